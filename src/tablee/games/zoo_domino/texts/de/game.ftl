## Zoo-Domino: Steine, Optionen, was geschah, und warum der Schiedsrichter ablehnt.

zoo-domino = Zoo-Domino
zoo-domino-about = 36 Dominosteine, acht Tiere. Lege Gleiches an Gleiches: Wer zuerst den letzten Stein legt, gewinnt.

zoo-domino-piece-elephant = Elefant
zoo-domino-piece-lion = Löwe
zoo-domino-piece-giraffe = Giraffe
zoo-domino-piece-zebra = Zebra
zoo-domino-piece-monkey = Affe
zoo-domino-piece-crocodile = Krokodil
zoo-domino-piece-penguin = Pinguin
zoo-domino-piece-flamingo = Flamingo
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = Doppel-{ $half }

zoo-domino-option-way = Spielweise
zoo-domino-option-way-draw = Ziehen
zoo-domino-option-way-draw-about = Wer nichts Passendes hat, zieht vom Vorrat, bis etwas passt.
zoo-domino-option-way-trumps = Trümpfe
zoo-domino-option-way-trumps-about = Alle Steine werden verteilt. Doppelsteine sind Trümpfe: Sie dürfen an jedem Tier liegen.
zoo-domino-option-must_trump = Trumpfzwang
zoo-domino-option-must_trump-about = Sonst darf auch aussetzen, wer nur noch trumpfen könnte.
zoo-domino-option-rounds = Runden
zoo-domino-option-rounds-about = Eine gewonnene Runde ist ein Punkt; die meisten Punkte gewinnen die Partie.
zoo-domino-option-first = Wer anfängt
zoo-domino-option-first-about = Wer in der ersten Runde zuerst dran ist.
zoo-domino-option-first-chance = per Los
zoo-domino-option-first-1 = Platz 1
zoo-domino-option-first-2 = Platz 2
zoo-domino-option-first-3 = Platz 3
zoo-domino-option-first-4 = Platz 4
zoo-domino-option-first-5 = Platz 5
zoo-domino-option-first-6 = Platz 6
zoo-domino-option-starter = Spätere Runden beginnt
zoo-domino-option-starter-about = Haben mehrere gewonnen, beginnt von ihnen, wer im Uhrzeigersinn als Nächstes nach dem letzten Startplatz sitzt.
zoo-domino-option-starter-rotate = der nächste Platz im Uhrzeigersinn
zoo-domino-option-starter-same = derselbe Platz
zoo-domino-option-starter-winner = wer gewonnen hat
zoo-domino-option-clock-about = Ist die Zeit um, tut der Tisch, was du musst: Er legt etwas Passendes an, zieht, bis etwas passt, oder setzt aus. Er trumpft nur bei Trumpfzwang.

## Was man tun kann. $domino ist ein Paar oder ein Doppelstein.
zoo-domino-action-lay-first = { $domino } legen
zoo-domino-action-lay = { $domino } { $end ->
    [left] links
   *[right] rechts
} anlegen
zoo-domino-action-trump = mit { $domino } { $end ->
    [left] links
   *[right] rechts
} trumpfen
zoo-domino-action-draw = einen Stein ziehen
zoo-domino-action-pass = aussetzen

## Was jemand getan hat. $player ist ein Name; Sätze auf -you sind für die Person, die es getan hat.
zoo-domino-log-lay-first = { $player } beginnt mit { $domino }
zoo-domino-log-lay-first-you = Du beginnst mit { $domino }
zoo-domino-log-lay = { $player } legt { $domino } { $end ->
    [left] links
   *[right] rechts
} an
zoo-domino-log-lay-you = Du legst { $domino } { $end ->
    [left] links
   *[right] rechts
} an
zoo-domino-log-trump = { $player } trumpft { $end ->
    [left] links
   *[right] rechts
} mit { $domino }
zoo-domino-log-trump-you = Du trumpfst { $end ->
    [left] links
   *[right] rechts
} mit { $domino }
zoo-domino-log-draw = { $count ->
    [one] { $player } zieht einen Stein
   *[other] { $player } zieht { $count } Steine
}
zoo-domino-log-draw-you = { $count ->
    [one] Du ziehst einen Stein
   *[other] Du ziehst { $count } Steine
}
zoo-domino-log-pass = { $player } setzt aus
zoo-domino-log-pass-you = Du setzt aus
zoo-domino-log-timeout = Die Zeit von { $player } ist abgelaufen
zoo-domino-log-timeout-you = Deine Zeit ist abgelaufen

