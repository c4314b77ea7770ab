## What every game and every client says.

language = Español
tablee = Tablée

seat = sitio { $number }
yes = sí
no = no
bot-beginner = Principiante
bot-casual = Aficionado
bot-strong = Fuerte
bot-careful = Prudente
bot-expert = Experto
bot-greedy = Codicioso
bot-greedy-random = Codicioso, cambia al azar
bot-patient = Paciente
bot-planner = Previsor

# In a list of names that includes the reader.
you = tú
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } { $sound ->
    [i] e
   *[other] y
} { $last }
# Parts that may contain commas; $rest is all but the last.
list-semicolon = { $rest }; { $last }
# A label before what it names.
labelled = { $label }: { $text }

# A time limit; from 120 seconds on, whole minutes are written as minutes.
no-limit = sin límite
seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}

## The clock, the same in every game; each game says itself what happens when the time is up.
option-clock = Reloj
option-clock-none = sin reloj
option-clock-none-about = Cada uno se toma el tiempo que quiera.
option-clock-turn = tiempo por turno
option-clock-turn-about = Todos los turnos tienen el mismo límite.
option-clock-bank = tiempo por jugador
option-clock-bank-about = Cada jugador tiene un número fijo de minutos por ronda. Tu reloj solo corre durante tu turno, y cada turno puede añadir unos segundos.
option-turn_seconds = Tiempo por turno
option-turn_seconds-about = Cuánto puede durar un turno.
option-bank_minutes = Tiempo por jugador
option-bank_minutes-about = Para una ronda entera; en cada ronda se empieza con el tiempo completo.
option-increment_seconds = Tiempo extra por turno
option-increment_seconds-about = Lo que se suma a tu tiempo al terminar tu turno.
option-increment_seconds-0 = nada

refusal-turn-not_yours = No es tu turno.
refusal-turn-over = La ronda ha terminado.
refusal-turn-only_the_table = Eso solo puede hacerlo la mesa.
refusal-turn-stale = La mesa ha cambiado mientras tanto. Échale otro vistazo.
refusal-match-round_not_over = La ronda { $round } todavía no ha terminado.
refusal-match-over = La partida ha terminado.
refusal-move-illegal = La jugada { $move } no es posible ahora.
refusal-deal-unknown = No existe el reparto { $deal }: se numeran desde el 0 { $deals ->
    [one] y solo hay uno
   *[other] y hay { $deals }
}.
