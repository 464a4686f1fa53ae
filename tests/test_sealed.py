"""A match on file against its seals: what is true passes, and every lie is found and named."""

from __future__ import annotations

import json
import tracemalloc
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import GAMES, bots, proof
from parlour.cli import main, verify
from parlour.core import sealed, texts
from parlour.core.dealing import STOCK
from parlour.core.errors import ReplayError
from parlour.core.game import AnyGame
from parlour.core.replay import Budgets, Came, Flaw, Proof, Replay, Seen
from parlour.core.table import Dealt
from parlour.server.ground.errors import TooMuch
from parlour.server.state.room import MAX_CHAINS, Room
from parlour.server.state.seals import KEPT_EVERY
from parlour.server.store.records import Happened, Readied, Tipped
from parlour.server.wire.protocol.client import NextMessage, TipMessage
from tests.helpers import each_game, said
from tests.sealing import ROOT, TABLE, TIP, Sealed, share

pytestmark = pytest.mark.once
CHAIN = proof.chain(ROOT, proof.LINKS).hex()


@cache
def match_of(name: str) -> Sealed:
    game = GAMES[name]
    table = Sealed(game, max(2, game.usual_seats(game.options())))
    table.play(2)
    table.play(3) if name == "gin" else None
    table.give_up() if table.room.table.waiting != "over" else None
    return table


@cache
def replay_of(name: str) -> Replay:
    return match_of(name).replay()


def with_proof(replay: Replay, **changes: Any) -> Replay:
    assert replay.proof is not None
    return msgspec.structs.replace(replay, proof=msgspec.structs.replace(replay.proof, **changes))


def proof_in(replay: Replay) -> Proof:
    assert replay.proof is not None
    return replay.proof


@each_game
def test_a_sealed_match_is_true(game: AnyGame) -> None:
    replay = replay_of(game.id)
    found = sealed.check(replay, GAMES)
    assert found.deals == found.shares == len(replay.deals) > 1
    assert bots.verify(replay, GAMES).difference is None


@each_game
def test_packs_follow_from_the_chains_alone(game: AnyGame) -> None:
    table = match_of(game.id)
    room, seats = table.room, len(table.room.seats)
    dealt = [
        it.record
        for it in table.entries
        if isinstance(it, Happened) and isinstance(it.record, Dealt)
    ]
    for k, record in enumerate(dealt, 1):
        shares = [bytes.fromhex(share(k)), *[b""] * (seats - 1)]
        key = proof.deal_key(CHAIN, k, proof.chain(ROOT, proof.LINKS - k), shares)
        assert list(record.cards) == proof.pack_of(key, room.pack)
        assert record.seed == (proof.chance(4, key) if game.reshuffles else 0)
        if k == 1 and record.seating is None:
            assert record.dealer == proof.first_dealer(key, seats)


@each_game
def test_each_place_of_the_pack_is_told_with_its_hand(game: AnyGame) -> None:
    told, begun = match_of(game.id).unsealed(), 0
    for step in replay_of(game.id).run(GAMES):
        if step.what == "dealt":
            deal, deck = step.match.deal, replay_of(game.id).deals[begun].deck.split()
            for seat in range(deal.seats):
                dealing = zip(deck, told[begun].dealing, strict=True)
                hand = [card for card, to in dealing if to == str(seat)]
                assert sorted(hand) == sorted(deal.view(seat).hand)
            begun += 1
    assert begun == len(told) > 1


@each_game
def test_each_card_that_is_drawn_comes_from_the_place_that_was_told(game: AnyGame) -> None:
    told, replay = match_of(game.id).unsealed(), replay_of(game.id)
    stock, drawn, at, drawer = list[str](), 0, 0, -1
    hands = list[Counter[str]]()
    for step in replay.run(GAMES):
        deal, number = step.match.deal, step.match.number
        now = [Counter(deal.view(seat).hand) for seat in range(deal.seats)]
        if step.what == "dealt":
            deck, dealing = replay.deals[number - 1].deck.split(), told[number - 1].dealing
            stock = deck[dealing.find(STOCK) :] if STOCK in dealing else []
            at = 0
        elif drawer >= 0 and at < len(stock):
            assert now[drawer] - hands[drawer] == Counter([stock[at]])
            at, drawn = at + 1, drawn + 1
        if deal.next_place() >= 0:  # as the engine itself has it
            assert game.pack_text(deal.left_in_stock()).split() == stock[at:]
        hands, drawer = now, -1
        if step.what == "action" and game.format(deal, step.code) == game.draws:
            drawer = step.seat
    assert (drawn > 0) == (STOCK in told[0].dealing) == bool(game.draws)


