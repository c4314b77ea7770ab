## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 photos from 17 European capitals. Collect families from one capital and series on one theme, rearrange the table, and be the first to lay your last card.

photo-rummy-option-rounds = Rounds
photo-rummy-option-rounds-about = The highest total on the score sheet wins the match.
photo-rummy-option-first = First player
photo-rummy-option-first-about = The youngest player starts the first round: choose their seat, or leave it to chance.
photo-rummy-option-first-chance = at random
photo-rummy-option-first-1 = seat 1
photo-rummy-option-first-2 = seat 2
photo-rummy-option-first-3 = seat 3
photo-rummy-option-first-4 = seat 4
photo-rummy-option-starter = Who starts later rounds
photo-rummy-option-starter-about = After a void round the next player starts, unless it’s always the same one.
photo-rummy-option-starter-rotate = the next player clockwise
photo-rummy-option-starter-same = the same player
photo-rummy-option-starter-winner = the winner
photo-rummy-option-void_rounds = Void rounds
photo-rummy-option-void_rounds-about = A round is void when the piles run out and nobody has gone out.
photo-rummy-option-void_rounds-count = count as played
photo-rummy-option-void_rounds-replay = are played again
photo-rummy-option-clock-about = When your time is up, the table and your hand go back to how they were at the start of the turn, and you keep the card you drew.

## What a player may do. $cards is a list of names.
photo-rummy-typing = The choices are only suggestions: you can type any move. A card is a country code and a theme: GB-church. To lay cards, type the whole table as you want it: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. To take a joker, name your photo and the number of the joker’s meld: lay ... taking GB-dish 2. Themes: palace, church, sight, dish, letterbox, emblem.
photo-rummy-action-draw = draw from pile { $pile }
photo-rummy-action-lay = lay { $cards }
photo-rummy-action-take = swap { $cards } for a joker
photo-rummy-action-rebuild = rearrange the table without laying
photo-rummy-action-pass = keep the card and end the turn

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } draws from pile { $pile }
photo-rummy-log-draw-you = You draw from pile { $pile }
# $meld is the capital or theme of the meld that had the joker.
photo-rummy-log-take = { $player } swaps { $cards } for the joker in { $meld }
photo-rummy-log-take-you = You swap { $cards } for the joker in { $meld }
photo-rummy-log-joker = The joker goes to { $meld }
photo-rummy-log-lay = { $player } lays { $cards }
photo-rummy-log-lay-you = You lay { $cards }
photo-rummy-log-rebuild = { $player } rearranges the table
photo-rummy-log-rebuild-you = You rearrange the table
photo-rummy-log-pass = { $player } lays nothing
photo-rummy-log-pass-you = You lay nothing
photo-rummy-log-timeout = Time’s up for { $player }
photo-rummy-log-timeout-you = Your time is up

photo-rummy-outcome-out = { $winners } has no cards left and wins what the others lose.
photo-rummy-outcome-out-you = You have no cards left and win what the others lose.
photo-rummy-outcome-void = The piles have run out and nobody has gone out: the round is void.
photo-rummy-outcome-void-you = The piles ran out before you or anyone else went out: the round is void.

## What lies on the table, in words.
photo-rummy-look-table = table
photo-rummy-look-table-about = all melds on the table, with their numbers
photo-rummy-look-hand = hand
photo-rummy-look-hand-about = your cards
photo-rummy-look-counts = counts
photo-rummy-look-counts-about = how many cards everyone holds, and how many are left in the piles
photo-rummy-table = Table:
photo-rummy-table-empty = Nothing has been laid yet.
photo-rummy-hand = Your hand:
photo-rummy-hand-of = { $player } holds:
photo-rummy-hand-empty = Your hand is empty.
photo-rummy-drew = You draw: { $card }.
photo-rummy-counts = In hand: { $counts }.
photo-rummy-piles = Piles: { $piles }.
photo-rummy-not-opened = You haven’t opened yet: first lay a meld of your own cards.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Too short: { $meld }. A family needs three cards, a series four.
photo-rummy-refusal-meld-family_too_short = Too short: { $meld }. A family needs three cards.
photo-rummy-refusal-meld-series_too_short = Too short: { $meld }. A series needs four cards.
photo-rummy-refusal-meld-family_too_long = Too long: { $meld }. A family has at most six cards, jokers included.
photo-rummy-refusal-meld-series_too_long = Too long: { $meld }. A series has at most 17 cards, jokers included.
photo-rummy-refusal-meld-mixed = Neither a family nor a series: { $meld }. This card doesn’t belong: { $card }.
photo-rummy-refusal-meld-twice = There’s only one { $card } in the game; it can’t appear twice in { $meld }.
photo-rummy-refusal-meld-only_jokers = Nothing but jokers: { $meld }. A meld needs more photos than jokers.
photo-rummy-refusal-meld-too_many_jokers = Too many jokers: { $meld }. A meld needs more photos than jokers.
photo-rummy-refusal-lay-nothing = You haven’t laid or moved anything. You can end your turn without laying.
photo-rummy-refusal-lay-not_opened = To open, some of the cards you lay must make a family or a series by themselves.
photo-rummy-refusal-lay-not_in_hand = Not in your hand: { $card }.
photo-rummy-refusal-lay-appeared = Where does this card in your hand come from: { $card }?
photo-rummy-refusal-lay-vanished = Where has this card from your hand gone: { $card }?
photo-rummy-refusal-lay-taken = Cards on the table stay there: { $card }.
photo-rummy-refusal-lay-joker_taken = A joker stays on the table unless you swap a photo from your hand for it.
photo-rummy-refusal-take-not_opened = You may take a joker only once you’ve laid a meld of your own cards.
photo-rummy-refusal-take-no_meld = There’s no meld { $number }: when the turn began, { $melds ->
    [0] there were none
    [one] there was only one
   *[other] there were only { $melds }
}.
photo-rummy-refusal-take-no_joker = There’s no joker (or no other one) to take here: { $meld }.
photo-rummy-refusal-take-not_in_hand = To take a joker you give a photo from your hand, and you don’t have this one: { $card }.
photo-rummy-refusal-take-twice = One photo frees only one joker: { $card }.
photo-rummy-refusal-take-does_not_fit = This photo doesn’t fit: { $card }. The joker is in { $meld }.
photo-rummy-refusal-take-taken_back = A photo you gave for a joker stays on the table: { $card }.
photo-rummy-refusal-draw-first = Draw a card first.
photo-rummy-refusal-draw-already = You’ve already drawn this turn.
photo-rummy-refusal-draw-pile_empty = Pile { $pile } is empty: draw from another.
photo-rummy-refusal-timeout-no_limit = There’s no time limit at this table.

# What an estimate depends on, in an analysis.
photo-rummy-analysis-holding = This holds if you go on keeping cards to lay many at once later.
