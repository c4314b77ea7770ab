"""The best move of Photo Rummy as an integer program. A variable for each meld would be far too many for series.

Three formulations. `plain` knows only the cards of the position: every capital has room for two families, every
theme for two series, every card of the game a variable for each of them; more are never needed. `brief` gives each
capital and each theme a flag, each card one variable for its family and one for its series, and uses two short
inequalities for the numbers of photos and jokers that divide into melds: the fewest variables we found. Both
ignore which cards are moved. `whole` has a place for every meld, old and new, and counts the cards that stay: the whole
problem, an oracle in the tests.
"""

from collections.abc import Iterable

from benchmarks.solvers.ilp import INFINITY, Model
from benchmarks.solvers.photo_positions import Position
from tablee.engines.photos.cards import JOKER, JOKERS, PHOTOS, SIGNS, THEMES
from tablee.engines.photos.problem import KEPT, WEIGHTS

Terms = list[tuple[int, int]]


class Laid:
    """A variable for each card of the hand, with the value of laying it; all jokers share one."""

    def __init__(self, model: Model, position: Position, objective: str, scale: int) -> None:
        photo, joker = WEIGHTS[objective]
        self.lying = [card for meld in position.table for card in meld if card != JOKER]
        self.photos = {card: model.variable(1, photo * scale) for card in position.hand if card != JOKER}
        self.jokers_lying = sum(meld.count(JOKER) for meld in position.table)
        self.jokers_held = position.hand.count(JOKER)
        self.joker = model.variable(self.jokers_held, joker * scale)

    @property
    def cards(self) -> list[str]:
        return [*self.lying, *self.photos]

    def place(self, model: Model, uses: dict[str, Terms], jokers: Terms) -> None:
        """Every card on the table or laid has one place, every other none."""
        for card, terms in uses.items():
            if card in self.photos:
                model.row(0, 0, [*terms, (self.photos[card], -1)])
            else:
                model.row(1, 1, terms)
        model.row(self.jokers_lying, self.jokers_lying, [*jokers, (self.joker, -1)])

    def open(self, model: Model) -> None:
        """Some of the cards laid make a meld by themselves (PR-26); the smallest has at most one joker."""
        flags = []
        joker = model.variable(1)
        model.row(-INFINITY, 0, [(joker, 1), (self.joker, -1)])
        for least, key, names in ((3, 0, SIGNS), (4, 1, THEMES)):
            for name in names:
                own = [variable for card, variable in self.photos.items() if card.split("-")[key] == name]
                if len(own) + min(1, self.jokers_held) >= least:
                    flags.append(model.variable(1))
                    laid = [(variable, 1) for variable in own]
                    model.row(0, INFINITY, [*laid, (joker, 1), (flags[-1], -least)])
        model.row(1, INFINITY, [(flag, 1) for flag in flags])


def brief(position: Position, objective: str = "tiles") -> Model:
    """Families: at least 3 cards, and 3 jokers to 2 photos at most. Series: at least 4, and fewer jokers than photos.

    So p photos of a capital hold up to 1, 2, 2, 3, 4 jokers from p = 2 on, in one family or more; p photos of a theme
    up to p - 1, as two series have room for all.
    """
    model = Model()
    laid = Laid(model, position, objective, 1)
    uses: dict[str, Terms] = {card: [] for card in laid.cards}
    jokers: Terms = []
    everything = laid.jokers_lying + laid.jokers_held
    for least, key, names in ((3, 0, SIGNS), (4, 1, THEMES)):
        for name in names:
            cards = [card for card in laid.cards if card.split("-")[key] == name]
            if len(cards) + min(1, everything) < least:
                continue
            flag, joker = model.variable(1), model.variable(everything)
            photos = _photos(model, cards, flag, uses)
            jokers.append((joker, 1))
            model.row(0, INFINITY, [*photos, (joker, 1), (flag, -least)])
            if key == 0:
                model.row(0, INFINITY, [*((variable, 2) for variable, _ in photos), (joker, -3)])
            else:
                model.row(0, INFINITY, [*photos, (joker, -1), (flag, -1)])
    laid.place(model, uses, jokers)
    if not position.opened:
        laid.open(model)
    return model


def plain(position: Position, objective: str = "tiles") -> Model:
    """Give every capital two families and every theme two series, and every card of the game a place in each."""
    model = Model()
    laid = Laid(model, position, objective, 1)
    uses: dict[str, Terms] = {card: [] for card in PHOTOS}
    jokers: Terms = []
    for least, most, key, names in ((3, 6, 0, SIGNS), (4, 17, 1, THEMES)):
        for name in [*names, *names]:
            flag, joker = model.variable(1), model.variable(JOKERS)
            photos = _photos(model, [card for card in PHOTOS if card.split("-")[key] == name], flag, uses)
            jokers.append((joker, 1))
            model.row(0, INFINITY, [*photos, (joker, 1), (flag, -least)])
            model.row(-INFINITY, 0, [*photos, (joker, 1), (flag, -most)])
            model.row(0, INFINITY, [*photos, (joker, -1), (flag, -1)])
    for card in {*PHOTOS}.difference(laid.cards):
        model.row(0, 0, uses.pop(card))
    laid.place(model, uses, jokers)
    if not position.opened:
        laid.open(model)
    return model


def whole(position: Position, objective: str = "tiles") -> Model:
    """Give each old meld a place, and each capital and theme as many new ones as could be useful."""
    model = Model()
    laid = Laid(model, position, objective, KEPT)
    uses: dict[str, Terms] = {card: [] for card in laid.cards}
    jokers: Terms = []
    everything = laid.jokers_lying + laid.jokers_held
    for least, most, key, names in ((3, 6, 0, SIGNS), (4, 17, 1, THEMES)):
        for name in names:
            cards = [card for card in laid.cards if card.split("-")[key] == name]
            old = [meld for meld in position.table if _is_of(meld, key, name)]
            new = len(cards) // 2 if key == 0 else 1 + (len(cards) + everything > 17)
            for meld in [*old, *[[]] * new]:
                flag, joker = model.variable(1), model.variable(everything)
                photos = _photos(model, cards, flag, uses, stay=meld)
                jokers.append((joker, 1))
                model.row(0, INFINITY, [*photos, (joker, 1), (flag, -least)])
                model.row(-INFINITY, 0, [*photos, (joker, 1), (flag, -most)])
                model.row(0, INFINITY, [*photos, (joker, -1), (flag, -1)])
                if JOKER in meld:
                    stay = model.variable(list(meld).count(JOKER), 1)
                    model.row(-INFINITY, 0, [(stay, 1), (joker, -1)])
    laid.place(model, uses, jokers)
    if not position.opened:
        laid.open(model)
    return model


def _photos(model: Model, cards: list[str], flag: int, uses: dict[str, Terms], stay: Iterable[str] = ()) -> Terms:
    terms = []
    for card in cards:
        variable = model.variable(1, int(card in stay))
        uses[card].append((variable, 1))
        terms.append((variable, 1))
        model.row(-INFINITY, 0, [(variable, 1), (flag, -1)])
    return terms


def _is_of(meld: list[str], key: int, name: str) -> bool:
    return {card.split("-")[key] for card in meld if card != JOKER} == {name}
