## At a real table: the keypad, the rounds of the score pad, and advice.

tile-rummy-real-rack = Leggio
tile-rummy-real-group = Per un gruppo: tocca prima una delle sue tessere
tile-rummy-real-all = Tutte e quattro le tessere: { $number }
tile-rummy-real-without = Il gruppo senza { $tile }
tile-rummy-real-blocked = Nessuno: mano bloccata
tile-rummy-real-blocked-short = bloccata
tile-rummy-real-double = Tutto in un turno: vale doppio
tile-rummy-real-double-short = doppia
tile-rummy-real-left = Punti sul leggio: { $player }
tile-rummy-real-tap = Somma toccando le tessere
