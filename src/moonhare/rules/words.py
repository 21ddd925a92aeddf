"""Facts about texts: the words of one, for the house rule that bounds their number (the client counts alike), what is
text at all, and which characters turn its direction.
"""

import unicodedata
from typing import Final

JOINING: Final = frozenset("'’-‐‑")
"""Within a word these part nothing: *l'amore*, *don’t*, *blå-grøn*, *segunda-feira* are one word each."""


BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What opens and closes a direction of writing (bidirectional controls), and may turn round what stands beside a text.
Right-to-left scripts do without."""


def words_of(text: str) -> tuple[str, ...]:
    """Find the words of a text: unbroken runs of letters and digits, whatever stands between them.

    >>> words_of("L’arte dell'attesa – biało-czerwona, 20/30!")
    ('L’arte', "dell'attesa", 'biało-czerwona', '20', '30')
    >>> words_of("🐇 … 🌙")
    ()
    """
    kept = "".join(c if c in JOINING or unicodedata.category(c)[0] in "LMN" else " " for c in text)
    return tuple(run for run in kept.split() if any(unicodedata.category(c)[0] in "LN" for c in run))


def is_text(value: str) -> bool:
    """Whether a text can be sent and stored: it holds no half of a character (a lone surrogate), as bad bytes leave."""
    return not any("\ud800" <= character <= "\udfff" for character in value)
