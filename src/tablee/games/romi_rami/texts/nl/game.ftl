## Romi Rami: stukken, opties, wat er gebeurde, en waarom de scheidsrechter weigert.

romi-rami = Romi Rami
romi-rami-about = Neem kaarten van de markt, betaal contracten met groepen en reeksen, en houd de trofeeën in het oog. De meeste punten winnen.

# Een kaart heet naar kleur en waarde: $one is de kleur, $two de waarde.
romi-rami-pair = { $one } { $two }
romi-rami-piece-heart = hart
romi-rami-piece-diamond = diamant
romi-rami-piece-cherry = kers
romi-rami-piece-clover = klaver
romi-rami-piece-1 = 1
romi-rami-piece-2 = 2
romi-rami-piece-3 = 3
romi-rami-piece-4 = 4
romi-rami-piece-5 = 5
romi-rami-piece-6 = 6
romi-rami-piece-7 = 7
romi-rami-piece-8 = 8
romi-rami-piece-9 = 9
romi-rami-piece-joker = joker

# Een contract heet naar wat het vraagt en zijn bonuskleur. $requires is een lijst met + ertussen.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = paar
romi-rami-piece-three = drie gelijke
romi-rami-piece-four = vier gelijke
romi-rami-piece-five = vijf gelijke
romi-rami-piece-pair-1 = paar enen
romi-rami-piece-pair-2 = paar tweeën
romi-rami-piece-pair-3 = paar drieën
romi-rami-piece-pair-4 = paar vieren
romi-rami-piece-pair-5 = paar vijven
romi-rami-piece-pair-6 = paar zessen
romi-rami-piece-pair-7 = paar zevens
romi-rami-piece-pair-8 = paar achten
romi-rami-piece-pair-9 = paar negens
romi-rami-piece-run-2 = reeks van 2
romi-rami-piece-run-3 = reeks van 3
romi-rami-piece-run-4 = reeks van 4
romi-rami-piece-run-5 = reeks van 5

# Waarvoor een trofee is; staat na een dubbele punt.
romi-rami-piece-trophy-2 = de meeste combinaties van 2 kaarten
romi-rami-piece-trophy-3 = de meeste combinaties van 3 kaarten
romi-rami-piece-trophy-4 = de meeste combinaties van 4 kaarten
romi-rami-piece-trophy-5 = de meeste combinaties van 5 kaarten
romi-rami-piece-trophy-heart = de meeste hartcontracten
romi-rami-piece-trophy-diamond = de meeste diamantcontracten
romi-rami-piece-trophy-cherry = de meeste kerscontracten
romi-rami-piece-trophy-clover = de meeste klavercontracten

romi-rami-option-edition = Uitgave
romi-rami-option-edition-about = De kaarten, contracten en trofeeën in de doos.
romi-rami-option-edition-standard = gewone
romi-rami-option-edition-own = jullie eigen
romi-rami-option-rounds = Rondes
romi-rami-option-rounds-about = Elke ronde is een heel spel. De punten worden opgeteld; het hoogste totaal wint de partij.
romi-rami-option-first = Wie begint
romi-rami-option-first-about = De jongste begint: wijs de plaats aan, of laat het aan het lot over. De volgende ronde begint de volgende plaats met de klok mee.
romi-rami-option-first-chance = door het lot
romi-rami-option-first-1 = plaats 1
romi-rami-option-first-2 = plaats 2
romi-rami-option-first-3 = plaats 3
romi-rami-option-first-4 = plaats 4
romi-rami-option-stalled_after = Vast na
romi-rami-option-stalled_after-about = Als iedereen dit aantal beurten heeft gehad zonder dat iemand een contract vervult, is het spel uit.
romi-rami-option-clock-about = Is de tijd om, dan neemt de tafel één kaart voor je, vervult geen contract, legt de laagste kaarten af als je er te veel hebt en beëindigt je beurt.

## Wat je kunt doen. $cards is een lijst van namen.
romi-rami-typing = Een beurt: neem een tot drie kaarten met dezelfde waarde of dezelfde kleur; vervul contracten als het kan; beëindig. Kaarten in de bonuskleur waarmee je een contract betaalt, zijn elk een punt waard. De keuzes zijn voorstellen: je mag elke zet typen, zoals take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. heart is hart, diamond diamant, cherry kers, clover klaver.
romi-rami-action-take = neem { $cards }
romi-rami-action-complete = vervul { $contract } met { $cards }; bonuskaarten: { $bonus }
romi-rami-action-end = beëindig de beurt
romi-rami-action-discard = leg { $cards } af

## Wat iemand deed. $player is een naam; -you is voor de persoon zelf.
romi-rami-log-take = { $player } neemt { $cards }
romi-rami-log-take-you = Je neemt { $cards }
romi-rami-log-complete = { $player } vervult { $contract } met { $cards }
romi-rami-log-complete-you = Je vervult { $contract } met { $cards }
# Een tijdje geleden: wat betaald werd, ligt gedekt.
romi-rami-log-completed = { $player } vervult { $contract }
romi-rami-log-completed-you = Je vervult { $contract }
romi-rami-log-end = { $player } beëindigt de beurt
romi-rami-log-end-you = Je beëindigt je beurt
romi-rami-log-discard = { $player } legt { $cards } af
romi-rami-log-discard-you = Je legt { $cards } af
romi-rami-log-timeout = De tijd van { $player } is om
romi-rami-log-timeout-you = Je tijd is om

