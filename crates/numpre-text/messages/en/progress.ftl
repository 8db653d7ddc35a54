## Progress
progress-of = { $count } / { $all } puzzles
progress-of-about = { $count } / ~{ $all } puzzles
progress-done = { $count } puzzles
progress-rate = { $count }/s
progress-left = { $time } left