def seen_of(replay: Replay, every: int) -> list[Seen]:
    """Return what each seat's page notes that looks after every so many actions."""
    found, hands, looked, lines = list[Seen](), list[Any](), 0, 0
    for step in replay.run(GAMES):
        views = [step.match.deal.view(seat) for seat in range(replay.seats)]
        if step.what == "dealt":
            looked = lines = 0
            hands = [it.hand for it in views]
            up = [tuple(getattr(it, "pile", ())) for it in views]
            rows = enumerate(zip(hands, up, strict=True))
            number = step.match.number
            found += [Seen(number, seat, hand, None, up) for seat, (hand, up) in rows]
        elif lines > looked and (lines % every == 0 or step.what != "action"):
            for at, seat in enumerate(range(replay.seats), len(found) - replay.seats):
                gained = Counter(views[seat].hand) - Counter(hands[seat])
                came = Came(looked, lines, tuple(gained.elements()))
                found[at] = msgspec.structs.replace(found[at], came=(*found[at].came, came))
            looked, hands = lines, [it.hand for it in views]
        lines += step.what == "action"
    return found


@each_game
@pytest.mark.parametrize("every", [1, 5])
def test_cards_that_came_are_true_and_others_are_named(game: AnyGame, every: int) -> None:
    replay = replay_of(game.id)
    seen = seen_of(replay, every)
    found = sealed.check(with_proof(replay, seen=tuple(seen)), GAMES)
    assert found.deals == len(replay.deals)
    at = next((at for at, it in enumerate(seen) if any(come.cards for come in it.came)), None)
    if at is None:
        return  # nobody is given a card in this game after the deal
    it, pack = seen[at], proof_in(replay).pack.split()
    move, come = next((i, come) for i, come in enumerate(it.came) if come.cards)
    card = next(card for card in pack if card not in come.cards)
    false = msgspec.structs.replace(come, cards=(card, *come.cards[1:]))
    seen[at] = msgspec.structs.replace(it, came=(*it.came[:move], false, *it.came[move + 1 :]))
    with pytest.raises(ReplayError) as refused:
        sealed.check(with_proof(replay, seen=tuple(seen)), GAMES)
    said(refused.value)
    assert refused.value.code == "seal_came"
    assert refused.value.facts["move"] == come.after
    assert (refused.value.facts["card"], refused.value.facts["player"]) == (card, it.seat + 1)


def test_the_log_alone_wakes_the_same_seals() -> None:
    table = match_of("gin")
    again = Room(TABLE, table.opened)
    for entry in table.entries[1:]:
        again.apply(entry)
    assert again.seals is not None
    assert again.seal == table.room.seal
    assert again.unsealed == table.room.unsealed


def other_card(replay: Replay, deal: int = 0, places: tuple[int, int] = (30, 40)) -> Replay:
    """Return the match with two cards of a pack exchanged."""
    one, two = places
    deck = replay.deals[deal].deck.split()
    deck[one], deck[two] = deck[two], deck[one]
    deals = list(replay.deals)
    deals[deal] = msgspec.structs.replace(deals[deal], deck=" ".join(deck))
    return msgspec.structs.replace(replay, deals=tuple(deals))


def swapped(found: tuple[Any, ...]) -> tuple[Any, ...]:
    return (found[1], found[0], *found[2:])


def hand_of(replay: Replay) -> tuple[str, ...]:
    """Return the first hand of seat 0, in order."""
    deal = replay.deals[0]
    return tuple(sorted(GAMES["gin"].deal(deck=deal.deck, dealer=deal.dealer).view(0).hand))


