# The front door of the web app.

## A newcomer
home-title = Sudoku that tells you why.
home-about = 8 exact ranks. Hints that explain. Free, offline and private: nothing leaves this browser.
home-begin = I know Sudoku
home-teach = Teach me: 1 min
home-pick = Or pick a rank

## The latest game
home-continue = Continue
home-to-go = { $count ->
    [one] 1 cell to go
   *[other] { $count } cells to go
}
home-others = { $count ->
    [one] 1 other game
   *[other] { $count } other games
}

## The puzzle of the day
home-today = Today’s puzzle
home-today-play = Play today’s puzzle
home-week = The last 7 days
home-day-solved = { $day }, solved
home-day-open = { $day }, not solved

## New puzzles
home-new = New puzzle
home-more = More choices
home-needs-1 = Cells with one digit left
home-needs-2 = Digits with one place left
home-needs-3 = Locked candidates
home-needs-4 = Pairs
home-needs-5 = Triples
home-needs-6 = Quads
home-needs-7 = Chains and negation
home-needs-8 = Trial and error
home-solved = { $count } solved
home-best = best { $time }
home-not-tried = not yet solved
home-making = Making a puzzle of rank { $rank }: { $name }
home-not-made = The puzzle could not be made. { $reason }

## Other ways
home-learn = Learn a technique
home-learn-about = See it, practise it, use it
home-lesson = Next lesson: { $name }
home-lesson-needed = Needed { $count } times in the last 7 days. Practise?
home-paste = Paste a puzzle
home-own = Set your own
home-private = Works offline. Nothing leaves this browser.
home-no-storage = This browser does not keep games (a private window?). Your game lasts as long as this page is open.
