## Rules pages and lessons: what all games share.

rules = Reglas
rules-of = { $game }: las reglas
rules-lead = Breves pero completas, con todos los modos de jugar. Cuando el árbitro rechaza una jugada, «¿Por qué?» te trae al párrafo correspondiente. «En parte, criterio nuestro» señala lo que el reglamento deja abierto.
rules-contents = Contenido
rules-part-setup = Preparación
rules-part-draw = Primer modo de jugar: robar
rules-part-trumps = Segundo modo de jugar: triunfos
rules-part-melds = Qué puedes bajar
rules-part-turn = Tu turno
rules-part-contract = Cumplir un contrato
rules-part-end = Final y puntos
rules-part-options = Reglas opcionales
rules-allowed = permitido
rules-forbidden = no permitido
rules-ruling = En parte, criterio nuestro
rules-all = Todas las reglas: { $game }
rules-others = Reglas de los otros juegos
print-link = Imprimir las piezas
# Beside an option of a new table.
rules-about = Regla de «{ $what }»
why = ¿Por qué?
learn = Aprender jugando
lesson-of = { $game }: aprender jugando
lesson-step = Paso { $step } de { $steps }
lesson-next = Siguiente
lesson-back = Atrás
lesson-show = Enséñamelo
lesson-leave = Terminar la lección
lesson-again = Empezar de nuevo
lesson-otherwise = Eso también está permitido. Pero sigamos con la lección: haz lo que se pide aquí o deja que te lo enseñe.
lesson-watch = Mira lo que hacen los demás…
lesson-coach = Qué hacer
