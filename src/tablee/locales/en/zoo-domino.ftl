## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Zoo Domino
zoo-domino-about = Thirty-six dominoes, eight animals. Put like to like and be the first to lay your last domino.

zoo-domino-piece-elephant = elephant
zoo-domino-piece-lion = lion
zoo-domino-piece-giraffe = giraffe
zoo-domino-piece-zebra = zebra
zoo-domino-piece-monkey = monkey
zoo-domino-piece-crocodile = crocodile
zoo-domino-piece-penguin = penguin
zoo-domino-piece-flamingo = flamingo
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = double { $half }

zoo-domino-option-way = Way to play
zoo-domino-option-way-draw = Draw
zoo-domino-option-way-draw-about = Who has nothing that fits draws from the stock until something does.
zoo-domino-option-way-trumps = Trumps
zoo-domino-option-way-trumps-about = All dominoes are dealt. Doubles are trumps: they may lie against any animal.
zoo-domino-option-must_trump = Who can trump must
zoo-domino-option-must_trump-about = Otherwise a player who could only trump may pass instead.
zoo-domino-option-rounds = Rounds
zoo-domino-option-rounds-about = A round won is a point; most points win the match.
zoo-domino-option-first = First player
zoo-domino-option-first-about = Who is first in the first round; then it goes clockwise.
zoo-domino-option-first-chance = by chance
zoo-domino-option-first-1 = seat 1
zoo-domino-option-first-2 = seat 2
zoo-domino-option-first-3 = seat 3
zoo-domino-option-first-4 = seat 4
zoo-domino-option-first-5 = seat 5
zoo-domino-option-first-6 = seat 6

zoo-domino-end = { $end ->
    [left] left
   *[right] right
}

## What a player did. $player is a name.
zoo-domino-log-lay-first = { $player } begins with { $domino }
zoo-domino-log-lay = { $player } lays { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-log-trump = { $player } trumps with { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-log-draw = { $count ->
    [one] { $player } draws a domino
   *[other] { $player } draws { $count } dominoes
}
zoo-domino-log-pass = { $player } passes

zoo-domino-outcome-out = { $winners } laid the last domino and won the round.
zoo-domino-outcome-blocked = Nobody could go on. { $count ->
    [one] { $winners } wins with the fewest dominoes.
   *[other] { $winners } share the win with the fewest dominoes.
}

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = { $domino } is not in your hand.
zoo-domino-refusal-lay-no_chain_yet = { $domino } would be the first domino: there is no end to lay it to yet.
zoo-domino-refusal-lay-which_end = { $domino } can go to the left or to the right: choose an end.
zoo-domino-refusal-lay-does_not_fit = { $domino } does not fit there: the { $end ->
    [left] left
   *[right] right
} end shows { $animal }.
zoo-domino-refusal-lay-double_elephant_begins = The double elephant is laid first, not { $domino }.
zoo-domino-refusal-trump-not_this_way = { $domino } cannot be a trump: this way to play has none.
zoo-domino-refusal-trump-not_a_double = { $domino } cannot be a trump: only doubles are.
zoo-domino-refusal-trump-no_chain_yet = { $domino } cannot be a trump: the chain has not begun.
zoo-domino-refusal-trump-it_fits = { $domino } fits there: lay it as an ordinary domino.
zoo-domino-refusal-trump-another_fits = { $domino } may not be a trump now: { $fitting } fits the chain.
zoo-domino-refusal-trump-beside_trump = { $domino } may not lie beside { $neighbour }: two trumps never lie side by side.
zoo-domino-refusal-trump-last_domino = { $domino } is your last domino: it may not be laid as a trump.
zoo-domino-refusal-draw-not_this_way = There is nothing to draw: all dominoes are dealt.
zoo-domino-refusal-draw-one_fits = { $fitting } fits: lay it instead of drawing.
zoo-domino-refusal-draw-chain_empty = You begin: lay any domino. There is no need to draw.
zoo-domino-refusal-draw-stock_empty = The stock is empty.
zoo-domino-refusal-pass-one_fits = { $fitting } fits: who has a fitting domino must lay one.
zoo-domino-refusal-pass-one_fits_trumps = { $fitting } fits: who has a fitting domino must lay one.
zoo-domino-refusal-pass-chain_empty = You begin: lay any domino.
zoo-domino-refusal-pass-double_elephant_begins = You hold the double elephant: lay it to begin.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] There is a domino left in the stock: draw it.
   *[other] There are { $count } dominoes left in the stock: draw until one fits.
}
zoo-domino-refusal-pass-must_trump = { $domino } can be a trump, and at this table it must be laid.
