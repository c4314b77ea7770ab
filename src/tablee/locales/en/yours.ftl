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
yours-drawn = You shared the win
yours-lost = { $count ->
    [one] { $winners } won
   *[other] { $winners } won
}
yours-replay = Replay of { $game }
yours-analyse = Analyse { $game }
yours-again = Play { $game } again
yours-forget = Remove from the list: { $game }
yours-forgotten = Removed from the list: { $game }
yours-undo = Undo
yours-gone = This table no longer exists: { $game }
yours-all = Show all ({ $count })
yours-back = Your game in progress
yours-back-to = Back to your table: { $game }
yours-hide = Hide until my next visit

## A record of oneself, on this device only
me = Your stats
me-of = { $name }’s stats
me-about = What you’ve played on this device. It’s stored here and nowhere else.
me-games = Wins
me-against = Opponents
me-played = Played
me-won = Won
me-people = People
me-bests = Personal bests
me-tally = Head to head
me-tally-about = Every match you played together that ended on this device.
me-with = With
me-wins-mine = Your wins
me-wins-theirs = Their wins
me-empty = You haven’t finished a match on this device yet. When you have, it’ll show up here.
me-delete = Delete my stats
me-delete-ask = Delete your stats?
me-delete-about = All wins, bests and head-to-head results on this device will be gone. Your tables stay.

## Tables for another device
move = Take your tables to another device
move-about = Scan the code with the other device, or send yourself the link. Then you can play on both.
move-secret = Anyone with this link can play in your seats: keep it to yourself.
move-link = Link to your tables
move-qr = QR code for your tables
move-some = The QR code holds { $some } of { $all } tables, unfinished ones first. The link holds them all.
move-record = Include my stats (link only)
move-tied = { $count ->
    [one] One table stays here: your seat there is tied to a cookie in this browser, and that can’t be moved.
   *[other] { $count } tables stay here: your seats there are tied to cookies in this browser, and those can’t be moved.
}
move-nothing = There’s nothing to move yet. Play a game first!
move-arrived = { $count ->
    [one] This link brings one table to this device.
   *[other] This link brings { $count } tables to this device.
}
move-known = You already have all the tables in this link.
move-arrived-record = It also brings stats. Matches you already have count only once.
move-arrived-about = Only go on if the link is your own: whoever made it can play in the same seats.
move-add = Add to this device
move-unreadable = This link is damaged and can’t be read. Copy the whole link again.
