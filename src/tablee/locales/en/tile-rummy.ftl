## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Tile Rummy
tile-rummy-about = Sequences and series from 106 tiles. Lay your tiles, turn the table upside down, and be the first to lay the last one.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = black { $number }
tile-rummy-piece-R = red { $number }
tile-rummy-piece-B = blue { $number }
tile-rummy-piece-O = orange { $number }
tile-rummy-piece-star = star
tile-rummy-star = star as { $tile }

tile-rummy-option-version = Version
tile-rummy-option-version-exchange = Exchange
tile-rummy-option-version-exchange-about = Who does not lay exchanges a tile with the pool.
tile-rummy-option-version-draw-discard = Draw and reject
tile-rummy-option-version-draw-discard-about = Every turn begins by drawing a tile and ends by rejecting one.
tile-rummy-option-version-draw-keep = Draw and keep
tile-rummy-option-version-draw-keep-about = Every turn begins by drawing a tile, and none is rejected. Until you open you may also exchange one.
tile-rummy-option-rejected = Rejected tiles
tile-rummy-option-rejected-about = Where they go, face down.
tile-rummy-option-rejected-aside = put aside
tile-rummy-option-rejected-pool = back into the pool
tile-rummy-option-rounds = Rounds
tile-rummy-option-rounds-about = The highest total on the score sheet wins the match.
tile-rummy-option-starter = Later rounds are begun by
tile-rummy-option-starter-about = In the first round the lowest tile drawn begins.
tile-rummy-option-starter-rotate = the next seat clockwise
tile-rummy-option-starter-same = the same seat
tile-rummy-option-starter-winner = the winner
tile-rummy-option-clock-about = When the time is up, table and rack are as they were at the start of the turn, and the next player goes on.
tile-rummy-option-opening_minimum = Points to open
tile-rummy-option-opening_minimum-about = What your first combinations must be worth; 0 is the easy game.
tile-rummy-option-rework_on_opening = Change the table while opening
tile-rummy-option-rework_on_opening-about = Otherwise the table may be changed only from the turn after.
tile-rummy-option-stars_in_play = Stars
tile-rummy-option-stars_in_play-about = A star stands for any tile.
tile-rummy-option-stars_in_play-2 = two
tile-rummy-option-stars_in_play-0 = none
tile-rummy-option-stars = Stars on the table
tile-rummy-option-stars-exchange = by exchange
tile-rummy-option-stars-exchange-about = A star on the table moves on only when the tile that it stands for takes its place.
tile-rummy-option-stars-free = free
tile-rummy-option-stars-free-about = A star on the table may stand for anything when the table is changed.
tile-rummy-option-combinations = Combinations
tile-rummy-option-combinations-about = A sequence is three or more numbers in a row, a series three or four of one number.
tile-rummy-option-combinations-both = sequences and series
tile-rummy-option-combinations-series = only series
tile-rummy-option-combinations-sequences = only sequences
tile-rummy-option-ace = The 1
tile-rummy-option-ace-about = Where it may lie in a sequence.
tile-rummy-option-ace-low = before the 2 only
tile-rummy-option-ace-both = also after the 13
tile-rummy-option-mixed_sequences = Sequences of mixed colours
tile-rummy-option-mixed_sequences-about = Otherwise a sequence has one colour.
tile-rummy-option-blocked_after = Blocked after
tile-rummy-option-blocked_after-about = So many turns of every player without a tile laid end the round.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = The choices are suggestions: you may type any turn. A lay is the whole table as it shall be: lay K1 R1 B1 | R7 R8 *R9. Also: exchange R7, reject K3. K is black, R red, B blue, O orange, * a star.
tile-rummy-action-lay = lay { $tiles }
tile-rummy-action-lay-reject = lay { $tiles } and reject { $tile }
tile-rummy-action-exchange = exchange { $tile }
tile-rummy-action-draw = draw a tile
tile-rummy-action-reject = reject { $tile }
tile-rummy-action-pass = pass

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } lays { $tiles }
tile-rummy-log-lay-you = You lay { $tiles }
tile-rummy-log-exchange = { $player } exchanges a tile
tile-rummy-log-exchange-you = You exchange a tile
tile-rummy-log-draw = { $player } draws a tile
tile-rummy-log-draw-you = You draw a tile
tile-rummy-log-reject = { $player } rejects a tile
tile-rummy-log-reject-you = You reject a tile
tile-rummy-log-pass = { $player } passes
tile-rummy-log-pass-you = You pass
tile-rummy-log-timeout = Time is up for { $player }
tile-rummy-log-timeout-you = Your time is up

