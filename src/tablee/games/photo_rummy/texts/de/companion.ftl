## At a real table: the keypad, the rounds of the score pad, and advice.

photo-rummy-real-hand = Hand
photo-rummy-real-take = Joker bekommen für { $photo }
photo-rummy-real-void = Niemand: unentschieden
photo-rummy-real-void-short = unentsch.
photo-rummy-real-photos = Fotos von { $player }
photo-rummy-real-jokers = Joker von { $player }
