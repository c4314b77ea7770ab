## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Suggerimento
hint-waits = Ci penso…
hint-more = Che cosa farebbe un esperto?
hint-close = Chiudi il suggerimento
hint-these = In evidenza: { $pieces }.
hint-shown = Ecco che cosa farebbe un esperto.
hint-would = Un esperto farebbe questo: { $action }.

## The tutor asks before a move that seems to lose a lot. $action: an action without a subject, as in GAME-action-VERB.
tutor = Davvero?
tutor-asks = Questa mossa può ridurre la tua probabilità di vittoria di circa { $loss } punti percentuali. La giochi lo stesso?
tutor-asks-proven = Questa mossa riduce la tua probabilità di vittoria di circa { $loss } punti percentuali. La giochi lo stesso?
tutor-why = Perché?
tutor-play = Gioca lo stesso
tutor-back = Ritira la mossa
tutor-out = Puoi chiudere: { $action }.
tutor-better = Meglio: { $action }.
tutor-about = È una stima in base a quello che vedi. Il tutor non guarda la mano di nessuno.
