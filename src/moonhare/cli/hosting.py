"""The commands for hosts: `serve` runs tables, `export` writes a table's games as logs."""

import typer


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
