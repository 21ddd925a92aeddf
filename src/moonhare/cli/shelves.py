"""Where sets of cards are found by their ids: those that come with the game, then those in the data folder."""

import os
from pathlib import Path

from moonhare.rules.errors import Refusal


def own_sets() -> Path | None:
    """The folder in which a server on this machine finds its host's sets; None where its settings have a mistake."""
    from moonhare.server.settings import read_settings

    try:
        return read_settings({}, os.environ).folder / "sets"
    except Refusal:
        # That is for `serve` and `doctor` to tell.
        return None


def own_set(name: str) -> Path | None:
    """The folder of a set in the data folder, by the set's id or the folder's name."""
    from moonhare.decks import DeckError, read_manifest

    folder = own_sets()
    if folder is None or not folder.is_dir():
        return None
    if (folder / name).is_dir():
        return folder / name
    for one in sorted(folder.iterdir()):
        try:
            if name in read_manifest(one).names:
                return one
        except DeckError:
            continue
    return None
