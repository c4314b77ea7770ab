## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Welcome! These are your 14 tiles. You lay melds: runs such as red 10, 11, 12, and groups such as three 7s in different colours. The first player to lay their last tile wins.
tile-rummy-lesson-short = Start with a run. Tap the red 10 and the red 11, then tap the empty spot on the table. You can also drag them.
tile-rummy-lesson-open = Two tiles aren’t enough: the referee tells you straight away. Put the red 12 next to them. That makes 33 points; you need 30 to open. Then press “End turn”.
tile-rummy-lesson-add = Mia has opened too. From now on you may change anything on the table. Add the blue 3 and the blue 4 to Mia’s blue run, and end your turn.
tile-rummy-lesson-apart = You can also take melds apart. Make a new group from your black 7, your orange 7 and the blue 7 on the table: the blue run is still long enough. Then end your turn.
tile-rummy-lesson-star = A star stands for any tile; Mia’s stands for the red 13. You have the real one! Put your red 13 there, and lay the star with the black 1 and the black 2: it becomes the black 3. Then end your turn.
tile-rummy-lesson-exchange = Now you can’t lay anything, so you exchange a tile: press “Exchange”, choose the orange 1, and confirm. You get a new one from the pool.
tile-rummy-lesson-last = A few turns later: you have one tile left, and Mia has just laid three 10s. Add your red 10 and end your turn.
tile-rummy-lesson-won = Your rack is empty: you win! Mia loses the points on her rack, and you gain them. Now you know the game. Have fun!
