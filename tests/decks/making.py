"""Small whole sets of cards, written to a temporary folder, for tests to break in one place at a time."""

import hashlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

Raw = dict[str, Any]
MakeSet = Callable[..., Path]


def painted(number: int, size: tuple[int, int] = (400, 600)) -> Image.Image:
    """Paint a picture that is unlike every other number's in both structure and colour."""
    ground = ((30, 40, 120), (230, 210, 160), (120, 20, 30), (20, 110, 60), (240, 240, 240), (90, 30, 120))
    picture = Image.new("RGB", size, ground[number % 6])
    draw = ImageDraw.Draw(picture)
    width, height = size
    for step in range(3):
        x, y = (number * 2 + step * 3) % 5 * width // 5, (number * 3 + step * 2) % 7 * height // 7
        ink = ground[(number + step + 2) % 6]
        draw.rectangle((x, y, x + width // 3, y + height // (3 + step)), fill=ink)
    return picture


def encoded(picture: Image.Image, kind: str = "WEBP") -> bytes:
    buffer = io.BytesIO()
    # As quickly as it can be done: nobody looks at them.
    picture.save(buffer, kind, quality=60, method=0)
    return buffer.getvalue()


def put(folder: Path, data: bytes, *, width: int = 400, height: int = 600, ending: str = "webp") -> Raw:
    """Write a picture file under its hash and return its entry in the manifest."""
    digest = hashlib.sha256(data).hexdigest()
    name = f"{digest[:16]}.{ending}"
    (folder / name).write_bytes(data)
    return {"name": name, "sha256": digest, "width": width, "height": height}


def texts(word: str) -> Raw:
    return {
        language: {
            "title": f"{word} {language}",
            "description": f"A {word}, seen in {language}.",
            "phrases": [f"SAID {word}"],
            "clues": [f"HEARD {word}"],
        }
        for language in ("da", "en", "it", "pl", "pt")
    }


def read(folder: Path) -> Raw:
    raw: Raw = json.loads((folder / "set.json").read_text(encoding="utf-8"))
    return raw


def write(folder: Path, raw: object) -> None:
    (folder / "set.json").write_text(json.dumps(raw, ensure_ascii=False), encoding="utf-8")


@pytest.fixture
def make_set(tmp_path: Path) -> MakeSet:
    """Return a function that writes a whole set of `cards` cards into `parent/name`."""

    def make(name: str = "small", *, cards: int = 3, parent: Path | None = None, **more: object) -> Path:
        folder = (parent or tmp_path) / name
        folder.mkdir(parents=True)
        raw: Raw = {
            "format": 1,
            "id": name,
            "title": {language: f"Small {language}" for language in ("da", "en", "it", "pl", "pt")},
            "author": "Ana",
            "licence": "CC-BY-SA-4.0",
            "languages": ["da", "en", "it", "pl", "pt"],
            "cards": [
                {
                    "id": f"card-{number}",
                    "files": {"small": put(folder, encoded(painted(number)))},
                    "texts": texts(f"thing-{number}"),
                    "concepts": {f"secret-{number}": 0.5, "shared-secret": 1},
                    "brief": {
                        "hero": f"hidden hero {number}",
                        "idea": "contains",
                        "place": "a field",
                        "palette": "moss dawn",
                        "composition": "profile",
                        "time_of_day": "noon",
                        "symbols": ["key"],
                        "person": False,
                    },
                }
                for number in range(cards)
            ],
        }
        write(folder, raw | more)
        return folder

    return make
