## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Welcome! These are your seven dominoes. Mia, opposite you, has seven too. The first player to lay their last domino wins.
zoo-domino-lesson-begin = You start, with any domino. Take elephant–lion: tap it, then tap the spot in the middle. You can also drag it, or use the arrow keys and Enter.
zoo-domino-lesson-fit = Mia has put a lion next to your lion. Now there’s an elephant at one end and a monkey at the other. Your monkey–penguin fits on the right: lay it there.
zoo-domino-lesson-refused = What happens if something doesn’t fit? Try it: lay elephant–flamingo on the left, where the giraffe is.
zoo-domino-lesson-better = The referee tells you why not, and “Why?” takes you to the rule. No harm done. Lay giraffe–zebra there instead: that fits.
zoo-domino-lesson-alone = Now find out for yourself which of your dominoes fits, and lay it.
zoo-domino-lesson-draw = Now none of your dominoes fits: there’s a lion at one end and a giraffe at the other. So you draw from the stock. Press “Draw”.
zoo-domino-lesson-draw-again = This one doesn’t fit either. Keep drawing until one does.
zoo-domino-lesson-drawn = Giraffe–flamingo fits. You must lay it straight away: put it on the right.
zoo-domino-lesson-last = A few turns later: you have just one domino left, and it fits. Lay it!
zoo-domino-lesson-won = You’ve laid your last domino: you win! That was the first way to play. There’s a second one, with trumps. Shall we have a look?
zoo-domino-lesson-trumps = In the second way, all dominoes are dealt, here to four players. Whoever has the double elephant starts with it. That’s you!
zoo-domino-lesson-trump = None of your dominoes fits now. But doubles are trumps: you may lay a double next to any animal. Lay the double zebra on the right.
zoo-domino-lesson-beside = Again nothing fits, and there’s a trump on the right: Lea’s double giraffe. Try laying the double penguin next to it.
zoo-domino-lesson-other-end = Two trumps may never be side by side. But there’s no trump on the left: the double flamingo fitted there, so it isn’t one. Lay the double penguin on the left.
zoo-domino-lesson-trumps-over = Now you know both ways to play. One more thing: you may not lay your last domino as a trump. Have fun!
