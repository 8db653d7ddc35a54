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
