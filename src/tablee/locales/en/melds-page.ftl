## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = The table
melds-help = Arrow keys walk, Space chooses several, Enter takes up. Then the arrow keys left and right choose a group, up and down the place in it; Enter puts down, Escape puts back. M lists all places. Control with Z undoes, with Y redoes.
melds-group = Group { $group } of { $count }
melds-last = { $piece }, laid last
melds-new = Begin a new group
melds-undo = Undo
melds-redo = Redo
melds-reset = Take everything back
melds-replay = Show the last turn again
melds-hint = Hint
melds-cancel = Cancel
melds-do-draw = Draw
melds-do-pass = Pass
melds-do-end = End turn
melds-over = The round is over
melds-turn = { $player } is playing
melds-checking = One moment …
melds-ready = That can lie like this
melds-ready-wait = That could lie like this when it is your turn
melds-reset-first = Take your draft back first.
melds-time-up = Your time is up: what you had laid out is taken back
melds-plays = playing
melds-wins = wins
melds-log = What happened
melds-log-empty = Nothing yet.
melds-chosen = { $count ->
    [one] Chosen: { $pieces }
   *[other] { $count } chosen: { $pieces }
}
melds-picked = { $count ->
    [one] Taken up: { $pieces }
   *[other] { $count } taken up: { $pieces }
}
melds-dropped = { $pieces }: group { $group } of { $count }
melds-stays = What lay on the table stays there.
melds-put-back = Put back
melds-aim = Group { $group } of { $count }: { $pieces }. Place { $place } of { $places }.
melds-aim-instead = Group { $group }: take { $piece } for it
melds-aim-new = A new group
melds-fits = { $fits ->
    [yes] Valid
   *[other] Not valid
}
melds-hint-shown = This is what could be laid. Change it, or end your turn.
melds-new-piece = { $piece }, new
melds-rack = Your hand
melds-mine = { $piece }, from your hand
melds-taken = Back in your hand: { $pieces }
melds-aim-rack = Your hand
melds-tools = Your hand and your draft
melds-arrange = Arrange my hand in combinations
melds-empty = Nothing has been laid yet.
melds-choose-first = Choose something first.
melds-bought = { $pieces } on the table, in your hand: { $got }
melds-came-back = The table has changed. Yours again: { $pieces }
melds-move = Move to …
melds-move-what = Where to put { $pieces }?
melds-move-group = Group { $group }: { $pieces }
melds-zoom = Look at it closely
melds-not-opened = not opened