romi-rami-outcome-reached = De laatste beurt is gespeeld. { $count ->
    [one] De meeste punten: { $winners }.
   *[other] De winst wordt gedeeld: { $winners }.
}
romi-rami-outcome-reached-you = De laatste beurt is gespeeld. { $count ->
    [one] Je wint met de meeste punten.
   *[other] De winst wordt gedeeld: { $winners }.
}
romi-rami-outcome-exhausted = Er is geen contract meer over. { $count ->
    [one] De meeste punten: { $winners }.
   *[other] De winst wordt gedeeld: { $winners }.
}
romi-rami-outcome-exhausted-you = Er is geen contract meer over. { $count ->
    [one] Je wint met de meeste punten.
   *[other] De winst wordt gedeeld: { $winners }.
}
romi-rami-outcome-stalled = Niemand vervult nog een contract. { $count ->
    [one] De meeste punten: { $winners }.
   *[other] De winst wordt gedeeld: { $winners }.
}
romi-rami-outcome-stalled-you = Niemand vervult nog een contract. { $count ->
    [one] Je wint met de meeste punten.
   *[other] De winst wordt gedeeld: { $winners }.
}

## Wat er op tafel ligt, in woorden.
romi-rami-look-market = markt
romi-rami-look-market-about = de kaarten en contracten die open liggen
romi-rami-look-hand = hand
romi-rami-look-hand-about = je kaarten
romi-rami-look-players = spelers
romi-rami-look-players-about = wat iedereen vervuld heeft en vasthoudt
romi-rami-look-trophies = trofeeën
romi-rami-look-trophies-about = waarvoor ze zijn en wie voorop ligt
romi-rami-values = Kaarten op de markt: { $cards }. In de stapel: { $count }.
romi-rami-values-none = Geen kaarten op de markt.
# $contracts is een lijst van romi-rami-worth.
romi-rami-contracts = Contracten: { $contracts }.
romi-rami-contracts-none = Geen contracten op de markt.
romi-rami-worth = { $contract } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
romi-rami-hand = Je hand: { $cards }.
romi-rami-hand-empty = Je hand is leeg.
romi-rami-joker-kept = Je hebt je joker nog.
romi-rami-drew = Je trekt: { $cards }.
romi-rami-holds = { $player }: { $contracts } van { $target } contracten, bonuskaarten { $bonus }, kaarten in de hand { $cards }, punten tot nu toe { $score }.
romi-rami-holds-you = Jij: { $contracts } van { $target } contracten, bonuskaarten { $bonus }, kaarten in de hand { $cards }, punten tot nu toe { $score }.
romi-rami-completed = Vervuld: { $contracts }.
romi-rami-trophy = { $points } punten voor { $trophy }: { $leader } ligt { $lead } voor.
romi-rami-trophy-you = { $points } punten voor { $trophy }: jij ligt { $lead } voor.
romi-rami-trophy-tie = { $points } punten voor { $trophy }: niemand ligt voor.
romi-rami-last-turns = Het einde nadert: beurten over, met deze erbij: { $count }.
romi-rami-surplus = Je mag { $most } kaarten houden: leg er { $count } af.

## De eindafrekening
romi-rami-score-contracts = Contracten: { $scores }.
romi-rami-score-bonus = Bonuskaarten: { $scores }.
romi-rami-score-trophy = Trofee, { $points } punten, { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trofee, { $points } punten, { $trophy }: niemand, het staat gelijk.
romi-rami-score-joker = Ongebruikte joker: { $scores }.
romi-rami-score-total = Totaal: { $scores }.

## Waarom de scheidsrechter weigert
romi-rami-refusal-take-already = Je hebt in deze beurt al kaarten genomen: vervul een contract, of beëindig de beurt.
romi-rami-refusal-take-too_many = Neem hoogstens { $most } kaarten, niet { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Niet op de markt, of niet zo vaak: { $card }.
romi-rami-refusal-take-mixed = Alle kaarten die je neemt hebben dezelfde waarde, of allemaal dezelfde kleur; deze twee hebben niets gemeen: { $one } en { $two }.
romi-rami-refusal-take-market_empty = De markt is leeg: er valt niets te nemen.
romi-rami-refusal-complete-take_first = Neem eerst kaarten van de markt.
romi-rami-refusal-complete-too_late = De markten zijn aangevuld: leg nu { $count } kaarten af.
romi-rami-refusal-complete-not_in_market = Dit contract ligt niet op de markt: { $contract }.
romi-rami-refusal-complete-not_in_hand = Deze kaart heb je niet, of niet zo vaak: { $card }.
romi-rami-refusal-complete-many_jokers = Iedereen heeft één joker, en dit zijn er { $count }.
romi-rami-refusal-complete-joker_used = Je hebt je joker al gebruikt.
romi-rami-refusal-complete-too_few = Dit contract kost { $size } kaarten en niet { $count }: { $contract }. Wat ontbreekt: { $missing }.
romi-rami-refusal-complete-too_many = Dit contract kost precies { $size } kaarten en niet { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Deze kaarten betalen niet voor { $contract }: { $cards }. Wat ontbreekt: { $missing }.
romi-rami-refusal-end-take_first = Neem eerst minstens één kaart.
romi-rami-refusal-end-discard_first = Je hebt te veel kaarten: leg er { $count } af.
romi-rami-refusal-discard-not_now = Afleggen doe je alleen aan het eind van een beurt, en alleen met meer dan { $most } kaarten in de hand.
romi-rami-refusal-discard-not_in_hand = Deze kaart heb je niet, of niet zo vaak: { $card }.
romi-rami-refusal-discard-wrong_number = Je zou er { $given } afleggen: het moeten er { $count } zijn, zodat { $most } kaarten blijven.
romi-rami-refusal-timeout-no_limit = Aan deze tafel is er geen tijdslimiet.
