## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Pista
hint-waits = Pensando…
hint-more = ¿Qué haría un experto?
hint-close = Cerrar la pista
hint-these = Estas piezas: { $pieces }.
hint-shown = Un experto haría lo que se ve aquí.
hint-would = Un experto haría esto: { $action }.

## The tutor asks before a move that seems to lose a lot. $action: an action without a subject, as in GAME-action-VERB.
tutor = ¿Seguro?
tutor-asks = Esto puede costarte unos { $loss } puntos porcentuales de probabilidad de ganar. ¿Jugarlo igualmente?
tutor-asks-proven = Esto te cuesta unos { $loss } puntos porcentuales de probabilidad de ganar. ¿Jugarlo igualmente?
tutor-why = ¿Por qué?
tutor-play = Jugarlo igualmente
tutor-back = Deshacer
tutor-out = Puedes ganar la ronda: { $action }.
tutor-better = Mejor: { $action }.
tutor-about = Es una estimación a partir de lo que ves. El tutor no mira la mano de nadie.
