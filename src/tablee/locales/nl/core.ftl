## Wat elk spel en elk programma zegt.

language = Nederlands
tablee = Tablée

seat = plaats { $number }
yes = ja
no = nee
bot-beginner = Beginner
bot-casual = Hobbyspeler
bot-strong = Sterk
bot-careful = Voorzichtig
bot-expert = Expert
bot-greedy = Gretig
bot-greedy-random = Gretig, ruilt op goed geluk
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
minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}

## The clock, which every game offers alike; what happens when the time is up, each game says itself.
option-clock = Klok
option-clock-none = zonder klok
option-clock-none-about = Iedereen neemt de tijd die nodig is.
option-clock-turn = tijd per beurt
option-clock-turn-about = Elke beurt heeft dezelfde limiet.
option-clock-bank = tijd per speler
option-clock-bank-about = Iedereen heeft zoveel minuten voor een ronde. Ze lopen alleen in de eigen beurt, en elke beurt levert er een paar seconden bij op.
option-turn_seconds = Tijd per beurt
option-turn_seconds-about = Hoelang een beurt mag duren.
option-bank_minutes = Tijd voor iedereen
option-bank_minutes-about = Voor een hele ronde; elke ronde begint met evenveel.
option-increment_seconds = Erbij na elke beurt
option-increment_seconds-about = Zoveel komt er bij je tijd als je beurt eindigt.
option-increment_seconds-0 = niets

refusal-turn-not_yours = Je bent niet aan de beurt.
refusal-turn-over = De ronde is afgelopen.
refusal-turn-only_the_table = Dat kan alleen de tafel zelf doen.
refusal-turn-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens.
refusal-match-round_not_over = Ronde { $round } is nog bezig.
refusal-match-over = De partij is afgelopen.
refusal-move-illegal = De zet { $move } is nu niet mogelijk.
refusal-deal-unknown = Er is geen deling { $deal }: er wordt vanaf 0 geteld, en het zijn er { $deals }.
