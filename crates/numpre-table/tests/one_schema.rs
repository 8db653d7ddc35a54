//! Checks that both writers, `columns` and `rows`, make equal batches from the same puzzles, with
//! the same schema.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch, StringArray};
use numpre::assess::Assessor;
use numpre::canonical::canonical;
use numpre::check::verify;
use numpre::generate::Request;
use numpre::logic::{HodokuLevel, Step, Technique};
use numpre::rating::{SeRater, SeRating, SeVariant};
use numpre::{
    BatchEngine, CancelToken, Cancelled, EngineKind, Grid, Puzzle, Rank, Solved, Verdict,
};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::read_one;
use numpre_table::columns::ExplainOptions;
use numpre_table::rows::RowBatch;
use numpre_table::{PuzzleColumn, class_id, columns, steps};
use std::sync::Arc;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SEVENTEEN: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Returns puzzles of every status, a null, a text that cannot be read, and a puzzle with a placed
/// digit.
fn texts() -> Vec<Option<String>> {
    let clash = format!("11{}", ".".repeat(79));
    let placed = EASY.replacen("..7", "+4.7", 1) + ":";
    let texts = [EASY, SEVENTEEN, &".".repeat(81), &clash, "no puzzle", HARD, &placed];
    let mut texts: Vec<Option<String>> = texts.map(|text| Some(text.to_owned())).into();
    texts.insert(3, None);
    texts
}

fn column(texts: &[Option<String>]) -> PuzzleColumn {
    let array: ArrayRef = Arc::new(texts.iter().cloned().collect::<StringArray>());
    PuzzleColumn::of(&array).unwrap()
}

/// Returns the batch of rows for all of [`texts`]. `fill` sets the fields of a readable puzzle
/// except `puzzle`, which is already set, as are the fields of an unreadable one.
fn by_rows(columns: &[Column], mut fill: impl FnMut(&Puzzle, &mut Row)) -> RecordBatch {
    let mut rows = RowBatch::new(columns, []);
    for text in texts() {
        let mut row = Row::default();
        if let Some(text) = text {
            row.set("puzzle", Value::Text(text.clone().into()));
            match read_one(&text) {
                Ok(record) => fill(&record.puzzle, &mut row),
                Err(error) => {
                    row.set("status", "invalid");
                    row.set("error", format!("column {}: {}", error.column, error.kind));
                }
            }
        }
        rows.append(&row, &[] as &[&str]).unwrap();
    }
    rows.finish().unwrap()
}

fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Multiple => "multiple",
        _ => "none",
    }
}

fn solved(puzzle: &Puzzle) -> Solved {
    EngineKind::default().build().solve_candidates(&puzzle.unreduced_candidates())
}

const PUZZLE: Column = Column::optional("puzzle", Kind::Grid);
const STATUS: Column = Column::required("status", Kind::Text);
const ERROR: Column = Column::optional("error", Kind::Text);

#[test]
fn solutions() {
    let board = |name| Column::optional(name, Kind::Grid);
    for with_second in [false, true] {
        let second = with_second.then_some(board("second"));
        let schema: Vec<Column> =
            [PUZZLE, STATUS, board("solution")].into_iter().chain(second).chain([ERROR]).collect();
        let expected = by_rows(&schema, |puzzle, row| {
            let solved = solved(puzzle);
            row.set("status", verdict_name(solved.verdict()));
            match solved {
                Solved::Unique(only) => row.set("solution", only),
                Solved::Multiple(first, second) => {
                    row.set("solution", first);
                    row.set("second", second);
                }
                Solved::None => {}
            }
        });
        // Engines may find different solutions of a puzzle with multiple solutions, so this one is
        // of the same kind as in `solved`.
        let mut engine = BatchEngine::one_by_one(EngineKind::default().build());
        let found = columns::solve(&column(&texts()), &mut engine, with_second).unwrap();
        assert_eq!(found.schema(), expected.schema());
        assert_eq!(found, expected);
        let batch = columns::solve(&column(&texts()), &mut BatchEngine::new(), false).unwrap();
        assert_eq!(batch.column(1), expected.column(1));
    }
}

#[test]
fn ranks() {
    for with_techniques in [false, true] {
        let techniques = with_techniques.then_some(Column::optional("techniques", Kind::Nested));
        let schema: Vec<Column> = [PUZZLE, STATUS, Column::optional("rank", Kind::Integer)]
            .into_iter()
            .chain(techniques)
            .chain([ERROR])
            .collect();
        let mut assessor = Assessor::default();
        let expected = by_rows(&schema, |puzzle, row| match assessor.work(puzzle) {
            Ok(work) => {
                row.set("status", "unique");
                row.set("rank", work.rank.get());
                let used = work.techniques.iter();
                let used =
                    used.map(|(technique, count)| (technique.slug().into(), (*count).into()));
                row.set("techniques", Value::Object(used.collect()));
            }
            Err(error) => row.set("status", verdict_name(error.assessment().unwrap().verdict())),
        });
        let found =
            columns::rate(&column(&texts()), &mut Assessor::default(), with_techniques).unwrap();
        assert_eq!(found.schema(), expected.schema());
        assert_eq!(found, expected);
    }
}

