## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 photos from 17 European capitals. Collect families of one capital and series of one theme, rebuild the table, and be the first to lay the last card.

photo-rummy-option-rounds = Rounds
photo-rummy-option-rounds-about = The highest total on the score sheet wins the match.
photo-rummy-option-first = First player
photo-rummy-option-first-about = The youngest begins the first round: mark the seat, or leave it to chance.
photo-rummy-option-first-chance = by chance
photo-rummy-option-first-1 = seat 1
photo-rummy-option-first-2 = seat 2
photo-rummy-option-first-3 = seat 3
photo-rummy-option-first-4 = seat 4
photo-rummy-option-starter = Later rounds are begun by
photo-rummy-option-starter-about = After a void round it is the next seat, unless it is always the same.
photo-rummy-option-starter-rotate = the next seat clockwise
photo-rummy-option-starter-same = the same seat
photo-rummy-option-starter-winner = the winner
photo-rummy-option-void_rounds = Void rounds
photo-rummy-option-void_rounds-about = A round is void when the piles are used up and nobody is out.
photo-rummy-option-void_rounds-count = count as played
photo-rummy-option-void_rounds-replay = are played again
photo-rummy-option-clock-about = When the time is up, table and hand are as they were when the turn began, and the card drawn is kept.

## What a player may do. $cards is a list of names.
photo-rummy-typing = The choices are suggestions: you may type any turn. A card is a sign and a theme: GB-church. A lay is the whole table as it shall be: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. To take a joker, name your photo and the number of its meld: lay ... taking GB-dish 2. Themes: palace, church, sight, dish, letterbox, emblem.
photo-rummy-action-draw = draw from pile { $pile }
photo-rummy-action-lay = lay { $cards }
photo-rummy-action-take = take a joker for { $cards }
photo-rummy-action-rebuild = rebuild the table without laying
photo-rummy-action-pass = keep the card and end the turn

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } draws from pile { $pile }
photo-rummy-log-draw-you = You draw from pile { $pile }
photo-rummy-log-take = { $player } takes a joker for { $cards }
photo-rummy-log-take-you = You take a joker for { $cards }
photo-rummy-log-lay = { $player } lays { $cards }
photo-rummy-log-lay-you = You lay { $cards }
photo-rummy-log-rebuild = { $player } rebuilds the table
photo-rummy-log-rebuild-you = You rebuild the table
photo-rummy-log-pass = { $player } lays nothing
photo-rummy-log-pass-you = You lay nothing
photo-rummy-log-timeout = Time is up for { $player }
photo-rummy-log-timeout-you = Your time is up

photo-rummy-outcome-out = { $winners } has no card left and wins what the others lose.
photo-rummy-outcome-out-you = You have no card left and win what the others lose.
photo-rummy-outcome-void = The piles are used up and nobody is out: the round is void.
photo-rummy-outcome-void-you = The piles are used up and you are not out either: the round is void.

## What lies on the table, told in words.
photo-rummy-look-table = table
photo-rummy-look-table-about = all melds on the table, with their numbers
photo-rummy-look-hand = hand
photo-rummy-look-hand-about = your cards
photo-rummy-look-counts = counts
photo-rummy-look-counts-about = how many cards everyone holds, and how high the piles are
photo-rummy-table = Table:
photo-rummy-table-empty = Nothing has been laid yet.
photo-rummy-hand = Your hand:
photo-rummy-hand-of = { $player } holds:
photo-rummy-hand-empty = Your hand is empty.
photo-rummy-drew = You draw: { $card }.
photo-rummy-counts = In hand: { $counts }.
photo-rummy-piles = Piles: { $piles }.
photo-rummy-not-opened = You have not opened yet: first lay a meld of your own cards.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Too short: { $meld }. A family needs three cards, a series four.
photo-rummy-refusal-meld-family_too_short = Too short: { $meld }. A family needs three cards.
photo-rummy-refusal-meld-series_too_short = Too short: { $meld }. A series needs four cards.
photo-rummy-refusal-meld-family_too_long = Too long: { $meld }. A family has no more than six cards, jokers included.
photo-rummy-refusal-meld-series_too_long = Too long: { $meld }. A series has no more than 17 cards, jokers included.
photo-rummy-refusal-meld-mixed = Neither a family nor a series: { $meld }. This one does not belong: { $card }.
photo-rummy-refusal-meld-twice = There is only one card { $card } in the game; it cannot lie twice in { $meld }.
photo-rummy-refusal-meld-only_jokers = No photo in it: { $meld }. A meld has more photos than jokers.
photo-rummy-refusal-meld-too_many_jokers = Too many jokers: { $meld }. A meld has more photos than jokers.
photo-rummy-refusal-lay-nothing = Nothing is laid and nothing is moved. You can end the turn without laying.
photo-rummy-refusal-lay-not_opened = To open, some of the cards you lay must make a family or a series by themselves.
photo-rummy-refusal-lay-not_in_hand = Not in your hand: { $card }.
photo-rummy-refusal-lay-appeared = Where does this card in the hand come from: { $card }?
photo-rummy-refusal-lay-vanished = Where has this card of the hand gone: { $card }?
photo-rummy-refusal-lay-taken = What lay on the table stays there: { $card }.
photo-rummy-refusal-lay-joker_taken = A joker stays on the table unless you give a photo from your hand for it.
photo-rummy-refusal-take-not_opened = Only who has laid a meld of their own cards may take a joker.
photo-rummy-refusal-take-no_meld = There is no meld { $number }: when the turn began there were { $melds }.
photo-rummy-refusal-take-no_joker = No joker to take, or no further one: { $meld }.
photo-rummy-refusal-take-not_in_hand = For a joker you give a photo from your hand, and this is not in it: { $card }.
photo-rummy-refusal-take-twice = One photo frees one joker only: { $card }.
photo-rummy-refusal-take-does_not_fit = This photo does not fit: { $card }. The joker lies in { $meld }.
photo-rummy-refusal-take-taken_back = What you gave for a joker stays on the table: { $card }.
photo-rummy-refusal-draw-first = Draw a card first.
photo-rummy-refusal-draw-already = You have already drawn in this turn.
photo-rummy-refusal-draw-pile_empty = Pile { $pile } is empty: draw from another.
photo-rummy-refusal-timeout-no_limit = There is no time limit at this table.
