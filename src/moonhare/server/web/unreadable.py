"""What is hardly HTTP, and so comes to no handler: the network library's own answer, in our words.

As it has them, they tell its version and that of Python, and quote what came, which may be a cookie.
"""

from functools import partial
from typing import Final

from aiohttp import web

from moonhare.server.messages import Problem
from moonhare.server.web.answers import failure

INTERNAL: Final = 500
POLICY: Final = "default-src 'none'; frame-ancestors 'none'"


class Asked(web.Request):
    """A request, whether or not it could be read."""

    async def _prepare_hook(self, response: web.StreamResponse) -> None:
        await super()._prepare_hook(response)
        # The library has no other door for this: for such answers the signal of all others is not sent.
        if self._match_info is None:
            headers = response.headers
            if response.status < INTERNAL and isinstance(response, web.Response):
                sentence = "This cannot be read as a request of HTTP."
                told = failure(Problem(code="malformed", arguments={}, message=sentence), response.status)
                response.body, self.writer.length = told.body, told.content_length
                headers.update(told.headers)
                headers["Content-Length"] = str(told.content_length)
            headers["Content-Security-Policy"] = POLICY
            headers["X-Content-Type-Options"] = "nosniff"
            headers.pop("Server", None)


def answer_in_our_words(app: web.Application, server: web.Server) -> None:
    """Have a server that is about to answer for an application answer so what it cannot read."""
    server.request_factory = partial(app._make_request, _cls=Asked)
