"""Python programs in processes of their own, forked from one that has imported the server.

The import takes 0.7 s of the processor's time, and the tests start hundreds of servers.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection

WATCHED = "COVERAGE_PROCESS_CONFIG" in os.environ  # coverage follows what is started, not forked
FORKS = None if WATCHED or sys.platform == "win32" else get_context("forkserver")
if FORKS:
    FORKS.set_forkserver_preload(["parlour.server.host.process", __name__])


class Forked:
    """A program that was started by a fork, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, program: str, *arguments: str) -> None:
        """Run *program* as ``python -c`` would, here and now: same folder, same environment."""
        assert FORKS
        reader, writer = FORKS.Pipe(duplex=False)
        words = (program, ["-c", *arguments], dict(os.environ), writer)
        self._process = FORKS.Process(target=_run, args=words, daemon=True)
        self._process.start()
        writer.close()
        self.stderr = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()
        self.pid = self._process.pid or 0

    def poll(self) -> int | None:
        """Return the status if the process has ended: that of its exit, or minus its signal."""
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """Wait until it ends and return its status; ``TimeoutExpired`` if it does not."""
        self._process.join(timeout)
        if (status := self.poll()) is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout)
        return status

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def _run(
    program: str, words: list[str], environment: Mapping[str, str], errors: Connection
) -> None:
    """Become the program, in the forked process."""
    os.dup2(errors.fileno(), sys.stderr.fileno())
    errors.close()
    sys.argv = words
    os.environ.clear()
    os.environ.update(environment)
    exec(program, {"__name__": "__main__"})
