"""Why the referee of Romi Rami refuses: code, rule, and a sentence."""

from tablee.core.errors import Refusals

REFUSALS = Refusals(
    {
        "take.already": ("RR-20", "cards have been taken in this turn: complete a contract, or end the turn"),
        "take.too_many": ("RR-20", "{cards} are {count} cards: at most {most} are taken in a turn"),
        "take.not_in_market": ("RR-20", "{card} is not in the market, or not that many times"),
        "take.mixed": ("RR-20", "{one} and {two} share neither value nor suit"),
        "take.market_empty": ("RR-50", "the market has no cards: there is nothing to take"),
        "complete.take_first": ("RR-20", "the turn begins by taking cards from the market"),
        "complete.too_late": ("RR-22", "the markets have been refilled: {count} cards must be discarded now"),
        "complete.not_in_market": ("RR-21", "{contract} is not in the market"),
        "complete.not_in_hand": ("RR-30", "{card} is not in the hand, or not that many times"),
        "complete.many_jokers": ("RR-33", "{count} jokers are too many: every player has one"),
        "complete.joker_used": ("RR-33", "the joker can be used only once in a game, and has been"),
        "complete.too_few": ("RR-30", "{contract} costs {size} cards, and these are {count}; {missing} is missing"),
        "complete.too_many": ("RR-30", "{contract} costs exactly {size} cards, not {count}"),
        "complete.not_met": ("RR-31", "{cards} do not meet {contract}: {missing} is missing"),
        "end.take_first": ("RR-20", "every turn takes at least one card from the market"),
        "end.discard_first": ("RR-22", "{count} cards are too many: discard them"),
        "discard.not_now": ("RR-22", "cards are discarded at the end of a turn, and only from more than {most}"),
        "discard.not_in_hand": ("RR-22", "{card} is not in the hand, or not that many times"),
        "discard.wrong_number": ("RR-22", "{given} cards would be discarded: it must be {count}, so that {most} stay"),
        "timeout.no_limit": ("RR-20", "there is no time limit at this table"),
    }
)
