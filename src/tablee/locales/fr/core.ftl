## What every game and every client says.

language = Français
tablee = Tablée

seat = place { $number }
yes = oui
no = non
bot-beginner = Débutant
bot-casual = Amateur
bot-strong = Fort
bot-careful = Prudent
bot-expert = Expert
bot-greedy = Gourmand
bot-greedy-random = Gourmand, échange au hasard
bot-patient = Patient
bot-planner = Prévoyant

# In a list of names that includes the reader.
you = toi
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } et { $last }
# Parts that may contain commas; $rest is all but the last.
list-semicolon = { $rest } ; { $last }
# A label before what it names.
labelled = { $label } : { $text }

# A time limit; from 120 seconds on, whole minutes are written as minutes.
no-limit = sans limite
seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}

## The clock, the same in every game; each game says itself what happens when the time is up.
option-clock = Chrono
option-clock-none = sans chrono
option-clock-none-about = Chacun prend le temps qu’il veut.
option-clock-turn = temps limité par tour
option-clock-turn-about = La limite est la même à chaque tour.
option-clock-bank = temps limité par joueur
option-clock-bank-about = Chacun dispose d’un certain nombre de minutes par manche. Ton chrono ne tourne que pendant ton tour, et chaque tour peut ajouter quelques secondes.
option-turn_seconds = Temps par tour
option-turn_seconds-about = La durée maximale d’un tour.
option-bank_minutes = Temps par joueur
option-bank_minutes-about = Pour une manche entière ; à chaque nouvelle manche, tout le monde retrouve son temps complet.
option-increment_seconds = Ajouté après chaque tour
option-increment_seconds-about = Ce qui s’ajoute à ton temps à la fin de ton tour.
option-increment_seconds-0 = rien

refusal-turn-not_yours = Ce n’est pas ton tour.
refusal-turn-over = La manche est finie.
refusal-turn-only_the_table = Seule la table peut faire ça.
refusal-turn-stale = La partie a avancé entre-temps. Regarde à nouveau.
refusal-match-round_not_over = La manche { $round } n’est pas encore finie.
refusal-match-over = La partie est finie.
refusal-move-illegal = Le coup { $move } n’est pas possible maintenant.
refusal-deal-unknown = Il n’y a pas de donne { $deal } : on les numérote à partir de 0, { $deals ->
    [one] et il n’y en a qu’une
   *[other] et il y en a { $deals }
}.
