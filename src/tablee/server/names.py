"""Names that guests give themselves."""

from itertools import groupby
from unicodedata import category, normalize

from tablee.server.refusals import REFUSALS

LONGEST = 24
UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line ends
# Characters that turn the direction of what follows them: a name must not rewrite the sentence it stands in.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that look like nothing
MOST_MARKS = 3  # on one letter: languages need no more, and more of them cover what stands above and below


def read_name(text: str) -> str:
    """Return the name with its spaces tidied, or refuse it."""
    if len(text) > 10 * LONGEST or any(category(letter) in UNSEEN or letter in TURNING for letter in text):
        raise REFUSALS("seat.bad_name", most=LONGEST)
    name = normalize("NFC", " ".join(text.split()))
    is_visible = any(category(letter)[0] in "LNPS" and letter not in BLANK for letter in name)
    if len(name) > LONGEST or not is_visible or _marks(name) > MOST_MARKS:
        raise REFUSALS("seat.bad_name", most=LONGEST)
    return name


def _marks(name: str) -> int:
    """Return how many marks stand on the letter that has most."""
    runs = groupby(name, lambda letter: category(letter) in ("Mn", "Me"))
    return max((sum(1 for _ in run) for is_mark, run in runs if is_mark), default=0)
