## Hints: what fits, and what an expert would do. $domino and $dominoes are names, $player is a name.
zoo-domino-hint-first = You start. { $count ->
    [one] You must lay the { $domino }.
   *[other] Any of your { $count } dominoes will do.
}
zoo-domino-hint-fits = { $count ->
    [one] One of your dominoes fits.
   *[other] { $count } of your dominoes fit.
}
zoo-domino-hint-end = You can lay { $animal-beside }: { $dominoes }.
zoo-domino-hint-both_ends = You can lay at either end, { $animal-beside }: { $dominoes }.
zoo-domino-hint-draw = Nothing fits: you have to draw.
zoo-domino-hint-pass = Nothing fits: you can only pass.
zoo-domino-hint-trump = Nothing fits, so you have to trump: { $dominoes }.
zoo-domino-hint-trump_or_pass = Nothing fits. You can pass, or trump: { $dominoes }.
zoo-domino-hint-do_lay = An expert would lay { $domino }.
zoo-domino-hint-do_lay_end = An expert would lay { $domino } { $animal-beside }.
zoo-domino-hint-do_trump = An expert would trump: { $domino }.
zoo-domino-hint-do_trump_end = An expert would trump { $animal-beside }: { $domino }.
zoo-domino-hint-do_draw = An expert would have to draw, too.
zoo-domino-hint-do_pass = An expert would pass.
zoo-domino-hint-out = That’s your last domino: you win.
zoo-domino-hint-sure_win = If you keep playing well, you’re sure to win the round.
zoo-domino-hint-sure_tie = If you both keep playing well, the round ends in a tie.
zoo-domino-hint-blocks_all = None of the dominoes you can’t see fits after that.
zoo-domino-hint-blocks = After that, probably nothing fits for { $player }.
zoo-domino-hint-follows = That leaves you { $count ->
    [one] a domino
   *[other] { $count } dominoes
} that will fit.
zoo-domino-hint-estimate = In 100 simulated rounds, that wins about { $percent }.
zoo-domino-hint-close = About as good: { $domino }.
