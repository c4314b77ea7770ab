## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = The dominoes
zoo-domino-rules-pieces = 36 dominoes show two animals each: every pair of the eight animals once, and eight doubles with the same animal twice. 2 to 6 people play.

zoo-domino-rules-secret-title = What everyone sees
zoo-domino-rules-secret = Everyone sees the chain, how many dominoes each player holds, how high the stock is, and who drew or passed. Hands stay hidden until the round is over.

zoo-domino-rules-deal-title = The deal
zoo-domino-rules-deal = Two players get 7 dominoes each, three get 6, four get 5, five or six get 4. The rest is the stock, face down.

zoo-domino-rules-begin-title = The first domino
zoo-domino-rules-begin = The first player lays any domino. The host marks that seat, or chance decides. Later rounds are begun by the next seat clockwise, by the same seat or by the winner, as the table agrees; if several have won, by the next of them clockwise.

zoo-domino-rules-fit-title = What fits
zoo-domino-rules-fit = In turn, everyone lays one domino at either end of the chain, so that the halves that touch show the same animal. A double is laid like any other. The chain may turn corners: that changes nothing.

zoo-domino-rules-stock-title = Nothing fits? Draw!
zoo-domino-rules-stock = If none of your dominoes fits, draw from the stock, one after another, until one fits, and lay it at once. If one fits, you must lay one and may not draw. You pass only if nothing fits and the stock is empty.

zoo-domino-rules-out-title = The end of the round
zoo-domino-rules-out = Whoever lays the last domino of their hand wins. If nobody can go on, the fewest dominoes win; players with equally few share the win.

zoo-domino-rules-deal-all-title = The deal with trumps
zoo-domino-rules-deal-all = All dominoes are dealt, the same number to everyone. With five players one is left over: it lies face up as the start of the chain, and is never a trump.

zoo-domino-rules-elephant-title = The double elephant begins
zoo-domino-rules-elephant = Whoever holds the double elephant begins, and lays it first. If a domino was left over, they lay one that fits it instead, or trump or pass. If the double elephant itself is left over, the first player begins.

zoo-domino-rules-trump-title = Doubles are trumps
zoo-domino-rules-trump = If nothing fits, you may lay a double crosswise against any animal, at either end; the chain goes on with its animal. As long as one of your dominoes fits, you may not trump. A double that fits is laid like any other domino and is no trump.

zoo-domino-rules-side-title = No two trumps side by side
zoo-domino-rules-side = An end that is a trump cannot be trumped again. A double that was laid because it fitted is no trump, so a trump may lie beside it.

zoo-domino-rules-last-title = Not with the last domino
zoo-domino-rules-last = The last domino of your hand may not be laid as a trump. If it is a double that fits, you may lay it.

zoo-domino-rules-pass-title = Passing
zoo-domino-rules-pass = If you can neither fit nor trump, you pass. If you could only trump, you may pass too, unless the table has agreed that whoever can trump must. If a domino fits, you must lay one.

zoo-domino-rules-trumps-out-title = The end with trumps
zoo-domino-rules-trumps-out = Whoever lays the last domino of their hand wins. If everyone passes in a row, the round is blocked, and the fewest dominoes win; players with equally few share the win.

zoo-domino-rules-match-title = Rounds and points
zoo-domino-rules-match = A match has as many rounds as the table agrees on. A round won is a point, and so is a shared win. The most points win the match.

zoo-domino-rules-clock-title = Playing by the clock
zoo-domino-rules-clock = A table may agree on a time limit. When the time is up, the table does what you must: it lays a domino that fits, draws until one does, or passes. It trumps only if the table has agreed that whoever can trump must. Only the table itself can do that.
