## Was jedes Spiel und jedes Programm sagt.

language = Deutsch
tablee = Tablée

seat = Platz { $number }
yes = ja
no = nein
bot-beginner = Anfänger
bot-casual = Hobbyspieler
bot-strong = Stark
bot-careful = Vorsichtig
bot-expert = Experte
bot-greedy = Gierig
bot-greedy-random = Gierig, tauscht blind
bot-patient = Geduldig
bot-planner = Vorausschauend

# In einer Liste von Namen, wenn die lesende Person dazugehört.
you = du
# „Anna, Ben und Carla“: $rest ist „Anna, Ben“.
list-and = { $rest } und { $last }

# A time limit: from 120 on, whole minutes are said as such.
no-limit = ohne Grenze
seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}

## The clock, which every game offers alike; what happens when the time is up, each game says itself.
option-clock = Uhr
option-clock-none = ohne Uhr
option-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
option-clock-turn = Zeit pro Zug
option-clock-turn-about = Jeder Zug hat dieselbe Grenze.
option-clock-bank = Zeit pro Spieler
option-clock-bank-about = Alle haben so viele Minuten für eine Runde. Sie laufen nur im eigenen Zug, und jeder Zug bringt einige Sekunden dazu.
option-turn_seconds = Zeit für einen Zug
option-turn_seconds-about = Wie lange ein Zug dauern darf.
option-bank_minutes = Zeit für jeden
option-bank_minutes-about = Für eine ganze Runde; jede Runde beginnt mit so viel.
option-increment_seconds = Nach jedem Zug dazu
option-increment_seconds-about = So viel kommt zu deiner Zeit dazu, wenn dein Zug endet.
option-increment_seconds-0 = nichts

refusal-turn-not_yours = Du bist nicht an der Reihe.
refusal-turn-over = Die Runde ist vorbei.
refusal-turn-only_the_table = Das kann nur der Tisch selbst tun.
refusal-turn-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
refusal-match-round_not_over = Runde { $round } läuft noch.
refusal-match-over = Die Partie ist vorbei.
refusal-move-illegal = Der Zug { $move } ist jetzt nicht möglich.
refusal-deal-unknown = Ein Blatt Nummer { $deal } gibt es nicht: Gezählt wird ab 0, und es sind { $deals }.
