## Rules pages and lessons: what all games say alike.

rules = Regeln
rules-of = { $game }: die Regeln
rules-lead = Kurz und vollständig, mit allen Spielweisen. Wenn der Schiedsrichter etwas ablehnt, führt „Warum?“ zum passenden Absatz. „Zum Teil unsere Auslegung“ steht, wo die Anleitung etwas offenlässt.
rules-contents = Inhalt
rules-part-setup = Material und Verteilen
rules-part-draw = Erste Spielweise: ziehen
rules-part-trumps = Zweite Spielweise: Trümpfe
rules-part-melds = Was man legen kann
rules-part-turn = Dein Zug
rules-part-contract = Einen Auftrag erfüllen
rules-part-end = Ende und Wertung
rules-part-options = Was ein Tisch noch vereinbaren kann
rules-allowed = erlaubt
rules-forbidden = nicht erlaubt
rules-ruling = Zum Teil unsere Auslegung
rules-all = Alle Regeln: { $game }
rules-others = Regeln der anderen Spiele
# Beside an option of a new table.
rules-about = Die Regel: { $what }
why = Warum?
learn = Spielend lernen
lesson-of = { $game }: spielend lernen
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-leave = Einführung beenden
lesson-again = Von vorn
lesson-otherwise = Das wäre auch erlaubt. Bleiben wir aber bei der Einführung: Tu, was hier steht, oder lass es dir zeigen.
lesson-watch = Sieh den anderen zu …
lesson-coach = Was zu tun ist
