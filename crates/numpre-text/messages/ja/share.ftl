# ウェブアプリの、結果の共有。

share = 共有
share-picture = 画像を共有
share-save = 画像を保存
share-saved = 画像を保存しました
share-copy = 画像をコピー
share-text = テキストで共有
share-whole = 解答も見せる
share-hints = 次の一手{ $hints }回
share-day = numpre・{ $day }・{ $stars } { $rank }
share-failed = 画像を共有できませんでした。代わりに保存できます。
share-copy-failed = 画像をコピーできませんでした。代わりに保存できます。
share-no-picture = このブラウザーでは画像を作れません。テキストは共有できます。
