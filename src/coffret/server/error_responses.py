"""Errors as responses: refusals as JSON, failures without their traceback."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from coffret.engine.errors import CoffretError

from .door import Refusing
from .logs import log
from .messages import Refusal
from .metrics import METRICS
from .place import Place
from .refusals import Refused
from .responses import gzipped
from .security_headers import HEADERS
from .visits import shown

Endpoint = Callable[[Request], Awaitable[Response]]


async def wrong_method(request: Request, error: Exception) -> Response:
    headers = getattr(error, "headers", None) or {}
    text = f"{request.method} is not for this call; it takes {headers.get('Allow', 'another')}"
    response = _refused("unknown_call", text, 405)
    response.headers.update(headers)
    return response


async def failed(request: Request, error: Exception) -> Response:
    """Outside the layer that adds security headers; uvicorn logs the error."""
    response = _refused("failed", "something went wrong here; it is in the server's log", 500)
    response.headers.update(HEADERS)
    return response


def guarded(endpoint: Endpoint, place: Place) -> Endpoint:
    """Refusals as JSON; other errors are logged, and reported without their traceback."""

    async def answered(request: Request) -> Response:
        try:
            place.check(request.scope)
            return await endpoint(request)
        except Refused as refusal:
            return refused(refusal)
        except CoffretError as error:
            return _refused("malformed", str(error), 400)
        except ClientDisconnect:
            return Response(status_code=400)  # which nobody awaits any more
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return _refused("malformed", f"invalid request: {error}", 400)
        except Exception:
            log("a call failed", failed=True, path=shown(request.scope["path"]))
            return _refused("failed", "something went wrong here; it is in the server's log", 500)

    async def small_and_guarded(request: Request) -> Response:
        return await gzipped(request, await answered(request))

    return small_and_guarded


def refused(refusal: Refused) -> Response:
    response = _refused(refusal.code, str(refusal), refusal.status, refusal.retry)
    if refusal.retry is not None:
        response.headers["retry-after"] = str(refusal.retry)
    return response


def _refused(code: str, text: str, status: int, retry: int | None = None) -> Response:
    METRICS.count("refusals", code)
    content = msgspec.json.encode(Refusal(code, text, retry=retry))
    response = Refusing(content, status, media_type="application/json")
    response.code = code
    return response
