## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = First draw a tile.
tile-rummy-hint-out = You can go out and win the round!
tile-rummy-hint-open = You can open with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: lay { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
tile-rummy-hint-lay = You can lay { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
tile-rummy-hint-lay_at_least = You can lay at least { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
tile-rummy-hint-nothing = There’s nothing you can lay now.
tile-rummy-hint-nothing_short = You can’t open yet: it takes { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}, and your melds are worth { $points ->
    [0] nothing
    [one] { $points }
   *[other] { $points } at most
}.
tile-rummy-hint-unknown = This table is too tangled to work out in time what you can lay.
tile-rummy-hint-star = You have a tile that can take a star’s place: { $tile }.
tile-rummy-hint-do_draw = In this version, you draw a tile at the start of every turn.
tile-rummy-hint-do_out = An expert would go out and win the round.
tile-rummy-hint-do_lay = An expert would lay { $count ->
    [one] one tile
   *[other] { $count } tiles
} now.
tile-rummy-hint-then_reject = Then discard this one: { $tile }.
tile-rummy-hint-keep_star = That leaves a star on your rack for later.
tile-rummy-hint-opens = You can’t use the tiles on the table until you’ve opened.
tile-rummy-hint-waiting_close = Waiting would be about as good.
tile-rummy-hint-waiting_worse = Waiting looks less promising.
tile-rummy-hint-fewer = You could lay as many as { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
tile-rummy-hint-hold_exchange = An expert would lay nothing yet and exchange this tile: { $tile }.
tile-rummy-hint-hold_reject = An expert would lay nothing yet and discard this tile: { $tile }.
tile-rummy-hint-hold_pass = An expert would lay nothing yet and pass.
tile-rummy-hint-do_exchange = An expert would exchange this tile: { $tile }.
tile-rummy-hint-do_reject = An expert would discard this tile: { $tile }.
tile-rummy-hint-do_pass = An expert would pass.
tile-rummy-hint-hold_why = Nobody else can use what’s on your rack, but everyone can use what’s on the table.
tile-rummy-hint-laying_close = Laying now would be about as good.
tile-rummy-hint-laying_worse = Laying now looks less promising.
tile-rummy-hint-alone = None of your other tiles goes with it.
tile-rummy-hint-tile_close = About as good: { $tile }.
