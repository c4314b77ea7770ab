## At a real table: the keypad, the rounds of the score pad, and advice.

zoo-domino-real-left = Linkes Ende
zoo-domino-real-right = Rechtes Ende
zoo-domino-real-hand = Hand
zoo-domino-real-chain = Die Kette von links nach rechts
zoo-domino-real-chain-empty = Wähle ein Ende und tippe zwei Tiere an.
zoo-domino-real-hand-empty = Deine Hand: Tippe für jeden Stein zwei Tiere an.
zoo-domino-real-others = Die anderen
zoo-domino-real-holds = Steine von { $player }
zoo-domino-real-drew = Hat gezogen
zoo-domino-real-passed = Hat ausgesetzt
zoo-domino-real-lacks = Hat davon sicher nichts: { $animals }
zoo-domino-real-stock = { $count ->
    [one] Ein Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
zoo-domino-real-do-draw = Ziehen
zoo-domino-real-do-pass = Aussetzen
zoo-domino-real-do-lay = { $domino } legen
zoo-domino-real-do-lay-left = { $domino } links legen
zoo-domino-real-do-lay-right = { $domino } rechts legen
zoo-domino-real-do-trump-left = Links trumpfen: { $domino }
zoo-domino-real-do-trump-right = Rechts trumpfen: { $domino }
zoo-domino-real-won = Wer hat die Runde gewonnen?
zoo-domino-real-won-about = War sie blockiert: wer die wenigsten Steine hat; bei Gleichstand alle, die gleich wenige haben.
zoo-domino-real-only = Etwas anderes geht nicht.
zoo-domino-real-proven-100 = Bewiesen: Damit gewinnst du, was auch immer der andere tut.
zoo-domino-real-proven-50 = Bewiesen: Damit ist dir mindestens ein geteilter Sieg sicher.
zoo-domino-real-proven-0 = Bewiesen: Gegen fehlerfreies Spiel ist das verloren. So passiert dem anderen am ehesten ein Fehler.
zoo-domino-real-estimate = Geschätzt: gewinnt in etwa { $percent } % der Fälle, je nachdem, was die anderen auf der Hand haben.
