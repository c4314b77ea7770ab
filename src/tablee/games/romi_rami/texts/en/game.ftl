## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Take cards from the market, pay for contracts with sets and runs, and keep an eye on the trophies. The player with the most points wins.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $two } of { $one }
romi-rami-piece-heart = hearts
romi-rami-piece-diamond = diamonds
romi-rami-piece-cherry = cherries
romi-rami-piece-clover = clovers
romi-rami-piece-1 = 1
romi-rami-piece-2 = 2
romi-rami-piece-3 = 3
romi-rami-piece-4 = 4
romi-rami-piece-5 = 5
romi-rami-piece-6 = 6
romi-rami-piece-7 = 7
romi-rami-piece-8 = 8
romi-rami-piece-9 = 9
romi-rami-piece-joker = joker

# A contract is named by what it requires and its bonus suit. $requires is a list joined by +.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = pair
romi-rami-piece-three = three of a kind
romi-rami-piece-four = four of a kind
romi-rami-piece-five = five of a kind
romi-rami-piece-pair-1 = pair of 1s
romi-rami-piece-pair-2 = pair of 2s
romi-rami-piece-pair-3 = pair of 3s
romi-rami-piece-pair-4 = pair of 4s
romi-rami-piece-pair-5 = pair of 5s
romi-rami-piece-pair-6 = pair of 6s
romi-rami-piece-pair-7 = pair of 7s
romi-rami-piece-pair-8 = pair of 8s
romi-rami-piece-pair-9 = pair of 9s
romi-rami-piece-run-2 = run of 2
romi-rami-piece-run-3 = run of 3
romi-rami-piece-run-4 = run of 4
romi-rami-piece-run-5 = run of 5

# What a trophy is for; it stands after a colon.
romi-rami-piece-trophy-2 = most combos of 2 cards
romi-rami-piece-trophy-3 = most combos of 3 cards
romi-rami-piece-trophy-4 = most combos of 4 cards
romi-rami-piece-trophy-5 = most combos of 5 cards
romi-rami-piece-trophy-heart = most contracts in hearts
romi-rami-piece-trophy-diamond = most contracts in diamonds
romi-rami-piece-trophy-cherry = most contracts in cherries
romi-rami-piece-trophy-clover = most contracts in clovers

romi-rami-option-edition = Edition
romi-rami-option-edition-about = The cards, contracts and trophies in the box.
romi-rami-option-edition-standard = standard
romi-rami-option-edition-own = your own
romi-rami-option-rounds = Rounds
romi-rami-option-rounds-about = Each round is a whole game. Points are added up, and the highest total wins the match.
romi-rami-option-first = First player
romi-rami-option-first-about = The youngest player starts: choose their seat, or leave it to chance. The next player clockwise starts the next round.
romi-rami-option-first-chance = at random
romi-rami-option-first-1 = seat 1
romi-rami-option-first-2 = seat 2
romi-rami-option-first-3 = seat 3
romi-rami-option-first-4 = seat 4
romi-rami-option-stalled_after = Stalled after (turns)
romi-rami-option-stalled_after-about = The game ends after everyone has had this many turns without anyone completing a contract.
romi-rami-option-clock-about = When your time is up, one card is taken for you if you haven’t taken any, your lowest cards are discarded if you hold too many, and your turn ends.

## What a player may do. $cards is a list of names.
romi-rami-typing = On your turn: take one to three cards of the same value or the same suit; complete contracts if you can; then end your turn. If you pay with cards of a contract’s bonus suit, they’re worth a point each. The choices are only suggestions: you can type any move, such as take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end.
romi-rami-action-take = take { $cards }
romi-rami-action-complete = complete { $contract } with { $cards }; bonus cards: { $bonus }
# The same where the bonus cards are told apart from it.
romi-rami-action-pay = complete { $contract } with { $cards }
romi-rami-action-end = end the turn
romi-rami-action-discard = discard { $cards }

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
romi-rami-log-take = { $player } takes { $cards }
romi-rami-log-take-you = You take { $cards }
romi-rami-log-complete = { $player } completes { $contract } with { $cards }
romi-rami-log-complete-you = You complete { $contract } with { $cards }
# A while ago: what was paid lies face down.
romi-rami-log-completed = { $player } completes { $contract }
romi-rami-log-completed-you = You complete { $contract }
romi-rami-log-end = { $player } ends their turn
romi-rami-log-end-you = You end your turn
romi-rami-log-discard = { $player } discards { $cards }
romi-rami-log-discard-you = You discard { $cards }
romi-rami-log-timeout = Time’s up for { $player }
romi-rami-log-timeout-you = Your time is up

