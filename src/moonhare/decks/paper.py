"""A file of pages for paper: pictures and thin lines where they are told to be, in PDF.

Owns what of PDF is needed for it: a picture is written once, as JPEG, however often it is shown, and lengths are
millimetres. Knows nothing of cards.
"""

from codecs import BOM_UTF16_BE
from collections.abc import Iterable
from io import BytesIO
from typing import BinaryIO, Final

import msgspec
from PIL import Image

POINTS: Final = 72 / 25.4
"""PDF's unit of length in a millimetre."""

HAIR: Final = 0.1
"""How wide a line is, in millimetres."""

_QUALITY: Final = 92
_CATALOG, _PAGES, _ABOUT = 1, 2, 3


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A place on a page, in millimetres from its upper left corner."""

    x: float
    y: float
    width: float
    height: float


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A thin line between two points of a page, in millimetres from its upper left corner."""

    x: float
    y: float
    to_x: float
    to_y: float


class Paper:
    """Writes a PDF, page by page; nothing can be read of it before `close`."""

    def __init__(self, file: BinaryIO, width: float, height: float, title: str) -> None:
        """Begin a file of pages of this size in millimetres."""
        self._file, self._width, self._height = file, width, height
        self._starts: dict[int, int] = {}
        self._last = _ABOUT
        self._pages: list[int] = []
        # The second line has no letters: whoever copies the file sees that it is no text.
        self._put(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        self._object(_CATALOG, f"<< /Type /Catalog /Pages {_PAGES} 0 R /ViewerPreferences << /PrintScaling /None >> >>")
        self._object(_ABOUT, f"<< /Title <{(BOM_UTF16_BE + title.encode('utf-16-be')).hex()}> >>")

    def add_picture(self, picture: Image.Image) -> int:
        """Write an RGB picture; returns the number under which pages show it."""
        data = BytesIO()
        picture.save(data, "JPEG", quality=_QUALITY, subsampling=0)
        kind = f"/Type /XObject /Subtype /Image /Width {picture.width} /Height {picture.height}"
        return self._stream(f"{kind} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode", data.getvalue())

    def add_page(self, pictures: Iterable[tuple[int, Box]], lines: Iterable[Line] = ()) -> None:
        """Write a page that shows pictures, each by its number and filling its place, and black lines."""
        shown = list(pictures)
        drawn = [f"0 G {_points(HAIR)} w"]
        for line in lines:
            start = f"{_points(line.x)} {_points(self._height - line.y)}"
            drawn.append(f"{start} m {_points(line.to_x)} {_points(self._height - line.to_y)} l S")
        for number, box in shown:
            size = f"{_points(box.width)} 0 0 {_points(box.height)}"
            corner = f"{_points(box.x)} {_points(self._height - box.y - box.height)}"
            drawn.append(f"q {size} {corner} cm /P{number} Do Q")
        content = self._stream("", "\n".join(drawn).encode())
        named = " ".join(f"/P{number} {number} 0 R" for number in sorted({number for number, _ in shown}))
        whole = f"[0 0 {_points(self._width)} {_points(self._height)}]"
        page = f"<< /Type /Page /Parent {_PAGES} 0 R /MediaBox {whole} /Contents {content} 0 R"
        self._pages.append(self._new(f"{page} /Resources << /XObject << {named} >> >> >>"))

    def close(self) -> None:
        """Write what readers find all else by."""
        pages = " ".join(f"{number} 0 R" for number in self._pages)
        self._object(_PAGES, f"<< /Type /Pages /Count {len(self._pages)} /Kids [{pages}] >>")
        table = self._file.tell()
        rows = "".join(f"{self._starts[number]:010} 00000 n \n" for number in range(1, self._last + 1))
        self._put(f"xref\n0 {self._last + 1}\n0000000000 65535 f \n{rows}".encode())
        trailer = f"<< /Size {self._last + 1} /Root {_CATALOG} 0 R /Info {_ABOUT} 0 R >>"
        self._put(f"trailer\n{trailer}\nstartxref\n{table}\n%%EOF\n".encode())

    def _stream(self, about: str, data: bytes) -> int:
        return self._new(f"<< {about} /Length {len(data)} >>\nstream\n", data, b"\nendstream")

    def _new(self, *parts: str | bytes) -> int:
        self._last += 1
        self._object(self._last, *parts)
        return self._last

    def _object(self, number: int, *parts: str | bytes) -> None:
        self._starts[number] = self._file.tell()
        self._put(f"{number} 0 obj\n".encode())
        for part in parts:
            self._put(part.encode() if isinstance(part, str) else part)
        self._put(b"\nendobj\n")

    def _put(self, data: bytes) -> None:
        self._file.write(data)


def _points(millimetres: float) -> str:
    return f"{millimetres * POINTS:.3f}"
