"""Checks of a position, so that a deal can be played on from it to its end."""

from __future__ import annotations

from ...cards import bits, counted, twins
from ...core.errors import NotationError
from ...pieces import joker_text, jokers, nearest
from . import hidden, state
from .deal import RommeDeal

PHASES = ("CUT", "DRAW", "PLAY")
DUES = ("", "use", "meld", "play")
WIDTH, KINDS = counted.WIDTH, hidden.KINDS


def check(deal: RommeDeal) -> None:
    """Raise `NotationError` unless the deal, made of a position's numbers, can be played on."""
    for i in range(deal.melds):
        meld = deal.meld[i]
        if not jokers.is_meld(meld, deal.limits):
            rule = "O-around_the_corner" if jokers.goes_around(meld) else "R4.1"
            raise nearest.no_meld(joker_text.write(meld), rule)
    if deal.phase == state.CUT and not deal.rauben:
        raise NotationError("no_phase", "R3.7", text="CUT", allowed="rauben=true")
    check_seats(deal)
    if deal.phase == state.CUT:
        check_cut(deal)
    check_hands(deal)
    check_turn(deal)
    check_taken(deal)
    check_seen(deal)
    check_refill(deal)
    if not deal.legal():
        raise NotationError("dead_end", text=PHASES[deal.phase])


def fits(good: object, part: str, rule: str) -> None:
    """Raise `NotationError` that names a part unless it fits the rest and the table's rules."""
    if not good:
        raise NotationError("romme_contradicts", rule, text=part)


def check_hands(deal: RommeDeal) -> None:
    """Raise `NotationError` unless all active seats have cards, their known ones among them."""
    for seat in range(deal.seats):
        at = WIDTH * seat
        count = counted.size(deal.hand, at)
        plays: bits.i32 = 0 if deal.phase == state.CUT else deal.sitting >> seat & 1
        if min(count, 1) != plays:
            raise NotationError("bad_hand", text=f"P{seat}", count=count, wanted=plays)
        stray = not_held(deal, at)
        if stray >= 0:
            raise NotationError("not_in_hand", text=f"P{seat}", card=twins.name(stray))


def not_held(deal: RommeDeal, at: bits.i32) -> bits.i32:
    """Return the first card that a hand has less often than everybody has seen it, or -1."""
    left = deal.known[at] & ~deal.hand[at]
    left |= deal.known[at + 1] & ~deal.hand[at + 1]
    left |= deal.known[at + 3] & ~deal.hand[at + 3]
    card: bits.i32 = -1
    if left:
        card = bits.first(left)
    elif deal.known[at + 2] > deal.hand[at + 2]:
        card = bits.JOKER
    return card


def check_seats(deal: RommeDeal) -> None:
    """Raise `NotationError` if a seat that sits out takes part."""
    if bits.count(deal.sitting) < 2:
        raise NotationError("no_seat", text=f"P{deal.seat}")
    taking_part = [deal.seat, deal.dealer, deal.cutter, deal.robber, deal.seen_at]
    for seat in taking_part + [deal.owner[i] for i in range(deal.melds)]:
        if seat >= 0 and not deal.sitting >> seat & 1:
            raise NotationError("no_seat", text=f"P{seat}")
    fits(deal.cutter < 0 or deal.rauben, "cutter", "R3.7")
    fits(deal.robber < 0 or (deal.rauben and deal.cutter < 0), "robber", "R3.7")


def check_cut(deal: RommeDeal) -> None:
    """Raise `NotationError` unless the pack has been cut, and nothing more (rule R3.7)."""
    whole = deal.options.pack_size
    count = deal.end - deal.top
    if count < whole:
        raise NotationError("bad_stock", "R3.7", text="S", count=count, wanted=whole)
    begun: bool = deal.robber >= 0 or deal.seen >= 0
    fits(not (begun or deal.active or deal.idle or deal.refills), "phase=CUT", "R3.7")
    fits(deal.seat == right_of_dealer(deal.sitting, deal.dealer), "turn", "R3.7")


