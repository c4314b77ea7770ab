## Rules pages and lessons: what all games share.

rules = Rules
rules-of = { $game }: the rules
rules-lead = Short but complete, with every way to play. When the referee refuses a move, “Why?” takes you to the right paragraph here. “Partly our ruling” marks the places where the booklet leaves something open.
rules-contents = Contents
rules-part-setup = Setup
rules-part-draw = First way to play: drawing
rules-part-trumps = Second way to play: trumps
rules-part-melds = What you can lay
rules-part-turn = Your turn
rules-part-contract = Completing a contract
rules-part-end = Ending and scoring
rules-part-options = Optional rules
rules-allowed = allowed
rules-forbidden = not allowed
rules-ruling = Partly our ruling
rules-all = All the rules of { $game }
rules-others = Rules for the other games
print-link = Print the pieces
# Beside an option of a new table.
rules-about = Rule for “{ $what }”
why = Why?
learn = Learn by playing
lesson-of = { $game }: learn by playing
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-leave = End the lesson
lesson-again = Start again
lesson-otherwise = That’s allowed, too. But let’s stick to the lesson: do what it says here, or let me show you.
lesson-watch = Watch the others…
lesson-coach = What to do
