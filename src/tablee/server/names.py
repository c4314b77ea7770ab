"""What guests write: their names, and words for the shuffle."""

from itertools import groupby
from unicodedata import category, normalize

from tablee.server.refusals import REFUSALS

LONGEST = 24
LONGEST_WORDS = 60
UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line ends
# Characters that turn the direction of what follows them: a name must not rewrite the sentence it stands in.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that look like nothing
MOST_MARKS = 3  # on one letter: languages need no more, and more of them cover what stands above and below


def read_name(text: str) -> str:
    """Return the name with its spaces tidied, or refuse it."""
    name = _tidied(normalize("NFC", text), LONGEST)
    if not name:
        raise REFUSALS("seat.bad_name", most=LONGEST)
    return name


def read_words(text: str) -> str:
    """Return the words with their spaces tidied, or refuse them; none at all are welcome too."""
    words = _tidied(text, LONGEST_WORDS) if text.strip() else ""
    if words is None:
        raise REFUSALS("seat.bad_words", most=LONGEST_WORDS)
    return words


def _tidied(text: str, longest: int) -> str | None:
    """Return the text on one line; None where it is too long, cannot be seen, or would rewrite what it stands in."""
    if len(text) > 10 * longest or any(category(letter) in UNSEEN or letter in TURNING for letter in text):
        return None
    tidied = " ".join(text.split())
    is_visible = any(category(letter)[0] in "LNPS" and letter not in BLANK for letter in tidied)
    return tidied if len(tidied) <= longest and is_visible and _marks(tidied) <= MOST_MARKS else None


def _marks(text: str) -> int:
    """Return how many marks stand on the letter that has most."""
    runs = groupby(text, lambda letter: category(letter) in ("Mn", "Me"))
    return max((sum(1 for _ in run) for is_mark, run in runs if is_mark), default=0)
