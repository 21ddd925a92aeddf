"""Guessing: codes, secrets and passwords are tried as often as the limits say, whatever address one claims to have, and
neither an answer nor its time tells how near one was.
"""

import asyncio
import hashlib
import secrets
import statistics
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from moonhare.server.live import locks
from moonhare.server.live.credentials import SECRET_BYTES, draw_code, hashed
from moonhare.server.live.locks import MOST_AT_ONCE, SHELF, Locks
from moonhare.server.web.site import COOKIE, KEY_COOKIE
from moonhare.storage import Slip
from tests.server.net import Server, a_server

QUICK_HASH = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""As an old version, or a careless one, would have hashed."""


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "PasswordHasher", lambda: QUICK_HASH)


async def give(server: Server, code: str, headers: dict[str, str] | None = None, **wish: str) -> tuple[int, str]:
    async with server.session.post(server.base / f"t/{code}/key", json=wish, headers=headers) as answer:
        body = await answer.json()
        return answer.status, "" if answer.status == 200 else str(body["error"]["code"])


async def choose(server: Server, code: str, headers: dict[str, str], password: str) -> str:
    """Have a table ask for a password; its lock."""
    wish = {"password": password}
    async with server.session.post(server.base / f"t/{code}/password", json=wish, headers=headers) as answer:
        assert answer.status == 200
    return (await server.site.house.world.store.slips(code, SHELF))[-1].name


async def test_a_password_that_was_hashed_with_less_work_is_read_and_hashed_anew_at_the_next_right_entry(
    tmp_path: Path,
) -> None:
    async with a_server(tmp_path, limit_passwords="") as server:
        host, store = await server.open(), server.site.house.world.store
        lock = await choose(server, host.code, host.headers, "owls")
        old = QUICK_HASH.hash("owls").encode()
        await store.lay(host.code, Slip(shelf=SHELF, name=lock, data=old), most=2)
        assert await give(server, host.code, password="hawks") == (403, "password-wrong")
        assert [slip.data for slip in await store.slips(host.code, SHELF)] == [old], "a wrong one changes nothing"
        assert await give(server, host.code, password="owls") == (200, "")
        (anew,) = await store.slips(host.code, SHELF)
        assert anew.name == lock, "links and browsers that open it go on doing so"
        assert not PasswordHasher().check_needs_rehash(anew.data.decode())
        assert await give(server, host.code, password="owls") == (200, "")
        assert await store.slips(host.code, SHELF) == (anew,), "once"
        assert await give(server, host.code, password="hawks") == (403, "password-wrong")


async def test_what_is_no_hash_opens_nothing_and_is_no_fault_of_the_asker(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        host, store = await server.open(), server.site.house.world.store
        lock = await choose(server, host.code, host.headers, "owls")
        await store.lay(host.code, Slip(shelf=SHELF, name=lock, data=b"owls"), most=2)
        assert await give(server, host.code, password="owls") == (403, "password-wrong")


@pytest.mark.usefixtures("quick_hashes")
async def test_passwords_are_worked_out_two_at_a_time_in_threads_and_everybody_else_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fits, hold, at_once, most = Locks._fits, threading.Event(), [0], [0]
    where: set[str] = set()

    def slow(self: Locks, kept: str, password: str) -> tuple[bool, str | None]:
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        where.add(threading.current_thread().name)
        hold.wait(10)
        at_once[0] -= 1
        return fits(self, kept, password)

    monkeypatch.setattr(Locks, "_fits", slow)
    async with a_server(tmp_path, limit_passwords="", behind_proxy=True, address="http://127.0.0.1") as server:
        host = await server.open()
        await choose(server, host.code, host.headers, "owls")
        tried = [
            asyncio.create_task(give(server, host.code, {"X-Forwarded-For": f"192.0.2.{number}"}, password="hawks"))
            for number in range(12)
        ]
        while most[0] < MOST_AT_ONCE:
            await asyncio.sleep(0.01)
        async with host.connect() as tab:
            assert (await tab.do({"type": "rename", "name": "Zoe"})).id
        hold.set()
        assert await asyncio.gather(*tried) == [(403, "password-wrong")] * 12
    assert most == [MOST_AT_ONCE]
    assert threading.main_thread().name not in where


@pytest.mark.usefixtures("quick_hashes")
async def test_no_claim_of_another_address_gives_more_guesses(tmp_path: Path) -> None:
    claims: tuple[dict[str, str], ...] = (
        {"X-Forwarded-For": "192.0.2.{}"},
        {"Forwarded": "for=192.0.2.{}"},
        {"X-Real-IP": "192.0.2.{}"},
        {"X-Client-IP": "192.0.2.{}"},
        {"CF-Connecting-IP": "192.0.2.{}"},
        {"Via": "1.1 192.0.2.{}", "X-Forwarded-Host": "127.0.0.{}"},
    )
    async with a_server(tmp_path / "one", limit_guesses="3/minute", limit_passwords="3/minute") as server:
        host = await server.open()
        await choose(server, host.code, host.headers, "owls")
        told = []
        for number in range(30):
            claim = {name: value.format(number) for name, value in claims[number % len(claims)].items()}
            status, _, _ = await server.get(f"/api/tables/LUMO-{number:04d}", headers=claim)
            told.append((status, (await give(server, host.code, claim, password="x"))[0]))
        assert [code for code, _ in told] == [404] * 3 + [429] * 27
        assert [password for _, password in told].count(403) <= 3
    # Behind a proxy its own word counts, which stands last.
    proxied = {"behind_proxy": True, "address": "http://127.0.0.1"}
    async with a_server(tmp_path / "other", limit_guesses="3/minute", **proxied) as server:
        statuses = [
            (
                await server.get(
                    f"/api/tables/LUMO-{number:04d}", headers={"X-Forwarded-For": f"192.0.2.{number}, 198.51.100.7"}
                )
            )[0]
            for number in range(6)
        ]
        assert statuses == [404] * 3 + [429] * 3


async def test_every_door_by_which_a_code_may_be_tried_counts(tmp_path: Path) -> None:
    """Whichever door is asked, the fourth guess is refused, be there such a table or not."""
    doors = (
        ("GET", "/t/{}"),
        ("HEAD", "/t/{}"),
        ("GET", "/tv/{}"),
        ("GET", "/t/{}/card"),
        ("GET", "/t/{}/qr.svg"),
        ("GET", "/t/{}/games"),
        ("GET", "/t/{}/rounds"),
        ("GET", "/t/{}/album/1"),
        ("GET", "/api/tables/{}"),
        ("GET", "/api/tables/{}/replay"),
        ("POST", "/t/{}/seats"),
        ("POST", "/t/{}/guests"),
        ("POST", "/t/{}/moved"),
        ("POST", "/t/{}/bots"),
        ("POST", "/t/{}/key"),
        ("GET", "/t/{}/ws"),
    )
    bodies = {
        "seats": {"name": "Eve"},
        "guests": {"name": "Eve"},
        "moved": {"link": "x" * 32, "request": "x" * 16},
        "bots": {"link": "x" * 32, "name": "Eve"},
        "key": {"password": "owls"},
    }
    proxied = {"behind_proxy": True, "address": "http://127.0.0.1"}
    async with a_server(tmp_path, limit_guesses="3/minute", **proxied) as server:
        host = await server.open()
        for number, (method, path) in enumerate(doors):
            told, asker = [], {"X-Forwarded-For": f"192.0.2.{number}"}
            for code in ("LUMO-0001", "LUMO-0002", "LUMO-0003", "LUMO-0004", host.code):
                url = server.base / path.format(code).lstrip("/")
                body = bodies.get(path.rpartition("/")[2]) if method == "POST" else None
                async with server.session.request(method, url, json=body, headers=asker) as answer:
                    told.append(answer.status)
            assert told == [404] * 3 + [429] * 2, (method, path)


def test_codes_do_not_tell_which_come_next_and_secrets_are_as_long_as_they_should_be() -> None:
    rng = secrets.SystemRandom()
    drawn = {draw_code(rng) for _ in range(2000)}
    assert len(drawn) > 1990
    assert len({code[:4] for code in drawn}) > 1000
    # 192 bits, and kept as a digest alone.
    assert SECRET_BYTES * 8 >= 128
    assert hashed("a secret") == hashlib.sha256(b"a secret").digest()


def medians(tries: dict[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """Seconds that each takes, in turn within one run, so that a busy machine slows all of them alike."""
    times: dict[str, list[float]] = {name: [] for name in tries}
    for _ in range(rounds):
        for name, work in tries.items():
            begun = time.perf_counter()
            for _ in range(20):
                work()
            times[name].append(time.perf_counter() - begun)
    return {name: statistics.median(of_it) for name, of_it in times.items()}


async def test_how_long_a_secret_is_looked_at_does_not_tell_how_much_of_it_is_right(tmp_path: Path) -> None:
    """What is compared are digests and keyed sums, so a secret that begins rightly is as wrong as any other."""
    async with a_server(tmp_path) as server:
        host = await server.open()
        live = server.site.house.awake[0]
        assert host.secret is not None
        near, far = host.secret[:-1] + ("A" if host.secret[-1] != "A" else "B"), "A" * len(host.secret)
        took = medians({"near": lambda: live.key_of(near), "far": lambda: live.key_of(far)}, 400)
        assert 0.5 < took["near"] / took["far"] < 2, took
        lock = await choose(server, host.code, host.headers, "owls")
        key = await server.site.locks.key(host.code, lock)
        statuses = []
        for tried in (key, key[:-1] + ("A" if key[-1] != "A" else "B"), "A" * len(key)):
            headers = {"Cookie": f"{KEY_COOKIE}={tried}"}
            statuses.append((await server.get(f"/t/{host.code}/card", headers=headers))[0])
        assert statuses == [200, 403, 403]


async def test_a_wrong_password_costs_the_server_what_a_right_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # noqa: A002 - its own name
            asked.append(str(password))
            return super().verify(hash, password)

    monkeypatch.setattr(locks, "PasswordHasher", lambda: Counting(time_cost=1, memory_cost=64, parallelism=1))
    async with a_server(tmp_path, limit_passwords="") as server:
        host = await server.open()
        await choose(server, host.code, host.headers, "owls")
        for tried in ("owls", "owl", "x", "x" * 100, "OWLS"):
            await give(server, host.code, password=tried)
        assert asked == ["owls", "owl", "x", "x" * 100, "OWLS"]
        # A seat's cookie opens its table without one.
        assert (await server.get(f"/t/{host.code}/card", headers={"Cookie": f"{COOKIE}={host.secret}"}))[0] == 200
