## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Die Steine
tile-rummy-rules-pieces = Es gibt 106 Steine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, jede zweimal, und zwei Sterne. Jede Farbe hat auch ihre eigene Form. Ein Stein zählt so viel wie seine Zahl. Ein Stern zählt auf der Bank 25, auf dem Tisch so viel wie der Stein, für den er steht.

tile-rummy-rules-deal-title = Austeilen
tile-rummy-rules-deal = 2 bis 4 Personen spielen so viele Runden, wie sie wollen. Jeder bekommt 14 Steine und stellt sie so auf seine Bank, dass die anderen sie nicht sehen. Der Rest ist der Vorrat. Gespielt wird im Uhrzeigersinn.

tile-rummy-rules-first-title = Wer beginnt
tile-rummy-rules-first = Jeder zieht einen Stein: Wer den niedrigsten hat, beginnt. Ein Stern gilt als höchster Stein. Haben mehrere den niedrigsten, ziehen sie noch einmal. Danach kommen alle Steine zurück. Die nächste Runde beginnt die nächste Person im Uhrzeigersinn, wenn ihr nichts anderes vereinbart.

tile-rummy-rules-sequence-title = Reihen
tile-rummy-rules-sequence = Eine Reihe besteht aus drei oder mehr aufeinanderfolgenden Zahlen in einer Farbe. Die 1 liegt nur vor der 2: 12, 13, 1 ist keine Reihe.

tile-rummy-rules-series-title = Gruppen
tile-rummy-rules-series = Eine Gruppe besteht aus drei oder vier Steinen mit derselben Zahl, alle in verschiedenen Farben. Reihen und Gruppen heißen zusammen Kombinationen.

tile-rummy-rules-star-title = Sterne
tile-rummy-rules-star = Ein Stern kann für jeden beliebigen Stein stehen. Liegt er auf dem Tisch, steht er für einen ganz bestimmten. Eine Kombination darf auch mehrere Sterne enthalten.

tile-rummy-rules-twice-title = Nichts doppelt
tile-rummy-rules-twice = Eine Kombination enthält nie denselben Stein zweimal: In einer Gruppe kommt jede Farbe höchstens einmal vor, in einer Reihe jede Zahl. In welcher Reihenfolge du die Steine hinlegst, ist egal.

tile-rummy-rules-opening-title = Das erste Auslegen: 30 Punkte
tile-rummy-rules-opening = Wenn du in einer Runde zum ersten Mal legst, muss alles von deiner Bank kommen: eine oder mehrere Kombinationen, die zusammen mindestens 30 Punkte wert sind. Das nennt man das erste Auslegen. Ein Stern zählt so viel wie der Stein, für den er steht.

tile-rummy-rules-lay-title = Legen oder tauschen
tile-rummy-rules-lay = Lege mindestens einen Stein von deiner Bank oder tausche einen. Nur umzubauen gilt nicht als Zug. Hast du in einem früheren Zug ausgelegt, darfst du neue Kombinationen legen und die auf dem Tisch verändern. In dem Zug, in dem du zum ersten Mal auslegst, bleiben die anderen Kombinationen, wie sie sind, außer ihr habt das Umbauen schon dabei erlaubt. Dann müssen trotzdem einige der gelegten Steine für sich Kombinationen mit genug Punkten ergeben.

tile-rummy-rules-change-title = Umbauen
tile-rummy-rules-change = Du darfst an Kombinationen anlegen, sie teilen und neu zusammensetzen. Was auf dem Tisch lag, bleibt auf dem Tisch, und am Ende deines Zuges muss jede Kombination gültig sein. Steine, die du in diesem Zug gelegt hast, darfst du zurücknehmen.

tile-rummy-rules-take-star-title = Einen Stern befreien
tile-rummy-rules-take-star = Ein Stern auf dem Tisch kommt nie zurück auf eine Bank. Aber du kannst ihn befreien: Lege von deiner Bank den Stein, für den er steht, an seinen Platz, und lege den Stern im selben Zug, wohin du willst. In einer Dreiergruppe steht der Stern für jede der beiden fehlenden Farben. Befreist du mehrere Sterne einer Kombination, müssen deine Steine dort zusammenpassen. Ein Stern, den du nicht befreit hast, darf nur dorthin, wo er für einen Stein steht, mit dem du ihn hättest befreien können. Ihr könnt auch vereinbaren, dass Sterne beim Umbauen für alles stehen dürfen.

tile-rummy-rules-exchange-title = Tauschen
tile-rummy-rules-exchange = Wenn du nicht legst, tauschst du: Wähle einen Stein von deiner Bank, auch einen Stern, und zieh einen neuen aus dem Vorrat. Danach wird der alte hineingemischt. Niemand sonst sieht die beiden Steine. Ist der Vorrat leer, darfst du aussetzen.

tile-rummy-rules-nothing-lost-title = Nichts kommt dazu, nichts verschwindet
tile-rummy-rules-nothing-lost = Bank und Tisch zusammen haben nach deinem Zug dieselben Steine wie vorher. Nur Steine von deiner Bank kommen neu auf den Tisch.

