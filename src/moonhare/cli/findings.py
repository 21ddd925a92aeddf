"""How the checks of card sets are told: each finding on its line, then what all of them come to."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moonhare.decks.checking import Finding, SetReport
    from moonhare.decks.comparing import Common
    from moonhare.decks.errors import DeckError


def show(report: "SetReport") -> None:
    """Tell what the check of one set found."""
    from moonhare.decks.checking import cards_in_words  # brings Pillow

    _list(report.problems, report.warnings)
    _conclude(f"{report.id}: {cards_in_words(report.cards)}, {report.bytes / 1e6:.1f} MB", len(report.problems))


def show_common(between: "Common") -> None:
    """Tell what two sets have in common."""
    one, other = between.sets
    _list(between.problems, between.warnings)
    _conclude(f"{one} beside {other}", len(between.problems))


def show_unreadable(error: "DeckError") -> None:
    """Tell all that keeps a folder from being read as a set."""
    from moonhare.decks.checking import Finding  # brings Pillow

    found = [Finding(code=one.code, message=str(one)) for one in (error, *error.more)]
    _list(found, ())
    _conclude("no set that can be read", len(found))


def head(title: str) -> None:
    """Begin what is told of one of several sets."""
    from rich.console import Console
    from rich.text import Text

    Console(highlight=False).print(Text(f"\n{title}", "bold"), soft_wrap=True)


def _list(problems: "Iterable[Finding]", warnings: "Iterable[Finding]") -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for colour, word, findings in (("red", "problem", problems), ("yellow", "warning", warnings)):
        for finding in findings:
            line = Text.assemble((word, colour), f"  {finding.message}  ", (f"[{finding.code}]", "dim"))
            console.print(line, soft_wrap=True)


def _conclude(summary: str, problems: int) -> None:
    from rich.console import Console
    from rich.text import Text

    verdict = Text(f"{problems} to mend", "red") if problems else Text("good", "green")
    Console(highlight=False).print(Text(f"{summary}, ") + verdict, soft_wrap=True)
