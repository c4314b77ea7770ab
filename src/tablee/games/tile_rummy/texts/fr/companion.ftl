## At a real table: the keypad, the rounds of the score pad, and advice.

tile-rummy-real-rack = Chevalet
tile-rummy-real-group = Pour une série : touche d’abord une de ses pièces
tile-rummy-real-all = Les quatre { $number }
tile-rummy-real-without = La série sans { $tile }
tile-rummy-real-blocked = Personne : manche bloquée
tile-rummy-real-blocked-short = bloquée
tile-rummy-real-double = Tout en un seul tour : compte double
tile-rummy-real-double-short = double
tile-rummy-real-left = Points sur le chevalet : { $player }
tile-rummy-real-tap = Additionner en touchant les pièces
