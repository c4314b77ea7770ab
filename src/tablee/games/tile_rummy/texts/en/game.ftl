## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Tile Rummy
tile-rummy-about = Runs and groups from 106 tiles. Lay your tiles, rearrange the table, and be the first to get rid of them all.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = black { $number }
tile-rummy-piece-R = red { $number }
tile-rummy-piece-B = blue { $number }
tile-rummy-piece-O = orange { $number }
tile-rummy-piece-star = star
tile-rummy-star = star as { $tile }

tile-rummy-option-version = Version
tile-rummy-option-version-exchange = Exchange
tile-rummy-option-version-exchange-about = If you don’t lay, you exchange a tile with the pool.
tile-rummy-option-version-draw-discard = Draw and discard
tile-rummy-option-version-draw-discard-about = You draw a tile at the start of every turn and discard one at the end.
tile-rummy-option-version-draw-keep = Draw and keep
tile-rummy-option-version-draw-keep-about = You draw a tile at the start of every turn and never discard. Until you open, you may also exchange one.
tile-rummy-option-rejected = Discarded tiles
tile-rummy-option-rejected-about = Where they go, face down.
tile-rummy-option-rejected-aside = put aside
tile-rummy-option-rejected-pool = back into the pool
tile-rummy-option-rounds = Rounds
tile-rummy-option-rounds-about = The highest total on the score sheet wins the match.
tile-rummy-option-starter = Who starts later rounds
tile-rummy-option-starter-about = In the first round, whoever draws the lowest tile starts.
tile-rummy-option-starter-rotate = the next player clockwise
tile-rummy-option-starter-same = the same player
tile-rummy-option-starter-winner = the winner
tile-rummy-option-starter-draw = whoever draws the lowest tile before each round
tile-rummy-option-clock-about = When your time is up, the table and your rack go back to how they were at the start of the turn, and it’s the next player’s turn.
tile-rummy-option-hand_size = Tiles dealt
tile-rummy-option-hand_size-about = How many tiles each player starts a round with.
tile-rummy-option-opening_minimum = Points to open
tile-rummy-option-opening_minimum-about = What your first melds must be worth. A lower number makes the game easier; with 0, any meld will do.
tile-rummy-option-rework_on_opening = Rearrange the table while opening
tile-rummy-option-rework_on_opening-about = Otherwise you may rearrange the table only from your next turn on.
tile-rummy-option-exchange_after_opening = Exchange after opening
tile-rummy-option-exchange_after_opening-about = Otherwise you may exchange tiles only until you open.
tile-rummy-option-stars_in_play = Stars
tile-rummy-option-stars_in_play-about = A star stands for any tile.
tile-rummy-option-stars_in_play-0 = none
tile-rummy-option-stars_in_play-1 = one
tile-rummy-option-stars_in_play-2 = two
tile-rummy-option-stars_in_play-3 = three
tile-rummy-option-stars_in_play-4 = four
tile-rummy-option-stars = Moving stars
tile-rummy-option-stars-exchange = by exchange only
tile-rummy-option-stars-exchange-about = A star on the table is freed only when the tile it stands for takes its place.
tile-rummy-option-stars-free = freely
tile-rummy-option-stars-free-about = When the table is rearranged, a star on it may stand for any tile.
tile-rummy-option-star_penalty = Penalty for a leftover star
tile-rummy-option-star_penalty-about = Points lost for each star you still hold when the round ends.
tile-rummy-option-combinations = Melds
tile-rummy-option-combinations-about = A run is three or more numbers in a row, a group three or four tiles of one number.
tile-rummy-option-combinations-both = runs and groups
tile-rummy-option-combinations-series = only groups
tile-rummy-option-combinations-sequences = only runs
tile-rummy-option-ace = The 1
tile-rummy-option-ace-about = Where it may go in a run.
tile-rummy-option-ace-low = only before the 2
tile-rummy-option-ace-both = also after the 13
tile-rummy-option-mixed_sequences = Runs of mixed colours
tile-rummy-option-mixed_sequences-about = Otherwise a run must be a single colour.
tile-rummy-option-doubling = Laying all at once counts double
tile-rummy-option-doubling-about = If you lay your whole rack in a single turn, without having laid anything before, all losses and the gain are doubled.
tile-rummy-option-blocked_after = Blocked after (turns)
tile-rummy-option-blocked_after-about = The round ends after everyone has had this many turns without anyone laying a tile.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = The choices are only suggestions: you can type any move. To lay tiles, type the whole table as you want it: lay K1 R1 B1 | R7 R8 *R9. Also: exchange R7, or reject K3 to discard it. K is black, R red, B blue, O orange, * a star.
tile-rummy-action-lay = lay { $tiles }
tile-rummy-action-lay-reject = lay { $tiles } and discard { $tile }
tile-rummy-action-exchange = exchange { $tile }
tile-rummy-action-draw = draw a tile
tile-rummy-action-reject = discard { $tile }
tile-rummy-action-pass = pass

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } lays { $tiles }
tile-rummy-log-lay-you = You lay { $tiles }
# What a star on the table stood for, and stands for now.
tile-rummy-log-star = The star changes from { $old } to { $new }
tile-rummy-log-exchange = { $player } exchanges a tile
tile-rummy-log-exchange-you = You exchange a tile
tile-rummy-log-draw = { $player } draws a tile
tile-rummy-log-draw-you = You draw a tile
tile-rummy-log-reject = { $player } discards a tile
tile-rummy-log-reject-you = You discard a tile
tile-rummy-log-pass = { $player } passes
tile-rummy-log-pass-you = You pass
tile-rummy-log-timeout = Time’s up for { $player }
tile-rummy-log-timeout-you = Your time is up

