//! `rate`: writes only the rank, and with `--work` also the work.

use crate::run::*;
use numpre::Grid;
use numpre::logic::Technique;
use numpre::random::random_isomorph;
use serde_json::Value;

/// The fields that need an explanation of the whole puzzle.
const WORK: [&str; 6] = [
    "techniques",
    "steps",
    "longest_refutation",
    "refutation_steps",
    "hardest_moments",
    "narrowest",
];

fn object(arguments: &[&str], puzzle: &str) -> Value {
    serde_json::from_str(&fed(arguments, puzzle).out).unwrap()
}

#[test]
fn json_has_the_rank_and_only_with_work_the_rest() {
    let plain = object(&["rate", "--output", "json"], SAMPLE);
    let keys: Vec<&str> = plain.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["line", "puzzle", "rank", "status"]);
    let with_work = object(&["rate", "--output", "json", "--work"], SAMPLE);
    for name in WORK {
        assert!(!with_work[name].is_null(), "{name}: {with_work}");
    }
    for name in keys {
        assert_eq!(plain[name], with_work[name], "{name}");
    }
}

#[test]
fn a_table_has_columns_for_the_work_only_with_work() {
    let heading =
        |arguments: &[&str]| fed(arguments, SAMPLE).out.lines().next().unwrap().to_owned();
    assert_eq!(
        heading(&["rate", "--output", "csv"]),
        "line,puzzle,status,rank,clashes,wrong,error"
    );
    let with_work = heading(&["rate", "--output", "csv", "--work"]);
    assert_eq!(
        with_work,
        format!("line,puzzle,status,rank,{},clashes,wrong,error", WORK.join(","))
    );
}

#[test]
fn the_rank_is_the_same_with_and_without_the_work() {
    // The input has plain puzzles, a board with placed digits, and puzzles that are not proper.
    let placed = format!(":0000:x:{SAMPLE}:::").replacen("4.....8", "4.+7...8", 1);
    let input =
        format!("{SAMPLE}\n{INKALA}\n{placed}\n{SEVERAL}\n{IMPOSSIBLE}\n12\n{SAMPLE_ANSWER}\n");
    let ranked = |arguments: &[&str]| -> Vec<Value> {
        fed(arguments, &input).out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let plain = ranked(&["rate", "--output", "json"]);
    let with_work = ranked(&["rate", "--output", "json", "--work"]);
    assert_eq!(plain.len(), 7);
    for (plain, mut with_work) in plain.into_iter().zip(with_work) {
        for name in WORK {
            with_work.as_object_mut().unwrap().remove(name);
        }
        assert_eq!(plain, with_work);
    }
}

#[test]
fn boards_show_the_techniques_without_being_asked() {
    let ran = fed(&["rate", "--output", "grid"], SAMPLE);
    assert!(ran.out.contains("hidden single"), "{}", ran.out);
}

#[test]
fn a_summary_has_no_place_for_the_work() {
    let ran = fed(&["rate", "--summary", "--work"], SAMPLE);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
}

/// A puzzle of each kind of answer: rated, not proper, solved.
fn for_sudoku_explainer() -> String {
    format!("{INKALA}\n{SEVERAL}\n{IMPOSSIBLE}\n{SAMPLE_ANSWER}\n{SAMPLE}\n")
}

#[test]
fn sudoku_explainer_rates_a_line_each() {
    let rated = fed(&["rate", "--rater", "se121"], for_sudoku_explainer());
    let lines: Vec<&str> = rated.out.lines().collect();
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[..4], ["10.7/10.7/9.7", "multiple", "none", "solved"]);
    assert_eq!(rated.code, Some(1));
}

