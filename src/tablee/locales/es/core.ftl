## Lo que dicen todos los juegos y todos los programas.

language = Español
tablee = Tablée

seat = puesto { $number }
yes = sí
no = no
bot-beginner = Principiante
bot-casual = Aficionado
bot-strong = Fuerte
bot-careful = Prudente
bot-expert = Experto
bot-greedy = Ansioso
bot-greedy-random = Ansioso, cambia al azar
bot-patient = Paciente
bot-planner = Previsor

# En una lista de nombres, cuando quien lee está en ella.
you = tú
# «Anna, Ben y Carla»: $rest es «Anna, Ben».
list-and = { $rest } y { $last }

# A time limit: from 120 on, whole minutes are said as such.
no-limit = sin límite
seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}

## The clock, which every game offers alike; what happens when the time is up, each game says itself.
option-clock = Reloj
option-clock-none = sin reloj
option-clock-none-about = Cada cual se toma el tiempo que necesita.
option-clock-turn = tiempo por turno
option-clock-turn-about = Todos los turnos tienen el mismo límite.
option-clock-bank = tiempo por jugador
option-clock-bank-about = Cada cual tiene tantos minutos para una ronda. Solo corren en el turno propio, y cada turno añade unos segundos.
option-turn_seconds = Tiempo por turno
option-turn_seconds-about = Cuánto puede durar un turno.
option-bank_minutes = Tiempo para cada jugador
option-bank_minutes-about = Para una ronda entera; cada ronda empieza con otro tanto.
option-increment_seconds = Se añade tras cada turno
option-increment_seconds-about = Es lo que se suma a tu tiempo cuando termina tu turno.
option-increment_seconds-0 = nada

refusal-turn-not_yours = No es tu turno.
refusal-turn-over = La ronda ha terminado.
refusal-turn-only_the_table = Eso solo puede hacerlo la propia mesa.
refusal-turn-stale = La mesa ha cambiado mientras tanto. Vuelve a mirar.
refusal-match-round_not_over = La ronda { $round } no ha terminado.
refusal-match-over = La partida ha terminado.
refusal-move-illegal = La jugada { $move } no es posible ahora.
refusal-deal-unknown = No hay reparto { $deal }: se cuenta desde 0 y son { $deals }.
