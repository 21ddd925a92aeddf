"""What a value may be, as whoever gave another one is told."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from moonhare.rules.values import allowed


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        (bool, "true or false"),
        (None, "none"),
        (Literal["off", "all"], "all or off"),
        (Literal["a", "b", "c"], "a, b or c"),
        (int, "a whole number"),
        (Annotated[int, Meta(ge=1)], "a whole number at least 1"),
        (Annotated[int, Meta(ge=0, le=65535)] | None, "a whole number from 0 to 65535 or none"),
        (Annotated[float, Meta(gt=0, lt=1)], "a number above 0 and below 1"),
        (str, "text"),
        (Annotated[str, Meta(min_length=8)], "text of 8 characters at least"),
        (Annotated[str, Meta(max_length=9)], "text of at most 9 characters"),
        (Annotated[str, Meta(min_length=1, max_length=24)], "text of 1 to 24 characters"),
        (Annotated[str, Meta(description="a colour's name")], "a colour's name"),
        (tuple[int, ...], "a list, each of it a whole number"),
        (Annotated[list[int], Meta(min_length=1, max_length=3)], "a list of 1 to 3, each of it a whole number"),
        (Annotated[list[int], Meta(min_length=2)], "a list of 2 at least, each of it a whole number"),
        (Annotated[list[int], Meta(max_length=3)], "a list of at most 3, each of it a whole number"),
        (list[bool], "a list, each of it true or false"),
        (dict[str, int], "of another kind"),
    ],
)
def test_what_is_allowed_is_said_in_plain_words(shape: Any, words: str) -> None:
    assert allowed(shape) == words
