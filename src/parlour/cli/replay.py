"""``parlour replay``: every step of a file, each checked."""

from __future__ import annotations

import argparse

from .. import GAMES, Replay, bots
from ..core.errors import ReplayError
from ..core.events import Noted
from ..core.replay import Step
from .terminal import Terminal
from .verify import DIFFERS, TRUE, tell_bots


def run(asked: argparse.Namespace) -> int:
    """Show a replay and return the exit status; `ReplayError` if the file contradicts itself."""
    replay = Replay.read(asked.file.read_bytes())
    if asked.deal is not None and not 1 <= asked.deal <= len(replay.deals):
        raise ReplayError("no_such_deal", deal=asked.deal, last=len(replay.deals))
    terminal = Terminal(asked.lang)
    terminal.name_seats(replay)
    if asked.verify_bots:
        found = bots.verify(replay, GAMES)
        tell_bots(found, terminal)
        return DIFFERS if found.difference else TRUE
    shown, step = False, None
    for step in replay.run(GAMES):
        if step.what == "dealt":
            shown = asked.deal in (None, step.match.number)
        if shown or step.what in ("agreed", "resigned"):
            show(step, terminal)
    if step is None:
        raise ReplayError("replay_empty")
    terminal.show_sheet(step.match)
    terminal.print(terminal.say("cli-replay-checked"), style="green")
    return 0


def show(step: Step, terminal: Terminal) -> None:
    """Print a step and its results."""
    match, game, deal = step.match, step.match.game, step.match.deal
    notes: tuple[Noted, ...] = ()
    if step.what == "agreed":
        terminal.print(terminal.say("cli-agreed"), style="bold")
        notes = match.notes()
    elif step.what == "resigned":
        terminal.print(terminal.of_seat("event-resigned", step.seat, bot="no"), style="bold")
        notes = match.notes()
    elif step.what == "dealt":
        if match.number == 1 and match.seating is not None:
            terminal.show_seating(match.seating)
        terminal.rule()
        terminal.print(terminal.of_seat("event-deal", match.dealer, number=match.number), "bold")
        terminal.print(game.describe(deal), style="dim")
        notes = game.first_notes(deal)
    elif step.what == "action":
        moves = game.moves(deal, step.code)
        terminal.show_action(step.seat, game.format(deal, step.code), moves)
        after = deal.clone()
        after.step(step.code)
        notes = game.notes(deal, step.code, after)
    elif step.what == "taken_back":
        terminal.print(terminal.of_seat("event-taken_back", step.seat), style="bold")
    else:
        result = game.result(deal)
        terminal.show_result(game, result.kind, result.points)
        notes = match.notes()
    for note in notes:
        terminal.show_note(game, note)
    if match.over and step.what not in ("action", "taken_back"):
        terminal.show_winner(match.ranking, match.places)
