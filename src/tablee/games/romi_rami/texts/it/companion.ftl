## At a real table: the keypad, the rounds of the score pad, and advice.

romi-rami-real-hand = Mano
romi-rami-real-values = Mercato delle carte
romi-rami-real-contracts = Contratti
romi-rami-real-strip-contracts = Tocca i contratti disponibili.
romi-rami-real-market-full = Questo contratto c’è già, o ce ne sono già quattro.
romi-rami-real-joker = Ha ancora il jolly
romi-rami-real-take = Prendere
romi-rami-real-complete = Completare
romi-rami-real-discard = Scartare
romi-rami-real-end = Finire
romi-rami-real-brings = { $points ->
    [one] Contratti: 1 punto;
   *[other] Contratti: { $points } punti;
} { $bonus ->
    [one] 1 carta bonus.
   *[other] { $bonus } carte bonus.
}
romi-rami-real-nothing = Per ora non puoi completare nessun contratto.
romi-rami-real-enter = Contratti
romi-rami-real-by-contract = Uno per uno
romi-rami-real-by-points = Solo i punti
romi-rami-real-points = Punti dei contratti
romi-rami-real-last-turns = Qualcuno ha abbastanza contratti: completate questo giro, poi la mano è finita.
romi-rami-real-add = Aggiungi un contratto
romi-rami-real-bonus = Carte bonus
romi-rami-real-kept = Jolly tenuto
romi-rami-real-trophies = Trofei
romi-rami-real-nobody = nessuno
