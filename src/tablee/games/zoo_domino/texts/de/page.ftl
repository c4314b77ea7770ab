## Zoo Domino on the page: what the board says. $domino and $animal are names, $player is a name.

zoo-domino-page-hand = Deine Steine
zoo-domino-page-hand-help = Enter nimmt einen Stein auf, die Pfeiltasten wählen ein Ende, Enter legt ihn an, Escape legt ihn zurück. Alt+Pfeiltaste verschiebt ihn in deiner Hand. Mit D ziehst du, mit P setzt du aus.
zoo-domino-page-fits = { $domino }, passt
zoo-domino-page-chain = Die Kette
zoo-domino-page-last = { $domino }, zuletzt gelegt
# A domino of the chain was tapped.
zoo-domino-page-lies = Liegt schon: { $domino }. Lege deinen Stein an ein Ende der Kette.
zoo-domino-page-watched = Liegt schon: { $domino }. Du schaust zu.
zoo-domino-page-spot = { $spot ->
    [left] Am linken Ende anlegen, { $animal-beside }
   *[right] Am rechten Ende anlegen, { $animal-beside }
}
zoo-domino-page-spot-first = Lege hier den ersten Stein
zoo-domino-page-draw = Ziehen
zoo-domino-page-pass = Aussetzen

## What to do now, and why something cannot be done
zoo-domino-page-turn = { $player } ist dran
zoo-domino-page-over = Die Runde ist vorbei
zoo-domino-page-hint-first = Du beginnst: Lege einen Stein
zoo-domino-page-hint-lay = Lege einen Stein, der passt
zoo-domino-page-hint-draw = Nichts passt: Zieh vom Vorrat
zoo-domino-page-hint-trump = Nichts passt: Lege einen Doppelstein als Trumpf
zoo-domino-page-hint-trump-or-pass = Nichts passt: Lege einen Doppelstein als Trumpf oder setz aus
zoo-domino-page-hint-pass = Nichts passt: Setz aus
zoo-domino-page-hint-end = Wähle ein Ende für { $domino }
zoo-domino-page-hint-no-end = { $domino } passt an keinem Ende
zoo-domino-page-why-wait = Du bist nicht dran.
zoo-domino-page-why-one-fits = Du hast einen Stein, der passt.
zoo-domino-page-why-draw-first = Nichts passt: Zieh, bis etwas passt.
zoo-domino-page-why-trump = Du kannst trumpfen, und an diesem Tisch musst du das auch.
zoo-domino-page-why-begin = Du beginnst: Lege einen Stein.
zoo-domino-page-why-stock-empty = Der Vorrat ist leer.

## The players
zoo-domino-page-holds = { $count ->
    [0] keine Steine mehr
    [one] ein Stein
   *[other] { $count } Steine
}
zoo-domino-page-did-lay = { $domino } gelegt
zoo-domino-page-did-trump = mit { $domino } getrumpft
zoo-domino-page-did-draw = { $count } gezogen
zoo-domino-page-did-pass = ausgesetzt
zoo-domino-page-did-timeout = Zeit war um
# What the table did when the player's time was up.
zoo-domino-page-time-up = { $did ->
    [lay] Deine Zeit ist um. Für dich angelegt: { $domino }.
    [trump] Deine Zeit ist um. Für dich als Trumpf gelegt: { $domino }.
   *[pass] Deine Zeit ist um, und nichts passte: Du hast ausgesetzt.
}
zoo-domino-page-log = Was bisher geschah
zoo-domino-page-log-empty = Noch nichts.
# A line of the log: the chain bends, so it names the animal that the domino was laid against.
zoo-domino-page-log-lay = { $player } legt { $domino } { $animal-beside } an
zoo-domino-page-log-lay-you = Du legst { $domino } { $animal-beside } an
zoo-domino-page-log-trump = { $player } trumpft { $animal-beside } mit { $domino }
zoo-domino-page-log-trump-you = Du trumpfst { $animal-beside } mit { $domino }

## For screen readers
zoo-domino-page-picked = { $domino } aufgenommen. { $spots ->
    [both] Passt an beiden Enden.
    [left] Passt am linken Ende.
    [right] Passt am rechten Ende.
    [first] Enter legt den Stein.
   *[none] Passt an keinem Ende.
}
zoo-domino-page-aim = { $spot ->
    [left] Linkes Ende, { $animal }.
   *[right] Rechtes Ende, { $animal }.
} { $fits ->
    [yes] Passt.
   *[no] Passt nicht.
}
zoo-domino-page-put-back = { $domino } zurückgelegt
zoo-domino-page-moved = { $domino }, Stelle { $place } von { $count }
# The best rounds of the player who reads this.
zoo-domino-feat-left = Meiste Steine, die den anderen bei deinem Sieg blieben
# What is printed of the game, and how much of it.
zoo-domino-page-print-dominoes = { $count ->
    [one] 1 Dominostein
   *[other] { $count } Dominosteine
}
