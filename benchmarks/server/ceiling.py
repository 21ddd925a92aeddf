"""The raw socket library: no game, no disk. Whatever comes in, six frames of the size of a view go out.

python ceiling.py PORT BYTES
"""

import asyncio
import sys
from collections import defaultdict

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

tables: dict[str, list[WSTransport]] = defaultdict(list)


class End(WSListener):
    """One connection; its path names the table."""

    def __init__(self, path: str, view: bytes) -> None:
        self._table, self._view = path.split("/")[2], view

    def on_ws_connected(self, transport: WSTransport) -> None:
        tables[self._table].append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            for other in tables[self._table]:
                other.send(WSMsgType.TEXT, self._view)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        tables[self._table].remove(transport)


async def main() -> None:
    port, size = int(sys.argv[1]), int(sys.argv[2])
    view = b'{"type":"view","x":"' + b"x" * (size - 22) + b'"}'

    def listener(request: WSUpgradeRequest) -> End:
        return End(request.path.decode(), view)

    server = await ws_create_server(listener, "127.0.0.1", port)
    await server.serve_forever()


uvloop.install()
asyncio.run(main())
