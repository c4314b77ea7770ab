## What every game and every client says.

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
bot-planner = Stratega

# In a list of names that includes the reader.
you = tu
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } { $sound ->
    [e] ed
   *[other] e
} { $last }
# Parts that may contain commas; $rest is all but the last.
list-semicolon = { $rest }; { $last }
# A label before what it names.
labelled = { $label }: { $text }

# A time limit; from 120 seconds on, whole minutes are written as minutes.
no-limit = senza limite
seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}

## The clock, the same in every game; each game says itself what happens when the time is up.
option-clock = Limite di tempo
option-clock-none = nessuno
option-clock-none-about = Ognuno si prende il tempo che gli serve.
option-clock-turn = per turno
option-clock-turn-about = Ogni turno ha lo stesso limite.
option-clock-bank = a testa
option-clock-bank-about = Ognuno ha un certo numero di minuti per mano. Il tempo scorre solo durante il proprio turno, e ogni turno può aggiungere qualche secondo.
option-turn_seconds = Tempo per turno
option-turn_seconds-about = Quanto può durare un turno.
option-bank_minutes = Tempo a testa
option-bank_minutes-about = Per una mano intera; a ogni mano si riparte con tutto il tempo.
option-increment_seconds = Aggiunto dopo ogni turno
option-increment_seconds-about = Quanto si aggiunge al tuo tempo quando finisce il tuo turno.
option-increment_seconds-0 = niente

refusal-turn-not_yours = Non tocca a te.
refusal-turn-over = La mano è finita.
refusal-turn-only_the_table = Questo può farlo solo il tavolo.
refusal-turn-stale = Nel frattempo sul tavolo è cambiato qualcosa. Dai un’altra occhiata.
refusal-match-round_not_over = La mano { $round } è ancora in corso.
refusal-match-over = La partita è finita.
refusal-move-illegal = In questo momento la mossa { $move } non è possibile.
refusal-deal-unknown = La distribuzione { $deal } non esiste: si conta da 0 { $deals ->
    [one] e ce n’è una sola
   *[other] e ce ne sono { $deals }
}.
