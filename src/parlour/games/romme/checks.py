"""Checks of a position, so that a deal can be played on from it to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...cards import bits, twins
from ...core.errors import NotationError
from ...core.notation import Draft
from ...pieces import joker_text, jokers, nearest
from .deal import RommeDeal
from .options import RommeOptions
from .state import CUT, PLAY

PHASES = ("CUT", "DRAW", "PLAY")
DUES = ("", "use", "meld", "play")


def check(deal: RommeDeal, draft: Draft) -> None:
    """Raise `NotationError` unless the deal, made of a position's numbers, can be played on."""
    for meld in draft.meld:
        if not jokers.is_meld(meld, deal.limits):
            rule = "O-around_the_corner" if jokers.goes_around(meld) else "R4.1"
            raise nearest.no_meld(joker_text.write(meld), rule)
    if draft.phase == CUT and not deal.rauben:
        raise NotationError("no_phase", "R3.7", text="CUT", allowed="rauben=true")
    check_seats(deal, draft)
    if draft.phase == CUT:
        check_cut(deal, draft)
    check_hands(deal, draft)
    check_turn(deal, draft)
    check_taken(deal.options, draft)
    check_seen(draft)
    check_refill(deal, draft)
    if not deal.legal():
        raise NotationError("dead_end", text=PHASES[draft.phase])


def check_hands(deal: RommeDeal, draft: Draft) -> None:
    """Raise `NotationError` unless all active seats have cards, their known ones among them."""
    for seat in range(deal.seats):
        hand, known = members(draft.hand, seat), members(draft.known, seat)
        plays = draft.sitting >> seat & (draft.phase != CUT)
        if bool(hand) != plays:
            raise NotationError("bad_hand", text=f"P{seat}", count=len(hand), wanted=plays)
        for card in known:
            if known.count(card) > hand.count(card):
                raise NotationError("not_in_hand", text=f"P{seat}", card=twins.name(card))


def deny(part: str, rule: str, *, unless: bool) -> None:
    """Raise `NotationError` for a part of a position that contradicts the rest, or the rules."""
    if not unless:
        raise NotationError("romme_contradicts", rule, text=part)


def check_seats(deal: RommeDeal, draft: Draft) -> None:
    """Raise `NotationError` if a seat that sits out takes part."""
    if draft.sitting.bit_count() < 2:
        raise NotationError("no_seat", text=f"P{draft.seat}")
    taking_part = [
        draft.seat,
        draft.dealer,
        draft.cutter,
        draft.robber,
        draft.seen_at,
        *draft.owner,
    ]
    for seat in (seat for seat in taking_part if seat >= 0):
        if not draft.sitting >> seat & 1:
            raise NotationError("no_seat", text=f"P{seat}")
    for part, seat in (("cutter", draft.cutter), ("robber", draft.robber)):
        deny(part, "R3.7", unless=seat < 0 or bool(deal.rauben))
    deny("robber", "R3.7", unless=draft.robber < 0 or draft.cutter < 0)


def check_cut(deal: RommeDeal, draft: Draft) -> None:
    """Raise `NotationError` unless the pack has been cut, and nothing more (rule R3.7)."""
    whole = deal.options.pack_size
    if len(draft.stock) < whole:
        raise NotationError("bad_stock", "R3.7", text="S", count=len(draft.stock), wanted=whole)
    others = [draft.active, draft.idle, draft.refills, draft.robber + 1, draft.seen + 1]
    deny("phase=CUT", "R3.7", unless=not any(others))
    deny("turn", "R3.7", unless=draft.seat == right_of_dealer(draft))


def right_of_dealer(draft: Draft) -> int:
    """Return the active seat to the right of the dealer."""
    seats = draft.sitting.bit_length()
    right = [seat for seat in range(seats) if draft.sitting >> seat & 1 and seat != draft.dealer]
    return max(right, key=lambda seat: (seat < draft.dealer, seat))


def check_turn(deal: RommeDeal, draft: Draft) -> None:
    """Raise `NotationError` unless the rules allow all that was done in the turn."""
    hand, phase = members(draft.hand, draft.seat), PHASES[draft.phase]
    for card in (draft.taken, draft.due_card):
        if card >= 0 and card not in hand:
            raise NotationError("not_in_hand", text=f"P{draft.seat}", card=twins.name(card))
    begun = draft.due or draft.staged or draft.drew or draft.laid or draft.fresh or draft.taken >= 0
    if begun and draft.phase != PLAY:
        raise NotationError("dead_end", "R5.1", text=phase)
    opened = draft.opened >> draft.seat & 1
    complete = opened or draft.staged >= deal.open_min
    if (draft.staged and complete) or (draft.fresh and not opened):
        raise NotationError("dead_end", "R6.4", text=phase)


