//! Words that are not said, and what is said instead.

use crate::texts::{none, texts};

/// Words that English messages avoid, and why.
const ENGLISH: &[(&str, &str)] = &[
    ("problem", "the thing to be solved is a puzzle"),
    ("several solutions", "the glossary has: multiple solutions"),
    ("impossible", "the glossary has: no solution"),
    ("parted", "separated"),
    ("struck", "removed"),
    ("strike", "remove"),
    ("passed over", "ignored"),
    ("behind", "after; nothing stands behind anything in a text"),
    ("a second,", "per second"),
    ("looked at", "says nothing of what is seen"),
    ("directory", "folder"),
    ("notation", "format"),
    ("peer", "a comparison solver; the cells that share a house have no name for users"),
    ("house", "row, column or block"),
    ("by chance", "random"),
    ("is no cell", "is not a cell"),
    ("is no puzzle", "is not a puzzle"),
    ("is no pattern", "is not a pattern"),
    ("is no text", "is not a text"),
    ("is no folder", "is not a folder"),
    ("for more:", "For more information, see"),
    (" alone", "only"),
    ("goes on", "continues"),
    ("go on", "continue"),
    ("went on", "continued"),
    ("anew", "again"),
    ("do not end", "are not finished"),
    ("not ended", "not finished"),
    ("nobody", "says who"),
    ("gone wrong", "contains a mistake"),
    ("told", "printed, reported"),
    ("thereof", "archaic"),
    ("white space", "a space"),
    ("color", "one spelling: colour"),
    ("sudokus", "puzzles"),
    ("box", "block"),
    ("conjecture", "hypothesis"),
    ("guess", "trial and error"),
];

/// Messages that may say what others avoid, and why.
const ENGLISH_ALLOWED: &[(&str, &str)] = &[
    ("value-order-player", "house: the last cell of a house is the technique's description"),
    ("mark-places", "alone: a mark without a digit beside it"),
    ("sound", "alone: a term of proof, by the rules alone"),
    ("help-explain-check", "alone: the same"),
    ("technique-full-house", "house: the technique's own name"),
    ("help-bench-more", "peer: in the name of a variable"),
    ("help-color", "color: in the name of a variable"),
    ("value-color-auto", "color: in the name of a variable"),
];

/// Words that Japanese messages avoid, and why.
const JAPANESE: &[(&str, &str)] = &[
    ("規則", "ルール"),
    ("予想", "仮説: the author's own word"),
    ("問題点", "誤り"),
    ("セル", "マス"),
    ("機械", "マシン"),
    ("完成盤面", "完成盤"),
    ("疑似数独", "完成盤"),
    ("空白マス", "空きマス"),
    ("空白のマス", "空きマス"),
    ("空マス", "空きマス"),
    ("重複解", "複数解"),
    ("一意", "唯一"),
    ("ちょうど一", "唯一解"),
    ("一つ", "digits count: 1つ"),
    ("二つ", "2つ"),
    ("三つ", "3つ"),
    ("一問", "1問"),
    ("一回", "1回"),
    ("二度", "2回"),
    ("巡回数", "ラウンド数"),
    ("字義どおり", "狭義"),
    ("一般の読み", "広義"),
    ("版", "バージョン"),
    ("格付け", "判定"),
    ("書庫", "ZIPファイル"),
    ("ディレクトリ", "フォルダー"),
    ("検査", "検算"),
    ("注釈", "コメント"),
    ("記法", "形式"),
    ("表記", "形式"),
    ("比べる相手", "比較対象のソルバー"),
    ("乱数で", "ランダムに"),
    ("罫線があります", "区切り線"),
    ("ハウス", "行・列・ブロック"),
    ("テクニック", "手筋"),
    ("解法", "手筋"),
    ("手がかり", "ヒント"),
    ("推測", "仮定"),
    ("反証", "背理法"),
    ("クラッシュ", "重複"),
    ("既に", "すでに"),
    ("下さい", "ください"),
    ("出来", "でき"),
    ("無い", "ない"),
    ("ユーザー", "nobody is spoken of so"),
    ("あなた", "nobody is spoken of so"),
];

/// Katakana words that end in a long vowel, which magazines write out.
const LONG: &[&str] = &[
    "フォルダ",
    "メモリ",
    "サーバ",
    "ブラウザ",
    "エラ",
    "ソルバ",
    "ユーザ",
    "パラメタ",
    "ライブラリー",
];

/// Messages of a language with a word that it avoids.
fn avoided(code: &str, words: &[(&str, &str)], allowed: &[(&str, &str)]) -> Vec<String> {
    let mut found = Vec::new();
    for (name, forms) in texts(code) {
        for form in forms.iter().filter(|_| allowed.iter().all(|(free, _)| *free != name)) {
            let lower = form.to_lowercase();
            found.extend(
                words
                    .iter()
                    .filter(|(word, _)| lower.contains(word))
                    .map(|(word, why)| format!("{name}: \"{word}\" ({why}): {form}")),
            );
        }
    }
    found
}

#[test]
fn english_avoids_what_is_archaic_or_has_another_name() {
    none(avoided("en", ENGLISH, ENGLISH_ALLOWED));
}

#[test]
fn japanese_uses_one_word_for_one_thing() {
    none(avoided("ja", JAPANESE, &[]));
}

#[test]
fn katakana_words_have_their_long_vowels() {
    let mut found = Vec::new();
    for (name, forms) in texts("ja") {
        for form in &forms {
            let is_short = |word: &&&str| {
                form.match_indices(**word)
                    .any(|(place, _)| !form[place + word.len()..].starts_with(['ー', 'ッ', 'ン']))
            };
            found
                .extend(LONG.iter().filter(is_short).map(|word| format!("{name}: {word}: {form}")));
        }
    }
    none(found);
}

/// A given is a ヒント; what the command `hint` shows is 次の一手.
#[test]
fn a_hint_is_a_given_in_japanese() {
    let is_of_hint = |name: &str| {
        ["hint-", "help-hint", "help-level", "value-level", "play-hint", "key-hint"]
            .iter()
            .any(|of| name.starts_with(of))
    };
    let texts = texts("ja");
    let of_hint = texts.iter().filter(|(name, _)| is_of_hint(name));
    none(
        of_hint
            .filter(|(_, forms)| forms.iter().any(|form| form.contains("ヒント")))
            .map(|row| format!("{row:?}"))
            .collect(),
    );
}
