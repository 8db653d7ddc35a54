# The front door of the web app.

## A newcomer
home-title = Sudoku that tells you why.
home-about = 8 exact ranks. Hints that explain. Free, offline and private: nothing leaves this browser.
home-begin = I know Sudoku
home-teach = Teach me: 1 min
home-pick = Or pick a rank

## New puzzles
home-new = New puzzle
home-more = More choices
home-making = Making a puzzle of rank { $rank }: { $name }
home-not-made = The puzzle could not be made. { $reason }

## Other ways
home-learn = Learn a technique
home-learn-about = See it, practise it, use it
home-paste = Paste a puzzle
home-own = Set your own
home-private = Works offline. Nothing leaves this browser.
home-no-storage = This browser does not keep games (a private window?). Your game lasts as long as this page is open.
