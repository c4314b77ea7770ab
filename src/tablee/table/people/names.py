"""What guests type: their names, and words for the shuffle."""

from tablee.core.names import MAX_NAME, MAX_WORDS, tidy_name, tidy_text
from tablee.table.refusals import REFUSALS


def read_name(text: str) -> str:
    """Return the name with its spaces tidied, or refuse it."""
    name = tidy_name(text)
    if name is None:
        raise REFUSALS("seat.bad_name", most=MAX_NAME)
    return name


def read_words(text: str) -> str:
    """Return the words with their spaces tidied, or refuse them; they may be empty."""
    words = tidy_text(text, MAX_WORDS) if text.strip() else ""
    if words is None:
        raise REFUSALS("seat.bad_words", most=MAX_WORDS)
    return words
