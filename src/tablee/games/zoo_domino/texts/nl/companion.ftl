## At a real table: the keypad, the rounds of the score pad, and advice.

zoo-domino-real-left = Linkeruiteinde
zoo-domino-real-right = Rechteruiteinde
zoo-domino-real-hand = Hand
zoo-domino-real-chain = De rij, van links naar rechts
zoo-domino-real-chain-empty = Kies een uiteinde en tik twee dieren aan.
zoo-domino-real-hand-empty = Je hand: tik per steen twee dieren aan.
zoo-domino-real-others = De andere spelers
zoo-domino-real-holds = Stenen van { $player }
zoo-domino-real-drew = Heeft gepakt
zoo-domino-real-passed = Heeft gepast
zoo-domino-real-lacks = Heeft zeker geen: { $animals }
zoo-domino-real-stock = { $count ->
    [one] Eén steen in de pot
   *[other] { $count } stenen in de pot
}
zoo-domino-real-do-draw = Pakken
zoo-domino-real-do-pass = Passen
zoo-domino-real-do-lay = { $domino } leggen
zoo-domino-real-do-lay-left = { $domino } links leggen
zoo-domino-real-do-lay-right = { $domino } rechts leggen
zoo-domino-real-do-trump-left = Links troeven: { $domino }
zoo-domino-real-do-trump-right = Rechts troeven: { $domino }
zoo-domino-real-won = Wie heeft de ronde gewonnen?
zoo-domino-real-won-about = Zat de ronde vast: wie de minste stenen heeft; wie er even weinig heeft, wint mee.
zoo-domino-real-only = Iets anders kan niet.
zoo-domino-real-proven-100 = Bewezen: hiermee win je, wat de ander ook doet.
zoo-domino-real-proven-50 = Bewezen: hiermee deel je minstens de overwinning.
zoo-domino-real-proven-0 = Bewezen: tegen foutloos spel is dit verloren. Zo maakt de ander het snelst een fout.
zoo-domino-real-estimate = Geschat: wint in ongeveer { $percent }% van de mogelijke verdelingen.