def right_of_dealer(sitting: bits.i32, dealer: bits.i32) -> bits.i32:
    """Return the active seat to the right of the dealer."""
    seats = [seat for seat in range(8) if sitting >> seat & 1 and seat != dealer]
    before = [seat for seat in seats if seat < dealer]
    return max(before or seats)


def check_turn(deal: RommeDeal) -> None:
    """Raise `NotationError` unless the rules allow all that was done in the turn."""
    for card in (deal.taken, deal.due_card):
        if card >= 0 and not counted.held(deal.hand, WIDTH * deal.seat, card):
            raise NotationError("not_in_hand", text=f"P{deal.seat}", card=twins.name(card))
    phase = PHASES[deal.phase]
    acted = deal.drew | deal.laid | deal.fresh | deal.staged | deal.due
    if (acted or deal.taken >= 0) and deal.phase != state.PLAY:
        raise NotationError("dead_end", "R5.1", text=phase)
    opened = deal.opened >> deal.seat & 1
    most = 0 if opened else deal.open_min - 1
    if deal.staged > max(most, 0) or (deal.fresh and not opened):
        raise NotationError("dead_end", "R6.4", text=phase)


def check_taken(deal: RommeDeal) -> None:
    """Raise `NotationError` unless the card may be taken and its use is still due."""
    opened = deal.opened >> deal.seat & 1
    if deal.taken >= 0:
        fits(not deal.drew, "drew", "R5.1")
        fits(not deal.redicard, "took", "R6.7")
        fits(deal.take_mode != state.NEVER, "took", "O-take_discard")
        fits(not deal.take_needs_open or (opened and not deal.fresh), "took", "O-take_needs_open")
    if deal.due and deal.due == due_by(deal.take_mode) and not deal.laid:  # by the card taken
        right = deal.redicard or deal.taken == deal.due_card
        fits(not deal.drew and right, "due", "O-take_discard")
    elif deal.due:
        asked: bits.i32 = state.NOTHING
        if deal.swaps and deal.joker_use == state.NEW_MELD:
            asked = state.MELD_CARD
        if deal.swaps and deal.joker_use == state.ANY_PLAY:
            asked = state.PLAY_JOKER
        swapped: bool = asked == deal.due and deal.due_card == bits.JOKER
        fits(swapped and deal.laid and opened, "due", "R6.6")


def due_by(take_mode: bits.i32) -> bits.i32:
    """Return what is due after a card is taken."""
    due: bits.i32 = state.NOTHING
    if take_mode == state.MUST_USE:
        due = state.USE_CARD
    if take_mode == state.MUST_MELD:
        due = state.MELD_CARD
    return due


def check_seen(deal: RommeDeal) -> None:
    """Raise `NotationError` unless the card seen at the cut is in a possible place."""
    stock: bool = deal.top < deal.end
    fine: bool = deal.cutter < 0 or (stock and not deal.refills)
    fits(deal.seen_at < 0 or deal.seen >= 0, "seen_at", "R3.7")
    if deal.seen >= 0:
        fine = False
        if deal.cutter >= 0 and deal.seen_at >= 0 and deal.cutter != deal.seen_at:
            at = WIDTH * deal.seen_at
            fine = counted.held(deal.hand, at, deal.seen) > counted.held(deal.known, at, deal.seen)
        fits(not fine or deal.refills or not stock, "seen", "R3.7")
    if not fine:
        raise NotationError("dead_end", "R3.7", text=PHASES[deal.phase])


# -- after a refill --------------------------------------------------------------------------------


def check_refill(deal: RommeDeal) -> None:
    """Raise `NotationError` unless the stock and the cards drawn come from the refill."""
    fits(deal.refills <= deal.most_refills, "refills", "R10.1")
    if not deal.refills:
        check_no_refill(deal)
        return
    kinds: bits.i32x128 = [0] * 128
    hidden.tally(kinds, deal.recycled, 0, 1)
    for seat in range(deal.seats):
        hidden.tally(kinds, deal.got, WIDTH * seat, -1)
    count_stock(deal, kinds, -1)
    possible = is_empty(kinds)
    for seat in range(deal.seats):  # cards drawn are hidden, or have been put down
        for kind in range(KINDS):
            kinds[kind] = 0
        count_others(deal, kinds, seat)
        hidden.tally(kinds, deal.got, WIDTH * seat, -1)
        if deal.seen >= 0 and deal.seen_at == seat:
            kinds[deal.seen] -= 1
        if lacks(kinds):
            possible = False
    fits_refill(possible, "recycled")


