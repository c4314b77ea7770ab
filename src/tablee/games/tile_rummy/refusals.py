"""Why the referee of Tile Rummy refuses: code, rule, and a sentence."""

from tablee.core.errors import Refusals

REFUSALS = Refusals(
    {
        "meld.too_short": ("TR-20", "{meld} is too short: a combination has 3 tiles or more"),
        "meld.series_too_short": ("TR-21", "{meld} is too short: a series has 3 or 4 tiles"),
        "meld.twice": ("TR-23", "{meld} is not a combination: {tile} is there twice"),
        "meld.number_twice": ("TR-23", "{meld} is not a sequence: the number {number} is there twice"),
        "meld.other_number": ("TR-21", "{meld} is not a series: {tile} is not a {number}"),
        "meld.other_colour": ("TR-20", "{meld} is not a sequence: {tile} has another colour"),
        "meld.gap": ("TR-20", "{meld} is not a sequence: {missing} is missing"),
        "meld.gaps": ("TR-20", "{meld} is not a sequence: {missing} are missing"),
        "meld.ace_low": ("TR-20", "{meld} is not a sequence: the 1 comes before the 2 only"),
        "meld.ace_between": ("TR-64", "{meld} is not a sequence: the 1 never lies between the 13 and the 2"),
        "meld.no_series": ("TR-62", "{meld} is not allowed: at this table only sequences are combinations"),
        "meld.no_sequences": ("TR-62", "{meld} is not allowed: at this table only series are combinations"),
        "lay.nothing": ("TR-32", "no tile of the rack is laid: rearranging alone is not a turn"),
        "lay.not_on_rack": ("TR-37", "{tile} is laid but was not on the rack"),
        "lay.appeared": ("TR-37", "{tile} is on the rack afterwards but was not before"),
        "lay.vanished": ("TR-37", "{tile} was on the rack and has vanished"),
        "lay.taken": ("TR-33", "{tile} lay on the table and stays there"),
        "lay.star_taken": ("TR-34", "a star that lies on the table stays there for ever"),
        "lay.star_moved": (
            "TR-34",
            "{star} stands for {faces}: unless that tile is laid from the rack for it, it stands for nothing else",
        ),
        "lay.stars_exchanged_alike": (
            "TR-34",
            "{meld} has one place for {tile}: two of them cannot be exchanged for its stars in one turn",
        ),
        "lay.table_touched": ("TR-32", "{meld} is changed: who opens changes the table from the next turn on"),
        "lay.opening_too_low": ("TR-30", "{points} points are laid: the first time it is {minimum} or more"),
        "lay.opening_alone_too_low": (
            "TR-32",
            "the tiles laid make no combinations worth {minimum} by themselves, as they must the first time",
        ),
        "lay.opening_not_alone": (
            "TR-32",
            "the tiles laid make no combination by themselves, as they must the first time",
        ),
        "lay.opening_undecided": (
            "TR-32",
            "it could not be decided whether the tiles laid are worth {minimum} by themselves: lay fewer at once",
        ),
        "lay.which_reject": ("TR-50", "every turn ends by rejecting a tile: say which"),
        "lay.none_to_reject": ("TR-50", "no tile would be left to reject"),
        "exchange.not_this_version": ("TR-50", "tiles are drawn and rejected in this version, not exchanged"),
        "exchange.opened": ("TR-51", "only who has not opened exchanges a tile in this version"),
        "exchange.not_on_rack": ("TR-31", "{tile} is not on the rack"),
        "exchange.pool_empty": ("TR-35", "the pool is empty: there is nothing to exchange with"),
        "draw.not_this_version": ("TR-31", "tiles are exchanged in this version, not drawn"),
        "draw.first": ("TR-38", "the turn begins by drawing a tile"),
        "draw.already": ("TR-38", "the tile of this turn has already been drawn"),
        "draw.pool_empty": ("TR-42", "the pool is empty: there is nothing to draw"),
        "reject.not_this_version": ("TR-50", "nothing is rejected in this version"),
        "reject.not_on_rack": ("TR-50", "{tile} is not on the rack, or no longer, and cannot be rejected"),
        "reject.nothing_drawn": ("TR-42", "the pool is empty: a player who does not lay passes and rejects nothing"),
        "pass.must_exchange": ("TR-32", "who does not lay exchanges a tile"),
        "pass.must_reject": ("TR-50", "who does not lay rejects a tile"),
        "timeout.no_limit": ("TR-13", "there is no time limit at this table"),
    }
)
