## Several people on one device
beside = Otra persona juega en este dispositivo
beside-about = Os pasáis el dispositivo. Entre turno y turno se tapan las manos.
beside-name = Nombre
beside-add = Añadir
beside-here = en este dispositivo
cover-pass = Pásale el dispositivo a { $name }
cover-take = Soy { $name }
cover-about = Que los demás miren a otro lado, por favor.
cover-turn = Le toca a { $name }
cover-who = ¿Quién tiene el dispositivo?
cover-look = Quien quiera ver su propia mano, que lo diga aquí.
pass-next = Ahora le toca a { $name }.
pass-cover = Tapar y pasar
catch-up = Esto ha pasado desde tu último turno.
catch-up-skip = Saltar
leave-one = Solo me voy yo
leave-all = Nos vamos todos
leave-about-all = Un bot sigue jugando por cada persona que se va. Podéis volver mientras nadie más haya ocupado el sitio.

## When it is one’s turn in a hidden tab
settings-notify = Notificación cuando me toque
settings-notify-about = Solo mientras miras otra cosa. Tu navegador pregunta una vez si puede.
settings-notify-denied = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.

## The page as an app
offline = Tablée no llega a su servidor
offline-about = Las mesas, los bots y las lecciones están en el servidor: sin conexión nadie puede jugar. En cuanto vuelva, todo sigue solo.
offline-works = Mientras tanto se pueden leer las reglas:
install = Instalar como aplicación
