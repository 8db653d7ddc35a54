## 出題条件の誤り
refusal-no-rank = ランクの範囲{ $lowest }..{ $highest }は下限が上限を超えています。小さいほうを先に指定してください
refusal-no-clue-count = ヒント数の範囲{ $fewest }..{ $most }は下限が上限を超えています。小さいほうを先に指定してください
refusal-too-few-clues = ヒント数が{ $most }個以下では少なすぎます。17個未満で唯一解になる問題はないので、17個以上を指定してください
refusal-too-many-clues = ヒント数が{ $fewest }個以上では多すぎます。盤面のマスは81個なので、81個以下を指定してください
refusal-not-in-orbits = ヒント数{ $clues }個は、対称性{ $symmetry }で対称なマスの組に分けられません。別のヒント数か範囲を指定してください
refusal-pattern-clues = 配置のマスは{ $cells }個です。指定されたヒント数の{ $clues }個が必要です
refusal-pattern-too-few = 配置のマスは{ $cells }個です。17個未満で唯一解になる問題はないので、17個以上が必要です
refusal-pattern-symmetry = 配置に対称性{ $symmetry }がありません。{ $cell }があるのに、それと対称なマスが欠けています。別の対称性かnoneを指定してください
refusal-pattern-two-empty = 配置では{ $one }と{ $other }にヒントがありません。どの解でも入れ替えられるので、唯一解になりません。どちらかにヒントを置いてください
refusal-rank-too-many-clues = ヒント数が{ $fewest }個以上では、このランクには多すぎます。空きマスが9個以下の問題は単独候補数字だけで解け、ランク1になります。ヒント数を71個以下にするか、ランク1を指定してください
refusal-minimal-full-house = 配置では{ $house }のマスがすべてヒントです。極小の問題に、すべてがヒントの行・列・ブロックはありません。空きマスを残してください
refusal-minimal-too-many-clues = ヒント数が{ $fewest }個以上では、極小の問題には多すぎます。72個以下を指定してください
number-range = { $first }～{ $last }
