"""Forms of words that a stemmer does not bring to the same stem: mice, went, psa. simplemma's lists have them."""

import json
from functools import cache
from typing import Final

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from moonhare.concepts.reading import Reader
from moonhare.concepts.table import TABLE
from moonhare.locales import LANGUAGES

FILE: Final = "forms-{}.json"


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


def write() -> None:
    """Write them for every language, beside the table."""
    for language in LANGUAGES:
        path = TABLE / FILE.format(language)
        path.write_text(json.dumps(forms_of(language), ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
        print(path)
