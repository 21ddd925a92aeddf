"""One definition for all: the schema, the document and the description of the HTTP part are what the types say."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonhare.rules.editions import EDITIONS
from moonhare.rules.reading import members, read, union_of
from moonhare.server import bodies, catalogue, messages
from moonhare.server.messages import ClientMessage, Do, FromClient, TableChanged, TableMessage
from moonhare.server.web.answers import STATUS
from moonhare.server.web.app import ROUTES
from scripts.documents.openapi import DOORS, document
from scripts.documents.refusals import refusals
from scripts.documents.schema import TOP_LEVEL, definitions, markdown, reference_of
from scripts.documents.writing import OPENAPI, REFERENCE, SCHEMA, write, written

CHECKOUT = Path(__file__).parents[2]
PROTOCOL = (CHECKOUT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_what_is_made_from_the_types_is_as_they_are(subtests: pytest.Subtests) -> None:
    """Else: `make regenerate`."""
    for name, text in written(CHECKOUT).items():
        with subtests.test(file=str(name)):
            assert (CHECKOUT / name).read_text(encoding="utf-8").splitlines() == text.splitlines()


def test_writing_brings_a_checkout_up_to_date(tmp_path: Path) -> None:
    for name in (SCHEMA, REFERENCE, OPENAPI):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    old = "# By hand\n\n" + reference_of(PROTOCOL).replace("TableView", "Old") + "\nThe end.\n"
    (tmp_path / REFERENCE).write_text(old, encoding="utf-8")
    assert write(tmp_path) == [SCHEMA, REFERENCE, OPENAPI]
    assert (tmp_path / REFERENCE).read_text(encoding="utf-8") == "# By hand\n\n" + markdown() + "\nThe end.\n"
    assert (tmp_path / SCHEMA).read_text(encoding="utf-8") == written(CHECKOUT)[SCHEMA]
    assert write(tmp_path) == []


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        return {str(part["$ref"])} if "$ref" in part else set().union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    assert references(definitions()) <= {f"#/$defs/{name}" for name in definitions()}
    described = document()
    there = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert references(described["paths"]) | references(described["components"]) <= there


def test_every_message_and_body_is_in_the_schema_with_a_description() -> None:
    structs = [
        one
        for module in (messages, bodies, catalogue)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    sent = {one.__name__ for one in structs if one in members(one)}
    assert sent <= set(definitions())
    for name, one in definitions().items():
        assert one.get("description") or name in TOP_LEVEL, name


def test_fields_bear_their_own_descriptions_even_where_they_refer_to_a_type() -> None:
    outcome = definitions()["PublicView"]["properties"]["outcome"]
    assert outcome["description"] == "The last scored round, whole."
    assert "A member's number" not in json.dumps(outcome)


def test_the_document_names_every_address_of_the_protocol() -> None:
    pages = {"/", "/rules", "/about", "/t/{code}", "/sets/{set}/{file}", "/static/{name:.+}", "/preview.png"}
    pages |= {
        "/t/{code}/album/{game}",
        "/t/{code}/replay/{game}",
        "/tv",
        "/tv/{code}",
        "/album/{secret}",
        "/favicon.ico",
        "/robots.txt",
        "/metrics",
        "/source.tar.gz",
    }
    table = PROTOCOL[PROTOCOL.index("## Addresses") : PROTOCOL.index("## The socket")]
    told = re.findall(r"`(GET|POST) ([^`?]+)", table)
    meant = {
        (method, path.replace("{code}", "CODE").replace("{set}", "ID").replace("{secret}", "SECRET"))
        for method, path, _ in ROUTES
        if path not in pages
    }
    assert set(told) == meant


def test_openapi_describes_doors_that_are_there_and_all_of_them_but_pages_and_sockets() -> None:
    doors = {(door.method.upper(), door.path) for door in DOORS}
    routes = {(method, path) for method, path, _ in ROUTES}
    assert doors <= routes
    assert {route for route in routes if route[1].startswith("/api/")} - doors == {
        ("GET", "/api/health"),
        ("GET", "/api/openapi.json"),
    }


def test_examples_of_addresses_name_editions_that_there_are() -> None:
    assert set(re.findall(r"edition=([\w-]+)", PROTOCOL)) <= {chosen.id for chosen in EDITIONS}
    assert "edition=" in PROTOCOL


@pytest.mark.parametrize("block", re.findall(r"```json\n(.+?)```", PROTOCOL, re.DOTALL))
def test_the_document_s_examples_are_messages(block: str) -> None:
    told = TableChanged if '"changed"' in block else Do
    assert isinstance(read(block, union_of(ClientMessage, TableMessage)), told)


def test_links_inside_the_document_lead_to_headings() -> None:
    headings = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"(?m)^#+ (.+)$", PROTOCOL)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PROTOCOL)) <= headings


def test_every_refusal_is_told_and_those_with_a_status_exist() -> None:
    codes = {told.code for told in refusals()}
    assert set(STATUS) <= codes
    assert {"own-card", "stale", "malformed", "media-missing", "name-taken", "too-few-players", "busy"} <= codes
    assert not codes & {"storyteller", "giver"}
    for told in refusals():
        assert told.sentence[0].isupper() or told.sentence[0] == "…" or "_" in told.sentence.split()[0], told


def test_messages_decode_as_the_client_s_own_language_writes_them() -> None:
    text = '{"command":{"value":["text","sung"],"setting":"clue_media","type":"change-setting"},"phase":null,"round":0,'
    message: FromClient = read(text + '"game":0,"id":"abcdefgh","type":"do"}', FromClient)
    assert isinstance(message, Do)
    assert isinstance(message.command, messages.ChangeSetting)
    assert message.command.value == ("text", "sung")
