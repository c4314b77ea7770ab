"""The faces of people: animals from a fixed list, so that the choice is bounded and the page can draw each of them."""

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta

from tablee.bots.cast import CAST, Member
from tablee.table.people.seats import Chair

#: None of the animals on the dominoes. Neighbours in the list look different: people who choose none get them in order.
Animal = Literal[
    "fox",
    "frog",
    "panda",
    "pig",
    "owl",
    "dolphin",
    "rabbit",
    "turtle",
    "cat",
    "unicorn",
    "bear",
    "chick",
    "dog",
    "bee",
    "koala",
    "octopus",
    "mouse",
]
ANIMALS: tuple[Animal, ...] = get_args(Animal)

MAX_FACE = 24
#: As the page sends it. Other versions of the page may have other animals: see `known_face`.
FaceName = Annotated[str, Meta(max_length=MAX_FACE)]


def known_face(name: str | None) -> Animal | None:
    """Return the animal of this name; None if there is none, which leaves the choice to the table."""
    return next((animal for animal in ANIMALS if animal == name), None)


def faces_of(chairs: Sequence[Chair]) -> list[Member | Animal | None]:
    """Return the face of each seat: people who chose none get animals that nobody else has."""
    chosen = [known_face(chair.face) if _is_person(chair) else None for chair in chairs]
    return [
        _face_of_bot(chair) if not _is_person(chair) else face or _spare(seat, len(chairs), chosen)
        for seat, (chair, face) in enumerate(zip(chairs, chosen, strict=True))
    ]


def _is_person(chair: Chair) -> bool:
    return chair.name is not None and chair.bot is None


def _face_of_bot(chair: Chair) -> Member | None:
    return next((member for member in CAST if chair.cast and member == chair.name), None)


def _spare(seat: int, seats: int, chosen: Sequence[Animal | None]) -> Animal:
    """Return the first animal of a seat's own share of the list that nobody has chosen."""
    share = ANIMALS[seat::seats]
    return next((animal for animal in share if animal not in chosen), share[0])
