"""Pages and files: the shell in the reader's language, a preview that nobody can write into, what browsers may do."""

import asyncio
import gzip
import json
import re
import time
from pathlib import Path
from typing import Any
from urllib.robotparser import RobotFileParser

import pytest
from msgspec.structs import force_setattr
from yarl import URL

from moonhare.locales import LANGUAGES
from moonhare.rules.editions import EDITIONS
from moonhare.server.messages import Rename
from moonhare.server.web import preview as preview_module
from moonhare.server.web.pages import preferred_language, preview
from moonhare.server.web.site import COOKIE
from tests.server.net import Server, a_server
from tests.server.test_table_life import do, table

SHELL = (
    '<!doctype html><html lang="{{lang}}"><title>{{title}}</title><meta content="{{description}}">'
    '<meta content="{{url}}"><img src="{{image}}"><a href="{{source}}">{{other}}</a></html>'
)


@pytest.fixture
def built(server: Server, tmp_path: Path) -> Server:
    """A server with a small client of the test's own."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(SHELL, encoding="utf-8")
    (static / "main-a1B2c3D4.js").write_text("plain")
    (static / "main-a1B2c3D4.js.br").write_bytes(b"brotli")
    (static / "main-a1B2c3D4.js.gz").write_bytes(b"gzip")
    (static / "plain.css").write_text("a{}")
    force_setattr(server.site, "static", static)
    return server


@pytest.mark.parametrize("path", ["/", "/rules", "/about", "/tv"])
async def test_every_page_is_the_shell_in_the_language_that_is_asked_for(built: Server, path: str) -> None:
    for header, language in (("pl,en;q=0.5", "pl"), ("de", "en"), ("", "en")):
        status, body, answer = await built.get(path, headers={"Accept-Language": header})
        assert status == 200
        text = body.decode()
        assert f'lang="{language}"' in text
        assert f"<title>{preview(language, None)[0]}</title>" in text
        assert answer.headers["Content-Language"] == language
        assert "Accept-Language" in answer.headers["Vary"]
        assert "{{other}}" in text, "placeholders of others are left alone"
        assert f'content="http://127.0.0.1:{built.port}{path}"' in text


async def test_a_table_s_page_invites_by_name_and_nobody_s_name_is_markup(built: Server) -> None:
    host = await built.open(name='<b>"{{url}}"</b>')
    status, body, _ = await built.get(f"/t/{host.code}")
    text = body.decode()
    assert status == 200
    assert host.code in text
    assert "&lt;b&gt;&quot;{{url}}&quot;&lt;/b&gt;" in text
    assert "<b>" not in text


async def test_search_engines_stay_away_from_what_is_a_table_s(server: Server) -> None:
    status, body, _ = await server.get("/robots.txt")
    assert status == 200
    rules = RobotFileParser()
    rules.parse(body.decode().splitlines())
    host = await server.open()
    for path in (f"/t/{host.code}", f"/tv/{host.code}", "/album/secret", "/api/tables"):
        assert not rules.can_fetch("*", path), path
    for path in ("/", "/rules", "/about", "/tv"):
        assert rules.can_fetch("*", path), path


async def test_a_code_typed_in_any_way_leads_to_its_address(built: Server) -> None:
    host = await built.open()
    for typed in (
        host.code.lower(),
        host.code.replace("-", ""),
        host.code.replace("-", "%20"),
        host.code.replace("-", "%E2%80%93"),
    ):
        status, _, answer = await built.get(f"/t/{typed}")
        assert (status, answer.headers["Location"]) == (302, f"/t/{host.code}")


async def test_an_unknown_table_s_page_is_the_shell_with_404(built: Server) -> None:
    status, body, _ = await built.get("/t/LUMO-0000")
    assert status == 404
    assert b"<title>Moonhare</title>" in body


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nonsense", "/t", "/t/", "/t/LUMO/card/more", "/%ff", "/rules/more", "/LUMO-482"])
async def test_a_browser_at_an_address_of_nothing_gets_a_page_and_a_program_json(built: Server, path: str) -> None:
    status, body, answer = await built.get(path, headers=BROWSER)
    assert (status, answer.headers["Content-Type"]) == (404, "text/html; charset=utf-8")
    assert b"<title>Moonhare</title>" in body
    status, body, _ = await built.get(path, headers={"Accept": "*/*"})
    assert (status, body["error"]["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/api/nonsense", "/static/nothing.js", "/sets/nothing/x.webp"])
async def test_what_programs_ask_for_is_refused_in_json_even_to_a_browser(built: Server, path: str) -> None:
    status, body, _ = await built.get(path, headers=BROWSER)
    assert (status, body["error"]["code"]) == (404, "not-found")


async def test_a_table_s_address_typed_from_memory_leads_to_the_table(built: Server) -> None:
    host = await built.open()
    for path in (f"/t/{host.code}/", f"/{host.code}", f"/{host.code}/", f"/{host.code.lower().replace('-', '')}"):
        status, _, answer = await built.get(path, headers=BROWSER)
        assert (status, answer.headers["Location"]) == (302, f"/t/{host.code}"), path
    for path in (f"/tv/{host.code}/", f"/tv/{host.code.lower().replace('-', '')}"):
        status, _, answer = await built.get(path, headers=BROWSER)
        assert (status, answer.headers["Location"]) == (302, f"/tv/{host.code}"), path
    status, _, answer = await built.get("/rules/", headers=BROWSER)
    assert (status, answer.headers["Location"]) == (302, "/rules")


async def test_without_a_built_client_a_plain_page_says_what_to_do(server: Server, tmp_path: Path) -> None:
    force_setattr(server.site, "static", tmp_path / "nothing")
    status, body, _ = await server.get("/")
    assert status == 503
    assert b"make play" in body


async def test_files_with_a_hash_may_be_kept_for_ever_and_come_packed_where_that_is_understood(built: Server) -> None:
    for accepted, expected in (("br, gzip", b"brotli"), ("gzip", b"gzip"), ("identity", b"plain")):
        async with built.session.get(
            built.base / "static/main-a1B2c3D4.js", headers={"Accept-Encoding": accepted}, auto_decompress=False
        ) as answer:
            assert await answer.read() == expected
            assert answer.headers["Content-Type"].startswith("text/javascript")
            assert "immutable" in answer.headers["Cache-Control"]
    _, _, answer = await built.get("/static/plain.css")
    assert answer.headers["Cache-Control"] == "no-cache"


async def test_pictures_are_served_as_what_they_are(server: Server) -> None:
    _, sets, _ = await server.get("/api/sets?lang=it")
    chosen = sets["sets"][0]
    _, whole, _ = await server.get(f"/api/sets/{chosen['id']}?lang=it")
    assert len(whole["cards"]) == chosen["cards"]
    assert "concepts" not in str(whole)
    assert "phrases" not in str(whole)
    for address in (*chosen["sample"], chosen["cover"], whole["cards"][0]["large"]):
        status, body, answer = await server.get(address)
        assert (status, answer.headers["Content-Type"]) == (200, "image/webp")
        assert body[8:12] == b"WEBP"
        assert "immutable" in answer.headers["Cache-Control"]


async def test_a_set_s_page_is_compressed_once_and_not_sent_to_whoever_has_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, pressed = "/api/sets/small-hours?lang=it", []
    press = gzip.compress

    def compress(data: bytes, *, mtime: int) -> bytes:
        pressed.append(len(data))
        return press(data, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", compress)
    _, plain, answer = await server.get(address, headers={"Accept-Encoding": "br, gzip;q=0"})
    assert "Content-Encoding" not in answer.headers
    tag = answer.headers["ETag"]
    _, small, answer = await server.get(address, headers={"Accept-Encoding": "gzip, deflate, br"})
    assert (small, answer.headers["Content-Encoding"], answer.headers["ETag"]) == (plain, "gzip", tag)
    assert int(answer.headers["Content-Length"]) < len(json.dumps(plain)) / 2
    assert answer.headers["Cache-Control"] == "no-cache"
    assert len(pressed) == 1
    async with server.session.get(server.base.join(URL(address)), headers={"If-None-Match": tag}) as answer:
        assert (answer.status, await answer.read()) == (304, b"")
    _, english, answer = await server.get("/api/sets/small-hours?lang=en", headers={"If-None-Match": tag})
    assert answer.status == 200
    assert answer.headers["ETag"] != tag
    assert english["id"] == plain["id"]
    for nonsense in ("0.123", "en-GB", "", "xx"):
        assert (await server.get(f"/api/sets/small-hours?lang={nonsense}"))[1] == english
    assert len(pressed) == 2, "a language that there is not costs nothing"
    for _ in range(2):
        assert (await server.get("/api/openapi.json"))[2].headers["Content-Encoding"] == "gzip"
    assert len(pressed) <= 3


async def test_editions_tell_all_that_a_lobby_needs(server: Server) -> None:
    _, body, _ = await server.get("/api/editions")
    assert [edition["id"] for edition in body["editions"]] == [edition.id for edition in EDITIONS]
    assert body["usual"] == "standard"
    names = [setting["name"] for setting in body["settings"]]
    for edition in body["editions"]:
        changed = {number: one["settings"] for one in edition["exceptions"] for number in one["players"]}
        assert sorted(edition["settings"]) == sorted(names)
        for number in edition["players"]:
            own = edition["settings"] | changed.get(number, {})
            assert edition["settings_by_players"][str(number)] == own
    kinds = {setting["name"]: setting for setting in body["settings"]}
    needs = {"setting": "scoring", "value": "storyteller", "or_more": False}
    assert kinds["bonus_cap"] == {
        "name": "bonus_cap",
        "group": "points",
        "kind": "cap",
        "least": 0,
        "most": 20,
        "values": [],
        "needs": needs,
    }
    assert kinds["points_single_vote"]["needs"] == {"setting": "votes", "value": 2, "or_more": True}
    assert kinds["end"]["needs"] is None
    assert kinds["end"]["values"] == ["pile", "score", "turns"]
    assert kinds["clue_media"]["kind"] == "media"


async def test_a_qr_code_and_the_preview_are_pictures(server: Server) -> None:
    host = await server.open()
    _, body, answer = await server.get(f"/t/{host.code}/qr.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert body.startswith(b"<svg")
    _, body, answer = await server.get("/preview.png")
    assert answer.headers["Content-Type"] == "image/png"
    assert body[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(body) < 300_000


async def test_the_preview_is_drawn_once_for_all_who_ask_and_again_after_a_failure(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[Path, ...]] = []

    def draw(pictures: tuple[Path, ...]) -> bytes:
        drawn.append(pictures)
        if len(drawn) == 1:
            time.sleep(0.3)  # until all have asked: those of one address do so in turn
            raise OSError("no memory left")
        return b"a picture"

    monkeypatch.setattr(preview_module, "draw_preview", draw)
    asked = [server.get("/preview.png") for _ in range(12)]
    assert {status for status, _, _ in await asyncio.gather(*asked)} == {500}
    assert len(drawn) == 1
    asked = [server.get("/preview.png") for _ in range(12)]
    assert {body for _, body, _ in await asyncio.gather(*asked)} == {b"a picture"}
    assert len(drawn) == 2
    assert len(drawn[0]) == 3


async def test_every_answer_says_what_a_browser_may_do_with_it(server: Server) -> None:
    host = await server.open()
    _, sets, _ = await server.get("/api/sets")
    picture = sets["sets"][0]["cover"]
    code, elsewhere = f"/t/{host.code}", {"Host": "evil.example"}
    for path in (
        "/",
        code,
        f"{code}/qr.svg",
        "/api/editions",
        "/nothing",
        "/static/nothing.js",
        picture,
        "/favicon.ico",
    ):
        for headers in ({}, elsewhere):
            _, _, answer = await server.get(path, headers=headers)
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert f"ws://{headers.get('Host', f'127.0.0.1:{server.port}')}" in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "same-origin"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert "Strict-Transport-Security" not in answer.headers
            assert "Server" not in answer.headers
    _, _, answer = await server.get("/preview.png")
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin", "other sites show it beside a link"


async def test_over_tls_browsers_are_told_to_come_by_it_alone(tmp_path: Path) -> None:
    by_proxy: dict[str, Any] = {"behind_proxy": True}
    for settings, headers, lasting in (
        ({"address": "https://table.test"}, {}, True),
        (by_proxy, {"X-Forwarded-Proto": "https"}, True),
        (by_proxy, {}, False),
        ({}, {"X-Forwarded-Proto": "https"}, False),
        ({"address": "http://table.test"}, {}, False),
    ):
        async with a_server(tmp_path, **settings) as server:
            for path in ("/", "/api/editions", "/nothing"):
                _, _, answer = await server.get(path, headers=headers)
                told = answer.headers.get("Strict-Transport-Security", "")
                assert bool(re.fullmatch(r"max-age=\d{8}", told)) is lasting, (settings, headers, path)


async def test_behind_a_proxy_its_word_on_scheme_host_and_address_counts(tmp_path: Path) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example", "X-Forwarded-For": "1.2.3.4, 5.6.7.8"}
    for trusted in (True, False):
        async with a_server(tmp_path, behind_proxy=trusted, hosts="play.example", limit_tables="1/hour") as server:
            async with server.session.post(
                server.base / "api/tables",
                json={"name": "Ana"},
                headers=headers | ({"Origin": "https://play.example"} if trusted else {}),
            ) as answer:
                assert answer.status == 201
                assert bool(answer.cookies["moonhare_seat"]["secure"]) is trusted
                code = (await answer.json())["code"]
            _, card, _ = await server.get(f"/t/{code}/card", headers=headers)
            base = "https://play.example" if trusted else f"http://127.0.0.1:{server.port}"
            assert card["invite"] == f"{base}/t/{code}"
            other = headers | {"X-Forwarded-For": "5.6.7.8, 1.2.3.4"}
            async with server.session.post(server.base / "api/tables", json={"name": "Bo"}, headers=other) as answer:
                assert answer.status == (201 if trusted else 429)


async def test_an_address_that_the_host_has_set_is_the_one_that_links_name(tmp_path: Path) -> None:
    async with a_server(tmp_path, address="https://moonhare.example/") as server:
        host = await server.open()
        _, card, _ = await server.get(f"/t/{host.code}/card")
        assert card["invite"] == f"https://moonhare.example/t/{host.code}"


async def test_an_invitation_from_this_machine_names_an_address_that_phones_reach(server: Server) -> None:
    host = await server.open()
    force_setattr(server.site, "local_host", "192.168.7.9:8080")
    for asked, expected in (
        (f"localhost:{server.port}", "http://192.168.7.9:8080"),
        ("127.0.0.1", "http://192.168.7.9:8080"),
        ("[::1]:8080", "http://192.168.7.9:8080"),
        ("[::1]", "http://192.168.7.9:8080"),
        ("[2001:db8::7]", "http://[2001:db8::7]"),
        ("10.0.0.5:8080", "http://10.0.0.5:8080"),
        ("table.test", "http://table.test"),
    ):
        _, card, _ = await server.get(f"/t/{host.code}/card", headers={"Host": asked})
        assert card["invite"] == f"{expected}/t/{host.code}"
    status, refused, _ = await server.get(f"/t/{host.code}/card", headers={"Host": "[:::]"})
    assert (status, refused["error"]["code"]) == (400, "malformed")


async def test_figures_are_for_those_whom_the_host_lets_see_them(tmp_path: Path) -> None:
    async with a_server(tmp_path, metrics="loopback") as server:
        host = await server.open(computers=3, start=True)
        assert (await server.get("/api/tables/LUMO-0000"))[0] == 404
        async with host.connect() as tab:
            await tab.do(Rename(name="Nora"))
            status, body, answer = await server.get("/metrics")
        assert status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        told = dict(re.findall(rb"(?m)^(moonhare_\w+) (\S+)", body))
        assert 0 <= float(told.pop(b"moonhare_late_seconds")) < 60
        assert float(told.pop(b"moonhare_command_seconds_sum")) >= 0
        assert b'moonhare_refusals_total{code="table-unknown"} 1.0' in body
        assert list(told.items()) == [
            (b"moonhare_command_seconds_count", b"1.0"),
            (b"moonhare_tables_opened_total", b"1.0"),
            (b"moonhare_tables_awake", b"1.0"),
            (b"moonhare_games_running", b"1.0"),
            (b"moonhare_connections", b"1.0"),
            (b"moonhare_full", b"0.0"),
        ]


async def test_the_board_shows_figures_that_there_are(tmp_path: Path) -> None:
    board = json.loads((Path(__file__).parent.parent.parent / "deploy" / "grafana" / "board.json").read_bytes())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:moonhare|process)_\w+", target["expr"])
    }
    async with a_server(tmp_path, metrics="loopback") as server:
        await server.get("/nowhere")
        await server.get("/api/tables/LUMO-0000")
        _, body, _ = await server.get("/metrics")
    there = set(re.findall(r"(?m)^(\w+)", body.decode()))
    assert len(asked) > 8
    assert asked <= there, asked - there


async def test_figures_for_this_machine_alone_do_not_leave_through_its_proxy(tmp_path: Path) -> None:
    async with a_server(tmp_path, metrics="loopback", behind_proxy=True) as server:
        assert (await server.get("/metrics"))[0] == 200
        status, body, _ = await server.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1, 203.0.113.9"})
    assert (status, body["error"]["code"]) == (404, "not-found")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_counts_people_in_every_language(language: str) -> None:
    texts = {preview(language, table(persons, edition="odyssey"))[1] for persons in range(1, 13)}
    assert len(texts) == 12
    assert all("Ana" in text and "{" not in text for text in texts)
    alone = preview(language, do(table(1), 1, "leave"))
    assert "LUMO-0001" in alone[0]
    assert alone[1] == preview(language, None)[1]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("fr, da;q=0.3, pt-BR;q=0.7", "pt"),
        ("de-DE", "en"),
        ("pl;q=0", "en"),
        ("it;q=x, da;q=0.2", "da"),
        (";;;,,,", "en"),
        ("it," * 5000, "it"),
    ],
)
def test_a_browser_s_favourite_language_of_ours_is_taken(header: str, language: str) -> None:
    assert preferred_language(header) == language


async def test_who_comes_back_to_a_seat_keeps_it_for_as_long_again(server: Server) -> None:
    host = await server.open()
    _, _, answer = await server.get(f"/t/{host.code}/card", headers=host.headers)
    renewed = answer.cookies[COOKIE]
    assert (renewed.value, renewed["path"], renewed["max-age"]) == (host.secret, f"/t/{host.code}", str(30 * 86_400))
    assert renewed["httponly"]
    assert answer.headers["Cache-Control"] == "no-store"
    for headers in ({}, {"Cookie": f"{COOKIE}=of-nobody"}):
        _, _, answer = await server.get(f"/t/{host.code}/card", headers=headers)
        assert not answer.cookies
