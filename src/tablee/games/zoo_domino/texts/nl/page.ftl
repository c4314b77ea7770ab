## Zoo Domino op de pagina: wat het speelveld zegt. $domino en $animal zijn namen, $player is een naam.

zoo-domino-page-hand = Jouw stenen
zoo-domino-page-hand-help = Enter pakt een steen op, de pijltjestoetsen kiezen een uiteinde, Enter legt hem aan, Escape legt hem terug. Alt met een pijltje verplaatst hem in je hand. D pakt uit de pot, P past.
zoo-domino-page-fits = { $domino }, past
zoo-domino-page-chain = De ketting
zoo-domino-page-last = { $domino }, het laatst gelegd
zoo-domino-page-spot = { $spot ->
    [left] Leg aan het linkeruiteinde, naast { $animal }
   *[right] Leg aan het rechteruiteinde, naast { $animal }
}
zoo-domino-page-spot-first = Leg hier de eerste steen
zoo-domino-page-draw = Pakken
zoo-domino-page-pass = Passen

## Wat er nu te doen is, en waarom iets niet kan
zoo-domino-page-turn = { $player } is aan de beurt
zoo-domino-page-over = De ronde is voorbij
zoo-domino-page-hint-first = Jij begint: leg een steen
zoo-domino-page-hint-lay = Leg een steen die past
zoo-domino-page-hint-draw = Niets past: pak uit de pot
zoo-domino-page-hint-trump = Niets past: leg een dubbele als troef
zoo-domino-page-hint-trump-or-pass = Niets past: leg een dubbele als troef, of pas
zoo-domino-page-hint-pass = Niets past: pas
zoo-domino-page-hint-end = Kies een uiteinde voor { $domino }
zoo-domino-page-hint-no-end = { $domino } past aan geen van beide uiteinden
zoo-domino-page-why-wait = Je bent niet aan de beurt.
zoo-domino-page-why-one-fits = Je hebt een steen die past.
zoo-domino-page-why-draw-first = Niets past: pak tot er iets past.
zoo-domino-page-why-trump = Je kunt troeven, en aan deze tafel moet dat.
zoo-domino-page-why-begin = Jij begint: leg een steen.
zoo-domino-page-why-stock-empty = De pot is leeg.

## De spelers
zoo-domino-page-plays = aan de beurt
zoo-domino-page-wins = wint
zoo-domino-page-holds = { $count ->
    [0] geen steen meer
    [one] één steen
   *[other] { $count } stenen
}
zoo-domino-page-did-lay = legde { $domino }
zoo-domino-page-did-trump = troefde: { $domino }
zoo-domino-page-did-draw = pakte er { $count }
zoo-domino-page-did-pass = paste
zoo-domino-page-did-timeout = tijd was om
zoo-domino-page-log = Wat er gebeurde
zoo-domino-page-log-empty = Nog niets.

## Voorgelezen voor wie luistert
zoo-domino-page-picked = { $domino } opgepakt. { $spots ->
    [both] Past aan beide uiteinden.
    [left] Past aan het linkeruiteinde.
    [right] Past aan het rechteruiteinde.
    [first] Enter legt de steen.
   *[none] Past aan geen van beide uiteinden.
}
zoo-domino-page-aim = { $spot ->
    [left] Linkeruiteinde, { $animal }.
   *[right] Rechteruiteinde, { $animal }.
} { $fits ->
    [yes] Past.
   *[no] Past niet.
}
zoo-domino-page-put-back = { $domino } teruggelegd
zoo-domino-page-moved = { $domino }, plaats { $place } van { $count }
