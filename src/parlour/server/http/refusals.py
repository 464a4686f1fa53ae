"""Answers to requests that were refused, or that failed."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ...core.errors import ParlourError
from ..ground import language
from ..ground.addresses import address_of
from ..ground.errors import BadRequest, Failure, NotThere, RequestError, TooMuch
from ..wire.protocol.table import RefusalInfo
from ..wire.refusals import note, refusal_of, status_of

log = logging.getLogger(__name__)


def answer_refusal(
    request: Request[None, None, State], error: ParlourError
) -> Response[RefusalInfo]:
    """Return the answer to a refused request."""
    lang = language.choose(request.headers.get("accept-language", ""))
    note_refusal(error, request.scope)
    body = refusal_of(error, lang)
    return Response(body, status_code=status_of(error), headers=headers_of(error))


def note_refusal(error: ParlourError, scope: Any) -> None:
    """Count and log a refused request."""
    facts = {"address": address_of(scope), "method": scope.get("method", "GET")}
    if table := scope.get("path_params", {}).get("table"):
        facts["table"] = table
    if error.code == "wrong_host":  # so that the host can see which name to allow
        facts["host"] = error.facts["host"]
    note("refused", error, **facts)


def headers_of(error: ParlourError) -> dict[str, str]:
    """Return the headers of a refusal; clients over their limit have to reconnect."""
    ends = {"connection": "close"} if isinstance(error, TooMuch) else {}
    return {"cache-control": "no-store", **ends}


def answer_http(request: Request[None, None, State], error: HTTPException) -> Response[RefusalInfo]:
    """Return the answer to a request that the framework has refused."""
    if error.status_code == 404:
        refusal: RequestError = NotThere("no_page")
    else:
        refusal = BadRequest("bad_request", reason=_reason(error))
        refusal.status = error.status_code
    answer = answer_refusal(request, refusal)
    answer.headers.update(error.headers or {})  # such as the allowed methods
    return answer


def answer_too_deep(request: Request[None, None, State], _: Exception) -> Response[RefusalInfo]:
    """Return the answer to a body that is nested too deeply."""
    return answer_refusal(request, BadRequest("bad_request", reason="depth"))


def answer_failure(request: Request[None, None, State], error: Exception) -> Response[RefusalInfo]:
    """Return the answer after a failure of the server."""
    log.error("failed", exc_info=error)
    return answer_refusal(request, Failure())


def _reason(error: HTTPException) -> str:
    """Return the framework's reason, which names the wrong fields if it can."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    return "; ".join(found)[:200] or error.detail[:200]
