## Photo Rummy on the page: what the board says. $pile is a pile's number, $player a name.

photo-rummy-page-piles = Five piles to draw from
photo-rummy-page-pile = { $count ->
    [0] Pile { $pile }, empty
    [one] Pile { $pile }, one card
   *[other] Pile { $pile }, { $count } cards
}
photo-rummy-page-pile-empty = Pile { $pile } is empty: draw from another.
photo-rummy-page-drawn = You’ve already drawn this turn.
photo-rummy-page-hold = Hold a card to see it large
photo-rummy-page-sort-capital = Sort by capital
photo-rummy-page-sort-theme = Sort by theme
photo-rummy-page-sorted = { $by ->
    [capital] Sorted by capital
   *[other] Sorted by theme
}
photo-rummy-page-arrange = Sort my hand into families and series
photo-rummy-page-arranged = { $count ->
    [0] No families or series in your hand
    [one] One meld in your hand
   *[other] { $count } melds in your hand
}
photo-rummy-page-do-draw = Draw a card
photo-rummy-page-do-pass = Keep the card
photo-rummy-page-hint-draw = Draw a card from one of the five piles
photo-rummy-page-hint-open = First lay three cards of one capital or four of one theme from your hand, or keep the card
photo-rummy-page-hint-lay = Lay cards, rearrange the table, or keep the card
photo-rummy-page-missing-some = { $count ->
    [one] One more card needed
   *[other] { $count } more cards needed
}
photo-rummy-page-missing-family = { $capital }: { $count ->
    [one] one more card needed
   *[other] { $count } more cards needed
}
photo-rummy-page-missing-series = { $theme }: { $count ->
    [one] one more card needed
   *[other] { $count } more cards needed
}
photo-rummy-page-missing-either = { $capital }: { $family } more, or { $theme }: { $series } more
photo-rummy-page-holds = { $count ->
    [0] no cards left
    [one] one card
   *[other] { $count } cards
}
photo-rummy-page-did-draw = drew
photo-rummy-page-did-take = { $count ->
    [one] took a joker
   *[other] took { $count } jokers
}
photo-rummy-page-did-lay = laid { $count }
photo-rummy-page-did-rebuild = rearranged the table
photo-rummy-page-did-pass = laid nothing
photo-rummy-page-did-timeout = ran out of time
# $draft is back where cards that were laid out went back, $did what became of the turn.
photo-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Your time is up: your cards are back in your hand, and a card was drawn for you
       *[pass] Your time is up: your cards are back in your hand, and your turn is over
    }
   *[none] { $did ->
        [draw] Your time is up: a card was drawn for you
       *[pass] Your time is up, and your turn is over
    }
}
photo-rummy-page-help = Arrow keys move, Space selects several, Enter picks up. Then Left and Right choose a meld, or a joker you can swap the photo for; Enter puts the cards down, Escape puts them back. M lists all the places they can go, Z enlarges a card, 1 to 5 draw from the piles. Ctrl+Z undoes, Ctrl+Y redoes.
gallery-place = Picture { $number } of { $count }
gallery-previous = Previous
gallery-next = Next
# The best rounds of the player who reads this.
photo-rummy-feat-laid = Most cards laid in one turn
photo-rummy-feat-points = Highest score in a round
# What is printed of the game, and how much of it.
photo-rummy-page-print-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
