"""Refusals: code, rule and facts for programs, and a sentence for people."""

from __future__ import annotations

import logging

from ...core.errors import ParlourError, TableError
from ..ground import metrics
from ..ground.errors import RequestError
from ..ground.logs import RateLimitedLog
from .protocol.server import RefusedMessage, TriedMessage
from .protocol.table import RefusalInfo

log = logging.getLogger(__name__)
RATE_LIMITED = RateLimitedLog(log, 20, 1)
"""Limits the log lines per code, since clients can cause refusals endlessly."""


def status_of(error: ParlourError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, RequestError):
        return error.status
    return 409 if isinstance(error, TableError) else 400


def refused(error: ParlourError, lang: str, seq: int, move: str | None = None) -> RefusedMessage:
    """Return the message for a refused message."""
    return RefusedMessage(move, seq, error.code, error.rule, error.say(lang), error.facts)


def not_tried(error: ParlourError, lang: str, seq: int, question: str) -> TriedMessage:
    """Return the answer to a `Try` whose actions would be refused."""
    return TriedMessage(question, seq, None, (), (), {}, refusal_of(error, lang))


def refusal_of(error: ParlourError, lang: str) -> RefusalInfo:
    """Return a refusal in a language."""
    return RefusalInfo(error.code, error.rule, error.say(lang), error.facts)


def note(event: str, error: ParlourError, **facts: object) -> None:
    """Count and log a refusal."""
    metrics.REFUSED.add(error.code)
    RATE_LIMITED.tell(logging.INFO, event, error.code, **facts)
