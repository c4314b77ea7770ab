## The analysis of a finished match. pp: percentage points of the chance to win; $action: what was played, as a sentence of the log; what would be better, without a subject.

analysis-of = Analysis: { $game }
analysis-working = Analysing: { $done } of { $all } moves
analysis-waits = The server is busy. The analysis will continue by itself in a moment.
analysis-stopped = Stopped: { $done } of { $all } moves analysed
analysis-stop = Stop
analysis-go-on = Continue
analysis-summary = At a glance
analysis-result = Result
analysis-won = (won)
analysis-shared = (shared win)
analysis-accuracy = Accuracy
analysis-loss = Loss per decision
analysis-marked = Inaccuracies, mistakes and blunders
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-missed-out = Missed chances to go out
analysis-luck = Luck of the draw
analysis-without-luck = Result without luck
analysis-plays-like = Plays like
analysis-level-range = { $level } ({ $weakest } to { $strongest })
analysis-points = { $loss } pp
analysis-points-about = { $loss } ± { $doubt } pp
analysis-signs-about = ?! marks an inaccuracy (2 pp or more), ? a mistake (5 pp or more), ?? a blunder (10 pp or more).
analysis-points-explained = pp stands for percentage points of the chance of winning the match. The ± covers chance only; the estimate itself can be off, too.
analysis-without-luck-about = Result without luck: a win counts as 100%. What the draws gave is subtracted, and what they took is added back.
analysis-level-about = “Plays like” compares with our bots. It’s only a rough range, and a single match says little.
analysis-curve = How the match went
analysis-curve-of = Chances of
analysis-curve-line = chance of winning, with all hands known
analysis-curve-bars = luck of each draw: up is good, down is bad
analysis-moment = Moment
analysis-chance = Chance of winning
analysis-luck-until = Luck up to the next row
analysis-hindsight = The curve has the benefit of hindsight: it knows every hand and assumes that everyone plays equally well from there on. The verdicts below consider only what a player could know at the time. So the curve may drop after a good decision, and a bad one may turn out well.
analysis-turns = Worth another look
analysis-whose = Whose moves?
analysis-all = Everyone’s
analysis-nothing = Nothing stands out here. Well played!
analysis-place = round { $round }, move { $move }
analysis-place-only = move { $move }
analysis-proven = proven
analysis-could-go-out = Could have gone out: { $action }.
analysis-could-lay = { $more ->
    [one] One more piece could have been laid, and that would have been better: { $action }.
   *[other] { $more } more pieces could have been laid, and that would have been better: { $action }.
}
analysis-too-early = This was laid too early. Better: { $action }.
analysis-rightly-kept = { $more ->
    [one] One more piece could have been laid: { $action }. Keeping it was the right choice.
   *[other] { $more } more pieces could have been laid: { $action }. Keeping them was the right choice.
}
analysis-better = Better: { $action }.
analysis-again = { $count ->
    [one] After that, there was one more chance to go out.
   *[other] After that, there were { $count } more chances to go out.
}
analysis-show = Show on the board
analysis-show-turn = Show on the board: { $place }
analysis-kept = { $count ->
    [one] Kept, and rightly so: once
   *[other] Kept, and rightly so: { $count } times
}
analysis-kept-about = More could have been laid here, but keeping it was the better choice. Well judged!
analysis-learn = Learn from mistakes
analysis-look = What the board shows
analysis-look-before = Before
analysis-look-played = As played
analysis-look-better = Better
analysis-look-possible = Possible
analysis-previous = Previous
analysis-next = Next
analysis-open-replay = Open the replay here
analysis-try-count = Turn { $turn } of { $turns }
analysis-try = In the match: { $action }. There’s something better. What would you play?
analysis-try-best = That’s it! We know of nothing better.
analysis-try-proven = That’s it! And it’s proven: nothing is better.
analysis-try-good = Good! That’s about as good as the best move.
analysis-try-better = Better than in the match, but it still costs about { $loss } pp.
analysis-try-worse = That costs about { $loss } pp. There’s something better.
analysis-try-again = Try again
analysis-try-show = Show me
analysis-try-sum = Found: { $found } of { $turns }
