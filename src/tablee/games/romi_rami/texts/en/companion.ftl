## At a real table: the keypad, the rounds of the score pad, and advice.

romi-rami-real-hand = Hand
romi-rami-real-values = Card market
romi-rami-real-contracts = Contracts
romi-rami-real-strip-contracts = Tap the contracts on offer.
romi-rami-real-market-full = That contract is already there, or you’ve already entered four.
romi-rami-real-joker = Still has the joker
romi-rami-real-take = Take
romi-rami-real-complete = Complete
romi-rami-real-discard = Discard
romi-rami-real-end = End
romi-rami-real-brings = { $points ->
    [one] Contract: 1 point;
   *[other] Contracts: { $points } points;
} { $bonus ->
    [one] 1 bonus card.
   *[other] { $bonus } bonus cards.
}
romi-rami-real-nothing = No contract can be completed yet.
romi-rami-real-enter = Contracts
romi-rami-real-by-contract = One by one
romi-rami-real-by-points = Only the points
romi-rami-real-points = Points on contracts
romi-rami-real-last-turns = Someone has enough contracts: finish this round of turns, then the game is over.
romi-rami-real-add = Add a contract
romi-rami-real-bonus = Bonus cards
romi-rami-real-kept = Joker not used
romi-rami-real-trophies = Trophies
romi-rami-real-nobody = nobody
