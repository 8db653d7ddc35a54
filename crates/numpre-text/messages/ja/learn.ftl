# ウェブアプリの「手筋を学ぶ」のページ。

learn-intro = コースの順です。パーセントは、すべての極小問題に占めるそのランクの割合です。
learn-no-rank = ランクなし
learn-share = { $share }%
learn-share-about = すべての極小問題の{ $share }%がこのランクです。
learn-also = ほかの呼び名：{ $names }
learn-conditions = 条件
learn-walk = 問題を最後までたどる
learn-walk-about = どの問題でも、解き方を1手ずつたどれます。
learn-walk-other = ほかの問題
learn-no-picture = 図を描けませんでした

## 練習
learn-find = { $technique }を見つけてください
learn-preparing = 練習問題を作っています…
learn-none = 練習問題が見つかりませんでした。再試行できます。
learn-mode = 数字キーの操作
learn-mode-place = 確定する
learn-mode-remove = 候補を消す
learn-right = そのとおりです！
learn-right-so-far = 正解です。消せる候補があと{ $left }個あります
learn-other = 正しい手ですが、練習中の手筋とは別です（{ $technique }）
learn-correct = 正しい手ですが、練習中の手筋とは別です
learn-wrong = { $what }は正しくありません
learn-placed = { $cell }を{ $digit }に確定する手
learn-removed = { $cell }から{ $digit }を消す手
learn-choose = 空きマスを選び、数字を押してください
learn-not-there = { $cell }の候補に{ $digit }はありません
learn-next = 次の練習問題
learn-skip = 別の盤面
learn-help = 困ったら
learn-cell = { $cell }、候補{ $digits }
learn-cell-full = { $cell }、{ $digit }
learn-count = { $count ->
    [0] まだ見つけていません
   *[other] 見つけた数：{ $count }
}

## 最後までたどる
learn-walk-puzzle = 問題（どの形式でも）
learn-walk-show = 手順を見る
learn-walk-latest = いま解いている問題
learn-walk-play = この問題を解く
learn-walk-working = { $count }手まで…
learn-walk-steps = 全{ $count }手
learn-walk-stuck = ここから先に進める手筋がありません。
learn-walk-improper = 唯一解の問題だけをたどれます。
learn-walk-filter = 手筋
learn-walk-filter-all = すべて
learn-walk-back = 前の手
learn-walk-on = 次の手
learn-walk-place = { $count }手中{ $number }手目
learn-walk-singles = 単独候補：{ $count }手
learn-walk-list = 手順

## 見つからないとき
learn-unknown = 「{ $name }」という手筋はありません。
learn-unknown-list = 手筋の一覧を見る

## 最初のレッスン
learn-first-number = { $count }問中{ $number }問目
learn-first-row = 1行に1～9が1つずつ
learn-first-row-do = 列も同じです。この行に足りない数字を、空きマスに入れてください。
learn-first-row-done = そのとおりです。この行に足りないのは9だけでした。
learn-first-block = 1ブロックにも1～9が1つずつ
learn-first-block-do = ブロックは9マスの正方形です。このブロックに足りない数字はどれですか。
learn-first-block-done = そのとおりです。ルールはこれだけです。行、列、ブロックに1～9が1つずつ入ります。
learn-first-notes = 候補はメモしておく
learn-first-notes-do = この行に足りないのは1と6です。左の空きマスに、両方をメモしてください。本番では「隅」か「中央」でメモします。
learn-first-notes-done = そのとおりです。どちらかが入らないとわかれば、もう一方に決まります。
learn-first-hint = 困ったら「次の一手」
learn-first-hint-do = まず、見る場所を教えます。もう一度押すと、くわしく教えます。わかったら数字を入れてください。
learn-first-hint-done = そのとおりです。ブロック3のほかの空きマスには、3が入りません。
learn-first-hint-1 = ブロック3を見てください。
learn-first-hint-2 = ブロック3で、入るマスが1つしかない数字があります。
learn-first-hint-3 = 2行目、3行目、7列目に3があるので、ブロック3で3が入るのは{ $cell }だけです。
learn-first-ask = まず「次の一手」を押すと、見る場所がわかります。
learn-first-cell = まず、色のついた所にある空きマスを選んでください。
learn-first-clash = { $digit }は{ $house }にもうあります。
learn-first-elsewhere = { $digit }ではありません。入るマスが1つしかない数字を探してください。
learn-first-one-more = もう1つの数字も入れてください。
learn-first-on = 次へ
learn-first-over = もう解けます
learn-first-over-about = 大変やさしい問題から始めましょう。困ったら、いつでも「次の一手」があります。
learn-first-play = 大変やさしい問題を解く

## コース
learn-tab-techniques = 手筋の一覧
learn-tab-walk = たどる
learn-course = コース
learn-course-about = どのレッスンも、見る、見つける、解く、の順に進みます。解くのは、その手筋が最も難しい手になる問題です。終わるごとに印がつきます。
learn-course-done = すべてのレッスンが終わりました。
learn-lesson = レッスン{ $number }（全{ $count }）
learn-rules = ルール
learn-rules-about = ルール、メモ、次の一手を1分で
learn-parts = レッスンの段階
learn-part-see = 見る
learn-part-find = 見つける
learn-part-solve = 1問解く
learn-part-done = 終了
learn-progress = { $count }段階中{ $done }段階まで終了
learn-found = 見つける：{ $found }/{ $count }
learn-needed = 最近つまずいた手筋
learn-needed-times = この7日間で、次の一手を{ $count }回使った手筋です。
learn-needed-count = 次の一手{ $count }回
learn-begin-rules = 始める
learn-begin-see = 例を見る
learn-begin-find = 見つける
learn-begin-solve = 問題を解く
learn-remove = 進み具合を消す
learn-course-removed = コースの進み具合を消しました
learn-not-kept = このブラウザーでは進み具合を保存できません。ページを閉じると消えます。
learn-see-on = 次は見つける
learn-find-done = 必要な数を見つけました。
learn-find-on = 次は1問解く
learn-solve-about = 問題を最後まで解きます。必要な手のうち最も難しいのは「{ $technique }」です。
learn-solve-hint = 次の一手を使ってもかまいません。問題を解き終えると、この段階は終わりです。
learn-solve-play = 問題を解く
learn-solve-continue = 問題の続きを解く
learn-solve-other = 別の問題
learn-solve-making = 問題を探しています…
learn-solve-none = 問題が見つかりませんでした。再試行できます。
learn-solve-rare = めったにない問題で、見つかりませんでした。代わりの問題にはこの手筋が必要ですが、もっと難しい手もあるかもしれません。
learn-solve-title = レッスン：{ $technique }
learn-solve-done = 1問解きました。
learn-next-lesson = 次のレッスン：{ $name }
