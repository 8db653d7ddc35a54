## 問題集：どのページからでも入れる
collection-save = 問題集に追加
collection-count = { $count }問
collection-list = リスト
collection-new = 新しいリスト
collection-name = 名前
collection-unnamed = リスト{ $number }
collection-tags = タグ
collection-tags-example = お気に入り、雨の日に
collection-do = 追加
collection-saving = 保存しています
collection-saved = { $count }問を「{ $list }」に追加しました
collection-not-kept = このブラウザーでは保存できません（プライベートウィンドウなど）。ページを閉じると、問題集は消えます。
collection-full = ブラウザーの保存領域がいっぱいなので、何も保存できませんでした。すべてをファイルに保存してから問題を減らすと、保存できます。
collection-cancelled = 中止しました。何も変わっていません。
collection-failed = ブラウザーが保存できませんでした。ページを読み込み直すと、保存できることがあります。
collection-open = 問題集を開く
collection-title = 問題の名前