tile-rummy-rules-out-title = Das Ende der Runde
tile-rummy-rules-out = Wer zuerst alle Steine los ist, gewinnt die Runde. Die anderen verlieren die Punkte auf ihrer Bank, und wer gewonnen hat, bekommt die Summe.

tile-rummy-rules-double-title = Alles auf einmal
tile-rummy-rules-double = Hast du in dieser Runde noch nichts gelegt und legst dann alle deine Steine in einem Zug, zählt alles doppelt. Bei „Ziehen und abwerfen“ heißt das: alles außer dem Stein, den du abwirfst.

tile-rummy-rules-blocked-title = Eine blockierte Runde
tile-rummy-rules-blocked = Ist der Vorrat leer und setzen alle nacheinander aus, ist die Runde vorbei; ebenso, wenn sehr viele Züge lang niemand einen Stein gelegt hat. Jeder verliert die Punkte auf seiner Bank, und niemand bekommt welche dazu.

tile-rummy-rules-score-title = Der Punktezettel
tile-rummy-rules-score = Der Punktezettel hat eine Zeile für jede Runde und eine Spalte für jede Person. Nach den vereinbarten Runden gewinnt, wer die höchste Summe hat. Bei gleicher Summe wird der Platz geteilt.

tile-rummy-rules-drawing-title = Versionen mit Ziehen
tile-rummy-rules-drawing = In den beiden anderen Versionen ziehst du am Anfang jedes Zuges einen Stein. Danach darfst du legen, musst aber nicht. Alle Regeln zum Auslegen, zu Kombinationen und zum Umbauen bleiben gleich.

tile-rummy-rules-discard-title = Version: Ziehen und abwerfen
tile-rummy-rules-discard = Am Anfang deines Zuges ziehst du einen Stein, am Ende wirfst du einen ab, ob du legst oder nicht. Sogar einen Stern darfst du abwerfen. Um fertig zu werden, brauchst du also noch einen letzten Stein zum Abwerfen. Abgeworfene Steine werden verdeckt beiseitegelegt oder kommen zurück in den Vorrat, wenn ihr das vereinbart. Getauscht wird nicht. Ist der Vorrat leer, ziehst du nicht; wenn du dann nicht legst, setzt du aus und wirfst nichts ab.

tile-rummy-rules-keep-title = Version: Ziehen und behalten
tile-rummy-rules-keep = Am Anfang deines Zuges ziehst du einen Stein, und abgeworfen wird nichts. Bis du ausgelegt hast, darfst du auch einen Stein tauschen; damit endet dein Zug. Ist der Vorrat leer, ziehst du nicht.

tile-rummy-rules-stars-title = Mehr oder weniger Sterne
tile-rummy-rules-stars = Ihr könnt ohne Sterne oder mit bis zu vier spielen und vereinbaren, wie viele Punkte ein Stern kostet, der auf der Bank übrig bleibt.

tile-rummy-rules-minimum-title = Mehr oder weniger Punkte zum Auslegen
tile-rummy-rules-minimum = Ihr könnt für das erste Auslegen mehr Punkte verlangen, dann wird das Spiel schwerer, oder weniger. Bei 0 genügt jede Kombination von deiner Bank.

tile-rummy-rules-only-title = Nur Reihen oder nur Gruppen
tile-rummy-rules-only = Ihr könnt vereinbaren, dass nur Reihen gelten oder nur Gruppen.

tile-rummy-rules-ace-title = Die 1 nach der 13
tile-rummy-rules-ace = Wenn ihr es vereinbart, darf die 1 auch nach der 13 liegen. Dazwischen liegt sie nie: 13, 1, 2 ist keine Reihe. Sie zählt weiterhin 1.

tile-rummy-rules-mixed-title = Gemischte Farben
tile-rummy-rules-mixed = Wenn ihr es vereinbart, darf eine Reihe verschiedene Farben haben. Jede Zahl kommt darin trotzdem nur einmal vor. Einen Stern darin befreist du mit seiner Zahl in jeder beliebigen Farbe.

tile-rummy-rules-house-title = Hausregeln
tile-rummy-rules-house = Ihr könnt auch 7 bis 20 Steine austeilen. Ihr könnt vor jeder Runde mit Steinen auslosen, wer beginnt. Ihr könnt auf das Verdoppeln verzichten, wenn jemand alles auf einmal legt. Und bei „Ziehen und behalten“ könnt ihr erlauben, auch nach dem Auslegen noch zu tauschen.

tile-rummy-rules-clock-title = Die Sanduhr
tile-rummy-rules-clock = Ihr könnt ein Zeitlimit vereinbaren. Ist deine Zeit um, liegt alles wieder wie zuvor, und die nächste Person ist dran. Musstest du noch einen Stein ziehen, wird er für dich gezogen; bei „Ziehen und abwerfen“ wird der gezogene Stein auch abgeworfen.
