## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Zoo Domino
zoo-domino-about = Thirty-six dominoes, eight animals. Match like with like, and be the first to lay your last domino.

# Each animal in the forms that sentences need: $animal-a, $animal-beside.
zoo-domino-piece-elephant = elephant
    .a = an elephant
    .beside = next to the elephant
zoo-domino-piece-lion = lion
    .a = a lion
    .beside = next to the lion
zoo-domino-piece-giraffe = giraffe
    .a = a giraffe
    .beside = next to the giraffe
zoo-domino-piece-zebra = zebra
    .a = a zebra
    .beside = next to the zebra
zoo-domino-piece-monkey = monkey
    .a = a monkey
    .beside = next to the monkey
zoo-domino-piece-crocodile = crocodile
    .a = a crocodile
    .beside = next to the crocodile
zoo-domino-piece-penguin = penguin
    .a = a penguin
    .beside = next to the penguin
zoo-domino-piece-flamingo = flamingo
    .a = a flamingo
    .beside = next to the flamingo
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = double { $half }

zoo-domino-option-way = Way to play
zoo-domino-option-way-draw = Draw
zoo-domino-option-way-draw-about = If none of your dominoes fits, you draw from the stock until one does.
zoo-domino-option-way-trumps = Trumps
zoo-domino-option-way-trumps-about = All dominoes are dealt. Doubles are trumps: you may lay them next to any animal.
zoo-domino-option-must_trump = You must trump if you can
zoo-domino-option-must_trump-about = Otherwise a player who could only trump may pass instead.
zoo-domino-option-rounds = Rounds
zoo-domino-option-rounds-about = Each round you win is a point; the player with the most points wins the match.
zoo-domino-option-first = First player
zoo-domino-option-first-about = Who plays first in the first round. With trumps, whoever has the double elephant starts instead.
zoo-domino-option-first-chance = at random
zoo-domino-option-first-1 = seat 1
zoo-domino-option-first-2 = seat 2
zoo-domino-option-first-3 = seat 3
zoo-domino-option-first-4 = seat 4
zoo-domino-option-first-5 = seat 5
zoo-domino-option-first-6 = seat 6
zoo-domino-option-starter = Who starts later rounds
zoo-domino-option-starter-about = If several players have won, it’s the first of them clockwise after the player who started.
zoo-domino-option-starter-rotate = the next player clockwise
zoo-domino-option-starter-same = the same player
zoo-domino-option-starter-winner = the winner
zoo-domino-option-clock-about = When your time is up, the table plays for you: it lays a domino that fits, draws until one does, or passes. It trumps only if you must.

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
zoo-domino-log-lay-first = { $player } starts with { $domino }
zoo-domino-log-lay-first-you = You start with { $domino }
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
zoo-domino-log-timeout = Time’s up for { $player }
zoo-domino-log-timeout-you = Your time is up

zoo-domino-outcome-out = { $winners } laid their last domino and won the round.
zoo-domino-outcome-out-you = You laid your last domino and won the round.
zoo-domino-outcome-blocked = The round is blocked. { $count ->
    [one] { $winners } wins with the fewest dominoes.
   *[other] It’s a tie for the fewest dominoes: { $winners } share the win.
}
zoo-domino-outcome-blocked-you = The round is blocked. { $count ->
    [one] You win with the fewest dominoes.
   *[other] It’s a tie for the fewest dominoes: { $winners } share the win.
}

## What lies on the table, in words. $dominoes is a list of names.
zoo-domino-look-chain = chain
zoo-domino-look-chain-about = the whole chain
zoo-domino-look-ends = ends
zoo-domino-look-ends-about = just its two ends and its length
zoo-domino-look-hand = hand
zoo-domino-look-hand-about = your dominoes
zoo-domino-look-counts = counts
zoo-domino-look-counts-about = how many dominoes everyone holds
zoo-domino-chain = Chain: { $dominoes }.
zoo-domino-chain-empty = Nothing has been laid yet.
zoo-domino-ends = { $count ->
    [one] One domino on the table.
   *[other] { $count } dominoes on the table.
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
zoo-domino-refusal-lay-not_in_hand = You don’t have this domino: { $domino }.
zoo-domino-refusal-lay-no_chain_yet = There’s no chain yet to add { $domino } to: it would be the first domino.
zoo-domino-refusal-lay-which_end = Choose an end for { $domino }: left or right.
zoo-domino-refusal-lay-does_not_fit = There’s { $animal-a } at that end: { $domino } doesn’t fit there.
zoo-domino-refusal-lay-double_elephant_begins = The double elephant goes first, not { $domino }.
zoo-domino-refusal-trump-not_this_way = There are no trumps in this version of the game: { $domino } is a domino like any other.
zoo-domino-refusal-trump-not_a_double = Only doubles are trumps, and { $domino } isn’t a double.
zoo-domino-refusal-trump-no_chain_yet = There’s no chain yet: the { $domino } can’t be a trump.
zoo-domino-refusal-trump-it_fits = It fits there: lay the { $domino } as an ordinary domino.
zoo-domino-refusal-trump-another_fits = You can only trump when nothing fits, but { $fitting } does. Keep { $domino } for later.
zoo-domino-refusal-trump-beside_trump = Two trumps may never be side by side: the { $neighbour } is one, so the { $domino } can’t go there.
zoo-domino-refusal-trump-last_domino = You may not lay your last domino as a trump: the { $domino } must fit.
zoo-domino-refusal-draw-not_this_way = There’s nothing to draw: all the dominoes have been dealt.
zoo-domino-refusal-draw-one_fits = You can’t draw while a domino fits, and { $fitting } does.
zoo-domino-refusal-draw-chain_empty = You start: lay any domino. There’s no need to draw.
zoo-domino-refusal-draw-stock_empty = The stock is empty.
zoo-domino-refusal-pass-one_fits = You can’t pass while a domino fits, and { $fitting } does.
zoo-domino-refusal-pass-one_fits_trumps = You can’t pass while a domino fits, and { $fitting } does.
zoo-domino-refusal-pass-chain_empty = You start: lay any domino.
zoo-domino-refusal-pass-double_elephant_begins = You have the double elephant: lay it to start.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] There’s one domino left in the stock: draw it.
   *[other] There are { $count } dominoes left in the stock: draw until one fits.
}
zoo-domino-refusal-pass-must_trump = At this table you must trump if you can, and you can: lay the { $domino }.
zoo-domino-refusal-timeout-no_limit = There’s no time limit at this table.
