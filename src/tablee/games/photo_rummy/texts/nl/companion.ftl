## At a real table: the keypad, the rounds of the score pad, and advice.

photo-rummy-real-hand = Hand
photo-rummy-real-take = Joker genomen voor { $photo }
photo-rummy-real-void = Niemand: onbeslist
photo-rummy-real-void-short = onbeslist
photo-rummy-real-photos = Foto’s van { $player }
photo-rummy-real-jokers = Jokers van { $player }
