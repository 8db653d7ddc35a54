## Hints
hint-nothing = There is no such step.
hint-where = Look at { $place }.
hint-what = Look at { $place }: { $technique }.
