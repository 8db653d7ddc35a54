## 解くのにかかる手間
work-steps = 全{ $steps }手
work-refutations = 矛盾を導く推論は合わせて{ $sum }手、最長{ $longest }手
work-moments = 山場は{ $count }回、糸口がいちばん少ないときで{ $narrowest }か所
