## Several people on one device
beside = ¿Juega alguien más en este dispositivo?
beside-about = El dispositivo va pasando de uno a otro. Entre turno y turno se oculta lo que tiene cada uno.
beside-name = Nombre
beside-add = Añadir
beside-here = en este dispositivo
cover-pass = Pásale el dispositivo a { $name }
cover-take = Soy { $name }
cover-about = Los demás, por favor, que miren a otro lado.
cover-turn = Le toca a { $name }
cover-who = ¿Quién tiene el dispositivo?
cover-look = ¿Quieres ver tu mano? Elige tu nombre.
pass-next = Ahora le toca a { $name }.
pass-cover = Tapar y entregar
catch-up = Esto es lo que ha pasado desde tu último turno.
catch-up-skip = Saltar
leave-one = Solo yo
leave-all = Todos
leave-about-all = Un bot seguirá jugando por cada persona que se vaya. Se puede volver mientras nadie más haya ocupado el sitio.

## When it’s your turn and the tab is hidden
settings-notify = Avisarme cuando me toque
settings-notify-about = Solo mientras no tengas esta página a la vista. Tu navegador te pedirá permiso una vez.
settings-notify-denied = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.

## The page as an app
offline = Tablée no puede conectarse con su servidor
offline-about = Las mesas, los bots y las lecciones están en el servidor: sin conexión no se puede jugar. En cuanto se recupere, todo continuará solo.
offline-works = Mientras tanto, puedes leer las reglas:
install = Instalar como aplicación
here-keep = Guardar para jugar sin conexión
