## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Zoo-Domino
zoo-domino-about = 36 Dominosteine, acht Tiere. Lege Gleiches an Gleiches: Wer zuerst alle Steine los ist, gewinnt.

# Each animal in the forms that sentences need: $animal-a, $animal-beside.
zoo-domino-piece-elephant = Elefant
    .a = ein Elefant
    .beside = neben dem Elefanten
zoo-domino-piece-lion = Löwe
    .a = ein Löwe
    .beside = neben dem Löwen
zoo-domino-piece-giraffe = Giraffe
    .a = eine Giraffe
    .beside = neben der Giraffe
zoo-domino-piece-zebra = Zebra
    .a = ein Zebra
    .beside = neben dem Zebra
zoo-domino-piece-monkey = Affe
    .a = ein Affe
    .beside = neben dem Affen
zoo-domino-piece-crocodile = Krokodil
    .a = ein Krokodil
    .beside = neben dem Krokodil
zoo-domino-piece-penguin = Pinguin
    .a = ein Pinguin
    .beside = neben dem Pinguin
zoo-domino-piece-flamingo = Flamingo
    .a = ein Flamingo
    .beside = neben dem Flamingo
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = Doppel-{ $half }

zoo-domino-option-way = Spielweise
zoo-domino-option-way-draw = Ziehen
zoo-domino-option-way-draw-about = Passt keiner deiner Steine, ziehst du vom Vorrat, bis einer passt.
zoo-domino-option-way-trumps = Trümpfe
zoo-domino-option-way-trumps-about = Alle Steine werden ausgeteilt. Doppelsteine sind Trümpfe: Du darfst sie an jedes Tier legen.
zoo-domino-option-must_trump = Trumpfzwang
zoo-domino-option-must_trump-about = Sonst darf auch aussetzen, wer nur noch trumpfen könnte.
zoo-domino-option-rounds = Runden
zoo-domino-option-rounds-about = Jede gewonnene Runde zählt einen Punkt; wer die meisten Punkte hat, gewinnt die Partie.
zoo-domino-option-first = Wer beginnt
zoo-domino-option-first-about = Wer die erste Runde beginnt. Mit Trümpfen beginnt stattdessen, wer den Doppel-Elefanten hat.
zoo-domino-option-first-chance = per Los
zoo-domino-option-first-1 = Platz 1
zoo-domino-option-first-2 = Platz 2
zoo-domino-option-first-3 = Platz 3
zoo-domino-option-first-4 = Platz 4
zoo-domino-option-first-5 = Platz 5
zoo-domino-option-first-6 = Platz 6
zoo-domino-option-starter = Wer spätere Runden beginnt
zoo-domino-option-starter-about = Haben mehrere gewonnen, beginnt, wer von ihnen im Uhrzeigersinn als Nächstes auf die Person folgt, die zuletzt begonnen hat.
zoo-domino-option-starter-rotate = reihum im Uhrzeigersinn
zoo-domino-option-starter-same = immer dieselbe Person
zoo-domino-option-starter-winner = wer gewonnen hat
zoo-domino-option-clock-about = Ist deine Zeit um, spielt der Tisch für dich: Er legt einen passenden Stein an, zieht, bis einer passt, oder setzt aus. Er trumpft nur bei Trumpfzwang.

## What a player may do. $domino is a pair or a double.
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

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
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
zoo-domino-log-timeout = Für { $player } ist die Zeit um
zoo-domino-log-timeout-you = Deine Zeit ist um

zoo-domino-outcome-out = { $winners } hat den letzten Stein gelegt und die Runde gewonnen.
zoo-domino-outcome-out-you = Du hast deinen letzten Stein gelegt und die Runde gewonnen.
zoo-domino-outcome-blocked = Die Runde ist blockiert. { $count ->
    [one] { $winners } gewinnt mit den wenigsten Steinen.
   *[other] { $winners } haben gleich wenige Steine und teilen sich den Sieg.
}
zoo-domino-outcome-blocked-you = Die Runde ist blockiert. { $count ->
    [one] Du gewinnst mit den wenigsten Steinen.
   *[other] Gleich wenige Steine, der Sieg wird geteilt: { $winners }.
}

