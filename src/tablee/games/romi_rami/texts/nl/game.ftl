## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Neem kaarten van de markt, betaal contracten met gelijke kaarten en rijen, en houd de trofeeën in het oog. Wie de meeste punten heeft, wint.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $one } { $two }
romi-rami-piece-heart = harten
romi-rami-piece-diamond = ruiten
romi-rami-piece-cherry = kersen
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

# A contract is named by what it requires and its bonus suit. $requires is a list joined by +.
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
romi-rami-piece-run-2 = rij van 2
romi-rami-piece-run-3 = rij van 3
romi-rami-piece-run-4 = rij van 4
romi-rami-piece-run-5 = rij van 5

# What a trophy is for; it stands after a colon.
romi-rami-piece-trophy-2 = de meeste combinaties van 2 kaarten
romi-rami-piece-trophy-3 = de meeste combinaties van 3 kaarten
romi-rami-piece-trophy-4 = de meeste combinaties van 4 kaarten
romi-rami-piece-trophy-5 = de meeste combinaties van 5 kaarten
romi-rami-piece-trophy-heart = de meeste contracten in harten
romi-rami-piece-trophy-diamond = de meeste contracten in ruiten
romi-rami-piece-trophy-cherry = de meeste contracten in kersen
romi-rami-piece-trophy-clover = de meeste contracten in klaver

romi-rami-option-edition = Uitgave
romi-rami-option-edition-about = De kaarten, contracten en trofeeën in de doos.
romi-rami-option-edition-standard = standaard
romi-rami-option-edition-own = eigen
romi-rami-option-rounds = Rondes
romi-rami-option-rounds-about = Elke ronde is een heel spel. De punten worden opgeteld, en het hoogste totaal wint de partij.
romi-rami-option-first = Wie begint
romi-rami-option-first-about = De jongste begint: kies zijn of haar plaats, of laat het lot beslissen. In de volgende ronde begint de volgende speler met de klok mee.
romi-rami-option-first-chance = willekeurig
romi-rami-option-first-1 = plaats 1
romi-rami-option-first-2 = plaats 2
romi-rami-option-first-3 = plaats 3
romi-rami-option-first-4 = plaats 4
romi-rami-option-stalled_after = Vastgelopen na (beurten)
romi-rami-option-stalled_after-about = Het spel eindigt als iedereen zo vaak aan de beurt is geweest zonder dat iemand een contract heeft voltooid.
romi-rami-option-clock-about = Is je tijd om en heb je nog niets genomen, dan wordt er één kaart voor je genomen. Heb je te veel kaarten, dan worden de laagste afgelegd. Daarna eindigt je beurt.

## What a player may do. $cards is a list of names.
romi-rami-typing = In je beurt: neem één tot drie kaarten met dezelfde waarde of dezelfde kleur; voltooi contracten als je kunt; beëindig je beurt. Kaarten in de bonuskleur waarmee je een contract betaalt, zijn elk een punt waard. De keuzes zijn maar suggesties: je mag elke zet typen, zoals take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. heart is harten, diamond ruiten, cherry kersen, clover klaver.
romi-rami-action-take = { $cards } nemen
romi-rami-action-complete = { $contract } voltooien met { $cards }; bonuskaarten: { $bonus }
# The same where the bonus cards are told apart from it.
romi-rami-action-pay = { $contract } voltooien met { $cards }
romi-rami-action-end = de beurt beëindigen
romi-rami-action-discard = { $cards } afleggen

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
romi-rami-log-take = { $player } neemt { $cards }
romi-rami-log-take-you = Je neemt { $cards }
romi-rami-log-complete = { $player } voltooit { $contract } met { $cards }
romi-rami-log-complete-you = Je voltooit { $contract } met { $cards }
# A while ago: what was paid lies face down.
romi-rami-log-completed = { $player } voltooit { $contract }
romi-rami-log-completed-you = Je voltooit { $contract }
romi-rami-log-end = { $player } beëindigt de beurt
romi-rami-log-end-you = Je beëindigt je beurt
romi-rami-log-discard = { $player } legt { $cards } af
romi-rami-log-discard-you = Je legt { $cards } af
romi-rami-log-timeout = De tijd van { $player } is om
romi-rami-log-timeout-you = Je tijd is om

romi-rami-outcome-reached = De laatste beurt is gespeeld. { $count ->
    [one] { $winners } wint.
   *[other] Gelijke stand: { $winners } delen de overwinning.
}
romi-rami-outcome-reached-you = De laatste beurt is gespeeld. { $count ->
    [one] Je wint!
   *[other] Gelijke stand: { $winners } delen de overwinning.
}
romi-rami-outcome-exhausted = Er zijn geen contracten meer. { $count ->
    [one] { $winners } wint.
   *[other] Gelijke stand: { $winners } delen de overwinning.
}
romi-rami-outcome-exhausted-you = Er zijn geen contracten meer. { $count ->
    [one] Je wint!
   *[other] Gelijke stand: { $winners } delen de overwinning.
}
romi-rami-outcome-stalled = Niemand voltooit nog contracten. { $count ->
    [one] { $winners } wint.
   *[other] Gelijke stand: { $winners } delen de overwinning.
}
romi-rami-outcome-stalled-you = Niemand voltooit nog contracten. { $count ->
    [one] Je wint!
   *[other] Gelijke stand: { $winners } delen de overwinning.
}

