## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Pista
hint-waits = Pensando…
hint-more = ¿Qué haría un experto?
hint-close = Cerrar la pista
hint-these = Estas piezas: { $pieces }.
hint-shown = Un experto haría lo que se ve aquí.
hint-would = Un experto haría esto: { $action }.
