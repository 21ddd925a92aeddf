"""Every sentence of the client exists in all five languages, with the same variables and the plural forms it needs.

That all that the protocol names has its words is the client's own to check, in its build (`client/wanted.mjs`).
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from moonhare.locales import LANGUAGES, reason_patterns

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "moonhare" / "locales"
SOURCES = ROOT / "client" / "src"
OF_THE_SERVER = ("clues", "hints", "reasons", "server")
FILES = tuple(sorted(path.stem for path in (LOCALES / "en").glob("*.ftl") if path.stem not in OF_THE_SERVER))
OTHERS = LANGUAGES[1:]

POLISH_FORMS = {"one", "few", "many", "other"}

SAME = {
    "it": {"menu", "who-bot", "edition-standard", "who-computer", "volume", "evening-album", "password", "screen-no"},
    "da": {"menu", "who-bot", "edition-standard", "who-computer", "share", "talk-send", "evening-album"},
    "pl": {"menu", "who-bot", "evening-album"},
    "pt": {"menu", "who-bot", "volume"},
}
"""Words that a language shares with English: whatever else is the same has been forgotten."""


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Read all sentences of a language, attributes as `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for name in FILES:
        for entry in parse((LOCALES / language / f"{name}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.BaseComment):
                continue
            assert isinstance(entry, ast.Message), f"{language}/{name}.ftl: not understood: {entry.to_json()}"
            assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} stands twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.texts: list[str] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & POLISH_FORMS:
            self.plurals.append(keys)
        self.generic_visit(node)


def parts(pattern: ast.Pattern) -> _Parts:
    visitor = _Parts()
    visitor.visit(pattern)
    return visitor


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_same_variables(language: str) -> None:
    for name, pattern in messages("en").items():
        assert parts(messages(language)[name]).variables == parts(pattern).variables, f"{language}: {name}"


def test_polish_has_all_its_plural_forms_wherever_english_counts() -> None:
    for name, pattern in messages("en").items():
        if not parts(pattern).plurals:
            continue
        polish = parts(messages("pl")[name]).plurals
        assert polish, f"{name} counts in English but not in Polish"
        for forms in polish:
            assert forms >= POLISH_FORMS, f"{name} lacks {sorted(POLISH_FORMS - forms)}"


@pytest.mark.parametrize("language", [one for one in OTHERS if one != "pl"])
def test_other_languages_count_with_one_and_other(language: str) -> None:
    for name, pattern in messages(language).items():
        for forms in parts(pattern).plurals:
            assert {"one", "other"} <= forms, f"{language}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = set()
    for name, pattern in messages("en").items():
        text = "".join(parts(pattern).texts).strip()
        if re.search(r"[^\W\d_]{2}", text) and text == "".join(parts(messages(language)[name]).texts).strip():
            left.add(name)
    assert left == SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_stands_in_the_quotation_marks_of_a_clue_and_has_the_inner_ones_within(language: str) -> None:
    marks = ["".join(parts(messages(language)[name]).texts) for name in ("quote-open", "quote-close")]
    assert parts(messages(language)["why-said"]).texts == marks
    for text in [text for texts in reason_patterns(language).values() for text in texts]:
        assert not set(text) & set("".join(marks)), text
        assert text[0].isupper() or text[0] == "{", f"begins as no sentence does: {text}"


def test_a_danish_name_gets_its_genitive_from_its_last_letter_and_not_from_an_s_for_all() -> None:
    for path in (LOCALES / "da").glob("*.ftl"):
        assert not re.findall(r"\$\w+ \}[’']?s\b", path.read_text("utf-8")), path.name


@pytest.mark.parametrize("language", ["it", "pl", "pt"])
def test_three_dots_stand_right_behind_their_word(language: str) -> None:
    for texts in reason_patterns(language).values():
        assert not [text for text in texts if " …" in text]


def source_files() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob("*.ts*")):
        if path.name != "protocol.ts":
            yield str(path.relative_to(SOURCES)), path.read_text("utf-8")


def test_every_sentence_that_the_client_asks_for_exists() -> None:
    known = messages("en")
    missing = set()
    for path, text in source_files():
        for name in re.findall(r"\bt\(\s*\"([a-z][\w.-]*)\"", text):
            if name not in known:
                missing.add(f"{path}: {name}")
    assert not missing


def test_no_sentence_is_there_for_nobody() -> None:
    """A sentence is used by its name, by the beginning of its name with the rest filled in, or by another sentence."""
    sources = "\n".join(text for _, text in source_files()) + (SOURCES / "old.js").read_text("utf-8")
    sources += (SOURCES / "index.html").read_text("utf-8") + (ROOT / "client" / "build.mjs").read_text("utf-8")
    beginnings = tuple(set(re.findall(r"`([a-z][a-z0-9_-]*-)\$\{", sources)))
    endings = set(re.findall(r"\}\.([a-z]+)`", sources))
    quoted = set().union(*(parts(pattern).messages for pattern in messages("en").values()))
    unused = set()
    for name in messages("en"):
        whole, _, attribute = name.partition(".")
        used = f'"{name}"' in sources or whole.startswith(beginnings) or whole in quoted
        if attribute:
            used = used and (f'"{name}"' in sources or attribute in endings)
        if not used:
            unused.add(name)
    assert not unused
