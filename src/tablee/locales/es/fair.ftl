## Repartos limpios: antes de empezar, después de la partida, y la página que verifica un registro.

fair = ¿Se repartió con limpieza?
fair-about = Se baraja con un número secreto. Su huella quedó fijada antes de repartir y ahora se muestra el número: cualquiera puede comprobar que van juntos.
fair-commitment = Huella, antes de repartir
fair-seed = Número secreto
fair-verify = Verificar este reparto
fair-words = Palabras que se mezclaron
fair-words-by = { $name }: «{ $words }»
shuffle = Se baraja con limpieza
shuffle-about = Se baraja con un número secreto que se sacó al abrir la mesa. Esta es su huella. Después de la partida se muestra el número, y esta página comprueba por sí misma que nadie lo cambió.
shuffle-words = Tus palabras para barajar
shuffle-words-about = Lo que escribas se mezcla al barajar: así nadie puede haber sabido antes el reparto. Los demás lo ven al empezar.
shuffle-words-add = Mezclar
shuffle-words-in = Mezclado: «{ $words }». Puedes cambiarlo hasta empezar.
seat-worded = palabras mezcladas
verify = Verificar un reparto
verify-about = Aquí cualquiera puede comprobar que nadie amañó el reparto. Esta página lo calcula por sí misma, con el número secreto que se muestra después de la partida. Al servidor solo le pregunta si las jugadas y los puntos siguen las reglas.
verify-elsewhere = No tienes que fiarte de este servidor: cualquier otro servidor Tablée y la orden «tablee verify» comprueban el mismo archivo.
verify-file = Registro de una partida, como archivo
verify-drop = También puedes soltar aquí el archivo.
verify-text = O pega aquí el registro
verify-noted = Huella que anotaste antes de repartir, si lo hiciste
verify-do = Verificar
verify-working = Comprobando …
refusal-record-none = Esto no es el registro de una partida.
verify-fair = Se repartió con limpieza.
verify-consistent = En este registro todo encaja. Lo que esta página no puede saber lleva un signo de interrogación.
verify-unfinished = No se pudo comprobar todo: el servidor no volvió a jugar el registro.
verify-wrong = Algo no está bien en este registro.
verify-here = Esta página ha calculado
verify-server = El servidor dice, según las reglas
verify-sign-yes = Correcto:
verify-sign-no = Incorrecto:
verify-sign-open = Abierto:
verify-whole-yes = El registro está intacto: nada ha cambiado desde que se escribió.
verify-whole-no = El registro se cambió después de escribirse, o le falta algo.
verify-commitment-yes = El número secreto corresponde a la huella.
verify-commitment-no = El número secreto no corresponde a la huella: uno de los dos se cambió.
verify-seen-yes = Este navegador vio la misma huella antes de repartir.
verify-seen-late = Este navegador vio la misma huella durante la partida.
verify-seen-no = Este navegador vio otra huella en esta mesa: { $seen }
verify-seen-open = Este navegador no estaba en la mesa: compara la huella con una que alguien anotó antes de repartir.
verify-noted-yes = Es la huella que anotaste.
verify-noted-no = No es la huella que anotaste.
verify-words-yes = { $count ->
    [0] Nadie añadió palabras, y no se coló ninguna.
   *[other] Las palabras mezcladas son las que este navegador vio al empezar.
}
verify-words-no = Las palabras no son las que este navegador vio al empezar (de { $count } asientos).
verify-words-not-mine = Las palabras de tu asiento no son las que habías añadido.
verify-words-invented = El asiento de un bot tiene palabras, y los bots no añaden ninguna: se las inventó el servidor.
verify-words-open = { $count ->
    [0] Nadie añadió palabras.
   *[other] Se mezclaron palabras: pregunta a quienes las añadieron si son las suyas.
}
verify-shuffles-yes = { $count ->
    [one] Con el número y las palabras esta página ha barajado por sí misma la única vez: el mismo orden.
   *[other] Con el número y las palabras esta página ha barajado por sí misma las { $count } veces: el mismo orden, pieza por pieza.
}
verify-shuffles-no = Esta página baraja de otro modo: { $which } no sale del número y las palabras (de { $count } veces).
verify-deals-yes = { $count ->
    [one] Se repartió lo que así se barajó y nada más.
   *[other] Las { $count } veces se repartió lo que así se barajó y nada más.
}
verify-deals-no = Lo que se repartió no es lo que se barajó ({ $count } repartos).
verify-box-yes = Antes de barajar en cada ronda, todo estaba como en cualquier caja de este juego.
verify-box-open = Esta mesa tiene material propio: en qué orden estaba antes de barajar, solo lo dice el servidor.
verify-actions-yes = { $count ->
    [one] La única jugada estaba permitida.
   *[other] Las { $count } jugadas estaban permitidas.
}
verify-scores-yes = { $count ->
    [0] No se terminó ninguna ronda.
    [one] Los puntos de la ronda terminada son correctos.
   *[other] Los puntos de las { $count } rondas terminadas son correctos.
}
verify-not-over = En este registro la partida no ha terminado.
verify-shuffled = Cómo se barajó, vez por vez
