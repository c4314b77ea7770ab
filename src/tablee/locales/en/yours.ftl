## A visitor's own tables: on the start page, and the way back to them
yours = Your tables
yours-over = Finished
yours-continue = Continue
yours-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
yours-complete = Everyone’s here: the game can start
yours-round-over = Round { $round } is over
yours-called = It’s your turn at another table: { $game }
yours-won = You won!
yours-drawn = You share the win
yours-lost = { $count ->
    [one] { $winners } won
   *[other] { $winners } won
}
yours-replay = Replay of { $game }
yours-again = Play { $game } again
yours-forget = Remove from the list: { $game }
yours-forgotten = Removed from the list: { $game }
yours-undo = Undo
yours-gone = This table no longer exists: { $game }
yours-all = Show all ({ $count })
yours-back = Your running table
yours-back-to = Back to your table: { $game }
yours-hide = Hide until the next visit
