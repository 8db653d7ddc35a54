//! Tests of the glossary: if an English message uses a term, the Japanese one uses its counterpart.

use crate::texts::texts;

/// An English term, as beginnings of words; its Japanese counterparts; and the messages that need
/// not contain a counterpart.
struct Term {
    english: &'static [&'static str],
    japanese: &'static [&'static str],
    except: &'static [&'static str],
}

const fn term(
    english: &'static [&'static str],
    japanese: &'static [&'static str],
    except: &'static [&'static str],
) -> Term {
    Term { english, japanese, except }
}

const TERMS: &[Term] = &[
    term(&["puzzle"], &["問"], &["made-puzzle", "remark-not-found", "warning-heading"]),
    term(&["given", "clue"], &["ヒント"], &["line-after", "suppose-after"]),
    term(&["candidate"], &["候補"], &["contradiction-no-candidate", "reason-naked-single"]),
    term(&["cell"], &["マス"], &["play-why-ask"]),
    term(&["blank"], &["空き"], &["help-layout"]),
    term(&["row"], &["行"], &[]),
    term(&["column"], &["列"], &[]),
    term(&["block"], &["ブロック"], &[]),
    term(&["board"], &["盤面"], &["play-auto-on"]),
    term(&["contradict"], &["矛盾"], &[]),
    term(&["assum", "suppose"], &["仮定"], &[]),
    term(&["hypothesis"], &["仮説"], &[]),
    term(&["technique"], &["手筋"], &[]),
    term(&["negation"], &["背理法", "Negation"], &[]),
    term(&["trial"], &["試行錯誤", "仮置き"], &["play-trial-discard"]),
    term(&["seed"], &["シード"], &[]),
    term(&["minimal"], &["極小"], &[]),
    term(&["isomorph"], &["同型"], &[]),
    term(&["canonical"], &["正規形"], &[]),
    term(&["full grid"], &["完成盤"], &[]),
    term(&["rank"], &["ランク"], &["help-rate-more"]),
    term(
        &["engine"],
        &["エンジン"],
        &["engine-bad-request", "engine-crashed", "page-engine-failed", "page-no-vectors"],
    ),
    term(&["thread"], &["スレッド"], &[]),
    term(&["symmetr"], &["対称"], &[]),
    term(&["workbook"], &["ブック"], &[]),
    term(&["sheet"], &["シート"], &[]),
    term(&["folder"], &["フォルダー"], &[]),
    term(&["comment"], &["コメント"], &[]),
    term(&["format"], &["形式"], &[]),
    term(&["literal"], &["狭義"], &[]),
    term(&["general"], &["広義"], &[]),
    term(&["depth"], &["深さ"], &["play-trial-depth"]),
    term(&["multiple solutions"], &["複数解"], &[]),
    term(
        &["one solution", "unique"],
        &["唯一解"],
        &[
            "play-several-solutions",
            "solution-first",
            "technique-unique-rectangle-or-loop",
            "technique-unique-rectangle-1",
            "technique-unique-rectangle-2",
            "technique-unique-rectangle-3",
            "technique-unique-rectangle-4",
            "technique-unique-rectangle-5",
            "technique-unique-rectangle-6",
            "technique-unique-loop",
            "also-hidden-rectangle",
            "also-unique-loop",
        ],
    ),
    term(&["feature"], &["機能"], &[]),
    term(&["terminal"], &["端末"], &[]),
    term(&["step"], &["手"], &[]),
];

/// Returns whether a word of the text begins with the term.
fn says(text: &str, term: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(term).any(|(place, _)| {
        !text[..place].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-')
    })
}

#[test]
fn a_term_of_one_language_has_its_counterpart_in_the_other() {
    let (english, japanese) = (texts("en"), texts("ja"));
    let mut found = Vec::new();
    for term in TERMS {
        let mut used = 0;
        for (name, forms) in &english {
            let (one, other) = (forms.join("\n"), japanese[name].join("\n"));
            let is_said = term.english.iter().any(|word| says(&one, word));
            used += usize::from(is_said);
            if is_said
                && !term.japanese.iter().any(|word| other.contains(word))
                && !term.except.contains(&name.as_str())
            {
                found.push(format!("{:?} {name}: {one} | {other}", term.english));
            }
        }
        assert!(used > 0, "{:?}", term.english);
        let unneeded = |name: &&&str| !english.contains_key(**name);
        assert_eq!(term.except.iter().find(unneeded), None, "{:?}", term.english);
    }
    crate::texts::none(found);
}
