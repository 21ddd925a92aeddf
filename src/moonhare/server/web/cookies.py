"""What a browser keeps for us, read by name.

Whatever else comes in the header is passed over: read whole, as the network library does, eight kilobytes of it are
twenty milliseconds' work, for whoever sends them as often as they like.
"""

from aiohttp import web


def cookie_of(request: web.Request, name: str) -> str | None:
    """The value of a cookie, None where it does not come; of several the first, which is of the nearest path.

    Ours hold letters, digits, `_` and `-`, so nothing in them is quoted.
    """
    for header in request.headers.getall("Cookie", ()):
        for part in header.split(";"):
            found, equals, value = part.partition("=")
            if equals and found.strip() == name:
                return value.strip()
    return None
