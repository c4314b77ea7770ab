## What a site without a server says in the place of the messages with the same names
start-lead-site = Juegos para toda la mesa, en tu navegador: contra bots o en grupo en un solo dispositivo, sin crear una cuenta.
play-friends-site = Jugar aquí en grupo
about-text-site = Tablée es una mesa para juegos que se venden en las tiendas: aquí juegas contra bots, o en grupo en un solo dispositivo.
about-privacy-text-site = Nada. No hay cuentas, ni cookies, ni rastreo, y lo que juegas nunca sale de este dispositivo. Solo tu navegador recuerda tu nombre, tus ajustes, tus mesas y cómo acabaron tus partidas.
replay-about-site = Vuelve a ver cualquier partida a partir de su registro, jugada a jugada y con todas las manos a la vista. Da igual dónde se haya jugado.
verify-about-site = Aquí cualquiera puede comprobar que nadie amañó el reparto. Esta página lo calcula por sí misma, con el número secreto que se muestra después de la partida. También reproduce la partida para ver si las jugadas y los puntos siguen las reglas.
verify-elsewhere-site = No tienes que fiarte de esta página: cualquier servidor de Tablée, o la orden «tablee verify», puede comprobar el mismo archivo.
verify-unfinished-site = No se ha podido comprobar todo: no se pudo reproducir la partida.
verify-server-site = Comprobado según las reglas
verify-words-invented-site = El sitio de un bot tiene palabras, pero los bots no añaden ninguna: son inventadas.
verify-box-open-site = Esta mesa tiene sus propias piezas: aquí no se puede comprobar en qué orden estaban antes de barajar.
refusal-server-failed-site = Algo ha ido mal. No ha cambiado nada: inténtalo otra vez.
refusal-server-unreachable-site = No se ha podido cargar una parte de esta página. ¿Tienes conexión?
refusal-message-unreadable-site = No se ha entendido ({ $reason }). Recarga la página.
refusal-record-other_rules-site = La partida se jugó con otras reglas (versión { $version }); esta página tiene la versión { $ours }.
