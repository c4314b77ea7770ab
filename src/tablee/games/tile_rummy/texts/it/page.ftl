## Tile Rummy sulla pagina: ciò che dice il tavolo. $tile è il nome di una tessera, $tiles un elenco di nomi, $player un nome.

tile-rummy-page-rack = Il tuo leggio
tile-rummy-page-mine = { $piece }, dal tuo leggio
tile-rummy-page-tools = Il tuo leggio e la tua bozza
tile-rummy-page-sort-colour = Ordina per colore: 1 2 3
tile-rummy-page-sort-number = Ordina per numero: 7 7 7
tile-rummy-page-arrange = Ordina il mio leggio in combinazioni
tile-rummy-page-do-exchange = Scambia
tile-rummy-page-do-reject = Scarta
tile-rummy-page-hint-draw = Prima pesca una tessera
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Cala tessere, o scambiane una
    [reject] Cala tessere, o scartane una
    [pass] Cala tessere, o passa
   *[other] Cala tessere
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Apri con { $minimum } punti, o scambia una tessera
    [reject] Apri con { $minimum } punti, o scarta una tessera
    [pass] Apri con { $minimum } punti, o passa
   *[other] Apri con { $minimum } punti
}
tile-rummy-page-hint-exchange = Scegli la tessera che dai via, coperta
tile-rummy-page-hint-reject = Scegli la tessera che scarti, coperta
tile-rummy-page-sure-exchange = Scambiare { $tile } con una tessera ignota?
tile-rummy-page-sure-reject = Scartare { $tile }?
tile-rummy-page-points = { $points } punti su { $minimum }
tile-rummy-page-choose-first = Prima scegli delle tessere.
tile-rummy-page-holds = { $count ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $count } tessere
}
tile-rummy-page-did-lay = calate: { $count }
tile-rummy-page-did-exchange = ha scambiato
tile-rummy-page-did-draw = ha pescato
tile-rummy-page-did-reject = ha scartato
tile-rummy-page-did-pass = ha passato
tile-rummy-page-did-timeout = tempo scaduto
tile-rummy-page-pool = Pozzo
tile-rummy-page-taken = Di nuovo sul leggio: { $pieces }
tile-rummy-page-aim-rack = Il tuo leggio
tile-rummy-page-sorted = { $by ->
    [colour] Ordinato per colore
   *[other] Ordinato per numero
}
tile-rummy-page-arranged = { $count ->
    [0] Nessuna combinazione sul leggio
    [one] Una combinazione sul leggio
   *[other] { $count } combinazioni sul leggio
}
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Non si può calare niente: scambia { $tile }
    [reject] Non si può calare niente: scarta { $tile }
    [draw] Pesca una tessera
   *[other] Non si può calare niente: passa
}
tile-rummy-page-lots = Pescato per chi comincia
tile-rummy-page-begins = Comincia { $player }
tile-rummy-page-lot = { $player }: { $tile }
