# ウェブアプリの「印刷」のページ。

## 印刷する問題
print-what = 印刷する問題
print-given = 選んだ問題
print-collection = 問題集のすべて
print-empty-title = まだ問題がありません
print-empty = 作った問題や問題集で選んだ問題が、解答付きのページや小冊子になります。
print-try = 例題{ $count }問を表示
print-cut = 1回に印刷できるのは{ $most }問までです（全{ $all }問）
print-improper = 唯一解でない問題が{ $count }問あります

## 印刷のしかた
print-options = 印刷の設定
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-paper-half-letter = ハーフレター
print-paper-b5 = B5
print-paper-a5 = A5
print-paper-b6 = B6
print-paper-shinsho = 新書判
print-paper-size = { $name }（{ $width }×{ $height }mm）
print-per-page = 1ページの問題数
print-large = 大きな文字（1ページに1問）
print-order = 並び順
print-order-chosen = 選んだ順
print-order-rank = ランク順
print-chapters = 章分け
print-chapters-none = なし
print-chapters-rank = ランクごと
print-chapters-technique = 最も難しい手筋ごと
print-chapters-theme = テーマごと
print-chapters-theme-how = 問題集で最初に付けたタグが、その問題のテーマになります。
print-chapter-titles = 章の題名
print-chapter = { $number }章（{ $count }問）
print-headings = 番号・ランク・ヒント数・時間
print-origins = シードと番号（分かるもの）
print-candidates = 空きマスに候補を印刷
print-codes = 問題のリンクのQRコード
print-hardest = 各問題のいちばん難しい手の図と説明
print-hardest-how = 問題ごとに、いちばん難しい手筋が初めて必要になる直前の盤面に、その手を描いて説明します。
print-answers = 解答を別のページに付ける
print-divider = 解答の前に扉を入れる
print-title-page = 表紙を付ける
print-title = 題名
print-untitled = ナンプレ
print-booklet = 2つ折りの冊子にする
print-booklet-how = { $sheet }の用紙を横向きにして両面に印刷し（短辺とじ）、中央で折ります。
print-booklet-half = 1ページは用紙の半分の大きさです。
print-booklet-trim = 余りは印に合わせて切り落とします。
print-sheet-a3 = A3
print-sheet-letter = レター
print-sheet-b4 = B4
print-sheet-a4 = A4
print-sheet-b5 = B5

## ページ
print-summary = { $puzzles }問・{ $pages }ページ
print-summary-sheets = { $puzzles }問・{ $pages }ページ・用紙{ $sheets }枚
print-getting-steps = いちばん難しい手を探しています（{ $done }/{ $all }問）
print-preview = プレビュー
print-page = { $number }ページ
print-front = { $number }枚目の表
print-back = { $number }枚目の裏

## 紙面
print-minutes = 分
print-seconds = 秒
print-answers-title = 解答
print-steps-title = いちばん難しい手
print-step-line = { $number }. { $text }
print-chapter-rank = { $stars } { $rank }
print-chapter-other = そのほかの問題
print-rank-clues = { $rank }・{ $clues }
