"""What the host has set about the endpoint of a model, checked as a whole."""

from urllib.parse import SplitResult, urlsplit

import msgspec

from moonhare.rules.errors import Refusal
from moonhare.server.settings import ServerSettings


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """How the endpoint is asked, and how often."""

    url: str
    """Where chats are completed."""
    host: str
    """Its name, for people to read."""
    model: str
    headers: dict[str, str]
    """With the key, if there is one: never logged and never shown."""
    seconds: float
    """That a conversation may take in all."""
    requests: int
    """In an hour, of the whole server."""
    tokens: int
    """Of one answer."""

    def __repr__(self) -> str:
        """Say what may be read by anybody."""
        return f"Terms(host={self.host!r}, model={self.model!r})"


def terms_of(settings: ServerSettings) -> Terms | None:
    """Read what the host has set; None where there is no endpoint.

    Raises `Refusal` ("settings-invalid") with a sentence that names the setting, and never the key.
    """
    address, key = settings.seeing_url.strip(), settings.seeing_key.strip()
    if not address:
        for name in ("seeing_model", "seeing_key"):
            if getattr(settings, name):
                raise _invalid(f"{name} is set, but seeing_url is not")
        return None
    if not settings.seeing_model:
        raise _invalid("seeing_url is set, but seeing_model does not say which model to ask there")
    if not (key.isascii() and key.isprintable()) or " " in key:
        raise _invalid("seeing_key has characters that no key has")
    parts = _parts(address)
    return Terms(
        url=f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/chat/completions",
        host=parts.hostname or "",
        model=settings.seeing_model,
        headers={"Authorization": f"Bearer {key}"} if key else {},
        seconds=settings.seeing_seconds,
        requests=settings.seeing_requests,
        tokens=settings.seeing_tokens,
    )


def _parts(address: str) -> SplitResult:
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    else:
        # A key has a setting of its own, and what is in an address may be shown.
        if parts.username or parts.password or parts.query or parts.fragment:
            raise _invalid("seeing_url has no place for names, keys or questions: it ends with its path")
        if fits:
            return parts
    raise _invalid("seeing_url has to be an address such as https://models.example/v1")


def _invalid(sentence: str) -> Refusal:
    return Refusal("settings-invalid", f"A setting is not possible: {sentence}.")
