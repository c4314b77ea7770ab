## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Zoodomino
zoo-domino-about = Zesendertig stenen, acht dieren. Leg gelijke dieren naast elkaar, en leg als eerste je laatste steen.

# Each animal in the forms that sentences need: $animal-a, $animal-beside.
zoo-domino-piece-elephant = olifant
    .a = een olifant
    .beside = naast de olifant
zoo-domino-piece-lion = leeuw
    .a = een leeuw
    .beside = naast de leeuw
zoo-domino-piece-giraffe = giraf
    .a = een giraf
    .beside = naast de giraf
zoo-domino-piece-zebra = zebra
    .a = een zebra
    .beside = naast de zebra
zoo-domino-piece-monkey = aap
    .a = een aap
    .beside = naast de aap
zoo-domino-piece-crocodile = krokodil
    .a = een krokodil
    .beside = naast de krokodil
zoo-domino-piece-penguin = pinguïn
    .a = een pinguïn
    .beside = naast de pinguïn
zoo-domino-piece-flamingo = flamingo
    .a = een flamingo
    .beside = naast de flamingo
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = dubbele { $half }

zoo-domino-option-way = Manier van spelen
zoo-domino-option-way-draw = Pakken
zoo-domino-option-way-draw-about = Past geen van je stenen, dan pak je uit de pot tot er een past.
zoo-domino-option-way-trumps = Troeven
zoo-domino-option-way-trumps-about = Alle stenen worden verdeeld. Dubbele stenen zijn troeven: die mag je naast elk dier leggen.
zoo-domino-option-must_trump = Troeven verplicht
zoo-domino-option-must_trump-about = Anders mag je ook passen als je alleen kunt troeven.
zoo-domino-option-rounds = Rondes
zoo-domino-option-rounds-about = Elke gewonnen ronde is een punt; wie de meeste punten heeft, wint de partij.
zoo-domino-option-first = Wie begint
zoo-domino-option-first-about = Wie de eerste ronde begint. Met troeven begint wie de dubbele olifant heeft.
zoo-domino-option-first-chance = willekeurig
zoo-domino-option-first-1 = plaats 1
zoo-domino-option-first-2 = plaats 2
zoo-domino-option-first-3 = plaats 3
zoo-domino-option-first-4 = plaats 4
zoo-domino-option-first-5 = plaats 5
zoo-domino-option-first-6 = plaats 6
zoo-domino-option-starter = Wie de volgende rondes begint
zoo-domino-option-starter-about = Zijn er meerdere winnaars, dan begint de eerste van hen, met de klok mee gerekend vanaf de speler die begon.
zoo-domino-option-starter-rotate = de volgende speler met de klok mee
zoo-domino-option-starter-same = dezelfde speler
zoo-domino-option-starter-winner = de winnaar
zoo-domino-option-clock-about = Is je tijd om, dan speelt de tafel voor je: die legt een passende steen, pakt uit de pot tot dat lukt, of past. Troeven doet de tafel alleen als dat verplicht is.

## What a player may do. $domino is a pair or a double.
zoo-domino-action-lay-first = { $domino } leggen
zoo-domino-action-lay = { $domino } { $end ->
    [left] links
   *[right] rechts
} aanleggen
zoo-domino-action-trump = { $end ->
    [left] links
   *[right] rechts
} troeven met de { $domino }
zoo-domino-action-draw = een steen pakken
zoo-domino-action-pass = passen

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
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
} met de { $domino }
zoo-domino-log-trump-you = Je troeft { $end ->
    [left] links
   *[right] rechts
} met de { $domino }
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
zoo-domino-outcome-blocked = De ronde zit vast. { $count ->
    [one] { $winners } wint met de minste stenen.
   *[other] Even weinig stenen: { $winners } delen de overwinning.
}
zoo-domino-outcome-blocked-you = De ronde zit vast. { $count ->
    [one] Je wint met de minste stenen.
   *[other] Even weinig stenen: { $winners } delen de overwinning.
}

