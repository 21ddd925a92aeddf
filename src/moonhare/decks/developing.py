"""From somebody's picture file, whatever made it, to the files that a set holds of it.

Owns sizes, cropping and encoding. Nothing that a file tells besides its picture comes along: no place, no camera, no
time. What a set says of its cards is `moonhare.decks.making`'s affair.
"""

import warnings
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

import msgspec
from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from moonhare.decks.checking import LARGE, SMALL
from moonhare.decks.errors import DeckError

ENDINGS: Final = frozenset({".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif", ".bmp", ".tif", ".tiff"})
FORMATS: Final = ("JPEG", "MPO", "PNG", "WEBP", "AVIF", "GIF", "BMP", "TIFF")
"""What files of these endings may be: of what else Pillow knows some starts other programs. MPO: of telephones, with
a second picture behind the first."""
UNREAD: Final = frozenset({".heic", ".heif"})
"""Pictures of telephones that Pillow does not read."""

MOST_PIXELS: Final = 2 * (Image.MAX_IMAGE_PIXELS or 0)
"""Pillow's own bound, above which a small file may ask for all of the memory."""

WHITES: Final = (1, 255, 65_535)
"""What white may be where a file has numbers of any size and does not say: the first that holds all of its picture."""

Fit = Literal["crop", "pad"]

CUT_DEEP: Final = 1 / 3
"""The share of a picture that may be cut off before it is told."""

_QUALITY: Final = 80
_COARSER: Final = 6
_LOWEST_QUALITY: Final = 44
_BYTES: Final = {LARGE: 105_000, SMALL: 40_000}
"""Above them a picture is saved more coarsely: together below what a set may have a card."""


class Developed(msgspec.Struct, frozen=True, kw_only=True):
    """A picture as a set holds it, WebP in both sizes."""

    small: bytes
    large: bytes | None
    """None where the picture is too small for it."""
    cut: bool
    """Whether much of it was cut off."""
    blurred: bool
    """Whether it had to be enlarged."""


def develop(path: Path, fit: Fit) -> Developed:
    """Turn a picture upright, bring it to two to three, encode it in both sizes.

    `fit`: what is too wide or too high is cut off evenly, or the whole is shown with margins of its mean colour. Of
    several frames the first is taken; what is transparent becomes white. Raises `DeckError` ("not-a-picture") for what
    cannot be read.
    """
    try:
        with warnings.catch_warnings():
            # A telephone's largest photographs; what is larger still is an error of its own.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(path, formats=_readable()) as opened:
                # A JPEG is decoded at about the size that is needed: several times as fast.
                opened.draft("RGB", (LARGE[1], LARGE[1]))
                picture = _plain(_shallow(ImageOps.exif_transpose(opened)))
    except UnidentifiedImageError:
        raise DeckError("not-a-picture", "no picture that can be read", where=path.name) from None
    except Image.DecompressionBombError:
        message = f"larger than {MOST_PIXELS / 1e6:.0f} million pixels; save it smaller"
        raise DeckError("not-a-picture", message, where=path.name) from None
    except (OSError, ValueError, SyntaxError) as error:
        reason = getattr(error, "strerror", None) or f"{error}; the file is broken or not whole, so bring it here again"
        raise DeckError("not-a-picture", f"cannot be read: {reason}", where=path.name) from None
    sides = picture.width / LARGE[0], picture.height / LARGE[1]
    room = min(sides) if fit == "crop" else max(sides)
    return Developed(
        small=_webp(_fitted(picture, SMALL, fit), SMALL),
        large=_webp(_fitted(picture, LARGE, fit), LARGE) if room >= 1 else None,
        cut=fit == "crop" and 1 - min(sides) / max(sides) > CUT_DEEP,
        blurred=room < SMALL[0] / LARGE[0],
    )


def _readable() -> list[str]:
    """Those of the formats that this machine's Pillow has."""
    Image.init()
    return [one for one in FORMATS if one in Image.OPEN]


def _shallow(picture: Image.Image) -> Image.Image:
    """Grey of more than 8 bits, as scanners save it, as 8; Pillow would make white of all that is lighter than 255."""
    if not picture.mode.startswith(("I", "F")):
        return picture
    grey = picture.convert("F")
    lightest: float = grey.getextrema()[1]  # type: ignore[assignment]  # one band: a number
    usual = WHITES[-1:] if "16" in picture.mode else WHITES
    to_bytes = 255 / next((white for white in usual if lightest <= white), lightest)
    plain = grey.point(lambda level: level * to_bytes + 0.5).convert("L")
    plain.info.pop("transparency", None)
    return plain


def _plain(picture: Image.Image) -> Image.Image:
    """The picture as opaque sRGB, which is what browsers take a picture for that says nothing."""
    profile = picture.info.get("icc_profile")
    if picture.has_transparency_data:
        clear = picture.convert("RGBA")
        picture = Image.new("RGB", clear.size, "white")
        picture.paste(clear, mask=clear.getchannel("A"))
    if profile:
        try:
            own = ImageCms.ImageCmsProfile(BytesIO(profile))
            changed = ImageCms.profileToProfile(picture, own, ImageCms.createProfile("sRGB"), outputMode="RGB")
        except (ImageCms.PyCMSError, ImportError):
            # A profile that does not belong to the picture; its colours are taken as they are.
            changed = None
        picture = changed or picture
    return picture.convert("RGB")


def _fitted(picture: Image.Image, size: tuple[int, int], fit: Fit) -> Image.Image:
    if fit == "crop":
        return ImageOps.fit(picture, size, Image.Resampling.LANCZOS)
    mean = picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return ImageOps.pad(picture, size, Image.Resampling.LANCZOS, color=mean)  # type: ignore[arg-type]  # RGB: a tuple


def _webp(picture: Image.Image, size: tuple[int, int]) -> bytes:
    quality = _QUALITY
    while True:
        file = BytesIO()
        # A picture of its own: nothing of what the source's file told is in `info`, and so in the file.
        Image.frombytes("RGB", picture.size, picture.tobytes()).save(file, "WEBP", quality=quality)
        if file.tell() <= _BYTES[size] or quality <= _LOWEST_QUALITY:
            return file.getvalue()
        quality -= _COARSER
