"""The command `python -m art`: looks at pictures in work, paints them into the sets, compares them with those.

Owns what it tells its caller: 0 done; 1 a picture is not as its set has it; 2 refused, with one line on standard
error; 130 interrupted.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from msgspec import DecodeError
from PIL import Image
from rich.console import Console
from rich.progress import track

from art import casting, easel, lock, shipping
from art.likeness import BOUND
from art.painting.canvas import HEIGHT, WIDTH
from moonhare.decks.errors import DeckError

PROGRAM = "python -m art"
INTERRUPTED = 130

app = typer.Typer(
    name=PROGRAM,
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def top(context: typer.Context) -> None:
    """The pictures of the bundled card sets: look at them in work, paint them into the sets, compare them with those.

    docs/painting.md tells how a card is painted. Pictures are named by the cards' ids, `back` and `cover`.

    \b
    Examples:
      python -m art look tide-times --hand
      python -m art status
      python -m art paint
    """
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


def _known(wanted: Sequence[str]) -> Sequence[str]:
    for name in wanted:
        if name not in easel.names():
            raise typer.BadParameter(f"there is no picture {name!r}; `{PROGRAM} list` names them")
    return wanted


Jobs = Annotated[
    int, typer.Option("--jobs", metavar="N", min=1, help="How many to paint at a time; each takes 0.8 GB.")
]


@app.command("list")
def list_command() -> None:
    """Name all pictures, set after set."""
    sys.stdout.writelines(f"{name}\n" for name in easel.names())


@app.command("status")
def status_command() -> None:
    """Tell which pictures are not what their sources say, in seconds, by the lock; status 1 where there are any."""
    found = lock.differences()
    sys.stdout.writelines(f"{name}  {reason}\n" for name, reason in found.items())
    if found:
        sys.stdout.write(f"{len(found)} to paint: {PROGRAM} paint\n")
        raise typer.Exit(1)
    _say_that_all_is_well()


def _say_that_all_is_well() -> None:
    sys.stdout.write(f"All {len(easel.names())} pictures are what their sources say.\n")


@app.command("look")
def look_command(
    pictures: Annotated[list[str], typer.Argument(metavar="PICTURE...", help="Names of pictures.")],
    scale: Annotated[
        float, typer.Option(metavar="S", min=0.05, max=4, help=f"Pixels a card unit; final: {easel.FINAL_SCALE}.")
    ] = 0.5,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder to write to.")] = Path("scratch"),
    crop: Annotated[
        str, typer.Option(metavar="X,Y,W,H", help="Also PICTURE-crop.png, cut in card units and enlarged.")
    ] = "",
    hand: Annotated[bool, typer.Option("--hand", help="Also PICTURE-hand.png, 200 pixels wide.")] = False,
    values: Annotated[
        int | None, typer.Option(metavar="N", min=2, max=16, help="Also PICTURE-values.png: N greys at 120 pixels.")
    ] = None,
) -> None:
    """Paint pictures to PNG files, quickly or in full, and say how long each took; the sets stay as they are.

    \b
    Examples:
      python -m art look tide-times
      python -m art look tide-times --scale 1.5 --crop 300,400,200,200
    """
    wanted, part = _known(pictures), _box(crop) if crop else None
    # Before anything is painted: that takes a while.
    out.mkdir(parents=True, exist_ok=True)
    for painted in easel.painted(wanted, scale=scale):
        image = Image.fromarray(painted.image)
        name = painted.name
        image.save(out / f"{name}.png")
        if part:
            _enlarged(image, part).save(out / f"{name}-crop.png")
        if hand:
            image.resize((200, 300), Image.Resampling.LANCZOS).save(out / f"{name}-hand.png")
        if values:
            grey = image.convert("L").resize((80, 120), Image.Resampling.LANCZOS).quantize(values)
            grey.resize((320, 480), Image.Resampling.NEAREST).save(out / f"{name}-values.png")
        sys.stdout.write(f"{out / name}.png  {painted.seconds:.1f} s\n")


def _box(crop: str) -> tuple[float, float, float, float]:
    try:
        x, y, w, h = (float(number) for number in crop.split(","))
    except ValueError:
        raise typer.BadParameter(f"--crop takes four numbers, X,Y,W,H, not {crop!r}") from None
    if not (0 <= x < x + w <= WIDTH and 0 <= y < y + h <= HEIGHT):
        raise typer.BadParameter(f"--crop {crop} does not lie on the card, {WIDTH} wide and {HEIGHT} high")
    return x, y, w, h


def _enlarged(image: Image.Image, box: tuple[float, float, float, float]) -> Image.Image:
    x, y, w, h = (side * image.width / WIDTH for side in box)
    part = image.crop((round(x), round(y), max(round(x) + 1, round(x + w)), max(round(y) + 1, round(y + h))))
    times = max(1.0, 700 / part.width)
    return part.resize((round(part.width * times), round(part.height * times)), Image.Resampling.LANCZOS)


@app.command("cast")
def cast_command(
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder to write to.")] = Path("scratch"),
) -> None:
    """Draw everybody in the cards of Houseguests to DIR/cast.png, and tell who are too much alike.

    \b
    Example:
      python -m art cast
    """
    out.mkdir(parents=True, exist_ok=True)
    faces = casting.cast()
    Image.fromarray(casting.sheet(faces)).save(out / "cast.png")
    sys.stdout.writelines(f"{line}\n" for line in (out / "cast.png", *casting.told(faces)))


@app.command("paint")
def paint_command(
    pictures: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PICTURE]...", help="Names of pictures.", show_default="what `status` names"),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="All pictures.")] = False,
    jobs: Jobs = 1,
) -> None:
    """Paint pictures at full quality into their sets' folders; note them in set.json, whose texts stay, and the lock.

    \b
    Examples:
      python -m art paint
      python -m art paint tide-times back
      python -m art paint --all --jobs 4
    """
    wanted = easel.names() if everything else pictures or tuple(lock.differences())
    if not wanted:
        _say_that_all_is_well()
        return
    for painted in _painting(wanted, jobs):
        shipped = shipping.ship(painted)
        lock.note(painted, shipped.files)
        told = "new" if shipped.changed else "as before"
        sys.stdout.write(f"{painted.name}  {told}  {shipped.bytes / 1000:.0f} kB  {painted.seconds:.1f} s\n")


@app.command("check")
def check_command(
    pictures: Annotated[
        list[str] | None, typer.Argument(metavar="[PICTURE]...", help="Names of pictures.", show_default="all of them")
    ] = None,
    jobs: Jobs = 1,
) -> None:
    """Paint pictures anew and compare them with the sets'; change nothing. Status 1 where one looks different.

    \b
    Examples:
      python -m art check tide-times
      python -m art check --jobs 2
    """
    unlike = 0
    for painted in _painting(pictures or easel.names(), jobs):
        found = shipping.compare(painted)
        if found is None:
            told = "not in its set yet"
        elif found.same:
            told = "the same bytes"
        else:
            told = f"{'alike' if found.alike else 'different'}: {found.difference:.3f}, at most {BOUND}"
        unlike += found is None or not found.alike
        sys.stdout.write(f"{painted.name}  {told}  {painted.seconds:.1f} s\n")
    raise typer.Exit(1 if unlike else 0)


def _painting(pictures: Sequence[str], jobs: int) -> Iterator[easel.Painted]:
    """Paint, with a bar on standard error where a person watches it."""
    console = Console(stderr=True)
    for painted in track(
        easel.painted(_known(pictures), jobs),
        "Painting",
        total=len(pictures),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        yield painted
        sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command and end the process."""
    try:
        status = typer.main.get_command(app)(arguments, prog_name=PROGRAM, standalone_mode=False) or 0
    except typer.TyperException as error:
        _complain(" ".join(error.format_message().split()))
        status = 2
    except (OSError, DeckError, DecodeError) as error:
        _complain(str(error))
        status = 2
    except (typer.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    sys.exit(status)


def _complain(sentence: str) -> None:
    sys.stderr.write(f"art: {sentence.rstrip('.')}.\n")
