## Rules pages and lessons: what all games say alike.

rules = Reglas
rules-of = { $game }: las reglas
rules-lead = Breves y completas, con todos los modos de jugar. Cuando el árbitro rechaza algo, «¿Por qué?» lleva al párrafo. «En parte, criterio nuestro» señala dónde el reglamento deja algo abierto.
rules-contents = Contenido
rules-part-setup = Material y reparto
rules-part-draw = Primer modo de jugar: robar
rules-part-trumps = Segundo modo de jugar: triunfos
rules-part-melds = Qué se puede bajar
rules-part-turn = Tu turno
rules-part-contract = Cumplir un contrato
rules-part-end = Final y puntos
rules-part-options = Qué más puede acordar una mesa
rules-allowed = permitido
rules-forbidden = no permitido
rules-ruling = En parte, criterio nuestro
rules-all = Todas las reglas: { $game }
rules-others = Reglas de los otros juegos
# Beside an option of a new table.
rules-about = La regla: { $what }
why = ¿Por qué?
learn = Aprender jugando
lesson-of = { $game }: aprender jugando
lesson-step = Paso { $step } de { $steps }
lesson-next = Siguiente
lesson-back = Atrás
lesson-show = Enséñamelo
lesson-leave = Terminar la lección
lesson-again = Desde el principio
lesson-otherwise = Eso también estaría permitido. Pero sigamos con la lección: haz lo que se pide aquí, o deja que te lo enseñe.
lesson-watch = Mira a los demás…
lesson-coach = Qué hacer
