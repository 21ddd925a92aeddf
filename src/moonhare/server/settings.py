"""What a host may set: from a file, the environment and the command line, through one type.

Each later source wins: the defaults here, `moonhare.toml` in the data folder, `MOONHARE_…`, the command line.
"""

import difflib
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import platformdirs
from msgspec import Meta

from moonhare.rules.errors import Refusal
from moonhare.rules.values import allowed
from moonhare.server.setting_texts import host_of, hosts_in, limits_in, words

FILE_NAME: Final = "moonhare.toml"
PREFIX: Final = "MOONHARE_"

NOT_OURS: Final = ("MOONHARE_TESTS_", "MOONHARE_ATTACKS")
"""How variables begin that have nothing to do with a server."""

Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Limit = Annotated[str, Meta(max_length=200, description="a limit such as 30/minute;300/hour, or empty")]
Hosts = Annotated[
    str,
    Meta(
        max_length=4000,
        description="names such as play.example, with xn-- for other letters, and commas or blanks between them",
    ),
]
Address = Annotated[
    str,
    Meta(
        description="like https://moonhare.example, with https:// or http://: a name of its own, no folder of another "
        "site, and without anybody's name or password, for it stands in every link",
    ),
]
Database = Annotated[
    str,
    Meta(
        max_length=2000,
        pattern=r"^(postgres(ql)?://.+)?$",
        description="the address of a PostgreSQL, postgresql://user:password@host/name",
    ),
]

Source = Annotated[
    str,
    Meta(
        max_length=2000,
        # A page links to it: what is no address of the web would lead into this server, or run as a script.
        pattern=r"^((https?://|/)\S+)?$",
        description="an address such as https://code.example/moonhare, with https:// or http://, or empty",
    ),
]


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs; see `docs/hosting.md`."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    """The address to listen on; `0.0.0.0` for all of this machine."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080
    """0: any free one."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that answer, one for each core of the machine at most; people of one table meet in one of them."""
    data: str = ""
    """The folder for tables; empty: the platform's own place for data."""
    database: Database = ""
    """Where tables are, `postgresql://user:password@host/name`, for several servers; empty: in the data folder.
    May hold a secret.
    """
    retention_days: Annotated[float, Meta(gt=0, le=36_500)] = 30
    """Tables that nobody has touched for so long are removed."""
    source: Source = ""
    """Where the source of this very version is to be had, as the licence asks; empty: from this server itself."""
    address: Address = ""
    """How people reach this server, `https://example.org`; empty: as they asked for it."""
    hosts: Hosts = ""
    """Further names that the server goes by, with commas or spaces between them."""
    behind_proxy: bool = False
    """Whether a reverse proxy of one's own sets X-Forwarded-For, -Proto and -Host."""
    public_tables: bool = False
    """Whether hosts of tables may list theirs on the home page, for strangers to find."""
    first_sets: Annotated[str, Meta(max_length=4000)] = ""
    """The sets that a new table begins with, with commas or spaces between their ids; empty: the bundled ones."""
    metrics: Literal["off", "loopback", "all"] = "off"
    """Who may read `/metrics`."""
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 0
    """Between the signal to stop and the end: everything goes on, but `/readyz` says no and no table is opened."""
    full_seconds: Annotated[float, Meta(ge=0, le=60)] = 0.25
    """How late a process may be with what is due, over a while, before it opens no more tables; 0: however late."""
    most_tables: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """Tables that a process may have in memory before it opens no more; 0: any number."""
    away_seconds: Seconds = 60
    showing_seconds: Seconds | None = None
    """None: as `Times` has it, until they go on for somebody who plays with computers alone."""
    announce_seconds: Seconds | None = None
    """None: as `Times` has it, longer for somebody who plays with computers alone."""
    pace: Annotated[float, Meta(ge=0, le=20)] = 1.0
    """How long computer players seem to think, as a factor; 0: not at all."""
    limit_tables: Limit = "120/hour"
    """How many tables an address may open; empty: any number."""
    limit_seats: Limit = "600/hour"
    limit_guesses: Limit = "30/minute;300/hour"
    """How many codes without a table an address may try."""
    limit_passwords: Limit = "10/minute;60/hour"
    """How many wrong passwords an address may try; counted apart, how many it may choose."""
    limit_listings: Limit = "12/hour"
    """How often an address may list a table."""
    limit_downloads: Limit = "20/hour"
    """How often an address may fetch the source."""
    limit_drawings: Limit = "120/minute"
    """How many QR codes an address may have drawn."""
    limit_recalls: Limit = "300/minute"
    """How often an address may look into tables' pasts: rounds, replays, albums."""
    limit_sockets: Annotated[int, Meta(ge=1, le=1_000_000)] = 500
    """WebSockets that an address may have open at once."""
    limit_commands: Annotated[int, Meta(ge=1, le=1_000_000)] = 20
    """Messages a second that a connection may send, with five times as many at once."""
    calls: bool = True
    """Whether people may be called by web push when it is their turn."""
    seeing_url: Annotated[str, Meta(max_length=500)] = ""
    """The base address of a vision-language model's endpoint, `https://models.example/v1`; empty: there is none."""
    seeing_model: Annotated[str, Meta(max_length=200)] = ""
    """The model's name there."""
    seeing_key: Annotated[str, Meta(max_length=500)] = ""
    """A secret: what the endpoint lets us in by."""
    seeing_seconds: Annotated[float, Meta(ge=0.1, le=120)] = 12
    """How long it may take for a move."""
    seeing_requests: Annotated[int, Meta(ge=1, le=100_000)] = 300
    """Requests in an hour, of the whole server."""
    seeing_tokens: Annotated[int, Meta(ge=16, le=16_384)] = 400
    """Tokens of an answer, at most."""
    seeing_sets: Annotated[str, Meta(max_length=4000)] = ""
    """Sets besides the bundled ones whose pictures may be sent there, with commas or spaces between their ids."""
    log_format: Literal["text", "json"] = "text"

    def __repr__(self) -> str:
        """Say all but the secrets."""
        hidden = {name: "…" if getattr(self, name) else "" for name in ("database", "seeing_key")}
        told = {**msgspec.structs.asdict(self), **hidden}
        return f"ServerSettings({', '.join(f'{name}={value!r}' for name, value in told.items())})"

    @property
    def first(self) -> tuple[str, ...]:
        """The ids in `first_sets`."""
        return words(self.first_sets)

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data).expanduser() if self.data else Path(platformdirs.user_data_dir("moonhare"))


