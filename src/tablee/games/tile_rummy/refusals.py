"""Why the referee of Tile Rummy refuses: code, rule, and a sentence."""

from tablee.core.errors import Refusals

REFUSALS = Refusals(
    {
        "meld.too_short": ("TR-20", "{meld} is too short: a meld has 3 tiles or more"),
        "meld.series_too_short": ("TR-21", "{meld} is too short: a group has 3 or 4 tiles"),
        "meld.twice": ("TR-23", "{meld} is not a meld: {tile} appears twice"),
        "meld.number_twice": ("TR-23", "{meld} is not a run: the number {number} appears twice"),
        "meld.other_number": ("TR-21", "{meld} is not a group: {tile} is not a {number}"),
        "meld.other_colour": ("TR-20", "{meld} is not a run: {tile} is a different colour"),
        "meld.gap": ("TR-20", "{meld} is not a run: {missing} is missing"),
        "meld.gaps": ("TR-20", "{meld} is not a run: {missing} are missing"),
        "meld.ace_low": ("TR-20", "{meld} is not a run: the 1 comes only before the 2"),
        "meld.ace_between": ("TR-64", "{meld} is not a run: the 1 never goes between the 13 and the 2"),
        "meld.no_series": ("TR-62", "{meld} is not allowed: only runs count at this table"),
        "meld.no_sequences": ("TR-62", "{meld} is not allowed: only groups count at this table"),
        "lay.nothing": ("TR-32", "no tile from the rack is laid: rearranging alone is not a turn"),
        "lay.not_on_rack": ("TR-37", "{tile} is laid but was not on the rack"),
        "lay.appeared": ("TR-37", "{tile} is on the rack afterwards but was not before"),
        "lay.vanished": ("TR-37", "{tile} was on the rack and has vanished"),
        "lay.taken": ("TR-33", "{tile} lay on the table and stays there"),
        "lay.star_taken": ("TR-34", "a star on the table stays there for good"),
        "lay.star_moved": (
            "TR-34",
            "{star} stands for {faces}: it can stand for nothing else unless that tile takes its place from the rack",
        ),
        "lay.stars_exchanged_alike": (
            "TR-34",
            "{meld} has one place for {tile}: two of them cannot be exchanged for its stars in one turn",
        ),
        "lay.table_touched": (
            "TR-32",
            "{meld} is changed: a player who opens may change the table only from the next turn on",
        ),
        "lay.opening_too_low": ("TR-30", "{points} points are laid: opening takes {minimum} or more"),
        "lay.opening_alone_too_low": (
            "TR-32",
            "the tiles laid make no melds worth {minimum} by themselves, as an opening must",
        ),
        "lay.opening_not_alone": (
            "TR-32",
            "the tiles laid make no meld by themselves, as an opening must",
        ),
        "lay.opening_undecided": (
            "TR-32",
            "it could not be decided whether the tiles laid are worth {minimum} by themselves: lay fewer at once",
        ),
        "lay.which_reject": ("TR-50", "every turn ends with a discard: say which tile"),
        "lay.none_to_reject": ("TR-50", "no tile would be left to discard"),
        "exchange.not_this_version": ("TR-50", "tiles are drawn and discarded in this version, not exchanged"),
        "exchange.opened": ("TR-51", "in this version only a player who has not opened may exchange a tile"),
        "exchange.not_on_rack": ("TR-31", "{tile} is not on the rack"),
        "exchange.pool_empty": ("TR-35", "the pool is empty: there is nothing to exchange with"),
        "draw.not_this_version": ("TR-31", "tiles are exchanged in this version, not drawn"),
        "draw.first": ("TR-38", "the turn begins by drawing a tile"),
        "draw.already": ("TR-38", "the tile of this turn has already been drawn"),
        "draw.pool_empty": ("TR-42", "the pool is empty: there is nothing to draw"),
        "reject.not_this_version": ("TR-50", "nothing is discarded in this version"),
        "reject.not_on_rack": ("TR-50", "{tile} is not on the rack, or no longer, and cannot be discarded"),
        "reject.nothing_drawn": ("TR-42", "the pool is empty: a player who does not lay passes and discards nothing"),
        "pass.must_exchange": ("TR-32", "a player who does not lay exchanges a tile"),
        "pass.must_reject": ("TR-50", "a player who does not lay discards a tile"),
        "timeout.no_limit": ("TR-13", "there is no time limit at this table"),
    }
)