def lies() -> dict[str, tuple[Replay, dict[str, Any]]]:
    """Return each lie of a server with the code it is to be named by, and where."""
    true = replay_of("gin")
    seals, deals = proof_in(true).deals, true.deals
    deck = deals[0].deck.split()
    late = share(2)
    first = msgspec.structs.replace(seals[0], shares=(late, ""))
    seed = msgspec.structs.replace(seals[0], secret="77" * 32)
    silent = msgspec.structs.replace(seals[1], shares=("", ""))
    stranger = msgspec.structs.replace(seals[0], shares=(share(1), share(1)))
    tip = msgspec.structs.replace(proof_in(true).tips[0], tip="99" * 32)
    hand = Seen(1, 0, (deck[51],))
    bot = msgspec.structs.replace(seals[0], seated=("", "strong"))
    return {
        "a changed card": (
            other_card(true),
            {"code": "seal_pack", "deal": 1, "place": 31, "card": deck[40], "expected": deck[30]},
        ),
        "a swapped pack": (
            msgspec.structs.replace(true, deals=swapped(deals)),
            {"code": "seal_dealer" if deals[0].dealer != deals[1].dealer else "seal_pack"},
        ),
        "another seed": (
            with_proof(true, deals=(seed, *seals[1:])),
            {"code": "seal_chain", "deal": 1},
        ),
        "a share of another deal": (
            with_proof(true, deals=(first, *seals[1:])),
            {"code": "seal_share", "deal": 1, "player": 1},
        ),
        "a share of a seat without a chain": (
            with_proof(true, deals=(stranger, *seals[1:])),
            {"code": "seal_share", "deal": 1, "player": 2},
        ),
        "a seat said to be silent": (
            with_proof(true, deals=(seals[0], silent, *seals[2:])),
            {"code": "seal_pack", "deal": 2},
        ),
        "a tip replaced": (
            with_proof(true, tips=(tip,)),
            {"code": "seal_share", "deal": 1, "player": 1},
        ),
        "a deal dropped": (
            msgspec.structs.replace(
                with_proof(true, deals=seals[1:]), deals=deals[1:], resigned=None
            ),
            {"code": "seal_chain", "deal": 1},
        ),
        "a deal dropped, its seal not": (
            msgspec.structs.replace(true, deals=deals[1:]),
            {"code": "seal_count"},
        ),
        "deals reordered": (
            msgspec.structs.replace(with_proof(true, deals=swapped(seals)), deals=swapped(deals)),
            {"code": "seal_chain", "deal": 1},
        ),
        "an action left out": (
            msgspec.structs.replace(true, deals=(*deals[:-1], shorter(deals[-1]))),
            {"code": "seal_log", "deal": len(deals)},
        ),
        "a hand that was shown otherwise": (
            with_proof(true, seen=(hand,)),
            {"code": "seal_hand", "deal": 1, "player": 1, "card": deck[51]},
        ),
        "a hand of a seat that is not there": (
            with_proof(true, seen=(Seen(1, 7, ()),)),
            {"code": "seal_seen", "player": 8},
        ),
        "a card turned up that was not": (
            with_proof(true, seen=(Seen(1, 0, (), None, (deck[51],)),)),
            {"code": "seal_open", "deal": 1, "card": deck[51]},
        ),
        "cards that came before they can": (
            with_proof(true, seen=(Seen(1, 0, (), None, (), (Came(3, 3, ()),)),)),
            {"code": "seal_when", "deal": 1, "move": 3},
        ),
        "cards that came after the deal": (
            with_proof(true, seen=(Seen(1, 0, (), None, (), (Came(None, 999, ()),)),)),
            {"code": "seal_when", "deal": 1, "move": 999},
        ),
        "a tip that came late": (
            with_proof(true, seen=(Seen(1, 0, (), ()),)),
            {"code": "seal_share", "deal": 1, "player": 1},
        ),
        "a tip told otherwise before": (
            with_proof(true, seen=(Seen(1, 0, (), (tip,)),)),
            {"code": "seal_share", "deal": 1, "player": 1},
        ),
        "a share that was given and left out": (
            with_proof(true, seen=(Seen(1, 0, (), given=late),)),
            {"code": "seal_given", "deal": 1, "player": 1},
        ),
        "a card that was held back": (
            with_proof(true, seen=(Seen(1, 0, hand_of(true)[1:]),)),
            {"code": "seal_short", "deal": 1, "player": 1, "card": hand_of(true)[0]},
        ),
        "points that were shown otherwise": (
            with_proof(true, seen=(Seen(1, 0, (), points=(-1, -1)),)),
            {"code": "seal_points", "deal": 1, "player": 1},
        ),
        "an action that was shown otherwise": (
            with_proof(true, seen=(Seen(1, 0, (), lines=("0 knock Kc",)),)),
            {"code": "seal_line", "deal": 1, "move": 1, "played": "knock Kc"},
        ),
        "actions that were not shown": (
            with_proof(true, seen=(Seen(1, 0, (), lines=()),)),
            {"code": "seal_line", "deal": 1, "move": 1, "played": "–"},
        ),
        "no budgets": (with_proof(true, budgets=None), {"code": "seal_budgets"}),
        "another budget of a bot": (
            with_proof(true, budgets=Budgets(500, 20)),
            {"code": "seal_budget", "player": 2, "budget": 2, "most": 500, "least": 20},
        ),
        "other budgets told before": (
            with_proof(true, seen=(Seen(1, 0, (), budgets=Budgets(500, 20)),)),
            {"code": "seal_budget_told", "deal": 1, "player": 1},
        ),
        "another bot": (
            with_proof(true, deals=(bot, *seals[1:])),
            {"code": "seal_bot", "deal": 1, "player": 2, "bot": "random", "expected": "strong"},
        ),
        "a flaw that only the device saw": (
            with_proof(true, flaw=Flaw("seal-kept", {"deal": 2})),
            {"code": "seal_found", "deal": 2, "flaw": "seal-kept"},
        ),
        "no seals": (msgspec.structs.replace(true, proof=None), {"code": "seal_none"}),
        "a pack too small": (
            msgspec.structs.replace(
                true,
                deals=(
                    msgspec.structs.replace(deals[0], deck=" ".join(deck[:-1])),
                    *deals[1:],
                ),
            ),
            {"code": "seal_size", "deal": 1, "count": 51, "wanted": 52},
        ),
        "another game": (
            msgspec.structs.replace(true, game="romme", options={}),
            {},
        ),
        "seats out of range": (
            msgspec.structs.replace(true, seats=4_000_000),
            {"code": "seal_shares"},
        ),
    }


