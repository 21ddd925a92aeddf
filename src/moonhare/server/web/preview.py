"""The picture of a link's preview: three cards of a set before a night sky and a moon."""

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

WIDTH: Final = 1200
HEIGHT: Final = 630
CARD: Final = (280, 420)
SKY: Final = ((19, 18, 48), (52, 46, 96))
MOON: Final = (250, 236, 200)
TILTS: Final = (12, 0, -12)
"""Degrees, from left to right."""


def draw_preview(pictures: tuple[Path, ...]) -> bytes:
    """Draw the preview from up to three pictures; a picture that cannot be read is left out. Returns PNG."""
    canvas = _sky()
    for index, path in enumerate(pictures[: len(TILTS)]):
        try:
            with Image.open(path) as opened:
                card = opened.convert("RGB").resize(CARD, Image.Resampling.LANCZOS)
        except OSError:
            continue
        tilted = _framed(card).rotate(TILTS[index], expand=True, resample=Image.Resampling.BICUBIC)
        centre = (WIDTH // 2 + (index - 1) * 260, HEIGHT // 2 + 20 + abs(index - 1) * 26)
        canvas.alpha_composite(tilted, (centre[0] - tilted.width // 2, centre[1] - tilted.height // 2))
    out = io.BytesIO()
    canvas.convert("RGB").quantize(colors=256, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _sky() -> Image.Image:
    top, bottom = SKY
    column = Image.new("RGBA", (1, HEIGHT))
    for y in range(HEIGHT):
        share = y / HEIGHT
        mixed = tuple(round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
        column.putpixel((0, y), (*mixed, 255))
    sky = column.resize((WIDTH, HEIGHT))
    glow = Image.new("RGBA", sky.size)
    ImageDraw.Draw(glow).ellipse((380, -120, 820, 320), fill=(*MOON, 150))
    sky.alpha_composite(glow.filter(ImageFilter.GaussianBlur(60)))
    ImageDraw.Draw(sky).ellipse((480, -20, 720, 220), fill=MOON)
    return sky


def _framed(card: Image.Image) -> Image.Image:
    border = 10
    framed = Image.new("RGBA", (card.width + 2 * border, card.height + 2 * border))
    draw = ImageDraw.Draw(framed)
    draw.rounded_rectangle((0, 0, framed.width - 1, framed.height - 1), radius=26, fill=(247, 242, 230, 255))
    mask = Image.new("L", card.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, card.width - 1, card.height - 1), radius=18, fill=255)
    framed.paste(card, (border, border), mask)
    return framed
