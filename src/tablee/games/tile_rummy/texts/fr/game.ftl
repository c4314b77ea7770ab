## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Rummy des nombres
tile-rummy-about = Suites et séries avec 106 pièces. Pose tes pièces, réarrange la table et débarrasse-toi de tout avant les autres.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = { $number } noir
tile-rummy-piece-R = { $number } rouge
tile-rummy-piece-B = { $number } bleu
tile-rummy-piece-O = { $number } orange
tile-rummy-piece-star = étoile
tile-rummy-star = étoile ({ $tile })

tile-rummy-option-version = Version
tile-rummy-option-version-exchange = Échange
tile-rummy-option-version-exchange-about = Si tu ne poses pas, tu échanges une pièce avec la pioche.
tile-rummy-option-version-draw-discard = Piocher et défausser
tile-rummy-option-version-draw-discard-about = À chaque tour, tu pioches une pièce au début et tu en défausses une à la fin.
tile-rummy-option-version-draw-keep = Piocher et garder
tile-rummy-option-version-draw-keep-about = Tu pioches une pièce au début de chaque tour, sans jamais en défausser. Avant d’avoir ouvert, tu peux aussi en échanger une.
tile-rummy-option-rejected = Pièces défaussées
tile-rummy-option-rejected-about = Où elles vont, face cachée.
tile-rummy-option-rejected-aside = mises de côté
tile-rummy-option-rejected-pool = remises dans la pioche
tile-rummy-option-rounds = Manches
tile-rummy-option-rounds-about = Le plus haut total de la feuille de score gagne la partie.
tile-rummy-option-starter = Qui commence les manches suivantes
tile-rummy-option-starter-about = À la première manche, celui qui tire le plus petit nombre commence.
tile-rummy-option-starter-rotate = le joueur suivant (sens horaire)
tile-rummy-option-starter-same = le même joueur
tile-rummy-option-starter-winner = le gagnant
tile-rummy-option-starter-draw = tirage avant chaque manche
tile-rummy-option-clock-about = Quand ton temps est écoulé, la table et ton chevalet redeviennent ce qu’ils étaient au début du tour, et c’est au suivant de jouer.
tile-rummy-option-hand_size = Pièces distribuées
tile-rummy-option-hand_size-about = Le nombre de pièces de chacun au début d’une manche.
tile-rummy-option-opening_minimum = Points pour ouvrir
tile-rummy-option-opening_minimum-about = Ce que doivent valoir tes premières combinaisons. Plus c’est bas, plus le jeu est facile ; avec 0, n’importe quelle combinaison suffit.
tile-rummy-option-rework_on_opening = Réarranger la table en ouvrant
tile-rummy-option-rework_on_opening-about = Sinon, tu ne peux réarranger la table qu’à partir du tour suivant.
tile-rummy-option-exchange_after_opening = Échanger après l’ouverture
tile-rummy-option-exchange_after_opening-about = Sinon, tu ne peux échanger une pièce qu’avant d’avoir ouvert.
tile-rummy-option-stars_in_play = Étoiles
tile-rummy-option-stars_in_play-about = Une étoile remplace n’importe quelle pièce.
tile-rummy-option-stars_in_play-0 = aucune
tile-rummy-option-stars_in_play-1 = une
tile-rummy-option-stars_in_play-2 = deux
tile-rummy-option-stars_in_play-3 = trois
tile-rummy-option-stars_in_play-4 = quatre
tile-rummy-option-stars = Déplacer les étoiles
tile-rummy-option-stars-exchange = seulement par échange
tile-rummy-option-stars-exchange-about = Une étoile posée ne se libère que si la pièce qu’elle remplace prend sa place.
tile-rummy-option-stars-free = librement
tile-rummy-option-stars-free-about = Quand on réarrange la table, une étoile posée peut remplacer n’importe quelle pièce.
tile-rummy-option-star_penalty = Pénalité par étoile restante
tile-rummy-option-star_penalty-about = Points perdus pour chaque étoile qui te reste à la fin de la manche.
tile-rummy-option-combinations = Combinaisons
tile-rummy-option-combinations-about = Une suite : au moins trois nombres qui se suivent ; une série : trois ou quatre pièces de même nombre.
tile-rummy-option-combinations-both = suites et séries
tile-rummy-option-combinations-series = seulement des séries
tile-rummy-option-combinations-sequences = seulement des suites
tile-rummy-option-ace = Le 1
tile-rummy-option-ace-about = Où il peut se placer dans une suite.
tile-rummy-option-ace-low = seulement avant le 2
tile-rummy-option-ace-both = aussi après le 13
tile-rummy-option-mixed_sequences = Suites de couleurs mélangées
tile-rummy-option-mixed_sequences-about = Sinon, une suite est d’une seule couleur.
tile-rummy-option-doubling = Tout poser d’un coup compte double
tile-rummy-option-doubling-about = Si tu poses tout ton chevalet en un seul tour, sans avoir rien posé avant dans la manche, les pertes et le gain sont doublés.
tile-rummy-option-blocked_after = Manche bloquée après (tours)
tile-rummy-option-blocked_after-about = La manche s’arrête quand chacun a joué ce nombre de tours sans qu’aucune pièce soit posée.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = Ce ne sont que des suggestions : tu peux taper n’importe quel coup. Pour poser, écris toute la table telle que tu la veux : lay K1 R1 B1 | R7 R8 *R9. Ou bien : exchange R7 pour échanger, reject K3 pour défausser. K : noir, R : rouge, B : bleu, O : orange, * : une étoile.
tile-rummy-action-lay = poser { $tiles }
tile-rummy-action-lay-reject = poser { $tiles } et défausser { $tile }
tile-rummy-action-exchange = échanger { $tile }
tile-rummy-action-draw = piocher une pièce
tile-rummy-action-reject = défausser { $tile }
tile-rummy-action-pass = passer

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } pose { $tiles }
tile-rummy-log-lay-you = Tu poses { $tiles }
# What a star on the table stood for, and stands for now.
tile-rummy-log-star = L’étoile passe du { $old } au { $new }
tile-rummy-log-exchange = { $player } échange une pièce
tile-rummy-log-exchange-you = Tu échanges une pièce
tile-rummy-log-draw = { $player } pioche une pièce
tile-rummy-log-draw-you = Tu pioches une pièce
tile-rummy-log-reject = { $player } défausse une pièce
tile-rummy-log-reject-you = Tu défausses une pièce
tile-rummy-log-pass = { $player } passe
tile-rummy-log-pass-you = Tu passes
tile-rummy-log-timeout = Temps écoulé pour { $player }
tile-rummy-log-timeout-you = Ton temps est écoulé

