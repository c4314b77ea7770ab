## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = The cards
photo-rummy-rules-pieces = 102 photos: from 17 European capitals one for each of the six themes, which are palaces and parliaments, churches, sights, typical dishes, letter boxes and emblems. Every photo is there once. Six jokers come with them.

photo-rummy-rules-deal-title = The deal
photo-rummy-rules-deal = 2 to 4 people play as many rounds as they agree on. Everyone gets 8 cards; the rest lies face down in five piles of nearly the same height.

photo-rummy-rules-first-title = Who begins
photo-rummy-rules-first = The youngest begins the first round: the host marks the seat, or chance decides. It goes clockwise. Later rounds are begun by the next seat, or by whomever the table agrees on.

photo-rummy-rules-melds-title = Families and series
photo-rummy-rules-melds = A family is three or more cards of one capital, at most six. A series is four or more cards of one theme, at most seventeen.

photo-rummy-rules-jokers-title = More photos than jokers
photo-rummy-rules-jokers = A joker stands for any photo. In every meld there are more photos than jokers: three or four cards hold at most one joker, five or six at most two.

photo-rummy-rules-joker-stands-title = What a joker stands for
photo-rummy-rules-joker-stands = A joker stands for a photo that is missing from its meld; that photo may lie elsewhere. So a family never has more than six cards and a series never more than seventeen. Nobody needs to say which photo it is.

photo-rummy-rules-draw-title = First draw a card
photo-rummy-rules-draw = Your turn begins by drawing one card from a pile of your choice. Then you may lay cards, and then the turn ends. There is no discard.

photo-rummy-rules-lay-title = Laying or not
photo-rummy-rules-lay = You may lay several melds in one turn. If you cannot or do not want to lay, you keep the card that you drew.

photo-rummy-rules-opening-title = Your first meld
photo-rummy-rules-opening = Until you have laid a first meld in this round, you may lay only melds made of your own cards. This is judged when your turn ends: some of the cards that you laid must form a meld by themselves, wherever they lie by then.

photo-rummy-rules-add-title = Building on
photo-rummy-rules-add = Once you have opened, in the same turn too, you may add cards to any meld on the table, and take melds apart and rebuild them. In a later turn you may rebuild without laying a card.

photo-rummy-rules-rebuild-title = Rebuilding the table
photo-rummy-rules-rebuild = Every card that lay on the table stays on the table, except a joker that you take for a photo, and at the end of your turn every meld is valid. In between anything goes. Cards that you laid in this turn you may take back.

photo-rummy-rules-take-joker-title = Taking a joker
photo-rummy-rules-take-joker = If you have opened, you may lay a photo from your hand in the place of a joker, if it fits that meld as it lay when your turn began and the meld stays valid. The joker comes to your hand: use it at once or keep it. One photo frees one joker, and stays on the table.

photo-rummy-rules-nothing-lost-title = Nothing appears, nothing vanishes
photo-rummy-rules-nothing-lost = Hand and table together hold the same cards before and after your turn. Only cards of your hand come onto the table.

photo-rummy-rules-out-title = The end of the round
photo-rummy-rules-out = Whoever lays the last card of their hand, with a valid table, wins the round at once.

photo-rummy-rules-points-title = Points
photo-rummy-rules-points = Everyone else loses 1 point for each photo and 10 for each joker in the hand. The winner gains the sum.

photo-rummy-rules-void-title = A void round
photo-rummy-rules-void = If all piles are used up and nobody is out, nobody scores. Whoever drew the last card finishes the turn first. The table agrees whether such a round counts as played or is played again.

photo-rummy-rules-match-title = The match
photo-rummy-rules-match = After the agreed rounds the highest total wins; equal totals share the place.

photo-rummy-rules-clock-title = An invalid table, and the clock
photo-rummy-rules-clock = A turn that would leave an invalid table is refused: repair it, or take it back. If you play with a clock and the time is up, table and hand are as before, and you keep the card drawn; if you had not drawn, the table draws for you. Only the table itself can do that.
