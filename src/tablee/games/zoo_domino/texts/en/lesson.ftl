## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Welcome! These are your seven dominoes. Mia, opposite you, has seven too. Whoever is first to lay their last domino wins.
zoo-domino-lesson-begin = You begin, with any domino. Take elephant–lion: tap it, then tap the place in the middle. You can also drag it, or use the arrow keys and Enter.
zoo-domino-lesson-fit = Mia has put a lion beside your lion. Now an elephant and a monkey are at the ends. Your monkey–penguin fits on the right: lay it there.
zoo-domino-lesson-refused = What happens if something does not fit? Try it: lay elephant–flamingo on the left, where the giraffe is.
zoo-domino-lesson-better = The referee says why it is refused, and “Why?” leads to the rule. Nothing is lost. Lay giraffe–zebra there instead: that fits.
zoo-domino-lesson-alone = Now find out for yourself which of your dominoes fits, and lay it.
zoo-domino-lesson-draw = Now none of your dominoes fits: a lion and a giraffe are at the ends. So you draw from the stock. Press “Draw”.
zoo-domino-lesson-draw-again = This one does not fit either. One draws until one fits.
zoo-domino-lesson-drawn = Giraffe–flamingo fits. What fits is laid at once: lay it on the right.
zoo-domino-lesson-last = Some turns later: you have a single domino left, and it fits. Lay it!
zoo-domino-lesson-won = You laid your last domino: you win! That is the first way to play. There is a second one, with trumps. Shall we have a look?
zoo-domino-lesson-trumps = Second way: all dominoes are dealt, here to four players. Whoever holds the double elephant begins with it. That is you!
zoo-domino-lesson-trump = Nothing of yours fits now. But doubles are trumps: a double may lie against any animal. Lay double zebra on the right.
zoo-domino-lesson-beside = Again nothing fits, and on the right lies a trump: Lea’s giraffes. Try to lay double penguin beside it.
zoo-domino-lesson-other-end = Two trumps never lie side by side. On the left lies no trump: the flamingos fitted there. Lay double penguin on the left.
zoo-domino-lesson-trumps-over = Now you know both ways to play. One more thing: your last domino may not be a trump. Have fun!
