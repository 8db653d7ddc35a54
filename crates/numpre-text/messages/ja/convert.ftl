## 変換
sum-moved-along = { $count }問では、最小なのはヒントの並びだけで、候補や記入済みの数字はそれに合わせて動かしました（最初は { $place }）
sum-lost-candidates = { $count }問の候補が失われました。この形式では表せません（最初は { $place }）
sum-lost-placed = { $count }問で、記入済みの数字がヒントになりました（最初は { $place }）
sum-lost-answer = { $count }問の解答が失われました。この形式では表せません（最初は { $place }）
sum-lost-extra = { $count }問のコメントやほかの列が失われました。この形式では表せません（最初は { $place }）
