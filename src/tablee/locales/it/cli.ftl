## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Ospite

## Playing
cli-welcome = { $game }. Giochi contro { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = Qui non c’è limite di tempo: fai con calma.
cli-how-to-choose = Scrivi il numero di una scelta, oppure ? per l’aiuto.
cli-option = { $option }: { $value }.
cli-round = Mano { $round } di { $rounds }.
cli-your-turn = Tocca a te.
cli-match-you = Hai vinto la partita.
cli-match-won = { $winners } vince la partita.
cli-match-shared = Vittoria a pari merito: { $winners }.
cli-score-round = Mano { $round }: { $scores }.
cli-score-total = Totale: { $scores }.
cli-score-none = Non è ancora finita nessuna mano.
cli-next-round = Premi Invio per la mano { $round }.
cli-offer-record = Scrivi salva FILE per conservare la registrazione della partita, oppure premi Invio per uscire.
cli-goodbye = Arrivederci.
cli-input-ended = Non arriva più input: la partita finisce qui. Arrivederci.
cli-saved = La registrazione è stata salvata in { $file }.
cli-file-exists = Il file { $file } esiste già: scegli un altro nome. Non è stato scritto niente.
cli-file-failed = Impossibile scrivere la registrazione in { $file } ({ $reason }). Non è stato scritto niente.
cli-save-where = Di’ dove: salva FILE.

## What was typed
cli-not-understood = Non capisco «{ $text }». Scrivi un numero, oppure ? per l’aiuto.
cli-no-such-number = { $count ->
    [one] C’è una sola scelta: 1.
   *[other] Scegli un numero da 1 a { $count }.
}
cli-which-one = «{ $text }» può indicare più scelte: { $numbers }. Scrivi il numero.
# A hint has two steps; $typed is a number, or a move in the game's notation.
cli-hint-more = Scrivi di nuovo suggerimento per vedere che cosa farebbe un esperto.
cli-hint-type = Per fare lo stesso, scrivi: { $typed }
cli-hint-none = Adesso non c’è niente da decidere.
cli-brief-on = D’ora in poi, a ogni turno vedrai solo l’essenziale.
cli-brief-off = D’ora in poi, a ogni turno vedrai tutto il tavolo.

## Help
cli-help-title = Puoi scrivere:
cli-help-number = 1, 2, 3…
cli-help-number-about = la scelta con quel numero
cli-help-words = { $example }
cli-help-words-about = una scelta a parole; bastano le prime lettere di ogni parola
cli-help-enter = Invio
cli-help-enter-about = l’unica scelta, quando ce n’è una sola
cli-command-hint = suggerimento
cli-command-hint-about = che cosa puoi fare; la seconda volta, che cosa farebbe un esperto
cli-command-score = punti
cli-command-score-about = il segnapunti
cli-command-rules = regole
cli-command-rules-about = le regole di questo tavolo in breve
cli-command-choices = scelte
cli-command-choices-about = di nuovo le tue scelte
cli-command-brief = breve
cli-command-brief-about = passa dai turni in breve a quelli completi, e viceversa
cli-command-save = salva
cli-command-save-about = salva FILE scrive la registrazione della partita fin qui
cli-command-help = aiuto
cli-command-help-about = questo elenco (come ?)
cli-command-quit = esci
cli-command-quit-about = lascia il tavolo

## Records
cli-replay-title = { $game }, partita giocata da { $players }.
cli-replay-unfinished = La registrazione finisce qui; la partita non è ancora finita.
cli-verified = La registrazione è corretta: distribuzioni, mosse e punti sono in regola.
cli-verify-checksum = Somma di controllo: corrisponde al testo.
cli-verify-commitment = Impronta: { $commitment } corrisponde al numero segreto rivelato.
cli-verify-noted = È l’impronta che avevi annotato prima della distribuzione.
cli-verify-deals = { $count ->
    [one] Distribuzione: viene dal numero segreto.
   *[other] Distribuzioni: tutte e { $count } vengono dal numero segreto.
}
cli-verify-words = { $name } ha aggiunto queste parole alla mescolata: { $words }
cli-verify-actions = { $count ->
    [0] Mosse: nessuna.
    [one] Mosse: l’unica è permessa.
   *[other] Mosse: tutte e { $count } sono permesse.
}
cli-verify-scores = { $count ->
    [0] Punti: nessuna mano è finita.
    [one] Punti: quelli della mano finita sono giusti.
   *[other] Punti: quelli di tutte e { $count } le mani finite sono giusti.
}

## Analisi
# How many steps of the matches have been analysed.
cli-analyse-progress = Analisi in corso
cli-analyse-matches = partite
cli-analyse-result = risultato
cli-analyse-accuracy = precisione
cli-analyse-error = perdita per decisione
cli-analyse-decisions = decisioni
cli-analyse-inaccuracies = imprecisioni (?!)
cli-analyse-mistakes = errori (?)
cli-analyse-blunders = errori gravi (??)
cli-analyse-missed-out = chiusure mancate
cli-analyse-luck = fortuna
cli-analyse-without-luck = risultato senza fortuna
# A level of the bots, as in: plays like: Strong (Casual to Expert).
cli-analyse-level = gioca come
cli-analyse-level-range = { $nearest } (da { $weakest } a { $strongest })
cli-analyse-won = vittoria
cli-analyse-lost = sconfitta
cli-analyse-shared = pari merito
cli-analyse-open = non finita
cli-analyse-number = { $number }
cli-analyse-percent = { $number }%
# Percentage points; $sign is + or nothing.
cli-analyse-points = { $sign }{ $number } p.p.
cli-analyse-explained = 1 p.p. è un punto percentuale della probabilità di vincere la partita. Gli errori si giudicano da ciò che si poteva sapere, la fortuna da tutte le mani.
cli-analyse-turns-of = { $count ->
    [0] { $name }: niente di particolare.
    [one] { $name }: una mossa da rivedere, per mano e turno.
   *[other] { $name }: { $count } mosse da rivedere, per mano e turno.
}
# $loss is in percentage points, $doubt is how much it may be off.
cli-analyse-mistake = { $doubt ->
    [0] { $loss }: { $played }. Meglio: { $best }
   *[other] { $loss } ± { $doubt }: { $played }. Meglio: { $best }
}
cli-analyse-out = chiude e vince la mano, dimostrato
cli-analyse-proven = dimostrato

## Games
cli-players = da { $least } a { $most } giocatori
cli-range = da { $least } a { $most }
cli-file = FILE
cli-default = predefinito: { $value }
cli-only-with = solo con { $option }={ $value }
cli-options = Opzioni
cli-bots = Bot
cli-try = Prova: { $command }
