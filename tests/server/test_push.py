"""The way to push services: what they are handed can be read by one browser alone, and no other machine is called."""

import asyncio
import json
import socket
from pathlib import Path
from threading import Event, active_count
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace
from py_vapid import Vapid02

from moonhare.rules.errors import Refusal
from moonhare.server.push import courier as courier_of
from moonhare.server.push.addresses import PublicOnly, checked, is_public
from moonhare.server.push.courier import Call, Courier
from moonhare.server.push.resolving import MOST_LOOKUPS
from moonhare.server.push.sealing import ROOM, Signature, _sealed, check_keys, plain, seal, signature_of, worded
from moonhare.storage import SqliteStore
from tests.server.push_service import CURVE, NAME, Browser, LeadsTo, Service, a_service, read_key

NOW = 1_700_000_000.0


def a_courier(service: Service, *addresses: str, guarded: bool = False) -> Courier:
    """One that reaches the service of a test, whose port is not the usual one."""
    leads = LeadsTo(*(addresses or ("127.0.0.1",)))
    resolver = PublicOnly(leads) if guarded else leads
    return Courier(Signature(7), lambda: NOW, resolver=resolver, trust=service.trust, check=lambda address: address)


def a_call(browser: Browser, message: bytes = b'{"kind":"your-turn"}') -> Call:
    return Call(**browser.wish, contact="https://hare.example", message=message, topic="t", seconds=60, urgency="high")


def test_the_example_of_rfc_8291_is_sealed_to_the_letter() -> None:
    ours = ec.derive_private_key(read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), CURVE)
    sealed = _sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ours,
        plain("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert worded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_is_read_by_its_browser_alone_and_all_are_of_one_size() -> None:
    browser, other = Browser(), Browser()
    sealed = [seal(text, browser.wish["p256dh"], browser.wish["auth"]) for text in (b"{}", b'{"kind":"your-turn"}')]
    assert [browser.read(one) for one in sealed] == [{}, {"kind": "your-turn"}]
    assert {len(one) for one in sealed} == {ROOM + 103}
    with pytest.raises(Exception, match=r"^$"):
        other.read(sealed[0])


async def test_a_push_service_gets_what_it_needs_and_knows_who_sends_it(tmp_path: Path) -> None:
    async with a_service(tmp_path) as service:
        courier, browser = a_courier(service), Browser("abc", service.base)
        assert await courier.call(a_call(browser)) == "handed over"
        await courier.close()
    ((path, headers, body),) = service.got
    assert path == "/send/abc"
    assert browser.read(body) == {"kind": "your-turn"}
    assert (headers["TTL"], headers["Topic"], headers["Urgency"]) == ("60", "t", "high")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert Vapid02.verify(headers["Authorization"])
    token, _, key = headers["Authorization"].removeprefix("vapid t=").partition(",k=")
    assert key == courier.public
    claims = json.loads(plain(token.split(".")[1]))
    assert claims == {"aud": f"https://{NAME}", "exp": int(NOW) + 12 * 3600, "sub": "https://hare.example"}
    assert "Cookie" not in headers


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, "handed over"), (200, "handed over"), (404, "gone"), (410, "gone"), (429, "failed"), (500, "failed")],
)
async def test_what_a_push_service_answers_says_what_becomes_of_the_browser(
    tmp_path: Path, status: int, outcome: str
) -> None:
    async with a_service(tmp_path) as service:
        service.status, service.body = status, b"x" * 1_000_000
        courier = a_courier(service)
        assert await courier.call(a_call(Browser(base=service.base))) == outcome
        await courier.close()


async def test_no_answer_leads_anywhere_else(tmp_path: Path) -> None:
    async with a_service(tmp_path) as service:
        service.status, service.headers = 307, {"Location": f"{service.base}/elsewhere"}
        courier = a_courier(service)
        assert await courier.call(a_call(Browser(base=service.base))) == "failed"
        assert len(service.got) == 1
        await courier.close()


async def test_a_service_that_says_nothing_is_left_and_too_many_calls_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier_of, "PATIENCE", 0.2)
    async with a_service(tmp_path) as service:
        silent = Courier(
            Signature(7), lambda: NOW, resolver=LeadsTo("127.0.0.1"), trust=service.trust, check=lambda address: address
        )
        monkeypatch.setattr(service, "answer", None)
        # A port at which nobody answers: the listener takes the connection and says nothing.
        with socket.create_server(("127.0.0.1", 0)) as mute:
            browser = Browser(base=f"https://{NAME}:{mute.getsockname()[1]}")
            assert await silent.call(a_call(browser)) == "failed"
        monkeypatch.setattr(silent._unknown, "most", 0)
        assert await silent.call(a_call(Browser(base=service.base))) == "failed"
        assert service.got == []
        await silent.close()


async def test_services_that_never_answer_do_not_hold_up_those_that_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier_of, "PATIENCE", 2.0)
    async with a_service(tmp_path) as service:
        courier, browser = a_courier(service), Browser(base=service.base)
        assert await courier.call(a_call(browser)) == "handed over"
        with socket.create_server(("127.0.0.1", 0)) as mute:
            silent = f"https://{{}}.example:{mute.getsockname()[1]}"
            calls = [asyncio.create_task(courier.call(a_call(Browser(base=silent.format(n))))) for n in range(40)]
            await asyncio.sleep(0.1)
            begun = asyncio.get_running_loop().time()
            assert await courier.call(a_call(browser)) == "handed over"
            assert asyncio.get_running_loop().time() - begun < 1
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
        await courier.close()


