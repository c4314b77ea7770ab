## Hints: what can be laid, and what an expert would do. $cards is a list of names.
photo-rummy-hint-draw = First draw a card. All the piles are face down, so it makes no difference which one.
photo-rummy-hint-out = You can go out and win the round!
photo-rummy-hint-open = You can open by laying { $count ->
    [one] one card
   *[other] { $count } cards
}.
photo-rummy-hint-lay = You can lay { $count ->
    [one] one card
   *[other] { $count } cards
}.
photo-rummy-hint-families = That makes { $count ->
    [one] a new family
   *[other] { $count } new families
}.
photo-rummy-hint-series = That makes { $count ->
    [one] a new series
   *[other] { $count } new series
}.
photo-rummy-hint-jokers = You can swap { $cards } for { $count ->
    [one] a joker
   *[other] { $count } jokers
} on the table.
photo-rummy-hint-nothing = There’s nothing you can lay now.
photo-rummy-hint-nothing_open = You can’t open yet: you don’t hold a whole family or series.
photo-rummy-hint-do_draw = An expert would draw from any pile.
photo-rummy-hint-do_out = An expert would go out and win the round.
photo-rummy-hint-do_lay = An expert would lay { $count ->
    [one] one card
   *[other] { $count } cards
} now.
photo-rummy-hint-do_take = An expert would swap { $cards } for { $count ->
    [one] a joker
   *[other] { $count } jokers
} on the table.
photo-rummy-hint-then_lay = Then lay { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
photo-rummy-hint-keep_joker = That leaves a joker in your hand for later.
photo-rummy-hint-fewer = You could lay as many as { $count ->
    [one] one card
   *[other] { $count } cards
}.
photo-rummy-hint-do_pass = An expert would keep the card and lay nothing.
photo-rummy-hint-hold = An expert would keep everything and lay later.
photo-rummy-hint-hold_why = Nobody else can use what’s in your hand, but everyone can use what’s on the table.
photo-rummy-hint-laying_close = Laying now would be about as good.
photo-rummy-hint-laying_worse = Laying now looks less promising.
photo-rummy-hint-waiting_close = Waiting would be about as good.
photo-rummy-hint-waiting_worse = Waiting looks less promising.
