## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = Zieh zuerst einen Stein.
tile-rummy-hint-out = Du kannst alles loswerden und die Runde gewinnen!
tile-rummy-hint-open = Du kannst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} auslegen: { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
tile-rummy-hint-lay = Du kannst { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} legen.
tile-rummy-hint-lay_at_least = Du kannst mindestens { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} legen.
tile-rummy-hint-nothing = Du kannst jetzt nichts legen.
tile-rummy-hint-nothing_short = Du kannst noch nicht auslegen: { $minimum ->
    [one] Nötig ist { $minimum } Punkt
   *[other] Nötig sind { $minimum } Punkte
}, und deine Kombinationen bringen { $points ->
    [0] keinen
    [one] { $points }
   *[other] höchstens { $points }
}.
tile-rummy-hint-unknown = Auf dem Tisch liegt zu viel, um rechtzeitig herauszufinden, was du legen kannst.
tile-rummy-hint-star = Du hast einen Stein, der den Platz eines Sterns einnehmen kann: { $tile }.
tile-rummy-hint-do_draw = In dieser Version ziehst du am Anfang jedes Zuges einen Stein.
tile-rummy-hint-do_out = Ein Experte würde alles loswerden und die Runde gewinnen.
tile-rummy-hint-do_lay = Ein Experte würde jetzt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} legen.
tile-rummy-hint-then_reject = Danach wirf diesen Stein ab: { $tile }.
tile-rummy-hint-keep_star = So bleibt ein Stern für später auf deiner Bank.
tile-rummy-hint-opens = Erst wenn du ausgelegt hast, darfst du die Steine auf dem Tisch mitbenutzen.
tile-rummy-hint-waiting_close = Warten wäre etwa gleich gut.
tile-rummy-hint-waiting_worse = Warten verspricht wohl weniger.
tile-rummy-hint-fewer = Du könntest sogar { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} legen.
tile-rummy-hint-hold_exchange = Ein Experte würde noch nichts legen und diesen Stein tauschen: { $tile }.
tile-rummy-hint-hold_reject = Ein Experte würde noch nichts legen und diesen Stein abwerfen: { $tile }.
tile-rummy-hint-hold_pass = Ein Experte würde noch nichts legen und aussetzen.
tile-rummy-hint-do_exchange = Ein Experte würde diesen Stein tauschen: { $tile }.
tile-rummy-hint-do_reject = Ein Experte würde diesen Stein abwerfen: { $tile }.
tile-rummy-hint-do_pass = Ein Experte würde aussetzen.
tile-rummy-hint-hold_why = Was auf deiner Bank steht, nützt sonst niemandem; was auf dem Tisch liegt, allen.
tile-rummy-hint-laying_close = Jetzt zu legen wäre etwa gleich gut.
tile-rummy-hint-laying_worse = Jetzt zu legen verspricht wohl weniger.
tile-rummy-hint-alone = Keiner deiner anderen Steine passt dazu.
tile-rummy-hint-tile_close = Etwa gleich gut: { $tile }.
