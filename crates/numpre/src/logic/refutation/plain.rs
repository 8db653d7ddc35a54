//! The same search written as plainly as possible, for the tests: it follows every line on its own
//! to its end, and searches the whole board again in every level.

use super::line::Line;
use super::shortest::{TOGETHER, shortest};
use super::trials::refuted;
use crate::closure::{Assumption, Reading, Rules};
use crate::logic::cache::{ReasonerCache, only_solution};
use crate::logic::find::{
    ChangedCandidates, Finding, HouseRows, hidden_single, hidden_subset, locked_candidates,
    naked_single, naked_subset,
};
use crate::logic::step::Effect;
use crate::logic::{Contradiction, Evidence, SolvingState, Technique, explain};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid, House};
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

/// The steps that a step or a contradiction needs, by number.
type Needs = BTreeSet<usize>;

/// The end of a line: the number of steps, the hardest of them, and the contradiction.
type End = (usize, Option<Technique>, Contradiction);

struct PlainLine {
    state: SolvingState,
    /// The step that removed a candidate.
    removers: HashMap<(Cell, Digit), usize>,
    steps: Vec<(Technique, Needs)>,
    pending: Vec<(Technique, Evidence, Needs)>,
    best: Option<End>,
}

/// Returns how an assumption's line ends, and the level at which this is known; `None` if it does
/// not contradict. A contradiction by subsets is known one level late.
fn end_of(start: &SolvingState, assumption: Assumption) -> Option<(usize, End)> {
    let mut state = start.clone();
    state.assume(assumption);
    let mut line = PlainLine {
        state,
        removers: HashMap::new(),
        steps: Vec::new(),
        pending: Vec::new(),
        best: None,
    };
    (0..100).find_map(|level| {
        if level > 0 {
            line.add_findings(subsets);
            line.take(level);
        }
        line.add_findings(singles);
        line.best.filter(|best| best.0 <= level).map(|best| (level, best))
    })
}

impl PlainLine {
    fn add_findings(&mut self, find: fn(&SolvingState) -> Vec<(Technique, Finding)>) {
        for (technique, finding) in find(&self.state) {
            match finding {
                Ok(evidence) => {
                    let needs = self.needs(evidence.condition());
                    self.pending.push((technique, evidence, needs));
                }
                Err(contradiction) => {
                    let needs = self.needs(contradiction.condition());
                    let hardest = needs.iter().map(|step| self.steps[*step].0).max();
                    let end = (needs.len(), hardest, contradiction);
                    self.best =
                        self.best.filter(|best| (best.0, best.1) <= (end.0, end.1)).or(Some(end));
                }
            }
        }
    }

    fn needs(&self, (cells, digits): (CellSet, DigitSet)) -> Needs {
        let pairs = cells.iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit)));
        let steps = pairs.filter_map(|pair| self.removers.get(&pair));
        steps.flat_map(|step| self.steps[*step].1.iter().copied().chain([*step])).collect()
    }

    fn take(&mut self, level: usize) {
        let (mut now, later): (Vec<_>, Vec<_>) = std::mem::take(&mut self.pending)
            .into_iter()
            .partition(|(.., needs)| needs.len() < level);
        self.pending = later;
        now.sort_by_key(|(technique, _, needs)| (needs.len(), *technique));
        for (technique, evidence, needs) in now {
            let before = self.state.clone();
            match evidence.effect() {
                Effect::Place(cell, digit) => self.state.place(cell, digit),
                Effect::Remove(cells, digits) => {
                    cells.iter().for_each(|cell| self.state.remove(cell, digits))
                }
            }
            if self.state != before {
                for cell in Cell::all() {
                    let gone = before.digits(cell) - self.state.digits(cell);
                    self.removers
                        .extend(gone.iter().map(|digit| ((cell, digit), self.steps.len())));
                }
                self.steps.push((technique, needs));
            }
        }
    }
}

fn singles(state: &SolvingState) -> Vec<(Technique, Finding)> {
    let mut all = Vec::new();
    let _ = naked_single::find(
        state,
        &ChangedCandidates::ALL,
        &mut recording(&mut all, Technique::NakedSingle),
    );
    let _ = hidden_single::find(
        state,
        &ChangedCandidates::ALL,
        &mut recording(&mut all, Technique::HiddenSingle),
    );
    let _ = locked_candidates::find(
        state,
        &ChangedCandidates::ALL,
        &mut recording(&mut all, Technique::LockedCandidates),
    );
    all
}

fn subsets(state: &SolvingState) -> Vec<(Technique, Finding)> {
    let naked = [Technique::NakedPair, Technique::NakedTriple, Technique::NakedQuad];
    let hidden = [Technique::HiddenPair, Technique::HiddenTriple, Technique::HiddenQuad];
    let mut all = Vec::new();
    for house in House::all() {
        let cells = HouseRows::of_cells(state, house, &ChangedCandidates::ALL);
        let digits = HouseRows::of_digits(state, house, &ChangedCandidates::ALL);
        for size in 2..5 {
            let _ = naked_subset::find_in(
                size,
                house,
                &cells,
                &mut recording(&mut all, naked[size - 2]),
            );
            let _ = hidden_subset::find_in(
                size,
                house,
                &digits,
                &mut recording(&mut all, hidden[size - 2]),
            );
        }
    }
    all
}

