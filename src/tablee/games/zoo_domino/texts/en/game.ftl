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
zoo-domino-option-first-about = Who is first in the first round.
zoo-domino-option-first-chance = by chance
zoo-domino-option-first-1 = seat 1
zoo-domino-option-first-2 = seat 2
zoo-domino-option-first-3 = seat 3
zoo-domino-option-first-4 = seat 4
zoo-domino-option-first-5 = seat 5
zoo-domino-option-first-6 = seat 6
zoo-domino-option-starter = Later rounds are begun by
zoo-domino-option-starter-about = If several players have won, it is the first of them clockwise after the seat that was first.
zoo-domino-option-starter-rotate = the next seat clockwise
zoo-domino-option-starter-same = the same seat
zoo-domino-option-starter-winner = the winner
zoo-domino-option-clock-about = When the time is up, the table does what you must: it lays a domino that fits, draws until one does, or passes. It trumps only where players must.

## What a player may do. $domino is a pair or a double.
zoo-domino-action-lay-first = lay { $domino }
zoo-domino-action-lay = lay { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-action-trump = trump with { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-action-draw = draw a domino
zoo-domino-action-pass = pass

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
zoo-domino-log-lay-first = { $player } begins with { $domino }
zoo-domino-log-lay-first-you = You begin with { $domino }
zoo-domino-log-lay = { $player } lays { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-log-lay-you = You lay { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-log-trump = { $player } trumps with { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-log-trump-you = You trump with { $domino } on the { $end ->
    [left] left
   *[right] right
}
zoo-domino-log-draw = { $count ->
    [one] { $player } draws a domino
   *[other] { $player } draws { $count } dominoes
}
zoo-domino-log-draw-you = { $count ->
    [one] You draw a domino
   *[other] You draw { $count } dominoes
}
zoo-domino-log-pass = { $player } passes
zoo-domino-log-pass-you = You pass
zoo-domino-log-timeout = Time is up for { $player }
zoo-domino-log-timeout-you = Your time is up

zoo-domino-outcome-out = { $winners } laid the last domino and won the round.
zoo-domino-outcome-out-you = You laid your last domino and won the round.
zoo-domino-outcome-blocked = Nobody could go on. { $count ->
    [one] { $winners } wins with the fewest dominoes.
   *[other] The win is shared by those with the fewest dominoes: { $winners }.
}
zoo-domino-outcome-blocked-you = Nobody could go on. { $count ->
    [one] You win with the fewest dominoes.
   *[other] The win is shared by those with the fewest dominoes: { $winners }.
}

## What lies on the table, told in words. $dominoes is a list of names.
zoo-domino-look-chain = chain
zoo-domino-look-chain-about = the whole chain
zoo-domino-look-ends = ends
zoo-domino-look-ends-about = only its two ends and its length
zoo-domino-look-hand = hand
zoo-domino-look-hand-about = your dominoes
zoo-domino-look-counts = counts
zoo-domino-look-counts-about = how many dominoes everyone holds
zoo-domino-chain = Chain: { $dominoes }.
zoo-domino-chain-empty = Nothing has been laid yet.
zoo-domino-ends = { $count ->
    [one] One domino lies.
   *[other] { $count } dominoes lie.
} Left end: { $left }. Right end: { $right }.
zoo-domino-trump = { $domino } as a trump
zoo-domino-hand = Your hand: { $dominoes }.
zoo-domino-hand-of = { $player } holds: { $dominoes }.
zoo-domino-hand-empty = Your hand is empty.
zoo-domino-drew = You draw: { $domino }.
# $counts is a list such as "Ben 5, Carla 4".
zoo-domino-counts = In hand: { $counts }.
zoo-domino-stock = In the stock: { $count }.

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = You do not hold { $domino }.
zoo-domino-refusal-lay-no_chain_yet = There is no end yet to lay { $domino } to: it would be the first domino.
zoo-domino-refusal-lay-which_end = Choose an end for { $domino }: left or right.
zoo-domino-refusal-lay-does_not_fit = The { $end ->
    [left] left
   *[right] right
} end shows { $animal }: { $domino } does not fit there.
zoo-domino-refusal-lay-double_elephant_begins = The double elephant is laid first, not { $domino }.
zoo-domino-refusal-trump-not_this_way = There are no trumps in this way to play: { $domino } is a domino like any other.
zoo-domino-refusal-trump-not_a_double = Only doubles are trumps, and { $domino } is none.
zoo-domino-refusal-trump-no_chain_yet = The chain has not begun: { $domino } cannot be a trump yet.
zoo-domino-refusal-trump-it_fits = It fits there: lay { $domino } as an ordinary domino.
zoo-domino-refusal-trump-another_fits = You can only trump when nothing fits, but { $fitting } does. Keep { $domino } for later.
zoo-domino-refusal-trump-beside_trump = Two trumps never lie side by side: { $neighbour } is one, so { $domino } cannot go there.
zoo-domino-refusal-trump-last_domino = Your last domino may not be laid as a trump: { $domino } must fit.
zoo-domino-refusal-draw-not_this_way = There is nothing to draw: all dominoes are dealt.
zoo-domino-refusal-draw-one_fits = You need not draw: { $fitting } fits.
zoo-domino-refusal-draw-chain_empty = You begin: lay any domino. There is no need to draw.
zoo-domino-refusal-draw-stock_empty = The stock is empty.
zoo-domino-refusal-pass-one_fits = You cannot pass while a domino fits, and { $fitting } does.
zoo-domino-refusal-pass-one_fits_trumps = You cannot pass while a domino fits, and { $fitting } does.
zoo-domino-refusal-pass-chain_empty = You begin: lay any domino.
zoo-domino-refusal-pass-double_elephant_begins = You hold the double elephant: lay it to begin.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] There is a domino left in the stock: draw it.
   *[other] There are { $count } dominoes left in the stock: draw until one fits.
}
zoo-domino-refusal-pass-must_trump = At this table, who can trump must: { $domino } can be laid.
zoo-domino-refusal-timeout-no_limit = There is no time limit at this table.
