## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Your rack
tile-rummy-page-mine = { $piece }, from your rack
tile-rummy-page-tools = Your rack and your move
tile-rummy-page-sort-colour = Sort by colour: 1 2 3
tile-rummy-page-sort-number = Sort by number: 7 7 7
tile-rummy-page-arrange = Sort my rack into melds
tile-rummy-page-do-exchange = Exchange
tile-rummy-page-do-reject = Discard
tile-rummy-page-hint-draw = Draw a tile first
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Lay tiles, or exchange one
    [reject] Lay tiles if you like, then discard one
    [pass] Lay tiles, or pass
   *[other] Lay tiles
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Open with { $minimum ->
        [0] a meld
        [one] { $minimum } point
       *[other] { $minimum } points
    }, or exchange a tile
    [reject] Open with { $minimum ->
        [0] a meld
        [one] { $minimum } point
       *[other] { $minimum } points
    } if you like, then discard a tile
    [pass] Open with { $minimum ->
        [0] a meld
        [one] { $minimum } point
       *[other] { $minimum } points
    }, or pass
   *[other] Open with { $minimum ->
        [0] a meld
        [one] { $minimum } point
       *[other] { $minimum } points
    }
}
tile-rummy-page-hint-exchange = Choose a tile to give away, face down
tile-rummy-page-hint-reject = Choose a tile to discard, face down
tile-rummy-page-sure-exchange = Exchange { $tile } for an unknown tile?
tile-rummy-page-sure-reject = Discard { $tile }?
tile-rummy-page-points = { $points } of { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}
tile-rummy-page-points-missing = { $count ->
    [one] One more point to open
   *[other] { $count } more points to open
}
tile-rummy-page-choose-first = Choose tiles first.
tile-rummy-page-chosen-prompt-one = { $way ->
    [exchange] Tap the table to lay it, or the pool to exchange it
   *[other] Tap the table to lay it, or the pool to discard it
}
tile-rummy-page-missing-some = { $count ->
    [one] One more tile needed
   *[other] { $count } more tiles needed
}
tile-rummy-page-missing-tiles = Still missing: { $tiles }
tile-rummy-page-either = { $rest } or { $final }
tile-rummy-page-holds = { $count ->
    [0] no tiles left
    [one] one tile
   *[other] { $count } tiles
}
tile-rummy-page-did-lay = laid { $count }
tile-rummy-page-did-exchange = exchanged one
tile-rummy-page-did-draw = drew
tile-rummy-page-did-reject = discarded one
tile-rummy-page-did-pass = passed
tile-rummy-page-did-timeout = ran out of time
# $draft is back where tiles that were laid out went back, $did what became of the turn.
tile-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Your time is up: your tiles are back on your rack, and a tile was drawn for you
        [discard] Your time is up: your tiles are back on your rack, and the tile you drew was discarded
       *[pass] Your time is up: your tiles are back on your rack, and your turn is over
    }
   *[none] { $did ->
        [draw] Your time is up: a tile was drawn for you
        [discard] Your time is up: the tile you drew was discarded
       *[pass] Your time is up, and your turn is over
    }
}
tile-rummy-page-pool = Pool
tile-rummy-page-taken = Back on your rack: { $pieces }
tile-rummy-page-aim-rack = Your rack
tile-rummy-page-aim-away = Give it to the pool
tile-rummy-page-one-only = Only one tile at a time.
tile-rummy-page-sorted = { $by ->
    [colour] Sorted by colour
   *[other] Sorted by number
}
tile-rummy-page-arranged = { $count ->
    [0] No melds on your rack
    [one] One meld on your rack
   *[other] { $count } melds on your rack
}
tile-rummy-page-lots = Drawing to see who starts
tile-rummy-page-begins = { $player } starts
tile-rummy-page-begins-you = You start
tile-rummy-page-lot = { $player }: { $tile }
# The best rounds of the player who reads this.
tile-rummy-feat-laid = Most tiles laid in one turn
tile-rummy-feat-points = Highest score in a round
# In an analysis of the finished match: also which tile.
tile-rummy-page-gives-exchange = { $player } exchanges { $tile }
tile-rummy-page-gives-exchange-you = You exchange { $tile }
tile-rummy-page-gives-reject = { $player } discards { $tile }
tile-rummy-page-gives-reject-you = You discard { $tile }
# What is printed of the game, and how much of it.
tile-rummy-page-print-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