#[test]
fn sudoku_explainer_gives_named_numbers() {
    let rated = object(&["rate", "--rater", "se121", "--output", "json"], INKALA);
    assert_eq!(rated["rater"], "se121");
    assert_eq!((&rated["er"], &rated["ep"]), (&10.7.into(), &10.7.into()));
    assert!(rated["steps"].as_u64() > Some(50));
    let csv = fed(&["rate", "--rater", "se121", "--output", "csv"], for_sudoku_explainer()).out;
    let heading = csv.lines().next();
    let expected = "line,puzzle,status,rater,er,ep,ed,hardest,steps,isomorphs,lowest_er,\
                    highest_er,clashes,wrong,error";
    assert_eq!(heading, Some(expected));
    assert_eq!(rated["hardest"], "nested-forcing-chains");
}

#[test]
fn isomorphs_have_the_same_ratings_of_the_canonical_form() {
    let puzzle: Grid = SAMPLE.parse().unwrap();
    let isomorphs: String =
        (0..4).map(|index| format!("{}\n", random_isomorph(29, index).apply(&puzzle))).collect();
    let rated = fed(&["rate", "--rater", "se121c"], &isomorphs).out;
    let first = rated.lines().next().unwrap();
    assert_eq!(rated, format!("{first}\n").repeat(4));
    let named = object(&["rate", "--rater", "se121c", "--output", "json"], SAMPLE);
    assert_eq!(named["rater"], "se121c");
}

#[test]
fn random_isomorphs_give_the_lowest_and_the_highest_er() {
    let options = ["rate", "--rater", "se121", "--isomorphs", "30", "--seed", "7"];
    let puzzle: Grid = SAMPLE.parse().unwrap();
    let mut ratings: Vec<f64> = (0..30)
        .map(|index| {
            let isomorph = random_isomorph(7, index).apply(&puzzle).to_string();
            let rated = object(&["rate", "--rater", "se121", "--output", "json"], &isomorph);
            rated["er"].as_f64().unwrap()
        })
        .collect();
    ratings.sort_by(f64::total_cmp);
    let (lowest, highest) = (ratings[0], ratings[29]);
    let line = fed(&options, SAMPLE).out;
    assert!(line.ends_with(&format!(" {lowest:.1}..{highest:.1}\n")), "{line}");
    let json = object(&[&options[..], &["--output", "json"]].concat(), SAMPLE);
    assert_eq!(json["isomorphs"], 30);
    assert_eq!((&json["lowest_er"], &json["highest_er"]), (&lowest.into(), &highest.into()));
    let grid = fed(&[&options[..], &["--output", "grid"]].concat(), SAMPLE).out;
    assert!(grid.contains("ER of 30 random isomorphs"), "{grid}");
}

#[test]
fn a_puzzle_that_takes_too_long_is_not_rated() {
    let late = ["rate", "--rater", "se121", "--timeout", "0.000001"];
    let rated = fed(&late, format!("{INKALA}\n{}\n", ".".repeat(81)));
    assert_eq!((rated.out.as_str(), rated.code), ("not rated\nmultiple\n", Some(1)));
    assert!(rated.err.contains("1 puzzle not rated within --timeout"), "{}", rated.err);
    let json = object(&[&late[..], &["--output", "json"]].concat(), INKALA);
    assert_eq!((&json["status"], &json["error"]), (&"unique".into(), &"not rated".into()));
    assert!(json.get("er").is_none(), "{json}");
    let in_time = fed(&["rate", "--rater", "se121", "--timeout", "600"], INKALA);
    assert_eq!((in_time.out.as_str(), in_time.code), ("10.7/10.7/9.7\n", Some(0)));
}

#[test]
fn options_about_er_are_refused_for_ranks() {
    for option in ["--isomorphs=3", "--timeout=3"] {
        let refused = fed(&["rate", option], SAMPLE);
        assert_eq!(refused.code, Some(2), "{option}");
        assert!(refused.err.contains("--rater se121"), "{}", refused.err);
    }
    assert_eq!(fed(&["rate", "--rater", "se121", "--seed", "3"], SAMPLE).code, Some(2));
}

