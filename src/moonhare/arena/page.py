"""The report as one page: plots and tables in the game's own look. It opens without a network, and runs nothing."""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from moonhare import version
from moonhare.arena.plots import Bar, intervals, shares
from moonhare.arena.reporting import ArenaReport, Pace
from moonhare.arena.summing import Roles
from moonhare.arena.telling import Table, caveats, extent, shape, tables

HINTS: Final = {"some": "some, not all", "all": "all", "none": "nobody"}
DECOYS: Final = {"found_weak": "weak", "found_close": "close", "found_strong": "strong"}
RANKS: Final = {"mrr_weak": "weak", "mrr_close": "close", "mrr_strong": "strong"}


def page(found: ArenaReport, took: Sequence[Pace]) -> str:
    """Show a report. Needs Pygal."""
    setup = found.setup
    seats = f"{setup.seats} seats"
    facts = {
        "edition": setup.edition,
        "table": seats if setup.evening == 1 else f"{seats}, {setup.evening} games an evening",
        "played": extent(found),
        "rounds": f"{found.rounds:,}",
        "clues in": setup.language,
        "cards": ", ".join((found.basis and found.basis.sets) or setup.sets) or "the usual sets",
        "house rules": ", ".join(f"{name}={value}" for name, value in setup.overrides.items()),
        "seed": str(setup.seed),
        "to be known": " ".join(caveats(found)),
    }
    own = files(__package__)
    return Template(own.joinpath("page.html").read_text("utf-8")).substitute(
        style=own.joinpath("page.css").read_text("utf-8"),
        title=escape(", ".join(one.player for one in found.players)),
        facts="".join(f"<div><dt>{name}</dt><dd>{escape(fact)}</dd></div>" for name, fact in facts.items() if fact),
        plots="".join(_plots(found)),
        tables="".join(map(_table, tables(found, took))),
        version=version(),
    )


def _plots(found: ArenaReport) -> list[str]:
    players = found.players
    ratings = {one.player: Bar(one.rating, one.low, one.high) for one in found.ratings}
    plots = []
    if ratings:
        plots.append(
            _plot(
                "Who is better",
                "Ratings with what other deals could have made of them; 25 is the mean of all.",
                intervals(list(ratings), [ratings], _number),
            )
        )
    plots.append(
        _plot(
            "Points a game",
            "A seat's points at the end, on the mean.",
            intervals([one.player for one in players], [_bars(players, "points")], _number),
        )
    )
    tellers = [one for one in players if "some" in one.figures]
    if tellers:
        parts = [{one.player: one.figures[how].value for one in tellers} for how in HINTS]
        plots.append(
            _plot(
                "As storyteller",
                "Who found the card, of the rounds that each told. Points are for “some, not all”.",
                shares([one.player for one in tellers], parts, _percent),
                list(HINTS.values()),
                kind="parts",
            )
        )
    plots += _by_decoys(players, DECOYS, "Listening", "How often a vote lay on the storyteller's card", _percent)
    plots += _by_decoys(
        players, RANKS, "Hearing", "Where the storyteller's card stood for each: 1 is always first", shape("mrr")
    )
    if lured := _bars(players, "lure"):
        plots.append(
            _plot(
                "Misleading",
                "Votes that lay on the cards which each gave, beside an even spread of the same votes (1).",
                intervals([one.player for one in players if one.player in lured], [lured], shape("lure")),
            )
        )
    return plots


def _by_decoys(
    players: Sequence[Roles], wanted: Mapping[str, str], title: str, note: str, shown: Callable[[float], str]
) -> list[str]:
    series = [_bars(players, name) for name in wanted]
    names = [one.player for one in players if any(one.player in values for values in series)]
    if not names:
        return []
    chance = next((one.figures["chance"].value for one in players if "chance" in one.figures), 0.0)
    blind = f"; blind votes: {_percent(chance)}" if wanted is DECOYS else ""
    text = f"{note}, by how strong the best decoy was{blind}."
    drawn = intervals(names, series, shown, bounds=(0.0, 1.0))
    return [_plot(title, text, drawn, [f"{word} decoys" for word in wanted.values()], kind="decoys")]


def _bars(players: Sequence[Roles], name: str) -> dict[str, Bar]:
    found = ((one.player, one.figures.get(name)) for one in players)
    return {player: Bar(one.value, one.low, one.high) for player, one in found if one is not None}


def _number(value: float) -> str:
    # As many figures as tell one mark of an axis from the next.
    return f"{value:.4g}"


def _percent(value: float) -> str:
    return f"{value:.0%}"


def _plot(title: str, note: str, drawn: str, legend: Sequence[str] = (), *, kind: str = "players") -> str:
    keys = "".join(f'<li class="colour-{number}">{escape(word)}</li>' for number, word in enumerate(legend))
    below = f'<ul class="legend">{keys}</ul>' if legend else ""
    return (
        f'<figure class="plot {kind}"><figcaption><h2>{escape(title)}</h2><p>{escape(note)}</p></figcaption>'
        f"{below}{drawn}</figure>"
    )


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{_name(str(row[0]))}</th>{"".join(map(_cell, row[1:]))}</tr>' for row in table.rows
    )
    title = escape(table.title)
    return (
        f'<section><h2>{title}</h2><div class="wide" tabindex="0" role="region" aria-label="{title}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )


def _name(name: str) -> str:
    # A long one may break where its parts meet.
    return re.sub(r"([+:.])", r"\1<wbr>", escape(name))


def _cell(cell: str | float) -> str:
    text = str(cell)
    value, _, interval = text.partition(" (")
    if interval.endswith(")") and " to " in interval:
        return f"<td>{escape(value)} <small>{escape(interval[:-1])}</small></td>"
    return f"<td>{escape(text)}</td>"
