"""The table: what is decided changes nothing, what is applied is all there is."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import pytest

from parlour import GAMES
from parlour.core import texts
from parlour.core.errors import (
    IllegalAction,
    MatchOver,
    NotationError,
    NotToTry,
    OptionError,
    ParlourError,
    StaleMove,
    TableError,
    WrongSeat,
)
from parlour.core.events import (
    ActionPlayed,
    DealEnded,
    DealStarted,
    DecisionTakenBack,
    EndWished,
    Event,
    MatchEnded,
    Noted,
    SeatResigned,
)
from parlour.core.game import AnyGame
from parlour.core.replay import Replay
from parlour.core.table import (
    Agreed,
    Dealt,
    Decided,
    Played,
    Record,
    Resigned,
    Table,
    Tried,
)
from parlour.core.table_replay import replay_of

from .helpers import (
    COMPILED,
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


def image(table: Table) -> bytes:
    """Everything that a table tells anybody."""
    seats = range(table.match.seats)
    told: list[Any] = [table.seq, table.waiting, table.seat, table.sheet()]
    told += [(table.view(seat), table.legal(seat)) for seat in seats]
    return dump(told)


def new_table(game: AnyGame, seed: int, preset: str | None = None) -> tuple[Table, Player]:
    """A table that waits for its first pack, and somebody to play at it."""
    chance = random.Random(seed)
    options = random_options(game, preset or next(iter(game.presets)), chance)
    seats = chance.choice(game.seats_for(options))
    return Table(game, options, seats, chance.randrange(seats)), Player(game, chance)


def decide(table: Table, player: Player) -> Record | Decided:
    """Return the next step: a pack, or an action of the seat to act."""
    if table.waiting == "deal":
        match = table.match
        pack = random_pack(table.game, match.options, match.seats, player.chance)
        return table.decide_deal(pack)
    seat = some_seat(table, player.chance)
    deal = table.deal_for(seat)
    return table.decide_play(seat, table.game.format(deal, player.choose(deal)), table.seq)


def started(game: AnyGame, seed: int = 5) -> Table:
    """A table at which the first deal was dealt."""
    table = Table(game, game.options(), game.usual_seats(game.options()))
    table.apply(
        table.decide_deal(random_pack(game, game.options(), table.match.seats, random.Random(seed)))
    )
    return table


NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy"]


@each_preset
@seeded(scaled(16))
def test_the_notes_of_a_deal_add_up_to_its_result(game: AnyGame, preset: str, seed: int) -> None:
    """Notes account for every point and chip, and each note has its sentence."""
    table, player = new_table(game, seed, preset)
    lang = texts.languages()[seed % len(texts.languages())]
    for _ in range(3):
        notes: list[Noted] = []
        ended = table.waiting == "over"
        while not ended:
            before = table.sheet()
            events = table.apply(decide(table, player))
            assert (table.sheet() != before) == any(map(closes, events))  # pages count on that
            for event in events:
                ended |= isinstance(event, DealEnded)
                if isinstance(event, Noted):
                    check_sentence(note=event, game=game, lang=lang)
                    notes += [event] * (not ended)
        if notes:
            won = [
                sum(note.chips[seat] for note in notes if note.chips)
                for seat in range(table.match.seats)
            ]
            assert won == list(table.sheet().rows[-1].points)


def closes(event: Event) -> bool:
    """Return whether this is what changes the score sheet."""
    return isinstance(event, DealEnded | MatchEnded)


def check_sentence(note: Noted, game: AnyGame, lang: str) -> None:
    """Check that a note is a sentence in a language, with all its facts, for every reader."""
    assert texts.has(f"{game.id}-note-{note.kind}", lang)
    assert all(texts.has(f"{game.id}-{word}", lang) for word in note.words.values())
    for me in (-1, note.seat, note.other):
        line = note.say(game.id, lang, NAMES, me)
        assert not re.search(r"[{}$]|-note-|P\d", line), line
        assert ("Ada" in line) <= (0 in (note.seat, note.other))


@each_preset
@seeded(scaled(5))
def test_a_match_is_played_record_by_record(game: AnyGame, preset: str, seed: int) -> None:
    table, player = new_table(game, seed, preset)
    records: list[Record] = []
    for number in range(200 if COMPILED else 60):
        if table.waiting == "over":
            break
        assert table.seq == number
        before = image(table)
        step = decide(table, player)
        assert image(table) == before  # deciding changes nothing
        record = step.record if isinstance(step, Decided) else step
        records.append(msgspec.json.decode(dump(record), type=Record))
        assert records[-1] == record
        check_events(table, record, table.apply(step))
    again, _ = new_table(game, seed, preset)
    again.apply_all(records)
    assert image(again) == image(table)


def check_events(table: Table, record: Record, events: list[Event]) -> None:
    """The events tell what the record did, and the end where it came to one."""
    first, notes = events[0], [event for event in events if isinstance(event, Noted)]
    for note in notes:
        assert all(note.for_seat(seat) == note for seat in range(table.match.seats))
        assert msgspec.json.decode(dump(note), type=Event) == note
    events = [event for event in events if not isinstance(event, Noted)]
    kinds = [type(event) for event in events]
    if isinstance(record, Dealt):
        assert events == [DealStarted(table.match.number, table.match.dealer)]
        return
    assert isinstance(record, Played)
    assert isinstance(first, ActionPlayed)
    assert (first.seat, first.text) == (record.seat, record.action)
    assert first.kind == record.action.split()[0]
    ended = [DealEnded] * (table.waiting != "play") + [MatchEnded] * (table.waiting == "over")
    assert kinds[1:] == ended
    if ended:
        row = table.sheet().rows[-1]
        assert events[1] == DealEnded(row.number, row.kind, row.points, row.winner)
    if table.waiting == "over":
        assert events[2] == MatchEnded(table.match.ranking, table.match.places)
    for event in events:
        for seat in range(table.match.seats):
            masked = event.for_seat(seat)
            assert msgspec.json.decode(dump(masked), type=Event) == masked
            assert masked.for_seat(seat) == masked


@each_preset
@seeded(scaled(5))
def test_only_seats_that_may_act_get_legal_actions(game: AnyGame, preset: str, seed: int) -> None:
    table, player = new_table(game, seed, preset)
    for _ in range(60):
        if table.waiting == "over":
            break
        for seat in range(table.match.seats):
            legal = table.legal(seat)
            assert bool(legal) == table.may_act(seat)
            assert legal or seat != table.seat
            for action in legal:
                code = table.game.parse(table.match.deal, action.text)
                decided = table.decide_play(seat, action.text, table.seq)
                assert decided == (Played(seat, action.text), code)
                assert table.decide_play(seat, code) == decided
        table.apply(decide(table, player))


@each_game
def test_an_action_is_read_and_written_once(game: AnyGame, monkeypatch: Any) -> None:
    """A person's text is read and a record written; of a bot's code or a log's text only one."""
    calls: Counter[str] = Counter()
    table, twin, player = started(game), started(game), Player(game, random.Random(4))
    for name in ("parse", "format"):
        plain = getattr(type(game), name)

        def call(*args: Any, name: str = name, plain: Callable[..., Any] = plain) -> Any:
            calls[name] += 1
            return plain(*args)

        monkeypatch.setattr(type(game), name, call)
    for turn in range(40):
        if table.waiting == "play":
            code, by_text = player.choose(table.match.deal), turn % 2
            move = game.format(table.match.deal, code) if by_text else code
            calls.clear()
            decided = table.decide_play(table.seat, move)
            told = table.apply(decided)
            assert calls == ({"parse": 1, "format": 1} if by_text else {"format": 1})
            calls.clear()
            assert twin.apply(decided.record) == told
            assert calls == {"parse": 1}
    assert image(twin) == image(table)


