## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = Pak eerst een steen.
tile-rummy-hint-out = Je kunt al je stenen kwijt: dan win je de ronde!
tile-rummy-hint-open = Je kunt uitkomen met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: leg { $count ->
    [one] één steen
   *[other] { $count } stenen
}.
tile-rummy-hint-lay = Je kunt { $count ->
    [one] één steen
   *[other] { $count } stenen
} leggen.
tile-rummy-hint-lay_at_least = Je kunt minstens { $count ->
    [one] één steen
   *[other] { $count } stenen
} leggen.
tile-rummy-hint-nothing = Je kunt nu niets leggen.
tile-rummy-hint-nothing_short = Je kunt nog niet uitkomen: je hebt { $minimum ->
    [one] { $minimum } punt
   *[other] { $minimum } punten
} nodig, en je combinaties zijn { $points ->
    [0] niets waard
    [one] er { $points } waard
   *[other] er hoogstens { $points } waard
}.
tile-rummy-hint-unknown = Deze tafel is te ingewikkeld om op tijd uit te zoeken wat je kunt leggen.
tile-rummy-hint-star = Je hebt een steen die de plaats van een ster kan innemen: { $tile }.
tile-rummy-hint-do_draw = In deze versie pak je aan het begin van elke beurt een steen.
tile-rummy-hint-do_out = Een expert zou alles leggen en de ronde winnen.
tile-rummy-hint-do_lay = Een expert zou nu { $count ->
    [one] één steen
   *[other] { $count } stenen
} leggen.
tile-rummy-hint-then_reject = Leg daarna deze af: { $tile }.
tile-rummy-hint-keep_star = Zo houd je een ster achter de hand.
tile-rummy-hint-opens = Pas als je bent uitgekomen, mag je de stenen op tafel gebruiken.
tile-rummy-hint-waiting_close = Wachten zou ongeveer even goed zijn.
tile-rummy-hint-waiting_worse = Wachten lijkt minder kansrijk.
tile-rummy-hint-fewer = { $count ->
    [one] Je zou één steen kunnen leggen.
   *[other] Je zou wel { $count } stenen kunnen leggen.
}
tile-rummy-hint-hold_exchange = Een expert zou nog niets leggen en deze steen ruilen: { $tile }.
tile-rummy-hint-hold_reject = Een expert zou nog niets leggen en deze steen afleggen: { $tile }.
tile-rummy-hint-hold_pass = Een expert zou nog niets leggen en passen.
tile-rummy-hint-do_exchange = Een expert zou deze steen ruilen: { $tile }.
tile-rummy-hint-do_reject = Een expert zou deze steen afleggen: { $tile }.
tile-rummy-hint-do_pass = Een expert zou passen.
tile-rummy-hint-hold_why = Aan wat op je plankje staat, heeft niemand anders iets; aan wat op tafel ligt, iedereen.
tile-rummy-hint-laying_close = Nu leggen zou ongeveer even goed zijn.
tile-rummy-hint-laying_worse = Nu leggen lijkt minder kansrijk.
tile-rummy-hint-alone = Geen van je andere stenen past erbij.
tile-rummy-hint-tile_close = Ongeveer even goed: { $tile }.