tile-rummy-outcome-out = { $winners } has no tiles left and wins what the others lose.
tile-rummy-outcome-out-you = You have no tiles left and win what the others lose.
tile-rummy-outcome-double = { $winners } laid their whole rack in one turn: everything counts double.
tile-rummy-outcome-double-you = You laid your whole rack in one turn: everything counts double.
tile-rummy-outcome-blocked = The round is blocked: everyone loses what’s on their rack.
tile-rummy-outcome-blocked-you = The round is blocked: everyone, including you, loses what’s on their rack.

## What lies on the table, in words.
tile-rummy-look-table = table
tile-rummy-look-table-about = all melds on the table
tile-rummy-look-rack = rack
tile-rummy-look-rack-about = your tiles
tile-rummy-look-counts = counts
tile-rummy-look-counts-about = how many tiles everyone holds
tile-rummy-table = Table: { $melds }.
tile-rummy-table-empty = Nothing has been laid yet.
tile-rummy-rack = Your rack: { $tiles }.
tile-rummy-rack-of = { $player } holds: { $tiles }.
tile-rummy-rack-empty = Your rack is empty.
tile-rummy-drew = You draw: { $tile }.
tile-rummy-exchanged = You give { $old } and get { $new }.
tile-rummy-counts = On the racks: { $counts }.
tile-rummy-pool = In the pool: { $count }.
tile-rummy-not-opened = You haven’t opened yet.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Too short: { $meld }. A meld needs at least three tiles.
tile-rummy-refusal-meld-series_too_short = Too short: { $meld }. A group needs three or four tiles.
tile-rummy-refusal-meld-twice = Not a meld: { $meld }. Appears twice: { $tile }.
tile-rummy-refusal-meld-number_twice = Not a run: { $meld }. The number { $number } appears twice.
tile-rummy-refusal-meld-other_number = Not a group: { $meld }. Every tile must be a { $number }; this one isn’t: { $tile }.
tile-rummy-refusal-meld-other_colour = Not a run: { $meld }. Wrong colour: { $tile }.
tile-rummy-refusal-meld-gap = Not a run: { $meld }. Missing: { $missing }.
tile-rummy-refusal-meld-gaps = Not a run: { $meld }. Missing: { $missing }.
tile-rummy-refusal-meld-ace_low = Not a run: { $meld }. The 1 comes only before the 2.
tile-rummy-refusal-meld-ace_between = Not a run: { $meld }. The 1 never goes between the 13 and the 2.
tile-rummy-refusal-meld-no_series = Only runs count at this table, not { $meld }.
tile-rummy-refusal-meld-no_sequences = Only groups count at this table, not { $meld }.
tile-rummy-refusal-lay-nothing = Lay at least one tile from your rack: just rearranging doesn’t count as a turn.
tile-rummy-refusal-lay-not_on_rack = Not on your rack: { $tile }.
tile-rummy-refusal-lay-appeared = Where does this tile on your rack come from: { $tile }?
tile-rummy-refusal-lay-vanished = Where has this tile from your rack gone: { $tile }?
tile-rummy-refusal-lay-taken = Tiles on the table stay there: { $tile }.
tile-rummy-refusal-lay-star_taken = A star on the table stays there for good.
tile-rummy-refusal-lay-star_moved = This star can’t stand for a different tile: { $star }. To free it, put the right tile from your rack in its place: { $faces }.
tile-rummy-refusal-lay-stars_exchanged_alike = Two identical tiles can’t free two stars in one meld: { $meld } has room for only one { $tile }.
tile-rummy-refusal-lay-table_touched = You open with your own melds only; the rest of the table stays as it is this turn: { $meld }.
tile-rummy-refusal-lay-opening_too_low = To open you need { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}; this is only { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = To open, your own tiles alone must make melds worth at least { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}; these don’t.
tile-rummy-refusal-lay-opening_not_alone = To open, you need at least one meld from your rack alone; these tiles don’t make one.
tile-rummy-refusal-lay-opening_undecided = The referee couldn’t work out whether these tiles alone make melds worth at least { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}. Lay fewer at once.
tile-rummy-refusal-lay-which_reject = Choose a tile to discard.
tile-rummy-refusal-lay-none_to_reject = Keep one tile: you end your turn by discarding one.
tile-rummy-refusal-exchange-not_this_version = In this version you draw and discard; you don’t exchange.
tile-rummy-refusal-exchange-opened = You may exchange a tile only until you’ve opened.
tile-rummy-refusal-exchange-not_on_rack = Not on your rack: { $tile }.
tile-rummy-refusal-exchange-pool_empty = The pool is empty: you can pass.
tile-rummy-refusal-draw-not_this_version = In this version you don’t draw: lay or exchange.
tile-rummy-refusal-draw-first = Draw a tile first.
tile-rummy-refusal-draw-already = You’ve already drawn this turn.
tile-rummy-refusal-draw-pool_empty = The pool is empty: lay or pass.
tile-rummy-refusal-reject-not_this_version = In this version you don’t discard.
tile-rummy-refusal-reject-not_on_rack = You can only discard a tile that’s still on your rack, not { $tile }.
tile-rummy-refusal-reject-nothing_drawn = The pool is empty: if you don’t lay, you pass.
tile-rummy-refusal-pass-must_exchange = Lay tiles, or exchange one.
tile-rummy-refusal-pass-must_reject = Even if you don’t lay, you must discard a tile at the end of your turn.
tile-rummy-refusal-timeout-no_limit = There’s no time limit at this table.

# What an estimate depends on, in an analysis.
tile-rummy-analysis-holding = This assumes holding back tiles until all of them can be laid at once.
