# ウェブアプリの「問題を作る」のページ。

make-how = 作り方
make-by-order = 条件で作る
make-by-hand = 自分で配置する
make-order = 条件
make-clues = ヒント数
make-clues-fewest = 下限
make-clues-most = 上限
make-minimal = 極小（どのヒントも欠かせない）
make-seed = シード
make-seed-random = おまかせ
make-pattern = ヒントの位置を描く
make-pattern-help = 盤面をなぞると、対称の位置も一緒に塗られます。キーボードでは矢印キーで動き、スペースで塗ったり消したりします。
make-pattern-count = { $count }マスを塗りました
make-pattern-too-few = { $count }マスを塗りました。ヒントが17個未満の問題はありません
make-pattern-clear = すべて消す
make-pattern-cleared = 塗った{ $count }マスを消しました
make-replaced = できていた{ $count }問を置き換えました
make-pattern-keep = この問題の配置を使う
make-cell-painted = { $cell }、塗ったマス
make-cell-left = { $cell }、塗っていないマス

## できた問題
make-which = シード{ $seed }の{ $index }番
make-looking = 探しています…
make-play = 解く
make-another = もう1問
make-not-found = この条件では見つかりませんでした
make-nearest = 最も近い問題を見る
make-nearest-shown = 最も近い問題：ランク{ $rank }、ヒント{ $clues }個

## まとめて作る
make-many = まとめて作る
make-count = 問題数
make-start = 作る
make-cancel = 中止
make-continue = 続ける
make-progress = { $of }問中{ $done }問
make-done = { $count }問できました
make-missing = { $count }問は見つかりませんでした
make-previous = 前の問題
make-next = 次の問題
make-place = 問題
make-place-of = / { $count }

## 自分で配置する
make-hand-board = 作っている問題
make-hand-clear = 最初から
make-hand-edit = この問題に手を入れる
make-hand-cell-given = { $cell }、{ $digit }、ヒント
make-hand-cell-spare = { $cell }、{ $digit }、省けるヒント
make-hand-cell-blank = { $cell }、空き、入りうる数字{ $digits }
make-hand-cell-unique = { $cell }、空き、入りうる数字{ $digits }、唯一解になる数字{ $unique }
make-hand-cell-impossible = { $cell }、空き、入る数字なし
make-hand-none = 解がありません
make-hand-clash = 同じ行・列・ブロックに同じ数字があります
make-hand-unique = 唯一解です
make-hand-several = 解が{ $count }個あります
make-hand-at-least = 解が{ $count }個以上あります
make-hand-ways = { $count ->
    [0] ヒントを1個加えるだけでは、まだ唯一解になりません
   *[other] ヒントを1個加えて唯一解にする置き方：{ $count }通り
}
make-hand-spare = { $count ->
    [0] どのヒントも欠かせません（極小）
   *[other] { $count }個のヒントのうち、どれか1個を省けます
}
make-hand-minimal = 極小にする
make-hand-minimal-done = ヒントを{ $count }個減らしました。残りはどれも欠かせません
make-hand-leave-out = このヒントを省く
make-hand-clues = ヒント{ $count }個
make-hand-show = 表示
make-hand-show-possible = 入りうる数字
make-hand-show-unique = 唯一解にできる数字（丸）
make-hand-show-spare = 不要なヒント（白抜き）
make-hand-empty = マスに数字を置くと、解の個数がそのつど変わります。
make-hand-try = 例から始める
make-hand-erase = 消す
make-hand-digits = 数字
make-hand-undo = 元に戻す
make-hand-redo = やり直す

## 手作りの下書き
make-drafts = 下書き
make-drafts-none = ここで作った問題は下書きとして残ります。名前を付けて、いくつでも作れます。
make-draft-name = 下書き{ $number }
make-draft-copy = { $name }の写し
make-draft-new = 新しい下書き
make-draft-rename = { $name }の名前
make-draft-open = { $name }を開く
make-draft-open-short = 開く
make-draft-open-now = 盤面にあります
make-draft-duplicate = { $name }を複製
make-draft-duplicate-short = 複製
make-draft-remove = { $name }を削除
make-draft-remove-short = 削除
make-patterns = 配置
make-patterns-none = 描いた配置をここに残せます。名前を付けて、いくつでも残せます。
make-pattern-save = この配置を残す
make-pattern-name = 配置{ $number }
make-pattern-kept = 「{ $name }」を残しました
make-pattern-fact = { $count }マス、対称：{ $symmetry }
make-draft-removed = 「{ $name }」を削除しました

## 丸で囲んだ数字のランク
make-ring-title = あと1つ数字を置くと
make-ring-searching = 丸で囲んだ数字のランクを調べています
make-ring-digit = { $cell }＝{ $digit }
make-ring-more = ほか{ $count }個
