## Rules pages and lessons: what all games say alike.

rules = Rules
rules-of = { $game }: the rules
rules-lead = Short and complete, with every way to play. When the referee refuses something, “Why?” leads to the paragraph here. “Partly our ruling” marks where the booklet leaves something open.
rules-contents = Contents
rules-part-setup = Pieces and deal
rules-part-draw = First way to play: draw
rules-part-trumps = Second way to play: trumps
rules-part-melds = What can be laid
rules-part-turn = Your turn
rules-part-contract = Completing a contract
rules-part-end = End and score
rules-part-options = What else a table can agree on
rules-allowed = allowed
rules-forbidden = not allowed
rules-ruling = Partly our ruling
rules-all = All rules of { $game }
rules-others = Rules of the other games
# Beside an option of a new table.
rules-about = The rule: { $what }
why = Why?
learn = Learn by playing
lesson-of = { $game }: learn by playing
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-leave = End the lesson
lesson-again = From the beginning
lesson-otherwise = That would be allowed, too. But let us stay with the lesson: do what is asked here, or let me show you.
lesson-watch = Watch the others …
lesson-coach = What to do
