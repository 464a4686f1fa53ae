"""``parlour arena``: bots against each other, as tables, JSON or a picture; whole or in shards."""

from __future__ import annotations

import argparse
from html import escape
from pathlib import Path

import msgspec

from .. import bots
from ..core.errors import OptionError
from ..core.foreign import decoded, json_line
from ..sim.arena import (
    ArenaPart,
    Ladder,
    Plan,
    duel_grid,
    ladder,
    merge,
    pairings,
    planned,
    play,
    played,
)
from ..sim.sprt import MOST_DEALS, SprtVerdict, decide
from .executors import executor_of
from .rules import check_seed, find_own_bots, rules_of
from .simulate import progress
from .terminal import Terminal

DEALS = 1000  # the default number per pairing
WIDE, LEFT, ROW, BAR = 640, 150, 34, 14  # pixels of the picture
PART = msgspec.json.Decoder(ArenaPart)


def run(asked: argparse.Namespace) -> int:
    """Play or merge, and print; return the exit status."""
    find_own_bots()
    if asked.sprt:
        show_verdict(test(asked), asked)
        return 0
    part = merge([read(file) for file in asked.merge]) if asked.merge else play_shard(asked)
    if asked.out:
        asked.out.write_bytes(msgspec.json.encode(part))
        if len(part.shards) < part.of:
            return 0
    show(ladder(part), asked)
    return 0


def test(asked: argparse.Namespace) -> SprtVerdict:
    """Play two bots until one hypothesis is accepted."""
    low, _, high = asked.sprt.partition(",")
    try:
        elo = float(low), float(high)
    except ValueError:
        raise OptionError("bad_sprt", text=asked.sprt, count=2) from None
    alone = asked.shard == "1/1" and not (asked.merge or asked.out or asked.svg or asked.save)
    if not alone:
        raise OptionError("sprt_alone")
    plan = plan_of(asked, MOST_DEALS)
    with executor_of(asked) as executor, progress() as bar:
        task = bar.add_task("", total=plan.many)
        return decide(
            *(plan, elo),
            jobs=asked.jobs,
            told=lambda done: bar.advance(task, done),
            executor=executor,
        )


def plan_of(asked: argparse.Namespace, deals: int) -> Plan:
    """Return the plan of the command line; *deals* is the default number."""
    game, options = rules_of(asked)
    line = [it.strip() for it in asked.bots.split(",")] if asked.bots else bots.names(game.id)
    deals = deals if asked.deals is None else asked.deals
    many = (asked.seats, deals, asked.matches, check_seed(asked.seed), asked.budget)
    return planned(game, options, line, *many)


def play_shard(asked: argparse.Namespace) -> ArenaPart:
    """Play one shard, or all of the plan."""
    plan = plan_of(asked, DEALS)
    shard, of = shard_of(asked.shard)
    if of > 1 and not asked.out:
        raise OptionError("no_out", text=asked.shard)
    with executor_of(asked) as executor, progress() as bar:
        task = bar.add_task("", total=plan.many * len(played(plan)) / of)
        return play(
            *(plan, shard, of),
            jobs=asked.jobs,
            told=lambda done: bar.advance(task, done),
            executor=executor,
            save=asked.save,
        )


def shard_of(text: str) -> tuple[int, int]:
    """Return the number of ``3/20``, from 0, and the total; `OptionError` for another text."""
    number, _, of = text.partition("/")
    digits = all(it.isascii() and it.isdecimal() and len(it) < 7 for it in (number, of))
    if not (digits and 1 <= int(number) <= int(of)):
        raise OptionError("bad_shard", text=text)
    return int(number) - 1, int(of)


def read(file: Path) -> ArenaPart:
    """Return the part in a file; `OptionError` if the file does not hold one."""
    try:
        part = PART.decode(decoded(file.read_bytes()))
    except (OSError, UnicodeError, msgspec.DecodeError) as error:
        raise OptionError("bad_part", file=str(file), text=str(error)) from error
    if len(part.shares) != len(pairings(part.plan)):
        raise OptionError("bad_part", file=str(file), text="shares")
    return part


# -- what is shown ---------------------------------------------------------------------------------


def show(found: Ladder, asked: argparse.Namespace) -> None:
    """Print the result, and write the picture if asked for."""
    if asked.svg:
        asked.svg.write_text(drawn(found), "utf-8")
    if asked.json:
        print(json_line(found))
        return
    terminal = Terminal(asked.lang)
    terminal.console.print(found.grid(asked.lang))
    terminal.console.print()
    terminal.console.print(duel_grid(found.plan, found.duels, asked.lang))


def show_verdict(found: SprtVerdict, asked: argparse.Namespace) -> None:
    """Print the accepted hypothesis, and the results of both bots."""
    if asked.json:
        print(json_line(found))
        return
    terminal = Terminal(asked.lang)
    terminal.console.print(duel_grid(found.plan, found.bots.values(), asked.lang))
    (first, other), (low, high) = found.bots, found.elo
    facts = {
        "bot": first,
        "other": other,
        "low": f"{low:+g}",
        "high": f"{high:+g}",
        "deals": f"{found.deals:,}",
        "llr": f"{found.llr:+.2f}",
        "bound": f"{found.bound:.2f}",
    }
    terminal.print(terminal.say(f"cli-sprt-{found.accepted.lower() or 'open'}", **facts))


def drawn(found: Ladder) -> str:
    """Return the ladder as a picture (SVG): for each bot its share of wins with the interval."""
    chance, tall = 1 / found.plan.seats, ROW * (len(found.bots) + 1)
    across = WIDE - LEFT - 2 * ROW

    def at(share: float) -> str:
        return f"{LEFT + across * share:.1f}"

    font = 'font-family="sans-serif" font-size="13" fill="#345"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" {font}>',
        f'<path d="M{at(chance)} 6V{tall - 6}" stroke="#999" stroke-dasharray="3 3"/>',
    ]
    for place, (bot, it) in enumerate(found.bots.items(), 1):
        middle, (low, high) = ROW * place, it.interval
        won = f"{it.win_rate:.1%}"
        bar = f'stroke="#4a8" stroke-width="{BAR}"'
        told = f"<title>{won}, Elo {it.elo:+.0f}</title>"
        lines += [
            f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">{escape(bot)}</text>',
            f'<path d="M{LEFT} {middle}H{at(it.win_rate)}" {bar}>{told}</path>',
            f'<path d="M{at(low)} {middle}H{at(high)}" stroke="#123" stroke-width="2"/>',
            f'<text x="{at(high)}" dx="6" y="{middle + 4}">{won}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