CHECKS: Final[Mapping[Any, Callable[[str], object]]] = {Limit: limits_in, Hosts: hosts_in, Address: host_of}
"""Of each type what finds the values that it takes and that mean nothing: it raises `ValueError`."""


def read_settings(
    flags: Mapping[str, object] | None = None, environ: Mapping[str, str] | None = None
) -> ServerSettings:
    """Put a server's settings together; None among `flags` means not given.

    Raises `Refusal` ("settings-invalid") with a sentence that names the source and the setting.
    """
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    variables = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in (environ or {}).items()
        if name.startswith(PREFIX) and name.removeprefix(PREFIX).lower() in ServerSettings.__struct_fields__
    }
    values = _checked(ServerSettings(), variables, "the environment", strict=False)
    values = _checked(values, given, "the command line", strict=False)
    path = values.folder / FILE_NAME
    from_file = _checked(ServerSettings(), read_file(path), str(path), strict=True)
    values = _checked(from_file, variables, "the environment", strict=False)
    return _checked(values, given, "the command line", strict=False)


def strange_variables(environ: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Name what looks like a setting in the environment and is none, each with what may be meant or nothing."""
    known = [name.upper() for name in ServerSettings.__struct_fields__]
    for name in sorted(environ):
        own = name.removeprefix(PREFIX)
        if own != name and own not in known and not name.startswith(NOT_OURS):
            # Without what all begin with, by which any two would be alike.
            near = _nearest(own, known)
            yield name, near and f"{PREFIX}{near}"


def _nearest(name: str, known: Iterable[str]) -> str:
    return next(iter(difflib.get_close_matches(name, [*known], 1)), "")


def read_file(path: Path) -> dict[str, Any]:
    """Read a file of settings, none where there is no file.

    Raises `Refusal` ("settings-invalid", or "settings-forbidden" where this user may not read it).
    """
    try:
        # Some editors begin a file with a mark that says no more than that it is UTF-8.
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except PermissionError:
        raise Refusal("settings-forbidden", f"{path} cannot be read by this user.") from None
    except UnicodeError:
        raise Refusal("settings-invalid", f"{path} cannot be read: it is not in UTF-8.") from None
    except (OSError, tomllib.TOMLDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise Refusal("settings-invalid", f"{path} cannot be read: {why}.") from None


def _checked(base: ServerSettings, values: Mapping[str, object], source: str, *, strict: bool) -> ServerSettings:
    shapes = {field.name: field.type for field in msgspec.structs.fields(ServerSettings)}
    read: dict[str, Any] = {}
    for name, value in values.items():
        if name not in shapes:
            near = _nearest(name, shapes)
            hint = f"did you mean {near}?" if near else "see docs/hosting.md."
            raise Refusal("settings-invalid", f"There is no setting {name}, which {source} has: {hint}")
        try:
            read[name] = msgspec.convert(value, shapes[name], strict=strict)
            CHECKS.get(shapes[name], bool)(read[name])
        except ValueError:  # msgspec's is one
            # Without the value: it may hold a secret.
            sentence = f"A setting of {source} is not possible: {name} has to be {allowed(shapes[name])}."
            raise Refusal("settings-invalid", sentence) from None
    return msgspec.structs.replace(base, **read)
