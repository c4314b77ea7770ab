## Hints: what fits, and what an expert would do. $domino and $dominoes are names, $player is a name.
zoo-domino-hint-first = Cominci tu. { $count ->
    [one] Devi posare questa tessera: { $domino }.
   *[other] Puoi posare una qualsiasi delle tue { $count } tessere.
}
zoo-domino-hint-fits = { $count ->
    [one] Una delle tue tessere è giocabile.
   *[other] { $count } delle tue tessere sono giocabili.
}
zoo-domino-hint-end = Puoi posare { $animal-beside }: { $dominoes }.
zoo-domino-hint-both_ends = Puoi posare a entrambi gli estremi, { $animal-beside }: { $dominoes }.
zoo-domino-hint-draw = Nessuna tessera giocabile: devi pescare.
zoo-domino-hint-pass = Nessuna tessera giocabile: puoi solo passare.
zoo-domino-hint-trump = Nessuna tessera combacia. Devi giocare una briscola: { $dominoes }.
zoo-domino-hint-trump_or_pass = Nessuna tessera combacia. Puoi passare o giocare una briscola: { $dominoes }.
zoo-domino-hint-do_lay = Un esperto poserebbe questa tessera: { $domino }.
zoo-domino-hint-do_lay_end = Un esperto poserebbe una tessera { $animal-beside }: { $domino }.
zoo-domino-hint-do_trump = Un esperto giocherebbe questa briscola: { $domino }.
zoo-domino-hint-do_trump_end = Un esperto giocherebbe questa briscola { $animal-beside }: { $domino }.
zoo-domino-hint-do_draw = Anche un esperto dovrebbe pescare.
zoo-domino-hint-do_pass = Un esperto passerebbe.
zoo-domino-hint-out = È la tua ultima tessera: vinci.
zoo-domino-hint-sure_win = Se poi giochi bene, vinci sicuramente la mano.
zoo-domino-hint-sure_tie = Se poi giocate bene entrambi, la mano finisce in parità.
zoo-domino-hint-blocks_all = Dopo non è giocabile nessuna delle tessere che non vedi.
zoo-domino-hint-blocks = Dopo, { $player } probabilmente non ha niente di giocabile.
zoo-domino-hint-follows = Dopo ti { $count ->
    [one] resta una tessera giocabile
   *[other] restano { $count } tessere giocabili
}.
zoo-domino-hint-estimate = Su 100 mani simulate, questa mossa ne vince circa { $percent }.
zoo-domino-hint-close = Vale più o meno lo stesso: { $domino }.
