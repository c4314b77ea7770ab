## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = The tiles
tile-rummy-rules-pieces = 106 tiles: the numbers 1 to 13 in black, red, blue and orange, each twice, and two stars. Every colour has a shape of its own. A tile is worth its number; a star is worth 25 on your rack, and on the table what it stands for.

tile-rummy-rules-deal-title = The deal
tile-rummy-rules-deal = 2 to 4 people play as many rounds as they agree on. Everyone gets 14 tiles, hidden on the rack; the rest is the pool. Play goes clockwise.

tile-rummy-rules-first-title = Who begins
tile-rummy-rules-first = Everyone draws a tile: the lowest begins; a star is the highest, and equals draw again. The tiles go back. In later rounds the next seat begins, or whatever the table agrees on.

tile-rummy-rules-sequence-title = Sequences
tile-rummy-rules-sequence = Three or more consecutive numbers in one colour. The 1 comes before the 2 only: 12, 13, 1 is no sequence.

tile-rummy-rules-series-title = Series
tile-rummy-rules-series = Three or four tiles with the same number, all in different colours.

tile-rummy-rules-star-title = Stars
tile-rummy-rules-star = A star stands for any tile. On the table it has a face: the tile that it stands for. One combination may hold both stars.

tile-rummy-rules-twice-title = Nothing twice
tile-rummy-rules-twice = A combination never holds the same tile twice: a series has each colour once, a sequence each number once. The order in which you put the tiles down does not matter.

tile-rummy-rules-opening-title = Opening: 30 points
tile-rummy-rules-opening = The first time you lay, all of it comes from your rack: one or more combinations worth 30 or more together. A star counts as its face.

tile-rummy-rules-lay-title = What you do in a turn
tile-rummy-rules-lay = Once you have opened in an earlier turn, you either lay at least one tile of your rack or exchange one. You may build new combinations or change those on the table. In the turn in which you open, the table stays as it is, unless your table agreed otherwise; then some of the tiles you lay must make combinations worth the points by themselves. Rearranging alone is not a turn.

tile-rummy-rules-change-title = Changing the table
tile-rummy-rules-change = You may add to combinations, split them, and put them together anew. Every tile that lay there stays there, and at the end of your turn every combination is valid. What you have laid in this turn you may take back.

tile-rummy-rules-take-star-title = Freeing a star
tile-rummy-rules-take-star = A star on the table never goes back to a rack. Lay the tile that it stands for from your rack in its place, and lay the star in the same turn wherever you like. In a series of three it stands for either colour that is missing. If you free several stars of one combination, your tiles must be able to lie there together. Otherwise it may move only to where it stands for the same. A table may agree that stars are free when the table is changed.

tile-rummy-rules-exchange-title = Exchanging
tile-rummy-rules-exchange = If you do not lay, exchange: choose a tile of your rack, draw a new one from the pool, and the old one is shuffled in. Nobody sees either. If the pool is empty, you pass.

tile-rummy-rules-nothing-lost-title = Nothing appears, nothing vanishes
tile-rummy-rules-nothing-lost = Rack and table together hold the same tiles before and after your turn. Only tiles of your rack come onto the table.

tile-rummy-rules-out-title = The end of the round
tile-rummy-rules-out = Whoever lays the last tile wins. The others lose the points on their racks; the winner gains the sum.

tile-rummy-rules-double-title = All at once
tile-rummy-rules-double = If you lay your whole rack in one turn, without having laid anything before in this round, everything counts double. In “draw and discard” that means all but the tile you reject.

tile-rummy-rules-blocked-title = A blocked round
tile-rummy-rules-blocked = If the pool is empty and everyone passes in a row, the round is over; so it is if nobody has laid a tile for very many turns. Everyone loses what is on the rack, and nobody gains.

tile-rummy-rules-score-title = The score sheet
tile-rummy-rules-score = The sheet has a row for each round and a column for each player. After the agreed rounds the highest total wins; equal totals share the place.

tile-rummy-rules-drawing-title = Versions with drawing
tile-rummy-rules-drawing = In two further versions every turn begins by drawing a tile. After that you may lay, but need not. All rules about opening, combinations and changing the table stay the same.

tile-rummy-rules-discard-title = Version: draw and discard
tile-rummy-rules-discard = You draw at the beginning of your turn and reject a tile at its end, whether you lay or not; a star too. So you need a tile to reject in order to finish. Rejected tiles lie face down aside, or go back to the pool if agreed. Nothing is exchanged. With an empty pool nothing is drawn, and if you do not lay, you pass and reject nothing.

tile-rummy-rules-keep-title = Version: draw and keep
tile-rummy-rules-keep = You draw at the beginning of your turn and reject nothing. Before you have opened you may also exchange a tile; that ends your turn. With an empty pool nothing is drawn.

tile-rummy-rules-stars-title = More or fewer stars
tile-rummy-rules-stars = The table may play with no stars, or with up to four, and agree on what a star left on a rack costs.

tile-rummy-rules-minimum-title = Another opening
tile-rummy-rules-minimum = The points for opening may be higher, for a harder game, or lower. With 0 any combination from your rack opens.

tile-rummy-rules-only-title = Only one kind
tile-rummy-rules-only = The table may agree that only sequences count, or only series.

tile-rummy-rules-ace-title = The 1 after the 13
tile-rummy-rules-ace = If agreed, the 1 may also follow the 13. It never lies in between: 13, 1, 2 is no sequence. It is still worth 1.

tile-rummy-rules-mixed-title = Mixed colours
tile-rummy-rules-mixed = If agreed, a sequence may mix colours. It still has each number only once.

tile-rummy-rules-house-title = House rules
tile-rummy-rules-house = The table may also deal 7 to 20 tiles, draw lots before every round, do without the double for laying all at once, and in “draw and keep” let those exchange a tile who have opened.

tile-rummy-rules-clock-title = The hourglass
tile-rummy-rules-clock = A turn may have a time limit. When it runs out, table and rack go back to how they were, and the next player goes on; a tile that had to be drawn is drawn for you. Only the table itself can do that.
