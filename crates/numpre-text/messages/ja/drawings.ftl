## 図
drawing-puzzle = 問題
drawing-half-solved = 途中の盤面
drawing-full-grid = 完成盤
drawing-two-solutions = 2つの解
drawing-named = { $drawing }：{ $name }
draw-no-solution = 解がないので描けません。解のある問題を指定してください
draw-no-steps = { $status ->
    [multiple] 複数解
   *[other] 解なし
}のため、描く手がありません。唯一解の問題を指定してください
draw-several = 複数解です。そのうち2つを描きました
draw-needs-out = 複数の問題は1問ずつ別のファイルに描きます。--out NAME.svgを指定してNAME-001.svg、NAME-002.svg…に描くか、問題を1問だけにしてください
