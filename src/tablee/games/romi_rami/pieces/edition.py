"""An edition: the cards, contracts and trophies that a table plays with, read from a file and checked (RR-05)."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from tablee.core.documents import read_json, read_toml
from tablee.core.errors import InvalidInput, InvalidOption, did_you_mean
from tablee.games.romi_rami.pieces.cards import (
    COMBOS,
    OF_A_KIND,
    RUN,
    SUITS,
    VALUE,
    VALUES,
    Card,
    Contract,
    Face,
    Requirement,
    sorted_hand,
)

STANDARD = "standard"
MOST_SIGNS = 20_000  # of a file
MOST_COPIES = 20  # of a card
MOST_CONTRACTS = 200
MOST_REQUIREMENTS = 3
MOST_POINTS = 100
MOST_TROPHIES = 8
MOST_CARDS = 240
MOST_OF_THREE = 2  # contracts of three requirements, as in the standard edition
FEWEST_CARDS = 30  # four hands, a market, and something to draw


@dataclass(frozen=True)
class Edition:
    """The content of the box."""

    cards: tuple[Card, ...]
    contracts: tuple[Contract, ...]  # one for each card: editions may have duplicates
    trophies: tuple[tuple[Face, Face], ...]

    @cached_property
    def values(self) -> int:
        """The highest value; the lowest is 1."""
        return max(VALUE[card] for card in self.cards)

    @cached_property
    def by_name(self) -> dict[str, Contract]:
        """Every contract by its notation."""
        return {contract.name: contract for contract in self.contracts}

    @cached_property
    def faces(self) -> dict[str, Face]:
        """Every side of every trophy by its notation."""
        return {str(face): face for faces in self.trophies for face in faces}

    @cached_property
    def sums(self) -> dict[str, Any]:
        """The sums that a file may state as a check."""
        combos = Counter(part.size for contract in self.contracts for part in contract.requires)
        return {
            "cards": len(self.cards),
            "contracts": len(self.contracts),
            "points": sum(contract.points for contract in self.contracts),
            "bonus": dict(Counter(contract.bonus for contract in self.contracts)),
            "combos": {str(size): count for size, count in combos.items()},
        }


def normal_edition(text: str, *, bounded: bool = True) -> str:
    """Return an edition as one word that can be read back: a record contains it, so that it can be replayed anywhere.

    Editions are limited to about as many ways to pay as the standard edition has: views list them all.
    """
    if text == STANDARD:
        return text
    document = _parse(text)
    edition = read_document(document)
    if bounded:
        check_bounds(edition)
    return json.dumps(document, separators=(",", ":"), ensure_ascii=True)


@lru_cache(maxsize=64)
def edition_of(text: str) -> Edition:
    """Return the edition that `normal_edition` has written."""
    if text == STANDARD:
        text = files("tablee.games.romi_rami").joinpath("edition.toml").read_text(encoding="utf-8")
    return read_document(_parse(text))


def _parse(text: str) -> Mapping[str, Any]:
    if len(text) > MOST_SIGNS:
        raise InvalidOption(f"edition: the file has more than {MOST_SIGNS} characters")
    try:
        document = read_json(text) if text.lstrip().startswith("{") else read_toml(text)
    except InvalidInput as error:
        raise InvalidOption(f"edition: neither {STANDARD!r} nor a file of TOML or JSON: it {error}") from None
    assert isinstance(document, dict), "both begin with a table"
    return document


def read_document(document: Mapping[str, Any]) -> Edition:
    """Return the edition that a file describes; the error names an invalid entry."""
    _check_keys("edition", document, ("cards", "contracts", "trophies"), ("sums",))
    edition = Edition(
        sorted_hand(list(_read_cards(_mapping("cards", document["cards"])))),
        tuple(_read_contracts(_entries("contracts", document["contracts"]))),
        tuple(_read_trophies(_entries("trophies", document["trophies"]))),
    )
    if len(edition.cards) < FEWEST_CARDS:
        raise InvalidOption(f"cards: {len(edition.cards)} are too few; there must be {FEWEST_CARDS} or more")
    if not 1 <= len(edition.contracts) <= MOST_CONTRACTS:
        raise InvalidOption(f"contracts: there must be from 1 to {MOST_CONTRACTS}, not {len(edition.contracts)}")
    _check_possible(edition)
    _check_unambiguous(edition)
    _check_sums(edition, _mapping("sums", document.get("sums", {})))
    return edition


def check_bounds(edition: Edition) -> None:
    """Refuse an edition with so many ways to pay that the list of actions would become too long."""
    if len(edition.cards) > MOST_CARDS:
        raise InvalidOption(f"cards: {len(edition.cards)} are too many; there may be {MOST_CARDS} at most")
    of_three = [contract for contract in edition.contracts if len(contract.requires) == MOST_REQUIREMENTS]
    for contract in edition.contracts:
        if sum(part.kind == RUN for part in contract.requires) > 1:
            raise InvalidOption(f"contract {contract}: a contract may ask for one run at most")
        if contract in of_three and any(part.kind == RUN or part.size > 2 for part in contract.requires):
            raise InvalidOption(f"contract {contract}: three requirements must all be pairs")
    if len(of_three) > MOST_OF_THREE:
        raise InvalidOption(f"contracts: {len(of_three)} have three requirements; at most {MOST_OF_THREE} may")


def _read_cards(suits: Mapping[str, Any]) -> Iterator[Card]:
    for suit, copies in suits.items():
        _one_of("cards", suit, SUITS)
        if not isinstance(copies, list) or not 1 <= len(copies) <= len(VALUES):
            raise InvalidOption(f"cards.{suit}: write how many 1s, 2s, 3s ... there are, at most {len(VALUES)} numbers")
        for value, count in zip(VALUES, copies, strict=False):
            yield from [f"{suit}-{value}"] * _number(f"cards.{suit}, {value}s", count, 0, MOST_COPIES)


def _read_contracts(entries: list[Any]) -> Iterator[Contract]:
    for number, entry in enumerate(entries, 1):
        where = f"contract {number}"
        _check_keys(where, entry, ("requires", "points", "bonus"))
        words = _entries(f"{where}, requires", entry["requires"])
        if not 1 <= len(words) <= MOST_REQUIREMENTS:
            raise InvalidOption(f"{where}: it must have from 1 to {MOST_REQUIREMENTS} requirements, not {len(words)}")
        requires = tuple(_read_requirement(where, word) for word in words)
        points = _number(f"{where}, points", entry["points"], 0, MOST_POINTS)
        for suit in _entries(f"{where}, bonus", entry["bonus"]):
            yield Contract(requires, points, _one_of(f"{where}, bonus", suit, SUITS))


def _read_requirement(where: str, word: Any) -> Requirement:
    name, dash, number = word.partition("-") if isinstance(word, str) else ("", "", "")
    if name == RUN and number in map(str, COMBOS):
        return Requirement("run", int(number))
    if name in OF_A_KIND and not dash:
        return Requirement("set", OF_A_KIND[name])
    if name == "pair" and number in map(str, VALUES):
        return Requirement("set", OF_A_KIND[name], int(number))
    known = f"{', '.join(OF_A_KIND)}, a pair of a given value such as 'pair-1', or a run such as 'run-3'"
    raise InvalidOption(f"{where}: {str(word)[:80]!r} is not a requirement; known: {known}")


def _read_trophies(entries: list[Any]) -> Iterator[tuple[Face, Face]]:
    if len(entries) > MOST_TROPHIES:
        raise InvalidOption(f"trophies: at most {MOST_TROPHIES}, not {len(entries)}")
    for number, entry in enumerate(entries, 1):
        where = f"trophy {number}"
        _check_keys(where, entry, ("faces",))
        faces = [_read_face(where, face) for face in _entries(where, entry["faces"])]
        if len(faces) != 2:
            raise InvalidOption(f"{where}: a token has two faces, not {len(faces)}")
        yield faces[0], faces[1]


def _read_face(where: str, face: Any) -> Face:
    _check_keys(where, face, ("points",), ("combo", "suit"))
    if ("combo" in face) == ("suit" in face):
        raise InvalidOption(f"{where}: a face is for a combo or for a suit")
    points = _number(f"{where}, points", face["points"], 0, MOST_POINTS)
    if "suit" in face:
        return Face(None, _one_of(where, face["suit"], SUITS), points)
    return Face(_number(f"{where}, combo", face["combo"], COMBOS[0], COMBOS[-1]), None, points)


def _check_possible(edition: Edition) -> None:
    """Refuse a contract that no hand could pay because the edition lacks a value."""
    for contract in edition.contracts:
        for requirement in contract.requires:
            highest = requirement.size if requirement.kind == RUN else requirement.value or 1
            if highest > edition.values:
                raise InvalidOption(f"contract {contract}: {requirement} needs a {highest}, and there is none")


def _check_unambiguous(edition: Edition) -> None:
    """Refuse duplicates that the notation could not distinguish: one name has one value."""
    for number, contract in enumerate(edition.contracts, 1):
        other = edition.by_name[contract.name]
        if contract.points != other.points:
            raise InvalidOption(f"contract card {number}: {contract} is also listed with {other.points} points")
    names = [str(face) for faces in edition.trophies for face in faces]
    for name in names:
        if names.count(name) > 1:
            raise InvalidOption(f"trophies: {name.removeprefix('trophy-')!r} is on two faces")


def _check_sums(edition: Edition, sums: Mapping[str, Any]) -> None:
    _check_keys("sums", sums, (), tuple(edition.sums))
    for name, found in edition.sums.items():
        if name in sums and sums[name] != found:
            raise InvalidOption(f"sums.{name}: the file says {str(sums[name])[:80]}, its entries say {found}")


def _check_keys(where: str, entry: Any, needed: tuple[str, ...], others: tuple[str, ...] = ()) -> None:
    for key in _mapping(where, entry):
        if key not in needed + others:
            raise InvalidOption(f"{where}: unknown key {key[:80]!r}{did_you_mean(key[:80], needed + others)}")
    for key in needed:
        if key not in entry:
            raise InvalidOption(f"{where}: {key} is missing")


def _mapping(where: str, entry: Any) -> Mapping[str, Any]:
    if not isinstance(entry, dict):
        raise InvalidOption(f"{where}: must be a table of keys and values, not {str(entry)[:80]!r}")
    return entry


def _entries(where: str, entry: Any) -> list[Any]:
    if not isinstance(entry, list):
        raise InvalidOption(f"{where}: must be a list, not {str(entry)[:80]!r}")
    return entry


def _number(where: str, entry: Any, least: int, most: int) -> int:
    if not isinstance(entry, int) or isinstance(entry, bool) or not least <= entry <= most:
        raise InvalidOption(f"{where}: must be a number from {least} to {most}, not {str(entry)[:80]!r}")
    return entry


def _one_of(where: str, entry: Any, known: tuple[str, ...]) -> str:
    if entry not in known:
        raise InvalidOption(f"{where}: cannot be {str(entry)[:80]!r}{did_you_mean(str(entry)[:80], known)}")
    return str(entry)