def check_taken(options: RommeOptions, draft: Draft) -> None:
    """Raise `NotationError` unless the card may be taken and its use is still due."""
    due, opened = DUES[draft.due], draft.opened >> draft.seat & 1 and not draft.fresh
    took = draft.taken >= 0
    deny("drew", "R5.1", unless=not (took and draft.drew))
    deny("took", "R6.7", unless=not (took and options.redicard))
    deny("took", "O-take_discard", unless=not (took and options.take_discard == "never"))
    deny("took", "O-take_needs_open", unless=not (took and options.take_needs_open) or opened == 1)
    demand = {"must_use": "use", "must_meld": "meld"}.get(options.take_discard, "")
    if due and due == demand and not draft.laid:  # by the card taken
        fine = not draft.drew and (options.redicard or draft.taken == draft.due_card)
        deny("due", "O-take_discard", unless=fine)
    elif due:
        swaps = {"new_meld": "meld", "any_play": "play"} if options.joker_swap else {}
        asked = swaps.get(options.swapped_joker_use) == due and draft.due_card == bits.JOKER
        deny("due", "R6.6", unless=asked and bool(draft.laid and draft.opened >> draft.seat & 1))


def check_seen(draft: Draft) -> None:
    """Raise `NotationError` unless the card seen at the cut is in a possible place."""
    fine = draft.cutter < 0 or (bool(draft.stock) and not draft.refills)
    deny("seen_at", "R3.7", unless=draft.seen_at < 0 or draft.seen >= 0)
    if draft.seen >= 0:
        placed = draft.cutter >= 0 and draft.seen_at >= 0 and draft.cutter != draft.seen_at
        fine = placed and draft.seen in hidden_cards(draft, draft.seen_at)
        deny("seen", "R3.7", unless=not fine or draft.refills > 0 or not draft.stock)
    if not fine:
        raise NotationError("dead_end", "R3.7", text=PHASES[draft.phase])


def check_refill(deal: RommeDeal, draft: Draft) -> None:
    """Raise `NotationError` unless the stock and the cards drawn come from the refill."""
    deny("refills", "R10.1", unless=draft.refills <= deal.most_refills)
    if not draft.refills and not any(map(any, (draft.recycled, draft.shown, draft.got))):
        return
    seats = range(deal.seats)
    since = {"recycled": members(draft.recycled, 0)}
    for name, sets in (("shown", draft.shown), ("got", draft.got)):
        since |= {f"{name}{seat}": members(sets, seat) for seat in seats}
    for part, cards in since.items():
        deny(part, "R10.1", unless=not cards or draft.refills > 0)
    drawn = [since[f"got{seat}"] for seat in seats]
    possible = sorted(sum(drawn, draft.stock)) == sorted(since["recycled"])
    for seat, got in enumerate(drawn):  # cards drawn are hidden, or have been put down
        before = [draft.seen] if draft.seen >= 0 and draft.seen_at == seat else []
        had = since[f"shown{seat}"] + hidden_cards(draft, seat) if got or before else []
        if twins.without(had, got + before)[1] >= 0:
            possible = False
    if not possible:
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def check_sources(deal: RommeDeal, draft: Draft, watcher: int) -> None:
    """Raise `NotationError` unless the others' hidden and drawn cards can be dealt again.

    It does not matter how the cards that are hidden from the watcher are put in their places.
    """
    if not draft.refills:
        return
    others = [seat for seat in range(deal.seats) if seat != watcher]
    fresh = Counter(members(draft.recycled, 0))
    mine = Counter(members(draft.got, watcher))
    there = Counter(draft.stock)
    drawn = len(draft.stock)
    for seat in others:
        shown, got = members(draft.shown, seat), len(members(draft.got, seat))
        had = Counter(hidden_cards(draft, seat) + shown)
        drawn += got
        there += had
        if got > had.total():
            raise NotationError("romme_bad_refill", "R10.1", text=f"got{seat}")
    if not mine <= fresh or not fresh - mine <= there or drawn != (fresh - mine).total():
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def check_dealt(deal: RommeDeal, seen: RommeDeal) -> None:
    """Raise `NotationError` unless a deal equals another one, dealt again for a seat.

    Cards that others have put down can lack a source although there are enough cards; only dealing
    shows that.
    """
    seats = range(deal.seats)
    for seat in seats:
        for sets, anew in ((deal.hand, seen.hand), (deal.got, seen.got)):
            if len(members(sets, seat)) != len(members(anew, seat)):
                raise NotationError("romme_bad_refill", "R10.1", text=f"shown{seat}")
    cards, others = (
        Counter(it.left_in_stock() + [card for seat in seats for card in members(it.hand, seat)])
        for it in (deal, seen)
    )
    if cards != others:
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def hidden_cards(draft: Draft, seat: int) -> list[int]:
    """Return the cards of a seat that not everybody has seen."""
    return twins.without(members(draft.hand, seat), members(draft.known, seat))[0]


def members(sets: Sequence[int], seat: int) -> list[int]:
    """Return the cards of a seat's counted set."""
    return twins.members(*sets[4 * seat : 4 * seat + 4])
