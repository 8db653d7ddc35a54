## 解き方の説明
remark-wrong-digits = { $count }マスの数字が間違っています。正解は{ $right }です
remark-wrong-removals = { $count }マスで、正解の数字まで候補から消えています。正解は{ $right }です
explain-nothing = もう解けています。
step-in-run = { $label } { $technique }：{ $text }

## 文
list-last = と
sentence-separator = 。
effect-place = { $cell }は{ $digit }に確定
effect-remove = { $cells }から{ $digits }を消す
effect-separator = 、
cell-holds = { $cell }が{ $digit }
step-full-house = { $house }の空きマスは{ $cells }だけ、残る数字は{ $digits }だけ → { $effect }
step-naked-single = { $cells }に入る数字は{ $digits }だけ → { $effect }
step-hidden-single = { $house }で{ $digits }が入るのは{ $cells }だけ → { $effect }
step-locked-candidates = { $house }の{ $digits }は{ $other }との交わりにしか入らない。よって{ $other }のほかのマスには入らない → { $effect }
step-naked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。よって{ $any }は{ $house }のほかのマスには入らない → { $effect }
step-locked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。どれも{ $other }のマスでもあるので、{ $any }は{ $house }と{ $other }のほかのマスには入らない → { $effect }
step-hidden-subset = { $house }で{ $digits }が入るのは{ $count }マス（{ $cells }）だけ。よってそこにほかの数字は入らない → { $effect }
step-fish = { $house }の{ $digits }は{ $other }にしか入らない。よって{ $other }のほかのマスには入らない → { $effect }
step-fish-finned = { $anyfin }が{ $digits }か、そうでなければ{ $house }の{ $digits }は{ $other }にしか入らない。よって{ $other }のほかのマスのうち、{ $fins }{ $fincount ->
    [1] { "" }
   *[other] のすべて
}と同じ行・列・ブロックにあるマスには入らない → { $effect }
step-fish-mixed = { $house }の{ $digits }は{ $other }にしか入らない。よって、前者より後者に多く含まれるマスには入らない → { $effect }
step-fish-mixed-finned = { $anyfin }が{ $digits }か、そうでなければ{ $house }の{ $digits }は{ $other }にしか入らない。よって、前者より後者に多く含まれ、{ $fins }{ $fincount ->
    [1] { "" }
   *[other] のすべて
}と同じ行・列・ブロックにあるマスには入らない → { $effect }
step-chain = { $links }。よって「{ $first }」か「{ $last }」（強いリンク{ $strong }本） → { $effect }
step-chain-loop = { $links }、すると最初に戻って{ $start }。よってどのリンクも片方が正しい → { $effect }
step-chain-true = { $links }。よってどちらにしても{ $last } → { $effect }
step-colouring-both = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、{ $first }か、{ $second }のどちらか → { $effect }
step-colouring-within = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、{ $colour }は、すべて正しいかすべて誤り。ところが、{ $from }と{ $to }は両立しない（{ $because }） → { $effect }
step-colouring-emptied = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、{ $colour }は、すべて正しいかすべて誤り。すべて正しいと、{ $cell }に入る数字がなくなる → { $effect }
step-colouring-between = 次の組は、どれもちょうど片方が正しい：{ $links }。{ $from }と{ $to }は両立しない（{ $because }）。よって、{ $first }か、{ $second }のどちらか → { $effect }
step-colouring-against = 次の組は、どれもちょうど片方が正しい：{ $links }。{ $from }と{ $to }は両立せず（{ $because }）、{ $from2 }と{ $to2 }も両立しない（{ $because2 }）。よって、{ $colour }は、すべて誤り → { $effect }
step-deadly-cell = { $pattern }。よって{ $roof }にはほかの数字が入る → { $effect }
step-deadly-digit = { $pattern }。よって{ $anyroof }に{ $anyguard }が入る → { $effect }
step-deadly-subset = { $pattern }。よって{ $anyroof }に{ $anyguard }が入り、{ $with }と合わせて{ $subset }を使い切る → { $effect }
step-deadly-confined = { $pattern }。{ $house }の{ $confined }はこれらのマスにしか入らないので、次の候補が正しいとそうなる → { $effect }
step-sets = { $count }マス（{ $cells }）の候補は{ $digits }だけ。次の所に1回ずつ入る：{ $covers }。{ $count }マスに対して{ $places }か所なので、{ $rest } → { $effect }
cases-cell = { $cell }に入るのは{ $digits }のどれか
cases-house = { $house }で{ $digits }が入るのは{ $cells }
cases-fins = { $anyfin }が{ $digits }か、そうでなければ{ $house }の{ $digits }は{ $other }にしか入らない。後者なら{ $end }
cases-branch = { $start }なら、{ $links }
cases-link = { $node }（{ $because }）
cases-end = どの場合も{ $end } → { $effect }
sets-cover = { $house }に{ $digits }
sets-none-empty = 空く所はない
sets-some-empty = 空くのは{ $spare }か所まで。同じ数字の{ $times }か所のうち、どこかには入る
deadly-cells = { $cells }の候補が{ $digits }だけなら、これらの数字を入れ替えられ、解が2つになる
deadly-board = { $guards }がなければ、どの空きマスも候補が2個になる。どの数字も、どの行・列・ブロックでも2か所に入るか、どこにも入らない。それでは、解が2つになるか、なくなる
deadly-guard = { $cells }の{ $digits }
colouring-link = { $from }か{ $to }（{ $because }）
colouring-part = { $cells }が{ $digit }
because-pair = { $house }の同じ候補2個
because-same-cell = 同じマス
chain-first = { $from }なら{ $to }（{ $because }）
chain-next = すると{ $from }ので{ $to }（{ $because }）
chain-separator = 、
node-true = { $cells }が{ $digit }
node-false = { $count ->
    [1] { $cells }が{ $digit }でない
   *[other] { $cells }も{ $digit }でない
}
because-cell = 候補は{ $digits }だけ

