"""The pieces: 36 dominoes, every pair of eight animals once (ZD-01)."""

from itertools import combinations_with_replacement
from typing import NamedTuple

from tablee.core.errors import InvalidNotation, did_you_mean

Animal = str

ANIMALS: tuple[Animal, ...] = ("elephant", "lion", "giraffe", "zebra", "monkey", "crocodile", "penguin", "flamingo")


class Domino(NamedTuple):
    """Two halves with an animal each, written `elephant-lion`."""

    one: Animal
    two: Animal

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same animal."""
        return self.one == self.two

    def across(self, animal: Animal) -> Animal:
        """Return the animal on the half that is left open when the other half touches `animal`."""
        return self.two if animal == self.one else self.one

    def __str__(self) -> str:
        return f"{self.one}-{self.two}"


DOMINOES: tuple[Domino, ...] = tuple(Domino(one, two) for one, two in combinations_with_replacement(ANIMALS, 2))
DOUBLE_ELEPHANT = DOMINOES[0]

#: Both ways round: `lion-elephant` is the same piece as `elephant-lion`.
_BY_NAME = {f"{one}-{two}": domino for domino in DOMINOES for one, two in (domino, reversed(domino))}


def read_domino(text: str) -> Domino:
    """Return the domino that the text names, whichever half comes first."""
    domino = _BY_NAME.get(text)
    if domino is None:
        raise InvalidNotation(f"{text[:80]!r} is not a domino{did_you_mean(text[:80], _BY_NAME)}")
    return domino
