## 問題集：どのページからでも入れる
collection-save = 問題集に入れる
collection-count = { $count }問
collection-list = リスト
collection-new = 新しいリスト
collection-name = 名前
collection-unnamed = リスト{ $number }
collection-tags = タグ
collection-tags-example = お気に入り、雨の日に
collection-do = 入れる
collection-saving = 保存しています
collection-saved = { $count }問を「{ $list }」に入れました
collection-not-kept = このブラウザーでは保存できません。問題集はページを閉じるまで使えます。
collection-open = 問題集を開く
collection-title = 問題の名前
