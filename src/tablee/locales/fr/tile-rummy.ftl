## Rummy des nombres : pièces, options, ce qui s’est passé, et pourquoi l’arbitre refuse.

tile-rummy = Rummy des nombres
tile-rummy-about = Suites et séries avec 106 pièces. Pose, réarrange la table et débarrasse-toi le premier de ta dernière pièce.

# Une pièce d’une couleur ; $number va de 1 à 13.
tile-rummy-piece-K = { $number } noir
tile-rummy-piece-R = { $number } rouge
tile-rummy-piece-B = { $number } bleu
tile-rummy-piece-O = { $number } orange
tile-rummy-piece-star = étoile
tile-rummy-star = étoile pour { $tile }

tile-rummy-option-version = Version
tile-rummy-option-version-exchange = Échange
tile-rummy-option-version-exchange-about = Qui ne pose pas échange une pièce avec la pioche.
tile-rummy-option-version-draw-discard = Piocher et rejeter
tile-rummy-option-version-draw-discard-about = Chaque tour commence par piocher une pièce et finit par en rejeter une.
tile-rummy-option-version-draw-keep = Piocher et garder
tile-rummy-option-version-draw-keep-about = Chaque tour commence par piocher une pièce, sans en rejeter. Avant l’ouverture on peut aussi en échanger une.
tile-rummy-option-rejected = Pièces rejetées
tile-rummy-option-rejected-about = Où elles vont, face cachée.
tile-rummy-option-rejected-aside = mises de côté
tile-rummy-option-rejected-pool = remises dans la pioche
tile-rummy-option-rounds = Manches
tile-rummy-option-rounds-about = Le plus haut total de la feuille de marque gagne la partie.
tile-rummy-option-starter = Les manches suivantes, commence
tile-rummy-option-starter-about = À la première manche, qui tire la plus petite pièce commence.
tile-rummy-option-starter-rotate = la place suivante dans le sens horaire
tile-rummy-option-starter-same = la même place
tile-rummy-option-starter-winner = qui a gagné
tile-rummy-option-clock-about = Quand le temps est écoulé, la table et le support redeviennent ce qu’ils étaient au début du tour, et le suivant joue.
tile-rummy-option-opening_minimum = Points pour ouvrir
tile-rummy-option-opening_minimum-about = Ce que doivent valoir les premières combinaisons ; 0 : le jeu facile.
tile-rummy-option-rework_on_opening = Réarranger la table en ouvrant
tile-rummy-option-rework_on_opening-about = Sinon la table ne change qu’à partir du tour suivant.
tile-rummy-option-stars_in_play = Étoiles
tile-rummy-option-stars_in_play-about = Une étoile remplace n’importe quelle pièce.
tile-rummy-option-stars_in_play-2 = deux
tile-rummy-option-stars_in_play-0 = aucune
tile-rummy-option-stars = Étoiles sur la table
tile-rummy-option-stars-exchange = par échange
tile-rummy-option-stars-exchange-about = Une étoile posée ne se libère que si la pièce qu’elle remplace prend sa place.
tile-rummy-option-stars-free = libres
tile-rummy-option-stars-free-about = Une étoile posée peut tout remplacer quand on réarrange la table.
tile-rummy-option-combinations = Combinaisons
tile-rummy-option-combinations-about = Une suite : trois nombres ou plus qui se suivent ; une série : trois ou quatre fois le même.
tile-rummy-option-combinations-both = suites et séries
tile-rummy-option-combinations-series = seulement des séries
tile-rummy-option-combinations-sequences = seulement des suites
tile-rummy-option-ace = Le 1
tile-rummy-option-ace-about = Où il peut se placer dans une suite.
tile-rummy-option-ace-low = seulement avant le 2
tile-rummy-option-ace-both = aussi après le 13
tile-rummy-option-mixed_sequences = Suites de couleurs mélangées
tile-rummy-option-mixed_sequences-about = Sinon une suite n’a qu’une couleur.
tile-rummy-option-blocked_after = Bloquée après
tile-rummy-option-blocked_after-about = Autant de tours de chacun sans qu’une pièce soit posée finissent la manche.

## Ce qu’on peut faire. $tiles est une liste de noms.
tile-rummy-typing = Ce ne sont que des suggestions : tu peux taper n’importe quel tour. Pour poser, écris toute la table telle qu’elle doit être : lay K1 R1 B1 | R7 R8 *R9. Aussi : exchange R7, reject K3. K est noir, R rouge, B bleu, O orange, * une étoile.
tile-rummy-action-lay = poser { $tiles }
tile-rummy-action-lay-reject = poser { $tiles } et rejeter { $tile }
tile-rummy-action-exchange = échanger { $tile }
tile-rummy-action-draw = piocher une pièce
tile-rummy-action-reject = rejeter { $tile }
tile-rummy-action-pass = passer

## Ce que quelqu’un a fait. $player est un nom ; les phrases en -you sont pour la personne qui l’a fait.
tile-rummy-log-lay = { $player } pose { $tiles }
tile-rummy-log-lay-you = Tu poses { $tiles }
tile-rummy-log-exchange = { $player } échange une pièce
tile-rummy-log-exchange-you = Tu échanges une pièce
tile-rummy-log-draw = { $player } pioche une pièce
tile-rummy-log-draw-you = Tu pioches une pièce
tile-rummy-log-reject = { $player } rejette une pièce
tile-rummy-log-reject-you = Tu rejettes une pièce
tile-rummy-log-pass = { $player } passe
tile-rummy-log-pass-you = Tu passes
tile-rummy-log-timeout = Le temps de { $player } est écoulé
tile-rummy-log-timeout-you = Ton temps est écoulé

