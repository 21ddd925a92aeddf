"""What two sets of cards have in common, before they are mixed at one table: pictures, titles, phrases.

Owns those findings. What each set is for itself is `moonhare.decks.checking`'s affair.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from moonhare.decks.checking import Finding, NearPair, Progress, near_pair, same_ids
from moonhare.decks.errors import DeckError
from moonhare.decks.likeness import Fingerprint, fingerprint
from moonhare.decks.loading import read_manifest
from moonhare.decks.manifest import SetManifest
from moonhare.decks.pictures import open_picture


class Common(msgspec.Struct, frozen=True, kw_only=True):
    """What two sets share."""

    sets: tuple[str, str]
    """Their ids."""
    problems: tuple[Finding, ...]
    """An id that both have, so that a server takes one of them; then pictures of the one that look like some of the
    other: mixed, they would be confused."""
    warnings: tuple[Finding, ...]
    """Titles and phrases that both have."""
    near_pairs: tuple[NearPair, ...]
    """Nearest first, each card as `set:card`; each stands among the problems too."""

    @property
    def ok(self) -> bool:
        """Whether there is no problem; warnings do not count."""
        return not self.problems


def common(paths: Sequence[Path], progress: Progress | None = None) -> tuple[Common, ...]:
    """Compare each two of the sets in these folders. Pictures that cannot be read are left to `check`.

    Raises `DeckError` when there is no `set.json` that can be read as a manifest.
    """
    manifests = [read_manifest(path) for path in paths]
    total = sum(len(manifest.dealt) for manifest in manifests)
    seen: list[dict[str, Fingerprint]] = []
    for path, manifest in zip(paths, manifests, strict=True):
        done = sum(map(len, seen))
        seen.append({})
        for at, card in enumerate(manifest.dealt, start=done + 1):
            try:
                picture = open_picture(path, card.files.small, card.id)
            except DeckError:
                continue
            finally:
                if progress:
                    progress(at, total)
            seen[-1][f"{manifest.id}:{card.id}"] = fingerprint(picture)
    return tuple(
        _between(one, other, prints, others)
        for (one, prints), (other, others) in combinations(zip(manifests, seen, strict=True), 2)
    )


def _between(
    one: SetManifest, other: SetManifest, prints: dict[str, Fingerprint], others: dict[str, Fingerprint]
) -> Common:
    near = sorted(
        (
            pair
            for card, print_ in prints.items()
            for twin, its in others.items()
            if (pair := near_pair((card, print_), (twin, its)))
        ),
        key=lambda pair: (pair.colour, pair.structure, pair.cards),
    )
    taken = [f"both have the id {name}; a server takes one of them: choose another" for name in same_ids(one, other)]
    return Common(
        sets=(one.id, other.id),
        problems=(
            *(Finding(code="taken-id", message=message) for message in taken),
            *(pair.finding for pair in near),
        ),
        warnings=tuple(_same_words(one, other)),
        near_pairs=tuple(near),
    )


def _same_words(one: SetManifest, other: SetManifest) -> Iterator[Finding]:
    """Yield each title and each phrase that cards of both sets have in a language."""
    said, again = _said(one), _said(other)
    for language, kind, words in sorted(said.keys() & again.keys()):
        cards = f"{one.id}:{said[language, kind, words]} and {other.id}:{again[language, kind, words]}"
        yield Finding(code="same-words", message=f"{cards} have the same {kind} in {language!r}: {words!r}")


def _said(manifest: SetManifest) -> dict[tuple[str, str, str], str]:
    """By language, kind and words without regard to capitals, the card that has them."""
    found: dict[tuple[str, str, str], str] = {}
    for card in manifest.dealt:
        for language, texts in card.texts.items():
            found[language, "title", texts.title.casefold()] = card.id
            found |= {(language, "phrase", phrase.casefold()): card.id for phrase in texts.phrases}
    return found
