## The companion at a real table: referee, best turn, score pad, hourglass.

real-heading = Zitten jullie aan een echte tafel?
real-lead = Je telefoon beoordeelt zetten, houdt de score bij en draait de zandloper om terwijl jullie met het spel uit de doos spelen.
real-game = Spel
real-names = Namen
real-player = Speler { $number }
real-mode = Wat mag deze telefoon?
real-mode-referee = Scheidsrechter
real-mode-referee-about = Hij oordeelt, telt en houdt de tijd bij. Tips geeft hij niet.
real-mode-practice = Oefenen
real-mode-practice-about = Hij vindt ook je beste zet.
real-mode-honest = Het label bovenaan laat iedereen zien welke stand aanstaat. Afdwingen kan niet: spreek het van tevoren af.
real-open = Aan de slag
real-open-first = Eerst de tafel instellen
real-print = Geen doos? Druk de onderdelen af
real-leave = Ander spel
real-menu = Terug
real-badge-referee = Scheidsrechter
real-badge-practice = Oefenen: met tips
real-part-pad = Scoreblad
real-part-hourglass = Zandloper
real-part-referee = Mag dit?
real-part-practice = Mag dit? Mijn beste zet
real-part-begins = Wie begint?
# A key of a keypad, for screen readers: what it adds, and how many of that the box still has.
real-key = { $count ->
    [0] { $piece }, niet meer over
    [one] { $piece }, nog één over
   *[other] { $piece }, nog { $count } over
}
real-none-left = Niet meer over: { $piece }
real-keypad = Toetsen
real-where = Waar het heen gaat
real-before = Tafel ervoor
real-after = Tafel erna
real-strip-before = Wat er vóór de beurt op tafel lag. Alleen de combinaties die veranderen, tellen.
real-strip-after = Wat er nu op tafel ligt. Tik een combinatie in en je ziet of die klopt.
real-strip-hand = Tik aan wat je hebt. Houd iets ingedrukt om het weg te halen.
real-next-meld = Volgende combinatie
real-back = Laatste terugnemen
real-remove-meld = Deze combinatie weghalen
real-remove = { $what }: ingedrukt houden om weg te halen
real-opened = In een eerdere beurt al uitgekomen
real-typed = Kaarten of stenen typen
real-typed-wrong = Dit is niet te lezen, of er is er geen meer: { $word }
real-enter = Invoeren
real-your-move = De zet
real-missing-melds = Tik eerst de combinaties in.
real-missing-hand = Tik eerst in wat je hebt.
real-missing-action = Kies eerst de zet.
real-ask = Mag dit?
real-clear = Wissen
real-allowed = Ja, dat mag.
real-refused = Nee.
real-go-on = Vanaf hier verder
real-needs-server = De scheidsrechter heeft de server nodig, tenzij je eerder ‘Bewaren om offline te spelen’ hebt gekozen. Scoreblad, zandloper en ‘Wie begint?’ werken altijd.
real-best = Mijn beste zet
real-did-this = Zo heb ik het gedaan
real-covered = Tik om te zien wat je hebt
real-advice-lay = Leg { $pieces }.
real-advice-nothing = Je kunt niets leggen.
real-advice-proven-melds = Bewezen: met de ingevoerde combinaties kan het niet beter.
real-advice-gave-up = Het zoeken duurde te lang: misschien is er iets beters.
real-glass-start = Tik: { $player } begint
real-glass-turn = Tik: { $player } is aan de beurt
real-glass-pause = Pauze
real-glass-go-on = Verder
real-glass-more = + 30 seconden
real-glass-enough = Dat was genoeg extra tijd voor één beurt.
real-glass-over = De tijd van { $player } is om.
real-glass-limit = Tijd per beurt
real-begins-draw = Trek voor ons
real-begins-spin = Wijs iemand aan
real-begins-told = { $player } begint.
real-begins-choose = Wie begint?
pad-who-is-out = Wie is uit?
pad-enter = Ronde { $round } invoeren
pad-correct = Wijzigen
pad-correct-round = Ronde { $round } wijzigen
pad-began = (begon)
pad-next = { $player } begint de volgende ronde.
pad-next-lots = Trek stenen om te zien wie de volgende ronde begint.
pad-undo = Ongedaan maken
pad-nothing-undone = Er valt niets ongedaan te maken.
pad-save = Opschrijven
pad-incomplete = Er ontbreekt nog iets.
pad-remove-round = Deze ronde schrappen
pad-share = Scoreblad delen
pad-share-about = Het blijft op dit apparaat tot je het deelt.
pad-link = Link met het hele scoreblad
pad-link-wrong = In deze link zit geen leesbaar scoreblad.
pad-others = { $count ->
    [one] Nog één scoreblad op dit apparaat
   *[other] Nog { $count } scorebladen op dit apparaat
}
pad-forget = Wissen
