## At a real table: the keypad, the rounds of the score pad, and advice.

zoo-domino-real-left = Left end
zoo-domino-real-right = Right end
zoo-domino-real-hand = Hand
zoo-domino-real-chain = The chain, from left to right
zoo-domino-real-chain-empty = Choose an end, then tap two animals.
zoo-domino-real-hand-empty = Your hand: tap two animals for each domino.
zoo-domino-real-others = The other players
zoo-domino-real-holds = Dominoes { $player } holds
zoo-domino-real-drew = Drew a domino
zoo-domino-real-passed = Passed
zoo-domino-real-lacks = Definitely has none of these: { $animals }
zoo-domino-real-stock = { $count ->
    [one] One domino in the stock
   *[other] { $count } dominoes in the stock
}
zoo-domino-real-do-draw = Draw
zoo-domino-real-do-pass = Pass
zoo-domino-real-do-lay = Lay { $domino }
zoo-domino-real-do-lay-left = Lay { $domino } on the left
zoo-domino-real-do-lay-right = Lay { $domino } on the right
zoo-domino-real-do-trump-left = Trump with { $domino } on the left
zoo-domino-real-do-trump-right = Trump with { $domino } on the right
zoo-domino-real-won = Who won the round?
zoo-domino-real-won-about = If it was blocked, whoever has the fewest dominoes; players who tie share the win.
zoo-domino-real-only = It’s the only thing you can do.
zoo-domino-real-proven-100 = Proven: this wins, whatever the other player does.
zoo-domino-real-proven-50 = Proven: this gives you at least a shared win.
zoo-domino-real-proven-0 = Proven: you can’t win against perfect play. But this move makes it easiest for the other player to go wrong.
zoo-domino-real-estimate = Estimate: this wins against about { $percent }% of the hands the others might hold.
