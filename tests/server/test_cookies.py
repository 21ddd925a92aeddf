"""What a browser keeps for us is read by its name, whatever else it has kept."""

import time

import pytest
from aiohttp.test_utils import make_mocked_request

from moonhare.server.web.cookies import cookie_of


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("seat=abc", "abc"),
        ("other=1; seat=abc; more=2", "abc"),
        ("other=1;seat=abc", "abc"),
        ("seat=near; seat=far", "near"),
        ("myseat=1; seats=2; SEAT=3", None),
        ("seat", None),
        ("seat=", ""),
        ('half="open; seat=abc', "abc"),
        ("", None),
    ],
)
def test_a_cookie_is_found_among_others(header: str, value: str | None) -> None:
    assert cookie_of(make_mocked_request("GET", "/", headers={"Cookie": header}), "seat") == value


def test_a_request_without_cookies_has_none() -> None:
    assert cookie_of(make_mocked_request("GET", "/"), "seat") is None


def test_thousands_of_cookies_of_others_are_little_work() -> None:
    request = make_mocked_request("GET", "/", headers={"Cookie": "a=b;" * 2000 + "seat=abc"})
    begun = time.process_time()
    assert [cookie_of(request, "seat") for _ in range(100)] == ["abc"] * 100
    assert time.process_time() - begun < 0.5
