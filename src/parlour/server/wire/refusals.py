"""How a refusal is told: code, rule and facts for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ...core.errors import ParlourError, TableError
from ..ground import language, metrics
from ..ground.addresses import address_of
from ..ground.errors import BadRequest, Failure, NotThere, RequestError, TooMuch
from ..ground.logs import RateLimitedLog
from .protocol import Refusal, Refused, TriedMessage

log = logging.getLogger(__name__)
LINES = RateLimitedLog(log, 20, 1)
"""Of each code so many lines at once and a second: whoever asks can be refused without end."""


def status_of(error: ParlourError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, RequestError):
        return error.status
    return 409 if isinstance(error, TableError) else 400


def refused(error: ParlourError, lang: str, seq: int, move: str | None = None) -> Refused:
    """Return the message that tells a page of a refusal."""
    return Refused(move, seq, error.code, error.rule, error.say(lang), error.facts)


def not_tried(error: ParlourError, lang: str, seq: int, wish: str) -> TriedMessage:
    """Return the message that tells a page why what it tries would be refused."""
    return TriedMessage(wish, seq, None, (), (), {}, refusal_of(error, lang))


def refusal_of(error: ParlourError, lang: str) -> Refusal:
    """Return a refusal as it is told in a language."""
    return Refusal(error.code, error.rule, error.say(lang), error.facts)


def answer_refusal(request: Request[None, None, State], error: ParlourError) -> Response[Refusal]:
    """Return the answer to a refused request."""
    lang = language.choose(request.headers.get("accept-language", ""))
    note_refusal(error, request.scope)
    body = refusal_of(error, lang)
    return Response(body, status_code=status_of(error), headers=headers_of(error))


def note_refusal(error: ParlourError, scope: Any) -> None:
    """Count and log that a request was refused."""
    facts = {"address": address_of(scope), "method": scope.get("method", "GET")}
    if table := scope.get("path_params", {}).get("table"):
        facts["table"] = table
    if error.code == "wrong_host":  # which the host may have forgotten to allow
        facts["host"] = error.facts["host"]
    note("refused", error, **facts)


def note(event: str, error: ParlourError, **facts: object) -> None:
    """Count and log that something was refused."""
    metrics.REFUSED.add(error.code)
    LINES.tell(logging.INFO, event, error.code, **facts)


def headers_of(error: ParlourError) -> dict[str, str]:
    """Return the headers of a refusal: whoever asks too much has to connect anew."""
    ends = {"connection": "close"} if isinstance(error, TooMuch) else {}
    return {"cache-control": "no-store", **ends}


def answer_http(request: Request[None, None, State], error: HTTPException) -> Response[Refusal]:
    """Return the answer where the framework has refused a request."""
    if error.status_code == 404:
        refusal: RequestError = NotThere("no_page")
    else:
        refusal = BadRequest("bad_request", reason=_reason(error))
        refusal.status = error.status_code
    answer = answer_refusal(request, refusal)
    answer.headers.update(error.headers or {})  # which methods there are
    return answer


def answer_too_deep(request: Request[None, None, State], _: Exception) -> Response[Refusal]:
    """Return the answer to a body that is nested more deeply than anything is."""
    return answer_refusal(request, BadRequest("bad_request", reason="depth"))


def answer_failure(request: Request[None, None, State], error: Exception) -> Response[Refusal]:
    """Return the answer where the server itself has failed."""
    log.error("failed", exc_info=error)
    return answer_refusal(request, Failure())


def _reason(error: HTTPException) -> str:
    """Return what the framework found wrong, as far as it is about the request's fields."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    return "; ".join(found)[:200] or error.detail[:200]
