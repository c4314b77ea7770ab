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
yours-drawn = Victoire partagée
yours-lost = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
yours-replay = Replay : { $game }
yours-analyse = Analyser : { $game }
yours-again = Rejouer : { $game }
yours-forget = Retirer de la liste : { $game }
yours-forgotten = Retirée de la liste : { $game }
yours-undo = Annuler
yours-gone = Cette table n’existe plus : { $game }
yours-all = Tout afficher ({ $count })
yours-back = Ta table en cours
yours-back-to = Retour à ta table : { $game }
yours-hide = Masquer jusqu’à la prochaine visite

## A record of oneself, on this device only
me = Ton palmarès
me-of = Palmarès : { $name }
me-about = Ce que tu as joué sur cet appareil. C’est enregistré ici et nulle part ailleurs.
me-games = Victoires
me-against = Adversaires
me-played = Jouées
me-won = Gagnées
me-people = Personnes
me-bests = Tes records
me-tally = Face-à-face
me-tally-about = Toutes les parties jouées ensemble et terminées sur cet appareil.
me-with = Avec
me-wins-mine = Tes victoires
me-wins-theirs = Ses victoires
me-empty = Tu n’as pas encore terminé de partie sur cet appareil. Dès que tu en auras terminé une, tu la trouveras ici.
me-delete = Effacer le palmarès
me-delete-ask = Effacer ton palmarès ?
me-delete-about = Toutes les victoires, tous les records et tous les face-à-face disparaîtront de cet appareil. Tes tables restent.

## Tables for another device
move = Emporter tes tables sur un autre appareil
move-about = Scanne le code avec l’autre appareil ou envoie-toi le lien. Tu pourras ensuite jouer sur les deux.
move-secret = Toute personne qui a ce lien peut jouer à tes places : garde-le pour toi.
move-link = Lien vers tes tables
move-qr = QR code de tes tables
move-some = Tables dans le QR code : { $some } sur { $all }, d’abord celles en cours. Le lien les contient toutes.
move-record = Emporter aussi mon palmarès (avec le lien seulement)
move-tied = { $count ->
    [one] Une table reste ici : ta place y dépend d’un cookie de ce navigateur, qu’on ne peut pas transférer.
   *[other] { $count } tables restent ici : tes places y dépendent de cookies de ce navigateur, qu’on ne peut pas transférer.
}
move-nothing = Il n’y a encore rien à emporter. Commence par une partie !
move-arrived = { $count ->
    [one] Ce lien apporte une table sur cet appareil.
   *[other] Ce lien apporte { $count } tables sur cet appareil.
}
move-known = Tu as déjà toutes les tables de ce lien.
move-arrived-record = Il apporte aussi un palmarès. Les parties que tu as déjà ne comptent qu’une fois.
move-arrived-about = Continue seulement si le lien vient de toi : la personne qui l’a créé peut jouer aux mêmes places.
move-add = Ajouter à cet appareil
move-unreadable = Ce lien est abîmé : on ne peut rien y lire. Copie-le encore une fois en entier.
