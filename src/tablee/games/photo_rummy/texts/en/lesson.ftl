## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Welcome! These are your eight photos from European capitals. You lay families (cards from one capital) and series (cards on one theme). The first player with no cards left wins.
photo-rummy-lesson-draw = Every turn begins with a card from a pile. Draw from the marked one.
photo-rummy-lesson-short = You’ve drawn a dish from London! First try it with two cards: choose London’s church and London’s sight, then tap the empty spot on the table.
photo-rummy-lesson-open = A family needs three cards: the referee tells you straight away. Put London’s dish with them, then press “End turn”.
photo-rummy-lesson-draw-again = Mia has laid a series: five dishes. Now draw again from the marked pile.
photo-rummy-lesson-add = Now that you’ve opened, you may add to anything on the table. Add London’s letter box to your family and end your turn.
photo-rummy-lesson-apart = Mia has laid letter boxes and a joker, which stands for any photo. Draw a card from the marked pile.
photo-rummy-lesson-apart-lay = You may rearrange the table. You have Berlin’s church and emblem, so take Berlin’s dish from the series: that leaves four dishes, which is enough. Lay the three Berlin cards as a family and end your turn.
photo-rummy-lesson-joker = Mia drew a card and laid nothing. Draw from the marked pile.
photo-rummy-lesson-joker-take = Now for the joker: you have a letter box, the one from Paris. Put it on the joker: the letter box stays there, and the joker is yours. End your turn.
photo-rummy-lesson-last = Looking good! Draw once more from the marked pile.
photo-rummy-lesson-out = Now lay everything: the five sights and the joker make a series, and London’s emblem joins London’s family. The light bulb shows you how. Then end your turn.
photo-rummy-lesson-won = No cards left: you win the round! Mia loses a point for each photo in her hand, and you gain them; a joker would cost her 10. Now you know the game. Have fun!
