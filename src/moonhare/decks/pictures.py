"""From a picture file of a set to its picture: is it one, of the format and the size that the set says?

Owns opening files with Pillow, which whoever only plays does not need. That a file is unchanged is
`moonhare.decks.loading`'s affair, how good its picture is `moonhare.decks.checking`'s.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image, UnidentifiedImageError, features

from moonhare.decks.errors import DeckError
from moonhare.decks.manifest import PictureFile
from moonhare.decks.oddities import Oddity, oddities

PICTURE_FORMATS: Final = {"webp": "WEBP", "avif": "AVIF"}


def open_picture(folder: Path, file: PictureFile, where: str) -> Image.Image:
    """Decode one picture of a set to RGB; `where` names the part it belongs to, for the error.

    Raises `DeckError` when it is no picture of the format that its name says, or not of the size in the
    manifest; that is compared before anything is decoded, so that a small file cannot ask for a huge picture.
    """
    with _opened(folder, file, where) as picture:
        return picture.convert("RGB")


def examine(folder: Path, file: PictureFile, where: str) -> tuple[Image.Image, frozenset[Oddity]]:
    """Decode a picture as `open_picture` does, and tell what is odd about it."""
    with _opened(folder, file, where) as picture:
        return picture.convert("RGB"), oddities(picture)


def look_at(folder: Path, file: PictureFile, where: str) -> None:
    """Make sure, quickly, that a browser can show a picture; raises `DeckError` as `open_picture` does.

    What this machine's Pillow cannot read at all is not looked at: browsers may.
    """
    ending = _ending(file)
    if not features.check(ending):
        return
    with _opened(folder, file, where) as picture:
        # The head of a WebP says how long it is, and Pillow wants all of it. An AVIF that was cut shows only here.
        if ending == "avif":
            picture.load()


def _ending(file: PictureFile) -> str:
    return file.name.rpartition(".")[2]


@contextmanager
def _opened(folder: Path, file: PictureFile, where: str) -> Iterator[Image.Image]:
    kind = PICTURE_FORMATS[_ending(file)]
    try:
        with Image.open(folder / file.name, formats=[kind]) as picture:
            if picture.size != (file.width, file.height):
                real, told = "x".join(map(str, picture.size)), f"{file.width}x{file.height}"
                message = f"{file.name} is {real}, not {told} as the manifest says"
                raise DeckError("wrong-size", message, where=where)
            yield picture
    except UnidentifiedImageError:
        raise DeckError("not-a-picture", f"{file.name} is no {kind} picture", where=where) from None
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise DeckError("not-a-picture", f"{file.name} cannot be decoded: {error}", where=where) from None
