## Rules pages and lessons: what all games say alike.

rules = Regole
rules-of = { $game }: le regole
rules-lead = Brevi e complete, con tutti i modi di giocare. Quando l’arbitro rifiuta qualcosa, «Perché?» porta al paragrafo. «In parte, interpretazione nostra» segnala dove il libretto lascia qualcosa in sospeso.
rules-contents = Indice
rules-part-setup = Materiale e distribuzione
rules-part-draw = Primo modo di giocare: pesca
rules-part-trumps = Secondo modo di giocare: briscole
rules-part-melds = Che cosa si può calare
rules-part-turn = Il tuo turno
rules-part-contract = Completare un contratto
rules-part-end = Fine e punti
rules-part-options = Che cos’altro può decidere un tavolo
rules-allowed = permesso
rules-forbidden = non permesso
rules-ruling = In parte, interpretazione nostra
rules-all = Tutte le regole: { $game }
rules-others = Regole degli altri giochi
# Beside an option of a new table.
rules-about = La regola: { $what }
why = Perché?
learn = Imparare giocando
lesson-of = { $game }: imparare giocando
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-back = Indietro
lesson-show = Mostrami
lesson-leave = Chiudi la lezione
lesson-again = Dall’inizio
lesson-otherwise = Sarebbe permesso anche questo. Ma restiamo nella lezione: fai quello che è chiesto qui, o lascia che te lo mostri.
lesson-watch = Guarda gli altri…
lesson-coach = Che cosa fare
