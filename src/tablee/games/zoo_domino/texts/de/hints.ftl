## Hints: what fits, and what an expert would do. $domino and $dominoes are names, $player is a name.
zoo-domino-hint-first = Du beginnst. { $count ->
    [one] Du musst diesen Stein legen: { $domino }.
   *[other] Du kannst jeden deiner { $count } Steine legen.
}
zoo-domino-hint-fits = { $count ->
    [one] Einer deiner Steine passt.
   *[other] { $count } deiner Steine passen.
}
zoo-domino-hint-end = Das passt { $animal-beside }: { $dominoes }.
zoo-domino-hint-both_ends = Das passt an beiden Enden, { $animal-beside }: { $dominoes }.
zoo-domino-hint-draw = Nichts passt: Du musst ziehen.
zoo-domino-hint-pass = Nichts passt: Du kannst nur aussetzen.
zoo-domino-hint-trump = Nichts passt, also musst du trumpfen: { $dominoes }.
zoo-domino-hint-trump_or_pass = Nichts passt. Du kannst aussetzen oder trumpfen: { $dominoes }.
zoo-domino-hint-do_lay = Ein Experte würde diesen Stein legen: { $domino }.
zoo-domino-hint-do_lay_end = Ein Experte würde { $animal-beside } anlegen: { $domino }.
zoo-domino-hint-do_trump = Ein Experte würde trumpfen: { $domino }.
zoo-domino-hint-do_trump_end = Ein Experte würde { $animal-beside } trumpfen: { $domino }.
zoo-domino-hint-do_draw = Auch ein Experte müsste ziehen.
zoo-domino-hint-do_pass = Ein Experte würde aussetzen.
zoo-domino-hint-out = Das ist dein letzter Stein: Du gewinnst.
zoo-domino-hint-sure_win = Spielst du danach gut weiter, gewinnst du die Runde sicher.
zoo-domino-hint-sure_tie = Spielt ihr danach beide gut weiter, geht die Runde unentschieden aus.
zoo-domino-hint-blocks_all = Danach passt keiner der Steine, die du nicht siehst.
zoo-domino-hint-blocks = Danach passt bei { $player } wahrscheinlich nichts.
zoo-domino-hint-follows = Danach { $count ->
    [one] bleibt dir ein Stein, der passt
   *[other] bleiben dir { $count } Steine, die passen
}.
zoo-domino-hint-estimate = So gewinnst du etwa { $percent } von 100 durchgespielten Runden.
zoo-domino-hint-close = Etwa gleich gut: { $domino }.
