"""The command ``parlour`` and its exit status: 0, or 2 for a wrong request.

It imports only what the verb needs: a server needs neither arenas nor a terminal.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..core import streams, texts
from ..core.errors import OptionError, ParlourError
from ..core.foreign import visible
from .shared import HOSTING, INTERRUPTED, REFUSED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    spoken = texts.spoken()
    streams.prepare()
    try:
        if asked[:1] == ["serve"]:  # the server parses its own options
            speak(spoken)
            try:
                from ..server.host.serve import main as serve
            except ModuleNotFoundError as missing:
                raise without_server(missing) from missing
            return serve(asked[1:])
        if asked and asked[0] in HOSTING:
            speak(spoken)
            try:
                from ..server.host.commands import main as operate
            except ModuleNotFoundError as missing:
                raise without_server(missing) from missing
            return operate(asked[0], asked[1:])
        from .verbs import parser

        if not asked:
            parser().print_help()
            return 0
        options = parser().parse_args(asked)
        options.lang = spoken = speak(options.lang)
        status: int = options.run(options)
    except ParlourError as error:
        rule = f" ({error.rule})" if error.rule else ""
        return refuse(error.say(spoken) + rule)
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def without_server(missing: ModuleNotFoundError) -> ParlourError:
    """Return the error for a missing extra `server`; raise any other error again."""
    name = missing.name or ""
    if name.partition(".")[0] == __name__.partition(".")[0]:
        raise missing
    return OptionError("server_missing", library=name)


def speak(language: str) -> str:
    """Return the language to use: English, after a warning, if another cannot be written."""
    if not (encoding := streams.lacking(language)):
        return language
    why = f"{encoding} has no letters for the language {language}; what follows is in English"
    sys.stderr.write(f"parlour: {why}\n")
    return texts.DEFAULT


def refuse(sentence: str) -> int:
    """Print a refusal in one line; return the exit status."""
    sys.stderr.write(f"parlour: {visible(' '.join(sentence.split()))}\n")
    return REFUSED
