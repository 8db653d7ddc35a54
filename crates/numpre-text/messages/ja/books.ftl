# ウェブアプリの「問題集」のページ。

## リスト
books-lists = リスト
books-all = すべての問題
books-puzzles = 問題の一覧
books-empty-title = まだ問題がありません
books-empty = 保存した問題や作った問題がここに並びます。データはこのブラウザーの中だけにあります。
books-examples = 例題
books-examples-add = 例題を{ $count }問追加
books-examples-added = 例題を{ $count }問追加しました
books-drop-list = { $count ->
    [0] このリストを削除
   *[other] このリストと中の{ $count }問を削除
}
books-list-renamed = 「{ $before }」の名前を「{ $name }」に変えました
books-named = 「{ $title }」と名付けました
books-unnamed = 名前「{ $title }」を削除しました
books-noted = メモを変えました
books-moved = 「{ $name }」を{ $place }番目に移しました
books-gone = ほかのタブで削除されたため、変更できませんでした。
books-list-dropped = 「{ $list }」を削除しました
books-list-restored = 「{ $list }」を復元しました
books-list-erased = 「{ $list }」を完全に削除しました
books-removed = 最近削除したリスト：{ $count }
books-removed-note = 削除したリストは{ $days }日間、復元できます。
books-removed-left = 残り{ $days }日
books-removed-restore = { $name }を復元
books-removed-restore-short = 復元
books-removed-erase = { $name }を完全に削除
books-removed-erase-short = 完全に削除

## 表示
books-show = 表示
books-show-all = すべて
books-show-unsolved = まだ解いていない
books-show-solved = 解いた
books-tag = タグ
books-any-tag = すべて
books-order-order = 追加した順
books-order-rank = ランク
books-order-clues = ヒント数
books-order-added = 追加した日
books-shown = { $count }問（解いた問題は{ $solved }問）
books-drag = カードのつまみをドラッグすると並べ替えられます。

## 1問
books-puzzle = 問題{ $number }
books-no-rank = ランクなし
books-solved = 解きました
books-alike = 同型の問題が{ $count }問
books-choose = { $name }を選ぶ
books-play = { $name }を解く
books-look = 調べる
books-play-list = リストを解く
books-edit = { $name }の名前とメモを変える
books-note = メモ
books-note-save = 保存
books-move = { $name }を移動
books-move-up = { $name }を前へ移動
books-move-down = { $name }を後ろへ移動
books-check = { $name }を調べる

## 選んだ問題
books-chosen = { $count }問を選択中
books-choose-none = 選択を解除
books-tag-add = タグを付ける
books-tag-remove = タグを外す
books-tagged = { $count }問のタグを変えました
books-drop = 問題集から削除
books-dropped = { $count }問を削除しました

## 保存と復元
books-file = バックアップ
books-save-all = すべてをファイルに保存
books-restore = ファイルから復元
books-restoring-read = ファイルを読み込んでいます…
books-restoring-written = 復元しています：{ $of }件中{ $done }件
books-restored = 復元しました：{ $puzzles }問、途中の問題{ $games }問、記録{ $results }件
books-restored-damaged = { books-restored }。壊れている項目{ $damaged }件は読み込みませんでした
books-damaged = 保存されている項目のうち{ $count }件は壊れているため、表示していません。
books-brought-back = 元に戻しました
books-not-ours = numpreで保存したファイルではありません。「すべてをファイルに保存」で保存したファイルを選んでください。
books-later = 新しいバージョンで保存したファイルなので読めません。ページを読み込み直して、もう一度復元してください。