@each_game
def test_cards_of_a_private_move_are_blanked(game: AnyGame) -> None:
    """Of a deal's moves, some are seen by everybody and, where not all is dealt, some by one."""
    seen: set[str] = set()
    table, player = started(game), Player(game, random.Random(3))
    deal = table.match.deal
    held = sum(len(deal.view(seat).hand) for seat in range(deal.seats))
    left_over = len(game.pack(deal.options, deal.seats)) > held
    while table.waiting == "play":
        (event, *_) = table.apply(decide(table, player))
        assert isinstance(event, ActionPlayed)
        for place, move in enumerate(event.moves):
            for seat in range(table.match.seats):
                masked = event.for_seat(seat).moves[place]
                may = move.seats is None or seat in move.seats
                assert masked.card == (move.card if may else None)
                assert (masked.source, masked.target) == (move.source, move.target)
                assert masked.seats is None
            seen.add("private" if move.seats else "public")
    assert seen == ({"private", "public"} if left_over else {"public"})


# -- refusals --------------------------------------------------------------------------------------


def refuses(table: Table, kind: type[ParlourError], code: str, act: Callable[[], object]) -> None:
    """The act is refused with this error, and nothing changes."""
    before = image(table)
    with pytest.raises(kind) as refused:
        act()
    assert type(refused.value) is kind
    assert refused.value.code == code
    assert image(table) == before