zoo-domino-outcome-out = { $winners } hat den letzten Stein gelegt und die Runde gewonnen.
zoo-domino-outcome-out-you = Du hast deinen letzten Stein gelegt und die Runde gewonnen.
zoo-domino-outcome-blocked = Niemand konnte mehr legen. { $count ->
    [one] { $winners } gewinnt mit den wenigsten Steinen.
   *[other] Den Sieg teilen sich alle mit den wenigsten Steinen: { $winners }.
}
zoo-domino-outcome-blocked-you = Niemand konnte mehr legen. { $count ->
    [one] Du gewinnst mit den wenigsten Steinen.
   *[other] Den Sieg teilen sich alle mit den wenigsten Steinen: { $winners }.
}

## Was auf dem Tisch liegt, in Worten. $dominoes ist eine Liste von Namen.
zoo-domino-look-chain = kette
zoo-domino-look-chain-about = die ganze Kette
zoo-domino-look-ends = enden
zoo-domino-look-ends-about = nur ihre beiden Enden und ihre Länge
zoo-domino-look-hand = hand
zoo-domino-look-hand-about = deine Steine
zoo-domino-look-counts = steine
zoo-domino-look-counts-about = wie viele Steine alle haben
zoo-domino-chain = Kette: { $dominoes }.
zoo-domino-chain-empty = Noch liegt kein Stein.
zoo-domino-ends = { $count ->
    [one] Ein Stein liegt.
   *[other] { $count } Steine liegen.
} Linkes Ende: { $left }. Rechtes Ende: { $right }.
zoo-domino-trump = { $domino } als Trumpf
zoo-domino-hand = Deine Hand: { $dominoes }.
zoo-domino-hand-of = { $player } hat: { $dominoes }.
zoo-domino-hand-empty = Deine Hand ist leer.
zoo-domino-drew = Du ziehst: { $domino }.
# $counts ist eine Liste wie „Ben 5, Carla 4“.
zoo-domino-counts = Auf der Hand: { $counts }.
zoo-domino-stock = Im Vorrat: { $count }.

## Warum der Schiedsrichter ablehnt
zoo-domino-refusal-lay-not_in_hand = Du hast { $domino } nicht auf der Hand.
zoo-domino-refusal-lay-no_chain_yet = Noch gibt es kein Ende, an das { $domino } passen könnte: Das wäre der erste Stein.
zoo-domino-refusal-lay-which_end = Wähle ein Ende für { $domino }: links oder rechts.
zoo-domino-refusal-lay-does_not_fit = Am { $end ->
    [left] linken
   *[right] rechten
} Ende ist { $animal } zu sehen: { $domino } passt dort nicht.
zoo-domino-refusal-lay-double_elephant_begins = Zuerst wird der Doppel-Elefant gelegt, nicht { $domino }.
zoo-domino-refusal-trump-not_this_way = In dieser Spielweise gibt es keine Trümpfe: { $domino } ist ein Stein wie jeder andere.
zoo-domino-refusal-trump-not_a_double = Nur Doppelsteine sind Trümpfe, und { $domino } ist keiner.
zoo-domino-refusal-trump-no_chain_yet = Die Kette hat noch nicht begonnen: { $domino } kann noch kein Trumpf sein.
zoo-domino-refusal-trump-it_fits = Das passt dort: Lege { $domino } wie einen gewöhnlichen Stein an.
zoo-domino-refusal-trump-another_fits = Trumpfen darfst du nur, wenn nichts passt, aber { $fitting } passt. Heb dir { $domino } auf.
zoo-domino-refusal-trump-beside_trump = Zwei Trümpfe liegen nie nebeneinander: { $neighbour } ist einer, also darf { $domino } nicht dorthin.
zoo-domino-refusal-trump-last_domino = Den letzten Stein darfst du nicht als Trumpf legen: { $domino } muss passen.
zoo-domino-refusal-draw-not_this_way = Es gibt nichts zu ziehen: Alle Steine sind verteilt.
zoo-domino-refusal-draw-one_fits = Du musst nicht ziehen: { $fitting } passt.
zoo-domino-refusal-draw-chain_empty = Du beginnst: Lege irgendeinen Stein. Ziehen ist nicht nötig.
zoo-domino-refusal-draw-stock_empty = Der Vorrat ist leer.
zoo-domino-refusal-pass-one_fits = Aussetzen darfst du nur, wenn nichts passt, aber { $fitting } passt.
zoo-domino-refusal-pass-one_fits_trumps = Aussetzen darfst du nur, wenn nichts passt, aber { $fitting } passt.
zoo-domino-refusal-pass-chain_empty = Du beginnst: Lege irgendeinen Stein.
zoo-domino-refusal-pass-double_elephant_begins = Du hast den Doppel-Elefanten: Lege ihn, um zu beginnen.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Im Vorrat ist noch ein Stein: Zieh ihn.
   *[other] Im Vorrat sind noch { $count } Steine: Zieh, bis einer passt.
}
zoo-domino-refusal-pass-must_trump = An diesem Tisch muss trumpfen, wer kann: { $domino } geht.
zoo-domino-refusal-timeout-no_limit = An diesem Tisch gibt es keine Zeitgrenze.
