# 「解く」のパネルとシートの文言。盤面の表示後に読み込みます。
## バー
play-untitled = 問題

## 道具
play-auto = 候補の自動表示
play-fill = 候補をすべて書き込む
play-forget-and-fill = 消した候補も含めて書き直す
play-clear-marks = メモをすべて消す
play-several = 複数選択
play-copy-link = リンクをコピー
play-filled = 候補を書き込みました
play-forgot-and-filled = 消した候補も戻して書き込みました
play-marks-cleared = メモをすべて消しました

## 次の一手
play-strength = 教える詳しさ
play-where = どこを見る？
play-which = どの手筋？
play-show = くわしく見る
play-do = この手で進める
play-other = ほかの手
play-other-of = { $count }手のうち{ $number }番目
play-checked = 検算済み
play-frames = 手のこま
play-frame = { $count }こまのうち{ $number }こま目
play-frame-back = 前へ
play-frame-on = 次へ
play-film-play = 再生
play-film-stop = 止める
play-hint-learn = この手筋を学ぶ
play-hint-any = 今回だけこの手筋を使う
play-looking = 探しています…
play-legend = 印の意味
play-chip-assumption = 仮
play-chip-contradiction = ✕
play-chip-conclusion = ∴

## 答え合わせ
play-which-block = どのブロック？
play-which-cell = どのマス？
play-go-back = 間違える前に戻す

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

## ヘルプ
play-alike = 中身が同じマスをすべて選ぶ
