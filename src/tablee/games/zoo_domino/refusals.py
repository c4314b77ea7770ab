"""Why the referee of Zoo Domino refuses: code, rule, and a sentence."""

from tablee.core.errors import Refusals

REFUSALS = Refusals(
    {
        "lay.not_in_hand": ("ZD-12", "{domino} is not in the hand"),
        "lay.no_chain_yet": ("ZD-11", "{domino} would be the first domino: there is no {end} end yet"),
        "lay.which_end": ("ZD-12", "{domino} can be laid at the left or at the right end: say which"),
        "lay.does_not_fit": ("ZD-12", "{domino} does not fit the {end} end, which shows {animal}"),
        "lay.double_elephant_begins": ("ZD-21", "the double elephant must be laid first, not {domino}"),
        "trump.not_this_way": ("ZD-23", "{domino} cannot be a trump: there are no trumps in this way to play"),
        "trump.not_a_double": ("ZD-23", "{domino} cannot be a trump: only doubles are"),
        "trump.no_chain_yet": ("ZD-21", "{domino} cannot be a trump: the chain has not begun"),
        "trump.it_fits": ("ZD-23", "{domino} fits the {end} end and is laid there as an ordinary domino"),
        "trump.another_fits": ("ZD-23", "{domino} may not be a trump while {fitting} fits the chain"),
        "trump.beside_trump": ("ZD-24", "{domino} may not lie beside {neighbour}: that is a trump already"),
        "trump.last_domino": ("ZD-25", "{domino} is the last domino of the hand: it may not be laid as a trump"),
        "draw.not_this_way": ("ZD-20", "there is no stock in this way to play: all dominoes are dealt"),
        "draw.one_fits": ("ZD-13", "{fitting} fits the chain: lay it instead of drawing"),
        "draw.chain_empty": ("ZD-11", "the first player lays any domino: there is no need to draw"),
        "draw.stock_empty": ("ZD-14", "the stock is empty"),
        "pass.one_fits": ("ZD-13", "{fitting} fits the chain: a player with a fitting domino must lay one"),
        "pass.one_fits_trumps": ("ZD-26", "{fitting} fits the chain: a player with a fitting domino must lay one"),
        "pass.chain_empty": ("ZD-11", "the first player lays any domino and cannot pass"),
        "pass.double_elephant_begins": ("ZD-21", "the player with the double elephant begins and lays it"),
        "pass.must_draw": ("ZD-13", "{count} dominoes are left in the stock: draw until one fits"),
        "pass.must_trump": ("ZD-26", "{domino} can be laid as a trump, and at this table it must be"),
        "timeout.no_limit": ("ZD-13", "there is no time limit at this table"),
    }
)
