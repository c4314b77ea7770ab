## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = What lies open
romi-rami-page-trophies = Trophies
romi-rami-page-contracts = Contracts on offer
romi-rami-page-values = Cards on offer
romi-rami-page-deck = { $count } left
romi-rami-page-payable = { $contract } You can complete it now.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
} Cards paid in the suit { $suit } are worth a point each.
romi-rami-page-counts = So far: { $counts }.
romi-rami-page-hand = Your cards
romi-rami-page-joker = Your joker: it stands for any one card, once in the game
romi-rami-page-my-pile = { $count ->
    [one] One bonus card in your pile
   *[other] { $count } bonus cards in your pile
}
romi-rami-page-tools = Sort and look
romi-rami-page-sort-value = Sort by value
romi-rami-page-sort-suit = Sort by suit
romi-rami-page-standing = How it stands
romi-rami-page-take = { $count ->
    [0] Take
    [one] Take the card
   *[other] Take { $count } cards
}
romi-rami-page-discard = { $count ->
    [one] Discard one
   *[other] Discard { $count }
}
romi-rami-page-let-go = Put back
romi-rami-page-another = Other cards ({ $way }/{ $ways })
romi-rami-page-pay = Pay
romi-rami-page-end = End turn

## What to do now, and why something cannot be done
romi-rami-page-over = The game is over
romi-rami-page-turn = { $player } is playing
romi-rami-page-hint-take = Take up to three cards of one value or of one suit
romi-rami-page-hint-take-more = Choose more, or take these
romi-rami-page-hint-discard = { $count ->
    [0] Now discard them
    [one] Too many cards: choose one more to discard
   *[other] Too many cards: choose { $count } to discard
}
romi-rami-page-hint-pay = These cards pay for { $contract }
romi-rami-page-hint-choose-payment = Choose the cards for { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] You can complete a contract: choose it, or end your turn
   *[other] You can complete { $count } contracts: choose one, or end your turn
}
romi-rami-page-hint-end = No contract can be paid yet: end your turn
romi-rami-page-why-wait = It is not your turn.
romi-rami-page-why-taken = You have taken cards in this turn.
romi-rami-page-why-take-first = First take cards from those on offer.
romi-rami-page-why-most = You have chosen { $most }: more is not allowed.
romi-rami-page-why-unlike = It has neither the value nor the suit of those chosen.
romi-rami-page-why-enough = You have chosen enough: discard them.
romi-rami-page-why-joker = The joker is used when you pay for a contract.
romi-rami-page-why-unpayable = You do not have the cards for it yet.
romi-rami-page-last-turns = The end is triggered: these are the last turns.
romi-rami-page-last-turns-left = { $count ->
    [one] Last turn
   *[other] Last turns: { $count } left
}

## The players, and how they stand
romi-rami-page-plays = playing
romi-rami-page-wins = wins
romi-rami-page-score = { $count ->
    [one] One point as it stands
   *[other] { $count } points as it stands
}
romi-rami-page-contracts-of = { $count } of { $target } contracts
romi-rami-page-holds = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
romi-rami-page-bonus-cards = { $count ->
    [0] no bonus card
    [one] one bonus card
   *[other] { $count } bonus cards
}
romi-rami-page-has-joker = still has the joker
romi-rami-page-zone = Contracts of { $player }
romi-rami-page-step-contracts = Contracts
romi-rami-page-step-bonus = Bonus cards
romi-rami-page-step-trophies = Trophies
romi-rami-page-step-joker = Unused joker
romi-rami-page-log = What happened
romi-rami-page-log-empty = Nothing yet.
