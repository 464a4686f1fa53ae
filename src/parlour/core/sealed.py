"""Checks that the packs of a match in a file are those that were sealed, as any player can.

The first checks take the seals alone, deal by deal: the table's chain, the seats' shares, the
seating and the first dealer, the order of the pack, the seed.  Then the match is played again, to
compare the log's links and the cards that were seen.  A `ReplayError` names the first difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from ..proof import (
    BUDGETED,
    LINKS,
    SEATED,
    SHARES,
    VERSION,
    chain,
    chance,
    deal_key,
    first_dealer,
    log_link,
    pack_of,
    seats_key,
)
from .deal import Deal
from .errors import ParlourError, ReplayError
from .game import AnyGame
from .mistap import texts_in
from .options import Options
from .replay import Came, Proof, Replay, ReplayedDeal, SealedDeal, SeatTip, Seen, Step
from .seating import Seating
from .suggest import meant
from .table import PERSON, TakenBack


class Checked(NamedTuple):
    """The number of deals that are as sealed, and of the seats' shares in them.

    `alone` counts the deals without any share, whose packs the server could choose.
    """

    deals: int
    shares: int
    alone: int = 0


def check(replay: Replay, games: Mapping[str, AnyGame]) -> Checked:
    """Return what was checked; `ReplayError` names the first thing that differs from its seal."""
    sealed = replay.proof
    if sealed is None:
        raise ReplayError("seal_none")
    wanted = min(len(replay.deals), LINKS)  # later deals have no seals
    if len(sealed.deals) != wanted:
        raise ReplayError("seal_count", count=len(sealed.deals), wanted=wanted)
    if sealed.version > VERSION:
        raise ReplayError("seal_version", version=sealed.version, known=VERSION)
    if sealed.version > 1 and sealed.table != sealed.chain:
        raise ReplayError("seal_table")
    if replay.game not in games:
        like = meant(replay.game, games)
        raise ReplayError("unknown_game", game=replay.game, allowed=", ".join(games), **like)
    keys = check_seals(replay, sealed, games[replay.game])
    check_budgets(replay, sealed)
    check_lines(replay, sealed, games[replay.game].hides)
    SealedMatch(replay, sealed, keys).run(games)
    if sealed.flaw is not None:
        deal = sealed.flaw.facts.get("deal", 0)
        raise ReplayError("seal_found", deal=deal, flaw=sealed.flaw.code)
    shares = [sum(map(bool, deal.shares)) for deal in sealed.deals]
    return Checked(len(keys), sum(shares), shares.count(0))


def check_seals(replay: Replay, sealed: Proof, game: AnyGame) -> list[bytes]:
    """Return the deals' keys, after checking all that follows from them."""
    try:
        options = game.options_type.of(replay.options)
        pack = game.pack(options, replay.seats)
    except (ParlourError, ValueError) as error:
        raise ReplayError("replay_refused", text=str(error)) from error
    if sealed.pack != game.pack_text(pack):
        raise ReplayError("seal_cards")
    seated = sealed.version >= SEATED
    if sealed.drawing != (game.drawing(options, replay.seats) if seated else None):
        raise ReplayError("seal_drawing")
    before, keys, bots = bytes.fromhex(sealed.chain), list[bytes](), tuple[str, ...]()
    for number, (deal, seal) in enumerate(zip(replay.deals, sealed.deals, strict=False), 1):
        secret = bytes.fromhex(seal.secret)
        if chain(secret, 1) != before:
            raise ReplayError("seal_chain", deal=number)
        check_shares(number, seal, sealed.tips, replay)
        for seat, bot in enumerate(bots[: replay.seats]):
            if bot and seal.shares[replay.chairs[seat]]:  # it was there when the deal before began
                raise ReplayError("seal_share", deal=number, player=seat + 1)
        for seen in sealed.seen:
            if seen.deal == number and seen.tips is not None:
                check_shares(number, seal, seen.tips, replay)
        key = deal_key(sealed.table, number, secret, [*map(bytes.fromhex, seal.shares)])
        if number == 1:
            check_seats(replay, deal, key, game, options)
        check_pack(number, deal, game.pack_text(pack_of(key, pack)))
        if game.reshuffles and deal.seed != chance(sealed.version, key):
            raise ReplayError("seal_chance", deal=number)
        before, bots = secret, seal.seated
        keys.append(key)
    return keys


def check_seats(
    replay: Replay, deal: ReplayedDeal, key: bytes, game: AnyGame, options: Options
) -> None:
    """Check the seating and the first dealer by the key of the first deal."""
    wanted: Seating | None = None
    dealer = first_dealer(key, replay.seats)
    if replay.proof is not None and replay.proof.drawing is not None:
        pack = pack_of(seats_key(key), game.pack(options, replay.seats))
        wanted, dealer = game.seating(options, replay.seats, pack), 0
    if replay.seating != wanted:
        raise ReplayError("seal_seats")
    if deal.dealer != dealer:
        raise ReplayError("seal_dealer")