tile-rummy-outcome-out = { $winners } n’a plus de pièce et gagne ce que les autres perdent.
tile-rummy-outcome-out-you = Tu n’as plus de pièce et gagnes ce que les autres perdent.
tile-rummy-outcome-double = { $winners } a tout posé en un tour : tout compte double.
tile-rummy-outcome-double-you = Tu as tout posé en un tour : tout compte double.
tile-rummy-outcome-blocked = Personne ne peut continuer : chacun perd ce qui reste sur son support.
tile-rummy-outcome-blocked-you = Personne ne peut continuer, toi non plus.

## Ce qu’il y a sur la table, en mots.
tile-rummy-look-table = table
tile-rummy-look-table-about = toutes les combinaisons sur la table
tile-rummy-look-rack = support
tile-rummy-look-rack-about = tes pièces
tile-rummy-look-counts = nombres
tile-rummy-look-counts-about = combien de pièces chacun a
tile-rummy-table = Table : { $melds }.
tile-rummy-table-empty = Rien n’est encore posé.
tile-rummy-rack = Ton support : { $tiles }.
tile-rummy-rack-of = { $player } a : { $tiles }.
tile-rummy-rack-empty = Ton support est vide.
tile-rummy-drew = Tu pioches : { $tile }.
tile-rummy-exchanged = Tu donnes { $old } et reçois { $new }.
tile-rummy-counts = Sur les supports : { $counts }.
tile-rummy-pool = Dans la pioche : { $count }.
tile-rummy-not-opened = Tu n’as pas encore ouvert.

## Pourquoi l’arbitre refuse
tile-rummy-refusal-meld-too_short = Trop court : { $meld }. Une combinaison a au moins trois pièces.
tile-rummy-refusal-meld-series_too_short = Trop court : { $meld }. Une série a trois ou quatre pièces.
tile-rummy-refusal-meld-twice = Pas une combinaison : { $meld }. En double : { $tile }.
tile-rummy-refusal-meld-number_twice = Pas une suite : { $meld }. Le nombre { $number } y est deux fois.
tile-rummy-refusal-meld-other_number = Pas une série : { $meld }. Il faudrait partout un { $number } ; ce n’en est pas un : { $tile }.
tile-rummy-refusal-meld-other_colour = Pas une suite : { $meld }. D’une autre couleur : { $tile }.
tile-rummy-refusal-meld-gap = Pas une suite : { $meld }. Il manque : { $missing }.
tile-rummy-refusal-meld-gaps = Pas une suite : { $meld }. Il manque : { $missing }.
tile-rummy-refusal-meld-ace_low = Pas une suite : { $meld }. Le 1 ne vient qu’avant le 2.
tile-rummy-refusal-meld-ace_between = Pas une suite : { $meld }. Le 1 n’est jamais entre le 13 et le 2.
tile-rummy-refusal-meld-no_series = À cette table seules les suites comptent, pas { $meld }.
tile-rummy-refusal-meld-no_sequences = À cette table seules les séries comptent, pas { $meld }.
tile-rummy-refusal-lay-nothing = Pose au moins une pièce de ton support : réarranger seulement n’est pas un tour.
tile-rummy-refusal-lay-not_on_rack = Pas sur ton support : { $tile }.
tile-rummy-refusal-lay-appeared = D’où vient cette pièce sur le support : { $tile } ?
tile-rummy-refusal-lay-vanished = Où est passée cette pièce du support : { $tile } ?
tile-rummy-refusal-lay-taken = Ce qui était sur la table y reste : { $tile }.
tile-rummy-refusal-lay-star_taken = Une étoile posée reste toujours sur la table.
tile-rummy-refusal-lay-star_moved = Cette étoile garde sa place : { $star }. Pour la libérer, pose depuis ton support ce qu’elle remplace : { $faces }.
tile-rummy-refusal-lay-table_touched = On ouvre avec ses propres combinaisons ; la table reste telle quelle à ce tour : { $meld }.
tile-rummy-refusal-lay-opening_too_low = Pour ouvrir il faut { $minimum } points ; en voici { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Pour ouvrir, tes pièces seules doivent faire { $minimum } points ; celles-ci ne les font pas.
tile-rummy-refusal-lay-which_reject = Choisis une pièce à rejeter.
tile-rummy-refusal-lay-none_to_reject = Garde une pièce : le tour finit par un rejet.
tile-rummy-refusal-exchange-not_this_version = Dans cette version on pioche et on rejette, sans échange.
tile-rummy-refusal-exchange-opened = Seul qui n’a pas ouvert peut échanger une pièce.
tile-rummy-refusal-exchange-not_on_rack = Pas sur ton support : { $tile }.
tile-rummy-refusal-exchange-pool_empty = La pioche est vide : tu peux passer.
tile-rummy-refusal-draw-not_this_version = Dans cette version on ne pioche pas : pose ou échange.
tile-rummy-refusal-draw-first = Pioche d’abord une pièce.
tile-rummy-refusal-draw-already = Tu as déjà pioché à ce tour.
tile-rummy-refusal-draw-pool_empty = La pioche est vide : pose ou passe.
tile-rummy-refusal-reject-not_this_version = Dans cette version on ne rejette rien.
tile-rummy-refusal-reject-not_on_rack = Tu ne peux rejeter que ce qui reste sur ton support, pas { $tile }.
tile-rummy-refusal-reject-nothing_drawn = La pioche est vide : qui ne pose pas passe.
tile-rummy-refusal-pass-must_exchange = Pose, ou échange une pièce.
tile-rummy-refusal-pass-must_reject = Pose, ou rejette une pièce.
tile-rummy-refusal-timeout-no_limit = Il n’y a pas de limite de temps à cette table.
