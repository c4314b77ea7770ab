## Several people on one device
beside = Qualcun altro gioca su questo dispositivo
beside-about = Vi passate il dispositivo. Tra un turno e l’altro uno schermo copre le mani.
beside-name = Nome
beside-add = Aggiungi
beside-here = su questo dispositivo
cover-pass = Passa il dispositivo a { $name }
cover-take = Sono { $name }
cover-about = Tutti gli altri guardino altrove, per favore.
cover-turn = Tocca a { $name }
cover-who = Chi ha in mano il dispositivo?
cover-look = Chi vuole vedere la propria mano lo dice qui.
pass-next = Poi tocca a { $name }.
pass-cover = Copri e passa
catch-up = Ecco che cosa è successo dal tuo ultimo turno.
catch-up-skip = Salta
leave-one = Me ne vado solo io
leave-all = Ce ne andiamo tutti
leave-about-all = Per chi se ne va continua a giocare un bot. Potete tornare finché nessun altro ha preso il posto.

## When it is one’s turn in a hidden tab
settings-notify = Notifica quando tocca a me
settings-notify-about = Solo mentre guardi qualcos’altro. Il tuo browser chiede una volta se può.
settings-notify-denied = Il tuo browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.

## The page as an app
offline = Tablée non raggiunge il suo server
offline-about = I tavoli, i bot e le lezioni sono sul server: senza connessione nessuno può giocare. Appena torna, tutto continua da solo.
offline-works = Nel frattempo si possono leggere le regole:
install = Installa come app
