## Fair deals: before the start, after the match, and the page that verifies a record.

fair = ¿Fue limpio el reparto?
fair-about = Se baraja a partir de un número secreto. Su huella quedó fijada antes de repartir; ahora se muestra el número, y cualquiera puede comprobar que coinciden.
fair-commitment = Huella (mostrada antes de repartir)
fair-seed = Número secreto
fair-verify = Verificar este reparto
fair-words = Palabras añadidas a la mezcla
fair-words-by = { $name }: «{ $words }»
shuffle = Barajar sin trampas
shuffle-about = Se baraja a partir de un número secreto, elegido al abrir la mesa. Esta es su huella. Después de la partida se muestra el número, y esta página comprueba por sí misma que nadie lo ha cambiado.
shuffle-words = Tus palabras para la mezcla
shuffle-words-about = Lo que escribas entra en la mezcla: así nadie puede conocer el reparto de antemano. Los demás lo verán cuando empiece la partida.
shuffle-words-add = Añadir
shuffle-words-in = Has añadido «{ $words }». Puedes cambiarlo hasta que empiece la partida.
seat-worded = palabras añadidas
verify = Verificar un reparto
verify-about = Aquí cualquiera puede comprobar que nadie amañó el reparto. Esta página lo calcula por sí misma, con el número secreto que se muestra después de la partida. Al servidor solo le pregunta si las jugadas y los puntos siguen las reglas.
verify-elsewhere = No tienes que fiarte de este servidor: cualquier otro servidor de Tablée, o la orden «tablee verify», puede comprobar el mismo archivo.
verify-file = Registro de una partida (archivo)
verify-drop = También puedes soltar aquí el archivo.
verify-text = O pega aquí el registro
verify-noted = Huella que anotaste antes de repartir (opcional)
verify-do = Verificar
verify-first = Primero pega un registro o elige un archivo.
verify-working = Comprobando…
refusal-record-none = Esto no es el registro de una partida.
verify-fair = El reparto fue limpio.
verify-consistent = En este registro todo cuadra. Lo que esta página no puede saber lleva un signo de interrogación.
verify-unfinished = No se ha podido comprobar todo: el servidor no ha reproducido la partida.
verify-wrong = Algo no está bien en este registro.
verify-here = Comprobado por esta página
verify-server = Comprobado por el servidor según las reglas
verify-sign-yes = Correcto:
verify-sign-no = Incorrecto:
verify-sign-open = Sin comprobar:
verify-whole-yes = El registro está completo: no ha cambiado nada desde que se escribió.
verify-whole-no = El registro se ha modificado después de escribirse, o le falta algo.
verify-commitment-yes = El número secreto coincide con la huella.
verify-commitment-no = El número secreto no coincide con la huella: se ha cambiado uno de los dos.
verify-seen-yes = Este navegador vio la misma huella antes de repartir.
verify-seen-late = Este navegador vio la misma huella durante la partida.
verify-seen-no = Este navegador vio otra huella en esta mesa: { $seen }
verify-seen-open = Este navegador no estaba en la mesa: compara la huella con una que alguien haya anotado antes de repartir.
verify-noted-yes = Coincide con la huella que anotaste.
verify-noted-no = No coincide con la huella que anotaste.
verify-words-yes = { $count ->
    [0] Nadie añadió palabras, y no se ha colado ninguna.
   *[other] Las palabras añadidas son las que este navegador vio al empezar.
}
verify-words-no = Las palabras no son las que este navegador vio al empezar ({ $count ->
    [0] nadie había añadido ninguna
    [one] un jugador había añadido algunas
   *[other] { $count } jugadores habían añadido algunas
}).
verify-words-not-mine = Las palabras de tu sitio no son las que añadiste.
verify-words-invented = El sitio de un bot tiene palabras, pero los bots no añaden ninguna: se las inventó el servidor.
verify-words-open = { $count ->
    [0] Nadie añadió palabras.
   *[other] Se añadieron palabras: pregunta a quienes las añadieron si son las suyas.
}
verify-shuffles-yes = { $count ->
    [one] Esta página ha repetido la mezcla con el número y las palabras y obtiene el mismo orden.
   *[other] Esta página ha repetido las { $count } mezclas con el número y las palabras y obtiene el mismo orden, pieza por pieza.
}
verify-shuffles-no = Esta página obtiene otro orden: la mezcla «{ $which }» no sale del número y las palabras ({ $count ->
    [one] una mezcla comprobada
   *[other] { $count } mezclas comprobadas
}).
verify-deals-yes = { $count ->
    [one] El reparto sale de esta mezcla y de nada más.
   *[other] Los { $count } repartos salen de estas mezclas y de nada más.
}
verify-deals-no = Lo que se repartió no es lo que se barajó ({ $count ->
    [one] un reparto comprobado
   *[other] { $count } repartos comprobados
}).
verify-box-yes = Antes de barajar en cada ronda, las piezas estaban en el mismo orden que en cualquier caja de este juego.
verify-box-open = Esta mesa tiene sus propias piezas: solo el servidor sabe en qué orden estaban antes de barajar.
verify-actions-yes = { $count ->
    [0] No se hizo ninguna jugada.
    [one] La única jugada es legal.
   *[other] Las { $count } jugadas son legales.
}
verify-scores-yes = { $count ->
    [0] No se terminó ninguna ronda.
    [one] Los puntos de la ronda terminada son correctos.
   *[other] Los puntos de las { $count } rondas terminadas son correctos.
}
verify-not-over = En este registro la partida no ha terminado.
verify-shuffled = Las mezclas, una por una