#[test]
fn ratings_of_sudoku_explainer() {
    let number = |name| Column::optional(name, Kind::Number);
    let schema = [
        PUZZLE,
        STATUS,
        number("er"),
        number("ep"),
        number("ed"),
        Column::optional("hardest", Kind::Text),
        Column::optional("steps", Kind::Integer),
        ERROR,
    ];
    let mut rater = SeRater::default();
    for variant in SeVariant::ALL {
        let expected = by_rows(&schema, |puzzle, row| {
            row.set("status", verdict_name(solved(puzzle).verdict()));
            if let Ok(score) = rater.rate_variant(puzzle, variant) {
                row.set("er", score.er.value());
                row.set("ep", score.ep.value());
                row.set("ed", score.ed.value());
                row.set_some("hardest", score.hardest.map(|technique| technique.slug()));
                row.set("steps", u64::from(score.steps));
            }
        });
        let never = || CancelToken::NEVER;
        let column = column(&texts());
        let found =
            columns::rate_se(&column, &mut SeRater::default(), variant, &never(), never).unwrap();
        assert_eq!(found.schema(), expected.schema());
        assert_eq!(found, expected);
    }
}

#[test]
fn a_puzzle_whose_time_is_up_has_no_ratings() {
    let up = || CancelToken::when(|| true);
    let (column, mut rater) = (column(&texts()), SeRater::default());
    let found = columns::rate_se(&column, &mut rater, SeVariant::Se121, &CancelToken::NEVER, up);
    let found = found.unwrap();
    let errors = found.column_by_name("error").unwrap().as_string::<i32>();
    let errors: Vec<_> = errors.iter().collect();
    let late = Some("not rated");
    // The puzzles with one solution are rated, so these are late.
    assert_eq!([errors[0], errors[1], errors[6]], [late; 3]);
    assert_eq!([errors[2], errors[3], errors[4]], [None; 3]);
    assert_eq!(found.column_by_name("er").unwrap().null_count(), found.num_rows());
    let all = columns::rate_se(&column, &mut rater, SeVariant::Se121, &up(), up);
    assert_eq!(all, Err(Cancelled));
}

#[test]
fn explanations() {
    let schema = [
        PUZZLE,
        STATUS,
        Column::optional("rank", Kind::Integer),
        Column::optional("steps", Kind::Nested),
        ERROR,
    ];
    let sentence = |step: &Step| step.to_string();
    // Up to rank 3, the hard puzzle has a rank but no steps.
    for highest in [None, Some(Rank::EASY)] {
        let mut assessor = Assessor::default();
        let expected = by_rows(&schema, |puzzle, row| match assessor.explain(puzzle) {
            Ok((rank, explanation)) => {
                row.set("status", "unique");
                row.set("rank", rank.get());
                if highest.is_none_or(|highest| rank <= highest) {
                    row.set("steps", steps::value(&explanation.steps, true, Some(&sentence)));
                }
            }
            Err(error) => row.set("status", verdict_name(error.assessment().unwrap().verdict())),
        });
        let options = ExplainOptions { highest, with_lines: true, sentence: Some(&sentence) };
        let found = columns::explain(&column(&texts()), &mut Assessor::default(), &options);
        let mut found = found.unwrap();
        let moves = found.remove_column(3);
        assert_eq!(moves.null_count(), found.column_by_name("steps").unwrap().null_count());
        assert_eq!(found.schema(), expected.schema());
        assert_eq!(found, expected);
    }
}

#[test]
fn classes() {
    let id = |name| Column::optional(name, Kind::Text);
    let schema =
        [PUZZLE, Column::optional("canonical", Kind::Grid), id("class"), id("grid_class"), ERROR];
    let expected = by_rows(&schema, |puzzle, row| {
        let board = puzzle.grid();
        row.set("canonical", canonical(&board));
        row.set("class", class_id(&board).to_string());
        let only = numpre::solve(&board);
        row.set("grid_class", only.only().map(|only| class_id(only).to_string()));
    });
    let found = columns::classes(&column(&texts()), Some(&mut BatchEngine::new())).unwrap();
    assert_eq!(found.schema(), expected.schema());
    assert_eq!(found, expected);
    let without = columns::classes(&column(&texts()), None).unwrap();
    assert_eq!(without.num_columns(), 4);
}

