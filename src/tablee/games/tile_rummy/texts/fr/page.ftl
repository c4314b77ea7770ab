## Tile Rummy sur la page : ce que dit le plateau. $tile est le nom d’une pièce, $tiles une liste de noms, $player un nom.

tile-rummy-page-rack = Ton support
tile-rummy-page-mine = { $piece }, de ton support
tile-rummy-page-tools = Ton support et ton brouillon
tile-rummy-page-sort-colour = Trier par couleur : 1 2 3
tile-rummy-page-sort-number = Trier par nombre : 7 7 7
tile-rummy-page-arrange = Ranger mon support en combinaisons
tile-rummy-page-do-exchange = Échanger
tile-rummy-page-do-reject = Rejeter
tile-rummy-page-hint-draw = Pioche d’abord une pièce
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Pose des pièces, ou échanges-en une
    [reject] Pose des pièces, ou rejettes-en une
    [pass] Pose des pièces, ou passe
   *[other] Pose des pièces
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Ouvre avec { $minimum } points, ou échange une pièce
    [reject] Ouvre avec { $minimum } points, ou rejette une pièce
    [pass] Ouvre avec { $minimum } points, ou passe
   *[other] Ouvre avec { $minimum } points
}
tile-rummy-page-hint-exchange = Choisis la pièce que tu donnes, face cachée
tile-rummy-page-hint-reject = Choisis la pièce que tu rejettes, face cachée
tile-rummy-page-sure-exchange = Échanger { $tile } contre une pièce inconnue ?
tile-rummy-page-sure-reject = Rejeter { $tile } ?
tile-rummy-page-points = { $points } points sur { $minimum }
tile-rummy-page-choose-first = Choisis d’abord des pièces.
tile-rummy-page-holds = { $count ->
    [0] plus de pièce
    [one] une pièce
   *[other] { $count } pièces
}
tile-rummy-page-did-lay = posé : { $count }
tile-rummy-page-did-exchange = a échangé
tile-rummy-page-did-draw = a pioché
tile-rummy-page-did-reject = a rejeté
tile-rummy-page-did-pass = a passé
tile-rummy-page-did-timeout = temps écoulé
tile-rummy-page-pool = Pioche
tile-rummy-page-taken = De retour sur le support : { $pieces }
tile-rummy-page-aim-rack = Ton support
tile-rummy-page-sorted = { $by ->
    [colour] Trié par couleur
   *[other] Trié par nombre
}
tile-rummy-page-arranged = { $count ->
    [0] Aucune combinaison sur ton support
    [one] Une combinaison sur ton support
   *[other] { $count } combinaisons sur ton support
}
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Rien ne peut se poser : échange { $tile }
    [reject] Rien ne peut se poser : rejette { $tile }
    [draw] Pioche une pièce
   *[other] Rien ne peut se poser : passe
}
tile-rummy-page-lots = Tiré pour savoir qui commence
tile-rummy-page-begins = { $player } commence
tile-rummy-page-lot = { $player } : { $tile }
