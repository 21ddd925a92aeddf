"""Forms of words that a stemmer does not bring to the same stem: mice, went, psa.

And those that it brings to the stem of another word: mieście (town) to that of meat. simplemma's lists have them.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Final

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from moonhare.concepts.reading import Reader
from moonhare.concepts.table import TABLE
from moonhare.locales import LANGUAGES

FILE: Final = "forms-{}.json"
LEMMAS: Final = "lemmas-{}.json"


def forms_of(language: str) -> dict[str, str]:
    """The stems of such forms, each with the stem of the word that it is a form of, in the order of the alphabet."""
    reader = Reader(language, forms={})
    stem = cache(reader.form)
    found: dict[str, str] = {}
    for form, lemma in DefaultDictionaryFactory().get_dictionary(language).items():
        known = form.isalpha() and form.islower() and stem(lemma) in reader.stems
        if known and (other := reader.form(form)) not in reader.stems:
            found.setdefault(other, stem(lemma))
    return dict(sorted(found.items()))


def lemmas_of(language: str, forms: Mapping[str, str]) -> dict[str, str]:
    """Words, each with those of its forms that would be heard as another one, in the order of the alphabet."""
    reader = Reader(language, forms, lemmas={})
    found: dict[str, list[str]] = {}
    for form, lemma in sorted(DefaultDictionaryFactory().get_dictionary(language).items()):
        if form.isalpha() and form.islower() and reader.strays(form, lemma):
            found.setdefault(lemma, []).append(form)
    return {lemma: " ".join(ones) for lemma, ones in sorted(found.items())}


def write() -> None:
    """Write them for every language, beside the table."""
    for language in LANGUAGES:
        forms = forms_of(language)
        for name, made in ((FILE, forms), (LEMMAS, lemmas_of(language, forms))):
            path = TABLE / name.format(language)
            path.write_text(json.dumps(made, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
            print(path)