def check_shares(number: int, seal: SealedDeal, tips: Sequence[SeatTip], replay: Replay) -> None:
    """Check that each share is the link of its chair's chain for this deal."""
    count, wanted, chairs = len(seal.shares), replay.seats, replay.chairs
    if count != wanted:
        raise ReplayError("seal_shares", deal=number, count=count, wanted=wanted)
    for chair, share in enumerate(seal.shares):
        tip = next((it for it in reversed(tips) if it.seat == chair and it.first <= number), None)
        if not share:
            continue
        links = number - tip.first + 1 if tip else 0
        fits = tip is not None and 0 < links <= SHARES
        if not fits or chain(bytes.fromhex(share), links).hex() != (tip and tip.tip):
            seat = chairs.index(chair) if chair in chairs else chair
            raise ReplayError("seal_share", deal=number, player=seat + 1)


def check_budgets(replay: Replay, sealed: Proof) -> None:
    """Check that every bot had one of the two budgets that the seals name."""
    if sealed.version < BUDGETED:
        return
    if sealed.budgets is None:
        raise ReplayError("seal_budgets")
    most, least = sealed.budgets.most, sealed.budgets.least
    for it in replay.bots:
        if it.bot != PERSON and it.budget not in (most, least):
            raise ReplayError(
                "seal_budget", player=it.seat + 1, budget=it.budget, most=most, least=least
            )
    for seen in sealed.seen:
        if seen.budgets not in (None, sealed.budgets):
            raise ReplayError("seal_budget_told", deal=seen.deal, player=seen.seat + 1)


def check_lines(replay: Replay, sealed: Proof, hides: Sequence[str]) -> None:
    """Compare the actions with those that seats were told.

    This precedes playing the match again: the rules may refuse an action that was replaced, or it
    may change the cards that later actions move.
    """
    for seen in sealed.seen:
        if seen.lines is None or seen.deal > len(replay.deals):
            continue
        lines = [text.removeprefix("P") for text in replay.deals[seen.deal - 1].actions]
        for move, (told, line) in enumerate(zip_longest(seen.lines, lines), 1):
            if told is None or line is None or not is_told(told, line, seen.seat, hides):
                played, expected = (it.partition(" ")[2] if it else "–" for it in (told, line))
                raise ReplayError(
                    "seal_line",
                    deal=seen.deal,
                    player=seen.seat + 1,
                    move=move,
                    played=played,
                    expected=expected,
                )


def check_pack(number: int, deal: ReplayedDeal, wanted: str) -> None:
    """Compare the order of a pack with the sealed one, card by card."""
    found, sealed = deal.deck.split(), wanted.split()
    if len(found) != len(sealed):
        raise ReplayError("seal_size", deal=number, count=len(found), wanted=len(sealed))
    for place, (card, expected) in enumerate(zip(found, sealed, strict=True), 1):
        if card != expected:
            raise ReplayError("seal_pack", deal=number, place=place, card=card, expected=expected)


