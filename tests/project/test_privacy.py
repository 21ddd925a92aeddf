"""What `docs/privacy.md` says that a browser keeps is all that the client keeps there."""

import re

from tests.project.tree import ROOT

TOLD = {
    "calls": "whether this browser calls you",
    "cards-here": "cards that a big screen shows",
    "choice": "the card or the vote that you are about to play",
    "descriptions": "how descriptions of pictures are read",
    "draft": "a clue half written",
    "evenings": "the evenings that you played here",
    "guesses": "the card that you guessed for fun last",
    "language": "language, theme",
    "lessons": "which hints of the first round",
    "name": "your last name and symbol",
    "played": "in which round of a table you were last",
    "remembered": "up to which game of a table those evenings go",
    "screen": "on a big screen: a random name",
    "seen": "which points of a table you have been shown last",
    "sound": "whether sounds are on",
    "sparks": "which nudges for a clue you have seen",
    "symbol": "your last name and symbol",
    "tables": "the tables where you sit",
    "talk": "whether the talk stands open",
    "talk-hidden": "whose words you have hidden",
    "theme": "language, theme",
    "touch": "whether the phone shakes",
    "volume": "how loud",
}
"""Each name under which `client/src/state/kept.ts` keeps something, and the words that tell of it."""


def kept_names() -> set[str]:
    """Give the names under which the client keeps something: its type checker lets it take no other."""
    source = (ROOT / "client" / "src" / "state" / "kept.ts").read_text("utf-8")
    types = re.findall(r"^type Kept\w* =([^;]*);", source, flags=re.MULTILINE)
    return set(re.findall(r'"([a-z-]+)"', "".join(types)))


def test_all_that_a_browser_keeps_is_told():
    (_, told) = (ROOT / "docs" / "privacy.md").read_text("utf-8").split("## In your browser")
    table = told.partition("\n## ")[0]
    assert kept_names() == set(TOLD)
    assert [words for words in TOLD.values() if words not in table] == []
