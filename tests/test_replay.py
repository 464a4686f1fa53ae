"""Replays: a match as text that is played again, and refused where it does not come out."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.errors import ReplayError
from parlour.core.game import AnyGame
from parlour.core.replay import Replay, ReplayedDeal, Resignation
from parlour.core.table import Record, Table
from parlour.core.table_replay import replay_of

from .helpers import (
    Player,
    dump,
    each_game,
    each_preset,
    random_options,
    random_pack,
    scaled,
    seeded,
    some_seat,
)


def recorded(game: AnyGame, preset: str, seed: int, length: int) -> tuple[Table, Replay]:
    """A table after some records, and their replay."""
    chance = random.Random(seed)
    options = random_options(game, preset, chance)
    seats = chance.choice(game.seats_for(options))
    table, player = Table(game, options, seats, chance.randrange(seats)), Player(game, chance)
    dealer, records = table.match.dealer, list[Record]()
    while table.waiting != "over" and len(records) < length:
        if table.waiting == "deal":
            record: Record = table.decide_deal(random_pack(game, options, seats, chance))
        else:
            seat = some_seat(table, chance)
            deal = table.deal_for(seat)
            record = table.decide_play(seat, game.format(deal, player.choose(deal))).record
        table.apply(record)
        records.append(record)
    names = [f"player {seat}" for seat in range(seats)]
    return table, replay_of(game, options.to_dict(), seats, records, dealer, names)


@each_preset
@seeded(scaled(4))
def test_a_replay_comes_out_as_it_was_played(game: AnyGame, preset: str, seed: int) -> None:
    table, replay = recorded(game, preset, seed, random.Random(seed).randint(1, 250))
    again = Replay.read(replay.to_text())
    assert again == replay
    match = again.check(parlour.GAMES)
    assert match.sheet() == table.sheet()
    for seat in range(match.seats):
        assert dump(match.deal.view(seat)) == dump(table.view(seat))
    assert sum(len(deal.actions) + 1 for deal in replay.deals) == table.seq


@each_game
@seeded(5)
def test_a_replay_can_be_watched_step_by_step(game: AnyGame, seed: int) -> None:
    _, replay = recorded(game, next(iter(game.presets)), seed, 150)
    steps = []
    for step in replay.run(parlour.GAMES):
        deal = step.match.deal
        steps.append((step.match.number, step.what))
        if step.what == "action":  # the state is the one that the seat chose in
            assert step.seat == deal.seat
            assert deal.accepts(step.code)
            played = replay.deals[step.match.number - 1].actions
            text = played[steps.count(steps[-1]) - 1]
            done = game.format(deal, step.code)
            assert text in (done, f"P{step.seat} {done}")
        else:
            assert (step.seat, step.code) == (-1, -1)
            assert deal.over == (step.what == "scored")
    expected = []
    for number, record in enumerate(replay.deals, 1):
        expected += [(number, "dealt"), *[(number, "action")] * len(record.actions)]
        expected += [(number, "scored")] * (record.points is not None)
    assert steps == expected


@each_game
def test_the_file_is_readable_text(game: AnyGame) -> None:
    _, replay = recorded(game, next(iter(game.presets)), 1, 40)
    text = replay.to_text()
    assert text.endswith("}\n")
    loaded = msgspec.json.decode(text)
    assert (loaded["version"], loaded["game"]) == (1, game.id)
    assert loaded["names"] == list(replay.names)
    assert loaded["deals"][0]["deck"] == replay.deals[0].deck
    assert len(replay.deals[0].deck.split()) == len(game.pack(game.options(), replay.seats))


def ended_early(game: AnyGame, seed: int) -> tuple[Table, Replay]:
    """A match of one deal that all agreed to end then, and its replay; one person at seat 1."""
    chance = random.Random(seed)
    options = game.options()
    seats = game.usual_seats(options)
    table, player = Table(game, options, seats, persons=[1]), Player(game, chance)
    records: list[Record] = [table.decide_deal(random_pack(game, options, seats, chance))]
    table.apply(records[0])
    while table.waiting == "play":
        records.append(table.decide_play(table.seat, player.choose(table.match.deal)).record)
        table.apply(records[-1])
    wish = table.decide_agree(1)
    assert wish
    records.append(wish)
    table.apply(wish)
    return table, replay_of(game, options.to_dict(), seats, records, persons=[1])


@each_game
@seeded(3)
def test_a_replay_knows_that_all_agreed_to_end(game: AnyGame, seed: int) -> None:
    table, replay = ended_early(game, seed)
    assert table.waiting == "over"
    again = Replay.read(replay.to_text())
    assert again == replay
    assert again.check(parlour.GAMES).sheet() == table.sheet()
    *_, step = again.run(parlour.GAMES)
    assert step.what == "agreed"
    totals = tuple(total + 1 for total in table.match.totals)
    for wrong, code in [
        (msgspec.structs.replace(replay, agreed=totals), "replay_differs"),
        (msgspec.structs.replace(replay, deals=()), "replay_refused"),
        (change(replay, 0, actions=replay.deals[0].actions[:-1], points=None), "replay_refused"),
    ]:
        with pytest.raises(ReplayError) as refused:
            wrong.check(parlour.GAMES)
        assert refused.value.code == code


@each_game
@seeded(3)
def test_a_replay_names_the_seats_that_resigned_in_mid_deal(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    options = game.options()
    seats = game.usual_seats(options)
    table, player = Table(game, options, seats, persons=[0, 1]), Player(game, chance)
    records: list[Record] = [table.decide_deal(random_pack(game, options, seats, chance))]
    table.apply(records[0])
    while len(records) < 4 and table.waiting == "play":  # a stacked deal can be over sooner
        records.append(table.decide_play(table.seat, player.choose(table.match.deal)).record)
        table.apply(records[-1])
    for seat in (1, 0):
        records.append(table.decide_resign(seat, "random"))
        table.apply(records[-1])
    replay = replay_of(game, options.to_dict(), seats, records, persons=[0, 1])
    again = Replay.read(replay.to_text())
    assert again == replay
    assert again.check(parlour.GAMES).sheet() == table.sheet()
    *_, step = again.run(parlour.GAMES)
    assert (step.what, step.seat) == ("resigned", 0)
    totals = tuple(total + 1 for total in table.match.totals)
    wrong = msgspec.structs.replace(replay, resigned=Resignation(0, totals))
    with pytest.raises(ReplayError) as refused:
        wrong.check(parlour.GAMES)
    assert refused.value.code == "replay_differs"


@each_game
def test_a_replay_without_an_agreed_end_says_nothing_of_it(game: AnyGame) -> None:
    _, replay = recorded(game, next(iter(game.presets)), 3, 60)
    text = replay.to_text()
    assert "agreed" not in text
    assert Replay.read(text).agreed is None


def finished(game: AnyGame) -> Replay:
    """A replay of at least two finished deals."""
    for seed in range(100):
        _, replay = recorded(game, next(iter(game.presets)), seed, 400)
        if sum(deal.points is not None for deal in replay.deals) >= 2:
            return replay
    raise AssertionError("no match of two deals")


def change(replay: Replay, place: int, **values: Any) -> Replay:
    """The replay with one deal changed."""
    deals = list(replay.deals)
    deals[place] = msgspec.structs.replace(deals[place], **values)
    return msgspec.structs.replace(replay, deals=tuple(deals))


def broken(game: AnyGame) -> dict[str, tuple[Replay, str]]:
    """Replays that do not come out, each with the code of its refusal."""
    good = finished(game)
    first = good.deals[0]
    pack, points = first.deck.split(), first.points or ()
    replace = msgspec.structs.replace
    begun = replace(first, actions=first.actions[:-1], points=None)
    options = game.options_type.of(good.options)
    start = game.deal(options, good.seats, deck=first.deck, dealer=first.dealer)
    at_first = {game.format(start, code) for code in start.legal()}
    late = next(text for text in reversed(first.actions) if text not in at_first)
    far = replace(good, deals=tuple(replace(deal, dealer=99) for deal in good.deals))
    return {
        "points": (change(good, 0, points=tuple(it + 1 for it in points)), "replay_differs"),
        "no points": (change(good, 0, points=None), "replay_differs"),
        "points of an unfinished deal": (
            replace(good, deals=(replace(first, actions=first.actions[:-1]),)),
            "replay_differs",
        ),
        "a deal left unfinished": (
            replace(good, deals=(begun, replace(good.deals[1], dealer=first.dealer))),
            "replay_refused",
        ),
        "an action too many": (
            change(good, 0, actions=(*first.actions, first.actions[-1])),
            "replay_refused",
        ),
        "an action that is none": (change(good, 0, actions=("nonsense",)), "replay_refused"),
        "an action that is not legal": (
            change(good, 0, actions=(late,)),
            "replay_refused",
        ),
        "another dealer": (
            change(good, 1, dealer=(good.deals[1].dealer + 1) % good.seats),
            "replay_differs",
        ),
        "a dealer that is none": (far, "replay_refused"),
        "a negative dealer": (change(good, 0, dealer=-1), "replay_refused"),
        "a short pack": (change(good, 0, deck=" ".join(pack[1:])), "replay_refused"),
        "a card twice": (change(good, 0, deck=" ".join([*pack[:-1], pack[0]])), "replay_refused"),
        "no cards": (change(good, 0, deck="all of them"), "replay_refused"),
        "an unknown option": (replace(good, options={"nonsense": 1}), "replay_refused"),
        "too many seats": (replace(good, seats=99), "replay_refused"),
        "no deals": (replace(good, deals=()), "replay_empty"),
        "an unknown game": (replace(good, game="snap"), "unknown_game"),
    }


@each_game
def test_a_replay_that_does_not_come_out_is_refused(game: AnyGame) -> None:
    cases = broken(game)
    assert finished(game).check(parlour.GAMES).rows
    for name, (replay, code) in cases.items():
        with pytest.raises(ReplayError) as refused:
            replay.check(parlour.GAMES)
        assert refused.value.code == code, name
        assert isinstance(refused.value, ValueError)
        assert str(refused.value)


@each_game
def test_a_deal_after_the_end_of_the_match_is_refused(game: AnyGame) -> None:
    for seed in range(100):
        table, replay = recorded(game, next(iter(game.presets)), seed, 2000)
        if table.waiting == "over":
            break
    more = ReplayedDeal(table.match.dealer, replay.deals[0].deck, ())
    with pytest.raises(ReplayError) as refused:
        msgspec.structs.replace(replay, deals=(*replay.deals, more)).check(parlour.GAMES)
    assert refused.value.code == "replay_refused"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"version": 1}', '{"version": "1"}', b"\xff\xfe", "1" * 1000],
    ids=repr,
)
def test_text_that_is_not_a_replay_is_refused(text: str | bytes) -> None:
    with pytest.raises(ReplayError) as refused:
        Replay.read(text)
    assert refused.value.code == "no_replay"


@each_game
def test_another_version_is_refused(game: AnyGame) -> None:
    _, replay = recorded(game, next(iter(game.presets)), 2, 30)
    text = replay.to_text().replace('"version": 1', '"version": 4')
    with pytest.raises(ReplayError) as refused:
        Replay.read(text)
    assert refused.value.code == "replay_version"
    assert refused.value.facts == {"version": 4, "known": 3}
