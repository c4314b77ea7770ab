## Quello che dicono il tavolo e il server.

refusal-seat-none = Stai guardando. Solo chi gioca può farlo.
refusal-seat-not_host = Solo chi ha aperto il tavolo può farlo.
refusal-seat-bad_name = Un nome ha da 1 a { $most } caratteri visibili.
refusal-seat-bad_words = Le parole per mescolare hanno al massimo { $most } caratteri visibili.
refusal-seat-unknown = Al posto { $seat } non c’è nessuno.
refusal-seat-taken = Il posto { $seat } non è libero.
refusal-seat-unknown_token = Questo link del posto non è di questo tavolo. Stai guardando.
refusal-seat-removed = Chi ospita ti ha tolto da questo tavolo. Puoi guardare.
refusal-seat-replaced = Un bot gioca per te finché non torni.
refusal-seat-elsewhere = Il tuo posto è stato aperto anche su un altro dispositivo o in un’altra finestra. Puoi giocare su entrambi.
refusal-seat-left = Hai lasciato il tuo posto. Stai guardando.
refusal-seat-yours = Hai già un posto a questo tavolo.
refusal-seat-present = Chi siede al posto { $seat } è presente.
refusal-seat-not_a_bots = Al posto { $seat } non gioca nessun bot.
refusal-emote-too_fast = È stato molto in una volta. Aspetta un momento.
refusal-table-unknown = Non c’è nessun tavolo con questo codice.
refusal-table-full = Tutti i posti sono occupati. Puoi guardare.
refusal-table-closed = Tutti hanno lasciato questo tavolo prima dell’inizio. Aprine uno nuovo.
refusal-table-started = La partita è già cominciata. Puoi guardare.
refusal-table-not_started = La partita non è ancora cominciata.
refusal-table-seats_free = { $count ->
    [one] Un posto è ancora libero: invita qualcuno o aggiungi un bot.
   *[other] { $count } posti sono ancora liberi: invita altri giocatori o aggiungi dei bot.
}
refusal-table-not_over = La partita non è ancora finita.
refusal-table-crowded = Ci sono già troppi spettatori a questo tavolo.
refusal-table-other_rules = A questo tavolo si giocava con altre regole o con una versione più recente: qui non può continuare.
refusal-table-too_long = Questo tavolo dura da così tanto che non accetta altre mosse. Iniziatene uno nuovo.
refusal-replay-hidden = La partita non è ancora finita: puoi rivederla solo dal tuo posto.
refusal-replay-no_step = Non c’è un passo { $step }: l’ultimo è il { $last }.
refusal-message-unreadable = Il server non ha capito ({ $reason }). Ricarica la pagina.
refusal-message-too_fast = Troppo in una volta. Aspetta un momento.
refusal-message-too_large = È troppo grande: al massimo { $most } byte.
refusal-message-no_hello = La connessione non è arrivata in tempo. Ricarica la pagina.
refusal-request-invalid = In questa richiesta qualcosa non va: { $reason }
refusal-request-not_found = A questo indirizzo non c’è niente.
refusal-request-wrong_method = Questo indirizzo non si usa così.
refusal-server-failed = Qualcosa è andato storto sul server. Non è cambiato niente: riprova.
refusal-server-busy = In questo momento il server ha troppo da fare. Riprova tra poco.
refusal-server-not_ready = Il server non è ancora pronto, o non lo è più: { $reason }
refusal-invalid-notation = Questa mossa non si legge: { $reason }
refusal-invalid-option = Questa scelta non è possibile: { $reason }
refusal-invalid-position = Questa posizione non è possibile: { $reason }
refusal-record-unreadable = Questa non è la registrazione di una partita: { $reason }
refusal-record-cut = La registrazione è tagliata: manca l’ultima riga.
refusal-record-changed = La registrazione è stata modificata dopo essere stata scritta.
refusal-record-other_rules = La registrazione segue altre regole (versione { $version }); questo server ha la versione { $ours }.
refusal-record-wrong_seed = Il numero segreto rivelato non corrisponde all’impronta.
refusal-record-not_noted = L’impronta della registrazione è { $commitment }, non quella che avevi annotato.
refusal-record-impossible = La partita non può essersi svolta così: { $reason }
refusal-record-wrong_line = La riga { $line } è sbagliata: dice «{ $says }», secondo le regole è «{ $rules }».
refusal-record-too_long = La registrazione è troppo lunga per essere rigiocata qui.
refusal-record-more_lines = La registrazione ha righe che non le appartengono.
