"""Judging a set before anyone plays with it: is it whole, told in every language, do any two cards look alike?

Owns the findings, and what is a problem (the set should not be used so) and what a warning (it may be). Decodes every
picture. Prints nothing: the command line shows the report.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from moonhare.concepts import concepts, gather, gather_themes, reader
from moonhare.decks.errors import DeckError, ProblemCode
from moonhare.decks.hearing import CLUES_NAME, Heard, read_clues
from moonhare.decks.likeness import Fingerprint, distance, fingerprint
from moonhare.decks.lines import odd_clues, odd_texts
from moonhare.decks.loading import FULL_DECK, bundled_folders, file_problem, read_manifest
from moonhare.decks.manifest import MANIFEST_NAME, Card, SetManifest
from moonhare.decks.oddities import ODDITIES, Oddity
from moonhare.decks.pictures import examine
from moonhare.locales import LANGUAGES

SMALL: Final = (400, 600)
LARGE: Final = (800, 1200)
SHAPE_TOLERANCE: Final = 0.02
"""How far width ÷ height may be off 2:3, as a share of it, before a card would be cropped visibly."""

SET_BYTES: Final = 12_000_000
BYTES_A_CARD: Final = 150_000
"""A set has 12 MB, or as many bytes a card where it has more cards than that is made for."""

NAMED_CARDS: Final = 3
"""How many cards a finding names before it only counts them."""

ODD: Final[Mapping[Oddity, str]] = {
    "has-position": "the file tells where the picture was taken, and anybody may fetch it; `deck make` leaves that out",
    "has-metadata": "the file tells more than its picture (EXIF or XMP), and anybody may fetch it",
    "animated": "moves; only still pictures are meant",
    "see-through": "is transparent in places, where the page shows through",
    "blank": "shows nothing but one colour",
}
"""What is said of each oddity of a picture."""

GIVEN_AWAY: Final = frozenset({"has-position"})
"""Those with which a set should not be used: where somebody lives is not to be had back."""

ALIKE: Final = 0.8
"""How alike an unknown concept and one of the table have to be spelt that the latter may be meant, of 1."""

Progress = Callable[[int, int], object]
"""Called with (done, total) after each step."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that the check found."""

    code: ProblemCode
    message: str


class NearPair(msgspec.Struct, frozen=True, kw_only=True):
    """Two cards that might be confused at arm's length."""

    cards: tuple[str, str]
    structure: int
    """Bits of 64 in which their perceptual hashes differ."""
    colour: float
    """Mean OKLab distance of their colour grids."""

    @property
    def finding(self) -> Finding:
        """The pair in words."""
        one, other = self.cards
        apart = f"({self.structure} of 64 bits and {self.colour:.3f} in colour apart)"
        return Finding(code="near-pair", message=f"{one} and {other} look alike {apart}")


class SetReport(msgspec.Struct, frozen=True, kw_only=True):
    """What the check of one set found."""

    id: str
    cards: int
    """Those that are dealt."""
    bytes: int
    """Size of all files that the set names, with `set.json`."""
    problems: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    near_pairs: tuple[NearPair, ...]
    """Nearest first; each stands among the problems too."""

    @property
    def ok(self) -> bool:
        """Whether there is no problem; warnings do not count."""
        return not self.problems


