"""How a word begins, for languages in which "and" depends on it: Ana e Inés, Anna ed Elena."""

import unicodedata

VOWELS = tuple("aeiou")


def sound_of(word: str) -> str:
    """Return "i", "e" or "other": the sound that a word begins with."""
    letters = unicodedata.normalize("NFD", word.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    if _begins_with_i(plain):
        return "i"
    return "e" if plain.startswith("e") else "other"


def _begins_with_i(plain: str) -> bool:
    """Whether a Spanish ear hears an i: in Íñigo, Hilda and Yves, but not in Ian, hielo and Yago."""
    heard = plain.removeprefix("h") if plain.startswith("hi") else plain
    return heard.startswith(("i", "y")) and not heard[1:].startswith(VOWELS)
