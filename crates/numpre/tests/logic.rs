//! Tests the logic engine: each technique on drawn boards, whole explanations, and all next steps.

use crate::common::{hardest_rank, minimal, of_rank, on_all_cores};
use numpre::logic::{
    End, Evidence, Found, Marks, Next, Reasoner, SolvingState, Step, Technique, explain, find,
    ladder, next_step, steps_of,
};
use numpre::proof::check;
use numpre::rating::Rater;
use numpre::{Candidates, Cell, Digit, DigitSet, Grid, House, Puzzle, Rank, Solved, solve};

/// Returns the cases of a fixture file: heading, board, outcome. The board has the givens of a line
/// `givens …`, if there is one.
fn cases(slug: &str) -> Vec<(String, SolvingState, String)> {
    let path = format!("{}/tests/techniques/{slug}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut cases = Vec::new();
    let (mut heading, mut givens, mut cells) = (String::new(), None, Vec::new());
    for line in text.lines() {
        if let Some(grid) = line.strip_prefix("givens ") {
            givens = Some(grid.parse::<Grid>().unwrap());
        } else if let Some(title) = line.strip_prefix("## ") {
            heading = title.to_owned();
        } else if let Some(outcome) = line.strip_prefix("=> ") {
            let mut board = Candidates::NONE;
            assert_eq!(cells.len(), 81, "{path}: {heading}");
            Cell::all().zip(cells.drain(..)).for_each(|(cell, digits)| board[cell] = digits);
            let state = match givens.take() {
                None => SolvingState::from(&board),
                Some(givens) => SolvingState::from(&half_solved(givens, board)),
            };
            cases.push((heading.clone(), state, outcome.to_owned()));
        } else {
            cells.extend(
                line.split([' ', '|', '+'])
                    .filter(|word| !word.is_empty() && !word.starts_with("--"))
                    .map(|word| match word {
                        "." => DigitSet::ALL,
                        "-" => DigitSet::EMPTY,
                        digits => {
                            digits.chars().map(|digit| Digit::from_char(digit).unwrap()).collect()
                        }
                    }),
            );
        }
    }
    cases
}

/// Returns a puzzle with these candidates. Cells with one candidate are placed.
fn half_solved(givens: Grid, candidates: Candidates) -> Puzzle {
    let mut placed = candidates.singles();
    givens.filled().for_each(|(cell, _)| placed.set(cell, None));
    Puzzle { givens, placed, candidates: Some(Box::new(candidates)) }
}

fn shown(found: Option<Found>) -> String {
    match found {
        None => "nothing".to_owned(),
        Some(Found::Contradiction(contradiction)) => format!("contradiction {contradiction}"),
        Some(Found::Step(step)) => match step.evidence.refutation() {
            Some(refutation) => format!("{step} because {refutation}"),
            None => step.to_string(),
        },
    }
}

#[test]
fn every_technique_does_what_its_drawn_boards_say() {
    for &technique in Technique::ALL {
        let cases = cases(technique.slug());
        assert!(
            cases.iter().any(|(_, _, outcome)| outcome == "nothing"),
            "{technique:?}: a board on which it must not"
        );
        for (heading, state, outcome) in cases {
            let found = find(technique, &state);
            assert_eq!(shown(found), outcome, "{technique:?}: {heading}\n{}", state.candidates());
        }
    }
}

#[test]
fn the_ladders_and_the_catalogue_are_the_contract() {
    let slugs: Vec<&str> = ladder::S4.iter().map(|technique| technique.slug()).collect();
    let mut contract = vec!["naked-single", "hidden-single", "locked-candidates"];
    contract.extend([
        "naked-pair",
        "hidden-pair",
        "naked-triple",
        "hidden-triple",
        "naked-quad",
        "hidden-quad",
    ]);
    assert_eq!(
        ladder::INSIDE_NEGATION.iter().map(|technique| technique.slug()).collect::<Vec<_>>(),
        contract
    );
    contract.extend(["negation", "trial"]);
    assert_eq!(slugs, contract);
    assert!(ladder::S4.is_sorted_by_key(|technique| technique.rank()));
    assert!(
        ladder::S4
            .iter()
            .all(|technique| technique.rank().is_some() && !technique.source().is_empty())
    );
    for (_, fish) in FISH {
        assert!(ladder::PLAYER.contains(&fish) && !ladder::S4.contains(&fish));
    }
    for technique in Technique::ALL {
        assert_eq!(technique.slug().parse(), Ok(*technique));
        assert!(ladder::PLAYER.contains(technique), "{technique:?}");
    }
    assert!("hunch".parse::<Technique>().is_err());
}

/// Returns the only solution of a puzzle.
fn solution(puzzle: &Grid) -> Grid {
    match solve(puzzle) {
        Solved::Unique(solution) => solution,
        other => panic!("{puzzle}: {other:?}"),
    }
}

#[test]
fn the_samples_are_explained_to_the_end() {
    for rank in Rank::all() {
        let puzzle = of_rank(rank.get());
        let explanation = explain(&puzzle);
        assert_eq!(
            (&explanation.end, hardest_rank(&explanation.steps)),
            (&End::Solved, rank),
            "{puzzle}"
        );

        // A program that only knows how to place and remove reaches the solution with these steps.
        let mut candidates = Candidates::pencil_marks(&puzzle);
        let mut placed = puzzle;
        for step in &explanation.steps {
            for &(cell, digit) in &step.placements {
                assert_eq!(placed.get(cell), None, "{cell} is placed twice");
                placed.set(cell, Some(digit));
                candidates[cell] = DigitSet::of(digit);
                candidates.remove_from_peers(cell, digit);
            }
            for (cell, digit) in step.eliminations.pairs() {
                assert!(candidates[cell].remove(digit), "{cell}<>{digit} is removed twice");
            }
        }
        assert_eq!((placed, candidates.singles()), (solution(&puzzle), solution(&puzzle)));

        let total: usize = explanation.counts().iter().map(|(_, count)| count).sum();
        assert_eq!(total, explanation.steps.len());
        assert!(explanation.counts().is_sorted_by_key(|(technique, _)| technique.rank()));
    }
}

#[test]
fn the_hardest_step_by_the_ladder_s4_has_the_rank_of_the_closures() {
    let puzzles: Vec<Grid> = (0..400).map(|index| minimal(21, index)).collect();
    on_all_cores(&puzzles, |puzzle| {
        assert_eq!(
            Ok(hardest_rank(&explain(puzzle).steps)),
            Rater::default().rank(puzzle),
            "{puzzle}"
        );
    });
}

#[test]
fn a_reasoner_up_to_a_rank_gets_stuck_where_the_rank_is_higher() {
    for rank in Rank::all() {
        for highest in Rank::all() {
            let explanation = Reasoner::new(ladder::up_to(highest))
                .explain(&SolvingState::from(&of_rank(rank.get())));
            assert_eq!(
                explanation.end == End::Solved,
                rank <= highest,
                "a puzzle of {rank}, techniques up to {highest}"
            );
            assert!(explanation.steps.iter().all(|step| step.technique.rank() <= Some(highest)));
        }
    }
}

#[test]
fn it_continues_from_a_half_solved_state_with_eliminations_kept() {
    let puzzle = of_rank(7);
    let whole = explain(&puzzle);
    let mut board = SolvingState::from(&puzzle);
    for (done, step) in whole.steps.iter().enumerate() {
        // The next step is found from the state, and from what can be written down of it: placed
        // digits and candidates.
        let mut placed = Grid::EMPTY;
        let own = board.confirmed() & puzzle.blanks();
        own.iter().for_each(|cell| placed.set(cell, board.digits(cell).single()));
        let candidates = Some(Box::new(*board.candidates()));
        let written = SolvingState::from(&Puzzle { givens: puzzle, placed, candidates });
        assert_eq!(written, board);
        assert_eq!(
            Reasoner::default().next(&written),
            Next::Step(step.clone()),
            "after {done} steps"
        );
        board.apply(step);
    }
    assert_eq!(next_step(board.candidates()), Next::End(End::Solved));
}

#[test]
fn what_has_no_solution_ends_in_a_contradiction() {
    let mut puzzle = of_rank(2);
    let wrong = puzzle.blanks().first().unwrap();
    let right = solution(&puzzle).get(wrong);
    let other = Candidates::pencil_marks(&puzzle)[wrong].iter().find(|&digit| Some(digit) != right);
    puzzle.set(wrong, other);
    assert!(matches!(explain(&puzzle).end, End::Contradiction(_)));
    assert_eq!(
        explain(&Grid::EMPTY),
        numpre::logic::Explanation { steps: Vec::new(), end: End::Stuck }
    );
}

/// Writes a sentence from the step's data only, as a user interface does.
fn sentence(step: &Step) -> String {
    let name = |house: &House| format!("{:?} {}", house.kind(), house.number() + 1).to_lowercase();
    let removed: Vec<String> = step.eliminations.iter().map(|(cell, _)| cell.to_string()).collect();
    let Evidence::Locked { digit, confined, crossing: other, .. } = &step.evidence else {
        panic!("{step:?}")
    };
    format!(
        "In {} the digit {digit} fits only in {} → remove {digit} from {}",
        name(confined),
        name(other),
        removed.join(" and ")
    )
}

#[test]
fn a_step_has_all_that_a_sentence_needs() {
    let mut candidates = Candidates::ALL;
    let two = Digit::new(2).unwrap();
    // Remove 2 from rows 7 and 8 of block 7, and from row 9 outside the block except c7 and c9.
    for cell in "r7c1 r7c2 r7c3 r8c1 r8c2 r8c3 r9c4 r9c5 r9c6 r9c8".split(' ') {
        candidates[cell.parse::<Cell>().unwrap()].remove(two);
    }
    let Next::Step(step) = next_step(&candidates) else { panic!("locked candidates are there") };
    assert_eq!(
        sentence(&step),
        "In block 7 the digit 2 fits only in row 9 → remove 2 from r9c7 and r9c9"
    );
    assert_eq!(step.to_string(), "r9c79<>2");
}

/// The fish by size: the number of base lines, and the technique.
const FISH: [(usize, Technique); 3] =
    [(2, Technique::XWing), (3, Technique::Swordfish), (4, Technique::Jellyfish)];

#[test]
fn fish_fire_and_no_rank_changes() {
    let puzzles: Vec<Grid> = (0..400).map(|index| minimal(22, index)).collect();
    let uses = on_all_cores(&puzzles, |puzzle| {
        let solution = solution(puzzle);
        let explanation = Reasoner::new(ladder::PLAYER).explain(&SolvingState::from(puzzle));
        assert_eq!(explanation.end, End::Solved, "{puzzle}");
        let is_fish = |step: &&Step| FISH.iter().any(|(_, fish)| *fish == step.technique);
        let fishes = explanation.steps.iter().filter(is_fish);
        fishes
            .inspect(|step| {
                assert!(
                    step.eliminations
                        .pairs()
                        .all(|(cell, digit)| solution.get(cell) != Some(digit))
                )
            })
            .count()
    });
    assert!(uses.iter().sum::<usize>() > 10, "it fires: {uses:?}");
}

/// Returns all sets of `size` of the nine lines.
fn sets_of(size: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..512_usize)
        .map(|bits| (0..9).filter(|line| bits >> line & 1 == 1).collect())
        .filter(move |set: &Vec<usize>| set.len() == size)
}

