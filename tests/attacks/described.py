"""What schemathesis asks of an answer besides its own checks; it loads this by itself (`SCHEMATHESIS_HOOKS`)."""

import json
from typing import Any, Final

import schemathesis
from schemathesis import Case, CheckContext, GenerationMode, Response

OF_FORM: Final = {"malformed", "not-json", "not-utf-8", "not-json-type", "key-twice"}


@schemathesis.check
def what_is_described_is_refused_for_what_it_means_alone(
    ctx: CheckContext, response: Response, case: Case[Any]
) -> None:
    """Whether a wish can be granted, a description cannot say; that its form is right, it does."""
    meta = case.meta
    if meta is None or meta.generation.mode is not GenerationMode.POSITIVE or response.status_code != 400:
        return
    code = json.loads(response.content)["error"]["code"]
    # For the description's language 1.0 is a whole number, for the protocol it is none (docs/protocol.md).
    assert code not in OF_FORM or _has_point(case.body), f"described, and refused as {code}"


@schemathesis.check
def nothing_tells_of_the_server_s_inside(ctx: CheckContext, response: Response, case: Case[Any]) -> None:
    """No answer has a traceback, a path of the server's or its software's name in it."""
    told = response.content.decode(errors="replace")
    for word in ("Traceback", "site-packages", "/src/moonhare", "aiohttp", "msgspec"):
        assert word not in told, word
    assert "server" not in response.headers
    assert response.headers["x-content-type-options"] == ["nosniff"]


def _has_point(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_point, value.values()))
    return any(map(_has_point, value)) if isinstance(value, list) else isinstance(value, float)
