"""The endpoint of a model, on a real socket: asked within bounds, silent about what is sent, and never in the way."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from moonhare.players.seeing import Message, Text, UnansweredError
from moonhare.rules.errors import Refusal
from moonhare.server.seeing import Endpoint, Terms, terms_of
from moonhare.server.seeing import endpoint as endpoint_module
from moonhare.server.seeing.endpoint import HOUR
from moonhare.server.settings import ServerSettings, read_settings
from tests.server.model_service import KEY, MODEL, Service, a_model, completion

MESSAGES = [
    Message("system", "Play."),
    Message("user", (Text('Form: {"pictures": [1]}'), Text('SAID {"clue":"canary"}'))),
]


class Hands:
    """A clock whose hands the test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with a_model() as running:
        yield running


@pytest.fixture
def hands() -> Hands:
    return Hands()


def terms(service: Service, **settings: Any) -> Terms:
    found = terms_of(ServerSettings(**{**service.settings, **settings}))
    assert found is not None
    return found


async def say(endpoint: Endpoint) -> str:
    """Ask as a player's thread does."""
    return await asyncio.to_thread(endpoint.converse(), MESSAGES)


async def fails(endpoint: Endpoint) -> str:
    with pytest.raises(UnansweredError) as failure:
        await say(endpoint)
    told = str(failure.value)
    assert KEY not in told
    assert "canary" not in told
    return told


async def test_a_model_is_asked_as_the_host_has_set_it_up(service: Service) -> None:
    service.body = completion('{"pictures": [1]}')
    assert await say(Endpoint(terms(service, seeing_tokens=77))) == '{"pictures": [1]}'
    assert service.asked == [
        {
            "model": MODEL,
            "max_tokens": 77,
            "messages": [
                {"role": "system", "content": "Play."},
                {
                    "role": "user",
                    "content": [
                        {"type": "text", "text": 'Form: {"pictures": [1]}'},
                        {"type": "text", "text": 'SAID {"clue":"canary"}'},
                    ],
                },
            ],
        }
    ]
    assert service.headers[0]["Authorization"] == f"Bearer {KEY}"
    assert not {"Cookie", "Referer", "Origin"} & set(service.headers[0])


async def test_without_a_key_none_is_sent(service: Service) -> None:
    await say(Endpoint(terms(service, seeing_key="")))
    assert "Authorization" not in service.headers[0]


async def test_a_model_that_wants_the_bound_called_otherwise_is_asked_so_from_then_on(service: Service) -> None:
    endpoint = Endpoint(terms(service))
    service.status = 400
    service.body = b'{"error": {"message": "Unsupported: max_tokens. Use \'max_completion_tokens\' instead."}}'
    assert await fails(endpoint) == "status 400"
    assert ["max_completion_tokens" in asked for asked in service.asked] == [False, True]
    assert "max_tokens" not in service.asked[1]


@pytest.mark.parametrize("status", [301, 400, 401, 403, 404, 429, 500, 503])
async def test_who_is_refused_leaves_the_endpoint_alone_for_longer_each_time(
    service: Service, hands: Hands, status: int
) -> None:
    endpoint = Endpoint(terms(service), hands)
    service.status, service.body = status, b'{"error": "canary"}'
    service.answer_headers = {"Location": service.url + "/elsewhere"} if status == 301 else {}
    assert await fails(endpoint) == f"status {status}"
    assert "left alone" in await fails(endpoint)
    hands.now += 5
    assert await fails(endpoint) == f"status {status}"
    hands.now += 9
    assert "left alone" in await fails(endpoint)
    hands.now += 1
    service.status, service.body = 200, completion("back")
    assert await say(endpoint) == "back"
    assert len(service.asked) == 3


@pytest.mark.parametrize(("wish", "rest"), [("60", 60), ("999999999", 600), ("soon", 5), ("-1", 5)])
async def test_an_endpoint_is_left_alone_for_as_long_as_it_asks_within_reason(
    service: Service, hands: Hands, wish: str, rest: float
) -> None:
    endpoint = Endpoint(terms(service), hands)
    service.status, service.answer_headers = 429, {"Retry-After": wish}
    assert await fails(endpoint) == "status 429"
    hands.now += rest - 0.5
    assert "left alone" in await fails(endpoint)
    hands.now += 0.5
    assert await fails(endpoint) == "status 429"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>canary</html>",
        b"{}",
        b"[]",
        b'{"choices": "many"}',
        b'{"choices": [{"message": {"content": [1]}}]}',
        b"\xff",
    ],
)
async def test_what_is_no_completion_is_a_failure(service: Service, body: bytes) -> None:
    service.body = body
    assert await fails(Endpoint(terms(service))) == "what came is no completion"


async def test_a_model_that_will_not_say_anything_is_no_fault_of_the_endpoint(service: Service) -> None:
    endpoint = Endpoint(terms(service))
    for body in (completion(None, refusal="canary"), completion(""), b'{"choices": []}'):
        service.body = body
        assert await fails(endpoint) == "the model says nothing"


