"""The HTTP part described in OpenAPI, its bodies from the same types as everything else."""

from functools import cache
from typing import Any, Final

import msgspec

from scripts.documents.schema import definitions

REF: Final = "#/components/schemas/{name}"


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """One operation of the HTTP part."""

    method: str
    path: str
    summary: str
    answers: str
    """The name of the answer's type."""
    status: int = 200
    body: str | None = None
    """The name of the body's type."""
    language: bool = False
    """Whether `?lang=` chooses the language of texts."""
    game: bool = False
    """Whether `?game=` chooses a game of the table by its number; else it is the last one."""
    filters: bool = False
    """Whether `?language=`, `?edition=` and `?free=` choose among tables."""


DOORS: Final = (
    Door(
        method="post",
        path="/api/tables",
        summary="Open a table and sit down as its host. The seat's secret comes as a cookie on the table's path.",
        body="OpenTable",
        answers="Seated",
        status=201,
    ),
    Door(
        method="post",
        path="/api/tables/{code}/seats",
        summary="Sit down at a table. The seat's secret comes as a cookie on the table's path.",
        body="TakeSeat",
        answers="Seated",
        status=201,
    ),
    Door(
        method="post",
        path="/api/tables/{code}/guests",
        summary="Be at a table without a seat, and ask for one: the way in while a game runs.",
        body="ComeIn",
        answers="Seated",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/seats",
        summary="Sit down, at an address to which a browser sends its cookies: it is known again.",
        body="TakeSeat",
        answers="Seated",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/guests",
        summary="Come without a seat, at an address to which a browser sends its cookies: it is known again.",
        body="ComeIn",
        answers="Seated",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/moves",
        summary="Make a link by which one's seat goes on at another device: it works once, for ten minutes.",
        body="OfferMove",
        answers="MovingLink",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/moved",
        summary="Go on with a seat at this device. Its new secret comes as a cookie on the table's path.",
        body="MoveHere",
        answers="Seated",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/bot-links",
        summary="Host: make a link by which one program sits down as a player: it works once, for an hour.",
        body="InviteBot",
        answers="BotLink",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/bots",
        summary="Sit down in the lobby as a program that plays, by a link of the host's. There is no cookie.",
        body="SeatBot",
        answers="BotSeated",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/password",
        summary="Host: have the table ask for a password, or no longer. The card's `invite` then has the key in it.",
        body="ChoosePassword",
        answers="TableCard",
    ),
    Door(
        method="post",
        path="/t/{code}/key",
        summary="Give a table's password, or an invitation's key. What opens the table comes as a cookie on its path.",
        body="GiveKey",
        answers="TableCard",
    ),
    Door(
        method="post",
        path="/t/{code}/listed",
        summary="Host: list the table among the open ones, or no longer.",
        body="ListTable",
        answers="TableCard",
    ),
    Door(
        method="get",
        path="/api/tables",
        summary="The open tables: those whose hosts list them, and that have a free seat and their host there.",
        answers="OpenTables",
        filters=True,
    ),
    Door(
        method="get",
        path="/t/{code}/calls",
        summary="Whether a browser may be called when it is its seat's turn, and the key that it needs for that.",
        answers="CallOffer",
    ),
    Door(
        method="post",
        path="/t/{code}/calls",
        summary="Call this browser by web push when it is its seat's turn and no page of the seat is open.",
        body="CallMe",
        answers="CallOffer",
        status=201,
    ),
    Door(
        method="post",
        path="/t/{code}/calls-end",
        summary="Do not call this browser any more.",
        body="CallMeNoMore",
        answers="CallOffer",
    ),
    Door(method="get", path="/api/tables/{code}", summary="What a join page needs.", answers="TableCard"),
    Door(
        method="get",
        path="/t/{code}/card",
        summary="The same, where a browser sends the seat's cookie: `seated` tells whether one has a seat.",
        answers="TableCard",
    ),
    Door(
        method="get", path="/api/tables/{code}/games", summary="All games of a table, a line each.", answers="GamesTold"
    ),
    Door(
        method="get",
        path="/api/tables/{code}/rounds",
        summary="The scored rounds of the game that runs or was played last, or with `?game=N` of another one.",
        answers="Chronicle",
        game=True,
    ),
    Door(
        method="get",
        path="/api/tables/{code}/replay",
        summary="A game that is over, step by step, with the hands; `?game=N` for another one, `&file` to keep it.",
        answers="Replay",
        game=True,
    ),
    Door(
        method="get",
        path="/t/{code}/games",
        summary="The same, where a browser sends its cookies: of a table that asks for a password only so.",
        answers="GamesTold",
    ),
    Door(
        method="get",
        path="/t/{code}/rounds",
        summary="The same, where a browser sends its cookies: of a table that asks for a password only so.",
        answers="Chronicle",
        game=True,
    ),
    Door(
        method="get",
        path="/t/{code}/replay",
        summary="The same, where a browser sends its cookies: of a table that asks for a password only so.",
        answers="Replay",
        game=True,
    ),
    Door(
        method="get",
        path="/t/{code}/album-link",
        summary="The secret link of a game's album (`?game=N`), for those who have a seat.",
        answers="AlbumLink",
        game=True,
    ),
    Door(
        method="post",
        path="/t/{code}/album-link",
        summary="Host: make the secret link of a game's album, or withdraw it.",
        body="ShareAlbum",
        answers="AlbumLink",
    ),
    Door(
        method="post",
        path="/t/{code}/forget",
        summary="Host: remove the table at once, with its games, its albums and all that was said.",
        body="ForgetTable",
        answers="ForgetTable",
    ),
    Door(
        method="get",
        path="/api/albums/{secret}",
        summary="The game whose album a secret link opens.",
        answers="Chronicle",
    ),
    Door(
        method="get",
        path="/api/editions",
        summary="Editions with their settings, and every setting there is.",
        answers="EditionList",
    ),
    Door(
        method="get",
        path="/api/players",
        summary="The computer players that can be asked to a table.",
        answers="PlayerList",
    ),
    Door(method="get", path="/api/sets", summary="The sets of cards.", answers="SetList", language=True),
    Door(
        method="get",
        path="/api/sets/{set}",
        summary="One set with all its cards.",
        answers="SetInfo",
        language=True,
    ),
)


