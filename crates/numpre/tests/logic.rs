//! The logic engine: each technique on drawn boards, whole explanations, and a technique plugged in from outside.

// The helpers of the tests too fail by panicking.
#![allow(clippy::unwrap_used)]

mod common;

use common::{minimal, of_rank, on_all_cores};
use numpre::logic::{
    Board, Cause, End, Finder, Found, Marks, Next, Reasoner, Step, TECHNIQUES, Technique, explain, next_step,
};
use numpre::rate::Rater;
use numpre::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, Rank, Solved, solve};

/// The cases of a fixture file: heading, board, outcome.
fn cases(slug: &str) -> Vec<(String, Candidates, String)> {
    let path = format!("{}/tests/techniques/{slug}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut cases = Vec::new();
    let (mut heading, mut cells) = (String::new(), Vec::new());
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title.to_owned();
        } else if let Some(outcome) = line.strip_prefix("=> ") {
            let mut board = Candidates::NONE;
            assert_eq!(cells.len(), 81, "{path}: {heading}");
            Cell::all().zip(cells.drain(..)).for_each(|(cell, digits)| board[cell] = digits);
            cases.push((heading.clone(), board, outcome.to_owned()));
        } else {
            cells.extend(line.split([' ', '|', '+']).filter(|word| !word.is_empty() && !word.starts_with("--")).map(
                |word| match word {
                    "." => DigitSet::ALL,
                    "-" => DigitSet::EMPTY,
                    digits => digits.chars().map(|digit| Digit::from_char(digit).unwrap()).collect(),
                },
            ));
        }
    }
    cases
}

fn shown(found: Option<Found>) -> String {
    match found {
        None => "nothing".to_owned(),
        Some(Found::Contradiction(contradiction)) => format!("contradiction {contradiction}"),
        Some(Found::Step(Step { line: Some(line), placements, eliminations, .. })) => match placements[..] {
            [(cell, digit)] => format!("{cell}={digit} because {line}"),
            _ => format!("{eliminations} because {line}"),
        },
        Some(Found::Step(step)) => step.to_string(),
    }
}

#[test]
fn every_technique_does_what_its_drawn_boards_say() {
    for technique in &TECHNIQUES {
        let cases = cases(technique.slug);
        assert!(
            cases.iter().any(|(_, _, outcome)| outcome == "nothing"),
            "{technique:?}: a board on which it must not"
        );
        for (heading, candidates, outcome) in cases {
            let found = technique.finder.find(technique, &Board::from(&candidates));
            assert_eq!(shown(found), outcome, "{technique:?}: {heading}\n{candidates}");
        }
    }
}

#[test]
fn the_table_is_the_contract() {
    let slugs: Vec<&str> = TECHNIQUES.iter().map(|technique| technique.slug).collect();
    let mut contract = vec!["naked-single", "hidden-single", "locked-candidates"];
    contract.extend(["naked-pair", "hidden-pair", "naked-triple", "hidden-triple", "naked-quad", "hidden-quad"]);
    contract.extend(["negation", "trial"]);
    assert_eq!(slugs, contract);
    assert!(TECHNIQUES.is_sorted_by_key(|technique| technique.rank));
    for technique in &TECHNIQUES {
        assert_eq!(Technique::by_slug(technique.slug), Some(technique));
        assert!(![technique.english, technique.japanese, technique.source].contains(&""), "{technique:?}");
    }
}

/// The one solution of a proper problem.
fn solution(problem: &Grid) -> Grid {
    match solve(problem) {
        Solved::Unique(solution) => solution,
        other => panic!("{problem}: {other:?}"),
    }
}

#[test]
fn the_samples_are_explained_to_the_end() {
    for rank in Rank::all() {
        let problem = of_rank(rank.get());
        let explanation = explain(&problem);
        assert_eq!((&explanation.end, explanation.rank()), (&End::Solved, rank), "{problem}");

        // Applied by anyone who knows what placing and striking are, the steps end in the solution.
        let mut candidates = Candidates::initial(&problem);
        let mut placed = problem;
        for step in &explanation.steps {
            for &(cell, digit) in &step.placements {
                assert_eq!(placed.get(cell), None, "{cell} is placed twice");
                placed.set(cell, Some(digit));
                candidates[cell] = DigitSet::of(digit);
                candidates.strike_from_peers(cell, digit);
            }
            for (cell, digit) in step.eliminations.pairs() {
                assert!(candidates[cell].remove(digit), "{cell}<>{digit} is struck twice");
            }
        }
        assert_eq!((placed, candidates.singles()), (solution(&problem), solution(&problem)));

        let total: usize = explanation.counts().iter().map(|(_, count)| count).sum();
        assert_eq!(total, explanation.steps.len());
        assert!(explanation.counts().is_sorted_by_key(|(technique, _)| technique.rank));
    }
}

#[test]
fn the_rank_of_an_explanation_is_the_rank_of_the_closures() {
    let problems: Vec<Grid> = (0..400).map(|index| minimal(21, index)).collect();
    on_all_cores(&problems, |problem| {
        assert_eq!(Ok(explain(problem).rank()), Rater::default().rank(problem), "{problem}");
    });
}

#[test]
fn a_reasoner_up_to_a_rank_gets_stuck_where_the_rank_is_higher() {
    for rank in Rank::all() {
        for highest in Rank::all() {
            let explanation = Reasoner::up_to(highest).explain(&Board::from(&of_rank(rank.get())));
            assert_eq!(
                explanation.end == End::Solved,
                rank <= highest,
                "a problem of {rank}, techniques up to {highest}"
            );
            assert!(explanation.steps.iter().all(|step| step.technique.rank <= highest));
        }
    }
}

