"""Photo Rummy: draw, lay one card after another, give photos for jokers; the solver arranges."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from tablee.core.pieces.melds import LaidTable, Table
from tablee.core.turns import Pass
from tablee.engines.photos import can_begin, can_open, next_cards, solve
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.laying.taking import exchanged, in_turn, possible_takes
from tablee.games.photo_rummy.melds import is_family, jokers_of, normal
from tablee.games.photo_rummy.notation import PILES
from tablee.games.photo_rummy.pieces.cards import BOX, CAPITAL, JOKER, JOKERS, PHOTOS, SIGNS, THEME, THEMES, Card
from tablee.games.photo_rummy.state import Action, Draw, Hand, Lay, State, Take, View
from tablee.toolkit.moves import Moves, Part, Position, counted

KINDS: tuple[Card, ...] = (*PHOTOS, JOKER)
KIND = {card: number for number, card in enumerate(KINDS)}
PHOTO = {photo: number for number, photo in enumerate(PHOTOS)}
SIGN = {sign: number for number, sign in enumerate(SIGNS)}
THEME_NUMBER = {theme: number for number, theme in enumerate(THEMES)}

DRAW, LAY = 0, PILES
GIVE = LAY + len(KINDS)
PASS = GIVE + len(PHOTOS)
END = PASS + 1


class Draft(NamedTuple):
    """The turn so far: cards laid, and photos given for jokers, which are in the hand now."""

    laid: Hand = ()
    given: Hand = ()


class Begun(NamedTuple):
    """The table and the hand after the photos were given, and whether the player counts as having opened."""

    table: Table
    hand: Hand
    takes: tuple[Take, ...]
    opened: bool


class PhotoRummyMoves(Moves[PhotoRummy]):
    """Draw from a pile (5), lay a card (103), give a photo for a joker (102), pass, end the turn.

    A player who has not opened gives photos only after the cards laid in this turn open.
    """

    names = (
        *(f"draw {pile + 1}" for pile in range(PILES)),
        *(f"lay {card}" for card in KINDS),
        *(f"give {photo} for a joker" for photo in PHOTOS),
        *("pass", "end the turn"),
    )

    @cached_property
    def parts(self) -> Sequence[Part]:
        """Cards by kind, cards in series, and the places of jokers: in families by capital, in series by theme."""
        seats = self.players
        return [
            Part("hand", (len(KINDS),), JOKERS),
            Part("table", (len(KINDS),), JOKERS),
            Part("series", (len(PHOTOS),), 1),
            Part("family_jokers", (len(SIGNS),), JOKERS),
            Part("series_jokers", (len(THEMES),), JOKERS),
            Part("laid", (len(KINDS),), JOKERS),
            Part("given", (len(PHOTOS),), 1),
            Part("counts", (seats,), len(BOX)),
            Part("opened", (seats,), 1),
            Part("turn", (seats,), 1),
            Part("piles", (PILES,), len(BOX)),
            Part("drawn", (1,), 1),
        ]

    def legal(self, position: Position) -> list[int]:
        """Get draws and takable jokers from the game, and the cards that can continue a move from the solver."""
        state, turn = position.state, self.player(position)
        if turn is None:
            return []
        if "draw" in self.game.kinds(state, turn):
            return [DRAW + pile for pile, cards in enumerate(state.piles) if cards]
        draft = position.draft or Draft()
        begun = self._begun(state, turn, draft)
        assert begun is not None
        found = [LAY + KIND[card] for card in next_cards(begun.table, begun.hand, draft.laid, opened=begun.opened)]
        found += [GIVE + PHOTO[photo] for photo in self._gifts(state, turn, draft, begun)]
        if position.draft is None:
            found.append(PASS)
        elif self._whole(begun, draft) is not None:
            found.append(END)
        return sorted(found)

    def _begun(self, state: State, player: int, draft: Draft) -> Begun | None:
        """Give the photos, each for a joker of its own; None if that is impossible."""
        hand = state.hands[player]
        opened = state.opened[player] or can_open(tuple((Counter(draft.laid) & Counter(hand)).elements()))
        return _give(Begun(state.table, hand, (), opened), draft.given)

    def _gifts(self, state: State, player: int, draft: Draft, begun: Begun) -> Iterator[Card]:
        """Yield the photos that can be given for a joker so that the move can still be completed."""
        if not begun.opened:
            return
        photos = {take.photo for take in possible_takes(state.table, begun.hand)}
        for photo in photos.difference(draft.laid):
            after = self._begun(state, player, draft._replace(given=(*draft.given, photo)))
            if after is not None and can_begin(after.table, after.hand, draft.laid, opened=True):
                yield photo

    def _whole(self, begun: Begun, draft: Draft) -> LaidTable | None:
        """Return the arrangement that lays just these; None if there is none."""
        if not begun.opened:
            return None
        best = solve(begun.table, draft.laid, opened=True).plan
        return None if best.left else best

    def drafted(self, position: Position, move: int) -> Draft:
        """Lay one more card, or give one more photo."""
        laid, given = position.draft or Draft()
        if move < GIVE:
            return Draft((*laid, KINDS[move - LAY]), given)
        return Draft(laid, (*given, PHOTOS[move - GIVE]))

    def action(self, position: Position, move: int) -> Action | None:
        """Return a draw, or the action that ends the turn; the solver arranges the cards of the draft."""
        if LAY <= move < PASS:
            return None
        if move < LAY:
            return Draw(move - DRAW + 1)
        if move == PASS:
            return Pass()
        begun = self._begun(position.state, position.state.turn, position.draft)
        assert begun is not None
        arranged = self._whole(begun, position.draft)
        assert arranged is not None
        return Lay(normal(arranged.table), in_turn(begun.takes))

    def see(self, view: View, draft: Any) -> Iterator[Iterable[int]]:
        """Yield the parts; cards laid or given in this turn are still in the hand."""
        laid, given = draft or Draft()
        seats = self.seats(view.me)
        families = [meld for meld in view.table if is_family(meld)]
        series = [meld for meld in view.table if not is_family(meld)]
        yield counted(view.hand, KIND)
        yield counted([card for meld in view.table for card in meld], KIND)
        yield counted([card for meld in series for card in meld if card != JOKER], PHOTO)
        for melds, kind, place in ((families, CAPITAL, SIGN), (series, THEME, THEME_NUMBER)):
            kinds = [next(kind[card] for card in meld if card != JOKER) for meld in melds]
            jokers = [name for name, meld in zip(kinds, melds, strict=True) for _ in range(jokers_of(meld))]
            yield counted(jokers, place)
        yield counted(laid, KIND)
        yield counted(given, PHOTO)
        yield [view.counts[seat] for seat in seats]
        yield [view.opened[seat] for seat in seats]
        yield self.turn(view)
        yield view.piles
        yield (view.drawn,)


def _give(begun: Begun, photos: Hand) -> Begun | None:
    """Give one photo after another; if one could free several jokers, choose one that leaves jokers for the others."""
    if not photos:
        return begun
    for take in possible_takes(begun.table, photos[:1]):
        table, hand = exchanged(begun.table, begun.hand, take)
        after = _give(Begun(table, hand, (*begun.takes, take), begun.opened), photos[1:])
        if after is not None:
            return after
    return None
