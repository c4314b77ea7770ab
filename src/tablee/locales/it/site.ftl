## What a site without a server says in the place of the messages with the same names
start-lead-site = Giochi di società per tutta la tavolata, direttamente nel browser: contro i bot o insieme su un solo dispositivo, senza account.
play-friends-site = Gioca qui insieme
about-text-site = Tablée è un tavolo per giochi che si comprano in negozio: qui ci giochi contro i bot, o insieme ad altri su un solo dispositivo.
about-privacy-text-site = Niente. Nessun account, nessun cookie, nessun tracciamento, e quello che giochi non lascia mai questo dispositivo. Solo il tuo browser ricorda il tuo nome, le tue impostazioni, i tuoi tavoli e come sono finite le tue partite.
replay-about-site = Apri la registrazione di una partita e rivedila mossa per mossa, a carte scoperte. Non importa dove è stata giocata.
verify-about-site = Qui chiunque può controllare che nessuno abbia truccato la distribuzione. Questa pagina rifà i calcoli da sola, con il numero segreto mostrato dopo la partita. Rigioca anche la partita, per vedere se mosse e punti seguono le regole.
verify-elsewhere-site = Non devi fidarti di questa pagina: qualsiasi server Tablée, o il comando «tablee verify», può controllare lo stesso file.
verify-unfinished-site = Non è stato possibile controllare tutto: la registrazione non si è potuta rigiocare.
verify-server-site = Controllato secondo le regole
verify-words-invented-site = Risultano parole aggiunte da un bot, ma i bot non ne aggiungono: sono inventate.
verify-box-open-site = Questo tavolo usa pezzi propri: in che ordine fossero prima della mescolata qui non si può controllare.
refusal-server-failed-site = Qualcosa è andato storto. Non è cambiato niente: riprova.
refusal-server-unreachable-site = Non è stato possibile caricare una parte di questa pagina. La connessione a Internet funziona?
refusal-message-unreadable-site = Non si è capito ({ $reason }). Ricarica la pagina.
refusal-record-other_rules-site = Questa partita è stata giocata con regole diverse (versione { $version }); questa pagina ha la versione { $ours }.