@each_preset
@seeded(scaled(5))
def test_what_is_tried_out_comes_so_and_changes_nothing(
    game: AnyGame, preset: str, seed: int
) -> None:
    table, player = new_table(game, seed, preset)
    tried: dict[str, Tried] = {}
    for _ in range(60):
        if table.waiting == "over":
            break
        seat, seq = table.seat, table.seq
        before = image(table)
        tried = {}
        for text in [action.text for action in table.legal(seat)[:12]]:
            with suppress(NotToTry):
                tried[text] = table.try_out(seat, [text], seq, seed)
        assert image(table) == before
        record = decide(table, player)
        table.apply(record)
        if not isinstance(record, Played) or record.action not in tried:
            continue
        found = tried[record.action]
        if found.view is not None:
            # Only what is public has moved, so the answer is what has come of it.
            assert (found.view, found.legal) == (table.view(seat), table.legal(seat))
        elif found.view is None:
            assert found.legal == ()


@each_game
def test_what_cannot_be_tried_out(game: AnyGame) -> None:
    table = started(game)
    seat = table.seat
    text = table.legal(seat)[0].text
    refuses(table, NotationError, "no_action", lambda: table.try_out(seat, ["nonsense"]))
    refuses(table, StaleMove, "stale_move", lambda: table.try_out(seat, [text], table.seq + 1))
    other = next(it for it in range(-1, table.match.seats) if not table.may_act(it))
    refuses(table, WrongSeat, "wrong_seat", lambda: table.try_out(other, [text]))


@each_game
def test_before_the_first_pack(game: AnyGame) -> None:
    table = Table(game, game.options(), game.usual_seats(game.options()))
    assert (table.waiting, table.seat, table.seq) == ("deal", -1, 0)
    assert [table.view(seat) for seat in range(table.match.seats)] == [None] * table.match.seats
    assert table.legal(0) == ()
    refuses(table, WrongSeat, "no_deal", lambda: table.decide_play(0, "pass"))
    refuses(table, NotationError, "bad_pack", lambda: table.decide_deal([1, 2, 3]))


@each_game
def test_during_a_deal(game: AnyGame) -> None:
    table = started(game)
    text, pack = table.legal(table.seat)[0].text, game.pack(game.options(), table.match.seats)
    refuses(table, WrongSeat, "deal_running", lambda: table.decide_deal(pack))
    for seat in [it for it in (-1, *range(table.match.seats), 99) if it != table.seat]:
        refuses(table, WrongSeat, "wrong_seat", partial(table.decide_play, seat, text))
    for at in (0, table.seq - 1, table.seq + 1, -1):
        refuses(table, StaleMove, "stale_move", partial(table.decide_play, table.seat, text, at))
    assert table.decide_play(table.seat, text, table.seq) == table.decide_play(table.seat, text)


@each_game
def test_an_illegal_action_is_refused_and_changes_nothing(game: AnyGame) -> None:
    table, player = started(game), Player(game, random.Random(1))
    seen, refused = set[str](), 0
    for _ in range(30):
        if table.waiting != "play":
            break
        legal = {action.text for action in table.legal(table.seat)}
        for text in sorted(seen - legal):
            deal = table.match.deal
            if game.format(deal, game.parse(deal, text)) in legal:
                continue  # another way to write what may be done
            before = image(table)
            with pytest.raises(IllegalAction):
                table.decide_play(table.seat, text)
            assert image(table) == before
            refused += 1
        seen |= legal
        table.apply(decide(table, player))
    assert refused > 10
    again = started(game)
    refuses(again, NotationError, "no_action", lambda: again.decide_play(again.seat, "nonsense"))