def check(path: Path, progress: Progress | None = None) -> SetReport:
    """Check the set in a folder: its files, pictures, sizes, languages, and whether any two cards look alike.

    Raises `DeckError` when there is no `set.json` that can be read as a manifest; all else is a finding.
    """
    manifest = read_manifest(path)
    seen = _look(path, manifest, progress)
    heard, faulty = _heard(path, manifest)
    near = near_pairs(seen.prints)
    size = _bytes(path, manifest)
    problems: list[Finding] = [*seen.problems]
    warnings: list[Finding] = []
    problems += _taken_ids(path, manifest)
    problems += _same_pictures(manifest)
    problems += _shapes(manifest)
    for one, finding in _oddities(seen.strange):
        (problems if one in GIVEN_AWAY else warnings).append(finding)
    problems += [Finding(code="bad-text", message=f"{which} {what}") for which, what in odd_texts(manifest)]
    problems += faulty
    problems += [pair.finding for pair in near]
    missing = list(_missing_texts(manifest))
    problems += [_missing(what, [language]) for language, what in missing if language in manifest.languages]
    # Languages of the game that the set does not list.
    unlisted: dict[str, list[str]] = {}
    for language, what in missing:
        if language not in manifest.languages:
            unlisted.setdefault(what, []).append(language)
    warnings += [_missing(what, languages) for what, languages in unlisted.items()]
    warnings += _small_matters(path, manifest, heard)
    problems += _size(size, len(manifest.cards))
    return SetReport(
        id=manifest.id,
        cards=len(manifest.dealt),
        bytes=size,
        problems=tuple(problems),
        warnings=tuple(warnings),
        near_pairs=near,
    )


class _Seen(msgspec.Struct, kw_only=True):
    """What decoding a set's pictures has shown."""

    problems: list[Finding]
    prints: dict[str, Fingerprint]
    """By the id of a card that is dealt."""
    strange: dict[Oddity, dict[str, None]]
    """Where each oddity was found, in order: a dictionary for a set, since both sizes of a card are one picture."""


def _look(path: Path, manifest: SetManifest, progress: Progress | None) -> _Seen:
    """Decode every picture of a set, and take fingerprints of its cards."""
    seen = _Seen(problems=[], prints={}, strange={})
    pictures = manifest.pictures
    smalls = {card.files.small.name: card.id for card in manifest.dealt}
    for done, (where, file) in enumerate(pictures, start=1):
        problem = file_problem(path, file, where)
        if problem is None:
            try:
                picture, odd = examine(path, file, where)
            except DeckError as error:
                problem = error
            else:
                for one in odd:
                    seen.strange.setdefault(one, {})[where] = None
                if file.name in smalls:
                    seen.prints[smalls[file.name]] = fingerprint(picture)
        if problem is not None:
            seen.problems.append(Finding(code=problem.code, message=str(problem)))
        if progress:
            progress(done, len(pictures))
    return seen


def _size(size: int, cards: int) -> Iterator[Finding]:
    """Yield whether a set of so many cards has too many bytes."""
    allowed = max(SET_BYTES, BYTES_A_CARD * cards)
    if size > allowed:
        most = f"a set of {cards_in_words(cards)} has {allowed / 1e6:.1f} MB at most"
        yield Finding(code="too-large", message=f"{size / 1e6:.1f} MB; {most}")


def near_pairs(prints: dict[str, Fingerprint]) -> tuple[NearPair, ...]:
    """List the pairs of cards that might be confused, nearest first, each pair in the order of ids."""
    found = [pair for one, other in combinations(sorted(prints.items()), 2) if (pair := near_pair(one, other))]
    return tuple(sorted(found, key=lambda pair: (pair.colour, pair.structure, pair.cards)))


def near_pair(one: tuple[str, Fingerprint], other: tuple[str, Fingerprint]) -> NearPair | None:
    """Compare two cards by their fingerprints; None where nobody would confuse them."""
    apart = distance(one[1], other[1])
    if not apart.is_near:
        return None
    return NearPair(cards=(one[0], other[0]), structure=apart.structure, colour=apart.colour)


def _taken_ids(folder: Path, manifest: SetManifest) -> Iterator[Finding]:
    """Yield each id that a set has which comes with the game: beside that one, a server leaves this one out."""
    for other in bundled_folders():
        if other.samefile(folder):
            continue
        for name in same_ids(manifest, read_manifest(other)):
            message = f"the id {name} is taken by {other.name}, which comes with the game; choose another"
            yield Finding(code="taken-id", message=message)


def same_ids(one: SetManifest, other: SetManifest) -> list[str]:
    """List the ids, former ones too, that two sets both have: of such two a server takes one."""
    return sorted(set(one.names).intersection(other.names))


