"""An endpoint of a vision-language model of one's own, on a real socket: right, slow, or out of order."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

if TYPE_CHECKING:
    import asyncio

KEY: Final = "sk-canary-4f1d"
MODEL: Final = "eyes-1"


def completion(content: str | None, **more: Any) -> bytes:
    """What an endpoint says around a model's answer."""
    message = {"role": "assistant", "content": content, **more}
    return json.dumps({"id": "1", "choices": [{"index": 0, "message": message, "finish_reason": "stop"}]}).encode()


class Service:
    """What it was asked, and how it answers."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status = 200
        self.body: bytes | None = None
        self.answer_headers: dict[str, str] = {}
        self.slow: asyncio.Event | None = None
        """While it is not set, no answer ends."""
        self.url = ""

    @property
    def settings(self) -> dict[str, Any]:
        """What a host would set for it."""
        return {"seeing_url": self.url, "seeing_model": MODEL, "seeing_key": KEY, "seeing_seconds": 5}

    async def complete(self, request: web.Request) -> web.StreamResponse:
        self.bodies.append(await request.read())
        self.asked.append(json.loads(self.bodies[-1]))
        self.headers.append(dict(request.headers))
        body = completion(sensible(self.asked[-1])) if self.body is None else self.body
        answer = web.StreamResponse(status=self.status, headers=self.answer_headers)
        await answer.prepare(request)
        if self.slow is not None:
            await answer.write(b" ")
            await self.slow.wait()
        await answer.write(body)
        return answer


def sensible(asked: dict[str, Any]) -> str:
    """Answer as a model does that reads what it is asked, and likes the last picture."""
    task = asked["messages"][1]["content"][0]["text"]
    shown = sum(part["type"] == "image_url" for part in asked["messages"][1]["content"])
    forbidden = re.search(r"You may not vote for ([0-9 or]+)\.", task)
    closed = set() if forbidden is None else set(map(int, forbidden[1].split(" or ")))
    liked = max(set(range(1, shown + 1)) - closed, default=0)
    form = json.loads(task.partition("Form: ")[2])
    values = {"pictures": [liked], "picture": liked, "clue": f"Last of {shown}", "red": 1}
    return json.dumps({name: values[name] for name in form})


@asynccontextmanager
async def a_model() -> AsyncIterator[Service]:
    """Run an endpoint on a free port of this machine."""
    service = Service()
    app = web.Application(client_max_size=8_000_000)
    app.router.add_post("/v1/chat/completions", service.complete)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    service.url = f"http://127.0.0.1:{runner.addresses[0][1]}/v1"
    try:
        yield service
    finally:
        if service.slow is not None:
            service.slow.set()
        await runner.cleanup()
