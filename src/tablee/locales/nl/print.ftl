## Printing a game: its pieces, the test sheet, and how.

print-of = { $game } afdrukken
print-lead = Geen doos? Druk de onderdelen af, knip ze uit en speel. Het zijn onze eigen tekeningen, op ware grootte.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-palette = Kleuren
print-palette-usual = Gewoon
print-palette-distinct = Makkelijker te onderscheiden
print-pieces = Onderdelen
print-sheets = { $count ->
    [one] 1 vel
   *[other] { $count } vellen
}
print-rules = Regels
print-rules-about = Als boekje.
print-scores = Scorebladen
print-scores-about = Om met de hand in te vullen.
print-size = Grootte van de onderdelen
print-size-mm = { $width } × { $height } mm
print-backs = Achterkanten
print-backs-none = Geen
print-backs-none-about = Voor dik of gekleurd papier, of voor kaarthoesjes.
print-backs-other = Op de andere kant van het vel
print-backs-other-about = De printer drukt dubbelzijdig af. Probeer eerst het testvel.
print-backs-fold = Vouwen en plakken
print-backs-fold-about = Voor- en achterkant naast elkaar: vouw langs de stippellijn, plak en knip daarna uit.
print-backs-of = { $what } · achterkanten
print-shift = Vallen voor- en achterkant bij jouw printer precies samen?
print-test = Alleen het testvel afdrukken
print-test-about = Druk het dubbelzijdig af. Het laat zien hoeveel de achterkant ernaast zit, en dat vul je hier in.
print-shift-across = In de breedte zit de achterkant
print-shift-lengthways = In de hoogte zit de achterkant
print-shift-none = precies goed
print-shift-left = { $length } mm te ver naar links
print-shift-right = { $length } mm te ver naar rechts
print-shift-up = { $length } mm te hoog
print-shift-down = { $length } mm te laag
print-cut = Hulp bij het knippen
print-cut-marks = Markeringen
print-cut-lines = Markeringen en lijnen
print-cut-none = Geen
print-advice-card = Met dik papier (vanaf 200 g/m²) of kaarthoesjes krijg je goede kaarten.
print-advice-board = Wil je dikkere onderdelen, plak de vellen dan op karton van 2 mm voordat je knipt.
print-how = In het afdrukvenster: 100% (‘ware grootte’), marges ‘geen’; voor dubbelzijdig ‘omdraaien over de lange zijde’. De liniaal op elk vel moet dan 100 mm lang zijn.
print-print = Afdrukken
print-nothing = Kies eerst wat je wilt afdrukken.
print-preview = Voorbeeld
print-test-front = Testvel: voorkant
print-test-back = Testvel: achterkant
print-test-how = Houd het vel tegen het licht, met deze kant naar je toe. De lijnen van de achterkant schijnen erdoorheen: lees op de twee schalen af hoe ver ze van het midden liggen, in de breedte en in de hoogte. Elk kort streepje is een halve millimeter. Vul beide in op de pagina waar je afdrukt; de achterkanten schuiven dan zoveel op.
print-test-ruler = De linialen moeten 100 mm lang zijn. Zo niet, druk dan af op 100% (‘ware grootte’).
