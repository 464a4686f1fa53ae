"""Where the places of a pack go: what was found with other chips is what dealing shows."""

from __future__ import annotations

import random
from collections import Counter

from parlour.core.dealing import ELSEWHERE, STOCK, find, hands_by, places, probe
from parlour.core.game import AnyGame
from parlour.core.mistap import texts_in

from .helpers import Player, each_preset, random_options, random_pack, scaled, seeded


@each_preset
@seeded(scaled(6))
def test_what_a_match_carries_is_dealt_by_the_same_places(
    game: AnyGame, preset: str, seed: int
) -> None:
    """Through the deals of a match, what is known of the places is what many packs would show."""
    chance = random.Random(seed)
    options = random_options(game, preset, chance)
    seats = chance.choice(game.seats_for(options))
    player, match = Player(game, chance), game.match(options, seats, seed=seed)
    for _ in range(3):
        dealing = game, options, seats, match.dealer, match.carry()
        found = places(*dealing)
        assert found == find(list(probe(*dealing)), seats)
        deal, pack = match.deal.clone(), random_pack(game, options, seats, chance)
        deal.start(pack, match.dealer, carry=match.carry())
        hands = [Counter(deal.view(seat).hand) for seat in range(seats)]
        names = tuple(game.pack_text(pack).split())
        fixed = hands_by(found, names, seats)
        assert all(
            places_of in (hand, Counter()) for places_of, hand in zip(fixed, hands, strict=True)
        )
        assert found.find(STOCK) == deal.next_place()
        if game.draws and any(map(str.isdigit, found)):  # pages count on it
            up = {name for name, to in zip(names, found, strict=True) if to == ELSEWHERE}
            assert up <= texts_in(deal.view(0))
        while not match.deal.over:
            place, code = match.deal.next_place(), player.choose(match.deal)
            draws = game.format(match.deal, code) == game.draws
            match.deal.step(code)
            if draws and place >= 0:
                assert match.deal.next_place() in (place + 1, -1)
            else:
                assert match.deal.next_place() in (place, -1)
        match.settle()
        if match.over:
            break
        match.start()
