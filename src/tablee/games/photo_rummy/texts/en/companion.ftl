## At a real table: the keypad, the rounds of the score pad, and advice.

photo-rummy-real-hand = Hand
photo-rummy-real-take = Joker taken for { $photo }
photo-rummy-real-void = Nobody: a void round
photo-rummy-real-void-short = void
photo-rummy-real-photos = { $player }’s photos
photo-rummy-real-jokers = { $player }’s jokers
