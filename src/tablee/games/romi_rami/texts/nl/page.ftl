## Romi Rami op de pagina: wat het bord zegt. $contract is wat een contract vraagt, $player een naam.

romi-rami-page-market = Wat open ligt
romi-rami-page-trophies = Trofeeën
romi-rami-page-contracts = Contracten in de aanbieding
romi-rami-page-values = Kaarten in de aanbieding
romi-rami-page-deck = nog { $count }
romi-rami-page-payable = { $contract } Je kunt het nu vervullen.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
} Elke betaalde kaart van de kleur { $suit } is een punt waard.
romi-rami-page-counts = Tot nu toe: { $counts }.
romi-rami-page-hand = Je kaarten
romi-rami-page-joker = Je joker: hij staat één keer in het spel voor een kaart naar keuze
romi-rami-page-my-pile = { $count ->
    [one] Eén bonuskaart op je stapel
   *[other] { $count } bonuskaarten op je stapel
}
romi-rami-page-tools = Sorteren en bekijken
romi-rami-page-sort-value = Op waarde sorteren
romi-rami-page-sort-suit = Op kleur sorteren
romi-rami-page-standing = De stand
romi-rami-page-take = { $count ->
    [0] Nemen
    [one] Kaart nemen
   *[other] { $count } kaarten nemen
}
romi-rami-page-discard = { $count ->
    [one] Eén weggooien
   *[other] { $count } weggooien
}
romi-rami-page-let-go = Terug
romi-rami-page-another = Andere kaarten ({ $way }/{ $ways })
romi-rami-page-pay = Betalen
romi-rami-page-end = Beurt beëindigen

## Wat nu te doen is, en waarom iets niet kan
romi-rami-page-over = Het spel is afgelopen
romi-rami-page-turn = { $player } is aan de beurt
romi-rami-page-hint-take = Neem tot drie kaarten van één waarde of één kleur
romi-rami-page-hint-take-more = Kies er meer, of neem deze
romi-rami-page-hint-discard = { $count ->
    [0] Gooi ze nu weg
    [one] Te veel kaarten: kies er nog één om weg te gooien
   *[other] Te veel kaarten: kies er { $count } om weg te gooien
}
romi-rami-page-hint-pay = Met deze kaarten betaal je { $contract }
romi-rami-page-hint-choose-payment = Kies de kaarten voor { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] Je kunt een contract vervullen: kies het, of beëindig je beurt
   *[other] Je kunt { $count } contracten vervullen: kies er een, of beëindig je beurt
}
romi-rami-page-hint-end = Er is nog geen contract te betalen: beëindig je beurt
romi-rami-page-why-wait = Je bent niet aan de beurt.
romi-rami-page-why-taken = Je hebt deze beurt al kaarten genomen.
romi-rami-page-why-take-first = Neem eerst kaarten uit het aanbod.
romi-rami-page-why-most = Je hebt er { $most } gekozen: meer mag niet.
romi-rami-page-why-unlike = Ze heeft niet de waarde en niet de kleur van de gekozen kaarten.
romi-rami-page-why-enough = Je hebt er genoeg gekozen: gooi ze weg.
romi-rami-page-why-joker = De joker gebruik je bij het betalen van een contract.
romi-rami-page-why-unpayable = Daarvoor heb je nog niet de kaarten.
romi-rami-page-last-turns = Het einde is ingeluid: dit zijn de laatste beurten.
romi-rami-page-last-turns-left = { $count ->
    [one] Laatste beurt
   *[other] Laatste beurten: nog { $count }
}

## De spelers, en hoe ze ervoor staan
romi-rami-page-plays = aan zet
romi-rami-page-wins = wint
romi-rami-page-score = { $count ->
    [one] Eén punt op dit moment
   *[other] { $count } punten op dit moment
}
romi-rami-page-contracts-of = { $count } van { $target } contracten
romi-rami-page-holds = { $count ->
    [0] geen kaart in de hand
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
romi-rami-page-bonus-cards = { $count ->
    [0] geen bonuskaart
    [one] één bonuskaart
   *[other] { $count } bonuskaarten
}
romi-rami-page-has-joker = heeft de joker nog
romi-rami-page-zone = Contracten van { $player }
romi-rami-page-step-contracts = Contracten
romi-rami-page-step-bonus = Bonuskaarten
romi-rami-page-step-trophies = Trofeeën
romi-rami-page-step-joker = Joker over
romi-rami-page-log = Wat er gebeurde
romi-rami-page-log-empty = Nog niets.
