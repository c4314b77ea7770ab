## Tables on this device: without a server, or while it can’t be reached
here = Su questo dispositivo
# Above the form for a new table.
here-new = Questo tavolo sarà solo su questo dispositivo: nessuno potrà unirsi da un altro dispositivo. Gioca contro i bot, oppure passatevi il dispositivo.
# In the waiting room, in the place of the invite link.
here-room = A questo tavolo nessuno può unirsi da un altro dispositivo. Gioca contro i bot, oppure aggiungi chi è con te e passatevi il dispositivo.
here-more = Che cosa significa?
# At a table that is on the server, while it can’t be reached.
here-waits = Riprende quando torna il server
here-offline = Il server non c’è, ma si può giocare lo stesso
here-offline-about = In questo momento Tablée non riesce a raggiungere il server, quindi i nuovi tavoli saranno su questo dispositivo: contro i bot, o in più persone passandoselo. I tuoi tavoli sul server ti aspettano finché non torna.
here-waking = Preparo i giochi…
# The first time only.
here-waking-first = Carico i giochi su questo dispositivo ({ $megabytes } MB). Ci vuole così tanto solo la prima volta.

## A site without a server
here-alone = Tutto resta su questo dispositivo
here-alone-about = Gioca contro i bot, oppure passatevi il dispositivo. Non ci sono né server né account e, una volta caricato, tutto funziona anche senza connessione.

## What it means that a table is on this device
here-about = I tavoli su questo dispositivo
here-about-only = Sono salvati in questo browser, su questo dispositivo, e da nessun’altra parte: nessuno può unirsi o guardare da un altro dispositivo. Per giocare con gli amici su altri dispositivi serve un server Tablée.
here-about-lost = Spariscono se cancelli i dati di questa pagina nel browser o se chiudi una finestra privata. Safari li elimina anche quando non torni per un po’, a meno che tu non abbia installato Tablée come app.
here-about-record = Vuoi conservare una partita? Quando è finita, scarica la registrazione. Puoi rivederla e verificarla qui o su qualsiasi server Tablée.
here-about-fair = Anche il numero segreto che decide la distribuzione è su questo dispositivo. La verifica dimostra quindi che il programma ha distribuito come promesso, ma non che nessuno abbia potuto guardare.
here-about-kept = Il tuo browser ha promesso di non eliminarli da solo.
here-about-unkept = Il tuo browser non ha promesso di conservare i tuoi tavoli: se lo spazio scarseggia, può eliminarli.

## Everything for tables on this device, kept in the browser.
here-keep-about = Così potrai giocare qui anche senza connessione: contro i bot, o passandovi il dispositivo. Occupa { $megabytes } MB.
here-keep-progress = Caricamento: { $done } MB di { $megabytes }
here-keep-done = Pronto per giocare offline
here-keep-undo = Rimuovi da questo dispositivo
here-keep-failed = Non ha funzionato. Controlla la connessione e lo spazio libero su questo dispositivo, poi riprova.

## A code that leads to no table
here-unknown = Su questo dispositivo nessun tavolo ha questo codice
here-unknown-about = Un tavolo senza server resta sul dispositivo su cui è stato aperto. Per giocare insieme da più dispositivi serve un server Tablée.
