## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Your rack
tile-rummy-page-table = The table
tile-rummy-page-help = Arrow keys walk, Space chooses several, Enter takes up. Then the arrow keys left and right choose a group, up and down the place in it; Enter puts down, Escape puts back. Control with Z undoes, with Y redoes.
tile-rummy-page-group = Group { $group } of { $count }
tile-rummy-page-mine = { $tile }, from your rack
tile-rummy-page-last = { $tile }, laid last
tile-rummy-page-new = Begin a new group
tile-rummy-page-new-tile = { $tile }, new
tile-rummy-page-tools = Your rack and your draft
tile-rummy-page-sort-colour = Sort by colour: 1 2 3
tile-rummy-page-sort-number = Sort by number: 7 7 7
tile-rummy-page-arrange = Arrange my rack in combinations
tile-rummy-page-undo = Undo
tile-rummy-page-redo = Redo
tile-rummy-page-reset = Take everything back
tile-rummy-page-replay = Show the last turn again
tile-rummy-page-hint = Hint
tile-rummy-page-cancel = Cancel
tile-rummy-page-do-exchange = Exchange
tile-rummy-page-do-reject = Reject
tile-rummy-page-do-draw = Draw
tile-rummy-page-do-pass = Pass
tile-rummy-page-do-end = End turn
tile-rummy-page-over = The round is over
tile-rummy-page-turn = { $player } is playing
tile-rummy-page-checking = One moment …
tile-rummy-page-ready = That can lie like this
tile-rummy-page-ready-wait = That could lie like this when it is your turn
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
tile-rummy-page-time-up = Your time is up: what you had laid out is taken back
tile-rummy-page-points = { $points } of { $minimum } points
tile-rummy-page-reset-first = Take your draft back first.
tile-rummy-page-choose-first = Choose tiles first.
tile-rummy-page-plays = playing
tile-rummy-page-wins = wins
tile-rummy-page-not-opened = not opened
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
tile-rummy-page-log = What happened
tile-rummy-page-log-empty = Nothing yet.
tile-rummy-page-chosen = { $count ->
    [one] Chosen: { $tiles }
   *[other] { $count } chosen: { $tiles }
}
tile-rummy-page-picked = { $count ->
    [one] Taken up: { $tiles }
   *[other] { $count } taken up: { $tiles }
}
tile-rummy-page-dropped = { $tiles }: group { $group } of { $count }
tile-rummy-page-taken = Back on the rack: { $tiles }
tile-rummy-page-stays = What lay on the table stays there.
tile-rummy-page-put-back = Put back
tile-rummy-page-aim = Group { $group } of { $count }: { $tiles }. Place { $place } of { $places }.
tile-rummy-page-aim-new = A new group
tile-rummy-page-aim-rack = Your rack
tile-rummy-page-fits = { $fits ->
    [yes] Valid
   *[other] Not valid
}
tile-rummy-page-sorted = { $by ->
    [colour] Sorted by colour
   *[other] Sorted by number
}
tile-rummy-page-arranged = { $count ->
    [0] No combination on your rack
    [one] One combination on your rack
   *[other] { $count } combinations on your rack
}
tile-rummy-page-hint-shown = This is what could be laid. Change it, or end your turn.
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Nothing can be laid: exchange { $tile }
    [reject] Nothing can be laid: reject { $tile }
    [draw] Draw a tile
   *[other] Nothing can be laid: pass
}
