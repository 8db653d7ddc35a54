## 手の検算
sound = ルールだけで検算：全{ $count }手とも正しいことを確認しました。
unsound = { $place }は正しくありません：{ $fault }
fault-step = { $number }手目
fault-end = 最後の盤面
fault-within = の中の
fault-wrong-shape = 手筋の形（行・列・ブロック、マス、数字）になっていません
fault-condition-fails = 手筋の条件が成り立っていません
fault-not-unique = 唯一解の問題にしか使えませんが、ヒントだけでは解が1つに決まりません
fault-does-not-follow = 条件から導けない結論です
fault-already-gone = 何も変わらないか、すでにない候補を消しています
fault-not-allowed-inside = この推論の中では使えない手筋です
fault-wrong-assumption = 結論の逆を仮定していません
fault-no-contradiction = 矛盾が成り立っていません
fault-wrong-premises = 根拠に挙げた行からは導けません
fault-not-solved = 解になっていません
