## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Willkommen! Das sind deine sieben Steine. Mia, dir gegenüber, hat auch sieben. Wer zuerst alle Steine los ist, gewinnt.
zoo-domino-lesson-begin = Du beginnst, mit irgendeinem Stein. Nimm Elefant–Löwe: Tippe ihn an und dann den Platz in der Mitte. Du kannst ihn auch dorthin schieben oder die Pfeiltasten und Enter benutzen.
zoo-domino-lesson-fit = Mia hat einen Löwen an deinen Löwen gelegt. Jetzt liegt an einem Ende ein Elefant und am anderen ein Affe. Dein Affe–Pinguin passt rechts: Lege ihn dort an.
zoo-domino-lesson-refused = Und wenn etwas nicht passt? Probier es aus: Lege Elefant–Flamingo links an, wo die Giraffe ist.
zoo-domino-lesson-better = Der Schiedsrichter sagt dir, warum das nicht geht, und „Warum?“ führt dich zur Regel. Das ist nicht schlimm. Lege stattdessen Giraffe–Zebra dort an: Das passt.
zoo-domino-lesson-alone = Finde jetzt selbst heraus, welcher deiner Steine passt, und lege ihn an.
zoo-domino-lesson-draw = Jetzt passt keiner deiner Steine: An einem Ende liegt ein Löwe, am anderen eine Giraffe. Also ziehst du vom Vorrat. Drücke „Ziehen“.
zoo-domino-lesson-draw-again = Der passt auch nicht. Zieh weiter, bis einer passt.
zoo-domino-lesson-drawn = Giraffe–Flamingo passt. Du musst ihn gleich legen: Lege ihn rechts an.
zoo-domino-lesson-last = Ein paar Züge später: Du hast nur noch einen Stein, und er passt. Lege ihn an!
zoo-domino-lesson-won = Du hast deinen letzten Stein gelegt: Du hast gewonnen! Das war die erste Spielweise. Es gibt noch eine zweite, mit Trümpfen. Schauen wir sie uns an?
zoo-domino-lesson-trumps = In der zweiten Spielweise werden alle Steine ausgeteilt, hier an vier Personen. Wer den Doppel-Elefanten hat, beginnt damit. Das bist du!
zoo-domino-lesson-trump = Jetzt passt keiner deiner Steine. Aber Doppelsteine sind Trümpfe: Du darfst sie an jedes Tier legen. Lege das Doppel-Zebra rechts an.
zoo-domino-lesson-beside = Wieder passt nichts, und rechts liegt ein Trumpf: Leas Doppel-Giraffe. Versuch, den Doppel-Pinguin danebenzulegen.
zoo-domino-lesson-other-end = Zwei Trümpfe dürfen nie nebeneinanderliegen. Aber links liegt kein Trumpf: Der Doppel-Flamingo hat dort gepasst, also ist er keiner. Lege den Doppel-Pinguin links an.
zoo-domino-lesson-trumps-over = Jetzt kennst du beide Spielweisen. Nur eines noch: Deinen letzten Stein darfst du nicht als Trumpf legen. Viel Spaß!
