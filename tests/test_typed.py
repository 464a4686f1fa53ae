"""People type numbers, texts and short forms, which are matched with the legal actions."""

from __future__ import annotations

import random

import pytest

import parlour
from parlour.core.game import AnyGame, LegalAction
from parlour.core.notation import is_card, tokens
from parlour.core.typed import ListedAction, listed, meanings, near

from .helpers import each_preset, scaled, seeded, sparse, states

GIN = parlour.GAMES["gin"]
ROMME = parlour.GAMES["romme"]
RUMMY500 = parlour.GAMES["rummy500"]
LORUM = parlour.GAMES["lorum"]


ROMME_DEAL = "H: 6c 6h 6s 7c 7h Kd Qd Jd * 2s ¦ P: 9c ¦ T: [3h 4h 5h]"


def listed_at(game: AnyGame, position: str) -> list[ListedAction]:
    return listed(game, game.position(position))


OTHER = "O: 2d 3h 6c 6d 7s Tc Jc Qh Ks As"
GIN_DEAL = f"H: 2c 3c 4c 5d 5h 5s Kd 9s 9h 9c Qd ¦ {OTHER} ¦ D: 7c"
GIN_DRAW = f"H: 2c 3c 4c 5d 5h 5s Kd 9s 9h Qd ¦ {OTHER} ¦ D: 7c ¦ phase=DRAW"


@pytest.mark.parametrize(
    ("game", "position", "words", "found"),
    [
        (GIN, GIN_DRAW, "7c", ["take"]),
        (GIN, GIN_DRAW, "S", ["stock"]),
        (GIN, GIN_DRAW, "t 7♣", ["take"]),
        (GIN, GIN_DRAW, "kd", []),
        (GIN, GIN_DEAL, "5d", ["discard 5d"]),
        (GIN, GIN_DEAL, "kd", ["discard Kd", "knock Kd"]),
        (GIN, GIN_DEAL, "k KD", ["knock Kd"]),
        (GIN, GIN_DEAL, "Discard 5D", ["discard 5d"]),
        (GIN, GIN_DEAL, "D", "discard"),
        (GIN, GIN_DEAL, "5d 5h", []),
        (GIN, GIN_DEAL, "99", []),
        (GIN, GIN_DEAL, "hello", []),
        (ROMME, ROMME_DEAL, "meld 6c 6h 6s", ["meld [6c 6h 6s]"]),
        (ROMME, ROMME_DEAL, "m 6s,6H,6c", ["meld [6c 6h 6s]"]),
        (ROMME, ROMME_DEAL, "kd jd qd", ["meld [Jd Qd Kd]"]),
        (ROMME, ROMME_DEAL, "7c 7h *", ["meld [7c 7h *]"]),
        (ROMME, ROMME_DEAL, "meld 6c", []),
        (ROMME, ROMME_DEAL, "lay *", ["lay *>T0.lo", "lay *>T0.hi"]),
        (ROMME, ROMME_DEAL, "l * hi", ["lay *>T0.hi"]),
        (ROMME, ROMME_DEAL, "2s", ["discard 2s"]),
    ],
)
def test_short_forms(game: AnyGame, position: str, words: str, found: list[str] | str) -> None:
    legal = listed_at(game, position)
    if isinstance(found, str):
        found = [it.action.text for it in legal if it.action.kind == found]
        assert len(found) > 1
    assert meanings(words, legal) == found


def test_brackets_tell_a_long_run_from_two_short_ones() -> None:
    """L0: a knocker may lay 8s to Ks out as one run or as two; without brackets it is asked."""
    hand = "H: Jd Qd Kd 8s 9s Ts Js Qs Ks 2c ¦ O: 2d 3h 6c 6d 7s Tc Jc Qh As 4c ¦ D: 7c"
    legal = listed_at(GIN, f"{hand} ¦ opt: arrange=manual ¦ phase=SHOW_KNOCKER")
    one, two = "arrange [Jd Qd Kd] [8s 9s Ts Js Qs Ks]", "arrange [Jd Qd Kd] [8s 9s Ts] [Js Qs Ks]"
    assert meanings(one, legal) == meanings(one.upper(), legal) == [one]
    assert meanings(two, legal) == meanings(f"  {two.lower()}", legal) == [two]
    assert sorted(meanings("arrange jd qd kd 8s 9s ts js qs ks", legal)) == [one, two]


