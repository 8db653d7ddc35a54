# ウェブアプリの「ヘルプ」の、キー以外の部分。

help-rules = ルール
help-rules-text = どの行、どの列、どの9マスのブロックにも1～9が1つずつ入るように、空きマスを埋めます。ここの問題はすべて唯一解です。
help-lesson = 盤面で、1分で覚える
help-course = すべての手筋のコースを見る
help-terms = 用語
help-term-given = ヒント（表出数字）
help-term-given-is = 問題に最初から置かれている数字です。太字で、変えられません。
help-term-candidate = 候補
help-term-candidate-is = マスにまだ入りうる数字です。切り替えの「候補」ですべて表示され、入力の「候補」で数字を押すと消せます。
help-term-corner = 隅と中央
help-term-corner-is = 2種類のメモです。隅はブロックで入る所が少ない数字に、中央は候補が少ないマスに向いています。
help-term-try = 仮置き
help-term-try-is = ある数字を仮定して先へ進みます。あとで残すことも、まとめて取り消すこともできます。
help-term-rank = ランク
help-term-rank-is = ランクは8段階で、問題に必要な手筋のうち最も難しいもので決まります。候補が1個のマスを見つけるだけのものから、試行錯誤までです。
help-term-checked = 検算済み
help-term-checked-is = 独立した検算が、その手をルールだけから確かめています。
help-about = numpreについて
help-about-free = 無料で、広告もアカウントもありません。ソースは公開されています（MITまたはApache-2.0）。
help-about-private = 解きかけの問題、記録、問題集は、このブラウザーの中だけにあります。どこにも送られません。
help-about-offline = 1回開けば、次の一手、ランク、新しい問題、印刷のすべてがオフラインで使えます。
help-about-proof = ここで作る問題はすべて唯一解で、次の一手のどの手も証明されています。
