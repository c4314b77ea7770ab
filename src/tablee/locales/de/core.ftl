## Was jedes Spiel und jedes Programm sagt.

language = Deutsch
tablee = Tablée

seat = Platz { $number }
yes = ja
no = nein
bot-careful = Vorsichtig
bot-greedy = Gierig
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
minutes = { $count } Minuten

refusal-turn-not_yours = Du bist nicht an der Reihe.
refusal-turn-over = Die Runde ist vorbei.
refusal-turn-only_the_table = Das kann nur der Tisch selbst tun.
refusal-turn-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
refusal-match-round_not_over = Runde { $round } läuft noch.
refusal-match-over = Die Partie ist vorbei.
