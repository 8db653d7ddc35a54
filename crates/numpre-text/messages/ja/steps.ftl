## 解き方の説明
status-wrong = この盤面には誤りがあります
remark-wrong-digits = { $count }マスの数字が誤っています。正解は{ $right }です
remark-wrong-removals = { $count }マスで、正解の数字まで候補から消えています。正解は{ $right }です
steps = 全{ $count }手
step-of = { $count }手中{ $number }手目
step-keys = Space 次へ  b 戻る  q 終了  ? キー一覧
step-help =
    スペース・Enter・→：次の手へ。最後の手の後は次の問題へ
    b・Backspace・←：前の手へ戻る
    q・Esc：終了
    ?：このページ（どのキーでも戻る）
step-no-terminal = --stepは1手ごとにキーを待って表示します。出力とキー入力のできる端末が必要です（--outやgrid以外の--outputとは併用できません）
step-terminal-gone = 端末がなくなりました（{ $error }）。最後の手まで端末が必要です
explain-nothing = もう解けています。
step-in-run = { $label } { $technique }：{ $text }
step-run = { $first }～{ $last }手目：数字が1つに決まるマス
board-refutation = 仮定から導かれること
board-conclusion = 結論
board-after = ここまでの手を進めた盤面

## 盤面の印
mark-cause = 理由
mark-remove = 消す
mark-place = 確定
mark-single = 候補は残り1つ（まだ確定していない）
mark-block = 見るブロック
mark-assumption = 仮定
mark-order = 手の順
mark-contradiction = 矛盾
mark-conflict = 誤り
mark-places = マスの中は、上段が123、中段が456、下段が789。印だけのところは、その位置の数字を表します。

## 文
list-last = と
sentence-separator = 。
effect-place = { $cell }は{ $digit }に確定
effect-remove = { $cells }から{ $digits }を消す
effect-separator = ；
cell-holds = { $cell }が{ $digit }
step-full-house = { $house }の空きマスは{ $cells }だけ、残る数字は{ $digits }だけ → { $effect }
step-naked-single = { $cells }に入る数字は{ $digits }だけ → { $effect }
step-hidden-single = { $house }で{ $digits }が入るのは{ $cells }だけ → { $effect }
step-locked-candidates = { $house }の{ $digits }は{ $other }との交わりにしか入らない。よって{ $other }のほかのマスには入らない → { $effect }
step-naked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。よって{ $any }は{ $house }のほかのマスには入らない → { $effect }
step-hidden-subset = { $house }で{ $digits }が入るのは{ $count }マス（{ $cells }）だけ。よってそこにほかの数字は入らない → { $effect }
step-fish = { $house }の{ $digits }は{ $other }にしか入らない。よって{ $other }のほかのマスには入らない → { $effect }
step-other = { $technique }：{ $cells }、{ $digits } → { $effect }

## 推論
suppose-is = { $label } { $cell }が{ $digit }だと仮定する
suppose-is-not = { $label } { $cell }が{ $digit }ではないと仮定する
suppose-is-not-so = { $label } { $cell }が{ $digit }ではないと仮定する。すると{ $other }になる
suppose-after = { $suppose }（{ $premises }の後で）
line-step = { $label } { $effect }：{ $after }{ $reason }
line-after = { $premises }より、
line-conclusion = { $label } { $conclusion }
reason-full-house = { $house }に残る数字は{ $digits }だけ
reason-naked-single = ここに入る数字は{ $digits }だけ
reason-hidden-single = { $house }で{ $digits }が入るのはここだけ
reason-locked-candidates = { $house }の{ $digits }は{ $other }との交わりにしか入らない
reason-naked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ
reason-hidden-subset = { $house }で{ $digits }が入るのは{ $count }マス（{ $cells }）だけ
reason-fish = { $house }の{ $digits }は{ $other }にしか入らない
reason-other = { $technique }
contradiction = 矛盾：{ $after }{ $why }
conclusion-is = よって{ $cell }は{ $digit }でなければならない → { $effect }
conclusion-is-not = よって{ $cell }は{ $digit }ではない → { $effect }
contradiction-no-candidate = { $cell }に入る数字がない
contradiction-no-place = { $house }に{ $digit }の入るマスがない
contradiction-no-intersection = { $line }か{ $block }に、{ $digit }の入るマスがない
contradiction-too-few-digits = { $house }の{ $cellcount }マス（{ $cells }）の候補が、合わせて{ $digits }の{ $digitcount }個しかない
contradiction-too-few-places = { $house }で{ $digits }の{ $digitcount }個の数字が入るのは、{ $cellcount }マス（{ $cells }）しかない
sound = ルールだけで検算：全{ $count }手とも正しいことを確認しました。
unsound = { $place }は正しくありません：{ $fault }
fault-step = { $number }手目
fault-end = 最後の盤面
fault-within = の中の
fault-wrong-shape = 手筋の形（行・列・ブロック、マス、数字）になっていません
fault-condition-fails = 手筋の条件が成り立っていません
fault-does-not-follow = 条件から導けない結論です
fault-already-gone = 何も変わらないか、すでにない候補を消しています
fault-not-allowed-inside = この推論の中では使えない手筋です
fault-wrong-assumption = 結論の逆を仮定していません
fault-no-contradiction = 矛盾が成り立っていません
fault-wrong-premises = 根拠に挙げた行からは導けません
fault-not-solved = 解になっていません
