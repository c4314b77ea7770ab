print-of = { $game }
print-print = Print
print-test = Test sheet
