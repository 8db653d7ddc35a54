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
