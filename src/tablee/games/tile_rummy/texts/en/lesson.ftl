## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Welcome! These are your 14 tiles. You lay combinations: sequences such as red 10, 11, 12, and series such as three 7s of different colours. Whoever is first to lay the last tile wins.
tile-rummy-lesson-short = Begin with a sequence. Tap red 10 and red 11, then tap the free place on the table. You can also drag them.
tile-rummy-lesson-open = Two tiles are too few: the referee says so at once. Put red 12 beside them. Three tiles worth 33: for the first lay you need 30. Then press “End turn”.
tile-rummy-lesson-add = Mia has opened, too. From now on you may change everything on the table. Put blue 3 and blue 4 to Mia’s blue sequence, and end the turn.
tile-rummy-lesson-apart = You may also take things apart. Make a new series of your black 7 and orange 7 and the blue 7 from the table: the blue sequence stays long enough. Then end the turn.
tile-rummy-lesson-star = A star stands for any tile; Mia’s stands for red 13. You have the real one! Put red 13 there, and lay the star with black 1 and black 2: it becomes black 3. Then end the turn.
tile-rummy-lesson-exchange = Now you can lay nothing. Then you exchange a tile: press “Exchange”, choose orange 1, and confirm. You get a new one from the pool.
tile-rummy-lesson-last = Some rounds later: you have one tile left, and Mia has just laid three 10s. Put your red 10 there and end the turn.
tile-rummy-lesson-won = Your rack is empty: you win! Mia loses the points on her rack, and you gain them. Now you know the game. Have fun!
