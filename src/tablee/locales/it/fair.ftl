## Fair deals: before the start, after the match, and the page that verifies a record.

fair = La distribuzione è stata regolare?
fair-about = Si mescola in base a un numero segreto. La sua impronta era già fissata prima della distribuzione; ora si vede anche il numero, e chiunque può controllare che corrispondano.
fair-commitment = Impronta (mostrata prima della distribuzione)
fair-seed = Numero segreto
fair-verify = Verifica questa distribuzione
fair-words = Parole aggiunte alla mescolata
fair-words-by = { $name }: «{ $words }»
shuffle = Mescolata senza trucchi
shuffle-about = Si mescola in base a un numero segreto, estratto quando è stato aperto il tavolo. Questa è la sua impronta. Dopo la partita il numero viene mostrato, e questa pagina controlla da sola che nessuno l’abbia sostituito.
shuffle-words = Le tue parole per la mescolata
shuffle-words-about = Quello che scrivi entra nella mescolata: così nessuno può conoscere in anticipo la distribuzione. Gli altri lo vedranno a partita iniziata.
shuffle-words-add = Aggiungi
shuffle-words-in = Parole aggiunte: «{ $words }». Puoi cambiarle fino all’inizio della partita.
seat-worded = parole aggiunte
verify = Verifica una distribuzione
verify-about = Qui chiunque può controllare che nessuno abbia truccato la distribuzione. Questa pagina rifà i calcoli da sola, con il numero segreto mostrato dopo la partita. Al server chiede solo se mosse e punti seguono le regole.
verify-elsewhere = Non devi fidarti di questo server: qualsiasi altro server Tablée, o il comando «tablee verify», può controllare lo stesso file.
verify-file = Registrazione della partita (file)
verify-drop = Puoi anche trascinare qui il file.
verify-text = Oppure incolla qui la registrazione
verify-noted = Impronta annotata prima della distribuzione (facoltativa)
verify-do = Verifica
verify-first = Prima incolla una registrazione o scegli un file.
verify-working = Controllo in corso…
refusal-record-none = Questa non è la registrazione di una partita.
verify-fair = La distribuzione è stata regolare.
verify-consistent = In questa registrazione tutto combacia. Quello che questa pagina non può sapere è segnato con un punto interrogativo.
verify-unfinished = Non è stato possibile controllare tutto: il server non ha rigiocato la registrazione.
verify-wrong = In questa registrazione qualcosa non va.
verify-here = Controllato da questa pagina
verify-server = Controllato dal server, secondo le regole
verify-sign-yes = Giusto:
verify-sign-no = Sbagliato:
verify-sign-open = Da verificare:
verify-whole-yes = La registrazione è completa: da quando è stata scritta non è cambiato niente.
verify-whole-no = La registrazione è stata modificata dopo essere stata scritta, o manca qualcosa.
verify-commitment-yes = Il numero segreto corrisponde all’impronta.
verify-commitment-no = Il numero segreto non corrisponde all’impronta: uno dei due è stato sostituito.
verify-seen-yes = Questo browser ha visto la stessa impronta prima della distribuzione.
verify-seen-late = Questo browser ha visto la stessa impronta durante la partita.
verify-seen-no = A questo tavolo questo browser ha visto un’altra impronta: { $seen }
verify-seen-open = Questo browser non era al tavolo: confronta l’impronta con quella annotata da qualcuno prima della distribuzione.
verify-noted-yes = Corrisponde all’impronta che avevi annotato.
verify-noted-no = Non corrisponde all’impronta che avevi annotato.
verify-words-yes = { $count ->
    [0] Nessuno ha aggiunto parole, e nessuna è stata infilata di nascosto.
   *[other] Le parole aggiunte sono quelle che questo browser ha visto all’inizio.
}
verify-words-no = Le parole non sono quelle che questo browser ha visto all’inizio ({ $count ->
    [0] nessuno ne ha aggiunte
    [one] ne ha aggiunte un solo giocatore
   *[other] ne hanno aggiunte { $count } giocatori
}).
verify-words-not-mine = Le parole del tuo posto non sono quelle che avevi aggiunto.
verify-words-invented = Risultano parole aggiunte da un bot, ma i bot non ne aggiungono: le ha inventate il server.
verify-words-open = { $count ->
    [0] Nessuno ha aggiunto parole.
   *[other] Sono state aggiunte delle parole: chiedi a chi le ha scritte se sono davvero le sue.
}
verify-shuffles-yes = { $count ->
    [one] Con il numero e le parole questa pagina ha rifatto la mescolata: l’ordine è lo stesso.
   *[other] Con il numero e le parole questa pagina ha rifatto tutte e { $count } le mescolate: l’ordine è lo stesso, pezzo per pezzo.
}
verify-shuffles-no = Questa pagina ottiene un ordine diverso: «{ $which }» non viene dal numero e dalle parole ({ $count ->
    [one] controllata una mescolata
   *[other] controllate { $count } mescolate
}).
verify-deals-yes = { $count ->
    [one] La distribuzione viene da questa mescolata e da nient’altro.
   *[other] Tutte e { $count } le distribuzioni vengono da queste mescolate e da nient’altro.
}
verify-deals-no = Quello che è stato distribuito non è quello che è stato mescolato ({ $count ->
    [one] controllata una distribuzione
   *[other] controllate { $count } distribuzioni
}).
verify-box-yes = Prima di ogni mescolata i pezzi erano nello stesso ordine che hanno in ogni scatola di questo gioco.
verify-box-open = Questo tavolo usa pezzi propri: solo il server può dire in che ordine fossero prima della mescolata.
verify-actions-yes = { $count ->
    [0] Non è stata fatta nessuna mossa.
    [one] L’unica mossa era permessa.
   *[other] Tutte e { $count } le mosse erano permesse.
}
verify-scores-yes = { $count ->
    [0] Nessuna mano è stata conclusa.
    [one] I punti della mano conclusa sono giusti.
   *[other] I punti di tutte e { $count } le mani concluse sono giusti.
}
verify-not-over = In questa registrazione la partita non è finita.
verify-shuffled = Le mescolate, una per una
