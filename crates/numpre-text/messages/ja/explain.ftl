## 解き方の説明
status-wrong = この盤面には間違いがあります
steps = 全{ $count }手
step-of-explainer = { $technique }（{ $er }）
step-of = { $count }手中{ $number }手目
step-keys = Space 次へ  b 戻る  q 終了  ? キー一覧
step-help =
    スペース・Enter・→：次の手へ。最後の手の後は次の問題へ
    b・Backspace・←：前の手へ戻る
    q・Esc：終了
    ?：このページ（どのキーでも戻る）
step-no-terminal = --stepは1手ごとにキーを待って表示します。出力とキー入力のできる端末が必要です（--outやgrid以外の--outputとは併用できません）
step-terminal-gone = 最後の手を示す前に、端末が閉じられました（{ $error }）
step-run = { $first }～{ $last }手目：数字が1つに決まるマス
board-refutation = 仮定から導かれること
board-conclusion = 結論
board-after = ここまでの手を進めた盤面

## 盤面の印
mark-cause = 理由
mark-remove = 消す
mark-place = 確定
mark-single = 候補は残り1個（まだ確定していない）
mark-block = 見るブロック
mark-assumption = 仮定
mark-order = 手の順
mark-contradiction = 矛盾
mark-conflict = 間違い
mark-places = マスの中は、上段が123、中段が456、下段が789。印だけのところは、その位置の数字を表します。
