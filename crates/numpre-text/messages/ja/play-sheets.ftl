# 「解く」のパネルとシートの文言。盤面の表示後に読み込みます。
## バー
play-untitled = 問題

## 道具
play-more-puzzle = この問題
play-more-marks = メモ
play-more-share = 共有
play-more-app = アプリ
play-fill = 候補をすべて書き込む
play-forget-and-fill = 消した候補も含めて書き直す
play-clear-marks = メモをすべて消す
play-several = 複数選択
play-copy-link = リンクをコピー
play-filled = 候補を書き込みました
play-forgot-and-filled = 消した候補も戻して書き込みました
play-marks-cleared = メモをすべて消しました

## 仮置き
play-trial-depth = 仮置き中：{ $cell }に{ $digit }（{ $depth }段目）
play-trial-keep = 残す
play-trial-kept = 仮置きを残しました
play-trial-undone = 仮置きを取り消しました
play-trial-discard = 取り消す
play-trial-strike = 取り消して{ $cell }から{ $digit }を消す

## 次の一手
play-strength = 教える詳しさ
play-strength-of = 3段階中{ $strength }
play-more-help = もっと
play-where = どこを見る？
play-which = どの手筋？
play-show = くわしく見る
play-do = この手で進める
play-other = ほかの手
play-other-of = { $count }手のうち{ $number }番目
play-other-none = この手筋の手は、ほかにありません。
play-checked = 検算済み
play-frames = 手のこま
play-frame = { $count }こまのうち{ $number }こま目
play-frame-back = 前へ
play-frame-on = 次へ
play-inside = 中に{ $count }手
play-film-play = 再生
play-film-stop = 止める
play-hint-learn = この手筋を学ぶ
play-hint-any = 今回だけこの手筋を使う
play-looking = 探しています…
play-legend = 印の意味
play-chip-assumption = 仮
play-chip-conclusion = ∴

## 答え合わせ
play-which-block = どのブロック？
play-which-cell = どのマス？
play-mistake-tried = 仮置きした数字の間違いかもしれません。
play-go-back = 間違える前に戻す
play-go-back-short = 戻す

## なぜ入らないか
play-why = なぜ{ $digit }が入らない？
play-why-choose = 入らない理由を知りたい数字
play-why-where = どこか見る

## 新しい問題
play-rank = ランク
play-rank-needs-1 = 候補が1個になったマスを見つけるだけで解けます。
play-rank-needs-2 = 行・列・ブロックで入るマスが1つになった数字を見つけます。
play-rank-needs-3 = ロック候補を使います。ブロックの中で1行か1列、行・列の中で1ブロックにしか入らない数字です。
play-rank-needs-4 = 2国同盟（隠れ2国同盟も）を使います。
play-rank-needs-5 = 3国同盟（隠れ3国同盟も）を使います。
play-rank-needs-6 = 4国同盟（隠れ4国同盟も）を使います。
play-rank-needs-7 = 背理法を使います。仮定から矛盾を導いて候補を消します。
play-rank-needs-8 = 試行錯誤を使います。仮定の中でさらに仮定します。
play-logic-only = 仮定なしで解ける（ランク1～6）
play-symmetry = 対称
play-symmetry-none = なし
play-symmetry-point = 点対称
play-symmetry-vertical = 左右対称
play-symmetry-horizontal = 上下対称
play-symmetry-diagonal = 斜めの線対称
play-symmetry-antidiagonal = 逆の斜めの線対称
play-symmetry-rotate = 90度の回転対称
play-symmetry-full = すべて
play-start = 解く
play-keep-game = いまの問題は「途中の問題」に残ります。
play-games = 途中の問題
play-no-games = ほかに途中の問題はありません
play-game-progress = { $all }マス中{ $done }マス
play-game-remove = 途中の問題「{ $game }」を削除
play-game-removed = 途中の問題を削除しました

## ヘルプ
play-alike = 中身が同じマスをすべて選ぶ

## 完成
play-another = もう1問
play-solved = 正解です
play-faster = 中央値より{ $time }速い
play-slower = 中央値より{ $time }遅い
play-new-best = このランクの最短記録
play-best = このランクの最短
play-best-before = これまでの最短
play-median = 自分の中央値
play-hints = 次の一手
play-no-hints = なし
play-hint-1 = 場所{ $count }回
play-hint-2 = 手筋{ $count }回
play-hint-3 = 手順{ $count }回
play-mistakes = 間違い
play-needed = 必要な手筋：{ $techniques }
play-needed-one = { $technique }×{ $count }
play-needed-lately = この7日間で{ $count }回、次の一手を使った手筋：{ $technique }
play-practise = 練習する
play-lesson-done = レッスン「{ $technique }」の1段階が終わりました。
play-lesson-on = コースに戻る
play-singles-only = 必要な手筋：単独・最後の候補だけ
play-next = 次の「{ $rank }」
play-next-in-list = リストの次へ（{ $count }問中{ $place }問目）
play-list-solved = 「{ $name }」の問題をすべて解きました。
play-harder = もっと難しく
play-walk = 全手順を見る
play-share-text = numpre・{ $stars } { $rank }・{ $time }・次の一手{ $hints }回
play-share-day = numpre・{ $day }・{ $stars } { $rank }・{ $time }・次の一手{ $hints }回

## 操作と残りの読み上げ
play-row-told = { $house }：{ $cells }。残り{ $digits }
play-row-told-full = { $house }：{ $cells }。残りなし
play-left = 残り：{ $counts }
play-left-one = { $digit }が{ $count }個
play-line-end = { $cell }の{ $digit }
play-line-solid = { $from }から{ $to }への{ $colour }の線
play-line-dashed = { $from }から{ $to }への{ $colour }の破線
play-line-arrow = { $from }から{ $to }への{ $colour }の矢印
play-line-begun = { $from }から線を引きます。もう一方の端を選んでください。
play-line-stopped = 線を引くのをやめました
play-line-gone = { $from }から{ $to }への線を消しました

## 次の一手・確認・できない理由
play-step-done = 進めました：{ $notation }
play-step-unseen = 消した候補は、次の手を探すときに使います
play-hint-told = 次の一手。{ $text }
play-all-correct = ここまでは合っています
play-mistake = どこかに間違いがあります
play-went-back = 間違える前に戻しました
play-why-ask = 答えが分かってしまうかもしれません。見ますか？
play-why-peer = { $peer }に{ $digit }があり、{ $cell }も{ $house }にあるからです
play-blanks = { $count ->
    [1] 空き
   *[other] 空きマス{ $count }個
}
help-keys = キー操作

## コピー・待ち時間
copy-puzzle = 問題をコピー
copied = コピーしました
not-copied = ブラウザーの制限により、コピーできませんでした。
link-copied = リンクをコピーしました
getting-ready = 準備しています…

## 戻した操作・やり直した操作
play-undo-told = 元に戻しました：{ $what }
play-redo-told = やり直しました：{ $what }
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
