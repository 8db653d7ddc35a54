## 問題の作成
made-needs = 必要な手筋：{ $technique }
made-puzzle = シード{ $seed }の{ $index }番
tries = 試行回数{ $count }
minimal = 極小
not-minimal = 極小でない
not-found = 見つかりませんでした
nearest = 最も近い問題
nearest-is = 最も近いのは{ $puzzle }（ランク{ $rank }{ $ratings }、{ $clues }、{ $minimal }）です
nearest-se = 、ER { $er }
nearest-hodoku = 、HoDoKuのレベルは{ $level }（スコア{ $score }）
nearest-none = 調べた中に唯一解の問題はありませんでした
remark-not-found = { $index }番：{ $reason ->
    [timeout] 時間内に
   *[other] 試行の上限までに
}見つかりませんでした（{ $tries }）。存在しないという証明ではありません。{ $nearest }
pattern-outlook = この配置の問題はないかもしれません。ランダムな完成盤{ $grids }個の数字を入れると、解はいつも{ $fewest }個以上でした。長くかかることがあります
no-more-classes = 本質的に異なる問題は{ $count }問しか見つかりませんでした（その後は同型の問題が1,000問続きました）
not-written = { $name }: 途中で終わったため、書き込んでいません
not-written-but = { $name }: 途中で終わったため、書き込んでいません（--keep-partialを付けると、終わった分が残ります）
kept = { $name }: 途中で終わったため、終わった分だけを書き込みました
threads-short = { $wanted }個のうち{ $worked }個のスレッドしか起動できませんでした
program-error = numpre自体のエラーです（{ $place }）。ご報告ください（RUST_BACKTRACE=1で詳しく表示します）
goes-on = 中断しました。続きは--seed { $seed } --start { $start } --count { $count }で作れます

## 完成盤
made-grid = シード{ $seed }の{ $index }番
seed = シード{ $seed }
beyond-indices = --startと--countの和が、シードの最後の番号を超えます。和が2^64未満になるように指定してください
