## 出題条件の誤り
refusal-no-rank = ランクの範囲 { $lowest }～{ $highest } は下限が上限を超えています。小さいほうを先に指定してください
refusal-no-clue-count = ヒント数の範囲 { $fewest }～{ $most } は下限が上限を超えています。小さいほうを先に指定してください
refusal-too-few-clues = ヒント数が{ $most }個以下です。ヒントが17個未満で唯一解になる問題はありません。17個以上を指定してください
refusal-too-many-clues = ヒント数が{ $fewest }個以上です。盤面のマスは81個です。81個以下を指定してください
refusal-not-in-orbits = 対称性 { $symmetry } では、対称なマスの組ごとにヒントを置くので、ヒント数{ $clues }にはできません。別の数か範囲を指定してください
refusal-pattern-clues = 配置のマスは { $cells } 個です。ヒント数の指定は { $clues } です
refusal-pattern-too-few = 配置のマスは{ $cells }個です。ヒントが17個未満で唯一解になる問題はありません。17個以上を指定してください
refusal-pattern-symmetry = 配置に対称性 { $symmetry } がありません。{ $cell }があるのに、それに対応するマスが欠けています。別の対称性か none を指定してください
refusal-pattern-two-empty = 配置では{ $one }と{ $other }にヒントがありません。どの解でも入れ替えられるので、唯一解になりません。どちらかにヒントを置いてください
refusal-minimal-full-house = 配置では{ $house }のマスがすべてヒントです。極小の問題では、すべてがヒントの行・列・ブロックはありません。空きマスを残してください
refusal-minimal-too-many-clues = ヒント数が { $fewest } 個以上です。極小の問題のヒントは多くても72個です。72個以下を指定してください
number-range = { $first }～{ $last }
