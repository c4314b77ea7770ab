## Hints: what can be laid, and what an expert would do. $cards is a list of names.
photo-rummy-hint-draw = Zieh zuerst eine Karte. Alle Stapel liegen verdeckt: Welcher es ist, macht keinen Unterschied.
photo-rummy-hint-out = Du kannst alles loswerden und die Runde gewinnen!
photo-rummy-hint-open = Du kannst zum ersten Mal auslegen, und zwar { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
photo-rummy-hint-lay = Du kannst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} legen.
photo-rummy-hint-families = Das ergibt { $count ->
    [one] eine neue Familie
   *[other] { $count } neue Familien
}.
photo-rummy-hint-series = Das ergibt { $count ->
    [one] eine neue Serie
   *[other] { $count } neue Serien
}.
photo-rummy-hint-jokers = Du kannst { $cards } gegen { $count ->
    [one] einen Joker
   *[other] { $count } Joker
} auf dem Tisch eintauschen.
photo-rummy-hint-nothing = Du kannst jetzt nichts legen.
photo-rummy-hint-nothing_open = Du kannst noch nicht auslegen: Du hast keine vollständige Familie oder Serie.
photo-rummy-hint-do_draw = Ein Experte würde von irgendeinem Stapel ziehen.
photo-rummy-hint-do_out = Ein Experte würde alles loswerden und die Runde gewinnen.
photo-rummy-hint-do_lay = Ein Experte würde jetzt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} legen.
photo-rummy-hint-do_take = Ein Experte würde { $cards } gegen { $count ->
    [one] einen Joker
   *[other] { $count } Joker
} auf dem Tisch eintauschen.
photo-rummy-hint-then_lay = Lege dann noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
photo-rummy-hint-keep_joker = So bleibt dir ein Joker für später.
photo-rummy-hint-fewer = Du könntest sogar { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} legen.
photo-rummy-hint-do_pass = Ein Experte würde die Karte behalten und nichts legen.
photo-rummy-hint-hold = Ein Experte würde alles behalten und später legen.
photo-rummy-hint-hold_why = Was du auf der Hand hast, nützt sonst niemandem; was auf dem Tisch liegt, allen.
photo-rummy-hint-laying_close = Jetzt zu legen wäre etwa gleich gut.
photo-rummy-hint-laying_worse = Jetzt zu legen verspricht wohl weniger.
photo-rummy-hint-waiting_close = Warten wäre etwa gleich gut.
photo-rummy-hint-waiting_worse = Warten verspricht wohl weniger.
