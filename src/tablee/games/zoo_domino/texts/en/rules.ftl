## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = The dominoes
zoo-domino-rules-pieces = There are 36 dominoes, each with two animals: every pair of the eight animals once, plus eight doubles that show the same animal twice. 2 to 6 people play.

zoo-domino-rules-secret-title = What everyone sees
zoo-domino-rules-secret = Everyone sees the chain, how many dominoes each player holds, how many are left in the stock, and who drew or passed. Hands stay hidden until the round is over.

zoo-domino-rules-deal-title = The deal
zoo-domino-rules-deal = Two players get 7 dominoes each, three get 6, four get 5, five or six get 4. The rest form the stock, face down.

zoo-domino-rules-begin-title = The first domino
zoo-domino-rules-begin = The first player lays any domino. The host chooses who that is, or leaves it to chance. Later rounds are started by the next player clockwise, by the same player or by the winner, as you agree. If several players won, it’s the next of them clockwise.

zoo-domino-rules-fit-title = What fits
zoo-domino-rules-fit = In turn, everyone lays one domino at either end of the chain, so that the halves that touch show the same animal. A double is laid like any other domino. The chain may turn corners: that makes no difference.

zoo-domino-rules-stock-title = Nothing fits? Draw!
zoo-domino-rules-stock = If none of your dominoes fits, draw from the stock, one after another, until one does. Lay that one straight away. If you have one that fits, you must lay it, or another that fits: you may not draw. You pass only if nothing fits and the stock is empty.

zoo-domino-rules-out-title = The end of the round
zoo-domino-rules-out = The first player to lay their last domino wins. If nobody can go on, the player with the fewest dominoes wins. Players who tie for fewest share the win.

zoo-domino-rules-deal-all-title = The deal with trumps
zoo-domino-rules-deal-all = All dominoes are dealt, the same number to everyone. With five players one is left over: it goes face up on the table as the start of the chain, and is never a trump.

zoo-domino-rules-elephant-title = The double elephant goes first
zoo-domino-rules-elephant = Whoever holds the double elephant starts by laying it. If a domino was left over, they start with one that fits it instead; if they have none, they trump or pass as usual. If the double elephant itself was left over, the player chosen to go first starts.

zoo-domino-rules-trump-title = Doubles are trumps
zoo-domino-rules-trump = If nothing fits, you may lay a double crosswise next to any animal, at either end; the chain goes on with the double’s animal. As long as one of your dominoes fits, you may not trump. A double that fits is laid like any other domino and is not a trump.

zoo-domino-rules-side-title = Never two trumps side by side
zoo-domino-rules-side = You may not lay a trump next to a trump. A double that was laid because it fitted is not a trump, so you may lay a trump next to it.

zoo-domino-rules-last-title = Never as your last domino
zoo-domino-rules-last = You may not lay your last domino as a trump. If it’s a double that fits, you may lay it.

zoo-domino-rules-pass-title = Passing
zoo-domino-rules-pass = If nothing fits and you can’t trump, you pass. If you could only trump, you may pass too, unless you’ve agreed that players must trump if they can. If a domino fits, you must lay one.

zoo-domino-rules-trumps-out-title = The end with trumps
zoo-domino-rules-trumps-out = The first player to lay their last domino wins. If everyone passes one after another, the round is blocked, and the player with the fewest dominoes wins. Players who tie for fewest share the win.

zoo-domino-rules-match-title = Rounds and points
zoo-domino-rules-match = A match has as many rounds as you like. Winning a round scores a point, and so does sharing a win. The player with the most points wins the match.

zoo-domino-rules-clock-title = Playing by the clock
zoo-domino-rules-clock = You may agree on a time limit. When your time is up, the table plays for you: it lays a domino that fits, draws until one does, or passes. It trumps only if you’ve agreed that players must trump if they can.
