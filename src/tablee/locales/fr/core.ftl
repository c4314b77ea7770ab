## Ce que disent tous les jeux et tous les programmes.

language = Français
tablee = Tablée

seat = place { $number }
yes = oui
no = non
bot-beginner = Débutant
bot-casual = Occasionnel
bot-strong = Fort
bot-careful = Prudent
bot-expert = Expert
bot-greedy = Avide
bot-greedy-random = Avide, échange au hasard
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
minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}

## The clock, which every game offers alike; what happens when the time is up, each game says itself.
option-clock = Horloge
option-clock-none = sans horloge
option-clock-none-about = Chacun prend le temps qu’il lui faut.
option-clock-turn = un temps par tour
option-clock-turn-about = Chaque tour a la même limite.
option-clock-bank = un temps par joueur
option-clock-bank-about = Chacun dispose de tant de minutes pour une manche. Elles ne s’écoulent que pendant son propre tour, et chaque tour ajoute quelques secondes.
option-turn_seconds = Temps par tour
option-turn_seconds-about = Combien de temps un tour peut durer.
option-bank_minutes = Temps de chacun
option-bank_minutes-about = Pour une manche entière ; chaque manche commence avec autant.
option-increment_seconds = Ajouté après chaque tour
option-increment_seconds-about = Ce qui s’ajoute à ton temps à la fin de ton tour.
option-increment_seconds-0 = rien

refusal-turn-not_yours = Ce n’est pas ton tour.
refusal-turn-over = La manche est finie.
refusal-turn-only_the_table = Seule la table elle-même peut faire cela.
refusal-turn-stale = La table a changé entre-temps. Regarde encore une fois.
refusal-match-round_not_over = La manche { $round } n’est pas finie.
refusal-match-over = La partie est finie.
refusal-move-illegal = Le coup { $move } n’est pas possible maintenant.
refusal-deal-unknown = Il n’y a pas de donne { $deal } : on compte à partir de 0, et il y en a { $deals }.
