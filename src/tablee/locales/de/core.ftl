## What every game and every client says.

language = Deutsch
tablee = Tablée

seat = Platz { $number }
yes = ja
no = nein
bot-beginner = Anfänger
bot-casual = Geübt
bot-strong = Stark
bot-careful = Vorsichtig
bot-expert = Experte
bot-greedy = Gierig
bot-greedy-random = Gierig, tauscht zufällig
bot-patient = Geduldig
bot-planner = Vorausschauend

# In a list of names that includes the reader.
you = du
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } und { $last }
# Parts that may contain commas; $rest is all but the last.
list-semicolon = { $rest }; { $last }
# A label before what it names.
labelled = { $label }: { $text }

# A time limit; from 120 seconds on, whole minutes are written as minutes.
no-limit = unbegrenzt
seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}

## The clock, the same in every game; each game says itself what happens when the time is up.
option-clock = Uhr
option-clock-none = ohne Uhr
option-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
option-clock-turn = Zeit pro Zug
option-clock-turn-about = Für jeden Zug gilt dasselbe Zeitlimit.
option-clock-bank = Zeit pro Person
option-clock-bank-about = Alle haben pro Runde gleich viele Minuten. Deine Uhr läuft nur, wenn du dran bist, und nach jedem Zug können ein paar Sekunden dazukommen.
option-turn_seconds = Zeit pro Zug
option-turn_seconds-about = Wie lange ein Zug dauern darf.
option-bank_minutes = Zeit pro Person
option-bank_minutes-about = Für eine ganze Runde; zu Beginn jeder Runde haben alle wieder die volle Zeit.
option-increment_seconds = Nach jedem Zug dazu
option-increment_seconds-about = So viel kommt zu deiner Zeit dazu, wenn dein Zug endet.
option-increment_seconds-0 = nichts

refusal-turn-not_yours = Du bist nicht dran.
refusal-turn-over = Die Runde ist vorbei.
refusal-turn-only_the_table = Das kann nur der Tisch selbst.
refusal-turn-stale = Am Tisch hat sich inzwischen etwas getan. Sieh noch einmal hin.
refusal-match-round_not_over = Runde { $round } läuft noch.
refusal-match-over = Die Partie ist vorbei.
refusal-move-illegal = Der Zug { $move } ist jetzt nicht möglich.
refusal-deal-unknown = Eine Verteilung Nummer { $deal } gibt es nicht: Gezählt wird ab 0, { $deals ->
    [one] und es gibt nur eine
   *[other] und es sind { $deals }
}.