#[test]
fn verdicts() {
    let answers: Vec<Option<String>> = texts()
        .iter()
        .enumerate()
        .map(|(row, text)| {
            let puzzle: Grid = text.as_deref()?.parse().ok()?;
            let mut answer = *numpre::solve(&puzzle).first()?;
            if row % 2 == 1 {
                let (first, last) = (answer.values()[0], answer.values()[80]);
                let mut values = *answer.values();
                (values[0], values[80], values[40]) = (last, first, 0);
                answer = Grid::from_values(values)?;
            }
            Some(answer.to_string())
        })
        .collect();
    let schema = [
        PUZZLE,
        STATUS,
        Column::optional("answer", Kind::Grid),
        Column::optional("correct", Kind::Flag),
        Column::optional("reasons", Kind::Nested),
        ERROR,
    ];
    let mut given = answers.iter();
    let mut rows = RowBatch::new(&schema, []);
    for text in texts() {
        let mut row = Row::default();
        let answer = given.next().unwrap();
        row.set_some("answer", answer.clone());
        if let Some(text) = text {
            row.set("puzzle", Value::Text(text.clone().into()));
            match (read_one(&text), answer) {
                (Ok(record), Some(answer)) => {
                    let givens = record.puzzle.givens;
                    let found = verify(&givens, &answer.parse().unwrap());
                    row.set("status", verdict_name(numpre::solve(&givens).verdict()));
                    row.set("correct", found.is_correct());
                    row.set("reasons", reasons(&found));
                }
                (Ok(record), None) => {
                    row.set("status", verdict_name(numpre::solve(&record.puzzle.givens).verdict()));
                    row.set("error", "no answer");
                }
                (Err(error), _) => {
                    row.set("status", "invalid");
                    row.set("error", format!("column {}: {}", error.column, error.kind));
                }
            }
        }
        rows.append(&row, &[] as &[&str]).unwrap();
    }
    let expected = rows.finish().unwrap();
    let found =
        columns::verify(&column(&texts()), &column(&answers), &mut BatchEngine::new()).unwrap();
    assert_eq!(found.schema(), expected.schema());
    assert_eq!(found, expected);
    assert!(columns::verify(&column(&texts()), &column(&[]), &mut BatchEngine::new()).is_err());
}

/// Returns the reasons in the form that rows of the command use.
fn reasons(found: &numpre::check::Verification) -> Value {
    let object = |fields: Vec<(&'static str, Value)>| {
        Value::Object(fields.into_iter().map(|(name, value)| (name.into(), value)).collect())
    };
    let mut reasons = Vec::new();
    for (name, cells) in [("blank", found.blank), ("given-changed", found.changed)] {
        if !cells.is_empty() {
            reasons.push(object(vec![("reason", name.into()), ("cells", cells.into())]));
        }
    }
    for clash in &found.clashes {
        reasons.push(object(vec![
            ("reason", "duplicate".into()),
            ("house", clash.house.to_string().into()),
            ("digit", clash.digit.get().into()),
            ("cells", clash.cells.into()),
        ]));
    }
    Value::List(reasons)
}

#[test]
fn generated_puzzles() {
    let mut generator = Request::default().seed(7).build().unwrap();
    let made: Vec<_> = (0..5).map(|index| generator.generate(index).unwrap()).collect();
    let integer = |name| Column::optional(name, Kind::Integer);
    let schema = [
        PUZZLE,
        STATUS,
        Column::optional("solution", Kind::Grid),
        integer("rank"),
        integer("clues"),
        integer("seed"),
        integer("index"),
        integer("tries"),
    ];
    let mut rows = RowBatch::new(&schema, []);
    for made in &made {
        let mut row = Row::default();
        row.set("puzzle", made.puzzle);
        row.set("status", "unique");
        row.set("solution", made.solution);
        row.set("rank", made.rank.get());
        row.set("clues", made.clues);
        row.set("seed", made.seed);
        row.set("index", made.index);
        row.set("tries", made.tries);
        rows.append(&row, &[] as &[&str]).unwrap();
    }
    let expected = rows.finish().unwrap();
    let found = columns::generated(&made, &arrow_schema::DataType::Utf8);
    assert_eq!(found.schema(), expected.schema());
    assert_eq!(found, expected);
}

#[test]
fn facts_of_generated_puzzles() {
    let rating = |value| SeRating::new(value).unwrap();
    let request = Request::default().technique(Technique::NakedPair).hodoku(HodokuLevel::Medium);
    let mut generator = request.se(rating(1.0)..=rating(3.0)).build().unwrap();
    let made: Vec<_> = (0..3).map(|index| generator.generate(index).unwrap()).collect();
    let number = |name| Column::optional(name, Kind::Number);
    let schema = [
        Column::optional("technique", Kind::Text),
        number("er"),
        number("ep"),
        number("ed"),
        Column::optional("score", Kind::Integer),
        Column::optional("level", Kind::Text),
    ];
    let mut rows = RowBatch::new(&schema, []);
    for made in &made {
        let (score, rating) = (made.se.unwrap(), made.hodoku.unwrap());
        let mut row = Row::default();
        row.set("technique", "naked-pair");
        row.set("er", score.er.value());
        row.set("ep", score.ep.value());
        row.set("ed", score.ed.value());
        row.set("score", u64::from(rating.score));
        row.set("level", "medium");
        rows.append(&row, &[] as &[&str]).unwrap();
    }
    let found = columns::generated(&made, &arrow_schema::DataType::Utf8);
    let found = found.project(&[8, 9, 10, 11, 12, 13]).unwrap();
    assert_eq!(found, rows.finish().unwrap());
}