@each_game
def test_after_the_match(game: AnyGame) -> None:
    table, player = started(game), Player(game, random.Random(2))
    while table.waiting != "over":
        table.apply(decide(table, player))
    assert table.seat == -1
    assert table.sheet().over
    refuses(table, MatchOver, "match_over", lambda: table.decide_play(0, "pass"))
    pack = game.pack(game.options(), table.match.seats)
    refuses(table, MatchOver, "match_over", lambda: table.decide_deal(pack))


@each_game
def test_between_two_deals(game: AnyGame) -> None:
    table, player = started(game), Player(game, random.Random(4))
    while table.waiting == "play":
        table.apply(decide(table, player))
    if table.waiting == "deal":
        assert table.view(0) is not None  # the last deal stays to be looked at
        refuses(table, WrongSeat, "no_deal", lambda: table.decide_play(0, "pass"))


def between(game: AnyGame, persons: list[int], seed: int = 4) -> Table:
    """A table at which one deal has ended and the match has not."""
    options = game.options()
    table = Table(game, options, game.usual_seats(options), persons=persons)
    player = Player(game, random.Random(seed))
    table.apply(decide(table, player))
    while table.waiting == "play":
        table.apply(decide(table, player))
    assert table.waiting == "deal"
    return table


@each_game
def test_the_wish_of_the_last_person_ends_the_match(game: AnyGame) -> None:
    table = between(game, [0, 1])
    seq = table.seq
    wish = table.decide_agree(0, at=seq)
    assert wish == Agreed(0)
    assert msgspec.json.decode(dump(wish), type=Record) == wish
    assert table.apply(wish) == [EndWished(0, True)]
    assert table.agreed == frozenset([0])
    assert (table.waiting, table.seq) == ("deal", seq)
    assert table.decide_agree(0) is None  # it is known
    back = table.decide_agree(0, end=False)
    assert back
    assert table.apply(back) == [EndWished(0, False)]
    assert table.decide_agree(0, end=False) is None
    for seat in (1, 0):
        wish = table.decide_agree(seat)
        assert wish
        events = table.apply(wish)
    ended = MatchEnded(table.match.ranking, table.match.places, agreed=True)
    assert [it for it in events if not isinstance(it, Noted)] == [EndWished(0, True), ended]
    for event in events:
        assert msgspec.json.decode(dump(event), type=Event) == event.for_seat(1)
    assert (table.waiting, table.seq) == ("over", seq + 1)
    assert table.sheet().agreed
    for act in (lambda: table.decide_agree(0), lambda: table.decide_deal([])):
        refuses(table, MatchOver, "match_over", act)


@each_game
@pytest.mark.parametrize("running", [False, True])
def test_the_last_person_that_resigns_ends_the_match(game: AnyGame, running: bool) -> None:
    table = between(game, [0, 1])
    seq, totals = table.seq, list(table.match.totals)
    first = table.decide_resign(1, "random")
    assert first == Resigned(1, "random")
    assert msgspec.json.decode(dump(first), type=Record) == first
    assert table.apply(first) == [SeatResigned(1, "random")]
    assert (table.waiting, table.seq, set(table.persons)) == ("deal", seq, {0})
    refuses(table, WrongSeat, "no_person", lambda: table.decide_resign(1, "random"))
    if running:
        table.apply(decide(table, Player(game, random.Random(1))))
    seq = table.seq
    last = table.decide_resign(0, "random")
    assert last == Resigned(0)
    events = table.apply(last)
    match = table.match
    ended = MatchEnded(match.ranking, match.places, resigned=0)
    assert [it for it in events if not isinstance(it, Noted)] == [SeatResigned(0, ""), ended]
    for event in events:
        assert msgspec.json.decode(dump(event), type=Event) == event.for_seat(1)
    assert (table.waiting, table.seq, table.sheet().resigned) == ("over", seq + 1, 0)
    assert (match.ranking[-1], match.places[0]) == (0, match.seats)
    assert max(match.places[1:]) < match.seats
    assert bool(sum(match.totals) - sum(totals)) <= any(isinstance(it, Noted) for it in events)
    refuses(table, MatchOver, "match_over", lambda: table.decide_resign(0, "random"))


@each_game
def test_the_match_does_not_wait_for_a_resigned_player(game: AnyGame) -> None:
    table = between(game, [0, 1])
    wish = table.decide_agree(1)
    assert wish
    table.apply(wish)
    table.apply(table.decide_resign(0, "random"))
    assert (table.waiting, table.match.agreed, table.match.resigned) == ("over", True, -1)


