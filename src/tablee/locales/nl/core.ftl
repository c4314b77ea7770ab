## Wat elk spel en elk programma zegt.

language = Nederlands
tablee = Tablée

seat = plaats { $number }
yes = ja
no = nee
bot-careful = Voorzichtig
bot-greedy = Gretig
bot-patient = Geduldig
bot-planner = Vooruitziend

# In een lijst van namen, als de lezer erbij hoort.
you = jij
# ‘Anna, Ben en Carla’: $rest is ‘Anna, Ben’.
list-and = { $rest } en { $last }

# A time limit: from 120 on, whole minutes are said as such.
no-limit = zonder limiet
seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
minutes = { $count } minuten

refusal-turn-not_yours = Je bent niet aan de beurt.
refusal-turn-over = De ronde is afgelopen.
refusal-turn-only_the_table = Dat kan alleen de tafel zelf doen.
refusal-turn-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens.
refusal-match-round_not_over = Ronde { $round } is nog bezig.
refusal-match-over = De partij is afgelopen.
