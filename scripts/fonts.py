"""Cut the client's fonts from their npm packages: fewer axes, weights and letters, so that a page loads fast.

Owns which weights, sizes and letters the client may use. Reads the packages that npm installed in `client/`;
knows nothing of styles or pages. Uncut, the three faces weigh 340 KB for our five languages; cut, 110 KB.

    .venv/bin/python scripts/fonts.py FOLDER
"""

from __future__ import annotations

import io
import logging
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "client" / "node_modules" / "@fontsource-variable"

# Latin Extended-A, the Romanian letters beside it, Welsh, capital ß: people's names and clues in every European
# language that Latin letters write. Rarer letters fall back to the reader's own fonts.
EXTENDED = frozenset([*range(0x0100, 0x0180), *range(0x0218, 0x021C), *range(0x1E80, 0x1E86), 0x1E9E, 0x1EF2, 0x1EF3])


Axes: TypeAlias = dict[str, float | tuple[float, float]]
"""One value pins an axis of a variable font; a pair keeps that range of it."""


@dataclass(frozen=True, kw_only=True)
class Cut:
    """One face of the client, and what is kept of it."""

    name: str
    """The files' name before `-latin.woff2` and `-latin-ext.woff2`."""
    source: str
    """Path inside the packages' folder; `{letters}` stands for latin or latin-ext."""
    axes: Axes


CUTS = (
    # Optical size 48 stands between the smallest heading (17 px) and the largest (72 px); one halves the file.
    Cut(
        name="fraunces",
        source="fraunces/files/fraunces-{letters}-opsz-normal.woff2",
        axes={"opsz": 48, "wght": (400, 600)},
    ),
    # Italic is the voice of clues alone, always in one weight.
    Cut(
        name="fraunces-italic",
        source="fraunces/files/fraunces-{letters}-opsz-italic.woff2",
        axes={"opsz": 48, "wght": 440},
    ),
    Cut(
        name="nunito-sans",
        source="nunito-sans/files/nunito-sans-{letters}-wght-normal.woff2",
        axes={"wght": (400, 700)},
    ),
)


def cut_font(source: Path, axes: Axes, letters: frozenset[int] | None) -> bytes:
    """Cut one font file and give it as WOFF2; `letters` None keeps all that it has."""
    # Not recalculating the timestamp makes the same font the same bytes every time.
    font = TTFont(source, recalcTimestamp=False)
    instancer.instantiateVariableFont(font, axes, inplace=True)
    # Read again before cutting letters: instancing drops the variations of glyphs that no longer vary, and the
    # subsetter looks for every glyph's.
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    font = TTFont(io.BytesIO(plain.getvalue()), recalcTimestamp=False)
    options = subset.Options(layout_features=["*"], hinting=False, name_IDs=["*"], notdef_outline=True)
    cutter = subset.Subsetter(options)
    has = font.getBestCmap().keys()
    cutter.populate(unicodes=has if letters is None else [letter for letter in has if letter in letters])
    cutter.subset(font)
    font.flavor = "woff2"
    packed = io.BytesIO()
    font.save(packed)
    return packed.getvalue()


def write_fonts(folder: Path) -> list[Path]:
    """Write the six files `{fraunces,fraunces-italic,nunito-sans}-{latin,latin-ext}.woff2` into a folder.

    Raises FileNotFoundError where npm has not installed the packages.
    """
    # fontTools warns of each table that it cannot cut; these fonts carry one, which browsers ignore.
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for cut in CUTS:
        for letters, kept in (("latin", None), ("latin-ext", EXTENDED)):
            file = folder / f"{cut.name}-{letters}.woff2"
            file.write_bytes(cut_font(PACKAGES / cut.source.format(letters=letters), cut.axes, kept))
            written.append(file)
    return written


def main(arguments: list[str]) -> int:
    """Write the fonts into the folder that is named, and tell their sizes."""
    if len(arguments) != 1:
        print("usage: fonts.py FOLDER", file=sys.stderr)
        return 2
    files = write_fonts(Path(arguments[0]))
    for file in files:
        print(f"{file.stat().st_size / 1000:6.1f} KB  {file.name}")
    print(f"{sum(file.stat().st_size for file in files) / 1000:6.1f} KB  together")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