#[test]
fn it_goes_on_from_a_half_solved_state_with_eliminations_kept() {
    let problem = of_rank(7);
    let whole = explain(&problem);
    let mut board = Board::from(&problem);
    for (done, step) in whole.steps.iter().enumerate() {
        // From the board as it stands, and from what can be written down of it: digits placed, and candidates.
        let mut placed = Grid::EMPTY;
        board.confirmed().iter().for_each(|cell| placed.set(cell, board.digits(cell).single()));
        let written = Board::new(&placed, board.candidates());
        assert_eq!(written, board);
        assert_eq!(Reasoner::default().next(&written), Next::Step(step.clone()), "after {done} steps");
        board.apply(step);
    }
    assert_eq!(next_step(board.candidates()), Next::End(End::Solved));
}

#[test]
fn what_has_no_solution_ends_in_a_contradiction() {
    let mut problem = of_rank(2);
    let wrong = problem.blanks().first().unwrap();
    let right = solution(&problem).get(wrong);
    let other = Candidates::initial(&problem)[wrong].iter().find(|&digit| Some(digit) != right);
    problem.set(wrong, other);
    assert!(matches!(explain(&problem).end, End::Contradiction(_)));
    assert_eq!(explain(&Grid::EMPTY), numpre::logic::Explanation { steps: Vec::new(), end: End::Stuck });
}

/// A sentence made from a step's data alone, as a face will.
fn sentence(step: &Step) -> String {
    let name = |house: &House| format!("{:?} {}", house.kind(), house.number() + 1).to_lowercase();
    let struck: Vec<String> = step.eliminations.iter().map(|(cell, _)| cell.to_string()).collect();
    let [confined, other] = &step.cause.houses[..] else { panic!("{step:?}") };
    let digits = step.cause.digits;
    format!(
        "In {} the digit {digits} fits only in {} → strike {digits} from {}",
        name(confined),
        name(other),
        struck.join(" and ")
    )
}

#[test]
fn a_step_has_all_that_a_sentence_needs() {
    let mut candidates = Candidates::ALL;
    let two = Digit::new(2).unwrap();
    // Rows 7 and 8 of block 7, and all of row 9 outside of it but c7 and c9, have no 2.
    for cell in "r7c1 r7c2 r7c3 r8c1 r8c2 r8c3 r9c4 r9c5 r9c6 r9c8".split(' ') {
        candidates[cell.parse::<Cell>().unwrap()].remove(two);
    }
    let Next::Step(step) = next_step(&candidates) else { panic!("locked candidates are there") };
    assert_eq!(sentence(&step), "In block 7 the digit 2 fits only in row 9 → strike 2 from r9c7 and r9c9");
    assert_eq!(step.to_string(), "r9c79<>2");
}

/// The X-wing, a technique of the field that S4 does not know: in two rows a digit stands in the same two columns only.
struct XWing;

static X_WING: Technique = Technique {
    slug: "x-wing",
    english: "X-wing",
    japanese: "Xウィング",
    source: "",
    rank: Rank::VERY_HARD,
    finder: &XWing,
};

impl Finder for XWing {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        let rows = || (0..9).map(House::row);
        let pairs =
            rows().flat_map(|upper| rows().filter(move |lower| *lower > upper).map(move |lower| (upper, lower)));
        for (digit, (upper, lower)) in Digit::all().flat_map(|digit| pairs.clone().map(move |pair| (digit, pair))) {
            let cells = board.cells_with(digit);
            let corners = cells & (upper.cells() | lower.cells());
            let mut columns: Vec<House> = corners.iter().map(|cell| House::column(cell.column())).collect();
            columns.sort();
            columns.dedup();
            if columns.len() != 2 || corners.len() != 4 {
                continue;
            }
            let covered = columns.iter().fold(CellSet::EMPTY, |all, column| all | column.cells());
            let eliminations = Marks::of(cells & (covered - corners), DigitSet::of(digit));
            if !eliminations.is_empty() {
                let rests_on = Marks::of((upper.cells() | lower.cells()) - corners, DigitSet::of(digit));
                let houses = [vec![upper, lower], columns].concat();
                let cause = Cause { houses, cells: corners, digits: DigitSet::of(digit) };
                return Some(Found::Step(Step::striking(technique, cause, eliminations, rests_on)));
            }
        }
        None
    }
}

#[test]
fn a_technique_from_outside_joins_the_others() {
    let reasoner = Reasoner::default().with(&X_WING);
    let slugs: Vec<&str> = reasoner.techniques().iter().map(|technique| technique.slug).collect();
    assert_eq!(slugs[8..], ["hidden-quad", "x-wing", "negation", "trial"]);

    let problems: Vec<Grid> = (0..400).map(|index| minimal(22, index)).collect();
    let uses = on_all_cores(&problems, |problem| {
        let solution = solution(problem);
        let explanation = reasoner.explain(&Board::from(problem));
        assert_eq!(explanation.end, End::Solved, "{problem}");
        let fishes = explanation.steps.iter().filter(|step| step.technique == &X_WING);
        fishes
            .inspect(|step| assert!(step.eliminations.pairs().all(|(cell, digit)| solution.get(cell) != Some(digit))))
            .count()
    });
    assert!(uses.iter().sum::<usize>() > 10, "it fires: {uses:?}");
}
