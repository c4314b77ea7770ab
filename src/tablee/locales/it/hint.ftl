## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Suggerimento
hint-waits = Ci penso…
hint-more = Che cosa farebbe un esperto?
hint-close = Chiudi il suggerimento
hint-these = Questi pezzi: { $pieces }.
hint-shown = Ecco che cosa farebbe un esperto.
hint-would = Un esperto farebbe questo: { $action }.
