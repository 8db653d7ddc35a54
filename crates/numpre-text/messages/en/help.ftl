## Values
value-lang-en = English
value-lang-ja = Japanese
