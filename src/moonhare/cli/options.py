"""Options that several commands have."""

from typing import Annotated, TypeAlias

import typer

Sets: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--sets", metavar="SET", help="A set of cards, by id or folder; may be given many times."),
]
"""None: those that a new table begins with."""

Language: TypeAlias = Annotated[
    str, typer.Option("--language", metavar="LANGUAGE", help="Of the clues: en, it, da, pl or pt.")
]
