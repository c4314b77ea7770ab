## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = Markten
romi-rami-page-trophies = Trofeeën
romi-rami-page-contracts = Contracten op de markt
romi-rami-page-values = Kaarten op de markt
romi-rami-page-contract-deck = { $count ->
    [0] Geen contracten meer op de stapel
    [one] Nog één contract op de stapel
   *[other] Nog { $count } contracten op de stapel
}
romi-rami-page-deck = { $count ->
    [0] Geen kaarten meer op de stapel
    [one] Nog één kaart op de stapel
   *[other] Nog { $count } kaarten op de stapel
}
romi-rami-page-payable = { $contract } Je kunt het nu voltooien.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
} Elke kaart in { $suit } waarmee je betaalt, is een punt waard.
romi-rami-page-counts = Tot nu toe: { $counts }.
romi-rami-page-counts-over = Aantallen: { $counts }.
romi-rami-page-hand = Je kaarten
romi-rami-page-joker = Je joker: hij staat één keer per spel voor een kaart naar keuze
romi-rami-page-my-pile = { $count ->
    [one] Eén bonuskaart op je stapel
   *[other] { $count } bonuskaarten op je stapel
}
romi-rami-page-tools = Sorteren en bekijken
romi-rami-page-sort-value = Op waarde sorteren
romi-rami-page-sort-suit = Op kleur sorteren
romi-rami-page-standing = Tussenstand
romi-rami-page-standing-over = Eindstand
romi-rami-page-take = { $count ->
    [0] Nemen
    [one] Kaart nemen
   *[other] { $count } kaarten nemen
}
romi-rami-page-discard = { $count ->
    [one] Eén afleggen
   *[other] { $count } afleggen
}
romi-rami-page-let-go = Annuleren
romi-rami-page-another = Andere ({ $way }/{ $ways })
romi-rami-page-without-joker = Zonder joker
romi-rami-page-pay = Betalen
romi-rami-page-end = Einde beurt

## What to do now, and why something cannot be done
romi-rami-page-over = Het spel is afgelopen
romi-rami-page-turn = { $player } is aan de beurt
# What the table did when the player's time was up.
romi-rami-page-time-up = { $did ->
    [take] Je tijd is om. Voor je genomen: { $taken }.
    [discard] Je tijd is om. Voor je afgelegd: { $discarded }.
    [both] Je tijd is om. Voor je genomen: { $taken }. Afgelegd: { $discarded }.
   *[end] Je tijd is om en je beurt is voorbij.
}
romi-rami-page-hint-take = Neem hoogstens drie kaarten van één waarde of kleur
romi-rami-page-hint-take-more = Neem deze, of kies andere
romi-rami-page-hint-discard = { $count ->
    [0] Nu afleggen
    [one] Te veel kaarten: kies er nog één om af te leggen
   *[other] Te veel kaarten: kies er nog { $count } om af te leggen
}
# $count are cards, the joker not counted; $gain is romi-rami-page-gain.
romi-rami-page-hint-pay = { $count ->
    [one] Eén kaart: { $gain }
   *[other] { $count } kaarten: { $gain }
}
romi-rami-page-hint-pay-joker = { $count ->
    [one] Eén kaart en je joker, die je maar één keer kunt gebruiken: { $gain }
   *[other] { $count } kaarten en je joker, die je maar één keer kunt gebruiken: { $gain }
}
# What a payment brings, as a sum: points on the contract, for bonus cards and for trophies won, less what an unused joker is worth; $score is the player’s new score.
romi-rami-page-gain = contract { $contract }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ bonuskaarten { $bonus }
}{ $trophies ->
    [0] { "" }
   *[other] { " " }+ trofeeën { $trophies }
}{ $joker ->
    [0] { "" }
   *[other] { " " }− joker { $joker }
} = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} (totaal: { $score })
romi-rami-page-hint-choose-payment = Kies de kaarten voor ‘{ $contract }’
romi-rami-page-hint-complete = { $count ->
    [one] Je kunt een contract voltooien: kies het, of beëindig je beurt
   *[other] Je kunt { $count } contracten voltooien: kies er een, of beëindig je beurt
}
romi-rami-page-hint-end = Je kunt nu geen contract betalen: beëindig je beurt
romi-rami-page-why-wait = Je bent niet aan de beurt.
romi-rami-page-why-taken = Je hebt deze beurt al kaarten genomen.
romi-rami-page-why-take-first = Neem eerst kaarten van de markt.
romi-rami-page-why-most = Kies er hoogstens { $most }.
romi-rami-page-why-unlike = Deze kaart heeft een andere waarde en een andere kleur dan de kaarten die je hebt gekozen.
romi-rami-page-why-enough = Je hebt genoeg gekozen: leg nu af.
romi-rami-page-why-joker = De joker gebruik je bij het betalen van een contract.
romi-rami-page-why-unpayable = Daar heb je de kaarten nog niet voor.
romi-rami-page-why-needs-joker = Zonder de joker heb je er niet genoeg kaarten voor.
romi-rami-page-why-no-joker = Bij dit contract heb je niets aan de joker.
romi-rami-page-last-turns = Het spel is bijna afgelopen: dit zijn de laatste beurten.
romi-rami-page-last-turns-left = { $count ->
    [one] Laatste beurt
   *[other] Laatste beurten: nog { $count }
}

## The players, and how they stand
romi-rami-page-score = { $count ->
    [one] Eén punt tot nu toe
   *[other] { $count } punten tot nu toe
}
romi-rami-page-contracts-of = { $count } van { $target } contracten
romi-rami-page-holds = { $count ->
    [0] geen kaarten in de hand
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
romi-rami-page-bonus-cards = { $count ->
    [0] geen bonuskaarten
    [one] één bonuskaart
   *[other] { $count } bonuskaarten
}
romi-rami-page-has-joker = heeft de joker nog
romi-rami-page-zone = { $player }: contracten
romi-rami-page-step-contracts = Contracten
romi-rami-page-step-bonus = Bonuskaarten
romi-rami-page-step-trophies = Trofeeën
romi-rami-page-step-joker = Ongebruikte joker
romi-rami-page-log = Wat er is gebeurd
romi-rami-page-log-empty = Nog niets.
# A card was dropped where it cannot go.
romi-rami-page-missed-market = Sleep een kaart naar je hand om hem te nemen.
romi-rami-page-missed-hand = Sleep een kaart naar een contract om ermee te betalen.
# A trophy changes hands. $trophy says what it is for; $from has had it until now.
romi-rami-page-award = { $player } wint een trofee ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
romi-rami-page-award-you = Je wint een trofee ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
romi-rami-page-award-from = { $player } pakt een trofee af van { $from } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
romi-rami-page-award-from-you = Je pakt een trofee af van { $from } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
romi-rami-page-award-off-you = { $player } pakt een trofee van je af ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
romi-rami-page-award-tie = { $from } verliest een trofee door een gelijke stand ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
romi-rami-page-award-tie-you = Je verliest een trofee door een gelijke stand ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}): { $trophy }
# An action, and the trophy that changed hands by it.
romi-rami-page-and-award = { $line }. { $award }
# The best rounds of the player who reads this.
romi-rami-feat-contracts = Meeste contracten in één ronde
romi-rami-feat-points = Hoogste score in één ronde
# What is printed of the game, and how much of it.
romi-rami-page-print-values = { $count ->
    [one] 1 waardekaart
   *[other] { $count } waardekaarten
}
romi-rami-page-print-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracten
}
romi-rami-page-print-tokens = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}
