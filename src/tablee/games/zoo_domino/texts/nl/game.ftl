## Zoodomino: stenen, opties, wat er gebeurde, en waarom de scheidsrechter weigert.

zoo-domino = Zoodomino
zoo-domino-about = Zesendertig stenen, acht dieren. Leg gelijk aan gelijk: wie het eerst de laatste steen legt, wint.

zoo-domino-piece-elephant = olifant
zoo-domino-piece-lion = leeuw
zoo-domino-piece-giraffe = giraf
zoo-domino-piece-zebra = zebra
zoo-domino-piece-monkey = aap
zoo-domino-piece-crocodile = krokodil
zoo-domino-piece-penguin = pinguïn
zoo-domino-piece-flamingo = flamingo
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = dubbele { $half }

zoo-domino-option-way = Manier van spelen
zoo-domino-option-way-draw = Pakken
zoo-domino-option-way-draw-about = Wie niets passends heeft, pakt stenen uit de pot tot er een past.
zoo-domino-option-way-trumps = Troeven
zoo-domino-option-way-trumps-about = Alle stenen worden verdeeld. Dubbele stenen zijn troeven: ze mogen tegen elk dier liggen.
zoo-domino-option-must_trump = Troeven verplicht
zoo-domino-option-must_trump-about = Anders mag wie alleen nog kan troeven ook passen.
zoo-domino-option-rounds = Rondes
zoo-domino-option-rounds-about = Een gewonnen ronde is een punt; de meeste punten winnen de partij.
zoo-domino-option-first = Wie begint
zoo-domino-option-first-about = Wie in de eerste ronde het eerst mag.
zoo-domino-option-first-chance = door het lot
zoo-domino-option-first-1 = plaats 1
zoo-domino-option-first-2 = plaats 2
zoo-domino-option-first-3 = plaats 3
zoo-domino-option-first-4 = plaats 4
zoo-domino-option-first-5 = plaats 5
zoo-domino-option-first-6 = plaats 6
zoo-domino-option-starter = Latere rondes begint
zoo-domino-option-starter-about = Hebben er meer gewonnen, dan is het van hen de eerste met de klok mee na de plaats die het eerst mocht.
zoo-domino-option-starter-rotate = de volgende plaats met de klok mee
zoo-domino-option-starter-same = dezelfde plaats
zoo-domino-option-starter-winner = de winnaar
zoo-domino-option-clock-about = Is de tijd om, dan doet de tafel wat je moet doen: een passende steen leggen, stenen pakken tot er een past, of passen. Ze troeft alleen als troeven verplicht is.

## Wat je kunt doen. $domino is een paar of een dubbele steen.
zoo-domino-action-lay-first = { $domino } leggen
zoo-domino-action-lay = { $domino } { $end ->
    [left] links
   *[right] rechts
} aanleggen
zoo-domino-action-trump = { $end ->
    [left] links
   *[right] rechts
} troeven met { $domino }
zoo-domino-action-draw = een steen pakken
zoo-domino-action-pass = passen

## Wat iemand deed. $player is een naam; zinnen op -you zijn voor wie het deed.
zoo-domino-log-lay-first = { $player } begint met { $domino }
zoo-domino-log-lay-first-you = Je begint met { $domino }
zoo-domino-log-lay = { $player } legt { $domino } { $end ->
    [left] links
   *[right] rechts
} aan
zoo-domino-log-lay-you = Je legt { $domino } { $end ->
    [left] links
   *[right] rechts
} aan
zoo-domino-log-trump = { $player } troeft { $end ->
    [left] links
   *[right] rechts
} met { $domino }
zoo-domino-log-trump-you = Je troeft { $end ->
    [left] links
   *[right] rechts
} met { $domino }
zoo-domino-log-draw = { $count ->
    [one] { $player } pakt een steen
   *[other] { $player } pakt { $count } stenen
}
zoo-domino-log-draw-you = { $count ->
    [one] Je pakt een steen
   *[other] Je pakt { $count } stenen
}
zoo-domino-log-pass = { $player } past
zoo-domino-log-pass-you = Je past
zoo-domino-log-timeout = De tijd van { $player } is om
zoo-domino-log-timeout-you = Je tijd is om

zoo-domino-outcome-out = { $winners } heeft de laatste steen gelegd en wint de ronde.
zoo-domino-outcome-out-you = Je hebt je laatste steen gelegd en wint de ronde.
zoo-domino-outcome-blocked = Niemand kon nog leggen. { $count ->
    [one] { $winners } wint met de minste stenen.
   *[other] De winst is voor allen met de minste stenen: { $winners }.
}
zoo-domino-outcome-blocked-you = Niemand kon nog leggen. { $count ->
    [one] Je wint met de minste stenen.
   *[other] De winst is voor allen met de minste stenen: { $winners }.
}

