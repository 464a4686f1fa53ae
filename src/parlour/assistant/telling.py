"""The texts for an assistant, in few characters and in the game's own words.

Seats have numbers in place of names: a name or a phrase is text of another person, who could write
orders for a language model into it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..core import rulebook, texts
from ..core.errors import NotToTry, ParlourError, TableError
from ..rl.prompt import Prompt, seat_names
from .seat import Sight

SHORT, LONG = 1000, 1800
"""The characters that a turn should have, and that it has at most."""
LAST, NEWS = 100, 500
"""The characters that the last news may have beside all actions, and beside their forms."""
HISTORY = 4000
"""The characters of a deal's history at most: those of its end."""
CUT = "…"


class Telling:
    """The texts about one sight of a table; *listing* has all actions in them, not only forms."""

    def __init__(self, sight: Sight, language: str, *, listing: bool = True) -> None:
        self._sight, self._language, self._listing = sight, language, listing
        names = seat_names(len(sight.players), sight.seat, language)
        self._prompt = Prompt(sight.game, sight.options, names, sight.seat, language)

    def turn(self) -> str:
        """Return what has happened, what the seat sees and what it can do.

        If that is too long, the earliest news are left out; if the actions leave no room for news,
        their forms stand for them.
        """
        news = [*self._prompt.news(self._sight.news, self._sight.totals)]
        sights = [] if self._sight.view is None else [*self._prompt.position(self._sight.view)]
        forms = [*sights, *self._state(listing=False)]
        listed = [*sights, *self._state(listing=True)] if self._listing else forms
        head = f"at {self._sight.at}"
        rest, least = (listed, LAST) if length([head, *listed]) <= SHORT - LAST else (forms, NEWS)
        kept = ending(news, max(SHORT - length([head, *rest]) - 1, least))
        found = "\n".join([head, *kept, *rest])
        return found if len(found) <= LONG else found[: LONG - 1] + CUT

    def table(self) -> str:
        """Return what is played, who sits where, and how the match stands."""
        sight, prompt = self._sight, self._prompt
        lines = [f"{prompt.say(f'{sight.game.id}-name')} ({sight.game.id})"]
        if own := [*prompt.own_options()]:
            lines.append(prompt.say("ask-options", options=" · ".join(own)))
        lines += [
            f"P{seat}: {name} ({kind})"
            for seat, (name, kind) in enumerate(zip(prompt.names, sight.players, strict=True))
        ]
        scores = zip(prompt.names, sight.totals, strict=True)
        totals = " · ".join(f"{name} {points}" for name, points in scores)
        lines += [prompt.say("cli-totals", points=totals), f"at {sight.at}"]
        return "\n".join([*lines, *self._waiting()])

    def history(self) -> str:
        """Return what has happened in this deal, or the end of that."""
        told = [*self._prompt.news(self._sight.history, self._sight.totals)]
        return "\n".join(ending(told, HISTORY))

    def rules(self, rule: str) -> str:
        """Return one rule; without an id the aim, the options and the ids of all rules."""
        if rule:
            return rulebook.find(self._sight.game.id, rule, self._language)
        known = rulebook.rules(self._sight.game.id, self._language)
        return "\n".join([*self._prompt.rules("short"), " ".join(known)])

    def allowed(self, action: str) -> str:
        """Return that an action can be played."""
        return self._prompt.say("ask-allowed", action=action)

    def _state(self, *, listing: bool) -> Iterable[str]:
        """Return what the seat can do, or why it cannot do anything."""
        if self._sight.actions:
            return self._prompt.choices(self._sight.actions, listing)
        return self._waiting()

    def _waiting(self) -> list[str]:
        """Return why the seat cannot do anything now, if so."""
        if self._sight.over:
            return [self._prompt.say("refused-match_over")]
        if self._sight.actions:
            return []
        dealt = self._sight.view is not None
        return [self._prompt.say("refused-wrong_seat" if dealt else "refused-no_deal")]


def length(lines: Iterable[str]) -> int:
    """Return the characters of lines, with their ends."""
    return sum(len(line) + 1 for line in lines) - 1


def ending(lines: list[str], most: int) -> list[str]:
    """Return the last lines that fit into a number of characters, after a mark for the others."""
    if length(lines) <= most:
        return lines
    room = most - len(CUT) - 1
    kept = len(lines)
    while kept and length(lines[kept - 1 :]) <= room:
        kept -= 1
    return [CUT, *lines[kept:]]


def refusal(error: ParlourError, language: str) -> str:
    """Return the sentence of a refusal, and the id of its rule if it has one."""
    sentence = error.say(language)
    return f"{sentence} ({error.rule})" if error.rule else sentence


def told_by(code: str, rule: str, facts: Mapping[str, str | int]) -> TableError:
    """Return a server's refusal as an error whose sentence the own catalogues say.

    A sentence that they do not have is not passed on: it could be anything.
    """
    known = texts.has(f"refused-{code}", texts.DEFAULT)
    if not known:
        return TableError("assistant_away", reason=code[:40])
    kind = NotToTry if code in ("try_hidden", "try_over") else TableError
    return kind(code, rule, **facts)
