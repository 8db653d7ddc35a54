# 言語と、文を組み立てる言葉。

written-in = { "" }
# 3桁ごとの区切り。, . ’ 空白、またはなし。
group-separator = ,
language-name = 日本語

## 行・列・ブロックとマス
house-row = { $number }行目
house-rows = { $numbers }行目
house-column = { $number }列目
house-columns = { $numbers }列目
house-block = ブロック{ $number }
house-blocks = ブロック{ $numbers }
cell = { $row }行{ $column }列
cell-separator = 、
cells-and-name = { $cells }（{ $name }）
cell-last = 、
digit-separator = ・
digit-last = ・
any-separator = ・
any-last = ・
or-separator = か
or-last = か
no-cell-separator = も
no-cell-last = も
clash = { $house }に{ $digit }が{ $count }個あります：{ $cells }
list-or = か
clash-separator = 、
list-separator = 、

## ランク
rank-1 = 大変やさしい
rank-2 = やさしい
rank-3 = 普通
rank-4 = ちょっと難しい
rank-5 = 難しい
rank-6 = 難しい（4国）
rank-7 = 大変難しい
rank-8 = 超難問
rank = { $stars } { $name }
rate-se = { $rater }: ER { $er }、EP { $ep }、ED { $ed }
rate-hardest = 最も難しい手：{ $technique }
rate-se-isomorphs = ランダムな同型の問題{ $count }問のER：{ $lowest }～{ $highest }
rate-not-rated = 評価なし（時間切れ）
rate-hodoku = HoDoKu：スコア{ $score }、レベルは{ $level }
hodoku-easy = 易しい
hodoku-medium = 普通
hodoku-hard = 難しい
hodoku-unfair = 理不尽
hodoku-extreme = 極悪
rate-uses = { $technique }：{ $count }回