@each_game
def test_bots_agree_to_anything_and_dealing_clears_the_wishes(game: AnyGame) -> None:
    table, other = between(game, [1]), between(game, [0, 1])
    wish = table.decide_agree(1)
    assert wish
    table.apply(wish)
    assert table.waiting == "over"
    wish = other.decide_agree(1)
    assert wish
    other.apply(wish)
    other.apply(decide(other, Player(game, random.Random(1))))
    assert other.agreed == frozenset()


@each_game
def test_a_match_is_not_ended_during_a_deal_or_by_a_bot(game: AnyGame) -> None:
    table = Table(game, game.options(), game.usual_seats(game.options()), persons=[0])
    refuses(table, TableError, "not_between_deals", lambda: table.decide_agree(0))
    table.apply(decide(table, Player(game, random.Random(1))))
    refuses(table, TableError, "not_between_deals", lambda: table.decide_agree(0))
    later = between(game, [0])
    for seat in (1, -1, 99):
        refuses(later, WrongSeat, "no_person", partial(later.decide_agree, seat))
    for at in (0, later.seq + 1):
        refuses(later, StaleMove, "stale_move", partial(later.decide_agree, 0, at=at))


@each_game
def test_a_table_has_the_games_seats(game: AnyGame) -> None:
    for seats in (0, 99):
        with pytest.raises(OptionError):
            Table(game, game.options(), seats)


@each_game
def test_the_record_names_the_decider_and_the_action_text(game: AnyGame) -> None:
    table = started(game)
    text = table.legal(table.seat)[0].text
    record, _ = table.decide_play(table.seat, f"  {text}  ", by="cautious")
    assert record == Played(table.seat, text, "cautious")
    assert b'"r":"played"' in dump(record)
    assert b'"r":"dealt"' in dump(Dealt((1, 2)))


@each_game
def test_a_person_among_bots_takes_decisions_back_one_after_the_other(game: AnyGame) -> None:
    chance = random.Random(game.id)
    seats = game.usual_seats(options := game.options())
    table = Table(game, options, seats, persons=[0])
    player, records = Player(game, chance), list[Record]()

    def go(step: Record | Decided) -> list[Event]:
        records.append(step.record if isinstance(step, Decided) else step)
        return table.apply(step)

    def shown() -> tuple[object, ...]:
        seen = [(dump(table.view(seat)), table.legal(seat)) for seat in range(seats)]
        return table.seat, seen, table.told(1)

    refuses(table, TableError, "take_back_late", lambda: table.decide_take_back(0))
    before: list[tuple[object, ...]] = []
    while len(before) < 3:
        if table.waiting == "deal":
            before.clear()
        elif table.seat == 0 and len(table.legal(0)) > 1:
            before.append(shown())
        elif not before:
            refuses(table, TableError, "take_back_none", lambda: table.decide_take_back(0))
        go(decide(table, player))
    if table.waiting != "play":
        refuses(table, TableError, "take_back_late", lambda: table.decide_take_back(0))
        return
    refuses(table, WrongSeat, "no_person", lambda: table.decide_take_back(1))
    refuses(table, StaleMove, "stale_move", lambda: table.decide_take_back(0, at=1))
    for number, position in enumerate(reversed(before), 1):
        seq = table.seq
        record = table.decide_take_back(0, at=seq)
        assert msgspec.json.decode(dump(record), type=Record) == record
        assert go(record) == [DecisionTakenBack(0, record.to)]
        assert (table.seq, table.taken_back) == (seq + 1, number)
        assert shown() == position
        late = partial(table.decide_take_back, 0, at=seq)
        refuses(table, StaleMove, "stale_move", late)
    go(decide(table, player))
    again = Table(game, options, seats, persons=[0])
    again.apply_all(records)
    assert image(again) == image(table)
    found = replay_of(game, options.to_dict(), seats, records, persons=[0])
    assert (found.version, found.taken_back) == (2, 3)
    assert Replay.read(found.to_text()).check(GAMES).deal == table.match.deal


def test_nothing_is_taken_back_where_another_person_plays() -> None:
    table, player = new_table(GAMES["gin"], 1)
    table.apply(decide(table, player))
    refuses(table, TableError, "take_back_unfair", lambda: table.decide_take_back(0))
