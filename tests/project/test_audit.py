"""`make audit` says what is known of weaknesses in what is locked, and what it could not ask."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from scripts import audit
from scripts.audit import Answer, Told, of_python, of_the_client, report


def answering(body: Any, *, errors: str = "", status: int = 0) -> Any:
    out = body if isinstance(body, str) else json.dumps(body)

    def ask(command: Sequence[str], settings: Mapping[str, str]) -> Told:
        return Told(status=status, out=out, errors=errors)

    return ask


def test_a_finding_is_told_with_its_number_and_ends_badly() -> None:
    packages = [
        {"name": "good", "version": "1", "vulns": []},
        {"name": "bad", "version": "2", "vulns": [{"id": "PYSEC-1"}]},
    ]
    answer = of_python("runtime", answering({"dependencies": packages}, status=1))
    assert (answer.asked, answer.unasked, answer.found) == (2, 0, (("bad", "PYSEC-1"),))
    status, lines = report([answer], {})
    assert status == 1
    assert "  bad: PYSEC-1" in lines
    status, lines = report([answer], {"PYSEC-1": "we call none of it"})
    assert status == 0
    assert "  bad: PYSEC-1 (known: we call none of it)" in lines


def test_what_could_not_be_looked_up_is_no_clean_bill() -> None:
    """The tool itself says that nothing was found."""
    packages = [{"name": "here", "skip_reason": "Dependency not found on PyPI"}]
    answer = of_python("runtime", answering({"dependencies": packages}, errors="No known vulnerabilities found"))
    assert (answer.asked, answer.unasked) == (0, 1)
    status, lines = report([answer], {})
    assert status == 2
    assert "this is no clean bill" in lines[-1]
    assert "1 packages are not known where we asked" in lines[1]


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ("", "Traceback (most recent call last):\n  File x\nConnectionError: no route to host"),
        ("not json", "npm error audit endpoint returned an error"),
        ({"message": "x", "statusCode": 405}, "npm error a complete log of this run is there"),
        ("", ""),
    ],
)
def test_without_a_network_a_sentence_says_so_and_no_traceback(body: Any, errors: str) -> None:
    for answer in (
        of_python("dev", answering(body, errors=errors, status=1)),
        of_the_client(answering(body, errors=errors)),
    ):
        assert answer.problem
        status, lines = report([answer], {})
        assert status == 2
        assert lines[0].startswith(f"{answer.place}: could not be looked up: ")
        assert "Traceback" not in "".join(lines)


def test_weaknesses_of_the_client_s_packages_are_named_once_each() -> None:
    body = {
        "vulnerabilities": {
            "leaf": {"via": [{"source": 7, "url": "https://x.example/advisories/GHSA-a"}]},
            "trunk": {"via": ["leaf"]},
        },
        "metadata": {"dependencies": {"total": 9}},
    }
    answer = of_the_client(answering(body, status=1))
    assert (answer.asked, answer.found) == (9, (("leaf", "GHSA-a"),))
    assert report([answer], {})[0] == 1


def test_a_known_finding_that_is_gone_is_to_be_taken_out() -> None:
    status, lines = report([Answer(place="client/package-lock.json", asked=9)], {"GHSA-a": "never called"})
    assert status == 0
    assert "  GHSA-a is not found any more: take it out of KNOWN" in lines


def test_every_known_finding_has_a_reason() -> None:
    assert all(len(reason) > 20 for reason in audit.KNOWN.values())
