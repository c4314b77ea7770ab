## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = The table
melds-help = Arrow keys move, Space selects several, Enter picks up. Then Left and Right choose a meld, Up and Down the position in it; Enter puts the pieces down, Escape puts them back. M lists all the places they can go. Ctrl+Z undoes, Ctrl+Y redoes.
melds-group = Meld { $group } of { $count }
melds-last = { $piece }, laid last
melds-moved = { $piece }, moved last
melds-new = Start a new meld
melds-undo = Undo
melds-redo = Redo
melds-reset = Take everything back
melds-tidy = Tidy up the table
melds-tidied = The table is tidied up.
melds-replay = Show the last turn again
melds-hint = Hint
melds-cancel = Cancel
melds-do-draw = Draw
melds-do-pass = Pass
melds-do-end = End turn
melds-over = The round is over
melds-turn = { $player } is playing
melds-checking = One moment…
melds-ready = This works: you can end your turn
melds-drop-fits = It fits here
melds-ready-wait = Not played yet: this would work on your turn
melds-prepared = Prepared
melds-reset-first = First take back the pieces you’ve laid out.
melds-log = What happened
melds-log-empty = Nothing yet.
# Several turns in a row: how many, and who took them.
melds-log-exchanges = { $count ->
    [one] { $count } exchange: { $players }
   *[other] { $count } exchanges: { $players }
}
melds-log-passes = { $count ->
    [one] { $count } turn without laying: { $players }
   *[other] { $count } turns without laying: { $players }
}
melds-chosen = { $count ->
    [one] Selected: { $pieces }
   *[other] { $count } selected: { $pieces }
}
melds-picked = { $count ->
    [one] Picked up: { $pieces }
   *[other] { $count } picked up: { $pieces }
}
melds-dropped = { $pieces }: meld { $group } of { $count }
melds-stays = Pieces already on the table stay there.
melds-put-back = Put back
melds-aim = Meld { $group } of { $count }: { $pieces }. Position { $place } of { $places }.
melds-aim-instead = Meld { $group }: swap for { $piece }
melds-aim-new = A new meld
melds-aim-away = Give away
melds-fits = { $fits ->
    [yes] Valid
   *[other] Not valid
}
melds-hint-shown = Here’s what you could lay. Change it, or end your turn.
melds-new-piece = { $piece }, new
melds-rack = Your hand
melds-mine = { $piece }, from your hand
melds-taken = Back in your hand: { $pieces }
melds-aim-rack = Your hand
melds-tools = Your hand and your move
melds-arrange = Sort my hand into melds
melds-empty = Nothing on the table yet.
melds-choose-first = Choose something first.
melds-chosen-prompt = Tap + or anywhere on the table to start a meld
melds-bought = Swapped { $pieces } for { $got }
melds-came-back = The table has changed. You get back: { $pieces }
melds-move = Move to…
melds-move-what = Where do you want to put { $pieces }?
melds-move-group = Meld { $group }: { $pieces }
melds-larger = Larger pieces
melds-zoom = Take a closer look
melds-not-opened = not opened yet
melds-why-undo = There’s nothing to undo.
melds-why-redo = There’s nothing to redo.
melds-why-reset = You haven’t laid anything out yet.
melds-why-tidy = The table is tidy already.
melds-why-replay = Nothing has been laid yet.
