## Zoo Domino on the page: what the board says. $domino and $animal are names, $player is a name.

zoo-domino-page-hand = Je stenen
zoo-domino-page-hand-help = Met Enter pak je een steen op, met de pijltjestoetsen kies je een uiteinde, met Enter leg je hem aan, met Escape leg je hem terug. Alt + pijltjestoets verplaatst hem in je hand. D is pakken, P is passen.
zoo-domino-page-fits = { $domino }, past
zoo-domino-page-chain = De rij
zoo-domino-page-last = { $domino }, als laatste gelegd
# A domino of the chain was tapped.
zoo-domino-page-lies = Ligt er al: { $domino }. Leg de jouwe aan een uiteinde van de rij.
zoo-domino-page-watched = Ligt er al: { $domino }. Je kijkt toe.
zoo-domino-page-spot = { $spot ->
    [left] Leg aan het linkeruiteinde, { $animal-beside }
   *[right] Leg aan het rechteruiteinde, { $animal-beside }
}
zoo-domino-page-spot-first = Leg hier de eerste steen
zoo-domino-page-draw = Pakken
zoo-domino-page-pass = Passen

## What to do now, and why something cannot be done
zoo-domino-page-turn = { $player } is aan de beurt
zoo-domino-page-over = De ronde is afgelopen
zoo-domino-page-hint-first = Jij begint: leg een steen
zoo-domino-page-hint-lay = Leg een steen die past
zoo-domino-page-hint-draw = Er past niets: pak uit de pot
zoo-domino-page-hint-trump = Er past niets: leg een dubbele steen als troef
zoo-domino-page-hint-trump-or-pass = Er past niets: leg een dubbele steen als troef, of pas
zoo-domino-page-hint-pass = Er past niets: je moet passen
zoo-domino-page-hint-end = Kies een uiteinde voor { $domino }
zoo-domino-page-hint-no-end = Past aan geen van beide uiteinden: { $domino }
zoo-domino-page-why-wait = Je bent niet aan de beurt.
zoo-domino-page-why-one-fits = Je hebt een steen die past.
zoo-domino-page-why-draw-first = Er past niets: pak tot er iets past.
zoo-domino-page-why-trump = Je kunt troeven, en aan deze tafel is dat verplicht.
zoo-domino-page-why-begin = Jij begint: leg een steen.
zoo-domino-page-why-stock-empty = De pot is leeg.

## The players
zoo-domino-page-holds = { $count ->
    [0] geen stenen meer
    [one] één steen
   *[other] { $count } stenen
}
zoo-domino-page-did-lay = legde { $domino }
zoo-domino-page-did-trump = troefde met { $domino }
zoo-domino-page-did-draw = pakte er { $count }
zoo-domino-page-did-pass = paste
zoo-domino-page-did-timeout = tijd was om
# What the table did when the player's time was up.
zoo-domino-page-time-up = { $did ->
    [lay] Je tijd is om. Voor je aangelegd: { $domino }.
    [trump] Je tijd is om. Voor je als troef gelegd: { $domino }.
   *[pass] Je tijd is om en er paste niets: je hebt gepast.
}
zoo-domino-page-log = Wat er is gebeurd
zoo-domino-page-log-empty = Nog niets.
# A line of the log: the chain bends, so it names the animal that the domino was laid against.
zoo-domino-page-log-lay = { $player } legt { $domino } { $animal-beside } aan
zoo-domino-page-log-lay-you = Je legt { $domino } { $animal-beside } aan
zoo-domino-page-log-trump = { $player } troeft { $animal-beside } met de { $domino }
zoo-domino-page-log-trump-you = Je troeft { $animal-beside } met de { $domino }

## For screen readers
zoo-domino-page-picked = { $domino } opgepakt. { $spots ->
    [both] Past aan beide uiteinden.
    [left] Past aan het linkeruiteinde.
    [right] Past aan het rechteruiteinde.
    [first] Enter legt de steen neer.
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
zoo-domino-page-moved = { $domino }, positie { $place } van { $count }
# The best rounds of the player who reads this.
zoo-domino-feat-left = Meeste stenen die de anderen overhielden toen jij won
# What is printed of the game, and how much of it.
zoo-domino-page-print-dominoes = { $count ->
    [one] 1 dominosteen
   *[other] { $count } dominostenen
}
