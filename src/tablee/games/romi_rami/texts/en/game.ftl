## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Take cards from the market, pay for contracts with sets and runs, and keep an eye on the trophies. The most points win.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $one } { $two }
romi-rami-piece-heart = heart
romi-rami-piece-diamond = diamond
romi-rami-piece-cherry = cherry
romi-rami-piece-clover = clover
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
romi-rami-piece-trophy-heart = most heart contracts
romi-rami-piece-trophy-diamond = most diamond contracts
romi-rami-piece-trophy-cherry = most cherry contracts
romi-rami-piece-trophy-clover = most clover contracts

romi-rami-option-edition = Edition
romi-rami-option-edition-about = The cards, contracts and trophies in the box.
romi-rami-option-edition-standard = standard
romi-rami-option-edition-own = your own
romi-rami-option-rounds = Rounds
romi-rami-option-rounds-about = Each round is a whole game. The points are added up; the highest total wins the match.
romi-rami-option-first = First player
romi-rami-option-first-about = The youngest begins: mark the seat, or leave it to chance. The next seat clockwise begins the next round.
romi-rami-option-first-chance = by chance
romi-rami-option-first-1 = seat 1
romi-rami-option-first-2 = seat 2
romi-rami-option-first-3 = seat 3
romi-rami-option-first-4 = seat 4
romi-rami-option-stalled_after = Stalled after
romi-rami-option-stalled_after-about = When everyone has had this many turns and nobody has completed a contract, the game ends.
romi-rami-option-clock-about = When the time is up, the table takes one card for you, completes nothing, discards the lowest of too many cards, and ends your turn.

## What a player may do. $cards is a list of names.
romi-rami-typing = A turn: take one to three cards that share their value or their suit; complete contracts if you can; end. Cards of a contract’s bonus suit that you pay with are worth a point each. The choices are suggestions: you may type any turn, such as take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end.
romi-rami-action-take = take { $cards }
romi-rami-action-complete = complete { $contract } with { $cards }; bonus cards: { $bonus }
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
romi-rami-log-end = { $player } ends the turn
romi-rami-log-end-you = You end your turn
romi-rami-log-discard = { $player } discards { $cards }
romi-rami-log-discard-you = You discard { $cards }
romi-rami-log-timeout = Time is up for { $player }
romi-rami-log-timeout-you = Your time is up

romi-rami-outcome-reached = The last turn is played. { $count ->
    [one] Most points: { $winners }.
   *[other] The win is shared: { $winners }.
}
romi-rami-outcome-reached-you = The last turn is played. { $count ->
    [one] You win with the most points.
   *[other] The win is shared: { $winners }.
}
romi-rami-outcome-exhausted = No contract is left. { $count ->
    [one] Most points: { $winners }.
   *[other] The win is shared: { $winners }.
}
romi-rami-outcome-exhausted-you = No contract is left. { $count ->
    [one] You win with the most points.
   *[other] The win is shared: { $winners }.
}
romi-rami-outcome-stalled = Nobody completes a contract any more. { $count ->
    [one] Most points: { $winners }.
   *[other] The win is shared: { $winners }.
}
romi-rami-outcome-stalled-you = Nobody completes a contract any more. { $count ->
    [one] You win with the most points.
   *[other] The win is shared: { $winners }.
}

## What lies on the table, told in words.
romi-rami-look-market = market
romi-rami-look-market-about = the cards on offer and the contracts
romi-rami-look-hand = hand
romi-rami-look-hand-about = your cards
romi-rami-look-players = players
romi-rami-look-players-about = what everyone has completed and holds
romi-rami-look-trophies = trophies
romi-rami-look-trophies-about = what they are for and who leads
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
romi-rami-holds = { $player }: contracts { $contracts } of { $target }, bonus cards { $bonus }, cards in hand { $cards }, points as it stands { $score }.
romi-rami-holds-you = You: contracts { $contracts } of { $target }, bonus cards { $bonus }, cards in hand { $cards }, points as it stands { $score }.
romi-rami-completed = Completed: { $contracts }.
romi-rami-trophy = { $points } points for { $trophy }: { $leader } leads by { $lead }.
romi-rami-trophy-you = { $points } points for { $trophy }: you lead by { $lead }.
romi-rami-trophy-tie = { $points } points for { $trophy }: nobody leads.
romi-rami-last-turns = The end is near: turns left, this one included: { $count }.
romi-rami-surplus = You may keep { $most } cards: discard { $count }.

## The score sheet at the end
romi-rami-score-contracts = Contracts: { $scores }.
romi-rami-score-bonus = Bonus cards: { $scores }.
romi-rami-score-trophy = Trophy, { $points } points, { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trophy, { $points } points, { $trophy }: nobody, there is a tie.
romi-rami-score-joker = Unused joker: { $scores }.
romi-rami-score-total = Total: { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = You have taken cards in this turn: complete a contract, or end the turn.
romi-rami-refusal-take-too_many = Take at most { $most } cards, not { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Not in the market, or not so often: { $card }.
romi-rami-refusal-take-mixed = All cards that you take have the same value, or all the same suit; these two have neither in common: { $one } and { $two }.
romi-rami-refusal-take-market_empty = The market is empty: there is nothing to take.
romi-rami-refusal-complete-take_first = First take cards from the market.
romi-rami-refusal-complete-too_late = The markets have been filled: now discard { $count }.
romi-rami-refusal-complete-not_in_market = This contract is not in the market: { $contract }.
romi-rami-refusal-complete-not_in_hand = You do not hold this card, or not so often: { $card }.
romi-rami-refusal-complete-many_jokers = Everyone has one joker, and these are { $count }.
romi-rami-refusal-complete-joker_used = You have used your joker.
romi-rami-refusal-complete-too_few = This contract costs { $size } cards and not { $count }: { $contract }. What is missing: { $missing }.
romi-rami-refusal-complete-too_many = This contract costs exactly { $size } cards and not { $count }: { $contract }.
romi-rami-refusal-complete-not_met = These cards do not pay for { $contract }: { $cards }. What is missing: { $missing }.
romi-rami-refusal-end-take_first = Take at least one card first.
romi-rami-refusal-end-discard_first = You hold too many cards: discard { $count }.
romi-rami-refusal-discard-not_now = Cards are discarded only at the end of a turn, and only by who holds more than { $most }.
romi-rami-refusal-discard-not_in_hand = You do not hold this card, or not so often: { $card }.
romi-rami-refusal-discard-wrong_number = You would discard { $given }: it must be { $count }, so that { $most } cards stay.
romi-rami-refusal-timeout-no_limit = There is no time limit at this table.
