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

## 答え合わせ
play-several-solutions = この問題には解が2個以上あります
play-no-solution = この問題には解がありません

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
play-panel-empty = 行き詰まったら「次の一手」をどうぞ。見る場所、手筋、手のすべてから選べます。

## 線
play-pen-how = マスや候補から別のマスや候補までなぞるか、両方を順に押します。

## したことの読み上げ