async def test_an_answer_without_end_is_cut_off(service: Service) -> None:
    service.body = completion("x" * 300_000)
    assert await fails(Endpoint(terms(service))) == "what came is too long"


async def test_who_drips_an_answer_is_not_waited_for(service: Service) -> None:
    service.slow = asyncio.Event()
    assert await fails(Endpoint(terms(service, seeing_seconds=0.2))) == "no answer in time"


async def test_both_questions_of_a_move_have_one_time_together(service: Service, hands: Hands) -> None:
    ask = Endpoint(terms(service), hands).converse()
    await asyncio.to_thread(ask, MESSAGES)
    hands.now += 5
    with pytest.raises(UnansweredError, match="no time left"):
        await asyncio.to_thread(ask, MESSAGES)
    assert len(service.asked) == 1


async def test_where_nobody_listens_the_failure_tells_no_address(service: Service) -> None:
    nowhere = terms(service, seeing_url="http://127.0.0.1:1/v1")
    assert (await fails(Endpoint(nowhere))).startswith("cannot be reached: Client")


async def test_an_hour_has_so_many_requests(service: Service, hands: Hands) -> None:
    endpoint = Endpoint(terms(service, seeing_requests=2), hands)
    await say(endpoint)
    hands.now += 60
    await say(endpoint)
    assert await fails(endpoint) == "the hour's requests are used up"
    hands.now += HOUR - 60
    await say(endpoint)
    assert await fails(endpoint) == "the hour's requests are used up"
    assert len(service.asked) == 3


async def test_an_endpoint_that_hangs_keeps_only_so_many_waiting(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint_module, "AT_ONCE", 1)
    endpoint = Endpoint(terms(service))
    service.slow = asyncio.Event()
    service.body = completion("there")
    first = asyncio.create_task(say(endpoint))
    while not service.asked:
        await asyncio.sleep(0.01)
    assert await fails(endpoint) == "too many ask at once"
    service.slow.set()
    assert (await first, await say(endpoint)) == ("there", "there")
    assert len(service.asked) == 2


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    with structlog.testing.capture_logs() as lines:
        yield lines


async def test_of_what_is_sent_and_answered_nothing_is_logged(service: Service, logged: list[Any]) -> None:
    endpoint = Endpoint(terms(service))
    service.body = completion("canary")
    await say(endpoint)
    service.body = b"canary"
    await fails(endpoint)
    assert logged == []


def test_the_key_is_in_nothing_that_settings_say_of_themselves(tmp_path: Path) -> None:
    settings = ServerSettings(seeing_url="https://models.example/v1", seeing_model="m", seeing_key=KEY)
    assert KEY not in repr(settings)
    assert "models.example" in repr(settings)
    assert KEY not in repr(terms_of(settings))
    with pytest.raises(Refusal) as refusal:
        read_settings(environ={"MOONHARE_SEEING_KEY": KEY * 100, "MOONHARE_DATA": str(tmp_path)})
    assert "seeing_key" in refusal.value.message
    assert KEY not in refusal.value.message


def test_without_an_address_there_is_no_endpoint() -> None:
    assert terms_of(ServerSettings()) is None


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"seeing_model": "m"}, "seeing_url"),
        ({"seeing_key": KEY}, "seeing_url"),
        ({"seeing_url": "https://models.example/v1"}, "seeing_model"),
        ({"seeing_url": "models.example/v1", "seeing_model": "m"}, "seeing_url"),
        ({"seeing_url": "ftp://models.example/v1", "seeing_model": "m"}, "seeing_url"),
        ({"seeing_url": "https://", "seeing_model": "m"}, "seeing_url"),
        ({"seeing_url": "https://[models/v1", "seeing_model": "m"}, "seeing_url"),
        ({"seeing_url": "https://models.example:99999/v1", "seeing_model": "m"}, "seeing_url"),
        ({"seeing_url": f"https://me:{KEY}@models.example/v1", "seeing_model": "m"}, "seeing_url"),
        ({"seeing_url": f"https://models.example/v1?key={KEY}", "seeing_model": "m"}, "seeing_url"),
        (
            {"seeing_url": "https://models.example/v1", "seeing_model": "m", "seeing_key": f"{KEY}\r\nX: y"},
            "seeing_key",
        ),
    ],
)
def test_settings_that_do_not_fit_are_told_by_name_and_never_by_key(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(Refusal) as refusal:
        terms_of(ServerSettings(**settings))
    assert refusal.value.code == "settings-invalid"
    assert named in refusal.value.message
    assert KEY not in refusal.value.message


def test_the_path_of_an_address_is_kept_and_its_host_can_be_told() -> None:
    found = terms_of(ServerSettings(seeing_url=" https://Models.example:8443/api/v1/ ", seeing_model="m"))
    assert found is not None
    assert (found.url, found.host) == ("https://Models.example:8443/api/v1/chat/completions", "models.example")
    assert found.headers == {}
