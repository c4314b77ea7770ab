## Hints: what can be taken or paid, and what an expert would do. $cards is a list of names, $contract what a contract asks for.
romi-rami-hint-take_and_pay = Neem { $cards }, dan kun je ‘{ $contract }’ betalen.
romi-rami-hint-take_and_pay_joker = Neem { $cards }, dan kun je met de joker ‘{ $contract }’ betalen.
romi-rami-hint-ready = Voor ‘{ $contract }’ heb je de kaarten al.
romi-rami-hint-ready_joker = Met de joker heb je de kaarten voor ‘{ $contract }’ al.
romi-rami-hint-none_this_turn = Wat je ook neemt, deze beurt kun je geen contract betalen.
romi-rami-hint-payable = Je kunt ‘{ $contract }’ betalen: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}.
romi-rami-hint-payable_joker = Met de joker kun je ‘{ $contract }’ betalen: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}.
romi-rami-hint-together = Je kunt er in één beurt hoogstens { $count } van betalen.
romi-rami-hint-none_now = Je kunt nu geen contract betalen.
romi-rami-hint-discard = Je moet { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} afleggen.
romi-rami-hint-do_take = Een expert zou { $cards } nemen.
romi-rami-hint-leads_to = { $count ->
    [0] Dan kun je ‘{ $contract }’ betalen.
    [one] Dan heb je nog één kaart nodig voor ‘{ $contract }’.
   *[other] Dan heb je nog { $count } kaarten nodig voor ‘{ $contract }’.
}
romi-rami-hint-joker_would_do = Daarvoor kun je je joker gebruiken.
romi-rami-hint-do_discard = Een expert zou { $cards } afleggen.
romi-rami-hint-do_pay = Een expert zou ‘{ $contract }’ betalen met { $cards }.
romi-rami-hint-brings = { $points ->
    [0] Je score blijft daarmee gelijk.
    [one] Dat levert je één punt op.
   *[other] Dat levert je { $points } punten op.
}
romi-rami-hint-trophy = Daar hoort een trofee bij: { $trophy }.
romi-rami-hint-takes_trophy = Dat kost een andere speler een trofee: { $trophy }.
romi-rami-hint-spends_joker = Zo ben je je joker kwijt, die aan het eind 1 punt waard is.
romi-rami-hint-spends_joker_though = Zo ben je je joker kwijt, ook al kun je zonder betalen.
romi-rami-hint-keeps_joker = Je houdt je joker.
romi-rami-hint-waiting_close = Je beurt beëindigen zonder te betalen zou ongeveer even goed zijn.
romi-rami-hint-do_wait = Een expert zou de beurt beëindigen en de kaarten bewaren.
romi-rami-hint-do_end = Een expert zou de beurt beëindigen.
romi-rami-hint-close = Ongeveer even goed: { $cards }.