## What lies on the table, in words. $dominoes is a list of names.
zoo-domino-look-chain = kette
zoo-domino-look-chain-about = die ganze Kette
zoo-domino-look-ends = enden
zoo-domino-look-ends-about = nur ihre beiden Enden und ihre Länge
zoo-domino-look-hand = hand
zoo-domino-look-hand-about = deine Steine
zoo-domino-look-counts = anzahl
zoo-domino-look-counts-about = wie viele Steine alle haben
zoo-domino-chain = Kette: { $dominoes }.
zoo-domino-chain-empty = Noch liegt nichts auf dem Tisch.
zoo-domino-ends = { $count ->
    [one] Auf dem Tisch liegt ein Stein.
   *[other] Auf dem Tisch liegen { $count } Steine.
} Linkes Ende: { $left }. Rechtes Ende: { $right }.
zoo-domino-trump = { $domino } als Trumpf
zoo-domino-hand = Deine Steine: { $dominoes }.
zoo-domino-hand-of = { $player } hat: { $dominoes }.
zoo-domino-hand-empty = Du hast keine Steine mehr.
zoo-domino-drew = Du ziehst: { $domino }.
# $counts is a list such as "Ben 5, Carla 4".
zoo-domino-counts = Auf der Hand: { $counts }.
zoo-domino-stock = Im Vorrat: { $count }.

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = Du hast { $domino } nicht auf der Hand.
zoo-domino-refusal-lay-no_chain_yet = Noch gibt es keine Kette, an die { $domino } passen könnte: Das wäre der erste Stein.
zoo-domino-refusal-lay-which_end = Wähle ein Ende für { $domino }: links oder rechts.
zoo-domino-refusal-lay-does_not_fit = An diesem Ende liegt { $animal-a }: { $domino } passt dort nicht.
zoo-domino-refusal-lay-double_elephant_begins = Der Doppel-Elefant wird zuerst gelegt, nicht { $domino }.
zoo-domino-refusal-trump-not_this_way = In dieser Spielweise gibt es keine Trümpfe: { $domino } ist ein Stein wie jeder andere.
zoo-domino-refusal-trump-not_a_double = Nur Doppelsteine sind Trümpfe, und { $domino } ist keiner.
zoo-domino-refusal-trump-no_chain_yet = Noch gibt es keine Kette: { $domino } kann kein Trumpf sein.
zoo-domino-refusal-trump-it_fits = Hier passt der Stein: Lege { $domino } ganz normal an.
zoo-domino-refusal-trump-another_fits = Trumpfen darfst du nur, wenn nichts passt, aber { $fitting } passt. Heb dir { $domino } auf.
zoo-domino-refusal-trump-beside_trump = Zwei Trümpfe dürfen nie nebeneinanderliegen: { $neighbour } ist einer, also darf { $domino } nicht dorthin.
zoo-domino-refusal-trump-last_domino = Den letzten Stein darfst du nicht als Trumpf legen: { $domino } muss passen.
zoo-domino-refusal-draw-not_this_way = Es gibt nichts zu ziehen: Alle Steine sind ausgeteilt.
zoo-domino-refusal-draw-one_fits = Ziehen darfst du nur, wenn nichts passt, aber { $fitting } passt.
zoo-domino-refusal-draw-chain_empty = Du beginnst: Lege irgendeinen Stein. Du brauchst nicht zu ziehen.
zoo-domino-refusal-draw-stock_empty = Der Vorrat ist leer.
zoo-domino-refusal-pass-one_fits = Aussetzen darfst du nur, wenn nichts passt, aber { $fitting } passt.
zoo-domino-refusal-pass-one_fits_trumps = Aussetzen darfst du nur, wenn nichts passt, aber { $fitting } passt.
zoo-domino-refusal-pass-chain_empty = Du beginnst: Lege irgendeinen Stein.
zoo-domino-refusal-pass-double_elephant_begins = Du hast den Doppel-Elefanten: Lege ihn, um zu beginnen.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Im Vorrat ist noch ein Stein: Zieh ihn.
   *[other] Im Vorrat sind noch { $count } Steine: Zieh, bis einer passt.
}
zoo-domino-refusal-pass-must_trump = An diesem Tisch gilt Trumpfzwang, und du kannst trumpfen: Lege { $domino }.
zoo-domino-refusal-timeout-no_limit = An diesem Tisch gibt es kein Zeitlimit.
