## Printing a game: its pieces, the test sheet, and how.

print-of = { $game } da stampare
print-lead = Niente scatola? Stampa i pezzi, ritagliali e gioca. Sono disegni nostri, a grandezza naturale.
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-palette = Colori
print-palette-usual = Normali
print-palette-distinct = Più facili da distinguere
print-pieces = Pezzi del gioco
print-sheets = { $count ->
    [one] 1 foglio
   *[other] { $count } fogli
}
print-rules = Regole
print-rules-about = In forma di libretto.
print-scores = Segnapunti
print-scores-about = Da compilare a mano.
print-size = Formato dei pezzi
print-size-mm = { $width } × { $height } mm
print-backs = Dorsi
print-backs-none = Nessuno
print-backs-none-about = Per carta spessa o colorata, oppure per bustine proteggi-carte.
print-backs-other = Sul retro del foglio
print-backs-other-about = Si stampa fronte e retro: comincia dal foglio di prova.
print-backs-fold = Da piegare e incollare
print-backs-fold-about = Fronte e dorso affiancati: piega lungo la linea tratteggiata, incolla e poi ritaglia.
print-backs-of = { $what } · dorsi
print-shift = Fronte e retro sono ben allineati?
print-test = Stampa solo il foglio di prova
print-test-about = Stampalo fronte e retro. Mostra di quanto è spostato il retro: indicalo qui.
print-shift-across = In orizzontale il retro è
print-shift-lengthways = In verticale il retro è
print-shift-none = al posto giusto
print-shift-left = { $length } mm troppo a sinistra
print-shift-right = { $length } mm troppo a destra
print-shift-up = { $length } mm troppo in alto
print-shift-down = { $length } mm troppo in basso
print-cut = Guide per il taglio
print-cut-marks = Segni
print-cut-lines = Segni e linee
print-cut-none = Nessuna
print-advice-card = Con carta spessa (da 200 g/m²) o bustine proteggi-carte vengono buone carte.
print-advice-board = Per avere pezzi più spessi, incolla i fogli su cartone da 2 mm prima di ritagliare.
print-how = Nella finestra di stampa: 100% («dimensioni reali»), margini «nessuno»; per fronte e retro, «capovolgi sul lato lungo». Il righello di ogni foglio deve poi misurare 100 mm.
print-print = Stampa
print-nothing = Scegli prima che cosa stampare.
print-preview = Anteprima
print-test-front = Foglio di prova: fronte
print-test-back = Foglio di prova: retro
print-test-how = Tieni il foglio controluce, con questo lato verso di te. Le linee del retro si vedono in trasparenza: leggi sulle due scale quanto distano dal centro, in orizzontale e in verticale. Da un tratto all’altro c’è mezzo millimetro. Indica i due valori nella pagina di stampa, e i dorsi si sposteranno di altrettanto.
print-test-ruler = I righelli devono misurare 100 mm. Altrimenti stampa al 100% («dimensioni reali»).
