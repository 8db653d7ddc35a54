## Counts
count-total = { $count } problems:{ " " }
count-unique = { $count } with one solution
count-multiple = { $count } with several
count-none = { $count } impossible
count-invalid = { $count } unreadable
count-correct = { $count } answered correctly
count-incorrect = { $count } not
count-not-found = { $count } not found
count-rank-1 = { $count } of rank 1
count-rank-2 = { $count } of rank 2
count-rank-3 = { $count } of rank 3
count-rank-4 = { $count } of rank 4
count-rank-5 = { $count } of rank 5
count-rank-6 = { $count } of rank 6
count-rank-7 = { $count } of rank 7
count-rank-8 = { $count } of rank 8
