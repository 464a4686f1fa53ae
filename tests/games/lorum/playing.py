"""Deals of Lórum for its tests: hands and actions as the rules write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import parlour
from parlour.cards import high
from parlour.core.notation import read_cards
from parlour.games.lorum.deal import LorumDeal

GAME = parlour.GAMES["lorum"]


def at(text: str) -> LorumDeal:
    """Return the deal of a position."""
    return GAME.position(text)


def pack_for(hands: Sequence[str], dealer: int = 0) -> list[int]:
    """Return the pack that deals these hands, in two packets each from the dealer's right."""
    seats = len(hands)
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    grouped = [" ".join(re.findall("[cdhs][7-9TJQKA]+", hand)) for hand in hands]
    cards = [[high.high(card) for card in read_cards(hand)] for hand in grouped]
    half = len(cards[0]) // 2
    return [
        card for start in (0, half) for seat in order for card in cards[seat][start : start + half]
    ]


def dealt(hands: Sequence[str], dealer: int = 0, pool: int = 0, **options: str | int) -> LorumDeal:
    """Return a deal of these hands."""
    rules = GAME.options(None, **options)
    carry = (pool, *[rules.start_chips] * len(hands))
    pack = pack_for(hands, dealer)
    return GAME.deal(rules, len(hands), cards=pack, dealer=dealer, carry=carry)


def declaring(*, n: int = 4, dealer: int = 0, options: str = "") -> LorumDeal:
    """Return a deal in which nobody has been asked yet."""
    text = f"n={n} ¦ phase=DECLARE ¦ dealer=P{dealer}"
    return at(f"{text} ¦ opt: {options}" if options else text)


def play(deal: LorumDeal, *words: str) -> LorumDeal:
    """Play actions one after another, each by the seat written before it, ``P1 pass``."""
    for word in words:
        seat, _, action = word.partition(" ")
        assert f"P{deal.seat}" == seat, (word, deal.seat)
        deal.play(GAME.parse(deal, action))
    return deal


def say(deal: LorumDeal, *words: str) -> LorumDeal:
    """Play actions, each by the seat to act."""
    for word in words:
        deal.play(GAME.parse(deal, word))
    return deal


def legal(deal: LorumDeal) -> list[str]:
    """Return the texts of all legal actions."""
    return [GAME.format(deal, code) for code in deal.legal()]


def chips(deal: LorumDeal) -> list[int]:
    """Return what each seat has won or lost."""
    return [deal.score(seat) for seat in range(deal.seats)]


def pass_all(deal: LorumDeal) -> LorumDeal:
    """Let everybody pass."""
    return say(deal, *["pass"] * deal.seats)


def names(cards: Iterable[int]) -> list[str]:
    """Return the names of cards."""
    return [high.name(card) for card in cards]
