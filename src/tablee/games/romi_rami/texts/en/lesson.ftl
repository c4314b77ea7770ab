## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Welcome! You have three cards and a joker. In the middle are the markets: contracts that score points, and cards to pay for them. The player with the most points at the end wins.
romi-rami-lesson-take = Every turn begins at the card market: take one to three cards of the same value, or of the same suit. Choose both 2s and press “Take 2 cards”.
romi-rami-lesson-complete = You have four 2s! That’s just what the contract “four of a kind” asks for. Tap it and press “Pay”.
romi-rami-lesson-end = The contract is yours: 2 points. The heart you paid with matches its bonus suit, so it goes on your bonus pile and scores one more point. End your turn: the markets and your hand are refilled.
romi-rami-lesson-suit = Mia has taken two 4s. Now take cards of one suit: the 3 and the 5 of hearts.
romi-rami-lesson-refused = Can you pay for a run of 5? Try it: choose the 3 of clovers, the 4 of diamonds and the 5 of cherries, and tap the contract “run of 5”.
romi-rami-lesson-joker = The referee tells you what’s missing. Try another contract: “pair + three of a kind”. You have two 3s and two 5s, and once per game your joker can be any card you like. Tap the contract and press “Pay”.
romi-rami-lesson-end-again = Well done! End your turn.
romi-rami-lesson-trophies = The four trophies score points at the end, too. Each goes to the player with the most contracts of a certain bonus suit, or the most combos of a certain size. In a tie, nobody gets it.
romi-rami-lesson-won = With two players, the game ends when someone has 7 contracts and everyone has had the same number of turns. You score for contracts, bonus cards, trophies and an unused joker. Now you know the game. Have fun!
