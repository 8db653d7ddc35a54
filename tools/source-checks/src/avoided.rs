//! Words that are avoided, and their replacements. Messages, comments, names and documents share
//! these lists; messages avoid some more words (`numpre-text/tests/words/avoided.rs`).

use regex::Regex;
use std::sync::LazyLock;

/// A word or phrase that is avoided.
#[derive(Debug)]
pub struct Avoided {
    /// The word or phrase, as a pattern for a text in lower case.
    pub pattern: Regex,
    /// The replacement, or the reason.
    pub instead: &'static str,
}

/// English words and phrases, as patterns for a text in lower case.
const ENGLISH_PATTERNS: &[(&str, &str)] = &[
    (r"\btold\b", "printed, reported, shown, explained"),
    (r"\bstands?\b", "is, are"),
    (r"\bbehind\b", "after"),
    (r"\bbeside\b", "next to; besides, in addition to"),
    (r"\banew\b", "again"),
    (r"\bwhoever\b", "the one who, a caller that"),
    (r"\bnobody\b", "no user, no one; say who"),
    (r"\b(?:go|goes|going|went) on\b", "continue"),
    (r"\bso many\b", "this many; say how many of what"),
    (r"\bis no [a-z]", "is not a"),
    (r"\bas (?:[^ .,;:]+ ){0,5}(?:has|have) (?:it|them)\b", "as in"),
    (r"\balone *(?:[.;:!?]|$)", "only"),
    (
        concat!(
            r"\b(?:puzzles|solutions|grids|boards|lines|steps|calls|digits|candidates|bytes|one|",
            r"[0-9]+)",
            r" a (?:second|minute|day|line|puzzle|call|core|thread|frame|file|page|step)\b",
        ),
        "per",
    ),
    (r"\bcandidates? (?:that )?(?:goes|go)\b", "a candidate is removed"),
    (r"\b(?:row|column|block) [1-9], [1-9]\b", "a digit after a house reads as a list"),
    (r"[0-9] %", "1.05%"),
];

/// English phrases that may contain a word above.
const ALLOWED_PATTERN: &str = concat!(
    r"\bstands? for\b|\bstands?-in\b",
    r"|\bbehind an? (?:[a-z]+ )?proxy\b",
    r"|\bis no (?:longer|more|less)\b|\bthere is no\b",
    "|機械学習|入力規則"
);

/// Japanese words.
const JAPANESE_PATTERNS: &[(&str, &str)] = &[
    ("規則", "ルール"),
    ("セル", "マス"),
    ("機械", "マシン"),
    ("完成盤面|疑似数独", "完成盤"),
    ("空白の?マス|空マス", "空きマス"),
    ("重複解", "複数解"),
    ("一意", "唯一"),
    ("ちょうど一", "唯一解"),
    ("一つ|二つ|三つ", "1つ, 2つ, 3つ"),
    ("一問|一回|二度", "1問, 1回, 2回"),
    ("一手(?:ずつ|目)", "1手ずつ, 1手目; 次の一手 is fine"),
    ("巡回数", "ラウンド数"),
    ("字義どおり", "狭義"),
    ("一般の読み", "広義"),
    ("格付け", "判定"),
    ("書庫", "ZIPファイル"),
    ("ディレクトリ", "フォルダー"),
    ("注釈", "コメント"),
    ("記法|表記", "形式"),
    ("比べる相手", "比較対象のソルバー"),
    ("テクニック|解法", "手筋"),
    ("手がかり", "ヒント"),
    ("推測", "仮定"),
    ("反証", "背理法"),
    ("クラッシュ", "異常終了"),
    ("既に", "すでに"),
    ("下さい", "ください"),
    ("出来", "でき"),
    ("無い", "ない"),
    ("原典", "1999年のページ"),
    ("；", "、 or two sentences"),
];

/// Ways to begin a documentation comment that do not name the subject, in lower case.
const OPENING_PATTERN: (&str, &str) =
    (r"^(?:whether|so many|where|those|what) ", "begin with a verb or a noun: Returns whether …");

fn compile(&(pattern, instead): &(&str, &'static str)) -> Avoided {
    Avoided { pattern: Regex::new(pattern).expect("a test compiles every pattern"), instead }
}

/// English words and phrases, for texts that are [`prepared`].
pub static ENGLISH: LazyLock<Vec<Avoided>> =
    LazyLock::new(|| ENGLISH_PATTERNS.iter().map(compile).collect());

/// Japanese words.
pub static JAPANESE: LazyLock<Vec<Avoided>> =
    LazyLock::new(|| JAPANESE_PATTERNS.iter().map(compile).collect());

/// Returns a text in lower case, with allowed phrases overwritten. Other phrases keep their places.
#[must_use]
pub fn prepared(text: &str) -> String {
    static ALLOWED: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(ALLOWED_PATTERN).expect("a test compiles every pattern"));
    let text = text.to_lowercase();
    ALLOWED.replace_all(&text, |found: &regex::Captures| "_".repeat(found[0].len())).into_owned()
}

/// Beginnings of documentation comments, for texts in lower case.
pub static OPENING: LazyLock<Avoided> = LazyLock::new(|| compile(&OPENING_PATTERN));

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the phrases of a text that are avoided.
    fn found(text: &str) -> Vec<String> {
        let text = prepared(text);
        let words = ENGLISH.iter().chain(&*JAPANESE);
        words.filter_map(|each| each.pattern.find(&text)).map(|it| it.as_str().to_owned()).collect()
    }

    #[test]
    fn what_is_avoided_is_found() {
        assert!(OPENING.pattern.is_match("whether a cell is blank"));
        for text in [
            "it is told",
            "It stands.",
            "It stands there",
            "It stands in row 1",
            "behind it",
            "behind",
            "beside",
            "goes on",
            "so many",
            "is no puzzle",
            "as the source has it",
            "of givens alone.",
            "one a line",
            "2 puzzles a second",
            "that candidate goes",
            "In block 3, 4",
            "1.05 %",
            "一つ",
        ] {
            assert_eq!(found(text).len(), 1, "{text}: {:?}", found(text));
        }
    }

    #[test]
    fn what_is_plain_is_not() {
        for text in [
            "toldo",
            "it stands for a digit",
            "a stand-in, to understand",
            "behind a proxy",
            "is no longer",
            "there is no puzzle",
            "alone in the house",
            "half a second",
            "a second solution",
            "次の一手",
            "機械学習、入力規則",
        ] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
