## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = Markets
romi-rami-page-trophies = Trophies
romi-rami-page-contracts = Contracts on offer
romi-rami-page-values = Cards on offer
romi-rami-page-contract-deck = { $count ->
    [0] No contracts left in the deck
    [one] One contract left in the deck
   *[other] { $count } contracts left in the deck
}
romi-rami-page-deck = { $count ->
    [0] No cards left in the deck
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
}
romi-rami-page-payable = { $contract } You can complete it now.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
} Any { $suit } you pay with are worth a point each.
romi-rami-page-counts = So far: { $counts }.
romi-rami-page-counts-over = Count: { $counts }.
romi-rami-page-hand = Your cards
romi-rami-page-joker = Your joker: it stands for any one card, once per game
romi-rami-page-my-pile = { $count ->
    [one] One bonus card in your pile
   *[other] { $count } bonus cards in your pile
}
romi-rami-page-tools = Sort and view
romi-rami-page-sort-value = Sort by value
romi-rami-page-sort-suit = Sort by suit
romi-rami-page-standing = Score so far
romi-rami-page-standing-over = Final score
romi-rami-page-take = { $count ->
    [0] Take
    [one] Take the card
   *[other] Take { $count } cards
}
romi-rami-page-discard = { $count ->
    [one] Discard one
   *[other] Discard { $count }
}
romi-rami-page-let-go = Clear
romi-rami-page-another = Other cards ({ $way }/{ $ways })
romi-rami-page-without-joker = Without joker
romi-rami-page-pay = Pay
romi-rami-page-end = End turn

## What to do now, and why something cannot be done
romi-rami-page-over = The game is over
romi-rami-page-turn = { $player } is playing
# What the table did when the player's time was up.
romi-rami-page-time-up = { $did ->
    [take] Your time is up. Taken for you: { $taken }.
    [discard] Your time is up. Discarded for you: { $discarded }.
    [both] Your time is up. Taken for you: { $taken }. Discarded: { $discarded }.
   *[end] Your time is up, and your turn is over.
}
romi-rami-page-hint-take = Take up to three cards of one value or one suit
romi-rami-page-hint-take-more = Take these, or choose others
romi-rami-page-hint-discard = { $count ->
    [0] Now discard
    [one] Too many cards: one left to discard
   *[other] Too many cards: { $count } left to discard
}
# $count are cards, the joker not counted; $gain is romi-rami-page-gain.
romi-rami-page-hint-pay = { $count ->
    [one] One card: { $gain }
   *[other] { $count } cards: { $gain }
}
romi-rami-page-hint-pay-joker = { $count ->
    [one] One card and your joker, which you can use only once: { $gain }
   *[other] { $count } cards and your joker, which you can use only once: { $gain }
}
# What a payment brings, as a sum: points on the contract, for bonus cards and for trophies won, less what an unused joker is worth; $score is the player’s new score.
romi-rami-page-gain = contract { $contract }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ bonus cards { $bonus }
}{ $trophies ->
    [0] { "" }
   *[other] { " " }+ trophies { $trophies }
}{ $joker ->
    [0] { "" }
   *[other] { " " }− joker { $joker }
} = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (total: { $score })
romi-rami-page-hint-choose-payment = Choose the cards for { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] You can complete a contract: choose it, or end your turn
   *[other] You can complete { $count } contracts: choose one, or end your turn
}
romi-rami-page-hint-end = No contract you can pay for now: end your turn
romi-rami-page-why-wait = It’s not your turn.
romi-rami-page-why-taken = You’ve already taken cards this turn.
romi-rami-page-why-take-first = Take cards from the market first.
romi-rami-page-why-most = You can’t choose more than { $most }.
romi-rami-page-why-unlike = It matches neither the value nor the suit of the cards you’ve chosen.
romi-rami-page-why-enough = You’ve chosen enough: now discard.
romi-rami-page-why-joker = You use the joker when you pay for a contract.
romi-rami-page-why-unpayable = You don’t have the cards for it yet.
romi-rami-page-why-needs-joker = Without the joker you don’t have the cards for it.
romi-rami-page-why-no-joker = The joker is of no use for this contract.
romi-rami-page-last-turns = The game is nearly over: these are the last turns.
romi-rami-page-last-turns-left = { $count ->
    [one] Last turn
   *[other] Last turns: { $count } left
}

## The players, and how they stand
romi-rami-page-score = { $count ->
    [one] One point so far
   *[other] { $count } points so far
}
romi-rami-page-contracts-of = { $count } of { $target } contracts
romi-rami-page-holds = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
romi-rami-page-bonus-cards = { $count ->
    [0] no bonus cards
    [one] one bonus card
   *[other] { $count } bonus cards
}
romi-rami-page-has-joker = joker not used yet
romi-rami-page-zone = { $player }: contracts
romi-rami-page-step-contracts = Contracts
romi-rami-page-step-bonus = Bonus cards
romi-rami-page-step-trophies = Trophies
romi-rami-page-step-joker = Unused joker
romi-rami-page-log = What happened
romi-rami-page-log-empty = Nothing yet.
# A card was dropped where it cannot go.
romi-rami-page-missed-market = To take a card, drop it into your hand.
romi-rami-page-missed-hand = To pay with a card, drop it on a contract.
# A trophy changes hands. $trophy says what it is for; $from has had it until now.
romi-rami-page-award = { $player } wins a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $trophy }
romi-rami-page-award-you = You win a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $trophy }
romi-rami-page-award-from = { $player } takes a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) from { $from }: { $trophy }
romi-rami-page-award-from-you = You take a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) from { $from }: { $trophy }
romi-rami-page-award-off-you = { $player } takes a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) from you: { $trophy }
romi-rami-page-award-tie = { $from } loses a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) to a tie: { $trophy }
romi-rami-page-award-tie-you = You lose a trophy ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) to a tie: { $trophy }
# An action, and the trophy that changed hands by it.
romi-rami-page-and-award = { $line }. { $award }
# The best rounds of the player who reads this.
romi-rami-feat-contracts = Most contracts in a round
romi-rami-feat-points = Highest score in a round
# What is printed of the game, and how much of it.
romi-rami-page-print-values = { $count ->
    [one] 1 value card
   *[other] { $count } value cards
}
romi-rami-page-print-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
romi-rami-page-print-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
