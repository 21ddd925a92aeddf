"""Which worker a connection goes to: by the code of the table in its first line. Pure."""

import hashlib
from typing import Final
from urllib.parse import unquote_to_bytes

from moonhare.server.live.credentials import read_code

LONGEST_LINE: Final = 2048
"""Bytes of a request that are looked at."""

LONGEST_CODE: Final = 40
"""Bytes of a part of a path that may be somebody's way to write a code."""


def code_in(head: bytes) -> str | None:
    """Find the table's code in the beginning of a request; None where there is none.

    >>> code_in(b"GET /t/lumo%204821/ws?screen=1 HTTP/1.1"), code_in(b"GET /rules HTTP/1.1"), code_in(b"")
    ('LUMO-4821', None, None)
    """
    line = head.split(b"\r\n", 1)[0]
    path = line.partition(b" ")[2].split(b" ", 1)[0].split(b"?", 1)[0]
    for part in path.split(b"/"):
        if 0 < len(part) <= LONGEST_CODE and (code := read_code(unquote_to_bytes(part).decode(errors="replace"))):
            return code
    return None


def order_for(code: str, workers: int) -> list[int]:
    """Order the workers for a table: its own first, then those that step in for it, the same ones every time.

    >>> order_for("LUMO-4821", 3) == order_for("LUMO-4821", 3), sorted(order_for("LUMO-4821", 3))
    (True, [0, 1, 2])
    """
    # By their weights for this code (rendezvous hashing): one that is gone spreads its tables over all the others.
    return sorted(
        range(workers), key=lambda worker: hashlib.blake2b(f"{code} {worker}".encode(), digest_size=8).digest()
    )
