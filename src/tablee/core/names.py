"""Names that people choose: which can be displayed, and which look alike."""

from collections.abc import Iterable
from itertools import groupby
from unicodedata import category, normalize

MAX_NAME = 24
MAX_WORDS = 60  # that a player adds to the seed

CONTROLS = ("Cc", "Cs", "Zl", "Zp")  # control characters, lone surrogates, line ends
# Characters that change the direction of the text after them: a name must not rewrite the sentence around it.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINERS = frozenset("\u200c\u200d")  # Persian and Indian languages need them, and emoji of several parts
JOINED = ("L", "M", "S")  # letters, marks on them, emoji
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that are invisible
MAX_MARKS = 3  # on one letter: no language needs more, and larger stacks cover the lines above and below

#: Letters of other scripts, and digits, that look like Latin letters.
LOOKALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԚԜӀаеорсухіјѕԁһԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυıɑɡǀI01|",
    "ABEKMHOPCTYXlJSQWlaeopcyxijsdhqwlABEZHlKMNOPTYXaikvopuiagllOll",
)


def tidy_name(text: str) -> str | None:
    """Return the name with its spaces tidied; None if it cannot be shown beside others."""
    if len(text) > 10 * MAX_NAME:  # before it is composed, which takes quadratic time in the number of marks
        return None
    return tidy_text(normalize("NFC", text), MAX_NAME)


def tidy_text(text: str, longest: int) -> str | None:
    """Return the text on one line; None if it is too long, is invisible, or would garble the text around it."""
    if len(text) > 10 * longest or any(map(_is_hidden, " " + text, text, text[1:] + " ")):
        return None
    tidied = " ".join(text.split())
    is_visible = any(category(letter)[0] in "LNPS" and letter not in BLANK for letter in tidied)
    return tidied if len(tidied) <= longest and is_visible and _marks(tidied) <= MAX_MARKS else None


def _is_hidden(before: str, letter: str, after: str) -> bool:
    """Whether a character shows nothing of its own; a joiner is allowed between what it joins."""
    if letter in JOINERS:
        return category(before)[0] not in JOINED or category(after)[0] not in JOINED
    return category(letter) in (*CONTROLS, "Cf")


def is_one_line(text: str, longest: int) -> bool:
    """Whether a text is short and stays on one line: older tables accepted such names, and their records still have
    them."""
    return len(text) <= longest and not any(category(sign) in CONTROLS or sign in TURNING for sign in text)


def _marks(text: str) -> int:
    """Return the largest number of marks on one letter."""
    runs = groupby(text, lambda letter: category(letter) in ("Mn", "Me"))
    return max((sum(1 for _ in run) for is_mark, run in runs if is_mark), default=0)


def looks(name: str) -> frozenset[str]:
    """Return skeletons of a name: two names look alike if they share one.

    >>> looks("Anna") & looks("\N{CYRILLIC CAPITAL LETTER A}NNA")
    frozenset({'anna'})
    """
    plain = "".join(letter for letter in normalize("NFKC", name) if not _is_unseen(letter)).strip()
    return frozenset({plain.translate(LOOKALIKES).casefold(), plain.casefold().translate(LOOKALIKES)})


def _is_unseen(letter: str) -> bool:
    return category(letter) == "Cf" or letter in BLANK or "\ufe00" <= letter <= "\ufe0f" or letter == "\u034f"


def tell_apart(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number added if it looks like one of the others.

    >>> tell_apart("anna", ["Anna", "Ben", "Anna 2"])
    'anna 3'
    """
    taken = frozenset[str]().union(*map(looks, others))
    told, number = name, 1
    while looks(told) & taken:
        number += 1
        suffix = f" {number}"
        told = name[: MAX_NAME - len(suffix)].rstrip(" \u200c\u200d") + suffix
    return told