async def test_a_service_that_answers_no_longer_is_one_of_those_that_never_did(tmp_path: Path) -> None:
    async with a_service(tmp_path) as service:
        courier, browser = a_courier(service), Browser(base=service.base)
        assert courier._answers == {}
        assert await courier.call(a_call(browser)) == "handed over"
        assert list(courier._answers) == [NAME]
    assert await courier.call(a_call(browser)) == "failed"
    assert courier._answers == {}
    await courier.close()


async def test_names_that_are_long_in_being_found_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks to be called chooses the name, and whose servers are asked for it."""
    found, waiting = Event(), socket.getaddrinfo

    def slowly(host: str, *arguments: Any, **more: Any) -> Any:
        if host == NAME:
            found.wait(20)
            raise socket.gaierror("nobody knows")
        return waiting(host, *arguments, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    monkeypatch.setattr(courier_of, "PATIENCE", 0.3)
    courier = Courier(Signature(7), lambda: NOW, check=lambda address: address)
    try:
        # More than the threads that everything else is done in; each call is given up, and its look-up lasts.
        for _ in range(20):
            courier._remember(NAME)
            calls = [courier.call(a_call(Browser(base=f"https://{NAME}"))) for _ in range(8)]
            assert await asyncio.gather(*calls) == ["failed"] * 8
            if active_count() > MOST_LOOKUPS:
                break
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), 2) == "done"
        assert await courier.call(a_call(Browser(base=f"https://{NAME}"))) == "failed", "no more are looked for"
    finally:
        found.set()
        await courier.close()


@pytest.mark.parametrize(
    "addresses",
    [
        ("127.0.0.1",),
        ("10.1.2.3",),
        ("172.16.0.1",),
        ("192.168.1.1",),
        ("169.254.169.254",),
        ("100.64.0.1",),
        ("0.0.0.0",),
        ("224.0.0.1",),
        ("255.255.255.255",),
        ("::1",),
        ("::",),
        ("fe80::1%eth0",),
        ("fd00::1",),
        ("fec0::1",),
        ("::ffff:127.0.0.1",),
        ("64:ff9b::7f00:1",),
        ("2002:7f00:1::",),
        ("ff02::1",),
        ("not an address",),
        ("9.9.9.9", "127.0.0.1"),
        (),
    ],
)
async def test_a_name_that_leads_into_somebody_s_own_network_is_not_called(
    tmp_path: Path, addresses: tuple[str, ...]
) -> None:
    assert not all(map(is_public, addresses)) or not addresses
    async with a_service(tmp_path) as service:
        courier = Courier(
            Signature(7),
            lambda: NOW,
            resolver=PublicOnly(LeadsTo(*addresses)),
            trust=service.trust,
            check=lambda address: address,
        )
        assert await courier.call(a_call(Browser(base=service.base))) == "failed"
        assert service.got == []
        await courier.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://push.example.org:22/a",
        "https://push.example.org:x/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f.0.0.1/a",
        "https://0177.0.0.1/a",
        "https://localhost/a",
        "https://printer/a",
        "https://printer.local/a",
        "https://db.internal/a",
        "https://x.localhost/a",
        "https://user@push.example.org/a",
        "https://push.example.org@127.0.0.1/a",
        "https://push.example.org\\@127.0.0.1/a",
        "https://push.example.org/a#b",
        "https://push.example.org/a b",
        "https://push.example.org/\r\nHost: x",
        "https://pu\u017fh.example.org/a",
        "https://-push.example.org/a",
        "https:///a",
        "file:///etc/passwd",
        "//push.example.org/a",
        "https://push.example.org/" + "x" * 1024,
        "",
    ],
)
async def test_what_is_no_address_of_a_push_service_is_refused_and_never_called(endpoint: str) -> None:
    with pytest.raises(Refusal, match="no address of a push service"):
        checked(endpoint)
    courier = Courier(Signature(7), lambda: NOW)
    assert await courier.call(replace(a_call(Browser()), endpoint=endpoint)) == "failed"
    await courier.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QK-x",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fx",
    ],
)
def test_the_push_services_of_today_s_browsers_may_be_called(endpoint: str) -> None:
    assert checked(endpoint) == endpoint


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" * 87}, {"auth": "ü"}])
def test_keys_that_no_browser_gives_are_refused(keys: dict[str, Any]) -> None:
    wish = Browser().wish | keys
    with pytest.raises(Refusal, match="no keys"):
        check_keys(wish["p256dh"], wish["auth"])


async def test_the_key_is_made_once_for_all_servers_of_a_store_and_is_its_owner_s_alone(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path), SqliteStore(tmp_path)
    made, same = await signature_of(first), await signature_of(second)
    await first.close()
    await second.close()
    later = SqliteStore(tmp_path)
    assert made.public == same.public == (await signature_of(later)).public
    await later.close()
    other = SqliteStore(None)
    assert (await signature_of(other)).public != made.public
    await other.close()
    files = [path for path in tmp_path.iterdir() if path.is_file()]
    assert files
    assert {path.stat().st_mode & 0o077 for path in files} == {0}