#[test]
fn options_about_ranks_are_refused_for_other_raters() {
    for option in ["--min=3", "--max=3", "--sort", "--work", "--wide"] {
        for rater in ["se121", "hodoku"] {
            let refused = fed(&["rate", "--rater", rater, option], SAMPLE);
            assert_eq!(refused.code, Some(2), "{option}");
            let name = option.split('=').next().unwrap();
            assert!(refused.err.contains(name), "{}", refused.err);
            assert_ne!(fed(&["rate", "--rater", "s4", option], SAMPLE).err, refused.err);
        }
    }
}

#[test]
fn hodoku_gives_a_score_and_a_level_per_line() {
    let input = format!("{INKALA}\n{SEVERAL}\n{IMPOSSIBLE}\n{SAMPLE_ANSWER}\n{SAMPLE}\n");
    let rated = fed(&["rate", "--rater", "hodoku"], &input);
    assert_eq!(rated.out, "45510 extreme\nmultiple\nnone\nsolved\n756 medium\n");
    assert_eq!(rated.code, Some(1));
    let csv = fed(&["rate", "--rater", "hodoku", "--output", "csv"], &input).out;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "line,puzzle,status,rater,score,level,hardest,steps,clashes,wrong,error");
    assert!(lines[1].ends_with(",unique,hodoku,45510,extreme,trial,153,,,"), "{}", lines[1]);
    assert!(lines[2].ends_with(",multiple,,,,,,,,"), "{}", lines[2]);
    assert!(lines[4].ends_with(",unique,,,,,,,,"), "{}", lines[4]);
    let json = object(&["rate", "--rater", "hodoku", "--output", "json"], SAMPLE);
    assert_eq!((&json["rater"], &json["score"]), (&"hodoku".into(), &756.into()));
    assert_eq!((&json["level"], &json["hardest"]), (&"medium".into(), &"locked-triple".into()));
    assert_eq!(json["steps"], 72);
}

#[test]
fn hodoku_rates_in_words_of_both_languages() {
    for (language, heading, hardest) in [
        ("en", "HoDoKu: score 756, level medium", "Hardest step: locked triple"),
        ("ja", "HoDoKu：スコア756、レベルは普通", "最も難しい手：ロック3国同盟"),
    ] {
        let options = ["rate", "--rater", "hodoku", "--output", "grid", "--lang", language];
        let shown = fed(&options, SAMPLE).out;
        assert!(shown.contains(heading) && shown.contains(hardest), "{shown}");
        let board = fed(&options, SAMPLE_ANSWER).out;
        assert!(!board.is_empty() && !board.contains("HoDoKu"), "{board}");
    }
}

#[test]
fn hodoku_has_a_time_limit_and_no_isomorphs() {
    let late = ["rate", "--rater", "hodoku", "--timeout", "0.000001"];
    let rated = fed(&late, format!("{INKALA}\n{}\n", ".".repeat(81)));
    assert_eq!((rated.out.as_str(), rated.code), ("not rated\nmultiple\n", Some(1)));
    assert!(rated.err.contains("1 puzzle not rated within --timeout"), "{}", rated.err);
    let in_time = fed(&["rate", "--rater", "hodoku", "--timeout", "600"], INKALA);
    assert_eq!((in_time.out.as_str(), in_time.code), ("45510 extreme\n", Some(0)));
    let refused = fed(&["rate", "--rater", "hodoku", "--isomorphs", "3"], SAMPLE);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("--rater se121"), "{}", refused.err);
}

#[test]
fn the_score_of_hodoku_is_the_sum_of_the_steps_that_explain_shows() {
    let explained = object(&["explain", "--order", "hodoku", "--output", "json"], SAMPLE);
    let score = |step: &Value| {
        let technique: Technique = step["technique"].as_str().unwrap().parse().unwrap();
        technique.hodoku().unwrap().score
    };
    let sum: u32 = explained["steps"].as_array().unwrap().iter().map(score).sum();
    assert_eq!(sum, 756);
    let checked = fed(&["explain", "--order", "hodoku", "--check", "--output", "json"], INKALA);
    assert!(checked.out.contains("\"sound\":true"), "{}", checked.out);
}
