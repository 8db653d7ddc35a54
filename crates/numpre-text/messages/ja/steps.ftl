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
step-locked-candidates = { $house }の{ $digits }は{ $other }の中にしか入らない。よって{ $other }のほかのマスには入らない → { $effect }
step-naked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。よって{ $any }は{ $house }のほかのマスには入らない → { $effect }
step-locked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。どれも{ $other }のマスでもあるので、{ $any }は{ $house }と{ $other }のほかのマスには入らない → { $effect }
step-hidden-subset = { $house }で{ $digits }が入るのは{ $count }マス（{ $cells }）だけ。よってそこにほかの数字は入らない → { $effect }
step-fish = { $house }の{ $digits }は{ $other }にしか入らない。よって{ $other }のほかのマスには入らない → { $effect }
step-fish-finned = { $nofin }なら、{ $house }の{ $digits }は{ $other }にしか入らない。どちらにしても、{ $other }のほかのマスのうち、{ $fins }{ $fincount ->
    [1] { "" }
   *[other] のすべて
}と同じ行・列・ブロックにあるマスには入らない → { $effect }
step-fish-mixed = { $house }の{ $digits }は{ $other }にしか入らない。よって、{ $house }より{ $other }に多く含まれるマスには入らない → { $effect }
step-fish-mixed-finned = { $nofin }なら、{ $house }の{ $digits }は{ $other }にしか入らない。どちらにしても、{ $house }より{ $other }に多く含まれ、{ $fins }{ $fincount ->
    [1] { "" }
   *[other] のすべて
}と同じ行・列・ブロックにあるマスには入らない → { $effect }
step-chain = { $either }：{ $links } → { $effect }
step-chain-loop = ループ：{ $links }、すると最初に戻って{ $start }。逆向きにも成り立つので、{ $either } → { $effect }
step-chain-true = どちらにしても{ $last }：{ $links } → { $effect }
step-remote-pair = 次の2マスずつには{ $digits }が入る：{ $links }。よって、一方の数字は{ $first }に、もう一方は{ $second }に入る → { $effect }
step-colouring-both = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、「{ $first }」か「{ $second }」のどちらかが正しい → { $effect }
step-colouring-within = 次の組は、どれもちょうど片方が正しい：{ $links }。よって「{ $colour }」は、すべて正しいかすべて誤り。ところが、{ $conflict } → { $effect }
step-colouring-emptied = 次の組は、どれもちょうど片方が正しい：{ $links }。よって「{ $colour }」は、すべて正しいかすべて誤り。ところが、すべて正しいと{ $cell }の候補がなくなる → { $effect }
step-colouring-between = 次の組は、どれもちょうど片方が正しい：{ $links }。ところが、{ $conflict }。よって、「{ $first }」か「{ $second }」のどちらかが正しい → { $effect }
step-colouring-against = 次の組は、どれもちょうど片方が正しい：{ $links }。ところが、{ $conflict }、{ $conflict2 }。よって「{ $colour }」は、すべて誤り → { $effect }
step-deadly-cell = { $pattern }。よって{ $roof }にはほかの数字が入る → { $effect }
step-deadly-digit = { $pattern }。よって{ $anyroof }に{ $anyguard }が入る → { $effect }
step-deadly-subset = { $pattern }。よって{ $anyroof }に{ $anyguard }が入り、{ $with }と合わせて{ $subset }を使い切る → { $effect }
step-deadly-confined = { $pattern }。{ $house }の{ $confined }はこれらのマスにしか入らないので、{ $wrong }が入るとそうなる → { $effect }
step-sets = { $count }マス（{ $cells }）の候補は{ $digits }だけ。どれも1個ずつしか入らない：{ $covers }。{ $rest } → { $effect }
cases-cell = { $cell }に入るのは{ $digits }のどれか
cases-house = { $house }で{ $digits }が入るのは{ $cells }のどれか
cases-fins = { $nofin }なら、{ $house }の{ $digits }は{ $other }にしか入らないので、{ $end }
cases-branch = { $start }なら、{ $links }
cases-link = { $node }（{ $because }）
cases-so-true = ので
cases-so-false = 、すると
cases-end = どの場合も{ $end } → { $effect }
sets-cover = { $house }に{ $digits }
sets-all-needed = { $count }マスを埋めるには{ $places }個すべてが要るので、ほかのマスには入らない
sets-some-left = { $count }マスを埋めるので、この{ $places }個のうち使わないのは{ $spare }個まで。よって、{ $placed }
sets-one = どれかのマスが{ $digit }
sets-one-in = { $houses }のどれかのマスが{ $digit }
deadly-cells = { $cells }の候補が{ $digits }だけなら、数字を入れ替えても成り立ち、解が2つになる
deadly-board = { $guards }がなければ、どの空きマスも候補が2個で、どの数字も行・列・ブロックごとに候補が2か所かゼロになる。それでは唯一解にならない
deadly-guard = { $cells }の{ $digits }
deadly-wrong = { $cells }に{ $digits }
deadly-wrong-separator = か、
colouring-link = { $either }（{ $because }）
colouring-conflict = { $from }と{ $to }が両方とも{ $digit }になることはない（{ $because }）
colouring-conflict-cell = { $cell }が{ $digits }の両方になることはない
colouring-part = { $cells }が{ $digit }
remote-pair-link = { $from }と{ $to }（{ $house }）
because-same-cell = 同じマス
chain-first = { $from }なら{ $to }（{ $because }）
chain-next = すると{ $from }ので{ $to }（{ $because }）
chain-separator = 、
node-true = { $cells }が{ $digit }
either-node = { $first }か、{ $last }
statement-separator = 、
statement-last = 、
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
reason-locked-candidates = { $house }の{ $digits }は{ $other }の中にしか入らない
reason-naked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ
reason-locked-subset = { $house }の{ $count }マス（{ $cells }）の候補は{ $digits }だけ。どれも{ $other }のマスでもある
reason-hidden-subset = { $house }で{ $digits }が入るのは{ $count }マス（{ $cells }）だけ
reason-fish = { $house }の{ $digits }は{ $other }にしか入らない
reason-fish-finned = { $nofin }なら、{ $house }の{ $digits }は{ $other }にしか入らない
reason-fish-mixed = { $house }の{ $digits }は{ $other }にしか入らない
reason-fish-mixed-finned = { $nofin }なら、{ $house }の{ $digits }は{ $other }にしか入らない
reason-chain = { $either }：{ $links }
reason-chain-loop = ループ：{ $links }、すると最初に戻って{ $start }。逆向きにも成り立つので、{ $either }
reason-chain-true = どちらにしても{ $last }：{ $links }
reason-remote-pair = 次の2マスずつには{ $digits }が入る：{ $links }。よって、一方の数字は{ $first }に、もう一方は{ $second }に入る
reason-colouring-both = 次の組は、どれもちょうど片方が正しい：{ $links }。よって、「{ $first }」か「{ $second }」のどちらかが正しい
reason-colouring-within = 次の組は、どれもちょうど片方が正しい：{ $links }。よって「{ $colour }」は、すべて正しいかすべて誤り。ところが、{ $conflict }
reason-colouring-emptied = 次の組は、どれもちょうど片方が正しい：{ $links }。よって「{ $colour }」は、すべて正しいかすべて誤り。ところが、すべて正しいと{ $cell }の候補がなくなる
reason-colouring-between = 次の組は、どれもちょうど片方が正しい：{ $links }。ところが、{ $conflict }。よって、「{ $first }」か「{ $second }」のどちらかが正しい
reason-colouring-against = 次の組は、どれもちょうど片方が正しい：{ $links }。ところが、{ $conflict }、{ $conflict2 }。よって「{ $colour }」は、すべて誤り
reason-sets = { $count }マス（{ $cells }）の候補は{ $digits }だけ。どれも1個ずつしか入らない：{ $covers }。{ $rest }
contradiction = 矛盾：{ $after }{ $why }
conclusion-is = よって仮定は誤り → { $effect }
conclusion-is-not = よって仮定は誤り → { $effect }
contradiction-no-candidate = { $cell }に入る数字がない
contradiction-no-place = { $house }に{ $digit }の入るマスがない
contradiction-no-intersection = { $line }か{ $block }に、{ $digit }の入るマスがない
contradiction-too-few-digits = { $house }の{ $cellcount }マス（{ $cells }）に対して、候補が{ $digits }の{ $digitcount }個しかない
contradiction-too-few-places = { $house }では、{ $digits }の{ $digitcount }個に対して、入るマスが{ $cellcount }マス（{ $cells }）しかない