/// Finds fish by brute force: tries every set of `size` rows (columns), each with at least two
/// places of the digit, whose places lie in as many columns (rows). Returns what each removes.
fn fish_by_hand(size: usize, state: &SolvingState) -> Vec<String> {
    let mut found = Vec::new();
    for (digit, rows) in Digit::all().flat_map(|digit| [(digit, true), (digit, false)]) {
        let at = |line: usize, place: usize| {
            if rows { Cell::at(line, place) } else { Cell::at(place, line) }.unwrap()
        };
        let has = |line: usize, place: usize| state.digits(at(line, place)).contains(digit);
        for base in sets_of(size) {
            let count = |line: &usize| (0..9).filter(|&place| has(*line, place)).count();
            let cover: Vec<usize> =
                (0..9).filter(|&place| base.iter().any(|&line| has(line, place))).collect();
            if cover.len() != size || base.iter().any(|line| count(line) < 2) {
                continue;
            }
            let others = (0..9).filter(|line| !base.contains(line));
            let gone: Marks = others
                .flat_map(|line| cover.iter().map(move |&place| at(line, place)))
                .map(|cell| (cell, state.digits(cell) & DigitSet::of(digit)))
                .collect();
            if !gone.is_empty() {
                found.push(gone.to_string());
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_fish_of_a_board_is_found() {
    let mut boards = [0; 3];
    for index in 0..60 {
        let puzzle = minimal(23, index);
        let mut state = SolvingState::from(&puzzle);
        for step in explain(&puzzle).steps {
            for ((size, technique), boards) in FISH.into_iter().zip(&mut boards) {
                let mut found: Vec<String> = steps_of(technique, &state)
                    .iter()
                    .map(|step| step.eliminations.to_string())
                    .collect();
                found.sort();
                assert_eq!(found, fish_by_hand(size, &state), "{technique}: {puzzle}");
                *boards += usize::from(!found.is_empty());
            }
            state.apply(&step);
        }
    }
    assert!(boards.iter().all(|boards| *boards > 20), "{boards:?}");
}

/// All next steps are of one technique, the first one is the next step, and each is sound on the
/// board.
#[test]
fn all_next_steps_are_sound_and_begin_with_the_next() {
    for rank in 1..=8 {
        let puzzle = of_rank(rank);
        let mut state = SolvingState::from(&puzzle);
        for step in explain(&puzzle).steps.into_iter().step_by(if rank < 7 { 1 } else { 9 }) {
            let Next::Step(next) = Reasoner::default().next(&state) else { break };
            let all = Reasoner::default().all_next(&state);
            assert_eq!(all[0], next, "{puzzle}");
            for other in &all {
                assert_eq!(other.technique, next.technique);
                let verdict = check(&state.puzzle(), std::slice::from_ref(other));
                assert!(verdict.is_ok(), "{puzzle}: {other}: {verdict:?}");
            }
            state.apply(&step);
            if rank >= 7 {
                state = SolvingState::from(state.candidates());
            }
        }
    }
}
