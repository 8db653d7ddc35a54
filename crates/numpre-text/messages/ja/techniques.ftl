# 手筋の名前。

technique-full-house = 最後の1マス
technique-naked-single = 単独候補数字
technique-hidden-single = 単独候補マス
technique-locked-candidates = ロック候補
technique-naked-pair = 2国同盟
technique-hidden-pair = 隠れ2国同盟
technique-naked-triple = 3国同盟
technique-hidden-triple = 隠れ3国同盟
technique-naked-quad = 4国同盟
technique-hidden-quad = 隠れ4国同盟
technique-x-wing = Xウィング
technique-swordfish = ソードフィッシュ
technique-jellyfish = ジェリーフィッシュ
technique-negation = 背理法
technique-trial = 試行錯誤

# Sudoku Explainerの評価だけに使う名前。
technique-direct-locked-candidates = 直接のロック候補
technique-direct-hidden-pair = 直接の隠れ2国同盟
technique-direct-hidden-triple = 直接の隠れ3国同盟
technique-xy-wing = XYウィング
technique-xyz-wing = XYZウィング
technique-unique-loop = ユニークレクタングル、またはループ
technique-bug = BUG
technique-aligned-pair-exclusion = アラインペアエクスクルージョン
technique-forcing-chain = 強制連鎖、またはループ
technique-aligned-triple-exclusion = アライントリプルエクスクルージョン
technique-nishio = Nishio
technique-multiple-forcing-chains = 複数の強制連鎖
technique-dynamic-forcing-chains = 動的な強制連鎖
technique-dynamic-forcing-chains-plus = パターンを使う動的な強制連鎖
technique-nested-forcing-chains = 入れ子の強制連鎖
technique-nested-multiple-forcing-chains = 入れ子の複数の強制連鎖
technique-nested-dynamic-forcing-chains = 入れ子の動的な強制連鎖
technique-doubly-nested-forcing-chains = 二重の入れ子の強制連鎖
