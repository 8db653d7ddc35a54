# The language, and the words that sentences are made of.

written-in = ASCII
# Between thousands: , . ’ a blank, or nothing.
group-separator = ,
language-name = English

## Houses and cells
house-row = row { $number }
house-rows = rows { $numbers }
house-column = column { $number }
house-columns = columns { $numbers }
house-block = block { $number }
house-blocks = blocks { $numbers }
cell = { $name }
cell-separator = { ", " }
cells-and-name = { $cells }
cell-last = { " and " }
digit-separator = { ", " }
digit-last = { " and " }
any-separator = { ", " }
any-last = { " or " }
or-separator = { ", " }
or-last = { " or " }
no-cell-separator = { ", " }
no-cell-last = { " and " }
clash = { $digit } { $count ->
    [2] twice
   *[other] { $count } times
} in { $house } ({ $cells })
list-or = { " or " }
clash-separator = { "; " }
list-separator = { ", " }

## Ranks
rank-1 = very easy
rank-2 = easy
rank-3 = moderate
rank-4 = tricky
rank-5 = hard
rank-6 = very hard
rank-7 = fiendish
rank-8 = extreme
rank = { $stars } { $name }
rate-se = { $rater }: ER { $er }, EP { $ep }, ED { $ed }
rate-hardest = Hardest step: { $technique }
rate-se-isomorphs = ER of { $count } random isomorphs: { $lowest } to { $highest }
rate-not-rated = not rated: the time was up
rate-hodoku = HoDoKu: score { $score }, level { $level }
hodoku-easy = easy
hodoku-medium = medium
hodoku-hard = hard
hodoku-unfair = unfair
hodoku-extreme = extreme
rate-uses = { $technique }: { $count }
