## Several people on one device
beside = Qualcun altro gioca su questo dispositivo?
beside-about = Vi passate il dispositivo. Tra un turno e l’altro una schermata nasconde quello che ciascuno ha in mano.
beside-name = Nome
beside-add = Aggiungi
beside-here = su questo dispositivo
cover-pass = Passa il dispositivo: è il turno di { $name }
cover-take = Sono { $name }
cover-about = Tutti gli altri: non sbirciate!
cover-turn = È il turno di { $name }
cover-who = Chi ha in mano il dispositivo?
cover-look = Vuoi vedere che cosa hai in mano? Scegli il tuo nome.
pass-next = Ora tocca a { $name }.
pass-cover = Copri e consegna
catch-up = Ecco che cosa è successo dal tuo ultimo turno.
catch-up-skip = Salta
leave-one = Solo io
leave-all = Tutti noi
leave-about-all = Per chi se ne va continuerà a giocare un bot. Potete tornare finché nessun altro prende il vostro posto.

## When it’s your turn and the tab is hidden
settings-notify = Avvisami quando tocca a me
settings-notify-about = Solo quando questa pagina è in secondo piano. Il tuo browser ti chiederà il permesso una volta sola.
settings-notify-denied = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.

## The page as an app
offline = Tablée non riesce a raggiungere il server
offline-about = I tavoli, i bot e le lezioni sono sul server: senza connessione non si può giocare. Appena torna, tutto riprende da solo.
offline-works = Nel frattempo puoi leggere le regole:
install = Installa come app
here-keep = Salva per giocare offline