tile-rummy-outcome-out = { $winners } has no tile left and wins what the others lose.
tile-rummy-outcome-out-you = You have no tile left and win what the others lose.
tile-rummy-outcome-double = { $winners } laid all tiles in one turn: everything counts double.
tile-rummy-outcome-double-you = You laid all tiles in one turn: everything counts double.
tile-rummy-outcome-blocked = Nobody can go on: everyone loses what is on the rack.
tile-rummy-outcome-blocked-you = Nobody can go on, you included.

## What lies on the table, told in words.
tile-rummy-look-table = table
tile-rummy-look-table-about = all combinations on the table
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
tile-rummy-not-opened = You have not opened yet.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Too short: { $meld }. A combination has three tiles or more.
tile-rummy-refusal-meld-series_too_short = Too short: { $meld }. A series has three or four tiles.
tile-rummy-refusal-meld-twice = Not a combination: { $meld }. There twice: { $tile }.
tile-rummy-refusal-meld-number_twice = Not a sequence: { $meld }. The number { $number } is there twice.
tile-rummy-refusal-meld-other_number = Not a series: { $meld }. All would have to be { $number }, and this is not: { $tile }.
tile-rummy-refusal-meld-other_colour = Not a sequence: { $meld }. Of another colour: { $tile }.
tile-rummy-refusal-meld-gap = Not a sequence: { $meld }. Missing: { $missing }.
tile-rummy-refusal-meld-gaps = Not a sequence: { $meld }. Missing: { $missing }.
tile-rummy-refusal-meld-ace_low = Not a sequence: { $meld }. The 1 comes before the 2 only.
tile-rummy-refusal-meld-ace_between = Not a sequence: { $meld }. The 1 never lies between the 13 and the 2.
tile-rummy-refusal-meld-no_series = Only sequences count at this table, not { $meld }.
tile-rummy-refusal-meld-no_sequences = Only series count at this table, not { $meld }.
tile-rummy-refusal-lay-nothing = Lay at least one tile of your rack: rearranging alone is not a turn.
tile-rummy-refusal-lay-not_on_rack = Not on your rack: { $tile }.
tile-rummy-refusal-lay-appeared = Where does this tile on the rack come from: { $tile }?
tile-rummy-refusal-lay-vanished = Where has this tile of the rack gone: { $tile }?
tile-rummy-refusal-lay-taken = What lay on the table stays there: { $tile }.
tile-rummy-refusal-lay-star_taken = A star on the table stays there for ever.
tile-rummy-refusal-lay-star_moved = This star keeps its place: { $star }. To free it, lay from your rack what it stands for: { $faces }.
tile-rummy-refusal-lay-table_touched = You open with your own combinations alone; the table stays as it is in this turn: { $meld }.
tile-rummy-refusal-lay-opening_too_low = To open you need { $minimum } points; this is { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = To open, your own tiles must make { $minimum } points by themselves; these do not.
tile-rummy-refusal-lay-which_reject = Choose a tile to reject.
tile-rummy-refusal-lay-none_to_reject = Keep one tile: the turn ends by rejecting one.
tile-rummy-refusal-exchange-not_this_version = In this version one draws and rejects; nothing is exchanged.
tile-rummy-refusal-exchange-opened = Only who has not opened may exchange a tile.
tile-rummy-refusal-exchange-not_on_rack = Not on your rack: { $tile }.
tile-rummy-refusal-exchange-pool_empty = The pool is empty: you can pass.
tile-rummy-refusal-draw-not_this_version = In this version nothing is drawn: lay or exchange.
tile-rummy-refusal-draw-first = Draw a tile first.
tile-rummy-refusal-draw-already = You have already drawn in this turn.
tile-rummy-refusal-draw-pool_empty = The pool is empty: lay or pass.
tile-rummy-refusal-reject-not_this_version = In this version nothing is rejected.
tile-rummy-refusal-reject-not_on_rack = You cannot reject what is not on your rack, or no longer: { $tile }.
tile-rummy-refusal-reject-nothing_drawn = The pool is empty: who does not lay passes.
tile-rummy-refusal-pass-must_exchange = Lay, or exchange a tile.
tile-rummy-refusal-pass-must_reject = Lay, or reject a tile.
tile-rummy-refusal-timeout-no_limit = There is no time limit at this table.
