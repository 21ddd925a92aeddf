"""What comes from outside is read strictly: nothing is guessed at, and nothing but a refusal comes of it."""

import time

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.rules.commands import AnySeatCommand, CastVotes
from moonhare.rules.errors import Refusal
from moonhare.rules.reading import convert, read, read_json


def code_of(data: bytes | str) -> str:
    with pytest.raises(Refusal) as refused:
        read_json(data)
    return refused.value.code


@pytest.mark.parametrize(
    "data",
    [b"\xff", b'"\xc3"', b"\xed\xa0\x80", "\ud800", b'{"a": "\xe9"}', '"\udfff"'],
)
def test_what_is_not_utf_8_is_refused(data: bytes | str) -> None:
    assert code_of(data) == "not-utf-8"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "nope",
        "{'a': 1}",
        '{"a": 1,}',
        "[1] [2]",
        "NaN",
        "[Infinity]",
        "-Infinity",
        '"\\ud800"',
        '{"\\udc00": 1}',
        "\ufeff{}",
        "[" * 100_000,
        "9" * 5000,
        '"a\x00b"',
    ],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_json_is_refused(data: str) -> None:
    assert code_of(data) == "not-json"
    assert code_of(data.encode()) == "not-json"


@pytest.mark.parametrize(
    ("data", "key"), [('{"a": 1, "a": 2}', "a"), ('[{"b": {"x": 1, "y": 2, "x": 1}}]', "x"), ('{"": 1, "": 1}', "")]
)
def test_a_key_that_stands_twice_is_refused_by_name(data: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_json(data)
    assert refused.value.code == "key-twice"
    assert refused.value.arguments == {"key": key}


def test_which_of_many_keys_stands_twice_is_found_without_comparing_each_with_all() -> None:
    keys = ",".join(f'"{number}":0' for number in [*range(20_000), 19_999])
    begun = time.process_time()
    assert code_of(f"{{{keys}}}") == "key-twice"
    assert time.process_time() - begun < 1


@pytest.mark.parametrize(
    ("data", "value"),
    [
        ("null", None),
        (b'{"a": [1, 2.5, "\\u00e9", true]}', {"a": [1, 2.5, "é", True]}),
        ('"\\ud83d\\udc07"', "🐇"),
        (" [] ", []),
    ],
)
def test_json_is_read(data: bytes | str, value: object) -> None:
    assert read_json(data) == value


def test_a_shape_is_read_strictly() -> None:
    assert read('{"slots": [1], "red": null, "type": "cast-votes"}', CastVotes) == CastVotes(slots=(1,))  # type: ignore[arg-type]  # a plain number
    for wrong in (
        '{"type": "cast-votes"}',
        '{"type": "cast-votes", "slots": ["1"]}',
        '{"type": "cast-votes", "slots": [1], "more": 1}',
        '{"type": "go-on", "slots": [1]}',
        "[]",
    ):
        with pytest.raises(Refusal) as refused:
            read(wrong, CastVotes)
        assert refused.value.code == "malformed"
        assert refused.value.message.endswith(".")
        assert not refused.value.message.endswith("..")


def test_plain_values_are_converted_strictly() -> None:
    assert convert([1, 2], tuple[int, ...]) == (1, 2)
    with pytest.raises(Refusal) as refused:
        convert("1", int)
    assert refused.value.code == "malformed"


@given(st.binary() | st.text(st.characters(codec=None, exclude_categories=())))
def test_anything_at_all_is_read_or_refused(data: bytes | str) -> None:
    try:
        read(data, AnySeatCommand)
    except Refusal as refused:
        found = refused.code
    else:
        found = ""
    assert found in ("not-utf-8", "not-json", "key-twice", "malformed", "")


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    )
)
def test_whatever_is_written_as_json_is_read_back(value: object) -> None:
    assert read_json(msgspec.json.encode(value)) == value
