## Rules pages and lessons: what all games share.

rules = Regole
rules-of = { $game }: le regole
rules-lead = Brevi ma complete, con tutti i modi di giocare. Quando l’arbitro rifiuta una mossa, «Perché?» ti porta al paragrafo giusto. «In parte interpretazione nostra» segnala i punti che il libretto lascia in sospeso.
rules-contents = Indice
rules-part-setup = Preparazione
rules-part-draw = Primo modo di giocare: con il pozzo
rules-part-trumps = Secondo modo di giocare: con le briscole
rules-part-melds = Che cosa si può calare
rules-part-turn = Il tuo turno
rules-part-contract = Completare un contratto
rules-part-end = Fine e punteggio
rules-part-options = Regole facoltative
rules-allowed = permesso
rules-forbidden = non permesso
rules-ruling = In parte interpretazione nostra
rules-all = Tutte le regole: { $game }
rules-others = Regole degli altri giochi
print-link = Stampa i pezzi
# Beside an option of a new table.
rules-about = Regola per «{ $what }»
why = Perché?
learn = Impara giocando
lesson-of = { $game }: impara giocando
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-back = Indietro
lesson-show = Mostrami
lesson-leave = Chiudi la lezione
lesson-again = Ricomincia
lesson-otherwise = Anche questo è permesso. Ma seguiamo la lezione: fai quello che ti chiede, o lascia che te lo mostri.
lesson-watch = Guarda gli altri…
lesson-coach = Che cosa fare
