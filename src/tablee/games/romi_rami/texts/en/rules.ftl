## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = The cards
romi-rami-rules-cards = There are 92 cards in four suits: hearts, diamonds, cherries and clovers. Their values go from 1 to 5. Each suit has five 2s, five 3s and five 4s, but only four 1s and four 5s.

romi-rami-rules-contracts-title = The contracts
romi-rami-rules-contracts = There are 36 contracts. Each asks for one to three combos, such as a pair, four of a kind or a run. It also shows its points and its bonus suit.

romi-rami-rules-trophies-title = The trophies
romi-rami-rules-trophies = The four trophies are tossed at the start, and the side that lands face up is in play. One side rewards the most combos of two, three, four or five cards and is worth 5, 4, 3 or 2 points. The other rewards the most contracts of one bonus suit and is worth 3.

romi-rami-rules-deal-title = The deal
romi-rami-rules-deal = 2 to 4 people play. Everyone gets 3 cards and a joker. Four contracts and six cards are laid out face up: these are the markets. The youngest player starts, or whoever the host chooses, or someone picked at random. Play goes clockwise.

romi-rami-rules-take-title = Step 1: take cards
romi-rami-rules-take = Take one, two or three cards from the market. They must all have the same value, or all be of the same suit. You must take at least one.

romi-rami-rules-complete-title = Step 2: complete contracts
romi-rami-rules-complete = If you like, complete as many contracts from the market as you can pay for. The market isn’t refilled in between.

romi-rami-rules-refill-title = Step 3: refill
romi-rami-rules-refill = The markets are filled up again. If you hold fewer than 3 cards, draw up to 3. If you hold more than 10, discard down to 10: you choose which.

romi-rami-rules-pay-title = Paying for a contract
romi-rami-rules-pay = Pay exactly the cards the contract asks for, no more and no fewer. Each card counts for one combo only.

romi-rami-rules-values-title = Only values count
romi-rami-rules-values = Pairs and three, four or five of a kind are cards of the same value, in any suits. A run is consecutive values in any suits; a 5 is never followed by a 1. If the contract names the value, such as a pair of 1s, only that value will do.

romi-rami-rules-same-title = The same value twice
romi-rami-rules-same = Two combos of a contract may use the same value: four 2s are four of a kind or two pairs, whichever you need.

romi-rami-rules-joker-title = The joker
romi-rami-rules-joker = Once per game you may use your joker in place of any one card of a contract. Then it’s gone. It never counts as the bonus suit.

romi-rami-rules-bonus-title = Bonus cards
romi-rami-rules-bonus = You take the contract. Of the cards you paid with, those of its bonus suit go face down on your bonus pile and are worth 1 point each at the end. The others are discarded. So choose carefully which cards you pay with.

romi-rami-rules-ending-title = The end
romi-rami-rules-ending = With two players, the last turns begin when someone completes their 7th contract; with three, their 6th; with four, their 5th. Play then goes on until everyone has had the same number of turns.

romi-rami-rules-score-title = Points
romi-rami-rules-score = Add up the points on your contracts, 1 point for each bonus card, your trophies, and 1 point if you never used your joker.

romi-rami-rules-most-title = Who gets a trophy
romi-rami-rules-most = A suit trophy goes to the player with the most contracts of that bonus suit; bonus cards don’t count. A combo trophy goes to the player with the most combos of that size; three pairs in one contract count as three. In a tie nobody gets the trophy, even if everyone has none.

romi-rami-rules-winner-title = Who wins
romi-rami-rules-winner = The player with the most points wins. If there’s a tie, the one with the most bonus cards wins. If that’s a tie too, they share the win.

romi-rami-rules-match-title = Several rounds
romi-rami-rules-match = A match may have several rounds. Each is a whole game, and everyone gets their joker back. Points are added up and the highest total wins; players with the same total share the win. The next player clockwise starts the next round.

romi-rami-rules-empty-title = When cards run out
romi-rami-rules-empty = If the deck runs out, the discards are shuffled to make a new one. If there are no discards either, the market stays short; if it has no cards at all, you skip taking. If there are no contracts left, play goes on until everyone has had the same number of turns, and then the game ends.

romi-rami-rules-secret-title = What everyone sees
romi-rami-rules-secret = Everyone sees both markets, the size of the decks, hands and bonus piles, completed contracts, jokers, trophies and discards. They also see the cards you pay with. Hands are hidden, and only you know which cards are in your bonus pile.

romi-rami-rules-stalled-title = When nothing happens
romi-rami-rules-stalled = If nobody completes a contract for a great many turns, the game ends and is scored as it stands.

romi-rami-rules-edition-title = Your own edition
romi-rami-rules-edition = You may play with your own cards, contracts and trophies, loaded from a file.

romi-rami-rules-clock-title = Playing by the clock
romi-rami-rules-clock = You may agree on a time limit. When your time is up and you haven’t taken any cards, the card that has been in the market longest is taken for you. No more contracts are completed. If you hold more than 10 cards, the lowest are discarded, and your turn ends.
