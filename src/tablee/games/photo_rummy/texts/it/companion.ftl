## At a real table: the keypad, the rounds of the score pad, and advice.

photo-rummy-real-hand = Mano
photo-rummy-real-take = Jolly preso in cambio di { $photo }
photo-rummy-real-void = Nessuno: mano nulla
photo-rummy-real-void-short = nulla
photo-rummy-real-photos = Foto di { $player }
photo-rummy-real-jokers = Jolly di { $player }
