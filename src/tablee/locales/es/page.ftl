## Lo que dice la página alrededor de los juegos.

go-home = Ir al inicio
close = Cerrar
dismiss = Ocultar
try-again = Volver a intentarlo

settings = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-distinct = Colores más fáciles de distinguir
settings-left-handed = Para zurdos: botones a la izquierda
settings-motion = Animaciones
settings-motion-system = Como el dispositivo
settings-motion-less = Menos
settings-motion-full = Todas
settings-sound = Sonidos
settings-volume = Volumen
settings-felt = Mesa
settings-felt-meadow = Pradera
settings-felt-sea = Mar
settings-felt-plum = Ciruela
settings-felt-walnut = Nogal
settings-confetti = Confeti al ganar
settings-emotes = Reacciones de los demás

## Página de inicio
start-title = Jugar en compañía
start-heading = ¡Siéntate a la mesa!
start-lead = Juegos para toda la mesa, en el navegador: con amigos, con bots, sin cuenta.
preview-table = Te han invitado: siéntate a la mesa y juega.
name-ask = ¿Cómo quieres que te llamemos?
file-choose = Elige un archivo
name-guest = Invitado
play-now = Jugar ya contra bots
play-friends = Jugar con amigos
players-range = De { $least } a { $most } jugadores
join-ask = ¿Tienes una invitación?
join-code = Código de la mesa
join = Unirse
foot-independent = Independiente de las editoriales de los juegos.

## Mesa nueva
new-title = Mesa nueva: { $game }
new-open = Abrir la mesa
players = Jugadores
fewer = { $what }: menos
more = { $what }: más

## Sala de espera
waiting-heading = { $game }: ¿quién juega?
waiting-seats = En la mesa
seat-free = Sitio libre
seat-taken = { $name } se ha sentado.
bot = bot
away = ausente
host = Anfitrión
add-bot = Añadir un bot
add-bot-on = Añadir un bot en el sitio { $number }
level = Nivel de los bots
level-of = Nivel de { $name }
# How strong a bot is; beside it so many of four stars.
level-told = { $level } (nivel { $number } de 4)
pace = Tiempo que piensan los bots
pace-none = Ninguno
pace-quick = Corto
pace-human = Como una persona
pace-slow = Largo
remove-seat = Dejar libre el sitio de { $name }
take-seat = Tomar asiento
start = Empezar
start-fills = { $count ->
    [one] Hay un sitio libre: al empezar lo ocupa un bot.
   *[other] Hay { $count } sitios libres: al empezar los ocupan bots.
}
start-ready = Todos los asientos están ocupados.
start-waits = { $host } empieza la partida.
spectators = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
leave-seat = Dejar mi sitio
invite = Invitar
invite-about = Envía este enlace a quienes vayan a jugar contigo, o deja que fotografíen el código.
invite-link = Enlace de invitación
invite-qr = Código QR del enlace de invitación
invite-code = O diles el código de la mesa:
link-copy = Copiar
link-copied = Copiado
link-share = Compartir
agreed = Lo acordado

