## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Your rack
tile-rummy-page-mine = { $piece }, from your rack
tile-rummy-page-tools = Your rack and your draft
tile-rummy-page-sort-colour = Sort by colour: 1 2 3
tile-rummy-page-sort-number = Sort by number: 7 7 7
tile-rummy-page-arrange = Arrange my rack in combinations
tile-rummy-page-do-exchange = Exchange
tile-rummy-page-do-reject = Reject
tile-rummy-page-hint-draw = Draw a tile first
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Lay tiles, or exchange one
    [reject] Lay tiles, or reject one
    [pass] Lay tiles, or pass
   *[other] Lay tiles
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Open with { $minimum } points, or exchange a tile
    [reject] Open with { $minimum } points, or reject a tile
    [pass] Open with { $minimum } points, or pass
   *[other] Open with { $minimum } points
}
tile-rummy-page-hint-exchange = Choose the tile that you give away, face down
tile-rummy-page-hint-reject = Choose the tile that you reject, face down
tile-rummy-page-sure-exchange = Give away { $tile } for a tile that you do not know?
tile-rummy-page-sure-reject = Reject { $tile }?
tile-rummy-page-points = { $points } of { $minimum } points
tile-rummy-page-choose-first = Choose tiles first.
tile-rummy-page-holds = { $count ->
    [0] no tile left
    [one] one tile
   *[other] { $count } tiles
}
tile-rummy-page-did-lay = laid { $count }
tile-rummy-page-did-exchange = exchanged
tile-rummy-page-did-draw = drew
tile-rummy-page-did-reject = rejected one
tile-rummy-page-did-pass = passed
tile-rummy-page-did-timeout = time was up
tile-rummy-page-pool = Pool
tile-rummy-page-taken = Back on the rack: { $pieces }
tile-rummy-page-aim-rack = Your rack
tile-rummy-page-sorted = { $by ->
    [colour] Sorted by colour
   *[other] Sorted by number
}
tile-rummy-page-arranged = { $count ->
    [0] No combination on your rack
    [one] One combination on your rack
   *[other] { $count } combinations on your rack
}
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Nothing can be laid: exchange { $tile }
    [reject] Nothing can be laid: reject { $tile }
    [draw] Draw a tile
   *[other] Nothing can be laid: pass
}
tile-rummy-page-lots = Drawn for who begins
tile-rummy-page-begins = { $player } begins
tile-rummy-page-lot = { $player }: { $tile }
