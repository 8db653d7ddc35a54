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
technique-finned-x-wing = フィン付きXウィング
technique-sashimi-x-wing = サシミXウィング
technique-remote-pair = リモートペア
technique-simple-colouring = シンプルカラーリング
technique-multi-colouring = マルチカラーリング
technique-medusa = 3Dメデューサ
technique-jellyfish = ジェリーフィッシュ
technique-finned-swordfish = フィン付きソードフィッシュ
technique-sashimi-swordfish = サシミソードフィッシュ
technique-skyscraper = スカイスクレイパー
technique-two-string-kite = 2ストリングカイト
technique-turbot-fish = ターボットフィッシュ
technique-empty-rectangle = エンプティレクタングル
technique-xy-wing = XYウィング
technique-w-wing = Wウィング
technique-x-chain = Xチェーン
technique-xy-chain = XYチェーン
technique-aic = AIC
technique-grouped-x-chain = グループ化したXチェーン
technique-grouped-aic = グループ化したAIC
technique-finned-jellyfish = フィン付きジェリーフィッシュ
technique-sashimi-jellyfish = サシミジェリーフィッシュ
technique-franken-fish = フランケンフィッシュ
technique-mutant-fish = ミュータントフィッシュ
technique-negation = 背理法
technique-trial = 試行錯誤

# ほかの呼び名。
also-hidden-single = レーザー
also-locked-candidates = 予約
also-turbot-fish = クレーン、Turbot Fish
also-xy-wing = 末っ子の甘え排除、Y-Wing
also-simple-colouring = 色分け法、Simple Colors
also-multi-colouring = Multi Colors
also-x-chain = Xサイクル
also-aic = 強弱連鎖、Nice Loop

# 手筋の級。知っている必要がある知識の量による。
class-basic = 基本
class-intermediate = 中級
class-advanced = 上級
class-extreme = 超上級

# Sudoku Explainerの評価だけに使う名前。
technique-direct-locked-candidates = 直接のロック候補
technique-direct-hidden-pair = 直接の隠れ2国同盟
technique-direct-hidden-triple = 直接の隠れ3国同盟
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
