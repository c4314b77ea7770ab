## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Il tuo leggio
tile-rummy-page-mine = { $piece }, dal tuo leggio
tile-rummy-page-tools = Il tuo leggio e la tua mossa
tile-rummy-page-sort-colour = Ordina per colore: 1 2 3
tile-rummy-page-sort-number = Ordina per numero: 7 7 7
tile-rummy-page-arrange = Raggruppa in combinazioni
tile-rummy-page-do-exchange = Scambia
tile-rummy-page-do-reject = Scarta
tile-rummy-page-hint-draw = Prima pesca una tessera
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Cala delle tessere, o scambiane una
    [reject] Cala se vuoi, poi scarta una tessera
    [pass] Cala delle tessere, o passa
   *[other] Cala delle tessere
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Apri con { $minimum ->
        [0] una combinazione
        [one] almeno { $minimum } punto
       *[other] almeno { $minimum } punti
    }, o scambia una tessera
    [reject] Apri con { $minimum ->
        [0] una combinazione
        [one] almeno { $minimum } punto
       *[other] almeno { $minimum } punti
    } se vuoi, poi scarta una tessera
    [pass] Apri con { $minimum ->
        [0] una combinazione
        [one] almeno { $minimum } punto
       *[other] almeno { $minimum } punti
    }, o passa
   *[other] Apri con { $minimum ->
        [0] una combinazione
        [one] almeno { $minimum } punto
       *[other] almeno { $minimum } punti
    }
}
tile-rummy-page-hint-exchange = Scegli una tessera da dare via, coperta
tile-rummy-page-hint-reject = Scegli una tessera da scartare, coperta
tile-rummy-page-sure-exchange = { $tile }: scambiare questa tessera con una a sorpresa?
tile-rummy-page-sure-reject = { $tile }: scartare questa tessera?
tile-rummy-page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su { $minimum }
tile-rummy-page-points-missing = { $count ->
    [one] Per aprire manca un punto
   *[other] Per aprire mancano { $count } punti
}
tile-rummy-page-choose-first = Prima scegli delle tessere.
tile-rummy-page-chosen-prompt-one = { $way ->
    [exchange] Tocca il tavolo per calarla, o il pozzo per scambiarla
   *[other] Tocca il tavolo per calarla, o il pozzo per scartarla
}
tile-rummy-page-missing-some = { $count ->
    [one] Manca una tessera
   *[other] Mancano { $count } tessere
}
tile-rummy-page-missing-tiles = Da aggiungere: { $tiles }
tile-rummy-page-either = { $rest } o { $final }
tile-rummy-page-holds = { $count ->
    [0] tessere finite
    [one] una tessera
   *[other] { $count } tessere
}
tile-rummy-page-did-lay = calate: { $count }
tile-rummy-page-did-exchange = una scambiata
tile-rummy-page-did-draw = una pescata
tile-rummy-page-did-reject = una scartata
tile-rummy-page-did-pass = passato
tile-rummy-page-did-timeout = tempo scaduto
# $draft is back where tiles that were laid out went back, $did what became of the turn.
tile-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Tempo scaduto: le tue tessere sono tornate sul leggio e una tessera è stata pescata per te
        [discard] Tempo scaduto: le tue tessere sono tornate sul leggio e la tessera pescata è stata scartata
       *[pass] Tempo scaduto: le tue tessere sono tornate sul leggio e il tuo turno è finito
    }
   *[none] { $did ->
        [draw] Tempo scaduto: una tessera è stata pescata per te
        [discard] Tempo scaduto: la tessera pescata è stata scartata
       *[pass] Tempo scaduto: il tuo turno è finito
    }
}
tile-rummy-page-pool = Pozzo
tile-rummy-page-taken = Di nuovo sul tuo leggio: { $pieces }
tile-rummy-page-aim-rack = Il tuo leggio
tile-rummy-page-aim-away = Metterla nel pozzo
tile-rummy-page-one-only = Una sola tessera alla volta.
tile-rummy-page-sorted = { $by ->
    [colour] Tessere ordinate per colore
   *[other] Tessere ordinate per numero
}
tile-rummy-page-arranged = { $count ->
    [0] Nessuna combinazione sul tuo leggio
    [one] Una combinazione sul tuo leggio
   *[other] { $count } combinazioni sul tuo leggio
}
tile-rummy-page-lots = Si sorteggia chi comincia
tile-rummy-page-begins = Comincia { $player }
tile-rummy-page-begins-you = Cominci tu
tile-rummy-page-lot = { $player }: { $tile }
# The best rounds of the player who reads this.
tile-rummy-feat-laid = Più tessere calate in un turno
tile-rummy-feat-points = Punteggio più alto in una mano
# In an analysis of the finished match: also which tile.
tile-rummy-page-gives-exchange = { $player } scambia { $tile }
tile-rummy-page-gives-exchange-you = Scambi { $tile }
tile-rummy-page-gives-reject = { $player } scarta { $tile }
tile-rummy-page-gives-reject-you = Scarti { $tile }
# What is printed of the game, and how much of it.
tile-rummy-page-print-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