tile-rummy-outcome-out = { $winners } n’a plus de pièce et gagne ce que les autres perdent.
tile-rummy-outcome-out-you = Tu n’as plus de pièce et tu gagnes ce que les autres perdent.
tile-rummy-outcome-double = { $winners } a posé tout son chevalet en un tour : tout compte double.
tile-rummy-outcome-double-you = Tu as posé tout ton chevalet en un tour : tout compte double.
tile-rummy-outcome-blocked = La manche est bloquée : chacun perd ce qui reste sur son chevalet.
tile-rummy-outcome-blocked-you = La manche est bloquée : chacun perd ce qui reste sur son chevalet, toi aussi.

## What lies on the table, in words.
tile-rummy-look-table = table
tile-rummy-look-table-about = toutes les combinaisons sur la table
tile-rummy-look-rack = chevalet
tile-rummy-look-rack-about = tes pièces
tile-rummy-look-counts = nombres
tile-rummy-look-counts-about = combien de pièces il reste à chacun
tile-rummy-table = Table : { $melds }.
tile-rummy-table-empty = Rien n’est encore posé.
tile-rummy-rack = Ton chevalet : { $tiles }.
tile-rummy-rack-of = { $player } a : { $tiles }.
tile-rummy-rack-empty = Ton chevalet est vide.
tile-rummy-drew = Tu pioches : { $tile }.
tile-rummy-exchanged = Tu donnes : { $old }. Tu reçois : { $new }.
tile-rummy-counts = Sur les chevalets : { $counts }.
tile-rummy-pool = Dans la pioche : { $count }.
tile-rummy-not-opened = Tu n’as pas encore ouvert.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Trop courte : { $meld }. Une combinaison a au moins trois pièces.
tile-rummy-refusal-meld-series_too_short = Trop courte : { $meld }. Une série a trois ou quatre pièces.
tile-rummy-refusal-meld-twice = Ce n’est pas une combinaison : { $meld }. En double : { $tile }.
tile-rummy-refusal-meld-number_twice = Ce n’est pas une suite : { $meld }. Le nombre { $number } y est deux fois.
tile-rummy-refusal-meld-other_number = Ce n’est pas une série : { $meld }. Toutes les pièces doivent être des { $number }, et celle-ci n’en est pas un : { $tile }.
tile-rummy-refusal-meld-other_colour = Ce n’est pas une suite : { $meld }. Mauvaise couleur : { $tile }.
tile-rummy-refusal-meld-gap = Ce n’est pas une suite : { $meld }. Il manque : { $missing }.
tile-rummy-refusal-meld-gaps = Ce n’est pas une suite : { $meld }. Il manque : { $missing }.
tile-rummy-refusal-meld-ace_low = Ce n’est pas une suite : { $meld }. Le 1 ne va qu’avant le 2.
tile-rummy-refusal-meld-ace_between = Ce n’est pas une suite : { $meld }. Le 1 ne va jamais entre le 13 et le 2.
tile-rummy-refusal-meld-no_series = À cette table, on ne pose que des suites. Ce n’en est pas une : { $meld }.
tile-rummy-refusal-meld-no_sequences = À cette table, on ne pose que des séries. Ce n’en est pas une : { $meld }.
tile-rummy-refusal-lay-nothing = Pose au moins une pièce de ton chevalet : réarranger ne suffit pas.
tile-rummy-refusal-lay-not_on_rack = Cette pièce n’est pas sur ton chevalet : { $tile }.
tile-rummy-refusal-lay-appeared = D’où vient cette pièce sur ton chevalet : { $tile } ?
tile-rummy-refusal-lay-vanished = Où est passée cette pièce de ton chevalet : { $tile } ?
tile-rummy-refusal-lay-taken = Ce qui était sur la table y reste : { $tile }.
tile-rummy-refusal-lay-star_taken = Une étoile posée reste sur la table pour de bon.
tile-rummy-refusal-lay-star_moved = Cette étoile ne peut pas remplacer une autre pièce : { $star }. Pour la libérer, mets à sa place une pièce de ton chevalet qu’elle peut remplacer : { $faces }.
tile-rummy-refusal-lay-stars_exchanged_alike = Deux pièces identiques ne peuvent pas libérer deux étoiles d’une même combinaison ({ $meld }) : il n’y a de place que pour une seule ({ $tile }).
tile-rummy-refusal-lay-table_touched = On ouvre uniquement avec ses propres combinaisons ; pendant ce tour, le reste de la table ne bouge pas. Combinaison modifiée : { $meld }.
tile-rummy-refusal-lay-opening_too_low = Pour ouvrir, il faut { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
} ; tu n’en as que { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Pour ouvrir, tes propres pièces doivent former à elles seules des combinaisons qui valent au moins { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
} ; celles-ci ne suffisent pas.
tile-rummy-refusal-lay-opening_not_alone = Pour ouvrir, il faut au moins une combinaison venue uniquement de ton chevalet ; ces pièces n’en forment aucune.
tile-rummy-refusal-lay-opening_undecided = L’arbitre n’a pas réussi à déterminer si ces pièces forment à elles seules des combinaisons qui valent au moins { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}. Poses-en moins à la fois.
tile-rummy-refusal-lay-which_reject = Choisis une pièce à défausser.
tile-rummy-refusal-lay-none_to_reject = Garde une pièce : il faut en défausser une à la fin de ton tour.
tile-rummy-refusal-exchange-not_this_version = Dans cette version, on pioche et on défausse ; on n’échange pas.
tile-rummy-refusal-exchange-opened = Une fois qu’on a ouvert, on ne peut plus échanger de pièce.
tile-rummy-refusal-exchange-not_on_rack = Cette pièce n’est pas sur ton chevalet : { $tile }.
tile-rummy-refusal-exchange-pool_empty = La pioche est vide : tu peux passer.
tile-rummy-refusal-draw-not_this_version = Dans cette version, on ne pioche pas : pose ou échange.
tile-rummy-refusal-draw-first = Pioche d’abord une pièce.
tile-rummy-refusal-draw-already = Tu as déjà pioché ce tour-ci.
tile-rummy-refusal-draw-pool_empty = La pioche est vide : pose ou passe.
tile-rummy-refusal-reject-not_this_version = Dans cette version, on ne défausse pas de pièce.
tile-rummy-refusal-reject-not_on_rack = Tu ne peux défausser que ce qui reste sur ton chevalet. Cette pièce n’y est pas : { $tile }.
tile-rummy-refusal-reject-nothing_drawn = La pioche est vide : si tu ne poses pas, passe.
tile-rummy-refusal-pass-must_exchange = Pose des pièces, ou échanges-en une.
tile-rummy-refusal-pass-must_reject = Même si tu ne poses rien, tu dois défausser une pièce à la fin de ton tour.
tile-rummy-refusal-timeout-no_limit = Il n’y a pas de limite de temps à cette table.

# What an estimate depends on, in an analysis.
tile-rummy-analysis-holding = Cela suppose qu’on continue à garder ses pièces jusqu’à pouvoir toutes les poser.
