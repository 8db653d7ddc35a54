## 解答
status-unique = 唯一解
status-multiple = 複数解
status-none = 解なし
status-invalid = 読み取り不能
clues = ヒント数 { $count }
calls = 呼び出し { $count } 回
first-calls = 最初の解まで { $count } 回
solutions = 解 { $count } 個
solutions-at-least = 解 { $count } 個以上
note-few-givens = ヒントが { $fewest } 個未満の問題は、解が一つに決まることがありません。
remark-clashes = ヒントどうしが矛盾しています。{ $clashes }。どのハウスでも各数字は一度だけのはずです

## 盤面
puzzle = 問題
answer = 解答
solution = 解答
solution-first = 解答の一つ
solution-second = 別の解答
mark-given = ヒント
mark-placed = 記入済み
mark-different = 相違
mark-clash = 重複
mark-wrong = 誤り

## 検証
verdict-correct = 正しい解答です
verdict-incorrect = 正しくない解答です
reason-blank = 空白のマス: { $cells }
reason-given-changed = 変わったヒント: { $cells }
