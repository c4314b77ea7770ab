## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = Pioche d’abord une pièce.
tile-rummy-hint-out = Tu peux finir et gagner la manche !
tile-rummy-hint-open = Tu peux ouvrir avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} en posant { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
tile-rummy-hint-lay = Tu peux poser { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
tile-rummy-hint-lay_at_least = Tu peux poser au moins { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
tile-rummy-hint-nothing = Tu ne peux rien poser maintenant.
tile-rummy-hint-nothing_short = Tu ne peux pas encore ouvrir : il faut { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}, et { $points ->
    [0] tu n’as aucune combinaison
    [one] tes combinaisons en valent { $points }
   *[other] tes combinaisons en valent au plus { $points }
}.
tile-rummy-hint-unknown = Cette table est trop compliquée : je n’ai pas le temps de trouver ce que tu peux poser.
tile-rummy-hint-star = Tu as une pièce qui peut prendre la place d’une étoile : { $tile }.
tile-rummy-hint-do_draw = Dans cette version, on pioche une pièce au début de chaque tour.
tile-rummy-hint-do_out = Un expert finirait et gagnerait la manche.
tile-rummy-hint-do_lay = Un expert poserait maintenant { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
tile-rummy-hint-then_reject = Ensuite, défausse cette pièce : { $tile }.
tile-rummy-hint-keep_star = Il te reste ainsi une étoile pour plus tard.
tile-rummy-hint-opens = Il faut avoir ouvert pour se servir des pièces de la table.
tile-rummy-hint-waiting_close = Attendre reviendrait à peu près au même.
tile-rummy-hint-waiting_worse = Attendre semble moins prometteur.
tile-rummy-hint-fewer = Tu pourrais poser jusqu’à { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
tile-rummy-hint-hold_exchange = Un expert ne poserait rien pour l’instant et échangerait cette pièce : { $tile }.
tile-rummy-hint-hold_reject = Un expert ne poserait rien pour l’instant et défausserait cette pièce : { $tile }.
tile-rummy-hint-hold_pass = Un expert ne poserait rien pour l’instant et passerait.
tile-rummy-hint-do_exchange = Un expert échangerait cette pièce : { $tile }.
tile-rummy-hint-do_reject = Un expert défausserait cette pièce : { $tile }.
tile-rummy-hint-do_pass = Un expert passerait.
tile-rummy-hint-hold_why = Ce qui est sur ton chevalet ne sert à personne d’autre ; ce qui est sur la table sert à tous.
tile-rummy-hint-laying_close = Poser maintenant reviendrait à peu près au même.
tile-rummy-hint-laying_worse = Poser maintenant semble moins prometteur.
tile-rummy-hint-alone = Aucune autre de tes pièces ne va avec.
tile-rummy-hint-tile_close = À peu près aussi bien : { $tile }.