## What lies on the table, in words. $dominoes is a list of names.
zoo-domino-look-chain = rij
zoo-domino-look-chain-about = de hele rij
zoo-domino-look-ends = uiteinden
zoo-domino-look-ends-about = alleen de twee uiteinden en de lengte
zoo-domino-look-hand = hand
zoo-domino-look-hand-about = je stenen
zoo-domino-look-counts = aantallen
zoo-domino-look-counts-about = hoeveel stenen iedereen heeft
zoo-domino-chain = Rij: { $dominoes }.
zoo-domino-chain-empty = Er ligt nog niets op tafel.
zoo-domino-ends = { $count ->
    [one] Er ligt één steen op tafel.
   *[other] Er liggen { $count } stenen op tafel.
} Linkeruiteinde: { $left }. Rechteruiteinde: { $right }.
zoo-domino-trump = { $domino } als troef
zoo-domino-hand = Je hand: { $dominoes }.
zoo-domino-hand-of = { $player } heeft: { $dominoes }.
zoo-domino-hand-empty = Je hand is leeg.
zoo-domino-drew = Je pakt: { $domino }.
# $counts is a list such as "Ben 5, Carla 4".
zoo-domino-counts = In de hand: { $counts }.
zoo-domino-stock = In de pot: { $count }.

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = Deze steen heb je niet: { $domino }.
zoo-domino-refusal-lay-no_chain_yet = Er is nog geen rij. Dit zou de eerste steen zijn: { $domino }.
zoo-domino-refusal-lay-which_end = Kies een uiteinde voor deze steen, links of rechts: { $domino }.
zoo-domino-refusal-lay-does_not_fit = Aan dat uiteinde ligt { $animal-a }. Deze steen past daar niet: { $domino }.
zoo-domino-refusal-lay-double_elephant_begins = De dubbele olifant komt eerst, niet deze steen: { $domino }.
zoo-domino-refusal-trump-not_this_way = Bij deze manier van spelen zijn er geen troeven. Dit is een steen als alle andere: { $domino }.
zoo-domino-refusal-trump-not_a_double = Alleen dubbele stenen zijn troeven, en { $domino } is niet dubbel.
zoo-domino-refusal-trump-no_chain_yet = Er is nog geen rij: de { $domino } kan geen troef zijn.
zoo-domino-refusal-trump-it_fits = Daar past de { $domino }: leg hem als gewone steen.
zoo-domino-refusal-trump-another_fits = Je mag alleen troeven als er niets past. Bewaar de { $domino } voor later, want deze steen past: { $fitting }.
zoo-domino-refusal-trump-beside_trump = Twee troeven mogen nooit naast elkaar liggen: de { $neighbour } is er een, dus de { $domino } mag daar niet.
zoo-domino-refusal-trump-last_domino = Je laatste steen mag je niet als troef leggen: de { $domino } moet passen.
zoo-domino-refusal-draw-not_this_way = Er valt niets te pakken: alle stenen zijn verdeeld.
zoo-domino-refusal-draw-one_fits = Je mag niet pakken zolang er een steen past. Deze past: { $fitting }.
zoo-domino-refusal-draw-chain_empty = Jij begint: leg een steen naar keuze. Pakken hoeft niet.
zoo-domino-refusal-draw-stock_empty = De pot is leeg.
zoo-domino-refusal-pass-one_fits = Je mag niet passen zolang je kunt aanleggen. Dat kan met deze steen: { $fitting }.
zoo-domino-refusal-pass-one_fits_trumps = Je mag niet passen zolang je kunt aanleggen. Dat kan met deze steen: { $fitting }.
zoo-domino-refusal-pass-chain_empty = Jij begint: leg een steen naar keuze.
zoo-domino-refusal-pass-double_elephant_begins = Jij hebt de dubbele olifant: leg hem om te beginnen.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Er zit nog één steen in de pot: pak die.
   *[other] Er zitten nog { $count } stenen in de pot: pak tot er een past.
}
zoo-domino-refusal-pass-must_trump = Aan deze tafel moet je troeven als je kunt, en dat kan: leg de { $domino }.
zoo-domino-refusal-timeout-no_limit = Aan deze tafel geldt geen tijdslimiet.
