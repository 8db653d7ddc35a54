## 集計
count-total = 全{ $count }問：
count-unique = 唯一解が{ $count }問
count-multiple = 複数解が{ $count }問
count-none = 解なしが{ $count }問
count-invalid = 読み取り不能が{ $count }件
count-correct = 正しい解答が{ $count }問
count-incorrect = 正しくない解答が{ $count }問
count-not-found = 見つからなかったのが{ $count }問
count-rank-1 = ランク1が{ $count }問
count-rank-2 = ランク2が{ $count }問
count-rank-3 = ランク3が{ $count }問
count-rank-4 = ランク4が{ $count }問
count-rank-5 = ランク5が{ $count }問
count-rank-6 = ランク6が{ $count }問
count-rank-7 = ランク7が{ $count }問
count-rank-8 = ランク8が{ $count }問

## 多くの問題のまとめ
summary-unique = 唯一解の問題{ $count }問
summary-unrated = そのうち難易度のない{ $count }問は除く
summary-multiple = 複数解の{ $count }問は除く
summary-none = 解なしの{ $count }問は除く
summary-invalid = 読み取り不能{ $count }件
summary-rank = ランク
summary-er = ER
summary-level = レベル
summary-technique = 最も難しい手筋
summary-count = 問題数
summary-share = 割合
summary-error = 標準誤差
summary-shares = { $weight ->
    [controlled-bias] すべての極小問題に占める割合（偏りの分かる問題集から。ヒントn個の問題をC(81, n)の重みで数える）
   *[one] これらの問題に占める割合
}
summary-mean-clues = ヒント数の平均は{ $clues }
