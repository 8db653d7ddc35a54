## 集計
count-total = 全 { $count } 問：
count-unique = 唯一解 { $count } 問
count-multiple = 複数解 { $count } 問
count-none = 解なし { $count } 問
count-invalid = 読み取り不能 { $count } 件
count-correct = 正しい解答 { $count } 問
count-incorrect = 正しくない解答 { $count } 問
count-not-found = 見つからず { $count } 問
count-rank-1 = ランク1 { $count } 問
count-rank-2 = ランク2 { $count } 問
count-rank-3 = ランク3 { $count } 問
count-rank-4 = ランク4 { $count } 問
count-rank-5 = ランク5 { $count } 問
count-rank-6 = ランク6 { $count } 問
count-rank-7 = ランク7 { $count } 問
count-rank-8 = ランク8 { $count } 問

## Summaries of many puzzles
summary-unique = 唯一解の問題 { $count } 問
summary-multiple = 複数解 { $count } 問は除く
summary-none = 解なし { $count } 問は除く
summary-invalid = 読み取り不能 { $count } 件
summary-rank = ランク
summary-count = 問題数
summary-share = 割合
summary-error = 標準誤差
summary-shares = { $weight ->
    [controlled-bias] すべての極小問題に占める割合（偏りの分かる問題集。ヒントn個の問題をC(81, n)の重みで数える）
   *[one] これらの問題に占める割合
}
summary-mean-clues = ヒント数の平均 { $clues }