## Wat er op tafel ligt, in woorden. $dominoes is een lijst van namen.
zoo-domino-look-chain = rij
zoo-domino-look-chain-about = de hele rij
zoo-domino-look-ends = uiteinden
zoo-domino-look-ends-about = alleen de twee uiteinden en de lengte
zoo-domino-look-hand = hand
zoo-domino-look-hand-about = jouw stenen
zoo-domino-look-counts = aantallen
zoo-domino-look-counts-about = hoeveel stenen iedereen heeft
zoo-domino-chain = Rij: { $dominoes }.
zoo-domino-chain-empty = Er ligt nog geen steen.
zoo-domino-ends = { $count ->
    [one] Er ligt één steen.
   *[other] Er liggen { $count } stenen.
} Linkeruiteinde: { $left }. Rechteruiteinde: { $right }.
zoo-domino-trump = { $domino } als troef
zoo-domino-hand = Jouw hand: { $dominoes }.
zoo-domino-hand-of = { $player } heeft: { $dominoes }.
zoo-domino-hand-empty = Je hand is leeg.
zoo-domino-drew = Je pakt: { $domino }.
# $counts is een lijst als ‘Ben 5, Carla 4’.
zoo-domino-counts = In de hand: { $counts }.
zoo-domino-stock = In de pot: { $count }.

## Waarom de scheidsrechter weigert
zoo-domino-refusal-lay-not_in_hand = Je hebt { $domino } niet in je hand.
zoo-domino-refusal-lay-no_chain_yet = Er is nog geen uiteinde om { $domino } aan te leggen: dit zou de eerste steen zijn.
zoo-domino-refusal-lay-which_end = Kies een uiteinde voor { $domino }: links of rechts.
zoo-domino-refusal-lay-does_not_fit = Aan het { $end ->
    [left] linker
   *[right] rechter
}uiteinde ligt { $animal }: daar past { $domino } niet.
zoo-domino-refusal-lay-double_elephant_begins = Eerst wordt de dubbele olifant gelegd, niet { $domino }.
zoo-domino-refusal-trump-not_this_way = Bij deze manier van spelen zijn er geen troeven: { $domino } is een steen als alle andere.
zoo-domino-refusal-trump-not_a_double = Alleen dubbele stenen zijn troeven, en { $domino } is er geen.
zoo-domino-refusal-trump-no_chain_yet = De rij is nog niet begonnen: { $domino } kan nog geen troef zijn.
zoo-domino-refusal-trump-it_fits = Daar past hij gewoon: leg { $domino } aan als een gewone steen.
zoo-domino-refusal-trump-another_fits = Troeven mag alleen als niets past, maar { $fitting } past. Bewaar { $domino } voor later.
zoo-domino-refusal-trump-beside_trump = Twee troeven liggen nooit naast elkaar: { $neighbour } is er een, dus { $domino } mag daar niet.
zoo-domino-refusal-trump-last_domino = Je laatste steen mag geen troef zijn: { $domino } moet passen.
zoo-domino-refusal-draw-not_this_way = Er valt niets te pakken: alle stenen zijn verdeeld.
zoo-domino-refusal-draw-one_fits = Je hoeft niet te pakken: { $fitting } past.
zoo-domino-refusal-draw-chain_empty = Jij begint: leg een steen naar keuze. Pakken hoeft niet.
zoo-domino-refusal-draw-stock_empty = De pot is leeg.
zoo-domino-refusal-pass-one_fits = Passen mag niet zolang je een steen kunt aanleggen, en { $fitting } kan.
zoo-domino-refusal-pass-one_fits_trumps = Passen mag niet zolang je een steen kunt aanleggen, en { $fitting } kan.
zoo-domino-refusal-pass-chain_empty = Jij begint: leg een steen naar keuze.
zoo-domino-refusal-pass-double_elephant_begins = Jij hebt de dubbele olifant: leg hem om te beginnen.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Er zit nog een steen in de pot: pak hem.
   *[other] Er zitten nog { $count } stenen in de pot: pak tot er een past.
}
zoo-domino-refusal-pass-must_trump = Aan deze tafel moet troeven wie kan: { $domino } kan.
zoo-domino-refusal-timeout-no_limit = Aan deze tafel is er geen tijdslimiet.
