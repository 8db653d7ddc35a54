## 仮説
hypothesis-title = 1999年の仮説：同盟（Enclosure）と背理法（Negation）ですべての問題が解けるか
hypothesis-reading = 背理法
hypothesis-solves = 解けた数
hypothesis-once = 証明1回で解けた数
hypothesis-rounds-of = 必要なラウンド数
hypothesis-depth = 必要な深さ
hypothesis-deeper = { $deepest }超
hypothesis-literal = 狭義・C6
hypothesis-general = 広義・C6
hypothesis-literal-enclosure = 狭義・Enclosure(1～8)
hypothesis-general-enclosure = 広義・Enclosure(1～8)
hypothesis-fallen = ランク8は{ $all }問。そのうち{ $fallen }問は広義・C6で解けます。
hypothesis-counterexamples = 狭義と広義の両方に対する反例：{ $count }問
hypothesis-more = …ほか{ $count }問（--output lineですべて書き出します）
journal-unreadable = { $name }:{ $line }: 記録の行ではありません。--journalで書いたファイルか、新しいファイルを指定してください
journal-depth = { $name }: --depth { $found }の記録です。--depth { $asked }の記録か、別のファイルを指定してください
