# The page Help of the web app, without the keys.

help-rules = The rules
help-rules-text = Fill in the blank cells. Every row, every column and every block of 9 cells has each digit from 1 to 9 once. A puzzle here has exactly one solution.
help-lesson = Learn it on the board, in a minute
help-course = See the course of all techniques
help-terms = Words
help-term-given = Given
help-term-given-is = A digit that the puzzle begins with. It is bold and cannot be changed.
help-term-candidate = Candidate
help-term-candidate-is = A digit that a cell may still be. “Auto” shows all of them; in the mode Candidate you remove one with its key.
help-term-corner = Corner and centre
help-term-corner-is = Two kinds of notes. Corner marks suit a digit with few places in a block, centre marks a cell with few digits.
help-term-try = What if?
help-term-try-is = Assume a digit and continue from there. Keep the digits afterwards, or undo them all with one tap.
help-term-rank = Rank
help-term-rank-is = There are 8 ranks, by the hardest technique that a puzzle needs: from cells with one digit left to trial and error.
help-term-checked = Checked
help-term-checked-is = An independent checker has confirmed the step of the hint from the rules.
help-about = About numpre
help-about-free = Free, without advertisements and without an account. The source is open (MIT or Apache-2.0).
help-about-private = Your games, results and lists are in this browser only. Nothing is sent anywhere.
help-about-offline = After the first visit, everything works offline: hints, ranks, new puzzles, printing.
help-about-proof = Every puzzle made here has exactly one solution, and every step of a hint is proved.
