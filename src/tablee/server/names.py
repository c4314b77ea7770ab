"""Names that guests give themselves."""

from unicodedata import category

from tablee.server.refusals import REFUSALS

LONGEST = 24
UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line ends
# Characters that turn the direction of what follows them: a name must not rewrite the sentence it stands in.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def read_name(text: str) -> str:
    """Return the name with its spaces tidied, or refuse it."""
    if len(text) > 10 * LONGEST or any(category(letter) in UNSEEN or letter in TURNING for letter in text):
        raise REFUSALS("seat.bad_name", most=LONGEST)
    name = " ".join(text.split())
    if len(name) > LONGEST or not any(category(letter)[0] in "LNPS" for letter in name):
        raise REFUSALS("seat.bad_name", most=LONGEST)
    return name
