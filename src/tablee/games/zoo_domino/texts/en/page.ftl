## Zoo Domino on the page: what the board says. $domino and $animal are names, $player is a name.

zoo-domino-page-hand = Your dominoes
zoo-domino-page-hand-help = Enter picks up a domino, the arrow keys choose an end, Enter lays it, Escape puts it back. Alt + arrow key moves it in your hand. D draws, P passes.
zoo-domino-page-fits = { $domino }, fits
zoo-domino-page-chain = The chain
zoo-domino-page-last = { $domino }, laid last
# A domino of the chain was tapped.
zoo-domino-page-lies = Already laid: { $domino }. Lay yours at an end of the chain.
zoo-domino-page-watched = Already laid: { $domino }. You’re watching this game.
zoo-domino-page-spot = { $spot ->
    [left] Lay at the left end, { $animal-beside }
   *[right] Lay at the right end, { $animal-beside }
}
zoo-domino-page-spot-first = Lay the first domino here
zoo-domino-page-draw = Draw
zoo-domino-page-pass = Pass

## What to do now, and why something cannot be done
zoo-domino-page-turn = { $player } is playing
zoo-domino-page-over = The round is over
zoo-domino-page-hint-first = You start: lay a domino
zoo-domino-page-hint-lay = Lay a domino that fits
zoo-domino-page-hint-draw = Nothing fits: draw from the stock
zoo-domino-page-hint-trump = Nothing fits: lay a double as a trump
zoo-domino-page-hint-trump-or-pass = Nothing fits: lay a double as a trump, or pass
zoo-domino-page-hint-pass = Nothing fits: pass
zoo-domino-page-hint-end = Choose an end for { $domino }
zoo-domino-page-hint-no-end = { $domino } fits at neither end
zoo-domino-page-why-wait = It’s not your turn.
zoo-domino-page-why-one-fits = You have a domino that fits.
zoo-domino-page-why-draw-first = Nothing fits: draw until something does.
zoo-domino-page-why-trump = You can lay a trump, and at this table you must.
zoo-domino-page-why-begin = You start: lay a domino.
zoo-domino-page-why-stock-empty = The stock is empty.

## The players
zoo-domino-page-holds = { $count ->
    [0] no dominoes left
    [one] one domino
   *[other] { $count } dominoes
}
zoo-domino-page-did-lay = laid { $domino }
zoo-domino-page-did-trump = trumped with { $domino }
zoo-domino-page-did-draw = drew { $count }
zoo-domino-page-did-pass = passed
zoo-domino-page-did-timeout = ran out of time
# What the table did when the player's time was up.
zoo-domino-page-time-up = { $did ->
    [lay] Your time is up. Laid for you: { $domino }.
    [trump] Your time is up. Laid for you as a trump: { $domino }.
   *[pass] Your time is up, and nothing fitted, so you passed.
}
zoo-domino-page-log = What happened
zoo-domino-page-log-empty = Nothing yet.
# A line of the log: the chain bends, so it names the animal that the domino was laid against.
zoo-domino-page-log-lay = { $player } lays { $domino } { $animal-beside }
zoo-domino-page-log-lay-you = You lay { $domino } { $animal-beside }
zoo-domino-page-log-trump = { $player } trumps with { $domino } { $animal-beside }
zoo-domino-page-log-trump-you = You trump with { $domino } { $animal-beside }

## For screen readers
zoo-domino-page-picked = { $domino } picked up. { $spots ->
    [both] It fits at both ends.
    [left] It fits at the left end.
    [right] It fits at the right end.
    [first] Enter lays it.
   *[none] It fits at neither end.
}
zoo-domino-page-aim = { $spot ->
    [left] Left end, { $animal }.
   *[right] Right end, { $animal }.
} { $fits ->
    [yes] It fits.
   *[no] It doesn’t fit.
}
zoo-domino-page-put-back = { $domino } put back
zoo-domino-page-moved = { $domino }, place { $place } of { $count }
# The best rounds of the player who reads this.
zoo-domino-feat-left = Most dominoes the others had left when you won
# What is printed of the game, and how much of it.
zoo-domino-page-print-dominoes = { $count ->
    [one] 1 domino
   *[other] { $count } dominoes
}
