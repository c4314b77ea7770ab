## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Welcome! These are your eight photos from European capitals. You lay families, which are cards of one capital, and series, which are cards of one theme. Whoever is first to have no cards left wins.
photo-rummy-lesson-draw = Every turn begins with a card from a pile. Draw from the marked one.
photo-rummy-lesson-short = You have drawn a dish from London! First try with two cards: choose London’s church and London’s sight, and tap the free place on the table.
photo-rummy-lesson-open = A family needs three cards: the referee says so at once. Put London’s dish beside them, then press “End turn”.
photo-rummy-lesson-draw-again = Mia has laid a series: five dishes. Now draw again, from the marked pile.
photo-rummy-lesson-add = Since you have opened, you may add to anything on the table. Put London’s letter box to your family and end the turn.
photo-rummy-lesson-apart = Mia has laid letter boxes, one of them a joker, which stands for any photo. Draw a card from the marked pile.
photo-rummy-lesson-apart-lay = You may rebuild the table. You have Berlin’s church and emblem; take Berlin’s dish from the series: four dishes remain, and that is enough. Lay the three as a family and end the turn.
photo-rummy-lesson-joker = Mia has drawn and laid nothing. Draw from the marked pile.
photo-rummy-lesson-joker-take = Now the joker: you have a letter box, the one from Paris. Put it on the joker: it takes its place, and the joker is yours. End the turn.
photo-rummy-lesson-last = It looks good! Draw once more from the marked pile.
photo-rummy-lesson-out = Now lay everything: the five sights and the joker make a series, and London’s emblem goes to London’s family. The light bulb shows it to you. Then end the turn.
photo-rummy-lesson-won = No cards left: you win the round! Mia loses a point for each photo in her hand, and you gain them; a joker would be 10. Now you know the game. Have fun!
