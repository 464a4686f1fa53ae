"""The scripts under ``examples/`` run as they stand and say what they promise."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from tests.sealing import Sealed, share

PLACE = Path(__file__).parents[1] / "examples"


def run(script: str, *arguments: str) -> list[str]:
    """Run a script in a process of its own; return the lines that it prints."""
    command = [sys.executable, "-W", "ignore", str(PLACE / script), *arguments]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    assert not done.stderr
    return done.stdout.splitlines()


def test_every_script_is_run_here() -> None:
    assert {path.name for path in PLACE.glob("*.py")} == {
        "ask_a_model.py",
        "best_response.py",
        "leaderboard.py",
        "learn.py",
        "own_bot.py",
        "random_deal.py",
        "read_replay.py",
        "textarena_env.py",
    }


def test_a_random_deal() -> None:
    told = run("random_deal.py", "3")
    assert told == run("random_deal.py", "3") != run("random_deal.py", "4")
    assert re.fullmatch(r"points \[(-?\d+(, )?){3}\]", told[-1])
    assert all(re.match(r"seat [012]: ", line) for line in told[:-1])


def test_a_program_that_answers_in_sentences() -> None:
    told = run("ask_a_model.py", "3")
    assert re.match(r"Results\(points=\(\d+, \d+\), places=\((1, 2|2, 1)\)", told[-1])
    assert all(line.startswith("refused: ") for line in told[:-1])


@pytest.mark.once
def test_assistants_are_ranked_with_their_refusals_and_costs(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text("print('I draw.\\nstock')", "utf-8")
    command = f"{sys.executable} {slow}"
    told = run("leaderboard.py", "gin", "2", "random", command, "--list", "--price", "1000")
    assert told[0].split()[:5] == ["player", "ahead", "per", "deal", "turns"]
    rows = {line[:24].strip(): line[24:].split() for line in told[1:]}
    chance, stubborn = rows["random"], rows[command[:24].strip()]
    ahead = [float(line[24:].split()[0]) for line in told[1:]]
    assert ahead == sorted(ahead, reverse=True)
    assert int(chance[4]) == int(chance[5]) == 0
    assert int(stubborn[4]) >= 3 * int(stubborn[5]) > 0  # it never discards
    assert float(chance[8]) == pytest.approx(int(chance[6]) / 1000, abs=0.01)


POINTS = r"([+-]\d+\.\d\d) ± (\d+\.\d\d) points per deal"


@pytest.mark.long
def test_agents_of_textarena_play_a_match() -> None:
    """TextArena brings 17 packages: `requirements/arenas.txt`."""
    told = run("textarena_env.py", "gin", "3")[-1]
    assert re.match(r"\{0: (1, 1: -1|-1, 1: 1)\} \{", told)
    assert "'invalid_move': True" not in told


@pytest.mark.once
def test_a_network_learns_in_seconds_to_beat_chance() -> None:
    """A seat that plays at random loses about 30 chips per deal."""
    told = run("learn.py", "lorum", "3")
    assert (found := re.match(POINTS, told[-1]))
    assert float(found[1]) > -12


@pytest.mark.long
def test_long_a_network_learns_to_play() -> None:
    """200 seconds of processor time bring it near the policy that plays the other seats."""
    told = run("learn.py", "lorum", "200")
    assert (found := re.match(POINTS, told[-1]))
    assert float(found[1]) >= -2.5


@pytest.mark.once
def test_a_response_to_a_bot_has_an_interval() -> None:
    told = run("best_response.py", "lorum", "casual", "0.1", "1")
    assert (found := re.search(POINTS, told[0]))
    low = re.match(r"a best response wins at least ([+-]\d+\.\d\d), in \d+ deals", told[1])
    assert low
    assert float(low[1]) == pytest.approx(float(found[1]) - float(found[2]), abs=0.02)


@pytest.mark.once
def test_a_bot_of_ones_own_beats_chance_and_is_measured_against_the_best() -> None:
    told = run("own_bot.py", "60")
    shares = [int(share) for share in re.findall(r"(\d+)% of deals", "\n".join(told))]
    assert [line.split()[0] for line in told] == ["hasty", "random", "hasty", "steady", "matches"]
    assert shares[0] > 80
    assert sum(shares[:2]) in (99, 100, 101)
    assert sum(shares[2:]) in (99, 100, 101)


def test_a_replay_is_read_move_by_move_with_the_seat_that_acts() -> None:
    told = run("read_replay.py")
    replay = parlour.Replay.read((PLACE / "match.json").read_bytes())
    moves = [line for line in told if line.startswith("seat ")]
    assert [line.partition(": ")[2] for line in moves] == [
        action for deal in replay.deals for action in deal.actions
    ]
    match = replay.check(parlour.GAMES)
    assert told[-1] == f"totals {match.totals}"
    assert moves[0].startswith("seat 0, deadwood") or moves[0].startswith("seat 1, deadwood")


@pytest.mark.once
def test_the_verifier_without_our_code_agrees(tmp_path: Path) -> None:
    """It passes what is true and names what is not, as `parlour verify` does."""
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert node is not None
    for name in ("gin", "romme"):
        table = Sealed(parlour.GAMES[name], 2 if name == "gin" else 3)
        table.play(1)
        table.give_up()
        text = table.replay().to_text()
        deck, action = table.replay().deals[0].deck, table.replay().deals[0].actions[0]
        cards = deck.split()
        place = next(i for i, card in enumerate(cards) if card != cards[0])
        cards[0], cards[place] = cards[place], cards[0]
        secret = table.unsealed()[0].secret
        for said, wrong in [
            ("as they were sealed", text),
            ("card 1 is", text.replace(deck, " ".join(cards))),
            ("not the sealed number", text.replace(secret, "7" * 64)),
            ("another share of seat 0", text.replace(share(1), "7" * 64)),
            ("deal 1: another log", text.replace(f'"{action}"', '"P0 knock Kc"', 1)),
            ("deal 1: another log", text.replace(f'"{action}"', f'"{action[3:]}"', 1)),
            ("SyntaxError", text[:400]),
        ]:
            file = tmp_path / "verify.json"
            file.write_text(wrong, "utf-8")
            command = [node, str(PLACE / "verify.mjs"), str(file)]
            done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
            assert said in (done.stdout if wrong == text else done.stderr)
            assert done.returncode == (wrong != text)
