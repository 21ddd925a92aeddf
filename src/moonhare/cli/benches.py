"""The commands `listen` and `hint`: how well a computer player understands people's clues, and what it says itself."""

import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.options import Sets
from moonhare.cli.saying import bar, print_json, print_table, read_input
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.arena.hint_bench import HintReport
    from moonhare.arena.listen_bench import ListenReport
    from moonhare.rules.ids import CardId

NAMED_CARDS: Final = 5
"""How many cards a line names."""


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("listen", short_help="Measure how well a player understands clues.")(listen_command)
    app.command("hint", short_help="Have a player tell clues for a card.")(hint_command)


def listen_command(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Clues with their cards, a JSON object a line; - is standard input.")
    ],
    player: Annotated[
        str, typer.Option("--player", metavar="NAME", help="concepts; taste, which hears nothing; or one with `rank`.")
    ] = "concepts",
    sets: Sets = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Every line's ranking too.")] = False,
) -> None:
    """Measure how often a player finds the card that a person meant, among five others.

    A line: {"lang": "en", "clue": "...", "card": ID, "random": [5 IDs], "hard": [5 IDs], "kind": "saying"}. IDs with or
    without their set; "random" or "hard", and "kind", may be left out. Chance finds one of six.

    \b
    Examples:
      moonhare listen clues.jsonl
      moonhare listen clues.jsonl --player taste --json
      moonhare listen clues.jsonl --sets sets/harbour
      moonhare listen clues.jsonl --player mine:Player
    """
    from moonhare.arena.listen_bench import listen, read_lines
    from moonhare.cli.knowing import Polyglot, look_here

    look_here()
    # Standard output is the report's: what a player prints is told beside it.
    with redirect_stdout(sys.stderr), bar("Listening") as progress:
        listener, read = Polyglot(player, tuple(sets or ())), read_lines(read_input(file))
        report = listen(listener, read, listener.cards, player=player, keep=lines, progress=progress)
    if json:
        print_json(report)
    else:
        _show(report)


def hint_command(
    *,
    card: Annotated[str, typer.Option("--card", metavar="ID", help="The card, with or without its set.")],
    player: Annotated[
        str, typer.Option("--player", metavar="NAME", help="A name, HINTS+REST of two, or MODULE:CLASS.")
    ] = "sharp",
    language: Annotated[
        str,
        typer.Option("--language", "--lang", metavar="LANGUAGE", help="Of the clues: en, it, da, pl or pt."),
    ] = "en",
    sets: Sets = None,
    hand: Annotated[
        list[str] | None, typer.Option("--hand", metavar="ID", help="Another card of its hand; may be given often.")
    ] = None,
    players: Annotated[int, typer.Option("--players", "--seats", metavar="N", help="How many play.")] = 6,
    many: Annotated[int, typer.Option("--many", metavar="N", min=1, max=10_000, help="How many clues.")] = 10,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The first clue's; each next one has the next.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print the clues as JSON.")] = False,
) -> None:
    """Have a player tell clues for a card, each by another seed, and tell how high the card stands for a listener.

    \b
    Examples:
      moonhare hint --card a-toast
      moonhare hint --card a-toast --hand thaw --hand stripes --language it --player steady --json
      moonhare hint --card red-boat --sets sets/harbour
      moonhare hint --card thaw --player mine:Player --many 3
    """
    from moonhare.arena.hint_bench import hint
    from moonhare.cli.knowing import look_here, provide
    from moonhare.locales import LANGUAGES
    from moonhare.players import maker

    look_here()
    if language not in LANGUAGES:
        sentence = f"There is no language {language!r}: {', '.join(LANGUAGES)}."
        raise Refusal("language-unknown", sentence, language=language)
    deck, known = provide(tuple(sets or ()), language)
    chosen, *others = (_card(one, deck) for one in (card, *(hand or ())))
    seeds = range(seed, seed + many)
    try:
        with redirect_stdout(sys.stderr), bar("Thinking of clues") as progress:
            report = hint(
                maker(player),
                known,
                chosen,
                others,
                deck,
                player=player,
                players=players,
                seeds=seeds,
                progress=progress,
            )
    except Refusal as refused:
        if refused.code != "deck-too-small":
            raise
        message = f"{refused.message} Fewer --players need less; --sets may name more sets."
        raise Refusal(refused.code, message, **refused.arguments) from None
    if json:
        print_json(report)
    else:
        _tell(report)


def _card(name: str, deck: "tuple[CardId, ...]") -> "CardId":
    for one in deck:
        if name in (one, one.split(":")[-1]):
            return one
    among = ", ".join(sorted({one.split(":")[0] for one in deck}))
    raise Refusal("card-unknown", f"There is no card {name!r} in {among}; --sets names other sets.", card=name)


def _tell(report: "HintReport") -> None:
    rows = [(one.seed, one.clue, "nothing is heard" if one.place is None else one.place) for one in report.hints]
    print_table(f"{report.player} for {report.card}", ("seed", "clue", "place of the card"), rows)


def _show(report: "ListenReport") -> None:
    alone = f", {report.alone} without decoys, which are not counted" if report.alone else ""
    many = "1 line" if report.lines == 1 else f"{report.lines} lines"
    sys.stdout.write(f"{report.player}: {many}, {report.unknown} with cards that no set has{alone}\n")
    if report.unknown_cards:
        named, more = report.unknown_cards[:NAMED_CARDS], len(report.unknown_cards) > NAMED_CARDS
        sys.stdout.write(f"No set has {', '.join(named)}{', …' if more else ''}; --sets names other sets.\n")
    if report.unread:
        known = "lang, clue, card, random, hard and kind"
        sys.stdout.write(f"Of keys beside {known} nothing is read: {', '.join(report.unread)}.\n")
    rows = [
        (
            share.lang or "all",
            share.decoys,
            share.kind or "",
            share.lines,
            _with(share.top1, share.top1_interval),
            _with(share.mrr, share.mrr_interval),
        )
        for share in report.shares
    ]
    if not rows:
        sys.stdout.write('There is nothing to count: lines with "random" or "hard" cards of the sets were expected.\n')
        return
    sys.stdout.write("Shares of lines; in brackets, intervals of 95 %.\n")
    print_table("", ("language", "decoys", "kind", "lines", "found", "mean reciprocal rank"), rows, in_parts=True)
    for one in report.heard:
        ranking = ", ".join(f"{card.split(':')[-1]} {fit:.2f}" for card, fit in one.ranking)
        sys.stdout.write(f"{one.line} {one.decoys} {one.top1:.2f} {one.clue!r}: {ranking}\n")


def _with(mean: float, interval: tuple[float, float]) -> str:
    low, high = interval
    # One without a width would tell of a certainty.
    return f"{mean:.2f}" if low == high else f"{mean:.2f} ({low:.2f} to {high:.2f})"