## What lies on the table, in words.
romi-rami-look-market = markt
romi-rami-look-market-about = de kaarten en contracten op de markt
romi-rami-look-hand = hand
romi-rami-look-hand-about = je kaarten
romi-rami-look-players = spelers
romi-rami-look-players-about = wat iedereen heeft voltooid en in de hand heeft
romi-rami-look-trophies = trofeeën
romi-rami-look-trophies-about = waarvoor ze zijn en wie er voorstaat
romi-rami-values = Kaarten op de markt: { $cards }. Op de stapel: { $count }.
romi-rami-values-none = Geen kaarten op de markt.
# $contracts is a list of romi-rami-worth.
romi-rami-contracts = Contracten: { $contracts }.
romi-rami-contracts-none = Geen contracten op de markt.
romi-rami-worth = { $contract } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
romi-rami-hand = Je hand: { $cards }.
romi-rami-hand-empty = Je hand is leeg.
romi-rami-joker-kept = Je hebt je joker nog.
romi-rami-drew = Je pakt: { $cards }.
romi-rami-holds = { $player }: { $contracts } van { $target } contracten, bonuskaarten { $bonus }, kaarten in de hand { $cards }, punten tot nu toe { $score }.
romi-rami-holds-you = Jij: { $contracts } van { $target } contracten, bonuskaarten { $bonus }, kaarten in de hand { $cards }, punten tot nu toe { $score }.
romi-rami-completed = Voltooid: { $contracts }.
romi-rami-trophy = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $trophy }: { $leader } staat { $lead } voor.
romi-rami-trophy-you = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $trophy }: jij staat { $lead } voor.
romi-rami-trophy-tie = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $trophy }: niemand staat voor.
romi-rami-last-turns = Laatste beurten: nog { $count }, deze meegerekend.
romi-rami-surplus = Je mag maar { $most } kaarten houden: leg er { $count } af.

## The score sheet at the end
romi-rami-score-contracts = Contracten: { $scores }.
romi-rami-score-bonus = Bonuskaarten: { $scores }.
romi-rami-score-trophy = Trofee van { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trofee van { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $trophy }: niemand (gelijke stand).
romi-rami-score-joker = Ongebruikte joker: { $scores }.
romi-rami-score-total = Totaal: { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = Je hebt deze beurt al kaarten genomen: voltooi een contract, of beëindig je beurt.
romi-rami-refusal-take-too_many = Neem hoogstens { $most } kaarten, niet { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Deze kaart ligt niet op de markt, of er liggen er minder van: { $card }.
romi-rami-refusal-take-mixed = De kaarten die je neemt, moeten allemaal dezelfde waarde of allemaal dezelfde kleur hebben; bij deze twee is dat niet zo: { $one } en { $two }.
romi-rami-refusal-take-market_empty = De markt is leeg: er valt niets te nemen.
romi-rami-refusal-complete-take_first = Neem eerst kaarten van de markt.
romi-rami-refusal-complete-too_late = De markten zijn al aangevuld: leg nu { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af.
romi-rami-refusal-complete-not_in_market = Dit contract ligt niet op de markt: { $contract }.
romi-rami-refusal-complete-not_in_hand = Deze kaart heb je niet, of je hebt er minder van: { $card }.
romi-rami-refusal-complete-many_jokers = Iedereen heeft maar één joker; jij betaalt met { $count }.
romi-rami-refusal-complete-joker_used = Je hebt je joker al gebruikt.
romi-rami-refusal-complete-too_few = Dit contract kost { $size } kaarten, niet { $count }: { $contract }. Er ontbreekt: { $missing }.
romi-rami-refusal-complete-too_many = Dit contract kost precies { $size } kaarten, niet { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Met deze kaarten kun je ‘{ $contract }’ niet betalen: { $cards }. Er ontbreekt: { $missing }.
romi-rami-refusal-end-take_first = Neem eerst minstens één kaart.
romi-rami-refusal-end-discard_first = Je hebt te veel kaarten: leg er { $count } af.
romi-rami-refusal-discard-not_now = Je legt alleen af aan het eind van je beurt, en alleen als je meer dan { $most } kaarten hebt.
romi-rami-refusal-discard-not_in_hand = Deze kaart heb je niet, of je hebt er minder van: { $card }.
romi-rami-refusal-discard-wrong_number = Je hebt er { $given } gekozen om af te leggen: { $count ->
    [one] het moet er één zijn
   *[other] het moeten er { $count } zijn
}, zodat je { $most } kaarten overhoudt.
romi-rami-refusal-timeout-no_limit = Aan deze tafel geldt geen tijdslimiet.