## En la mesa
table-opening = A la mesa …
table-problem = Así no se puede
your-turn = Te toca
round = Ronda { $round } de { $rounds }
watching = Estás mirando la partida.
connection-lost = Se ha perdido la conexión. Nuevo intento …
clock-left = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
}
clock-left-long = quedan { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = reloj parado, { $time }
clock-grace = { $count ->
    [one] Conexión perdida: la mesa espera un segundo más
   *[other] Conexión perdida: la mesa espera { $count } segundos más
}
clock-hurry = { $count ->
    [one] Queda un segundo para tu turno
   *[other] Quedan { $count } segundos para tu turno
}
clock-quick = ¡Rápido!
clock-up = Se acabó tu tiempo: la mesa jugó por ti.
clock-waits = { $count ->
    [one] { $player } ha perdido la conexión: la mesa espera un segundo.
   *[other] { $player } ha perdido la conexión: la mesa espera hasta { $count } segundos.
}
links = Compartir o cambiar de dispositivo
watch = Mirar
watch-about = Quien tiene este enlace ve la mesa, pero no la mano de nadie.
watch-link = Enlace para mirar
watch-qr = Código QR para mirar
device = Seguir en otro dispositivo
device-about = Este enlace es tu sitio: guárdalo para ti.
device-link = Enlace a tu sitio
device-qr = Código QR de tu sitio
leave = Dejar la mesa
leave-ask = ¿Dejar la mesa?
leave-about = Un bot sigue jugando por ti. Puedes volver mientras nadie haya ocupado tu sitio.
leave-stay = Quedarme
leave-go = Dejarla

## La gente de la mesa
cancel = Cancelar
stand-in = Un bot juega por ti.
come-back = Ya he vuelto
take-over = Ocupar el sitio de { $name }
take-over-about = Un bot juega por { $name }. Ocuparás su sitio en la próxima ronda, o ahora mismo si toda la mesa está de acuerdo.
take-over-about-last = Un bot juega por { $name }. Es la última ronda: ocuparás su sitio si se juega otra vez, o ahora mismo si toda la mesa está de acuerdo.
waiting-next = Ocuparás el sitio de { $name } en la próxima ronda. Hasta entonces sigue jugando el bot.
waiting-last = Es la última ronda. Ocuparás el sitio de { $name } si se juega otra vez.
waiting-asked = Se está preguntando a toda la mesa si puedes jugar ahora mismo.
waiting-stop = Dejar de esperar
newcomer-waits = { $newcomer } ocupará este sitio
consent-ask = ¿Puede { $newcomer } seguir ahora mismo en lugar de { $name }, con la mano tal como está?
consent-yes = Sí, ahora mismo
consent-no = Ahora no
offered = Abierto a quien llegue
player-menu = { $name }: más
player-mute = Ocultar las reacciones de { $name }
player-unmute = Mostrar otra vez las reacciones de { $name }
player-replace = Que un bot juegue por { $name }
player-offer = Abrir el sitio a quien llegue
player-keep = Cerrar el sitio a quien llegue
player-agree = Dejar que { $newcomer } juegue ahora mismo
player-remove = Retirar a { $name } de la mesa
remove-ask = ¿Retirar a { $name }?
remove-about = { $name } no podrá volver a sentarse en esta mesa.
remove-about-playing = Un bot sigue jugando y { $name } no podrá volver a esta mesa.
remove-go = Retirar
seat-back = { $name } ha vuelto.
seat-bot = Un bot sigue jugando por { $name }.
note-removed = { $name } ya no está en la mesa. Un bot sigue jugando.
note-reserved = { $name } ocupará el sitio de { $other }.
note-withdrawn = { $name } ya no espera un sitio.
note-agreed = { $name } está de acuerdo en que { $other } juegue ahora mismo.
note-seated = { $name } ocupa el sitio de { $other }.
emotes = Reacciones
emote-told = { $name }: { $emote }
emote-hello = ¡Hola!
emote-well_played = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-oops = ¡Vaya!
emote-hurry = ¡Más rápido, por favor!
emote-thinking = Estoy pensando…
emote-laugh = ¡Ja, ja!
emote-good_game = ¡Buena partida!

## El final de una ronda y de la partida
won-round-me = ¡Has ganado!
won-round = { $count ->
    [one] Gana { $winners }
   *[other] Ganan { $winners }
}
won-match-me = ¡Has ganado la partida!
won-match = { $count ->
    [one] { $winners } gana la partida
   *[other] { $winners } ganan la partida
}
result-show = Resultado
next-round = Siguiente ronda
rematch = Jugar otra vez
look-at-table = Ver la mesa
sheet = Hoja de puntos
sheet-round = Ronda
sheet-total = Total
record = Descargar el registro

## Errores
missing = Aquí no hay nada
missing-about = Esta dirección no lleva a ninguna parte. ¿Quizá falta una letra?
refusal-unknown = No ha funcionado ({ $code }).
refusal-server-unreachable = El servidor no responde. ¿Hay red?

## Acerca de Tablée
about = Acerca de Tablée
about-text = Tablée es una mesa para juegos que se encuentran en las tiendas: aquí se juegan con amigos y con bots.
about-independent = Tablée es independiente de las editoriales de los juegos y no usa ninguna de sus ilustraciones. Si un juego te gusta, compra la caja.
about-privacy = Lo que sabemos de ti
about-privacy-text = El nombre que das y lo que juegas. No hay cuentas ni rastreo; tu navegador recuerda tu nombre, tus ajustes y tus sitios. Cuando tomas asiento recibe también una cookie, y solo por ella te reconoce la mesa.
about-thanks = Gracias
about-licence = Tablée es software libre con licencia Apache 2.0. Está hecho con el trabajo de otras personas:
about-animals = imágenes de los animales
about-icons = signos en los botones
about-font = tipo de letra
about-software = software

