## At a real table: the keypad, the rounds of the score pad, and advice.

romi-rami-real-hand = Main
romi-rami-real-values = Marché des cartes
romi-rami-real-contracts = Contrats
romi-rami-real-strip-contracts = Touche les contrats proposés.
romi-rami-real-market-full = Ce contrat y est déjà, ou il y en a déjà quatre.
romi-rami-real-joker = A encore le joker
romi-rami-real-take = Prendre
romi-rami-real-complete = Remplir
romi-rami-real-discard = Défausser
romi-rami-real-end = Finir
romi-rami-real-brings = { $points ->
    [one] Contrats : { $points } point ;
   *[other] Contrats : { $points } points ;
} { $bonus ->
    [one] { $bonus } carte bonus.
   *[other] { $bonus } cartes bonus.
}
romi-rami-real-nothing = Aucun contrat n’est encore à ta portée.
romi-rami-real-enter = Contrats
romi-rami-real-by-contract = Un par un
romi-rami-real-by-points = Seulement les points
romi-rami-real-points = Points des contrats
romi-rami-real-last-turns = Quelqu’un a assez de contrats : finissez ce tour de table, et c’est terminé.
romi-rami-real-add = Ajouter un contrat
romi-rami-real-bonus = Cartes bonus
romi-rami-real-kept = Joker gardé
romi-rami-real-trophies = Trophées
romi-rami-real-nobody = personne
