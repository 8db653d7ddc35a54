## 問題の作成
made-puzzle = シード { $seed }、{ $index } 番
tries = 試行回数 { $count }
minimal = 極小
not-minimal = 極小でない
not-found = 見つかりませんでした
nearest = 最も近い問題
nearest-is = 最も近い問題: ランク{ $rank }、{ $clues }、{ $minimal }: { $puzzle }
nearest-none = 調べた中に唯一解の問題はありませんでした
remark-not-found = { $index } 番: { $reason ->
    [timeout] 時間内に
   *[other] 試行の上限までに
}見つかりませんでした（{ $tries }）。存在しないという証明ではありません。{ $nearest }
pattern-outlook = 配置: 完成盤{ $grids }個を当てはめましたが、唯一解になったものはありません（解の数は最少で{ $fewest }）。時間がかかるか、問題が存在しない可能性があります
no-more-classes = 本質的に異なる問題は { $count } 問しか見つかりません。同型の問題が千問続きました
not-written = { $name }: 途中で終わったため、書き込んでいません
not-written-but = { $name }: 途中で終わったため、書き込んでいません（--keep-partial を付けると、終わった分が残ります）
kept = { $name }: 途中で終わったため、終わった分だけを書き込みました
threads-short = { $wanted }個のうち{ $worked }個のスレッドしか起動できませんでした
program-error = numpre 自体の誤りです（{ $place }）。ご報告ください（RUST_BACKTRACE=1 で詳しく表示します）
goes-on = 中断しました。続きは --seed { $seed } --start { $start } --count { $count } で作れます

## 疑似数独
made-grid = シード { $seed }、{ $index } 番
seed = シード { $seed }
beyond-indices = --start と --count の和が大きすぎます。2^64 未満で指定してください
