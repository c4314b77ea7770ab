## A visitor's own tables: on the start page, and the way back to them
yours = Tus mesas
yours-over = Terminadas
yours-continue = Continuar
yours-waiting = { $count ->
    [one] Aún queda un sitio libre
   *[other] Aún quedan { $count } sitios libres
}
yours-complete = Ya están todos: se puede empezar
yours-round-over = La ronda { $round } ha terminado
yours-called = Te toca en otra mesa: { $game }
yours-won = ¡Has ganado!
yours-drawn = Has compartido la victoria
yours-lost = { $count ->
    [one] Ha ganado { $winners }
   *[other] Han ganado { $winners }
}
yours-replay = Repetición: { $game }
yours-analyse = Analizar: { $game }
yours-again = Jugar otra vez: { $game }
yours-forget = Quitar de la lista: { $game }
yours-forgotten = Quitada de la lista: { $game }
yours-undo = Deshacer
yours-gone = Esta mesa ya no existe: { $game }
yours-all = Mostrar todas ({ $count })
yours-back = Tu partida en curso
yours-back-to = Volver a tu mesa: { $game }
yours-hide = Ocultar hasta la próxima visita

## A record of oneself, on this device only
me = Tu historial
me-of = El historial de { $name }
me-about = Lo que has jugado en este dispositivo. Se guarda aquí y en ningún otro sitio.
me-games = Victorias
me-against = Rivales
me-played = Partidas
me-won = Ganadas
me-people = Personas
me-bests = Tus récords
me-tally = Cara a cara
me-tally-about = Todas las partidas que has jugado con cada persona y que terminaron en este dispositivo.
me-with = Con
me-wins-mine = Tus victorias
me-wins-theirs = Sus victorias
me-empty = Aún no has terminado ninguna partida en este dispositivo. Cuando lo hagas, aparecerá aquí.
me-delete = Borrar el historial
me-delete-ask = ¿Borrar tu historial?
me-delete-about = Se borrarán todas las victorias, los récords y los resultados cara a cara de este dispositivo. Tus mesas se conservan.

## Tables for another device
move = Llevar tus mesas a otro dispositivo
move-about = Escanea el código con el otro dispositivo o envíate el enlace. Después podrás jugar en los dos.
move-secret = Quien tenga este enlace puede jugar en tus sitios: no lo compartas.
move-link = Enlace a tus mesas
move-qr = Código QR de tus mesas
move-some = El código QR contiene { $some } de las { $all } mesas, primero las que siguen en curso. El enlace las contiene todas.
move-record = Llevar también mi historial (solo en el enlace)
move-tied = { $count ->
    [one] Una mesa se queda aquí: tu sitio está ligado a la cookie de este navegador, que no se puede trasladar.
   *[other] { $count } mesas se quedan aquí: tus sitios están ligados a cookies de este navegador, que no se pueden trasladar.
}
move-nothing = Todavía no hay nada que llevar. ¡Juega primero una partida!
move-arrived = { $count ->
    [one] Este enlace trae una mesa a este dispositivo.
   *[other] Este enlace trae { $count } mesas a este dispositivo.
}
move-known = Ya tienes todas las mesas de este enlace.
move-arrived-record = También trae un historial de partidas. Las que ya tienes solo cuentan una vez.
move-arrived-about = Sigue solo si el enlace es tuyo: quien lo creó puede jugar en los mismos sitios.
move-add = Añadir a este dispositivo
move-unreadable = Este enlace está dañado: no se puede leer nada. Cópialo otra vez entero.
