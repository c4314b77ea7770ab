## At a real table: the keypad, the rounds of the score pad, and advice.

photo-rummy-real-hand = Mano
photo-rummy-real-take = Comodín por { $photo }
photo-rummy-real-void = Nadie: ronda nula
photo-rummy-real-void-short = nula
photo-rummy-real-photos = Fotos de { $player }
photo-rummy-real-jokers = Comodines de { $player }