def _same_pictures(manifest: SetManifest) -> Iterator[Finding]:
    seen: dict[str, str] = {}
    for card in manifest.cards:
        first = seen.setdefault(card.files.small.sha256, card.id)
        if first != card.id:
            yield Finding(code="same-picture", message=f"card {card.id} has the same picture as {first}")


def _shapes(manifest: SetManifest) -> Iterator[Finding]:
    for where, file in manifest.pictures:
        if abs(file.width / file.height * 3 / 2 - 1) > SHAPE_TOLERANCE:
            message = f"{where}: {file.width}x{file.height} is not two wide to three high"
            yield Finding(code="wrong-shape", message=message)


def _oddities(strange: Mapping[Oddity, Iterable[str]]) -> Iterator[tuple[Oddity, Finding]]:
    for one in ODDITIES:
        where = list(strange.get(one, ()))
        if where:
            more = f" and {len(where) - NAMED_CARDS} more" if len(where) > NAMED_CARDS else ""
            yield one, Finding(code=one, message=f"{', '.join(where[:NAMED_CARDS])}{more}: {ODD[one]}")


def _missing_texts(manifest: SetManifest) -> Iterator[tuple[str, str]]:
    """Yield languages, of the game's and of those that the set lists, each with something that is missing in it."""
    for language in sorted({*LANGUAGES, *manifest.languages}):
        lacking = [card.id for card in manifest.cards if language not in card.texts]
        if language not in manifest.title:
            yield language, "the set has no title"
        if lacking:
            yield language, f"{_counted(lacking)} no title and description"


def _missing(what: str, languages: list[str]) -> Finding:
    # In quotes: Italian's code is a word.
    return Finding(code="missing-text", message=f"{what} in {', '.join(map(repr, languages))}")


def _bare_descriptions(manifest: SetManifest) -> Iterator[Finding]:
    """Yield each language in which descriptions say no more than the title, as `deck make` begins them."""
    for language in sorted(manifest.languages):
        bare = [
            card.id
            for card in manifest.dealt
            if (texts := card.texts.get(language)) and texts.description.casefold() == texts.title.casefold()
        ]
        if bare:
            message = f"{_counted(bare)} a description in {language!r} that only repeats the title"
            yield Finding(code="missing-text", message=f"{message}; who cannot see the picture learns nothing of it")


def _small_matters(folder: Path, manifest: SetManifest, heard: Mapping[str, Heard]) -> Iterator[Finding]:
    if len(manifest.dealt) < FULL_DECK:
        message = f"{cards_in_words(len(manifest.dealt))}; a game is made for {FULL_DECK}, so mix it with another set"
        yield Finding(code="wrong-size", message=message)
    for (what, (width, height)), files in (
        (("small", SMALL), [(card.id, card.files.small) for card in manifest.dealt]),
        (("large", LARGE), [(card.id, card.files.large) for card in manifest.dealt if card.files.large]),
    ):
        off = [card for card, file in files if (file.width, file.height) != (width, height)]
        if off:
            message = f"{_counted(off)} a {what} picture that is not {width}x{height}"
            yield Finding(code="wrong-size", message=message)
    for name, lacks in (
        ("concepts; computer players go by their titles and descriptions", _with_words_alone),
        ("concepts, and no words that the table of concepts knows, so computer players see nothing in them", _mute),
        ("phrases, so computer players have nothing to say of them", _without_phrases),
    ):
        bare = [card.id for card in manifest.dealt if lacks(card)]
        if bare:
            yield Finding(code="missing-text", message=f"{_counted(bare)} no {name}")
    yield from _unknown_concepts(manifest, heard)
    yield from _without_themes(manifest, heard)
    yield from _bare_descriptions(manifest)
    known = {MANIFEST_NAME, CLUES_NAME, *(file.name for _, file in manifest.pictures)}
    # What begins with a dot are somebody's working files, here as among the folders of sets.
    stray = sorted(entry.name for entry in folder.iterdir() if entry.name not in known and entry.name[0] != ".")
    if stray:
        more = f" and {len(stray) - 1} more" if len(stray) > 1 else ""
        yield Finding(code="wrong-name", message=f"{stray[0]!r}{more}: the manifest does not name it")


