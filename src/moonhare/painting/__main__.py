"""A painter's look at cards in work: ``python -m moonhare.painting CARD... [--scale 0.5] [--out DIR]``."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from PIL import Image

from moonhare.painting.registry import FINAL_SCALE, card_ids, export, painted, render


def main(arguments: list[str] | None = None) -> int:
    """Paint cards to PNG (or export them as WebP) and say how long each took."""
    parser = argparse.ArgumentParser(prog="python -m moonhare.painting", description=__doc__)
    parser.add_argument("cards", nargs="*", metavar="CARD", help="card ids; none paints all")
    parser.add_argument("--scale", type=float, default=0.5, help=f"pixels a card unit (final: {FINAL_SCALE})")
    parser.add_argument("--out", type=Path, default=Path("painted"), help="folder for the pictures")
    parser.add_argument("--crop", metavar="X,Y,W,H", help="also write CARD-crop.png, cut in card units and enlarged")
    parser.add_argument("--hand", action="store_true", help="also write CARD-hand.png, 200 pixels wide")
    parser.add_argument("--flat", metavar="N", help="also write CARD-values.png: greys in N steps, 120 pixels high")
    parser.add_argument("--export", action="store_true", help="write the final WebP files instead")
    parser.add_argument("--list", action="store_true", help="list the card ids")
    asked = parser.parse_args(arguments)
    if asked.list:
        print("\n".join(card_ids()))
        return 0
    for card in asked.cards or card_ids():
        began = time.perf_counter()
        if asked.export:
            (finished,) = painted((card,))
            done = export(finished, asked.out)
            print(f"{card}: {done.large.stat().st_size // 1024} KB, {time.perf_counter() - began:.1f} s")
            continue
        image = Image.fromarray(render(card, asked.scale))
        asked.out.mkdir(parents=True, exist_ok=True)
        image.save(asked.out / f"{card}.png")
        if asked.crop:
            x, y, w, h = (float(v) * image.width / 800 for v in asked.crop.split(","))
            part = image.crop((round(x), round(y), round(x + w), round(y + h)))
            k = max(1.0, 700 / part.width)
            part.resize((round(part.width * k), round(part.height * k)), Image.Resampling.LANCZOS).save(
                asked.out / f"{card}-crop.png"
            )
        if asked.hand:
            image.resize((200, 300), Image.Resampling.LANCZOS).save(asked.out / f"{card}-hand.png")
        if asked.flat:
            grey = image.convert("L").resize((80, 120), Image.Resampling.LANCZOS).quantize(int(asked.flat))
            grey.resize((320, 480), Image.Resampling.NEAREST).save(asked.out / f"{card}-values.png")
        print(f"{card}: {time.perf_counter() - began:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