FORM = "0.1.0"
"""The release since which what is described is added to and never changed; not that of the server that shows it."""


@cache
def document() -> dict[str, Any]:
    """Build the description."""
    paths: dict[str, Any] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method] = _operation(door)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Moonhare",
            "version": FORM,
            "description": "The HTTP part. The game itself goes over the WebSocket at /t/{code}/ws: docs/protocol.md.",
            "license": {"name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"},
        },
        "paths": paths,
        "components": {"schemas": definitions(REF)},
    }


def _operation(door: Door) -> dict[str, Any]:
    names = [part.strip("{}") for part in door.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
    ]
    if door.language:
        parameters.append({"name": "lang", "in": "query", "schema": {"type": "string", "default": "en"}})
    if door.filters:
        parameters += [
            {"name": name, "in": "query", "description": sentence, "schema": {"type": "string"}}
            for name, sentence in (
                ("language", "A table's language, by its code."),
                ("edition", "An edition by its id, as /api/editions has them."),
                ("free", "So many free seats at least; what is no number counts as 1."),
            )
        ]
    if door.game:
        parameters.append({"name": "game", "in": "query", "schema": {"type": "integer"}})
    operation: dict[str, Any] = {
        "summary": door.summary,
        "responses": {
            str(door.status): {"description": "Done.", "content": _content(door.answers)},
            "4XX": {"description": "Refused.", "content": _content("Failure")},
            "5XX": {"description": "The server's own fault, or its disk's.", "content": _content("Failure")},
        },
    }
    if parameters:
        operation["parameters"] = parameters
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(door.body)}
    return operation


def _content(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=name)}}}
