## Quello che dicono tutti i giochi e tutti i programmi.

language = Italiano
tablee = Tablée

seat = posto { $number }
yes = sì
no = no
bot-beginner = Principiante
bot-casual = Occasionale
bot-strong = Forte
bot-careful = Prudente
bot-expert = Esperto
bot-greedy = Avido
bot-greedy-random = Avido, scambia a caso
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
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}

## The clock, which every game offers alike; what happens when the time is up, each game says itself.
option-clock = Orologio
option-clock-none = senza orologio
option-clock-none-about = Ognuno si prende il tempo che gli serve.
option-clock-turn = tempo per turno
option-clock-turn-about = Ogni turno ha lo stesso limite.
option-clock-bank = tempo per giocatore
option-clock-bank-about = Ognuno ha tanti minuti per una mano. Scorrono solo nel proprio turno, e ogni turno aggiunge qualche secondo.
option-turn_seconds = Tempo per turno
option-turn_seconds-about = Quanto può durare un turno.
option-bank_minutes = Tempo di ciascuno
option-bank_minutes-about = Per una mano intera; ogni mano comincia con altrettanto.
option-increment_seconds = Aggiunto dopo ogni turno
option-increment_seconds-about = Quanto si aggiunge al tuo tempo quando finisce il tuo turno.
option-increment_seconds-0 = niente

refusal-turn-not_yours = Non tocca a te.
refusal-turn-over = La mano è finita.
refusal-turn-only_the_table = Questo può farlo solo il tavolo stesso.
refusal-turn-stale = Nel frattempo al tavolo è cambiato qualcosa. Guarda di nuovo.
refusal-match-round_not_over = La mano { $round } non è ancora finita.
refusal-match-over = La partita è finita.
refusal-move-illegal = La mossa { $move } non è possibile ora.
refusal-deal-unknown = Non c’è una distribuzione { $deal }: si conta da 0 e sono { $deals }.
