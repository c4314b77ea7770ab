"""What guests write: their names, and words for the shuffle."""

from unicodedata import category

from tablee.server.refusals import REFUSALS

LONGEST = 24
LONGEST_WORDS = 60
UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line ends
# Characters that turn the direction of what follows them: a name must not rewrite the sentence it stands in.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def read_name(text: str) -> str:
    """Return the name with its spaces tidied, or refuse it."""
    name = _tidied(text, LONGEST)
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
    return tidied if len(tidied) <= longest and any(category(letter)[0] in "LNPS" for letter in tidied) else None
