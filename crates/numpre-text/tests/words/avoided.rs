//! Words that messages avoid, and the words to use instead. Comments and documents avoid most of
//! them too: that list is [`source_checks::avoided`]. The lists here are for messages only.

use crate::texts::{VALUE, none, texts};
use source_checks::avoided::{self, Avoided};

/// Words that English messages avoid, and the words to use instead or the reason.
const ENGLISH: &[(&str, &str)] = &[
    ("problem", "the thing to be solved is a puzzle"),
    ("several solutions", "the glossary has: multiple solutions"),
    ("impossible", "the glossary has: no solution"),
    ("parted", "separated"),
    ("struck", "removed"),
    ("strike", "remove"),
    ("passed over", "ignored"),
    ("looked at", "say what is seen or checked"),
    ("directory", "folder"),
    ("notation", "format"),
    ("peer", "a comparison solver; the cells that share a house have no name for users"),
    ("house", "row, column or block"),
    ("by chance", "random"),
    ("for more:", "For more information, see"),
    (" alone", "only"),
    ("do not end", "are not finished"),
    ("not ended", "not finished"),
    ("gone wrong", "contains a mistake"),
    ("thereof", "archaic"),
    ("white space", "a space"),
    ("color", "one spelling: colour"),
    ("sudokus", "puzzles"),
    ("box", "block"),
    ("conjecture", "hypothesis"),
    ("guess", "trial and error"),
];

/// Messages that may contain such a word, and why.
const ENGLISH_ALLOWED: &[(&str, &str)] = &[
    ("value-order-player", "house: the last cell of a house is the technique's description"),
    ("mark-places", "alone: a mark without a digit next to it"),
    ("sound", "alone: a term of proof, by the rules alone"),
    ("help-explain-check", "alone: the same"),
    ("technique-full-house", "house: the technique's own name"),
    ("help-bench-more", "peer: in the name of a variable"),
    ("help-color", "color: in the name of a variable"),
    ("value-color-auto", "color: in the name of a variable"),
];

/// Words that Japanese messages avoid, and the words to use instead or the reason.
const JAPANESE: &[(&str, &str)] = &[
    ("予想", "仮説: the author's own word"),
    ("問題点", "誤り"),
    ("中に問題", "a failure is エラー; 問題 is a puzzle"),
    ("Webアプリ", "ウェブアプリ"),
    ("版", "バージョン"),
    ("検査", "検算"),
    ("乱数で", "ランダムに"),
    ("罫線があります", "区切り線"),
    ("ハウス", "行・列・ブロック"),
    ("クラッシュ", "重複"),
    ("ユーザー", "messages do not name the user"),
    ("あなた", "messages do not name the user"),
];

/// Katakana words that lack the long vowel at their end, which Japanese magazines write.
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

/// Returns the messages of a language that contain a word it avoids.
fn avoided(
    code: &str,
    words: &[(&str, &str)],
    shared: &[Avoided],
    allowed: &[(&str, &str)],
) -> Vec<String> {
    let mut found = Vec::new();
    for (name, forms) in texts(code) {
        for form in forms.iter().filter(|_| allowed.iter().all(|(free, _)| *free != name)) {
            let lower = avoided::prepared(form);
            let own = words.iter().filter(|(word, _)| lower.contains(&word.to_lowercase()));
            let shared = shared.iter().filter(|each| each.pattern.is_match(&lower));
            let shared = shared.map(|each| (each.pattern.as_str(), each.instead));
            found.extend(
                own.copied()
                    .chain(shared)
                    .map(|(word, why)| format!("{name}: \"{word}\" ({why}): {form}")),
            );
        }
    }
    found
}

#[test]
fn english_messages_avoid_these_words() {
    none(avoided("en", ENGLISH, &avoided::ENGLISH, ENGLISH_ALLOWED));
}

#[test]
fn japanese_messages_avoid_these_words() {
    none(avoided("ja", JAPANESE, &avoided::JAPANESE, &[]));
}

/// Rejects `In block 3, 4 can only go …`, which reads like a list of blocks.
#[test]
fn no_value_directly_follows_a_house_and_a_comma() {
    let list = format!("in {VALUE}, {VALUE} ");
    let is_list = |form: &&String| form.to_lowercase().contains(&list);
    let texts = texts("en");
    none(texts.values().flatten().filter(is_list).cloned().collect());
}

/// A percent sign directly follows its number in both languages.
#[test]
fn no_space_precedes_a_percent_sign() {
    let texts = ["en", "ja"].map(texts);
    let mut forms = texts.iter().flat_map(|texts| texts.values().flatten());
    assert!(forms.clone().any(|form| form.contains('%')));
    assert_eq!(forms.find(|form| form.contains(" %")), None);
}

/// A warning states what was done and how to write it; it does not require anything.
#[test]
fn no_japanese_warning_says_that_something_is_required() {
    let texts = texts("ja");
    let warnings = texts.iter().filter(|(name, _)| name.starts_with("warning-"));
    assert!(warnings.clone().count() > 9);
    let demands = warnings.filter(|(_, forms)| forms.iter().any(|form| form.ends_with("必要です")));
    none(demands.map(|row| format!("{row:?}")).collect());
}

/// The greatest number of words in a sentence.
const WORDS: usize = 25;

/// Messages with a longer sentence. This list may only become shorter.
const LONG_ALLOWED: &[&str] = &[];

#[test]
fn a_sentence_has_at_most_25_words() {
    let mut found = Vec::new();
    for (name, forms) in texts("en") {
        for form in forms.iter().filter(|_| !LONG_ALLOWED.contains(&&*name)) {
            let sentences = form.split([';', '→', '\n', ':']).flat_map(|text| text.split(". "));
            let long = sentences.filter(|text| text.split_whitespace().count() > WORDS);
            found.extend(long.map(|text| format!("{name}: {text}")));
        }
    }
    none(found);
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

/// In Japanese, ヒント is a given; what the command `hint` shows is 次の一手.
#[test]
fn japanese_messages_about_hints_do_not_use_the_word_for_givens() {
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