class SealedMatch:
    """The match played again, beside its log and what was seen of it."""

    def __init__(self, replay: Replay, sealed: Proof, keys: list[bytes]) -> None:
        self.replay, self.sealed, self.keys = replay, sealed, keys
        self.lines: list[str] = []
        self.watched: list[Watched] = []
        self.number, self.link = 0, b""
        self.seq = 0  # deals, actions and take-backs so far

    def run(self, games: Mapping[str, AnyGame]) -> None:
        """Play the match again."""
        step = None
        for step in self.replay.run(games):
            if step.what == "dealt":
                self.close()
                self.number, self.lines = step.match.number, []
                self.seq += 1
                chairs = self.replay.chairs
                self.watched = [Watched(it, chairs[it.seat]) for it in self.seen(self.number)]
            self.look(step)
            if step.what == "action":
                self.check_bot(step.seat)
                self.seq += 1
                text = step.match.game.format(step.match.deal, step.code)
                self.lines.append(f"{step.seat} {text}")
            elif step.what == "taken_back":
                self.check_company(step)
                self.seq += 1
                self.lines.append(TakenBack(step.seat, step.code, step.by).line)
            elif step.what == "scored":
                self.check_points(step.match.rows[-1].points)
        if step is not None:
            self.look(step)  # the last deal may be unfinished
        self.close()

    def check_bot(self, seat: int) -> None:
        """Check that a seat is played by the bot that the seal of the deal names."""
        if not 0 < self.number <= len(self.keys):
            return
        if seat >= len(seated := self.sealed.deals[self.number - 1].seated) or not seated[seat]:
            return
        there = [it for it in self.replay.bots if it.seat == seat and it.since <= self.seq]
        if not there or there[-1].bot != seated[seat]:
            bot = there[-1].bot if there else PERSON
            raise ReplayError(
                "seal_bot", deal=self.number, player=seat + 1, bot=bot, expected=seated[seat]
            )

    def check_company(self, step: Step) -> None:
        """Check that a person takes a decision back, and that another agrees or all are bots."""
        bots = {it.seat for it in self.replay.bots if it.bot != PERSON}
        if step.by >= 0:
            bots = set()
        if 0 < self.number <= len(self.keys):
            seated = self.sealed.deals[self.number - 1].seated
            bots |= {place for place, bot in enumerate(seated) if bot}
        people = {*range(self.replay.seats)} - bots
        if step.seat not in people or (step.by not in people if step.by >= 0 else len(people) > 1):
            move = len(self.lines) + 1
            raise ReplayError("replay_take_back", deal=self.number, move=move)

    def check_points(self, points: tuple[int, ...]) -> None:
        """Compare the points of a deal with those that a seat was shown."""
        for watched in self.watched:
            if watched.seen.points not in (None, points):
                raise watched.differs("seal_points")

    def seen(self, number: int) -> Iterator[Seen]:
        """Yield what was seen of a deal."""
        for seen in self.sealed.seen:
            if seen.deal == number:
                if seen.seat >= self.replay.seats:
                    raise ReplayError("seal_seen", deal=number, player=seen.seat + 1)
                yield seen

    def look(self, step: Step) -> None:
        """Compare what was seen after the present number of actions."""
        for watched in self.watched:
            watched.look(step.match.deal, len(self.lines))

    def close(self) -> None:
        """Compare the log's link after a deal."""
        if 0 < self.number <= len(self.keys):
            self.link = log_link(self.link, self.keys[self.number - 1], self.lines)
            seal = self.sealed.deals[self.number - 1]
            if self.link.hex() != seal.log:
                raise ReplayError("seal_log", deal=self.number)
            for watched in self.watched:
                watched.close(seal)


class Watched:
    """The cards that a seat has seen of a deal, beside the deal played again."""

    def __init__(self, seen: Seen, chair: int) -> None:
        self.seen = seen
        self.chair = chair  # names the share of the seat's player
        self.hands: list[Counter[str]] = []
        """The hand after each number of actions."""
        self.dealt = False

    def look(self, deal: Deal, after: int) -> None:
        """Compare what was seen after *after* actions; called once per number, in order."""
        if after < len(self.hands):
            return
        view = deal.view(self.seen.seat)
        self.hands.append(Counter(view.hand))
        if view.hand and not self.dealt:
            self.dealt = True
            if other := Counter(self.seen.hand) - self.hands[after]:
                raise self.differs("seal_hand", card=min(other))
            if self.seen.hand and (short := self.hands[after] - Counter(self.seen.hand)):
                raise self.differs("seal_short", card=min(short))
        if after == 0 and (hidden := {*self.seen.open} - texts_in(view)):
            raise self.differs("seal_open", card=min(hidden))
        for came in self.seen.came:
            if came.after == after:
                self.compare(came)

    def compare(self, came: Came) -> None:
        """Compare the cards that came into the hand."""
        if came.since is not None and came.since >= came.after:
            raise self.differs("seal_when", move=came.since)
        wanted = self.hands[came.after].copy()
        if came.since is not None:
            wanted -= self.hands[came.since]
        shown = Counter(came.cards)
        if shown != wanted:
            card, expected = (min(it, default="–") for it in (shown - wanted, wanted - shown))
            raise self.differs("seal_came", move=came.after, card=card, expected=expected)

    def close(self, seal: SealedDeal) -> None:
        """Check that the deal had everything that was seen, and the seat's share."""
        seen = self.seen
        for came in seen.came:
            if came.after >= len(self.hands):
                raise self.differs("seal_when", move=came.after)
        if seen.given and seal.shares[self.chair] != seen.given:
            raise self.differs("seal_given")

    def differs(self, code: str, **facts: str | int) -> ReplayError:
        """Return the error about a difference from what was seen."""
        seen = self.seen
        return ReplayError(code, "", deal=seen.deal, player=seen.seat + 1, **facts)


def is_told(told: str, line: str, seat: int, hides: Sequence[str]) -> bool:
    """Return whether a seat may be told this of an action: another seat's may be hidden."""
    if told == line:
        return True
    by, _, action = told.partition(" ")
    return by != str(seat) and line.startswith(f"{by} ") and action in hides
