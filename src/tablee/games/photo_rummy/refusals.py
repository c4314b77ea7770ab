"""Why the referee of Photo Rummy refuses: code, rule, and a sentence."""

from tablee.core.errors import Refusals

REFUSALS = Refusals(
    {
        "meld.too_short": ("PR-21", "{meld} is too short: a family needs 3, a series needs 4"),
        "meld.family_too_short": ("PR-21", "{meld}: a family needs 3"),
        "meld.series_too_short": ("PR-21", "{meld}: a series needs 4"),
        "meld.family_too_long": ("PR-24", "{meld}: a family has no more than 6 cards, jokers included"),
        "meld.series_too_long": ("PR-24", "{meld}: a series has no more than 17 cards, jokers included"),
        "meld.mixed": ("PR-21", "{meld} has neither one capital nor one theme: {card} does not belong"),
        "meld.twice": ("PR-01", "{meld}: there is only one {card}"),
        "meld.only_jokers": ("PR-23", "{meld} has no photo: a meld has more photos than jokers"),
        "meld.too_many_jokers": ("PR-23", "{meld}: a meld has more photos than jokers"),
        "lay.nothing": ("PR-22", "nothing is laid and nothing is moved: a player who does not want to lay passes"),
        "lay.not_opened": (
            "PR-25",
            "the cards laid make no meld by themselves, as an opening must",
        ),
        "lay.not_in_hand": ("PR-31", "{card} is laid but was not in the hand"),
        "lay.appeared": ("PR-31", "{card} is in the hand afterwards but was not before"),
        "lay.vanished": ("PR-31", "{card} was in the hand and has vanished"),
        "lay.taken": ("PR-27", "{card} lay on the table and stays there"),
        "lay.joker_taken": ("PR-27", "a joker on the table stays there unless a photo from the hand takes its place"),
        "take.not_opened": ("PR-29", "only a player who has laid a meld of their own cards may take a joker"),
        "take.no_meld": ("PR-29", "there is no meld {number}: {melds} lay on the table when the turn began"),
        "take.no_joker": ("PR-29", "{meld} has no joker to take, or no further one"),
        "take.not_in_hand": (
            "PR-29",
            "{card} is not in the hand: a joker is taken in exchange for a photo from the hand",
        ),
        "take.twice": ("PR-29", "{card} frees one joker only"),
        "take.does_not_fit": ("PR-29", "{card} does not fit {meld}: it needs the same capital, or the same theme"),
        "take.taken_back": ("PR-29", "{card} was given for a joker and stays on the table"),
        "draw.first": ("PR-20", "the turn begins by drawing a card"),
        "draw.already": ("PR-20", "the card of this turn has already been drawn"),
        "draw.pile_empty": ("PR-20", "pile {pile} is empty"),
        "timeout.no_limit": ("PR-30", "there is no time limit at this table"),
    }
)
