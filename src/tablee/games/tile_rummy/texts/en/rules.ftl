## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = The tiles
tile-rummy-rules-pieces = There are 106 tiles: the numbers 1 to 13 in black, red, blue and orange, each twice, and two stars. Every colour has its own shape, too. A tile is worth its number. A star on your rack is worth 25, and on the table whatever it stands for.

tile-rummy-rules-deal-title = The deal
tile-rummy-rules-deal = 2 to 4 people play as many rounds as they like. Everyone gets 14 tiles, hidden on their rack. The rest form the pool. Play goes clockwise.

tile-rummy-rules-first-title = Who starts
tile-rummy-rules-first = Everyone draws a tile, and whoever has the lowest starts. A star counts as the highest, and players who tie for lowest draw again. The tiles go back. The next player starts the next round, unless you agree otherwise.

tile-rummy-rules-sequence-title = Runs
tile-rummy-rules-sequence = A run is three or more consecutive numbers in one colour. The 1 comes only before the 2: 12, 13, 1 is not a run.

tile-rummy-rules-series-title = Groups
tile-rummy-rules-series = A group is three or four tiles with the same number, all in different colours. Runs and groups together are called melds.

tile-rummy-rules-star-title = Stars
tile-rummy-rules-star = A star can stand for any tile. Once it’s on the table, it stands for one particular tile. A meld may hold more than one star.

tile-rummy-rules-twice-title = No duplicates
tile-rummy-rules-twice = A meld never holds the same tile twice: a group has each colour at most once, a run each number at most once. The order in which you put the tiles down doesn’t matter.

tile-rummy-rules-opening-title = Opening: 30 points
tile-rummy-rules-opening = The first time you lay in a round, everything must come from your rack: one or more melds worth 30 points or more in total. This is called opening. A star counts as the tile it stands for.

tile-rummy-rules-lay-title = Lay or exchange
tile-rummy-rules-lay = Lay at least one tile from your rack, or exchange one. Just rearranging doesn’t count as a turn. From the turn after you open, you may lay new melds and change those on the table. In the turn you open, the other melds stay as they are, unless you’ve agreed otherwise. In that case, some of the tiles you lay must still make melds worth enough points by themselves.

tile-rummy-rules-change-title = Rearranging the table
tile-rummy-rules-change = You may add to melds, split them and put them together in new ways. Tiles that were on the table stay on the table, and at the end of your turn every meld must be valid. You may take back tiles you laid this turn.

tile-rummy-rules-take-star-title = Freeing a star
tile-rummy-rules-take-star = A star on the table never goes back to a rack. But you may free it: put the tile it stands for in its place, from your rack, and lay the star anywhere you like in the same turn. In a group of three, the star stands for either missing colour. If you free several stars in one meld, your tiles must fit there together. A star you haven’t freed may move only to a place where it stands for a tile that could have freed it. You may agree that stars can stand for anything when the table is rearranged.

tile-rummy-rules-exchange-title = Exchanging
tile-rummy-rules-exchange = If you don’t lay, you exchange: choose a tile from your rack, even a star, and draw a new one from the pool. Then the old one is shuffled in. Nobody else sees either tile. If the pool is empty, you can’t exchange, but you may pass.

tile-rummy-rules-nothing-lost-title = Nothing appears, nothing vanishes
tile-rummy-rules-nothing-lost = Your rack and the table together hold the same tiles before and after you lay. Only tiles from your rack can be added to the table.

tile-rummy-rules-out-title = Going out
tile-rummy-rules-out = The first player to lay their last tile goes out and wins the round. The others lose the points on their racks, and the winner gains the total.

tile-rummy-rules-double-title = All at once
tile-rummy-rules-double = If you haven’t laid anything in this round and then lay your whole rack in one turn, everything counts double. In “draw and discard” that means everything except the tile you discard.

tile-rummy-rules-blocked-title = A blocked round
tile-rummy-rules-blocked = If the pool is empty and everyone passes one after another, the round is over. It’s also over if nobody has laid a tile for a great many turns. Everyone loses what’s on their rack, and nobody gains.

tile-rummy-rules-score-title = The score sheet
tile-rummy-rules-score = The sheet has a row for each round and a column for each player. After the agreed number of rounds the highest total wins. Players with the same total tie.

tile-rummy-rules-drawing-title = Versions with drawing
tile-rummy-rules-drawing = In the two other versions you draw a tile at the start of every turn. After that you may lay, but you don’t have to. All the rules about opening, melds and rearranging the table stay the same.

tile-rummy-rules-discard-title = Version: draw and discard
tile-rummy-rules-discard = You draw a tile at the start of your turn and discard one at the end, whether you lay or not. You may even discard a star. So to go out, you need a last tile to discard. Discarded tiles are put aside face down, or go back into the pool if you’ve agreed on that. There are no exchanges. If the pool is empty, you don’t draw, and if you don’t lay, you pass without discarding.

tile-rummy-rules-keep-title = Version: draw and keep
tile-rummy-rules-keep = You draw a tile at the start of your turn and never discard. Until you’ve opened, you may also exchange a tile; that ends your turn. If the pool is empty, you don’t draw.

tile-rummy-rules-stars-title = More or fewer stars
tile-rummy-rules-stars = You may play with no stars, or with up to four, and agree on how many points a star left on a rack costs.

tile-rummy-rules-minimum-title = Another opening
tile-rummy-rules-minimum = You may agree on more points for the opening, which makes the game harder, or on fewer. With 0, any meld from your rack opens.

tile-rummy-rules-only-title = Only runs or only groups
tile-rummy-rules-only = You may agree that only runs count, or only groups.

tile-rummy-rules-ace-title = The 1 after the 13
tile-rummy-rules-ace = If everyone agrees, the 1 may also follow the 13. It never goes in between: 13, 1, 2 is not a run. It’s still worth 1.

tile-rummy-rules-mixed-title = Mixed colours
tile-rummy-rules-mixed = If everyone agrees, a run may mix colours. It still has each number only once. A star in it can be freed by its number in any colour.

tile-rummy-rules-house-title = House rules
tile-rummy-rules-house = You may deal anything from 7 to 20 tiles. You may draw tiles before every round to see who starts. You may drop the doubling for laying all at once. And in “draw and keep”, you may let players exchange a tile even after they’ve opened.

tile-rummy-rules-clock-title = The hourglass
tile-rummy-rules-clock = A turn may have a time limit. When it runs out, the table and your rack go back to how they were, and it’s the next player’s turn. If you still had to draw a tile, it’s drawn for you; in “draw and discard” the tile you drew is discarded.
