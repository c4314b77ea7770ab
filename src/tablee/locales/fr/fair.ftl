## Donnes honnêtes : avant le début, après la partie, et la page qui vérifie un récit.

fair = La donne était-elle honnête ?
fair-about = Le mélange vient d’un nombre secret. Son empreinte était fixée avant la donne, le nombre est montré maintenant : chacun peut vérifier qu’ils vont ensemble.
fair-commitment = Empreinte, avant la donne
fair-seed = Nombre secret
fair-verify = Vérifier cette donne
fair-words = Mots mêlés au mélange
fair-words-by = { $name } : « { $words } »
shuffle = Un mélange honnête
shuffle-about = Le mélange vient d’un nombre secret, tiré à la création de la table. Voici son empreinte. Après la partie, le nombre est montré, et cette page vérifie d’elle-même que personne ne l’a remplacé.
shuffle-words = Tes mots pour le mélange
shuffle-words-about = Ce que tu écris est mêlé au mélange : personne ne peut donc avoir connu la donne avant. Les autres le voient après le début.
shuffle-words-add = Mêler
shuffle-words-in = C’est mêlé : « { $words } ». Tu peux changer jusqu’au début.
seat-worded = mots mêlés
verify = Vérifier une donne
verify-about = Ici, chacun peut vérifier que personne n’a truqué la donne. Cette page calcule elle-même, à partir du nombre secret montré après la partie. Elle ne demande au serveur que si les coups et les points suivent les règles.
verify-elsewhere = Tu n’as pas à croire ce serveur : tout autre serveur Tablée et la commande « tablee verify » vérifient le même fichier.
verify-file = Récit d’une partie, en fichier
verify-drop = Tu peux aussi déposer le fichier ici.
verify-text = Ou colle le récit ici
verify-noted = Empreinte que tu avais notée avant la donne, le cas échéant
verify-do = Vérifier
verify-working = Vérification …
refusal-record-none = Ce n’est pas le récit d’une partie.
verify-fair = La donne était honnête.
verify-consistent = Tout concorde dans ce récit. Ce que cette page ne peut pas savoir porte un point d’interrogation.
verify-unfinished = Tout n’a pas pu être vérifié : le serveur n’a pas rejoué le récit.
verify-wrong = Quelque chose ne va pas dans ce récit.
verify-here = Cette page a calculé
verify-server = Le serveur dit, selon les règles
verify-sign-yes = Juste :
verify-sign-no = Faux :
verify-sign-open = Ouvert :
verify-whole-yes = Le récit est intact : rien n’a changé depuis qu’il a été écrit.
verify-whole-no = Le récit a été modifié après avoir été écrit, ou il manque quelque chose.
verify-commitment-yes = Le nombre secret va avec l’empreinte.
verify-commitment-no = Le nombre secret ne va pas avec l’empreinte : l’un des deux a été remplacé.
verify-seen-yes = Ce navigateur a vu la même empreinte avant la donne.
verify-seen-late = Ce navigateur a vu la même empreinte pendant la partie.
verify-seen-no = Ce navigateur a vu une autre empreinte à cette table : { $seen }
verify-seen-open = Ce navigateur n’était pas à la table : compare l’empreinte avec une que quelqu’un a notée avant la donne.
verify-noted-yes = C’est l’empreinte que tu avais notée.
verify-noted-no = Ce n’est pas l’empreinte que tu avais notée.
verify-words-yes = { $count ->
    [0] Personne n’a ajouté de mots, et aucun n’a été glissé.
   *[other] Les mots mêlés sont ceux que ce navigateur a vus au début.
}
verify-words-no = Les mots ne sont pas ceux que ce navigateur a vus au début ({ $count } places en ont ajouté).
verify-words-not-mine = Les mots de ta place ne sont pas ceux que tu avais ajoutés.
verify-words-invented = La place d’un robot a des mots, et les robots n’en ajoutent pas : le serveur les a inventés.
verify-words-open = { $count ->
    [0] Personne n’a ajouté de mots.
   *[other] Des mots ont été mêlés : demande à ceux qui les ont ajoutés si ce sont les leurs.
}
verify-shuffles-yes = { $count ->
    [one] Avec le nombre et les mots, cette page a refait elle-même le seul mélange : le même ordre.
   *[other] Avec le nombre et les mots, cette page a refait elle-même les { $count } mélanges : le même ordre, pièce par pièce.
}
verify-shuffles-no = Cette page mélange autrement : { $which } ne vient pas du nombre et des mots (sur { $count } mélanges).
verify-deals-yes = { $count ->
    [one] La donne est faite de ce mélange et de rien d’autre.
   *[other] Les { $count } donnes sont faites de ces mélanges et de rien d’autre.
}
verify-deals-no = Ce qui a été donné n’est pas ce qui a été mélangé ({ $count } donnes).
verify-box-yes = Avant le mélange de chaque manche, tout était rangé comme dans chaque boîte de ce jeu.
verify-box-open = Cette table a son propre matériel : dans quel ordre il était avant le mélange, seul le serveur le dit.
verify-actions-yes = { $count ->
    [one] Le seul coup était permis.
   *[other] Les { $count } coups étaient permis.
}
verify-scores-yes = { $count ->
    [0] Aucune manche n’a été terminée.
    [one] Les points de la manche terminée sont justes.
   *[other] Les points des { $count } manches terminées sont justes.
}
verify-not-over = La partie n’est pas finie dans ce récit.
verify-shuffled = Les mélanges, un par un
