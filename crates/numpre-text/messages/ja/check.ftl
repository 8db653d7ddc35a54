# ウェブアプリの「問題を調べる」のページと、「問題集」と共通の文。

## 読み込み
check-input = 問題
check-placeholder = 問題を貼り付けるか、ファイルをここへ
check-empty-title = 貼り付けた問題やファイルを調べます
check-empty = 1問ならすぐに調べ、たくさんあれば表にします。よく使われる形式やほかのサイトのリンクは自動で見分けます。
check-try = 例を1問試す
check-try-many = 例を{ $count }問試す
check-open = ファイルを開く
check-clear = 消す
check-pasted = 貼り付けたテキスト
check-file = { $name }（{ $size }KB）
check-too-large = ファイルが大きすぎます。読み込めるのは{ $most }MBまでです。
check-replaced = 前に読み込んだ内容を消しました
check-kept = 消すまでこのブラウザーに残ります（{ $most }MBまで）。
check-too-large-to-keep = { $most }MBを超えているため、ページを読み込み直すと消えます。
check-not-kept = このブラウザーでは保存できないため、ページを読み込み直すと消えます。
check-reading = 読み込んでいます…
check-nothing = 問題が見つかりません。81個の数字、盤面、リンクのどれかを貼り付けてください。
check-read = { $count }問を読み込みました
check-faults = { $count }行は読めませんでした
check-place-cell = { $cell }：{ $text }
check-place = { $line }行目の{ $column }列目：{ $text }
check-format = { $format }（{ $count }）
check-format-line-81 = 81文字
check-format-nine-lines = 9行
check-format-framed = 罫線付き
check-format-candidates = 候補付き
check-format-sdm = SDM
check-format-csv = 表（CSV）
check-format-xlsx = ブック（.xlsx）
check-format-opensudoku = OpenSudoku（XML）
check-format-givens-placed-deleted = ヒント・記入済みの数字・消した候補
check-format-hodoku = HoDoKuのライブラリ
check-format-sukaku = 729個の候補
check-format-sudokuwiki = SudokuWikiのリンク
check-format-numpre = このページのリンク
check-format-sudokuexchange = SudokuExchangeのリンク
check-format-puzz-link = puzz.linkのリンク
check-format-tatham = SoloのゲームID
check-format-f-puzzles = f-puzzlesのリンク
check-format-sudokupad = SudokuPadのリンク
check-rating = 判定
check-rated = { $all }問中{ $done }問を判定

## 1問
check-proper = 唯一解です
check-solved = すでに解けています
check-several = 複数解
check-none = 解がありません
check-unreadable = 読み取り不能
check-solutions = 解が{ $count }個あります
check-solutions-at-least = 解が{ $count }個以上あります
check-rank = ランク{ $rank }：{ $name }
check-se-ask = Sudoku Explainerの評価
check-se-busy = 評価中…
check-se = Sudoku Explainer 1.2.1（ER/EP/ED）：{ $figures }
check-se-hardest = 最も難しい手：{ $technique }
check-se-late = Sudoku Explainer：{ $seconds }秒以内に評価できませんでした。
check-times = { $count }回
check-play = この問題を解く
check-steps = 1手ずつ見る
check-steps-all = 全{ $count }手
check-steps-so-far = { $count }手まで…
check-step-back = 前の手
check-step-on = 次の手
check-show-solution = 解を見る
check-both = 2つの解
check-differ = { $count }マスが違います
check-solution = 解{ $number }。{ $rows }
check-board = 盤面。{ $rows }

## たくさんの問題
check-table = 結果
check-bars = 結果で絞り込む
check-count = { $count }問
check-order = 並び順
check-order-number = 読み込んだ順
check-order-rank = ランク
check-order-clues = ヒント数
check-ascending = 昇順
check-descending = 降順
check-shown = { $all }件中{ $shown }件を表示
check-chosen = { $number }番
check-to-table = 表に戻る

## 解答の検証
check-answers = 解答を検証する
check-answers-placeholder = 解答を、問題と同じ順に
check-pairs = 解答を{ $answers }件読み込みました。間違い{ $wrong }件
check-answer = 解答
check-correct = 正しい解答です
check-incorrect = 正しくない解答です
check-answer-right = 正しい解答
check-answer-wrong = 解答に間違い
check-only-wrong = 間違いのある解答だけ（{ $count }）
check-reason-blank = 空きマス{ $count }個：{ $cells }
check-reason-changed = 書き換えられたヒント{ $count }個：{ $cells }

## ファイル
export = 書き出す
export-line-81 = 1問1行
export-csv = 表（CSV）
export-json = JSON（1行1問）
export-xlsx = ブック（.xlsx）
export-nine-lines = 1問9行
export-framed = 罫線付き
export-sdm = SDM（一覧）
export-hodoku = HoDoKu
export-sukaku = Sukaku（候補）
export-candidates = 候補付き
export-numpre = このページへのリンク
export-sudokuwiki = SudokuWiki
export-givens-placed-deleted = ヒント・記入済みの数字・消した候補
exported = { $count }問を書き出しました
