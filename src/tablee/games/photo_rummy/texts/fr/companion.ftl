## At a real table: the keypad, the rounds of the score pad, and advice.

photo-rummy-real-hand = Main
photo-rummy-real-take = Joker pris contre { $photo }
photo-rummy-real-void = Personne : manche nulle
photo-rummy-real-void-short = nulle
photo-rummy-real-photos = Photos : { $player }
photo-rummy-real-jokers = Jokers : { $player }
