## Rules pages and lessons: what all games share.

rules = Règles
rules-of = { $game } : les règles
rules-lead = Courtes mais complètes, avec toutes les façons de jouer. Quand l’arbitre refuse un coup, « Pourquoi ? » t’amène au bon paragraphe. « En partie notre interprétation » signale ce que le livret laisse en suspens.
rules-contents = Sommaire
rules-part-setup = Mise en place
rules-part-draw = Première façon de jouer : la pioche
rules-part-trumps = Deuxième façon de jouer : les atouts
rules-part-melds = Ce qu’on peut poser
rules-part-turn = Ton tour
rules-part-contract = Remplir un contrat
rules-part-end = Fin et décompte
rules-part-options = Variantes
rules-allowed = permis
rules-forbidden = pas permis
rules-ruling = En partie notre interprétation
rules-all = Toutes les règles : { $game }
rules-others = Règles des autres jeux
print-link = Imprimer les pièces
# Beside an option of a new table.
rules-about = Règle pour « { $what } »
why = Pourquoi ?
learn = Apprendre en jouant
lesson-of = { $game } : apprendre en jouant
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Précédent
lesson-show = Montre-moi
lesson-leave = Quitter la leçon
lesson-again = Reprendre au début
lesson-otherwise = C’est permis aussi. Mais suivons la leçon : fais ce qui est demandé ici, ou laisse-moi te montrer.
lesson-watch = Regarde jouer les autres…
lesson-coach = Ce qu’il faut faire
