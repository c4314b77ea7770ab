## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = The cards
romi-rami-rules-cards = 92 cards in four suits: heart, diamond, cherry and clover. They have the values 1 to 5; of the 2s, 3s and 4s there are five in each suit, of the 1s and 5s four.

romi-rami-rules-contracts-title = The contracts
romi-rami-rules-contracts = 36 contracts. Each asks for one to three combos, such as a pair, four of a kind or a run, and tells its points and its bonus suit.

romi-rami-rules-trophies-title = The trophies
romi-rami-rules-trophies = Four trophies are tossed at the start; the side that shows is in play. One side is for combos of two, three, four or five cards, worth 5, 4, 3 or 2 points; the other is for contracts of a suit, worth 3.

romi-rami-rules-deal-title = The deal
romi-rami-rules-deal = 2 to 4 people play. Everyone gets 3 cards and a joker. Four contracts and six cards lie face up: the markets. The youngest begins, or whoever chance or the host names; it goes clockwise.

romi-rami-rules-take-title = Step 1: take cards
romi-rami-rules-take = Take one, two or three cards from the market. They must all have the same value or all the same suit. You must take at least one.

romi-rami-rules-complete-title = Step 2: complete contracts
romi-rami-rules-complete = If you like, complete as many contracts of the market as you can pay for. The market is not refilled in between.

romi-rami-rules-refill-title = Step 3: refill
romi-rami-rules-refill = The markets are filled up again. If you hold fewer than 3 cards, you draw up to 3; if you hold more than 10, you discard down to 10, as you choose.

romi-rami-rules-pay-title = Paying for a contract
romi-rami-rules-pay = Pay exactly the cards that the contract asks for, no more and no fewer. Each card serves one combo only.

romi-rami-rules-values-title = Only values count
romi-rami-rules-values = A pair, or three, four or five of a kind, is equal values of any suits. A run is consecutive values of any suits; after the 5 no 1 follows. A pair of 1s needs 1s.

romi-rami-rules-same-title = The same value twice
romi-rami-rules-same = Two combos of a contract may use the same value: four 2s are four of a kind, or two pairs, as you like.

romi-rami-rules-joker-title = The joker
romi-rami-rules-joker = Once in the game you may use your joker instead of any one card of a contract. Then it is gone. It never has the bonus suit.

romi-rami-rules-bonus-title = Bonus cards
romi-rami-rules-bonus = The contract comes to you. Of the cards you paid with, those of its bonus suit go face down to your bonus pile and are worth 1 point each at the end; the others are discarded. So choose well which cards you pay with.

romi-rami-rules-ending-title = The end
romi-rami-rules-ending = When someone has completed 7 contracts with two players, 6 with three or 5 with four, the round of the table is finished, so that everyone has had the same number of turns.

romi-rami-rules-score-title = Points
romi-rami-rules-score = The points of your contracts, 1 for each bonus card, your trophies, and 1 for a joker that you have not used.

romi-rami-rules-most-title = Who gets a trophy
romi-rami-rules-most = A suit trophy goes to whoever has the most contracts of that suit; bonus cards do not count. A combo trophy goes to whoever has the most combos of that size; three pairs in one contract are three. In a tie nobody gets it, not even if everyone has none.

romi-rami-rules-winner-title = Who wins
romi-rami-rules-winner = The most points win; in a tie the most bonus cards. If that is equal too, the win is shared.

romi-rami-rules-match-title = Several rounds
romi-rami-rules-match = A match may have several rounds; each is a whole game, in which everyone has a joker again. The points are added up, and the highest total wins; equal totals share the win. Each round is begun by the next seat clockwise.

romi-rami-rules-empty-title = When cards run out
romi-rami-rules-empty = If the deck is empty, the discards are shuffled into a new one. If there are none either, the market stays short; if it has no cards at all, you skip taking. If there are no contracts left, the game ends after the round.

romi-rami-rules-secret-title = What everyone sees
romi-rami-rules-secret = Everyone sees both markets, the height of the decks, the size of all hands and bonus piles, completed contracts, jokers, trophies and discards, and the cards that are paid. Hands are hidden, and only you know which cards are in your bonus pile.

romi-rami-rules-stalled-title = When nothing happens
romi-rami-rules-stalled = If nobody completes a contract for very many turns, the game ends and is scored as it stands.

romi-rami-rules-edition-title = Your own edition
romi-rami-rules-edition = The table may play with cards, contracts and trophies of its own, given as a file.

romi-rami-rules-clock-title = Playing by the clock
romi-rami-rules-clock = A table may agree on a time limit. When the time is up, the table takes the card that has lain in the market for longest, unless you have taken cards; it completes nothing, discards the lowest of more than 10 cards and ends your turn. Only the table itself can do that.
