"""What is sent to a model, as types: the messages of OpenAI's chat completions, which many others take as well."""

from base64 import b64encode
from typing import Literal

import msgspec


class Text(msgspec.Struct, frozen=True, tag_field="type", tag="text"):
    """Words within a message."""

    text: str


class Address(msgspec.Struct, frozen=True):
    """Where a picture is: in the address itself."""

    url: str


class Picture(msgspec.Struct, frozen=True, tag_field="type", tag="image_url"):
    """A picture within a message."""

    image_url: Address


class Message(msgspec.Struct, frozen=True):
    """One turn of a conversation."""

    role: Literal["system", "user", "assistant"]
    content: str | tuple[Text | Picture, ...]


def picture(jpeg: bytes) -> Picture:
    """Put a picture, as JPEG, into an address of its own."""
    return Picture(Address("data:image/jpeg;base64," + b64encode(jpeg).decode()))
