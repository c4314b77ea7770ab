## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = The cards
photo-rummy-rules-pieces = There are 102 photos. Each of 17 European capitals has one for each of six themes: palaces and parliaments, churches, sights, typical dishes, letter boxes and emblems. No photo appears twice. There are also six jokers.

photo-rummy-rules-deal-title = The deal
photo-rummy-rules-deal = 2 to 4 people play as many rounds as they like. Everyone gets 8 cards, hidden from the others. The rest are dealt face down into five piles of about the same height.

photo-rummy-rules-first-title = Who starts
photo-rummy-rules-first = The youngest player starts the first round: the host chooses their seat, or leaves it to chance. Play goes clockwise. The next player starts the next round, unless you agree otherwise.

photo-rummy-rules-melds-title = Families and series
photo-rummy-rules-melds = There are two kinds of meld. A family is three to six cards from one capital. A series is four to seventeen cards on one theme.

photo-rummy-rules-jokers-title = More photos than jokers
photo-rummy-rules-jokers = A joker stands for any photo. Every meld needs more photos than jokers: three or four cards may include one joker, five or six cards two, and so on.

photo-rummy-rules-joker-stands-title = What a joker stands for
photo-rummy-rules-joker-stands = A joker stands for a photo that is missing from its meld, even if that photo is elsewhere on the table. So a family never has more than six cards, and a series never more than seventeen. You don’t have to say which photo it is.

photo-rummy-rules-draw-title = First draw a card
photo-rummy-rules-draw = Begin your turn by drawing one card from any pile. Then you may lay cards, and your turn ends. You never discard.

photo-rummy-rules-lay-title = To lay or not to lay
photo-rummy-rules-lay = You may lay several melds in one turn. If you can’t lay anything, or don’t want to, you simply keep the card you drew.

photo-rummy-rules-opening-title = Your first meld
photo-rummy-rules-opening = Until you’ve laid your first meld of the round, you may lay only melds made entirely of your own cards. Laying the first one is called opening.

photo-rummy-rules-add-title = Adding and rearranging
photo-rummy-rules-add = Once you’ve opened, even in the same turn, you may add cards to any meld on the table. You may also take melds apart and put them together in new ways. In later turns you may rearrange without laying a card. Your opening is checked when your turn ends: some of the cards you laid must make a meld by themselves, wherever they are by then.

photo-rummy-rules-rebuild-title = What stays on the table
photo-rummy-rules-rebuild = Cards that were on the table stay on the table, except for a joker you take in exchange for a photo. At the end of your turn every meld must be valid; in between, anything goes. You may take back cards you laid this turn.

photo-rummy-rules-take-joker-title = Taking a joker
photo-rummy-rules-take-joker = Once you’ve opened, you may swap a photo from your hand for a joker on the table. The photo must fit the joker’s meld as it was when your turn began, and the meld must stay valid. The joker goes into your hand: use it at once, or keep it. One photo frees one joker, and stays on the table.

photo-rummy-rules-nothing-lost-title = Nothing appears, nothing vanishes
photo-rummy-rules-nothing-lost = Your hand and the table together hold the same cards before and after you lay. Only cards from your hand can be added to the table.

photo-rummy-rules-out-title = Going out
photo-rummy-rules-out = The first player to lay their last card, with every meld on the table valid, goes out and wins the round at once.

photo-rummy-rules-points-title = Points
photo-rummy-rules-points = Everyone else loses 1 point for each photo and 10 for each joker still in hand. The winner gains the total.

photo-rummy-rules-void-title = A void round
photo-rummy-rules-void = If all the piles run out and nobody has gone out, the round is void and nobody scores. The player who drew the last card still finishes their turn. Agree beforehand whether a void round counts as played or is played again.

photo-rummy-rules-match-title = The match
photo-rummy-rules-match = After the agreed number of rounds the highest total wins. Players with the same total tie.

photo-rummy-rules-clock-title = Mistakes, and the clock
photo-rummy-rules-clock = If your turn would leave an invalid meld on the table, the referee refuses it: put it right, or take it back. If you play with a clock and your time runs out, the table and your hand go back to how they were, and you keep the card you drew. If you hadn’t drawn yet, a card is drawn for you.
