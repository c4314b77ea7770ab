## Quello che dicono tutti i giochi e tutti i programmi.

language = Italiano
tablee = Tablée

seat = posto { $number }
yes = sì
no = no
bot-careful = Prudente
bot-greedy = Avido
bot-patient = Paziente
bot-planner = Previdente

# In un elenco di nomi, quando chi legge ne fa parte.
you = tu
# «Anna, Ben e Carla»: $rest è «Anna, Ben».
list-and = { $rest } e { $last }

# A time limit: from 120 on, whole minutes are said as such.
no-limit = senza limite
seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
minutes = { $count } minuti

refusal-turn-not_yours = Non tocca a te.
refusal-turn-over = La mano è finita.
refusal-turn-only_the_table = Questo può farlo solo il tavolo stesso.
refusal-turn-stale = Nel frattempo al tavolo è cambiato qualcosa. Guarda di nuovo.
refusal-match-round_not_over = La mano { $round } non è ancora finita.
refusal-match-over = La partita è finita.
