## What every game and every client says.

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
bot-greedy-random = Gretig, ruilt willekeurig
bot-patient = Geduldig
bot-planner = Vooruitziend

# In a list of names that includes the reader.
you = jij
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } en { $last }
# Parts that may contain commas; $rest is all but the last.
list-semicolon = { $rest }; { $last }
# A label before what it names.
labelled = { $label }: { $text }

# A time limit; from 120 seconds on, whole minutes are written as minutes.
no-limit = onbeperkt
seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}

## The clock, the same in every game; each game says itself what happens when the time is up.
option-clock = Klok
option-clock-none = geen klok
option-clock-none-about = Iedereen mag zo lang nadenken als nodig is.
option-clock-turn = tijd per beurt
option-clock-turn-about = Voor elke beurt geldt dezelfde limiet.
option-clock-bank = tijd per speler
option-clock-bank-about = Iedereen krijgt per ronde een vast aantal minuten. Je klok loopt alleen tijdens je eigen beurt, en na elke beurt kunnen er een paar seconden bij komen.
option-turn_seconds = Tijd per beurt
option-turn_seconds-about = Hoelang een beurt mag duren.
option-bank_minutes = Tijd per speler
option-bank_minutes-about = Voor een hele ronde; elke ronde begin je weer met de volle tijd.
option-increment_seconds = Extra na elke beurt
option-increment_seconds-about = Zoveel tijd krijg je erbij als je beurt eindigt.
option-increment_seconds-0 = niets

refusal-turn-not_yours = Je bent niet aan de beurt.
refusal-turn-over = De ronde is afgelopen.
refusal-turn-only_the_table = Dat kan alleen de tafel zelf doen.
refusal-turn-stale = Er is intussen iets veranderd op tafel. Kijk nog eens goed.
refusal-match-round_not_over = Ronde { $round } is nog bezig.
refusal-match-over = De partij is afgelopen.
refusal-move-illegal = De zet { $move } is nu niet mogelijk.
refusal-deal-unknown = Er is geen verdeling { $deal }: er wordt vanaf 0 geteld, en { $deals ->
    [one] er is er maar één
   *[other] het zijn er { $deals }
}.
