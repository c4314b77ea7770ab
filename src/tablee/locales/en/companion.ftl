## The companion at a real table: referee, best turn, score pad, hourglass.

real-heading = Sitting at a real table?
real-lead = Your phone can judge moves, keep the score and turn the hourglass while you play with the box in front of you.
real-game = Game
real-names = Names
real-player = Player { $number }
real-mode = What may this phone do?
real-mode-referee = Referee
real-mode-referee-about = It judges, counts and keeps time. It gives no advice.
real-mode-practice = Practice
real-mode-practice-about = It also finds your best turn.
real-mode-honest = The badge at the top shows everyone which mode is on. Nothing can enforce it, so agree on it beforehand.
real-open = Let’s play
real-open-first = Set up your table first
real-print = No box? Print the pieces
real-leave = Another game
real-menu = Back
real-badge-referee = Referee
real-badge-practice = Practice: with advice
real-part-pad = Score pad
real-part-hourglass = Hourglass
real-part-referee = Is this allowed?
real-part-practice = Is this allowed? My best turn
real-part-begins = Who starts?
# A key of a keypad, for screen readers: what it adds, and how many of that the box still has.
real-key = { $count ->
    [0] { $piece }, none left
    [one] { $piece }, one left
   *[other] { $piece }, { $count } left
}
real-none-left = None left: { $piece }
real-keypad = Keypad
real-where = Where the pieces go
real-before = Table before
real-after = Table after
real-strip-before = What was on the table before the turn. Only the melds that change matter.
real-strip-after = What’s on the table now. Tap in a meld to see whether it’s valid.
real-strip-hand = Tap what you hold. Hold a piece down to remove it.
real-next-meld = Next meld
real-back = Take back the last piece
real-remove-meld = Remove this meld
real-remove = { $what }: hold down to remove
real-opened = Already opened in an earlier turn
real-typed = Type pieces
real-typed-wrong = This can’t be read, or there’s none left: { $word }
real-enter = Enter
real-your-move = The move
real-missing-melds = Tap in the melds first.
real-missing-hand = Tap in what you hold first.
real-missing-action = Choose the move first.
real-ask = Is this allowed?
real-clear = Clear
real-allowed = Yes, that’s allowed.
real-refused = No.
real-go-on = Continue from here
real-needs-server = The referee needs the server, unless you chose “Keep for offline play” beforehand. The score pad, the hourglass and “Who starts?” always work.
real-best = My best turn
real-did-this = I did this
real-covered = Tap to see your pieces
real-advice-lay = Lay { $pieces }.
real-advice-nothing = There’s nothing you can lay.
real-advice-proven-melds = Proven: there’s nothing better among the melds you entered.
real-advice-gave-up = The search took too long: there may be something better.
real-glass-start = Tap: { $player } starts
real-glass-turn = Tap: { $player } is next
real-glass-pause = Pause
real-glass-go-on = Resume
real-glass-more = + 30 seconds
real-glass-enough = That’s enough extra time for one turn.
real-glass-over = Time’s up for { $player }.
real-glass-limit = Time for a turn
real-begins-draw = Draw for us
real-begins-spin = Pick someone
real-begins-told = { $player } starts.
real-begins-choose = Who starts?
pad-who-is-out = Who went out?
pad-enter = Enter round { $round }
pad-correct = Edit
pad-correct-round = Edit round { $round }
pad-began = (started)
pad-next = { $player } starts the next round.
pad-next-lots = Draw to see who starts the next round.
pad-undo = Undo
pad-nothing-undone = There’s nothing to undo.
pad-save = Write it down
pad-incomplete = Something is still missing.
pad-remove-round = Remove this round
pad-share = Share the score pad
pad-share-about = It stays on this device until you share it.
pad-link = Link with the whole score pad
pad-link-wrong = There’s no readable score pad in this link.
pad-others = { $count ->
    [one] One more score pad on this device
   *[other] { $count } more score pads on this device
}
pad-forget = Throw away