fn recording(
    all: &mut Vec<(Technique, Finding)>,
    technique: Technique,
) -> impl FnMut(Finding) -> ControlFlow<()> + '_ {
    move |finding| {
        all.push((technique, finding));
        ControlFlow::Continue(())
    }
}

fn rounds(state: &SolvingState, assumption: Assumption) -> usize {
    let mut boards = state.bit_boards();
    assumption.assume(&mut boards);
    (1..=81).find(|_| Rules::sweep_times(&mut boards, 1).is_err()).unwrap_or(usize::MAX)
}

/// An assumption, the rounds that refute it, and how its line ends.
type OpenAssumption = (Assumption, usize, (usize, End));

/// Returns all assumptions of a reading that contradict, in the order in which `shortest` must
/// return them.
fn plainly(state: &SolvingState, reading: Reading, solution: &Grid) -> Vec<OpenAssumption> {
    let ended = |assumption| {
        end_of(state, assumption).map(|end| (assumption, rounds(state, assumption), end))
    };
    let mut left: Vec<OpenAssumption> =
        refuted(state, reading, 0, Some(solution)).filter_map(ended).collect();
    let mut listed = Vec::new();
    let mut list = |left: &mut Vec<OpenAssumption>, mut some: Vec<OpenAssumption>| {
        left.retain(|one| !some.contains(one));
        some.sort_by_key(|(_, _, (level, end))| (*level, end.0, end.1));
        listed.extend(some);
    };
    for most in 1..=3 {
        let some = left.iter().filter(|(_, rounds, (level, _))| *rounds <= most && *level <= most);
        let some = some.copied().collect();
        list(&mut left, some);
    }
    for most in [2, 4, 7, 81, usize::MAX] {
        while left.iter().any(|(_, rounds, _)| *rounds <= most) {
            let some = left
                .iter()
                .filter(|(_, rounds, _)| *rounds <= most)
                .take(TOGETHER)
                .copied()
                .collect();
            list(&mut left, some);
        }
    }
    listed
}

/// Returns how a line ends that is followed as in a parallel search.
fn followed(board: &SolvingState, assumption: Assumption) -> Option<(usize, End)> {
    let mut line = Line::new(board, assumption, true);
    (0..100).find_map(|level| {
        line.follow();
        line.outcome()
            .map(|outcome| (level, (outcome.length, outcome.hardest, outcome.contradiction)))
    })
}

/// Returns up to three of the boards on which a puzzle's explanation refutes something.
fn boards(puzzle: &Grid) -> Vec<SolvingState> {
    let mut state = SolvingState::from(puzzle);
    let mut boards = Vec::new();
    for step in explain(puzzle).steps {
        if step.evidence.refutation().is_some() {
            boards.push(state.clone());
        }
        state.apply(&step);
    }
    let apart = boards.len().div_ceil(3).max(1);
    boards.into_iter().step_by(apart).collect()
}

/// Returns the first `number` puzzles of a rank from the corpus.
fn of_rank(rank: usize, number: usize) -> Vec<Grid> {
    let path = format!("{}/../../corpus/rank-{rank}.csv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let puzzles = text.lines().filter_map(|line| line.split(',').nth(1)?.parse().ok());
    puzzles.take(number).collect()
}

/// Three of the hardest puzzles on the forum's list of May 2019.
const FORUM: [&str; 3] = [
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
    "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
    "98.7.....6.....87...7.....5.4..3.5....65...9......2..1..86...5.....1.3.......4..2",
];

#[test]
#[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
fn the_shortest_are_what_a_plain_search_finds() {
    let forum = FORUM.iter().map(|puzzle| puzzle.parse().expect("a puzzle"));
    let puzzles: Vec<Grid> = of_rank(7, 6).into_iter().chain(of_rank(8, 6)).chain(forum).collect();
    assert_eq!(puzzles.len(), 15);
    let (mut first, mut compared) = (0, 0);
    let mut cache = ReasonerCache::default();
    for (number, board) in puzzles.iter().flat_map(|puzzle| boards(puzzle).into_iter().enumerate())
    {
        // What is cached for a board is valid for the later boards of the same explanation.
        if number == 0 {
            cache = ReasonerCache::default();
        }
        let solution = only_solution(&board).expect("it is proper");
        for reading in [Reading::Literal, Reading::General] {
            let plain = plainly(&board, reading, &solution);
            let found: Vec<Assumption> = shortest(&board, reading, Some(&solution), &mut cache)
                .map(|(assumption, ..)| assumption)
                .collect();
            let expected: Vec<Assumption> =
                plain.iter().map(|(assumption, ..)| *assumption).collect();
            assert_eq!(found, expected, "{}", board.candidates());
            for (assumption, _, end) in plain {
                assert_eq!(
                    followed(&board, assumption),
                    Some(end),
                    "{assumption}: {}",
                    board.candidates()
                );
            }
            first += usize::from(!found.is_empty());
            compared += found.len();
        }
    }
    assert!(first > 40 && compared > 1000, "{first}, {compared}");
}
