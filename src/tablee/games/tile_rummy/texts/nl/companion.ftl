## At a real table: the keypad, the rounds of the score pad, and advice.

tile-rummy-real-rack = Plankje
tile-rummy-real-group = Voor een serie: tik eerst een van de stenen aan
tile-rummy-real-all = { $number } in alle kleuren
tile-rummy-real-without = De serie zonder { $tile }
tile-rummy-real-blocked = Niemand: vastgelopen
tile-rummy-real-blocked-short = vast
tile-rummy-real-double = Alles in één beurt: telt dubbel
tile-rummy-real-double-short = dubbel
tile-rummy-real-left = Punten op het plankje van { $player }
tile-rummy-real-tap = Optellen door stenen aan te tikken