def check_no_refill(deal: RommeDeal) -> None:
    """Raise `NotationError` for cards of a refill that has not happened."""
    fits(counted.size(deal.recycled, 0) == 0, "recycled", "R10.1")
    for seat in range(deal.seats):
        if counted.size(deal.shown, WIDTH * seat):
            fits(False, f"shown{seat}", "R10.1")
    for seat in range(deal.seats):
        if counted.size(deal.got, WIDTH * seat):
            fits(False, f"got{seat}", "R10.1")


def fits_refill(good: object, part: str) -> None:
    """Raise `NotationError` that names a part unless it fits the refill."""
    if not good:
        raise NotationError("romme_bad_refill", "R10.1", text=part)


def count_stock(deal: RommeDeal, kinds: bits.i32s, sign: bits.i32) -> None:
    """Add the cards of the stock to a count of each kind, or subtract them."""
    for i in range(deal.top, deal.end):
        kinds[deal.stock[i]] += sign


def count_others(deal: RommeDeal, kinds: bits.i32s, seat: bits.i32) -> None:
    """Add the cards that a seat may have drawn: hidden ones, or put down since the refill."""
    hidden.tally(kinds, deal.hand, WIDTH * seat, 1)
    hidden.tally(kinds, deal.known, WIDTH * seat, -1)
    hidden.tally(kinds, deal.shown, WIDTH * seat, 1)


def lacks(kinds: bits.i32s) -> bool:
    """Return whether more cards of a kind were subtracted from a count than added."""
    for kind in range(KINDS):
        if kinds[kind] < 0:
            return True
    return False


def is_empty(kinds: bits.i32s) -> bool:
    """Return whether as many cards of each kind were subtracted from a count as added."""
    for kind in range(KINDS):
        if kinds[kind]:
            return False
    return True


def check_sources(deal: RommeDeal, watcher: bits.i32) -> None:
    """Raise `NotationError` unless the others' hidden and drawn cards can be dealt again.

    It does not matter how the cards that are hidden from the watcher are put in their places.
    """
    if not deal.refills:
        return
    fresh: bits.i32x128 = [0] * 128
    there: bits.i32x128 = [0] * 128
    hidden.tally(fresh, deal.recycled, 0, 1)
    hidden.tally(fresh, deal.got, WIDTH * watcher, -1)
    count_stock(deal, there, 1)
    drawn: bits.i32 = deal.end - deal.top
    for seat in range(deal.seats):
        if seat != watcher:
            at = WIDTH * seat
            got = counted.size(deal.got, at)
            had = counted.size(deal.hand, at) + counted.size(deal.shown, at)
            fits_refill(got <= had - counted.size(deal.known, at), f"got{seat}")
            drawn += got
            count_others(deal, there, seat)
    possible = not lacks(fresh)
    for kind in range(KINDS):
        drawn -= fresh[kind]
        if fresh[kind] > there[kind]:
            possible = False
    fits_refill(possible and drawn == 0, "recycled")


def check_dealt(deal: RommeDeal, seen: RommeDeal) -> None:
    """Raise `NotationError` unless a deal equals another one, dealt again for a seat.

    Cards that others have put down can lack a source although there are enough cards; only dealing
    shows that.
    """
    kinds: bits.i32x128 = [0] * 128
    count_stock(deal, kinds, 1)
    count_stock(seen, kinds, -1)
    for seat in range(deal.seats):
        at = WIDTH * seat
        same: bool = counted.size(deal.hand, at) == counted.size(seen.hand, at)
        if not same or counted.size(deal.got, at) != counted.size(seen.got, at):
            fits_refill(False, f"shown{seat}")
        hidden.tally(kinds, deal.hand, at, 1)
        hidden.tally(kinds, seen.hand, at, -1)
    fits_refill(is_empty(kinds), "recycled")
