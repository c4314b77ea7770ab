## What the page says around the games.

go-home = Ir a la página de inicio
close = Cerrar
dismiss = Ocultar
# After a tap on a button that cannot be used yet.
busy = Un momento…
too-few = No puede ser menos de { $least }.
too-many = No puede ser más de { $most }.
try-again = Reintentar

settings = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Según el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-distinct = Colores más fáciles de distinguir
settings-left-handed = Para zurdos: botones a la izquierda
settings-motion = Animaciones
settings-motion-system = Según el dispositivo
settings-motion-less = Reducidas
settings-motion-full = Todas
settings-turns = Turnos de los demás
settings-turns-slow = Lento
settings-turns-normal = Normal
settings-turns-fast = Rápido
settings-turns-at-once = De golpe
settings-only-move = Jugar por mí cuando solo hay una jugada
settings-only-move-about = Tras una breve pausa. La mesa dice qué ha hecho por ti.
settings-tutor = Avisarme antes de una mala jugada
settings-tutor-about = Solo contra bots: un tutor pregunta «¿Seguro?» antes de una jugada que probablemente te perjudique mucho.
settings-sound = Sonidos
settings-volume = Volumen
settings-felt = Mesa
settings-felt-meadow = Pradera
settings-felt-sea = Mar
settings-felt-plum = Ciruela
settings-felt-walnut = Nogal
settings-confetti = Confeti para quien gana
settings-emotes = Reacciones de los demás

## Start page
start-title = Jugar en compañía
start-heading = ¡Siéntate a la mesa!
start-lead = Juegos para toda la mesa, en tu navegador: con amigos o con bots, sin crear una cuenta.
preview-table = Te han invitado: siéntate a la mesa y juega.
name-ask = ¿Cómo quieres que te llamemos?
file-choose = Elegir un archivo
name-guest = Invitado
# In the place of a name, for the person who reads it and has none.
name-you = Tú
play-now = Jugar ya contra bots
play-friends = Jugar con amigos
hourglass = Reloj de arena: un límite de tiempo por turno
players-range = De { $least } a { $most } jugadores
join-ask = ¿Te han invitado?
join-code = Código de la mesa
join = Unirme
join-wrong = No hay ninguna mesa con este código
join-again = Corrige el código
join-check = Compáralo con la invitación. Un código tiene diez letras y cifras, pero nunca O, 0, I ni 1. Las mesas en las que no se llegó a jugar desaparecen al cabo de un tiempo.
real = En una mesa de verdad
real-about = ¿Tienes la caja? Tu móvil es árbitro, hoja de puntos y reloj de arena.
foot-independent = Independiente de las editoriales de los juegos.
gallery = Galería

## New table
new-title = Mesa nueva: { $game }
new-open = Abrir la mesa
house-rules = Reglas de la casa
rules-boxed = Como en la caja
# $rules is a list of rules with their values, as in rule-set, separated by semicolons.
rules-differ = Distinto de la caja: { $rules }
# A house rule and what was chosen for it.
rule-set = { $name }: { $value }
# The same, with what it was before the host changed it.
rule-changed = { $name }: { $value } (antes: { $before })
rules-change = Cambiar las reglas de la casa
rules-save = Guardar
# $name is the host, $rules what has changed, as in rule-changed.
rules-changed = { $name } ha cambiado las reglas. { $rules }
players = Jugadores
fewer = Reducir: { $what }
more = Aumentar: { $what }