def _heard(folder: Path, manifest: SetManifest) -> tuple[Mapping[str, Heard], Iterable[Finding]]:
    """Read what people have said for the cards, and find what is wrong with it."""
    try:
        heard = read_clues(folder)
    except DeckError as error:
        return {}, [Finding(code=error.code, message=str(error))]
    strange = sorted(heard.keys() - {card.id for card in manifest.cards})
    nobody = [Finding(code="wrong-name", message=f"{CLUES_NAME}: the set has no card {one!r}") for one in strange]
    odd = [Finding(code="bad-text", message=f"{which} {what}") for which, what in odd_clues(heard)]
    return heard, nobody + odd


def _unknown_concepts(manifest: SetManifest, heard: Mapping[str, Heard]) -> Iterator[Finding]:
    """Yield each id that the table of concepts does not have, with its cards and what may be meant."""
    known = concepts().concepts
    used: dict[str, list[str]] = {}
    for card in manifest.cards:
        for one in {*card.concepts, *heard.get(card.id, Heard()).themes} - known.keys():
            used.setdefault(one, []).append(card.id)
    for one, cards in sorted(used.items()):
        # Ids are English words, so whoever reads clues may know it in another form: `waiting` is read as `wait`.
        read = [near for sense in reader("en").read(one) for near in sense.concepts] if one.isalpha() else []
        meant = next(iter(read or get_close_matches(one, known, n=1, cutoff=ALIKE)), None)
        perhaps = f"; {meant!r} may be meant" if meant else ""
        where = ", ".join(cards[:NAMED_CARDS]) + (", …" if len(cards) > NAMED_CARDS else "")
        message = f"concept {one!r} ({where}): the table has none of this name{perhaps}"
        yield Finding(code="unknown-concept", message=message)


def _without_themes(manifest: SetManifest, heard: Mapping[str, Heard]) -> Iterator[Finding]:
    """Yield the cards whose clues nobody has counted the themes of, though they have some."""
    bare = []
    for card in manifest.dealt:
        said = heard.get(card.id, Heard())
        ours = {language: clues for language, clues in said.clues.items() if language in LANGUAGES}
        if not said.themes and gather_themes(ours):
            bare.append(card.id)
    if bare:
        message = f"{_counted(bare)} clues in {CLUES_NAME} and no themes; `moonhare deck themes` counts them"
        hence = "and till then they are understood in their own language alone"
        yield Finding(code="missing-text", message=f"{message}, {hence}")


def cards_in_words(many: int) -> str:
    """Say how many cards."""
    return "1 card" if many == 1 else f"{many} cards"


def _with_words_alone(card: Card) -> bool:
    return not card.concepts and _tells(card)


def _mute(card: Card) -> bool:
    return not card.concepts and not _tells(card)


def _tells(card: Card) -> bool:
    """Whether computer players gather anything from a card's words, as they do where it has no concepts."""
    return any(
        gather(texts.title, texts.description, language)
        for language, texts in card.texts.items()
        if language in LANGUAGES
    )


def _without_phrases(card: Card) -> bool:
    return not any(texts.phrases for texts in card.texts.values())


def _counted(cards: list[str]) -> str:
    if len(cards) == 1:
        return f"card {cards[0]} has"
    more = ", …" if len(cards) > NAMED_CARDS else ""
    return f"{len(cards)} cards ({', '.join(cards[:NAMED_CARDS])}{more}) have"


def _bytes(folder: Path, manifest: SetManifest) -> int:
    names = {MANIFEST_NAME, *(file.name for _, file in manifest.pictures)}
    return sum((folder / name).stat().st_size for name in names if (folder / name).is_file())
