# The part of the front door for a player who has played before.

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

## The ranks
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

## The next lesson
home-lesson = Next lesson: { $name }
home-lesson-needed = Needed { $count } times in the last 7 days. Practise?
