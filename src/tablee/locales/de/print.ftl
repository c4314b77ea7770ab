## Printing a game: its pieces, the test sheet, and how.

print-of = { $game } drucken
print-lead = Keine Schachtel? Drucke die Teile, schneide sie aus und spiel los. Es sind unsere eigenen Zeichnungen, in echter Größe.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-palette = Farben
print-palette-usual = Normal
print-palette-distinct = Besser unterscheidbar
print-pieces = Spielteile
print-sheets = { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
}
print-rules = Regeln
print-rules-about = Als Heft.
print-scores = Punktezettel
print-scores-about = Zum Ausfüllen von Hand.
print-size = Größe der Teile
print-size-mm = { $width } × { $height } mm
print-backs = Rückseiten
print-backs-none = Keine
print-backs-none-about = Für dickes oder farbiges Papier oder für Kartenhüllen.
print-backs-other = Auf der anderen Seite des Blatts
print-backs-other-about = Für beidseitigen Druck. Drucke zuerst das Testblatt.
print-backs-fold = Zum Falten und Kleben
print-backs-fold-about = Vorder- und Rückseite nebeneinander: an der gestrichelten Linie falten, zusammenkleben, dann schneiden.
print-backs-of = { $what } · Rückseiten
print-shift = Trifft dein Drucker auf beiden Seiten dieselbe Stelle?
print-test = Nur das Testblatt drucken
print-test-about = Drucke es beidseitig. Es zeigt, wie weit die Rückseite danebenliegt, und das trägst du hier ein.
print-shift-across = Seitlich liegt die Rückseite
print-shift-lengthways = In der Höhe liegt die Rückseite
print-shift-none = genau richtig
print-shift-left = { $length } mm zu weit links
print-shift-right = { $length } mm zu weit rechts
print-shift-up = { $length } mm zu hoch
print-shift-down = { $length } mm zu tief
print-cut = Schneidehilfen
print-cut-marks = Schnittmarken
print-cut-lines = Schnittmarken und Linien
print-cut-none = Keine
print-advice-card = Gute Karten werden es auf dickem Papier (ab 200 g/m²) oder in Kartenhüllen.
print-advice-board = Damit die Teile dicker werden, klebe die Blätter vor dem Schneiden auf 2 mm dicke Pappe.
print-how = Im Druckfenster: 100 % („tatsächliche Größe“), Ränder „keine“; für beide Seiten „an langer Kante spiegeln“. Das Lineal auf jedem Blatt muss dann 100 mm lang sein.
print-print = Drucken
print-nothing = Wähle zuerst, was gedruckt werden soll.
print-preview = Vorschau
print-test-front = Testblatt: Vorderseite
print-test-back = Testblatt: Rückseite
print-test-how = Halte das Blatt gegen das Licht, mit dieser Seite zu dir. Die Linien der Rückseite scheinen durch: Lies an den beiden Skalen ab, wie weit sie von der Mitte entfernt sind, seitlich und in der Höhe. Von einem Strich zum nächsten ist es ein halber Millimeter. Trage beide Werte dort ein, wo du druckst; die Rückseiten werden dann entsprechend verschoben.
print-test-ruler = Die Lineale müssen 100 mm lang sein. Sonst drucke mit 100 % („tatsächliche Größe“).
