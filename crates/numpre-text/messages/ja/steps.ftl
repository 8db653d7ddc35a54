## 解き方の説明
status-wrong = 途中に誤りがあります
remark-wrong-digits = { $cells }の数字が誤りです。解答では別の数字が入ります
remark-wrong-strikes = { $cells }から、解答の数字の候補が消されています。候補に残っているはずです
steps = 全 { $count } 手
step-of = { $count }手中 { $number }手目
step-keys = Space 次へ  b 戻る  q 終了  ? キー一覧
step-help =
    スペース・Enter・→: 次の手へ。最後の手の後は次の問題へ
    b・Backspace・←: 前の手へ戻る
    q・Esc: 終了
    ?: このページ（どのキーでも戻る）
step-no-terminal = --step は1手ごとにキーを待ちます。書き込み先にもキー入力にも端末が必要で、--out や grid 以外の --output とは併用できません
step-terminal-gone = 端末がなくなりました: { $error }。最後の手まで端末が必要です
explain-nothing = もう埋めるマスはありません。
mark-cause = 根拠
mark-strike = 消す
mark-place = 確定
mark-places = マスの中：上段 123、中段 456、下段 789。印だけのところは、その位置の数字を表します。
in-row = { $number }行目
in-column = { $number }列目
in-block = ブロック{ $number }
list-last = と
sentence-separator = 。
effect-place = { $cell }は{ $digit }
effect-strike = { $cells }から{ $digits }を消す
effect-separator = ；
step-naked-single = { $cells }の候補は{ $digits }だけ → { $effect }
step-hidden-single = { $house }の{ $digits }は{ $cells }にしか入らない → { $effect }
step-locked-candidates = { $house }の{ $digits }は{ $other }にしか入らない → { $effect }
step-naked-subset = { $house }の{ $count }マス、{ $cells }の候補は{ $digits }だけ → { $effect }
step-hidden-subset = { $house }の{ $digits }は{ $count }マス、{ $cells }にしか入らない → { $effect }
step-fish = { $house }の{ $digits }は{ $other }にしか入らない → { $effect }
step-other = { $technique }: { $cells }、数字{ $digits } → { $effect }
suppose-is = { $cell }が{ $digit }だと仮定する
suppose-is-not = { $cell }が{ $digit }でないと仮定する
contradiction = 矛盾: { $why }
conclusion = よって仮定は誤り → { $effect }
contradiction-no-candidate = { $cell }に入る数字がない
contradiction-no-place = { $house }に{ $digit }の入るマスがない
contradiction-no-intersection = { $digit }は{ $line }と{ $block }の交わりに入らず、どちらか一方では他のマスにも入らない
contradiction-too-few-digits = { $house }の{ $cellcount }マス、{ $cells }の候補が合わせて{ $digits }の{ $digitcount }個しかない
contradiction-too-few-places = { $house }の{ $digits }、合わせて{ $digitcount }個の数字が、{ $cells }の{ $cellcount }マスにしか入らない
sound = 規則だけによる検査: { $count } 手すべて正しいと確かめました。
unsound = { $place }は正しくありません: { $fault }
fault-step = { $number }手目
fault-end = 終わり方
fault-within = の中の
fault-wrong-shape = 手筋が見るべきハウス・マス・数字と合いません
fault-condition-fails = 手筋の条件が成り立っていません
fault-does-not-follow = 条件から導けないことをしています
fault-already-gone = 何も変わらないか、既にない候補を消しています
fault-not-allowed-inside = この推論の中では使えない手筋です
fault-wrong-assumption = 結論の逆を仮定していません
fault-no-contradiction = 矛盾が成り立っていません
fault-wrong-premises = 根拠として挙げられたものからは成り立ちません
fault-not-solved = 解答になっていません
