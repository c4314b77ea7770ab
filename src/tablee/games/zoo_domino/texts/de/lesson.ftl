## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Willkommen! Das sind deine sieben Steine. Mia, dir gegenüber, hat auch sieben. Wer zuerst den letzten Stein legt, gewinnt.
zoo-domino-lesson-begin = Du beginnst, mit irgendeinem Stein. Nimm Elefant–Löwe: Tippe ihn an und dann den Platz in der Mitte. Du kannst ihn auch ziehen oder Pfeiltasten und Eingabetaste nehmen.
zoo-domino-lesson-fit = Mia hat einen Löwen an deinen Löwen gelegt. Jetzt sind ein Elefant und ein Affe an den Enden. Dein Affe–Pinguin passt rechts: Lege ihn dort an.
zoo-domino-lesson-refused = Und wenn etwas nicht passt? Probier es: Lege Elefant–Flamingo nach links, wo die Giraffe ist.
zoo-domino-lesson-better = Der Schiedsrichter sagt, warum das nicht geht, und „Warum?“ führt zur Regel. Verloren ist nichts. Lege stattdessen Giraffe–Zebra dorthin: Das passt.
zoo-domino-lesson-alone = Finde jetzt selbst heraus, welcher deiner Steine passt, und lege ihn an.
zoo-domino-lesson-draw = Jetzt passt keiner deiner Steine: An den Enden sind ein Löwe und eine Giraffe. Also ziehst du vom Vorrat. Drücke „Ziehen“.
zoo-domino-lesson-draw-again = Der passt auch nicht. Man zieht, bis einer passt.
zoo-domino-lesson-drawn = Giraffe–Flamingo passt. Was passt, wird gleich gelegt: Lege ihn rechts an.
zoo-domino-lesson-last = Ein paar Züge später: Du hast noch einen einzigen Stein, und er passt. Leg ihn!
zoo-domino-lesson-won = Du hast deinen letzten Stein gelegt: gewonnen! Das ist die erste Spielweise. Es gibt eine zweite, mit Trümpfen. Schauen wir sie uns an?
zoo-domino-lesson-trumps = Zweite Spielweise: Alle Steine werden verteilt, hier an vier. Wer den Doppel-Elefanten hat, beginnt damit. Das bist du!
zoo-domino-lesson-trump = Jetzt passt bei dir nichts. Aber Doppelsteine sind Trümpfe: Sie dürfen an jedem Tier liegen. Lege das Doppel-Zebra nach rechts.
zoo-domino-lesson-beside = Wieder passt nichts, und rechts liegt ein Trumpf: Leas Giraffen. Versuche, den Doppel-Pinguin daneben zu legen.
zoo-domino-lesson-other-end = Zwei Trümpfe liegen nie nebeneinander. Links liegt kein Trumpf: Die Flamingos haben dort gepasst. Lege den Doppel-Pinguin nach links.
zoo-domino-lesson-trumps-over = Jetzt kennst du beide Spielweisen. Nur eines noch: Dein letzter Stein darf kein Trumpf sein. Viel Spaß!