## Waiting room
waiting-heading = { $game }: ¿quién juega?
waiting-seats = En la mesa
seat-free = Sitio libre
seat-taken = { $name } se ha sentado.
bot = bot
away = ausente
seat-invited = aún sin respuesta
host = Anfitrión
add-bot = Añadir un bot
add-bot-on = Añadir un bot en el sitio { $number }
level = Nivel de los bots
level-of = Nivel de { $name }
# How strong a bot is, shown beside one to four stars.
level-told = { $level } (nivel { $number } de 4)
level-instead = { $told }: sustituye a { $chosen }, demasiado lento para este servidor
pace = Tiempo de reflexión de los bots
pace-none = Ninguno
pace-quick = Corto
pace-human = Como una persona
pace-slow = Largo
remove-seat = Dejar libre el sitio de { $name }
take-seat = Sentarme
start = Empezar
start-fills = { $count ->
    [one] Hay un sitio libre: lo ocupará un bot al empezar.
   *[other] Hay { $count } sitios libres: los ocuparán bots al empezar.
}
start-ready = Todos los sitios están ocupados.
start-waits = Esperando a que { $host } empiece la partida.
start-late = { $count ->
    [one] Falta una respuesta. Si empiezas ya, un bot jugará hasta que esa persona llegue.
   *[other] Faltan { $count } respuestas. Si empiezas ya, jugarán bots hasta que lleguen.
}
spectators = { $count ->
    [one] Una persona está viendo la partida.
   *[other] { $count } personas están viendo la partida.
}
leave-seat = Dejar mi sitio
invite = Invitar
invite-about = Envía este enlace a quienes quieras que jueguen contigo, o deja que escaneen el código QR.
invite-link = Enlace de invitación
invite-qr = Código QR de la invitación
invite-code = O diles el código de la mesa:
link-copy = Copiar
link-copied = Copiado
link-share = Compartir
agreed = Reglas de la mesa

