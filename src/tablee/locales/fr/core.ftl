## Ce que disent tous les jeux et tous les programmes.

language = Français
tablee = Tablée

seat = place { $number }
yes = oui
no = non
bot-careful = Prudent
bot-greedy = Avide
bot-patient = Patient
bot-planner = Prévoyant

# Dans une liste de noms, quand la personne qui lit en fait partie.
you = toi
# « Anna, Ben et Carla » : $rest est « Anna, Ben ».
list-and = { $rest } et { $last }

# A time limit: from 120 on, whole minutes are said as such.
no-limit = sans limite
seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
minutes = { $count } minutes

refusal-turn-not_yours = Ce n’est pas ton tour.
refusal-turn-over = La manche est finie.
refusal-turn-only_the_table = Seule la table elle-même peut faire cela.
refusal-turn-stale = La table a changé entre-temps. Regarde encore une fois.
refusal-match-round_not_over = La manche { $round } n’est pas finie.
refusal-match-over = La partie est finie.
