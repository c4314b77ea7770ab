## A visitor's own tables: on the start page, and the way back to them
yours = Tes tables
yours-over = Terminées
yours-continue = Continuer
yours-waiting = { $count ->
    [one] Il reste une place libre
   *[other] Il reste { $count } places libres
}
yours-complete = Tout le monde est là : la partie peut commencer
yours-round-over = La manche { $round } est terminée
yours-called = C’est ton tour à une autre table : { $game }
yours-won = Tu as gagné !
yours-drawn = Tu partages la victoire
yours-lost = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
yours-replay = Replay : { $game }
yours-again = Rejouer : { $game }
yours-forget = Retirer de la liste : { $game }
yours-forgotten = Retirée de la liste : { $game }
yours-undo = Annuler
yours-gone = Cette table n’existe plus : { $game }
yours-all = Tout afficher ({ $count })
yours-back = Ta table en cours
yours-back-to = Retour à ta table : { $game }
yours-hide = Masquer jusqu’à la prochaine visite
