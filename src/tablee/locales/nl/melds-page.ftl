## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = De tafel
melds-help = Met de pijltjes loop je, spatie kiest er meer, Enter pakt op. Daarna kiezen links en rechts een combinatie, omhoog en omlaag de plaats; Enter legt neer, Escape legt terug. M somt alle plaatsen op. Ctrl met Z maakt ongedaan, met Y opnieuw.
melds-group = Combinatie { $group } van { $count }
melds-last = { $piece }, het laatst gelegd
melds-new = Begin een nieuwe combinatie
melds-undo = Ongedaan maken
melds-redo = Opnieuw
melds-reset = Alles terugnemen
melds-replay = De laatste zet nog eens tonen
melds-hint = Tip
melds-cancel = Annuleren
melds-do-draw = Pakken
melds-do-pass = Passen
melds-do-end = Beurt beëindigen
melds-over = De ronde is voorbij
melds-turn = { $player } is aan de beurt
melds-checking = Een ogenblik …
melds-ready = Zo kan het liggen
melds-ready-wait = Zo zou het kunnen liggen als jij aan de beurt bent
melds-reset-first = Neem eerst je ontwerp terug.
melds-time-up = Je tijd is om: wat je had neergelegd is teruggenomen
melds-plays = aan de beurt
melds-wins = wint
melds-log = Wat er gebeurde
melds-log-empty = Nog niets.
melds-chosen = { $count ->
    [one] Gekozen: { $pieces }
   *[other] { $count } gekozen: { $pieces }
}
melds-picked = { $count ->
    [one] Opgepakt: { $pieces }
   *[other] { $count } opgepakt: { $pieces }
}
melds-dropped = { $pieces }: combinatie { $group } van { $count }
melds-stays = Wat op tafel lag, blijft daar.
melds-put-back = Teruggelegd
melds-aim = Combinatie { $group } van { $count }: { $pieces }. Plaats { $place } van { $places }.
melds-aim-instead = Combinatie { $group }: { $piece } ervoor nemen
melds-aim-new = Een nieuwe combinatie
melds-fits = { $fits ->
    [yes] Geldig
   *[other] Niet geldig
}
melds-hint-shown = Dit kan gelegd worden. Verander het, of beëindig je beurt.
melds-new-piece = { $piece }, nieuw
melds-rack = Je hand
melds-mine = { $piece }, uit je hand
melds-taken = Weer in je hand: { $pieces }
melds-aim-rack = Je hand
melds-tools = Je hand en je ontwerp
melds-arrange = Mijn hand in combinaties schikken
melds-empty = Er ligt nog niets.
melds-choose-first = Kies eerst iets.
melds-bought = { $pieces } op tafel, in je hand: { $got }
melds-came-back = De tafel is veranderd. Weer bij jou: { $pieces }
melds-move = Verplaatsen naar …
melds-move-what = Waarheen met { $pieces }?
melds-move-group = Combinatie { $group }: { $pieces }
melds-zoom = Van dichtbij bekijken
melds-not-opened = niet uitgekomen