## 推論
suppose-is = { $label } { $cell }が{ $digit }だと仮定する
suppose-is-not = { $label } { $cell }が{ $digit }ではないと仮定する
suppose-is-not-so = { $label } { $cell }が{ $digit }ではないと仮定する。すると{ $other }になる
suppose-after = { $suppose }（{ $premises }より）
line-step = { $label } { $effect }：{ $after }{ $reason }
line-after = { $premises }より、
line-conclusion = { $label } { $conclusion }
reason-full-house = { $house }に残る数字は{ $digits }だけ
reason-naked-single = ここに入る数字は{ $digits }だけ
reason-hidden-single = { $house }で{ $digits }が入るのはここだけ
reason-locked-candidates = { $house }の{ $digits }は{ $other }との交わりにしか入らない
reason-naked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ
reason-locked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。どれも{ $other }のマスでもある
reason-hidden-subset = { $house }で{ $digits }が入るのは{ $count }マス（{ $cells }）だけ
reason-fish = { $house }の{ $digits }は{ $other }にしか入らない
reason-fish-finned = { $anyfin }が{ $digits }か、そうでなければ{ $house }の{ $digits }は{ $other }にしか入らない
reason-fish-mixed = { $house }の{ $digits }は{ $other }にしか入らない
reason-fish-mixed-finned = { $anyfin }が{ $digits }か、そうでなければ{ $house }の{ $digits }は{ $other }にしか入らない
reason-chain = 「{ $first }」か「{ $last }」：{ $links }
reason-chain-loop = どのリンクも片方が正しい：{ $links }、すると最初に戻って{ $start }
reason-chain-true = どちらにしても{ $last }：{ $links }
reason-colouring-both = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、{ $first }か、{ $second }のどちらか
reason-colouring-within = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、{ $colour }は、すべて正しいかすべて誤り。ところが、{ $from }と{ $to }は両立しない（{ $because }）
reason-colouring-emptied = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、{ $colour }は、すべて正しいかすべて誤り。すべて正しいと、{ $cell }に入る数字がなくなる
reason-colouring-between = 次の組は、どれもちょうど片方が正しい：{ $links }。{ $from }と{ $to }は両立しない（{ $because }）。よって、{ $first }か、{ $second }のどちらか
reason-colouring-against = 次の組は、どれもちょうど片方が正しい：{ $links }。{ $from }と{ $to }は両立せず（{ $because }）、{ $from2 }と{ $to2 }も両立しない（{ $because2 }）。よって、{ $colour }は、すべて誤り
reason-sets = { $count }マス（{ $cells }）の候補は{ $digits }だけ。次の所に1回ずつ入る：{ $covers }。{ $count }マスに対して{ $places }か所なので、{ $rest }
contradiction = 矛盾：{ $after }{ $why }
conclusion-is = よって仮定は誤り → { $effect }
conclusion-is-not = よって仮定は誤り → { $effect }
contradiction-no-candidate = { $cell }に入る数字がない
contradiction-no-place = { $house }に{ $digit }の入るマスがない
contradiction-no-intersection = { $line }か{ $block }に、{ $digit }の入るマスがない
contradiction-too-few-digits = { $house }の{ $cellcount }マス（{ $cells }）の候補が、合わせて{ $digits }の{ $digitcount }個しかない
contradiction-too-few-places = { $house }で{ $digits }の{ $digitcount }個の数字が入るのは、{ $cellcount }マス（{ $cells }）しかない
