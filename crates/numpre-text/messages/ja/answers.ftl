## 解答
status-unique = 唯一解
status-multiple = 複数解
status-none = 解なし
status-invalid = 読み取り不能
clues = ヒント数{ $count }
calls = 呼び出し{ $count }回
first-calls = 最初の解まで{ $count }回
solutions = 解{ $count }個
counts-not-written = この出力には{ $option }で求めた数を書く場所がありません。--outputにgrid、json、csvのどれかを指定してください
solutions-at-least = 解{ $count }個以上
note-few-givens = ヒントが{ $fewest }個未満で唯一解になる問題はありません。

## 盤面
puzzle = 問題
answer = 解答
solution = 解
solution-first = 解の1つ
solution-second = 別の解
mark-given = ヒント
mark-placed = 記入済み
mark-different = 違うマス
mark-clash = 重複
mark-wrong = 間違い

## 検証
verdict-correct = 正しい解答です。
verdict-incorrect = 正しくない解答です。
reason-blank = 空きマス：{ $cells }
reason-given-changed = 書き換えられたヒント：{ $cells }
