## Printing a game: its pieces, the test sheet, and how.

print-of = Print { $game }
print-lead = No box? Print the pieces, cut them out and play. The drawings are our own, at actual size.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-palette = Colours
print-palette-usual = Standard
print-palette-distinct = Easier to tell apart
print-pieces = Pieces
print-sheets = { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
print-rules = Rules
print-rules-about = As a booklet.
print-scores = Score sheets
print-scores-about = To fill in by hand.
print-size = Size of the pieces
print-size-mm = { $width } × { $height } mm
print-backs = Backs
print-backs-none = None
print-backs-none-about = For thick or coloured paper, or for card sleeves.
print-backs-other = Other side of the sheet
print-backs-other-about = For double-sided printing. Try the test sheet first.
print-backs-fold = Fold and glue
print-backs-fold-about = Front and back side by side: fold along the dashed line, glue, then cut.
print-backs-of = { $what } · backs
print-shift = Do front and back line up on your printer?
print-test = Print only the test sheet
print-test-about = Print it on both sides. It shows how far off the back is: enter that here.
print-shift-across = Sideways, the back is
print-shift-lengthways = Vertically, the back is
print-shift-none = in the right place
print-shift-left = { $length } mm to the left
print-shift-right = { $length } mm to the right
print-shift-up = { $length } mm too high
print-shift-down = { $length } mm too low
print-cut = Cutting guides
print-cut-marks = Marks
print-cut-lines = Marks and lines
print-cut-none = None
print-advice-card = Thick paper (200 g/m² or more) or card sleeves make good cards.
print-advice-board = To make the pieces thicker, glue the sheets to 2 mm board before you cut.
print-how = In the print dialog: 100% (“actual size”), margins “none”; for both sides, “flip on long edge”. The ruler on each sheet must then be 100 mm long.
print-print = Print
print-nothing = First choose what to print.
print-preview = Preview
print-test-front = Test sheet: front
print-test-back = Test sheet: back
print-test-how = Hold the sheet against the light, with this side facing you. The lines of the back show through: use the two scales to read off how far they are from the middle, sideways and vertically. From one mark to the next is half a millimetre. Enter both figures on the print page, and the backs will be shifted to match.
print-test-ruler = The rulers must be 100 mm long. If not, print at 100% (“actual size”).
