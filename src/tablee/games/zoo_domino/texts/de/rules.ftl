## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Die Steine
zoo-domino-rules-pieces = Es gibt 36 Dominosteine mit je zwei Tieren: jedes Paar der acht Tiere einmal und dazu acht Doppelsteine, die zweimal dasselbe Tier zeigen. Es spielen 2 bis 6 Personen.

zoo-domino-rules-secret-title = Was alle sehen
zoo-domino-rules-secret = Alle sehen die Kette, wie viele Steine jeder hat, wie viele noch im Vorrat sind und wer gezogen oder ausgesetzt hat. Was du auf der Hand hast, sehen die anderen erst, wenn die Runde vorbei ist.

zoo-domino-rules-deal-title = Austeilen
zoo-domino-rules-deal = Zu zweit bekommt jeder 7 Steine, zu dritt 6, zu viert 5, zu fünft oder sechst 4. Der Rest bildet verdeckt den Vorrat.

zoo-domino-rules-begin-title = Der erste Stein
zoo-domino-rules-begin = Wer beginnt, legt irgendeinen Stein. Der Gastgeber bestimmt, wer das ist, oder lässt das Los entscheiden. Spätere Runden beginnt die nächste Person im Uhrzeigersinn, immer dieselbe oder wer gewonnen hat, je nachdem, was ihr vereinbart. Haben mehrere gewonnen, beginnt, wer von ihnen im Uhrzeigersinn als Nächstes kommt.

zoo-domino-rules-fit-title = Was passt
zoo-domino-rules-fit = Reihum legt jeder einen Stein an ein Ende der Kette, sodass die Hälften, die sich berühren, dasselbe Tier zeigen. Ein Doppelstein wird gelegt wie jeder andere. Die Kette darf um Ecken gehen: Das ändert nichts.

zoo-domino-rules-stock-title = Nichts passt? Ziehen!
zoo-domino-rules-stock = Passt keiner deiner Steine, ziehst du vom Vorrat, einen nach dem anderen, bis einer passt. Den legst du gleich an. Hast du einen passenden Stein, musst du ihn oder einen anderen passenden legen: Ziehen darfst du dann nicht. Du setzt nur aus, wenn nichts passt und der Vorrat leer ist.

zoo-domino-rules-out-title = Das Ende der Runde
zoo-domino-rules-out = Wer zuerst alle Steine los ist, gewinnt. Kommt niemand weiter, gewinnt, wer die wenigsten Steine hat. Bei Gleichstand wird der Sieg geteilt.

zoo-domino-rules-deal-all-title = Austeilen mit Trümpfen
zoo-domino-rules-deal-all = Alle Steine werden ausgeteilt, an jeden gleich viele. Zu fünft bleibt einer übrig: Er kommt offen als Anfang der Kette auf den Tisch und ist nie ein Trumpf.

zoo-domino-rules-elephant-title = Der Doppel-Elefant beginnt
zoo-domino-rules-elephant = Wer den Doppel-Elefanten hat, beginnt und legt ihn zuerst. Liegt schon ein übrig gebliebener Stein auf dem Tisch, legt diese Person stattdessen einen passenden an; hat sie keinen, trumpft sie oder setzt aus. Ist der Doppel-Elefant selbst übrig geblieben, beginnt, wen der Gastgeber oder das Los dafür bestimmt hat.

zoo-domino-rules-trump-title = Doppelsteine sind Trümpfe
zoo-domino-rules-trump = Passt nichts, darfst du einen Doppelstein quer an jedes beliebige Tier legen, links oder rechts; die Kette geht mit seinem Tier weiter. Solange einer deiner Steine passt, darfst du nicht trumpfen. Ein Doppelstein, der passt, wird ganz normal gelegt und ist kein Trumpf.

zoo-domino-rules-side-title = Nie zwei Trümpfe nebeneinander
zoo-domino-rules-side = An einen Trumpf darfst du keinen zweiten Trumpf legen. Ein Doppelstein, der gepasst hat, ist kein Trumpf; an ihn darfst du einen Trumpf legen.

zoo-domino-rules-last-title = Nie mit dem letzten Stein
zoo-domino-rules-last = Deinen letzten Stein darfst du nicht als Trumpf legen. Ist er ein Doppelstein, der passt, darfst du ihn legen.

zoo-domino-rules-pass-title = Aussetzen
zoo-domino-rules-pass = Passt nichts und du kannst nicht trumpfen, setzt du aus. Könntest du nur trumpfen, darfst du auch aussetzen, außer ihr habt Trumpfzwang vereinbart. Passt ein Stein, musst du einen legen.

zoo-domino-rules-trumps-out-title = Das Ende mit Trümpfen
zoo-domino-rules-trumps-out = Wer zuerst alle Steine los ist, gewinnt. Setzen alle nacheinander aus, ist die Runde blockiert, und es gewinnt, wer die wenigsten Steine hat. Bei Gleichstand wird der Sieg geteilt.

zoo-domino-rules-match-title = Runden und Punkte
zoo-domino-rules-match = Eine Partie hat so viele Runden, wie ihr wollt. Jede gewonnene Runde zählt einen Punkt, auch bei geteiltem Sieg. Wer die meisten Punkte hat, gewinnt die Partie.

zoo-domino-rules-clock-title = Spielen mit Uhr
zoo-domino-rules-clock = Ihr könnt ein Zeitlimit vereinbaren. Ist deine Zeit um, spielt der Tisch für dich: Er legt einen passenden Stein an, zieht, bis einer passt, oder setzt aus. Er trumpft nur, wenn ihr Trumpfzwang vereinbart habt.
