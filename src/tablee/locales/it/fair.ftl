## Distribuzioni oneste: prima dell’inizio, dopo la partita, e la pagina che verifica una registrazione.

fair = La distribuzione è stata onesta?
fair-about = Si mescola con un numero segreto. La sua impronta era fissata prima della distribuzione, ora il numero è visibile: chiunque può controllare che vadano insieme.
fair-commitment = Impronta, prima della distribuzione
fair-seed = Numero segreto
fair-verify = Verifica questa distribuzione
fair-words = Parole mescolate dentro
fair-words-by = { $name }: «{ $words }»
shuffle = Si mescola onestamente
shuffle-about = Si mescola con un numero segreto, estratto quando è nato il tavolo. Questa è la sua impronta. Dopo la partita il numero viene mostrato, e questa pagina controlla da sola che nessuno l’abbia scambiato.
shuffle-words = Le tue parole per mescolare
shuffle-words-about = Quello che scrivi viene mescolato dentro: così nessuno può aver saputo prima la distribuzione. Gli altri lo vedono dopo l’inizio.
shuffle-words-add = Mescola dentro
shuffle-words-in = Mescolato dentro: «{ $words }». Puoi cambiarlo fino all’inizio.
seat-worded = parole mescolate dentro
verify = Verifica una distribuzione
verify-about = Qui chiunque può controllare che nessuno abbia truccato la distribuzione. Questa pagina calcola da sola, con il numero segreto che si mostra dopo la partita. Al server chiede solo se mosse e punti seguono le regole.
verify-elsewhere = Non devi fidarti di questo server: ogni altro server Tablée e il comando «tablee verify» controllano lo stesso file.
verify-file = Registrazione di una partita, come file
verify-drop = Puoi anche trascinare qui il file.
verify-text = Oppure incolla qui la registrazione
verify-noted = Impronta che avevi annotato prima della distribuzione, se c’è
verify-do = Verifica
verify-working = Controllo in corso …
refusal-record-none = Questa non è la registrazione di una partita.
verify-fair = La distribuzione è stata onesta.
verify-consistent = In questa registrazione tutto combacia. Ciò che questa pagina non può sapere ha un punto interrogativo.
verify-unfinished = Non si è potuto controllare tutto: il server non ha rigiocato la registrazione.
verify-wrong = In questa registrazione qualcosa non va.
verify-here = Questa pagina ha calcolato
verify-server = Il server dice, secondo le regole
verify-sign-yes = Giusto:
verify-sign-no = Sbagliato:
verify-sign-open = Aperto:
verify-whole-yes = La registrazione è intatta: da quando è stata scritta nulla è cambiato.
verify-whole-no = La registrazione è stata modificata dopo essere stata scritta, o manca qualcosa.
verify-commitment-yes = Il numero segreto corrisponde all’impronta.
verify-commitment-no = Il numero segreto non corrisponde all’impronta: uno dei due è stato scambiato.
verify-seen-yes = Questo browser ha visto la stessa impronta prima della distribuzione.
verify-seen-late = Questo browser ha visto la stessa impronta durante la partita.
verify-seen-no = A questo tavolo questo browser ha visto un’altra impronta: { $seen }
verify-seen-open = Questo browser non era al tavolo: confronta l’impronta con una che qualcuno ha annotato prima della distribuzione.
verify-noted-yes = È l’impronta che avevi annotato.
verify-noted-no = Non è l’impronta che avevi annotato.
verify-words-yes = { $count ->
    [0] Nessuno ha aggiunto parole, e nessuna è stata infilata di nascosto.
   *[other] Le parole mescolate dentro sono quelle che questo browser ha visto all’inizio.
}
verify-words-no = Le parole non sono quelle che questo browser ha visto all’inizio (da { $count } posti).
verify-words-not-mine = Le parole del tuo posto non sono quelle che avevi aggiunto.
verify-words-invented = Il posto di un bot ha delle parole, e i bot non ne aggiungono: le ha inventate il server.
verify-words-open = { $count ->
    [0] Nessuno ha aggiunto parole.
   *[other] Sono state mescolate dentro delle parole: chiedi a chi le ha aggiunte se sono le sue.
}
verify-shuffles-yes = { $count ->
    [one] Con il numero e le parole questa pagina ha mescolato da sola l’unica volta: lo stesso ordine.
   *[other] Con il numero e le parole questa pagina ha mescolato da sola tutte e { $count } le volte: lo stesso ordine, pezzo per pezzo.
}
verify-shuffles-no = Questa pagina mescola diversamente: { $which } non viene dal numero e dalle parole (su { $count } volte).
verify-deals-yes = { $count ->
    [one] La distribuzione è fatta di questi pezzi mescolati e di nient’altro.
   *[other] Tutte e { $count } le distribuzioni sono fatte di questi pezzi mescolati e di nient’altro.
}
verify-deals-no = Ciò che è stato distribuito non è ciò che è stato mescolato ({ $count } distribuzioni).
verify-box-yes = Prima di mescolare, a ogni mano, tutto era in ordine come in ogni scatola di questo gioco.
verify-box-open = Questo tavolo ha materiale proprio: in quale ordine fosse prima di mescolare, lo dice solo il server.
verify-actions-yes = { $count ->
    [one] L’unica mossa era permessa.
   *[other] Tutte e { $count } le mosse erano permesse.
}
verify-scores-yes = { $count ->
    [0] Nessuna mano è stata conclusa.
    [one] I punti della mano conclusa sono giusti.
   *[other] I punti di tutte e { $count } le mani concluse sono giusti.
}
verify-not-over = In questa registrazione la partita non è finita.
verify-shuffled = Come si è mescolato, volta per volta
