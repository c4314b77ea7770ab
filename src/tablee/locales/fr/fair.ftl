## Fair deals: before the start, after the match, and the page that verifies a record.

fair = La donne était-elle équitable ?
fair-about = Le mélange vient d’un nombre secret. Son empreinte a été fixée avant la donne ; maintenant, on montre aussi le nombre, et chacun peut vérifier que les deux correspondent.
fair-commitment = Empreinte (montrée avant la donne)
fair-seed = Nombre secret
fair-verify = Vérifier cette donne
fair-words = Mots ajoutés au mélange
fair-words-by = { $name } : « { $words } »
shuffle = Un mélange sans triche
shuffle-about = Le mélange vient d’un nombre secret, tiré à l’ouverture de la table. Voici son empreinte. Après la partie, on montre le nombre, et cette page vérifie elle-même que personne ne l’a remplacé.
shuffle-words = Tes mots pour le mélange
shuffle-words-about = Ce que tu écris est ajouté au mélange : personne ne peut donc connaître la donne à l’avance. Les autres le verront une fois la partie commencée.
shuffle-words-add = Ajouter
shuffle-words-in = Mots ajoutés : « { $words } ». Tu peux les changer jusqu’au début de la partie.
seat-worded = mots ajoutés
verify = Vérifier une donne
verify-about = Ici, chacun peut vérifier que personne n’a truqué la donne. Cette page refait elle-même le calcul, à partir du nombre secret montré après la partie. Elle ne demande qu’une chose au serveur : si les coups et les points respectent les règles.
verify-elsewhere = Pas besoin de faire confiance à ce serveur : n’importe quel autre serveur Tablée, ou la commande « tablee verify », peut vérifier le même fichier.
verify-file = Partie enregistrée (fichier)
verify-drop = Tu peux aussi déposer le fichier ici.
verify-text = Ou colle l’enregistrement ici
verify-noted = Empreinte notée avant la donne (facultatif)
verify-do = Vérifier
verify-first = Colle d’abord un enregistrement ou choisis un fichier.
verify-working = Vérification…
refusal-record-none = Ce n’est pas une partie enregistrée.
verify-fair = La donne était équitable.
verify-consistent = Tout concorde dans cet enregistrement. Ce que cette page ne peut pas savoir est marqué d’un point d’interrogation.
verify-unfinished = Tout n’a pas pu être vérifié : le serveur n’a pas rejoué la partie.
verify-wrong = Quelque chose ne va pas dans cet enregistrement.
verify-here = Vérifié par cette page
verify-server = Vérifié par le serveur, selon les règles
verify-sign-yes = Juste :
verify-sign-no = Faux :
verify-sign-open = Non vérifié :
verify-whole-yes = L’enregistrement est intact : rien n’a changé depuis qu’il a été écrit.
verify-whole-no = L’enregistrement a été modifié après coup, ou il manque quelque chose.
verify-commitment-yes = Le nombre secret correspond à l’empreinte.
verify-commitment-no = Le nombre secret ne correspond pas à l’empreinte : l’un des deux a été remplacé.
verify-seen-yes = Ce navigateur a vu la même empreinte avant la donne.
verify-seen-late = Ce navigateur a vu la même empreinte pendant la partie.
verify-seen-no = Ce navigateur a vu une autre empreinte à cette table : { $seen }
verify-seen-open = Ce navigateur n’était pas à la table : compare l’empreinte avec celle que quelqu’un a notée avant la donne.
verify-noted-yes = C’est bien l’empreinte que tu avais notée.
verify-noted-no = Ce n’est pas l’empreinte que tu avais notée.
verify-words-yes = { $count ->
    [0] Personne n’a ajouté de mots, et aucun n’a été glissé en douce.
   *[other] Les mots ajoutés sont bien ceux que ce navigateur a vus au début.
}
verify-words-no = Les mots ne sont pas ceux que ce navigateur a vus au début ({ $count ->
    [0] personne n’en a ajouté
    [one] un joueur en a ajouté
   *[other] { $count } joueurs en ont ajouté
}).
verify-words-not-mine = Les mots qui te sont attribués ne sont pas ceux que tu avais ajoutés.
verify-words-invented = Des mots sont attribués à un robot, or les robots n’en ajoutent pas : le serveur les a inventés.
verify-words-open = { $count ->
    [0] Personne n’a ajouté de mots.
   *[other] Des mots ont été ajoutés : demande à leurs auteurs si ce sont bien les leurs.
}
verify-shuffles-yes = { $count ->
    [one] Avec le nombre et les mots, cette page a refait le mélange et trouvé le même ordre.
   *[other] Avec le nombre et les mots, cette page a refait les { $count } mélanges et trouvé le même ordre, pièce par pièce.
}
verify-shuffles-no = Cette page trouve un autre ordre : « { $which } » ne vient pas du nombre et des mots ({ $count ->
    [one] un mélange vérifié
   *[other] { $count } mélanges vérifiés
}).
verify-deals-yes = { $count ->
    [one] La donne vient de ce mélange et de rien d’autre.
   *[other] Les { $count } donnes viennent de ces mélanges et de rien d’autre.
}
verify-deals-no = Ce qui a été distribué n’est pas ce qui a été mélangé ({ $count ->
    [one] { $count } donne vérifiée
   *[other] { $count } donnes vérifiées
}).
verify-box-yes = Avant le mélange de chaque manche, tout était dans le même ordre que dans n’importe quelle boîte de ce jeu.
verify-box-open = Cette table a son propre matériel : seul le serveur peut dire dans quel ordre il était avant le mélange.
verify-actions-yes = { $count ->
    [0] Aucun coup n’a été joué.
    [one] Le seul coup était permis.
   *[other] Les { $count } coups étaient permis.
}
verify-scores-yes = { $count ->
    [0] Aucune manche n’est finie.
    [one] Les points de la manche finie sont justes.
   *[other] Les points des { $count } manches finies sont justes.
}
verify-not-over = Dans cet enregistrement, la partie n’est pas finie.
verify-shuffled = Les mélanges, un par un
