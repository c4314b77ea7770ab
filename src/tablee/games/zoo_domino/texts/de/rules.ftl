## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Die Steine
zoo-domino-rules-pieces = 36 Dominosteine zeigen je zwei Tiere: jedes Paar der acht Tiere einmal und dazu acht Doppelsteine mit zweimal demselben Tier. Es spielen 2 bis 6 Personen.

zoo-domino-rules-secret-title = Was alle sehen
zoo-domino-rules-secret = Alle sehen die Kette, wie viele Steine jeder hat, wie hoch der Vorrat ist und wer gezogen oder ausgesetzt hat. Die Hände bleiben verdeckt, bis die Runde vorbei ist.

zoo-domino-rules-deal-title = Das Verteilen
zoo-domino-rules-deal = Zu zweit bekommt jeder 7 Steine, zu dritt 6, zu viert 5, zu fünft oder sechst 4. Der Rest ist verdeckt der Vorrat.

zoo-domino-rules-begin-title = Der erste Stein
zoo-domino-rules-begin = Wer anfängt, legt irgendeinen Stein. Den Platz bestimmt, wer den Tisch eröffnet hat, oder das Los. Spätere Runden beginnt der nächste Platz im Uhrzeigersinn, derselbe Platz oder wer gewonnen hat, wie vereinbart; haben mehrere gewonnen, von ihnen der nächste im Uhrzeigersinn.

zoo-domino-rules-fit-title = Was passt
zoo-domino-rules-fit = Reihum legt jeder einen Stein an ein Ende der Kette, sodass die Hälften, die sich berühren, dasselbe Tier zeigen. Ein Doppelstein wird gelegt wie jeder andere. Die Kette darf um Ecken gehen: Das ändert nichts.

zoo-domino-rules-stock-title = Nichts passt? Ziehen!
zoo-domino-rules-stock = Passt keiner deiner Steine, ziehst du vom Vorrat, einen nach dem anderen, bis einer passt, und legst ihn gleich. Passt einer, musst du legen und darfst nicht ziehen. Aussetzen darfst du nur, wenn nichts passt und der Vorrat leer ist.

zoo-domino-rules-out-title = Das Ende der Runde
zoo-domino-rules-out = Wer den letzten Stein seiner Hand legt, gewinnt. Kann niemand weiter, gewinnen die wenigsten Steine; wer gleich wenige hat, teilt sich den Sieg.

zoo-domino-rules-deal-all-title = Das Verteilen mit Trümpfen
zoo-domino-rules-deal-all = Alle Steine werden verteilt, an alle gleich viele. Zu fünft bleibt einer übrig: Er liegt offen als Anfang der Kette und ist nie ein Trumpf.

zoo-domino-rules-elephant-title = Der Doppel-Elefant beginnt
zoo-domino-rules-elephant = Wer den Doppel-Elefanten hat, beginnt und legt ihn zuerst. Ist ein Stein übrig geblieben, legt er stattdessen einen, der daran passt, oder trumpft oder setzt aus. Ist der Doppel-Elefant selbst übrig, beginnt der erste Platz.

zoo-domino-rules-trump-title = Doppelsteine sind Trümpfe
zoo-domino-rules-trump = Passt nichts, darfst du einen Doppelstein quer an jedes Tier legen, an jedem Ende; die Kette geht mit seinem Tier weiter. Solange einer deiner Steine passt, darfst du nicht trumpfen. Ein Doppelstein, der passt, wird normal gelegt und ist kein Trumpf.

zoo-domino-rules-side-title = Nie zwei Trümpfe nebeneinander
zoo-domino-rules-side = Ein Ende, das ein Trumpf ist, darf nicht noch einmal übertrumpft werden. Ein Doppelstein, der gepasst hat, ist kein Trumpf; neben ihm darf einer liegen.

zoo-domino-rules-last-title = Nicht mit dem letzten Stein
zoo-domino-rules-last = Den letzten Stein deiner Hand darfst du nicht als Trumpf legen. Ist er ein Doppelstein, der passt, darfst du ihn legen.

zoo-domino-rules-pass-title = Aussetzen
zoo-domino-rules-pass = Kannst du weder anlegen noch trumpfen, setzt du aus. Könntest du nur trumpfen, darfst du auch aussetzen, außer es ist Trumpfzwang vereinbart. Passt ein Stein, musst du einen legen.

zoo-domino-rules-trumps-out-title = Das Ende mit Trümpfen
zoo-domino-rules-trumps-out = Wer den letzten Stein seiner Hand legt, gewinnt. Setzen alle nacheinander aus, ist die Runde blockiert, und die wenigsten Steine gewinnen; wer gleich wenige hat, teilt sich den Sieg.

zoo-domino-rules-match-title = Runden und Punkte
zoo-domino-rules-match = Eine Partie hat so viele Runden, wie der Tisch vereinbart. Eine gewonnene Runde ist ein Punkt, auch bei geteiltem Sieg. Die meisten Punkte gewinnen die Partie.

zoo-domino-rules-clock-title = Spielen mit Uhr
zoo-domino-rules-clock = Ein Tisch kann eine Zeitgrenze vereinbaren. Ist die Zeit um, tut der Tisch, was du musst: Er legt etwas Passendes an, zieht, bis etwas passt, oder setzt aus. Er trumpft nur, wenn Trumpfzwang vereinbart ist. Das kann nur der Tisch selbst.
