## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Welcome! You have three cards and a joker. In the middle lie the markets: contracts that bring points, and cards with which you pay for them. Whoever has the most points at the end wins.
romi-rami-lesson-take = Every turn begins at the card market: take one to three cards of the same value, or of the same suit. Choose both 2s and press “Take”.
romi-rami-lesson-complete = You have four 2s! The contract “four of a kind” asks for just that. Tap it and press “Pay”.
romi-rami-lesson-end = The contract is yours, 2 points. The heart that you paid is of its bonus suit: it goes to your bonus pile and is one more point. End the turn: the markets and your hand are filled up.
romi-rami-lesson-suit = Mia has taken two 4s. Now take cards of one suit: heart 3 and heart 5.
romi-rami-lesson-refused = Can you pay for a run of 5? Try it: choose clover 3, diamond 4 and cherry 5, and tap the contract “run of 5”.
romi-rami-lesson-joker = The referee says what is missing. Take another: “pair + three of a kind”. You have two 3s and two 5s, and once in the game the joker is any card you like. Tap the contract and press “Pay”.
romi-rami-lesson-end-again = Very good! End the turn.
romi-rami-lesson-trophies = The four trophies also bring points at the end: to whoever has the most contracts of a suit, or the most combos of so many cards. In a tie nobody gets them.
romi-rami-lesson-won = With two players the game ends when someone has 7 contracts, after everyone has had the same number of turns. Contracts, bonus cards, trophies and an unused joker count. Now you know the game. Have fun!
