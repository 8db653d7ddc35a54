## 仮説
hypothesis-title = 1999年の仮説：同盟（Enclosure）と背理法（Negation）ですべての問題が解けるか
hypothesis-reading = 背理法
hypothesis-solves = 解けた数
hypothesis-once = 一度で解決
hypothesis-rounds-of = 必要な巡回数
hypothesis-depth = 必要な深さ
hypothesis-deeper = { $deepest } より深い
hypothesis-literal = 字義どおり・C6
hypothesis-general = 一般の読み・C6
hypothesis-literal-enclosure = 字義どおり・Enclosure(1～8)
hypothesis-general-enclosure = 一般の読み・Enclosure(1～8)
hypothesis-fallen = ランク8は { $all } 問。そのうち { $fallen } 問は一般の読み（C6）で解けます。
hypothesis-counterexamples = 両方の読みに対する反例: { $count } 問
hypothesis-more = … ほか { $count } 問（--output line ですべて書き出します）
journal-unreadable = { $name }:{ $line }: 記録の行ではありません。別のファイルか、--journal で書いたファイルを指定してください
journal-depth = { $name }: --depth { $found } の記録です。{ $asked } の記録か、別のファイルを指定してください
