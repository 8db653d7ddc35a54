## 変換
sum-moved-along = 正規形はヒントだけで決まります。{ $count }問の候補と記入済みの数字は、それに合わせて動かしました（最初は{ $place }）
sum-lost-candidates = { $count }問の候補は、この形式では表せないため失われます（最初は{ $place }）
sum-lost-blanks = { $count }問の候補が1個だけの空きマスは、この形式ではヒントと区別できないため、ヒントになりました（最初は{ $place }）
sum-lost-placed = { $count }問の記入済みの数字は、この形式ではヒントと区別できないため、ヒントになりました（最初は{ $place }）
sum-lost-answer = { $count }問の解答は、この形式では表せないため失われます（最初は{ $place }）
sum-lost-extra = { $count }問のコメントやほかの列は、この形式では表せないため失われます（最初は{ $place }）
