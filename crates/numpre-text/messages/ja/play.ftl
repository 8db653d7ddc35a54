# ウェブアプリの「解く」のページ。

## バー
play-clues = ヒント{ $clues }個
# 今日の問題の名前。例：「今日の問題、11月28日」。
play-daily = { $when ->
    [today] 今日の問題、{ $date }
   *[past] { $date }の問題
}
play-pause = 一時停止
play-resume = 再開
play-resumed = 再開しました
play-paused = 一時停止中
play-clock = 時間{ $time }

## 道具
play-tools = 道具
play-undo-told = 元に戻しました：{ $what }
play-redo-told = やり直しました：{ $what }
play-nothing-to-undo = 元に戻すものはありません
play-nothing-to-redo = やり直すものはありません
play-clear = 消す
play-mode = 入力するもの
play-mode-digit = 数字
play-mode-corner = 隅
play-mode-centre = 中央
play-mode-candidate = 候補
play-mode-colour = 色
play-mode-pen = ペン
play-more = その他
play-auto = 候補の自動表示
play-tool-auto = 候補
play-tool-check = 答え合わせ
play-new-short = 新しく
play-new = 新しい問題
play-start-over = 最初から
play-continued = 前回の続きから始めました
play-started-over = 最初の盤面に戻しました
play-auto-on = 候補の自動表示：オン
play-auto-off = 候補の自動表示：オフ
play-auto-show = 候補を表示

## 数字キー
play-pad = 数字
play-pad-marks = メモ
play-pad-key = { $digit }、残り{ $left }個
play-pad-colour = 色{ $letter }
play-colour-1 = 赤
play-colour-2 = 橙
play-colour-3 = 黄
play-colour-4 = 緑
play-colour-5 = 青緑
play-colour-6 = 青
play-colour-7 = 紫
play-colour-8 = 桃
play-colour-9 = 灰

## 手助け
play-hint = 次の一手
play-check = 答え合わせ
play-try = 仮置き

## マスの読み上げ
play-column-spoken = { $column }列
play-row-spoken = { $row }行
play-cell-given = { $cell }、{ $digit }、ヒント
play-cell-entry = { $cell }、{ $digit }
play-cell-tried = { $cell }、{ $digit }、仮置き
play-cell-blank = { $cell }、空き
play-cell-marked = { $cell }、{ $marks }
play-cell-coloured = { $text }、{ $colours }
play-marks-candidates = 候補{ $digits }
play-marks-corner = 隅{ $digits }
play-marks-separator = 、
play-blanks = { $count ->
    [1] 空き
   *[other] 空きマス{ $count }個
}

## したこと
play-entered = { $digit }
play-cleaned = { $digit }。{ $count }マスの候補から{ $digit }を消しました
play-clash = { $house }に{ $digit }が{ $count }個あります
play-held = { $cell }に{ $digit }は入りません。{ $peer }に{ $digit }があります
play-is-given = { $cell }はヒントです
play-select-first = 先にマスを選んでください
play-choose-blank = 空きマスを1つ選んでください

## 仮置き
play-trial-choose = { $cell }に仮置きする数字を選んでください
play-trial = 仮置き中：{ $cell }に{ $digit }

## 次の一手
play-step-done = 進めました：{ $notation }
play-step-unseen = 消した候補は、次の手を探すときに使います
play-hint-told = 次の一手。{ $text }

## 答え合わせ
play-all-correct = ここまでは合っています
play-mistake = どこかに間違いがあります
play-went-back = 間違える前に戻しました
play-several-solutions = この問題には解が2個以上あります
play-no-solution = この問題には解がありません

## なぜ入らないか
play-why-peer = { $peer }に{ $digit }があり、{ $cell }も{ $house }にあるからです
play-why-ask = 答えが分かってしまうかもしれません。見ますか？

## 解き終わり
play-wrong-full = すべて埋まりましたが、間違いがあります
play-solved-told = 正解です。{ $time }
play-time-spoken = { $hours ->
    [0] { "" }
   *[other] { $hours }時間
}{ $minutes ->
    [0] { "" }
   *[other] { $minutes }分
}{ $seconds }秒

## 2つのタブ
play-elsewhere = この問題は別のタブで開いています
play-continue-here = ここで続ける

## ヘルプ
help-keys = キー操作
play-panel-empty = 行き詰まったら「次の一手」をどうぞ。見る場所、手筋、手のすべてから選べます。

## 線
play-pen-how = マスや候補から別のマスや候補までなぞるか、両方を順に押します。

## したことの読み上げ
play-deed-digit = { $cell }の{ $digit }
play-deed-corner = { $cell }の隅の{ $digit }
play-deed-centre = { $cell }の中央の{ $digit }
play-deed-candidate = { $cell }の候補の{ $digit }
play-deed-colour = { $cell }の色{ $letter }
play-deed-line = { $from }から{ $to }への線
play-deed-cleared = { $cell }の消去
play-deed-filled = 候補の書き込み
play-deed-forgot-and-filled = すべての候補の書き込み
play-deed-marks-cleared = メモの消去
play-deed-started-over = 最初からのやり直し
play-deed-went-back = 間違える前への巻き戻し
play-deed-pasted = 貼り付け
play-deed-hint = 次の一手
play-deed-trial-begun = 仮置き（{ $cell }に{ $digit }）
play-deed-trial-kept = 仮置きを残す操作
play-deed-trial-discarded = 仮置きの取り消し
