"""What may be odd about a picture that can be decoded: more than a picture in its file, or less to see than one thinks.

Owns how each oddity is recognized. Which of them matter is `moonhare.decks.checking`'s affair.
"""

from typing import Final, Literal, get_args

from PIL import Image
from PIL.ImageStat import Stat

Oddity = Literal["has-position", "has-metadata", "animated", "see-through", "blank"]
ODDITIES: Final[tuple[Oddity, ...]] = get_args(Oddity)

GPS_TAGS: Final = 0x8825
LATITUDE: Final = 2
OPAQUE: Final = 255
PLAIN: Final = 12
"""How far a colour may differ within a picture that shows nothing: what packing leaves of one colour."""


def oddities(picture: Image.Image) -> frozenset[Oddity]:
    """Tell what is odd about an opened picture; decodes it."""
    found: set[Oddity] = set()
    exif, xmp = picture.getexif(), picture.info.get("xmp") or b""
    if LATITUDE in exif.get_ifd(GPS_TAGS) or b"GPSLatitude" in (xmp.encode() if isinstance(xmp, str) else xmp):
        found.add("has-position")
    elif exif or xmp:
        found.add("has-metadata")
    if getattr(picture, "n_frames", 1) > 1:
        found.add("animated")
    *colours, (least, most) = Stat(picture.convert("RGBA")).extrema
    if least < OPAQUE:
        found.add("see-through")
    if most == 0 or all(high - low <= PLAIN for low, high in colours):
        found.add("blank")
    return frozenset(found)
