"""The raw socket library: no game, no disk. Whatever comes in, six frames of the size of a view go out.

python ceiling.py PORT BYTES
"""

import asyncio
import importlib
import sys
from collections import defaultdict
from typing import Any

import uvloop

# Not installed with the project (`requirements.txt` here), so it is imported by name and has no types.
picows: Any = importlib.import_module("picows")

tables: dict[str, list[Any]] = defaultdict(list)


class End(picows.WSListener):  # type: ignore[misc]  # see above
    """One connection; its path names the table."""

    def __init__(self, path: str, view: bytes) -> None:
        self._table, self._view = path.split("/")[2], view

    def on_ws_connected(self, transport: Any) -> None:
        tables[self._table].append(transport)

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == picows.WSMsgType.TEXT:
            for other in tables[self._table]:
                other.send(picows.WSMsgType.TEXT, self._view)

    def on_ws_disconnected(self, transport: Any) -> None:
        tables[self._table].remove(transport)


async def main() -> None:
    port, size = int(sys.argv[1]), int(sys.argv[2])
    view = b'{"type":"view","x":"' + b"x" * (size - 22) + b'"}'

    def listener(request: Any) -> End:
        return End(request.path.decode(), view)

    server = await picows.ws_create_server(listener, "127.0.0.1", port)
    await server.serve_forever()


uvloop.install()
asyncio.run(main())