## At the table
table-opening = Cargando la mesa…
table-problem = Algo ha fallado
your-turn = Te toca
# For whoever wants their only move to be made for them: before it, and after it. $line is what they did, as in the log.
only-move-soon = Solo hay una jugada: se hará por ti enseguida.
only-move-done = Hecho por ti: { $line }
round = Ronda { $round } de { $rounds }
watching = Estás viendo esta partida.
connection-lost = Se ha perdido la conexión. Reconectando…
clock-left = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
}
clock-left-long = quedan { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = reloj parado, { $time }
clock-grace = { $count ->
    [one] Conexión perdida: la mesa esperará un segundo más
   *[other] Conexión perdida: la mesa esperará { $count } segundos más
}
clock-hurry = { $count ->
    [one] Te queda un segundo de turno
   *[other] Te quedan { $count } segundos de turno
}
clock-quick = ¡Rápido!
# A switch for the host, in the settings of a running match.
clock-switch = Jugar con reloj
clock-switch-about = Se aplica a partir del próximo turno.
clock-waits = { $count ->
    [one] { $player } ha perdido la conexión: la mesa esperará un segundo.
   *[other] { $player } ha perdido la conexión: la mesa esperará hasta { $count } segundos.
}
links = Compartir o cambiar de dispositivo
watch = Invitar a espectadores
watch-about = Quien tenga este enlace podrá ver la mesa, pero no la mano de nadie.
watch-link = Enlace para espectadores
watch-qr = Código QR para espectadores
device = Seguir en otro dispositivo
device-about = Quien tenga este enlace puede jugar en tu sitio: no lo compartas con nadie.
device-link = Enlace a tu sitio
device-qr = Código QR de tu sitio
leave = Dejar la mesa
leave-ask = ¿Dejar la mesa?
leave-about = Un bot seguirá jugando por ti. Puedes volver mientras nadie más haya ocupado tu sitio.
leave-stay = Quedarme
leave-go = Irme

## People at the table
cancel = Cancelar
stand-in = Un bot está jugando por ti.
come-back = Ya he vuelto
take-over = Ocupar el sitio de { $name }
take-over-about = Un bot está jugando por { $name }. Ocuparás su sitio en la próxima ronda, o ahora mismo si toda la mesa está de acuerdo.
take-over-about-last = Un bot está jugando por { $name }. Es la última ronda: ocuparás su sitio si la mesa juega otra vez, o ahora mismo si toda la mesa está de acuerdo.
waiting-next = Ocuparás el sitio de { $name } en la próxima ronda. Hasta entonces seguirá jugando el bot.
waiting-last = Es la última ronda. Ocuparás el sitio de { $name } si la mesa juega otra vez.
waiting-asked = Puedes jugar ahora mismo si toda la mesa está de acuerdo.
waiting-stop = Dejar de esperar
newcomer-waits = { $newcomer } ocupará este sitio
consent-ask = ¿Puede { $newcomer } jugar ahora mismo en lugar de { $name }, con la mano tal como está?
consent-away = { $newcomer } espera para jugar en lugar de { $name }. Para hacerlo ahora mismo necesita el acuerdo de toda la mesa, y hay gente ausente.
consent-pending = Falta el acuerdo de { $names }.
consent-yes = Sí, ahora mismo
consent-no = Ahora no
offered = Sitio disponible
player-menu = Opciones para { $name }
player-mute = Ocultar las reacciones de { $name }
player-unmute = Volver a mostrar las reacciones de { $name }
player-replace = Que un bot juegue por { $name }
player-offer = Abrir el sitio a nuevos jugadores
player-keep = Cerrar el sitio a nuevos jugadores
player-agree = Dejar que { $newcomer } juegue ahora mismo
player-remove = Expulsar a { $name } de la mesa
remove-ask = ¿Expulsar a { $name }?
remove-about = { $name } no podrá volver a unirse a esta mesa.
remove-about-playing = Un bot seguirá jugando. { $name } no podrá volver a esta mesa.
remove-go = Expulsar
seat-back = { $name } ha vuelto.
seat-bot = Ahora un bot juega por { $name }.
note-removed = { $name } ya no está en la mesa. Un bot sigue jugando.
note-reserved = { $name } ocupará el sitio de { $other }.
note-withdrawn = { $name } ya no espera un sitio.
note-agreed = { $name } está de acuerdo en que { $other } juegue ahora mismo.
note-seated = { $name } ocupa el sitio de { $other }.
note-clock-off = { $name } apaga el reloj a partir del próximo turno.
note-clock-on = { $name } enciende el reloj a partir del próximo turno.
emotes = Reacciones
emote-told = { $name }: { $emote }
emote-hello = ¡Hola!
emote-well_played = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-oops = ¡Uy!
emote-hurry = ¡Date prisa, por favor!
emote-thinking = Déjame pensar…
emote-laugh = ¡Ja, ja!
emote-good_game = ¡Buena partida!

## The end of a round and of the match
won-round-me = ¡Has ganado!
won-round = { $count ->
    [0] No gana nadie
    [one] Gana { $winners }
   *[other] Victoria compartida: { $winners }
}
won-match-me = ¡Has ganado la partida!
won-match = { $count ->
    [one] { $winners } gana la partida
   *[other] Victoria compartida en la partida: { $winners }
}
result-show = Resultado
next-round = Siguiente ronda
rematch = Jugar otra vez
rematch-offered = { $name } quiere jugar otra vez. ¿Te apuntas?
rematch-offered-somebody = Va a empezar otra partida. ¿Te apuntas?
rematch-accept = Me apunto
rematch-decline = Ahora no
rematch-declined = Esta vez no juegas.
rematch-after-all = Al final sí me apunto
rematch-go = Ir a la siguiente partida
rematch-watch = Ver la siguiente partida
rematch-said-no = { $name } no juega esta vez.
# Heading of the names with their numbers of matches won, over all rematches.
tally = Partidas ganadas
look-at-table = Ver la mesa
sheet = Hoja de puntos
sheet-round = Ronda
sheet-total = Total
record = Descargar el registro

## Errors
missing = Aquí no hay nada
missing-about = Esta dirección no lleva a ninguna parte. ¿Habrá alguna errata?
refusal-unknown = No ha funcionado ({ $code }).
refusal-server-unreachable = El servidor no responde. ¿Tienes conexión?
refusal-device-full = No queda espacio en este dispositivo, así que no se ha guardado nada. Libera espacio e inténtalo otra vez.
refusal-device-storage = Este navegador no deja que Tablée guarde nada, así que una mesa se perdería. ¿Estás en una ventana privada o está bloqueado el almacenamiento de esta página?
refusal-device-python = No se han podido iniciar los juegos en este dispositivo. Recarga la página; si no basta, prueba con un navegador más reciente.

## About
about = Acerca de Tablée
about-text = Tablée es una mesa en línea: aquí juegas, con amigos o con bots, a juegos que se venden en las tiendas.
about-independent = Tablée es independiente de las editoriales de los juegos y no usa ninguna de sus ilustraciones. Si te gusta un juego, cómpralo.
about-privacy = Lo que sabemos de ti
about-privacy-text = El nombre que nos das y a qué juegas. No hay cuentas ni rastreo; tu navegador recuerda tu nombre, tus ajustes, tus sitios y cómo acabaron tus partidas. Cuando te sientas a una mesa, recibe además una cookie: la mesa te reconoce solo por ella.
about-thanks = Agradecimientos
about-licence = Tablée es software libre con licencia Apache 2.0. Se apoya en el trabajo de otras personas:
about-animals = imágenes de los animales
about-icons = iconos
about-flags = banderas
about-font = tipo de letra
about-software = software

