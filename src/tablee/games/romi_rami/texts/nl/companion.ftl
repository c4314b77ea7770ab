## At a real table: the keypad, the rounds of the score pad, and advice.

romi-rami-real-hand = Hand
romi-rami-real-values = Kaartenmarkt
romi-rami-real-contracts = Contracten
romi-rami-real-strip-contracts = Tik de contracten aan die er liggen.
romi-rami-real-market-full = Dat contract ligt er al, of er liggen er al vier.
romi-rami-real-joker = Heeft de joker nog
romi-rami-real-take = Nemen
romi-rami-real-complete = Voltooien
romi-rami-real-discard = Afleggen
romi-rami-real-end = Klaar
romi-rami-real-brings = { $points ->
    [one] Contracten: 1 punt;
   *[other] Contracten: { $points } punten;
} { $bonus ->
    [one] 1 bonuskaart.
   *[other] { $bonus } bonuskaarten.
}
romi-rami-real-nothing = Er is nog geen contract te voltooien.
romi-rami-real-enter = Contracten
romi-rami-real-by-contract = Eén voor één
romi-rami-real-by-points = Alleen de punten
romi-rami-real-points = Punten van contracten
romi-rami-real-last-turns = Iemand heeft genoeg contracten: speel door tot iedereen even vaak aan de beurt is geweest, dan is het afgelopen.
romi-rami-real-add = Contract toevoegen
romi-rami-real-bonus = Bonuskaarten
romi-rami-real-kept = Joker gehouden
romi-rami-real-trophies = Trofeeën
romi-rami-real-nobody = niemand
