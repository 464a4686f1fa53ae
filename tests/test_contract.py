"""The interface's promises hold for every game, preset and combination of options."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields as fields_of

from parlour.cards.rng import Random
from parlour.core import texts
from parlour.core.actions import Actions
from parlour.core.codec import KIND_BITS, PAYLOAD, kind_of
from parlour.core.deal import Deal
from parlour.core.errors import (
    IllegalAction,
    MatchOver,
    NotationError,
    OptionError,
)
from parlour.core.game import AnyGame
from parlour.core.match import AnyMatch
from parlour.core.options import Options
from parlour.core.table_replay import replay_of
from parlour.search.playout import play_random
from parlour.search.policy import Policy

from .helpers import (
    Player,
    dump,
    each_game,
    each_preset,
    hands_are_dealt,
    kind,
    random_deal,
    random_options,
    random_pack,
    random_value,
    said,
    scaled,
    scores,
    seats_of,
    seeded,
    sparse,
    states,
    stream,
)

LONGEST_DEAL = 5_000
LARGEST = 2**64 - 1


def views(deal: Deal) -> list[bytes]:
    return [dump(deal.view(seat)) for seat in range(deal.seats)]


# -- legal actions ---------------------------------------------------------------------------------


@each_preset
@seeded(scaled(20))
def test_legal_is_sorted_unique_and_empty_only_at_the_end(
    game: AnyGame, preset: str, seed: int
) -> None:
    for deal in states(game, preset, seed):
        codes = deal.legal()
        assert codes == sorted(set(codes))
        assert bool(codes) == (deal.seat >= 0) == (not deal.over)
        assert all(0 <= code <= LARGEST for code in codes)
        assert -1 <= deal.seat < deal.seats


@each_preset
@seeded(scaled(50))
def test_every_deal_ends(game: AnyGame, preset: str, seed: int) -> None:
    deal = random_deal(game, preset, random.Random(seed))
    assert 0 < play_random(deal, seed) < LONGEST_DEAL
    assert deal.over


def neighbours(deal: Deal, pool: set[int], chance: random.Random) -> Iterator[int]:
    """Codes that differ from a legal one a little, that were legal elsewhere, and garbage."""
    legal = deal.legal()
    for code in chance.sample(legal, min(3, len(legal))):
        yield from (code - 1, code + 1, -code, code + 2**64, code ^ LARGEST)
        yield from (code ^ 1 << place for place in range(64))
    yield from chance.sample(sorted(pool), min(20, len(pool)))
    yield from (chance.getrandbits(64), chance.getrandbits(44), chance.getrandbits(8))
    yield from (0, -1, LARGEST, LARGEST + 1, 2**70, -(2**70))


def accepted(game: AnyGame, deal: Deal, code: int, seed: int) -> bool:
    """Whether the code is another form of a listed action, which then can be played and written."""
    if not deal.accepts(code):
        return False
    assert game.parse(deal, game.format(deal, code)) == code
    assert kind(game, deal, code) in {kind(game, deal, other) for other in deal.legal()}
    twin = deal.clone()
    twin.play(code)
    play_random(twin, seed)
    assert twin.over
    return True


@each_preset
@seeded(scaled(3))
def test_what_is_not_legal_is_refused_and_changes_nothing(
    game: AnyGame, preset: str, seed: int
) -> None:
    chance, pool = random.Random(seed), set[int]()
    for deal in sparse(states(game, preset, seed)):
        legal, before = set(deal.legal()), views(deal)
        place = "" if deal.over else game.describe(deal)
        for code in neighbours(deal, pool, chance):
            if code not in legal and not accepted(game, deal, code, seed):
                with pytest.raises(IllegalAction) as refused:
                    deal.play(code)
                said(refused.value)
        pool |= legal
        assert set(deal.legal()) == legal
        assert views(deal) == before
        assert deal.over or game.describe(deal) == place


@each_game
@given(payload=st.integers(0, PAYLOAD), code=st.integers(0, LARGEST))
def test_a_code_is_that_of_an_action_or_of_none(game: AnyGame, payload: int, code: int) -> None:
    deal = game.deal(seed=1)
    kinds = {kind_of(legal) for legal in deal.legal()} | {it << KIND_BITS for it in range(1, 16)}
    for number in (code, *(it | payload >> short for it in kinds for short in (0, 16, 30))):
        try:
            game.action(number)
        except ValueError:
            assert game.refusal(deal, number).code == "not_legal"


@each_preset
def test_play_refuses_codes_that_are_not_integers(game: AnyGame, preset: str) -> None:
    for deal in states(game, preset, 1):
        before, legal = views(deal), deal.legal()
        for wrong in ("x", None, 1.0, [1], *map(float, legal[:1])):
            with pytest.raises(TypeError):
                deal.play(wrong)
        assert views(deal) == before


@each_preset
@seeded(scaled(7))
def test_play_and_step_do_the_same(game: AnyGame, preset: str, seed: int) -> None:
    chance = random.Random(seed)
    played = random_deal(game, preset, chance)
    stepped, player = played.clone(), Player(game, chance)
    while played.seat >= 0:
        code = player.choose(played)
        played.play(code)
        stepped.step(code)
        assert views(played) == views(stepped)
        assert played.legal() == stepped.legal()
    assert scores(played) == scores(stepped)


class Looking(Policy):
    """Sees whether a list of what is legal says that there is a range in it."""

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        self.ranged = bool(legal.ranged)
        return legal.to_list()[0]


@each_preset
@seeded(scaled(8))
def test_every_amount_of_a_range_is_accepted_and_none_beyond(
    game: AnyGame, preset: str, seed: int
) -> None:
    chance = random.Random(seed)
    looking = Looking()
    for deal in states(game, preset, seed):
        legal = deal.legal()
        if legal:
            looking.decide(deal, Random(seed))
            assert looking.ranged == any(game.legal_action(deal, code).low for code in legal)
        for code in legal:
            shown = game.legal_action(deal, code)
            assert (shown.low is None) == (shown.high is None)
            if shown.low is None or shown.high is None:
                assert list(game.span(deal.view(deal.seat), code)) == [code]
                continue
            assert shown.text == f"{shown.kind} {shown.low}"
            span = game.span(deal.view(deal.seat), code)
            assert span == range(code, code + shown.high - shown.low + 1)
            inside = {shown.low, shown.high, chance.randint(shown.low, shown.high)}
            for amount in inside:
                assert accepted(game, deal, code - shown.low + amount, seed)
                assert game.format(deal, code - shown.low + amount) == f"{shown.kind} {amount}"
            for amount in (shown.low - 1, shown.high + 1):
                other = code - shown.low + amount
                assert other in legal or not deal.accepts(other)


# -- copies ----------------------------------------------------------------------------------------


@each_preset
@seeded(scaled(6))
def test_a_copy_is_equal_and_independent(game: AnyGame, preset: str, seed: int) -> None:
    target = None
    for deal in sparse(states(game, preset, seed)):
        before, legal = views(deal), deal.legal()
        twin = deal.clone()
        target = target or deal.clone()
        target.copy_from(deal)
        assert type(twin) is type(deal)
        assert twin.options is deal.options
        for copy in (twin, target):
            assert views(copy) == before
            assert copy.legal() == legal
            play_random(copy, seed)
        assert scores(twin) == scores(target)
        assert views(twin) == views(target)
        assert views(deal) == before
        assert deal.legal() == legal


@each_game
def test_a_copy_of_other_rules_is_refused(game: AnyGame) -> None:
    chance = random.Random(3)
    preset = next(iter(game.presets))
    deals = [random_deal(game, preset, chance) for _ in range(20)]
    other = next(it for it in deals if it.options != deals[0].options)
    with pytest.raises(ValueError, match="same rules"):
        deals[0].copy_from(other)


@each_game
@pytest.mark.parametrize("seat", [-1, 99])
def test_an_unknown_seat_is_refused(game: AnyGame, seat: int) -> None:
    deal = random_deal(game, next(iter(game.presets)), random.Random(4))
    pack = game.pack(deal.options, deal.seats)
    for ask in (deal.view, deal.score, lambda it: deal.resample(it, stream(1))):
        with pytest.raises(ValueError, match="no seat"):
            ask(seat)
    with pytest.raises(ValueError, match="no seat"):
        deal.start(pack, seat)
    with pytest.raises(ValueError, match="no seat"):
        game.deal(deal.options, deal.seats, seed=1, dealer=seat)
    with pytest.raises(OptionError) as refused:
        game.new_deal(deal.options, seat)
    said(refused.value)


# -- notation --------------------------------------------------------------------------------------


@each_preset
@seeded(scaled(5))
def test_every_legal_action_can_be_written_and_read(game: AnyGame, preset: str, seed: int) -> None:
    for deal in states(game, preset, seed):
        written = [game.format(deal, code) for code in deal.legal()]
        assert len(set(written)) == len(written)
        for code, text in zip(deal.legal(), written, strict=True):
            assert game.parse(deal, text) == code
            assert game.parse(deal, f"  {text} ") == code
            shown = game.legal_action(deal, code)
            assert shown.text == text
            assert shown.kind == kind(game, deal, code)
            assert all(card in text for card in shown.cards)
            action = game.action(code)
            assert game.codec.encode(action) == code
            assert msgspec.json.decode(dump(action), type=game.action_type) == action


@each_game
@given(text=st.text(max_size=40) | st.from_regex(r"(\w{4,7} )?[A2-9TJQKcdhs>\[\] T0-3]{0,30}"))
def test_no_text_does_harm(game: AnyGame, text: str) -> None:
    deal = game.deal(seed=5)
    for read in (lambda: game.parse(deal, text), lambda: game.position(text)):
        try:
            read()
        except (NotationError, OptionError) as error:
            said(error)


@each_preset
@seeded(scaled(3))
def test_a_position_says_everything(game: AnyGame, preset: str, seed: int) -> None:
    for deal in sparse(states(game, preset, seed)):
        if deal.over:
            with pytest.raises(NotationError):
                game.describe(deal)
            continue
        text = game.describe(deal)
        twin = game.position(text)
        assert game.describe(twin) == text
        assert views(twin) == views(deal)
        assert twin.legal() == deal.legal()
        assert twin.options == deal.options
        copy = deal.clone()
        assert play_random(copy, seed) == play_random(twin, seed)
        assert scores(copy) == scores(twin)
        assert views(copy) == views(twin)


# -- cards, points, views --------------------------------------------------------------------------


@each_preset
@seeded(scaled(6))
def test_cards_only_go_where_events_say(game: AnyGame, preset: str, seed: int) -> None:
    """A ledger kept from the moves alone agrees with every hand, until hands are laid open."""
    chance = random.Random(seed)
    deal = random_deal(game, preset, chance)
    player = Player(game, chance)
    seats = range(deal.seats)
    while not hands_are_dealt(deal):
        deal.play(player.choose(deal))
    unseen = Counter(game.pack_text(game.pack(deal.options, deal.seats)).split())
    places = defaultdict[str, Counter[str]](Counter)
    for seat in seats:
        places[f"hand:{seat}"].update(deal.view(seat).hand)
        unseen -= places[f"hand:{seat}"]
    while deal.seat >= 0:
        for seat in seats:
            assert Counter(deal.view(seat).hand) == +places[f"hand:{seat}"]
        code = player.choose(deal)
        for move in game.moves(deal, code):
            assert move.card is not None
            heaps = [places[move.source], unseen, *[places["pile"]] * game.reshuffles]
            next(heap for heap in heaps if heap[move.card])[move.card] -= 1
            places[move.target][move.card] += 1
        deal.play(code)


NAMED = re.compile(r"\*|(?<!\*)[A2-9TJQK][cdhs]")  # in a run, *4c is a joker


@each_preset
@seeded(scaled(5))
def test_no_card_is_lost(game: AnyGame, preset: str, seed: int) -> None:
    """The complete position names every card (and reading it refuses a card named too often)."""
    for deal in states(game, preset, seed):
        if not deal.over:
            pack = game.pack_text(game.pack(deal.options, deal.seats))
            text = game.describe(deal).partition("opt:")[0]
            assert Counter(pack.split()) - Counter(NAMED.findall(text)) == Counter()


@each_preset
@seeded(scaled(30))
def test_the_result_says_what_the_deal_scores(game: AnyGame, preset: str, seed: int) -> None:
    *_, deal = states(game, preset, seed)
    result = game.result(deal)
    assert list(result.points) == scores(deal)
    assert -1 <= result.winner < deal.seats
    assert result.kind
    assert result.winner < 0 or result.points[result.winner] == max(result.points)


@each_preset
@seeded(scaled(4))
def test_a_view_goes_over_the_wire(game: AnyGame, preset: str, seed: int) -> None:
    expected: Any = game.view_type
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            view: Any = deal.view(seat)
            assert isinstance(view, expected)
            assert msgspec.json.decode(dump(view), type=game.view_type) == view
            assert view == deal.view(seat)
            with pytest.raises(AttributeError):
                view.seat = 0


@each_game
def test_a_view_has_the_fields_of_both_parts(game: AnyGame) -> None:
    parts = [*fields_of(game.public_type), *fields_of(game.own_type)]
    view = fields_of(game.view_type)
    assert [(it.name, it.type) for it in view] == [(it.name, it.type) for it in parts]


@each_preset
@seeded(scaled(4))
def test_the_public_part_holds_nothing_that_a_seat_does_not_know(
    game: AnyGame, preset: str, seed: int
) -> None:
    """Whatever a seat cannot know may be dealt again: all that is public stays as it is."""
    for deal in states(game, preset, seed):
        public = dump(deal.public())
        for seat in seats_of(deal):
            twin = deal.clone()
            twin.resample(seat, Random(seed))
            assert dump(twin.public()) == public
            assert twin.own(seat) == deal.own(seat)


@each_preset
@seeded(scaled(4))
def test_a_view_has_lines_for_a_terminal(game: AnyGame, preset: str, seed: int) -> None:
    words = set()
    for deal in states(game, preset, seed):
        for seat in range(deal.seats):
            lines = game.lines(deal.view(seat))
            assert all("\n" not in text for _, text in lines)
            words |= {word for word, _ in lines}
    for language in texts.languages():
        assert [word for word in words if not texts.has(f"{game.id}-line-{word}", language)] == []


# -- options and packs -----------------------------------------------------------------------------


@each_game
def test_the_number_of_players_that_is_told_is_that_of_the_seats(game: AnyGame) -> None:
    names = [field.name for field in game.options_type.fields() if field.seats]
    fewest, most = game.seats[0], game.seats[-1]
    for name in names:
        options = game.options_type.of({name: most})
        match = game.match(options, fewest, seed=1)
        deal = match.deal
        assert match.options == deal.options == game.deal(options, fewest, seed=1).options
        assert getattr(match.options, name) == fewest
        text = game.describe(deal)
        assert f"{name}=" not in text
        for written in (text, f"{text} ¦ opt: {name}={most}"):
            assert game.position(written) == deal
        assert game.load(deal.dump()) == deal
        told = replay_of(game, options.to_dict(), fewest, ())
        assert told.options[name] == told.seats == fewest


@each_preset
@seeded(60)
def test_options_are_values(game: AnyGame, preset: str, seed: int) -> None:
    options: Options = random_options(game, preset, random.Random(seed))
    assert type(options).of(options.to_dict()) == options
    assert type(options).of(options.changed()) == options
    texts_of = {name: str(value) for name, value in options.to_dict().items()}
    assert type(options).read(texts_of) == options.to_dict()
    assert hash(options) == hash(type(options).of(options.to_dict()))
    with pytest.raises(AttributeError):
        setattr(options, options.fields()[0].name, None)


@each_game
@seeded(200)
def test_an_option_is_accepted_or_refused_with_the_reason(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    names = {field.name for field in game.options_type.fields()}
    fields = chance.sample(game.options_type.fields(), 5)
    values: dict[str, Any] = {field.name: random_value(field, chance) for field in fields}
    try:
        options = game.options(**values)
    except OptionError as refused:
        error = refused
    else:
        assert {name: options.to_dict()[name] for name in values} == values
        return
    assert {error.facts["option"], error.facts["other"]} <= names
    assert error.rule
    said(error)


@each_game
def test_a_wrong_value_is_refused(game: AnyGame) -> None:
    for field in game.options_type.fields():
        wrong: list[Any] = [field.low - 1, field.high + 1, 1.5, "nonsense", [1]]
        for value in wrong if field.kind == "int" else ["nonsense", 7, [1]]:
            values: dict[str, Any] = {field.name: value}
            with pytest.raises(OptionError) as refused:
                game.options(**values)
            assert refused.value.facts["option"] == field.name
            assert isinstance(refused.value, ValueError)
            said(refused.value)
        for text in ("", "--5", "٣", "9" * 5000, "1.5"):
            with pytest.raises(OptionError):
                field.read(text)


@each_game
def test_a_preset_is_understood_by_its_former_name_and_listed_by_its_present_one(
    game: AnyGame,
) -> None:
    assert not game.former_presets.keys() & game.presets.keys()
    for former, name in game.former_presets.items():
        assert game.preset(former) == name
        assert game.options(former) == game.options(name)


@each_game
def test_an_unknown_option_or_preset_is_refused(game: AnyGame) -> None:
    wrong: list[tuple[str | None, dict[str, Any]]] = [("nonsense", {}), (None, {"nonsense": 1})]
    for preset, values in wrong:
        with pytest.raises(OptionError) as refused:
            game.options(preset, **values)
        assert refused.value.facts["option"] == "nonsense"
        said(refused.value)


@each_game
def test_only_a_whole_pack_is_dealt(game: AnyGame) -> None:
    pack = list(game.pack(game.options(), game.usual_seats(game.options())))
    for wrong in ([], pack[1:], [*pack, pack[0]], [*pack[1:], pack[1]], [*pack[1:], 999]):
        with pytest.raises(NotationError) as refused:
            game.deal(cards=wrong)
        said(refused.value)
    for seed in (-1, 2**64):
        with pytest.raises(ValueError, match="seed"):
            game.deal(seed=seed)
    with pytest.raises(ValueError, match="one of"):
        game.deal(seed=1, cards=pack)


@each_game
def test_a_pack_can_be_given_in_three_ways(game: AnyGame) -> None:
    seeded_deal = game.deal(seed=11)
    chance = random.Random(11)
    pack = random_pack(game, game.options(), game.usual_seats(game.options()), chance)
    assert views(game.deal(cards=pack)) == views(game.deal(deck=game.pack_text(pack)))
    assert views(seeded_deal) == views(game.deal(seed=11)) != views(game.deal(seed=12))


# -- matches ---------------------------------------------------------------------------------------


def play_match(match: AnyMatch, seed: int, deals: int) -> None:
    chance = random.Random(seed)
    for _ in range(deals):
        play_random(match.deal, chance.getrandbits(64))
        match.advance()
        if match.over:
            return


@each_preset
@seeded(scaled(4))
def test_a_match_adds_its_deals_up(game: AnyGame, preset: str, seed: int) -> None:
    chance = random.Random(seed)
    options = random_options(game, preset, chance)
    match = game.match(options, chance.choice(game.seats_for(options)), seed=seed)
    again = game.match(options, match.seats, seed=seed)
    for each in (match, again):
        play_match(each, seed, 60)
    assert match.sheet() == again.sheet()
    sheet = match.sheet()
    assert [row.number for row in sheet.rows] == list(range(1, len(sheet.rows) + 1))
    assert sheet.over == match.over
    assert all(len(column.totals) == match.seats for column in sheet.columns)
    assert sheet.totals == tuple(match.totals)
    if match.over:
        assert sorted(sheet.ranking) == list(range(match.seats))
        assert sheet.places[sheet.ranking[0]] == 1
        places = [sheet.places[seat] for seat in sheet.ranking]
        assert places == sorted(places)
        with pytest.raises(MatchOver) as refused:
            match.start()
        said(refused.value)
    else:
        assert (sheet.ranking, sheet.places) == ((), ())


# -- the long night --------------------------------------------------------------------------------


@pytest.mark.long
@each_preset
@seeded(600, fresh=True)
def test_long_fuzz(game: AnyGame, preset: str, seed: int) -> None:
    """Everything at once, on deals that no run has seen before."""
    chance, pool = random.Random(seed), set[int]()
    for deal in states(game, preset, seed):
        legal = deal.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) == (deal.seat >= 0)
        if chance.random() < 0.1 and not deal.over:
            text = game.describe(deal)
            twin = game.position(text)
            for code in neighbours(deal, pool, chance):
                if code not in legal and not accepted(game, deal, code, seed):
                    with pytest.raises(IllegalAction):
                        deal.play(code)
            assert game.describe(deal) == text
            copy = deal.clone()
            assert play_random(copy, seed) == play_random(twin, seed)
            assert scores(copy) == scores(twin)
        pool |= set(legal)
    assert list(game.result(deal).points) == scores(deal)
