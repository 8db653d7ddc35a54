## ベンチマーク
bench-engine = エンジン
bench-threads = スレッド
bench-problems = 問題数
bench-rate = 問/秒
bench-mean = 1問あたり
bench-ratio = 比
bench-calls = 呼び出し/問
bench-plot = 1秒あたりの問題数（{ $count } 問）
needs-feature = { $what } には機能 { $feature } が必要ですが、この numpre には含まれていません。cargo install numpre-cli --features { $feature } でインストールしてください
bench-no-peer = 比べる相手を使えません: { $error }
bench-not-reached = { $engine }（{ $threads } スレッド）: { $seconds } 秒では { $total } 問のうち { $left } 問が終わりませんでした
bench-not-ended = { $engine }: { $calls } 回の呼び出しで終わらなかった探索が { $count } 件あり、数に入れていません
bench-compared = { $engine } の { $other } に対する比は、どちらも解いた { $count } 問で求めました
bench-nothing-to-draw = 終わった探索がありません。描くには一つ以上必要です
bench-no-drawing = 速さを図に描けません
bench-disagrees = { $engine } と { $other } の結果が { $count } 問で食い違います。最初の問題: { $puzzle }