romi-rami-outcome-reached = The last turn has been played. { $count ->
    [one] { $winners } wins.
   *[other] It’s a tie: { $winners } share the win.
}
romi-rami-outcome-reached-you = The last turn has been played. { $count ->
    [one] You win!
   *[other] It’s a tie: { $winners } share the win.
}
romi-rami-outcome-exhausted = There are no contracts left. { $count ->
    [one] { $winners } wins.
   *[other] It’s a tie: { $winners } share the win.
}
romi-rami-outcome-exhausted-you = There are no contracts left. { $count ->
    [one] You win!
   *[other] It’s a tie: { $winners } share the win.
}
romi-rami-outcome-stalled = Nobody is completing contracts any more. { $count ->
    [one] { $winners } wins.
   *[other] It’s a tie: { $winners } share the win.
}
romi-rami-outcome-stalled-you = Nobody is completing contracts any more. { $count ->
    [one] You win!
   *[other] It’s a tie: { $winners } share the win.
}

## What lies on the table, in words.
romi-rami-look-market = market
romi-rami-look-market-about = the cards on offer and the contracts
romi-rami-look-hand = hand
romi-rami-look-hand-about = your cards
romi-rami-look-players = players
romi-rami-look-players-about = what everyone has completed and holds
romi-rami-look-trophies = trophies
romi-rami-look-trophies-about = what they’re for and who’s in the lead
romi-rami-values = Cards on offer: { $cards }. In the deck: { $count }.
romi-rami-values-none = No cards on offer.
# $contracts is a list of romi-rami-worth.
romi-rami-contracts = Contracts: { $contracts }.
romi-rami-contracts-none = No contracts on offer.
romi-rami-worth = { $contract } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
romi-rami-hand = Your hand: { $cards }.
romi-rami-hand-empty = Your hand is empty.
romi-rami-joker-kept = You still have your joker.
romi-rami-drew = You draw: { $cards }.
romi-rami-holds = { $player }: contracts { $contracts } of { $target }, bonus cards { $bonus }, cards in hand { $cards }, points so far { $score }.
romi-rami-holds-you = You: contracts { $contracts } of { $target }, bonus cards { $bonus }, cards in hand { $cards }, points so far { $score }.
romi-rami-completed = Completed: { $contracts }.
romi-rami-trophy = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $trophy }: { $leader } leads by { $lead }.
romi-rami-trophy-you = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $trophy }: you lead by { $lead }.
romi-rami-trophy-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $trophy }: nobody is in the lead.
romi-rami-last-turns = Last turns: { $count } left, including this one.
romi-rami-surplus = You may keep only { $most } cards: discard { $count }.

## The score sheet at the end
romi-rami-score-contracts = Contracts: { $scores }.
romi-rami-score-bonus = Bonus cards: { $scores }.
romi-rami-score-trophy = Trophy, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trophy, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trophy }: nobody (a tie).
romi-rami-score-joker = Unused joker: { $scores }.
romi-rami-score-total = Total: { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = You’ve already taken cards this turn: complete a contract, or end your turn.
romi-rami-refusal-take-too_many = Take at most { $most } cards, not { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Not in the market, or not that many of them: { $card }.
romi-rami-refusal-take-mixed = The cards you take must all have the same value, or all be of the same suit; these two share neither: { $one } and { $two }.
romi-rami-refusal-take-market_empty = The market is empty: there’s nothing to take.
romi-rami-refusal-complete-take_first = Take cards from the market first.
romi-rami-refusal-complete-too_late = The markets have already been refilled: now discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
romi-rami-refusal-complete-not_in_market = This contract isn’t in the market: { $contract }.
romi-rami-refusal-complete-not_in_hand = You don’t have this card, or not that many of them: { $card }.
romi-rami-refusal-complete-many_jokers = Everyone has just one joker; you’re paying with { $count }.
romi-rami-refusal-complete-joker_used = You’ve already used your joker.
romi-rami-refusal-complete-too_few = This contract costs { $size } cards, not { $count }: { $contract }. Missing: { $missing }.
romi-rami-refusal-complete-too_many = This contract costs exactly { $size } cards, not { $count }: { $contract }.
romi-rami-refusal-complete-not_met = These cards don’t pay for { $contract }: { $cards }. Missing: { $missing }.
romi-rami-refusal-end-take_first = Take at least one card first.
romi-rami-refusal-end-discard_first = You hold too many cards: discard { $count }.
romi-rami-refusal-discard-not_now = You discard only at the end of your turn, and only if you hold more than { $most } cards.
romi-rami-refusal-discard-not_in_hand = You don’t have this card, or not that many of them: { $card }.
romi-rami-refusal-discard-wrong_number = You chose { $given } to discard: it must be { $count ->
    [one] one
   *[other] { $count }
}, so that you keep { $most } cards.
romi-rami-refusal-timeout-no_limit = There’s no time limit at this table.