def shorter(deal: Any) -> Any:
    return msgspec.structs.replace(deal, actions=deal.actions[:-1], points=None)


@pytest.mark.parametrize("name", lies())
def test_a_lie_is_found_and_named(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay, facts = lies()[name]
    with pytest.raises(ReplayError) as refused:
        sealed.check(replay, GAMES)
    said(refused.value)
    told = {"code": refused.value.code, **refused.value.facts}
    assert told == told | facts
    file = tmp_path / "verify.json"
    file.write_text(replay.to_text(), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert str(facts.get("deal", "")) in capsys.readouterr().out
    assert main(["verify", str(file), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ok"], answer["code"]) == (False, told["code"])


def test_a_chance_that_does_not_follow_is_named() -> None:
    replay = replay_of("romme")
    deals = (msgspec.structs.replace(replay.deals[0], seed=1), *replay.deals[1:])
    with pytest.raises(ReplayError) as refused:
        sealed.check(msgspec.structs.replace(replay, deals=deals), GAMES)
    assert refused.value.code == "seal_chance"


@pytest.mark.parametrize("sealing", [1, 2, 3])
def test_files_of_older_protocols_are_as_they_were_sealed(
    sealing: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Sealed(GAMES["romme"], 3, sealing=sealing)
    table.play(1)
    table.give_up()
    file = tmp_path / "verify.json"
    file.write_text(table.replay().to_text(), "utf-8")
    assert proof_in(table.replay()).version == sealing
    assert main(["verify", str(file), "--bots", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["deals"], told["shares"]) == (1, 1)


@each_game
def test_a_match_of_the_first_protocol_goes_on_and_is_true(game: AnyGame) -> None:
    table = Sealed(game, max(2, game.usual_seats(game.options())), sealing=1)
    table.deal()
    table.give_up()
    replay = table.replay()
    assert (proof_in(replay).table, proof_in(replay).version) == (TABLE, 1)
    seed = replay.deals[0].seed
    assert type(seed) is (int if game.reshuffles else type(None))
    assert sealed.check(replay, GAMES) == (1, 1, 0)
    for version, code in ((2, "seal_table"), (5, "seal_version")):
        with pytest.raises(ReplayError) as refused:
            sealed.check(with_proof(replay, version=version), GAMES)
        assert refused.value.code == code
        said(refused.value)
    chain = proof_in(replay).chain
    with pytest.raises(ReplayError) as refused:  # nobody can choose the protocol afterwards
        sealed.check(with_proof(replay, version=2, table=chain), GAMES)
    assert refused.value.code in ("seal_dealer", "seal_pack")


def test_what_was_really_seen_passes() -> None:
    replay = replay_of("gin")
    seen = []
    for number, deal in enumerate(replay.deals, 1):
        there = GAMES["gin"].deal(deck=deal.deck, dealer=deal.dealer)
        seen += [Seen(number, seat, there.view(seat).hand) for seat in range(2)]
    assert sealed.check(with_proof(replay, seen=tuple(seen)), GAMES).deals == len(replay.deals)


def test_a_bots_other_move_is_named_and_an_honest_one_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server chooses for its bot, and seals the log that comes of it."""
    table = Sealed(GAMES["gin"], 2)
    table.play(1)
    true = tmp_path / "true.json"
    table.give_up()
    true.write_text(table.replay().to_text(), "utf-8")
    assert main(["verify", str(true), "--bots"]) == 0
    table, lied = Sealed(GAMES["gin"], 2), ""
    while not table.room.table.match.rows:
        room = table.room
        if room.table.waiting == "deal":
            table.deal()
        elif not lied and room.table.seat == 1 and len(room.table.match.deal.legal()) > 1:
            name, budget, seed = room.bot
            own = bots.ask(bots.load(name, "gin"), room.game, room.table.match.deal, budget, seed)
            code = next(it for it in room.table.match.deal.legal() if it != own)
            lied = room.game.format(room.table.match.deal, code)
            table.do(room.decide_bot(code, budget).entry)
        else:
            table.act()
    table.give_up()
    file = tmp_path / "lie.json"
    file.write_text(table.replay().to_text(), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0  # cards are not the lie
    assert main(["verify", str(file), "--bots", "--json"]) == 1
    answer = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert answer["bots"]["difference"]["played"] == lied
    people = Sealed(GAMES["gin"], 2)  # its bot is never asked
    people.give_up()
    lines = [line_of(Replay.read(it.read_bytes())) for it in (true, file)]
    lines.insert(1, line_of(people.replay()))
    _, some, all_, text = verified(capsys, tmp_path / "deals.jsonl", *lines, bots=True)
    assert [(it["line"], it["bots"]["difference"]["played"]) for it in some] == [(3, lied)]
    assert (all_["failed"], all_["bots"]["moves"] > 0) == (1, True)
    assert "3: " in text


@pytest.mark.parametrize("language", texts.languages())
def test_the_terminal_says_what_is_true(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "verify.json"
    file.write_text(replay_of("gin").to_text(), "utf-8")
    assert main(["verify", str(file), "--lang", language]) == 0
    assert str(len(replay_of("gin").deals)) in capsys.readouterr().out


def damaged() -> list[bytes]:
    """Return invalid files: cut short, of another version, with numbers out of range."""
    true = replay_of("gin").to_text()
    assert TIP in true
    return [
        b"",
        b"\xff\xfe",
        *(true.encode()[:cut] for cut in range(1, len(true) - 2, len(true) // 7)),
        true.replace('"version": 1', '"version": 9').encode(),
        true.replace(TIP, TIP[:-1]).encode(),
        true.replace(TIP, TIP.upper() if TIP.upper() != TIP else "x" * 64).encode(),
        true.replace('"first": 1', '"first": 0').encode(),
        true.replace('"first": 1', '"first": 99999999999999999999').encode(),
        true.replace('"seat": 0,\n    "tip"', '"seat": -1,\n    "tip"').encode(),
        true.replace('"game": "gin"', '"game": "snap"').encode(),
        b"[" * 100_000,
    ]


@pytest.mark.parametrize("data", damaged(), ids=range(len(damaged())))
def test_bad_input_is_named(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "verify.json"
    file.write_bytes(data)
    status = 1 if b'"snap"' in data else 2  # such a game is not known; all else cannot be read
    assert main(["verify", str(file)]) == status
    assert capsys.readouterr().out.strip()


def test_deals_after_the_last_seal_do_not_count_as_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "LINKS", KEPT_EVERY)
    monkeypatch.setattr(sealed, "LINKS", KEPT_EVERY)
    table = Sealed(GAMES["gin"], 2, target=10_000)
    table.play(KEPT_EVERY + 1)
    table.deal()
    table.give_up()
    replay = table.replay()
    assert len(replay.deals) == KEPT_EVERY + 2
    assert sealed.check(replay, GAMES) == (KEPT_EVERY, KEPT_EVERY, 0)
    with pytest.raises(ReplayError) as refused:
        sealed.check(with_proof(replay, deals=proof_in(replay).deals[:-1]), GAMES)
    assert (refused.value.code, refused.value.facts["wanted"]) == ("seal_count", KEPT_EVERY)


# -- a download of many matches --------------------------------------------------------------------


def line_of(replay: Replay) -> bytes:
    """Return a match as a line of a server's download."""
    return msgspec.json.encode(replay) + b"\n"


def verified(
    capsys: pytest.CaptureFixture[str], file: Path, *lines: bytes, bots: bool = False
) -> tuple[int, list[dict[str, Any]], dict[str, Any], str]:
    """Return status, what is said of single matches and of all, and what the terminal says."""
    file.write_bytes(b"".join(lines))
    ask = ["verify", str(file), *(["--bots"] if bots else [])]
    status = main([*ask, "--json"])
    *some, all_ = map(json.loads, capsys.readouterr().out.splitlines())
    assert main(ask) == status == (0 if all_["ok"] else 1 if all_["failed"] else 2)
    return status, some, all_, " ".join(capsys.readouterr().out.split())


def test_of_many_matches_each_lie_is_named_with_its_line_and_the_rest_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    true = [replay_of("gin"), replay_of("romme")]
    told = lies()
    lines = [line_of(it) for it in (true[0], *(lie for lie, _ in told.values()), true[1])]
    file = tmp_path / "deals.jsonl"
    status, some, all_, text = verified(capsys, file, *lines)
    assert (status, all_["matches"], all_["failed"]) == (1, len(lines), len(told))
    assert all_["deals"] == all_["shares"] == sum(len(it.deals) for it in true)
    assert [it["line"] for it in some] == [*range(2, len(told) + 2)]
    for it, (_, facts) in zip(some, told.values(), strict=True):
        said_of = {"code": it["code"], **it["facts"]}
        assert said_of == said_of | facts
        assert f"{it['line']}: " in text
    status, some, all_, text = verified(capsys, file, lines[0], b"\n", lines[-1])
    assert (status, some, all_["matches"], all_["failed"]) == (0, [], 2, 0)


def test_an_invalid_match_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    true = line_of(replay_of("gin"))
    monkeypatch.setattr(verify, "LARGEST_BYTES", max(len(true), 60_000))
    bad = [
        (true[:300], "no_replay"),
        (true.replace(b'"version":1', b'"version":9', 1), "replay_version"),
        (b"[1]", "no_replay"),
        (b'"x"', "no_replay"),
        (b"\xff\xfe", "no_replay"),
        (true.replace(b'"gin"', b'"\xff"', 1), "no_replay"),
        (b'{"a":' * 9000, "no_replay"),
        (true[:-1] + b" " * 100_000, "replay_large"),
        (line_of(msgspec.structs.replace(replay_of("gin"), proof=None)), "seal_none"),
        (true[:-2], "no_replay"),  # the last is cut
    ]
    lines = [true, *(it.rstrip(b"\n") + b"\n" for it, _ in bad)]
    file = tmp_path / "deals.jsonl"
    _, some, all_, text = verified(capsys, file, *lines[:-1], lines[-1][:-1])
    assert [(it["line"], it["code"]) for it in some] == [
        (line, code) for line, (_, code) in enumerate(bad, 2)
    ]
    assert (all_["matches"], all_["failed"], all_["unread"]) == (len(lines), 1, len(bad) - 1)
    assert text
    for data in (b"", b"\n \n\n"):
        file.write_bytes(data)
        assert main(["verify", str(file), "--json"]) == 2
        assert json.loads(capsys.readouterr().out)["code"] == "replay_nothing"


FORMS = ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]


@pytest.mark.parametrize("encoding", FORMS)
def test_files_are_verified_in_the_encodings_that_people_have(
    encoding: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    true = replay_of("gin")
    file = tmp_path / "deals.jsonl"
    lines = (line_of(true) * 3).decode()
    for text in (true.to_text(), lines, lines.replace("\n", "\r\n")):
        file.write_bytes(text.encode(encoding))
        assert main(["verify", str(file)]) == 0, capsys.readouterr()
    file.write_bytes(lines.replace(TIP, TIP[::-1]).encode(encoding))
    assert main(["verify", str(file)]) == 1
    file.write_bytes(lines.encode(encoding)[:-9])  # within a letter of the last line
    assert main(["verify", str(file)]) == 2
    capsys.readouterr()
    file.write_bytes(true.to_text().encode(encoding))
    assert main(["replay", str(file)]) == 0
    assert Replay.read(true.to_text().encode(encoding)) == true
    assert Replay.read("\ufeff" + true.to_text()) == true


@pytest.mark.parametrize("language", texts.languages())
def test_of_a_file_that_cannot_be_read_nothing_is_said_to_be_false(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_bytes(b"PK\x03\x04\n\xff\n\x00\n")
    assert main(["verify", str(file), "--lang", language]) == 2
    shown = " ".join(capsys.readouterr().out.split())
    assert texts.say("cli-seals-unread", language, {"unread": 3, "lines": 3}) in shown
    assert texts.say("cli-seals-failed", language, {"failed": 3, "matches": 3}) not in shown


def test_of_many_matches_one_at_a_time_is_in_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    size = 1 << 20
    file.write_bytes((b"[" + b" " * size + b"]\n") * 50)
    main(["verify", str(file), "--json"])  # what is loaded once
    tracemalloc.start()
    try:
        assert main(["verify", str(file), "--json"]) == 2
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 8 * size
    assert len(capsys.readouterr().out.splitlines()) == 2 * (50 + 1)


def test_a_chain_of_shares_cannot_be_chosen_from() -> None:
    """Only one share fits a deal: neither the one before nor one later, nor another chain's."""
    table = Sealed(GAMES["gin"], 2)
    seals = table.room.seals
    assert seals is not None
    assert seals.fits(0, 1, share(1))
    for wrong in (share(2), TIP, share(1, ROOT), "00" * 32):
        assert not seals.fits(0, 1, wrong)
    assert not seals.fits(1, 1, share(1))
    table.play(1)
    assert seals.fits(0, 2, share(2))
    assert not seals.fits(0, 2, share(1))  # replayed


def test_a_new_tip_counts_once_nobody_can_have_foreseen_it() -> None:
    table = Sealed(GAMES["gin"], 2)
    other = bytes(32)
    tip = proof.chain(other, proof.SHARES).hex()
    table.play(1)
    room = table.room
    assert room.seals is not None
    table.ready()  # the share for deal 2 is out
    table.do(room.decide(0, TipMessage(tip)))
    table.do(room.decide_deal())
    assert [(it.tip, it.first) for it in room.seals.tips] == [(TIP, 1), (tip, 3)]
    assert room.decide(0, TipMessage(tip)) is None
    while room.table.waiting == "play":
        table.act()
    assert not room.seals.fits(0, 3, share(3))
    table.do(room.decide(0, NextMessage(room.seq, share(3, other, 3))))
    table.do(room.decide_deal())
    table.give_up()
    assert sealed.check(table.replay(), GAMES).shares == 3


def test_a_seat_has_so_many_chains_at_most() -> None:
    """Everybody is told of all of them, with every deal."""
    table = Sealed(GAMES["gin"], 2)
    room = table.room
    assert room.seals is not None
    for number in range(MAX_CHAINS - len(room.seals.tips)):
        table.do(room.decide(0, TipMessage(f"{number:064x}")))
    with pytest.raises(TooMuch):
        room.decide(0, TipMessage(f"{MAX_CHAINS:064x}"))
    assert room.decide(0, TipMessage(f"{0:064x}")) is None
    assert room.decide(1, TipMessage(f"{MAX_CHAINS:064x}")) is not None


def test_deals_without_any_share_have_an_exit_code_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server could choose such packs, whatever version it names."""
    for sealing in (1, 2, 3):
        table = Sealed(GAMES["gin"], 2, tip="", sealing=sealing)
        table.do(table.room.decide_deal())
        table.give_up()
        file = tmp_path / "verify.json"
        file.write_text(table.replay().to_text(), "utf-8")
        assert main(["verify", str(file)]) == verify.ALONE
        assert "no player’s share" in capsys.readouterr().out
        assert main(["verify", str(file), "--json"]) == verify.ALONE
        assert json.loads(capsys.readouterr().out)["alone"] == 1
        line = msgspec.json.encode(table.replay())
        file.write_bytes(line + b"\n" + line + b"\n")
        assert main(["verify", str(file), "--json"]) == verify.ALONE
        assert json.loads(capsys.readouterr().out)["alone"] == 2


def test_a_file_without_deals_proves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Sealed(GAMES["gin"], 2)
    table.give_up()
    file = tmp_path / "verify.json"
    file.write_text(table.replay().to_text(), "utf-8")
    assert main(["verify", str(file)]) == verify.UNREAD
    assert "no deal" in capsys.readouterr().out


def test_a_bot_gives_no_share() -> None:
    """A share of a seat whose bot the deal before named doubles the packs to choose from."""
    table, chain = Sealed(GAMES["gin"], 2), bytes(32)
    table.do(Tipped(1, proof.chain(chain, proof.SHARES).hex()))
    table.play(1)
    table.do(Readied(1, share(2, chain, 2)))
    table.deal()
    table.give_up()
    with pytest.raises(ReplayError) as refused:
        sealed.check(table.replay(), GAMES)
    assert refused.value.code == "seal_share"
    assert refused.value.facts == {"deal": 2, "player": 2}


def test_an_action_that_differs_is_named_before_what_follows_from_it() -> None:
    replay = replay_of("gin")
    lines = tuple(it.removeprefix("P") for it in replay.deals[0].actions)
    seat = lines[0][0]
    actions = (f"P{seat} knock Kc", *replay.deals[0].actions[1:])
    deals = (msgspec.structs.replace(replay.deals[0], actions=actions), *replay.deals[1:])
    changed = msgspec.structs.replace(replay, deals=deals)
    with pytest.raises(ReplayError) as refused:
        sealed.check(with_proof(changed, seen=(Seen(1, 0, (), lines=lines),)), GAMES)
    assert refused.value.code == "seal_line"
    assert refused.value.facts["move"] == 1


def test_decisions_with_the_lower_budget_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Sealed(GAMES["gin"], 2, least=1)
    table.ready()
    table.do(table.room.decide_deal())
    fewer = 0
    while table.room.table.waiting == "play":
        before = len(table.entries)
        table.act(budget=1 if table.room.seq % 4 < 2 else None)
        entry = table.entries[before]
        assert isinstance(entry, Happened)
        fewer += getattr(entry.record, "budget", msgspec.UNSET) == 1
    table.give_up() if table.room.table.waiting != "over" else None
    file = tmp_path / "verify.json"
    file.write_text(table.replay().to_text(), "utf-8")
    assert main(["verify", str(file), "--bots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"]["fewer"] == fewer > 0
    assert main(["verify", str(file), "--bots"]) == 0
    assert "lower budget" in capsys.readouterr().out


@each_game
def test_every_text_that_hides_an_action_is_known_before(game: AnyGame) -> None:
    """A page is told beforehand which words may stand for an action; any other is a lie."""
    for rules in (game.options(), *(game.options(preset=it) for it in game.presets)):
        deal = game.deal(rules, seats=game.usual_seats(rules), seed=1)
        while not deal.over:
            code = deal.legal()[len(deal.legal()) * 7 // 11]
            assert game.public_text(deal, code) in ("", *game.hides)
            deal.step(code)


def test_a_table_without_chains_or_seals_plays_on() -> None:
    table = Sealed(GAMES["gin"], 2, tip="")
    table.do(table.room.decide_deal())
    table.give_up()
    assert sealed.check(table.replay(), GAMES) == (1, 0, 1)
    old = msgspec.structs.replace(table.opened, root="", tip="")
    room = Room(TABLE, old)
    room.apply(room.decide_deal())
    assert (room.seal, room.unsealed) == (None, None)
    assert room.decide(0, TipMessage(TIP)) is None
    assert room.bot[2] == bots.bot_seed(old.secret, room.table.seat, 1)