def test_a_range_is_one_entry_with_every_amount() -> None:
    legal = [
        ListedAction(LegalAction("fold", "fold", ())),
        ListedAction(LegalAction("raise 2", "raise", (), 2, 2, 20)),
    ]
    assert meanings("2", legal) == ["raise 2"]
    assert meanings("2 7", legal) == ["raise 7"]
    assert meanings("raise 20", legal) == ["raise 20"]
    assert meanings("r 7", legal) == ["raise 7"]
    assert meanings("raise", legal) == ["raise 2", "raise 20"]
    assert meanings("raise 21", legal) == meanings("2 1", legal) == meanings("1 7", legal) == []


def test_a_misspelled_action_is_near_to_legal_ones() -> None:
    legal = listed_at(GIN, GIN_DEAL)
    assert near("dicard 5d", legal) == ["discard 5d"]
    assert set(near("knok", legal)) == {it.action.text for it in legal if it.action.kind == "knock"}
    assert near("", legal) == near("hello", legal) == []


def variants(words: str, chance: random.Random) -> list[str]:
    """Ways of typing an action's text that leave nothing out."""
    kind, _, rest = words.partition(" ")
    bare = rest.replace("[", " ").replace("]", " ").replace(">", " ").replace(".", " ")
    mixed = bare.split()
    chance.shuffle(mixed)
    return [words, words.upper(), f"  {words} ", f"{kind} {bare}", " ".join([kind, *mixed])]


@each_preset
@seeded(scaled(8))
def test_every_legal_action_can_be_typed(game: AnyGame, preset: str, seed: int) -> None:
    """By its number and by its text, in capitals, without brackets, in any order."""
    chance = random.Random(seed)
    for deal in sparse(states(game, preset, seed)):
        legal = listed(game, deal)
        numbered = list(enumerate(legal, 1))
        for number, it in chance.sample(numbered, min(len(numbered), 12)):
            assert meanings(str(number), legal) == [it.action.text]
            for words in variants(it.action.text, chance):
                assert it.action.text in meanings(words, legal)
            assert meanings(it.action.text, legal) == [it.action.text]


def shortened(words: str, chance: random.Random) -> str:
    """Some parts of an action's text, its kind perhaps cut short."""
    kind, *rest = tokens(words)
    kept = [part for part in rest if chance.random() < 0.7]
    return " ".join([kind[: chance.randint(0, len(kind))], *kept]).strip()


@each_preset
@seeded(scaled(12))
def test_nothing_doubtful_is_played(game: AnyGame, preset: str, seed: int) -> None:
    """An action found alone has all typed cards, and no other action has them, too."""
    chance = random.Random(seed)
    for deal in sparse(states(game, preset, seed)):
        legal = listed(game, deal)
        for it in chance.sample(legal, min(len(legal), 12)):
            words = shortened(it.action.text, chance)
            found = meanings(words, legal)
            if len(found) == 1 and not words.isdecimal():
                assert deal.accepts(game.parse(deal, found[0]))
                check_clear(legal, words, found[0])


def check_clear(legal: list[ListedAction], words: str, text: str) -> None:
    """Of an action that words mean alone: no other has their cards as well as it has."""
    typed_parts = tokens(words)
    rivals = [
        it.action.text
        for it in legal
        if cards_of(typed_parts) == cards_of(tokens(it.action.text))
        and has_parts(tokens(it.action.text), typed_parts, legal)
    ]
    whole = [it for it in rivals if sorted(tokens(it)[1:]) == sorted(typed_parts[1:])]
    whole += [it for it in rivals if sorted(tokens(it)[1:]) == sorted(typed_parts)]
    if rivals:
        assert text in rivals
        assert len(rivals) == 1 or whole == [text]


def cards_of(parts: list[str]) -> list[str]:
    """The cards among the parts of a text."""
    return sorted(filter(is_card, parts))


def has_parts(parts: list[str], short: list[str], legal: list[ListedAction]) -> bool:
    """Whether an action has what was typed: its kind, if one was, and words and places."""
    kinds = {it.action.kind for it in legal}
    named = {kind for kind in kinds if kind == short[0]} or {
        kind for kind in kinds if kind.startswith(short[0])
    }
    rest = short[1:] if named else short
    return (not named or parts[0] in named) and set(rest) <= set(parts[1:])
