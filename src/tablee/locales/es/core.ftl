## Lo que dicen todos los juegos y todos los programas.

language = Español
tablee = Tablée

seat = puesto { $number }
yes = sí
no = no
bot-careful = Prudente
bot-greedy = Ansioso
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
minutes = { $count } minutos

refusal-turn-not_yours = No es tu turno.
refusal-turn-over = La ronda ha terminado.
refusal-turn-only_the_table = Eso solo puede hacerlo la propia mesa.
refusal-turn-stale = La mesa ha cambiado mientras tanto. Vuelve a mirar.
refusal-match-round_not_over = La ronda { $round } no ha terminado.
refusal-match-over = La partida ha terminado.
