## Hints: what fits, and what an expert would do. $domino and $dominoes are names, $player is a name.
zoo-domino-hint-first = Empiezas tú. { $count ->
    [one] Tienes que colocar esta ficha: { $domino }.
   *[other] Sirve cualquiera de tus { $count } fichas.
}
zoo-domino-hint-fits = { $count ->
    [one] Encaja una de tus fichas.
   *[other] Encajan { $count } de tus fichas.
}
zoo-domino-hint-end = Puedes colocar { $animal-beside }: { $dominoes }.
zoo-domino-hint-both_ends = Puedes colocar en cualquiera de los dos extremos, { $animal-beside }: { $dominoes }.
zoo-domino-hint-draw = Nada encaja: tienes que robar.
zoo-domino-hint-pass = Nada encaja: solo puedes pasar.
zoo-domino-hint-trump = Nada encaja, así que tienes que jugar un triunfo: { $dominoes }.
zoo-domino-hint-trump_or_pass = Nada encaja. Puedes pasar o jugar un triunfo: { $dominoes }.
zoo-domino-hint-do_lay = Un experto colocaría esta ficha: { $domino }.
zoo-domino-hint-do_lay_end = Un experto colocaría esta ficha { $animal-beside }: { $domino }.
zoo-domino-hint-do_trump = Un experto jugaría este triunfo: { $domino }.
zoo-domino-hint-do_trump_end = Un experto jugaría este triunfo { $animal-beside }: { $domino }.
zoo-domino-hint-do_draw = También un experto tendría que robar.
zoo-domino-hint-do_pass = Un experto pasaría.
zoo-domino-hint-out = Es tu última ficha: ganas.
zoo-domino-hint-sure_win = Si a partir de ahí juegas bien, seguro que ganas la ronda.
zoo-domino-hint-sure_tie = Si a partir de ahí los dos juegan bien, la ronda acaba en empate.
zoo-domino-hint-blocks_all = Después no encaja ninguna de las fichas que no ves.
zoo-domino-hint-blocks = Después, es probable que a { $player } no le encaje nada.
zoo-domino-hint-follows = Te { $count ->
    [one] queda una ficha que encajará
   *[other] quedan { $count } fichas que encajarán
}.
zoo-domino-hint-estimate = De 100 rondas simuladas, así se ganan unas { $percent }.
zoo-domino-hint-close = Otra opción casi igual de buena: { $domino }.
