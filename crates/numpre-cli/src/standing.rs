//! What a problem as it was read amounts to: proper, improper, or gone wrong on the way.

use crate::lang::Texts;
use crate::output::{Board, ClashFields, Digits, Face, Mark, Tone, View, cells};
use crate::trouble::Exit;
use numpre::check::clashes;
use numpre::logic::{End, Explanation, Next, Reasoner, SolvingState, Step};
use numpre::rate::{NotProper, Rater};
use numpre::{Candidates, Cell, CellSet, Engine, EngineKind, Grid, Rank, Solved};
use numpre_formats::{Problem, Record};
use serde::Serialize;

/// A worker's means to say what problems amount to.
pub struct Assessor {
    rater: Rater,
    engine: Box<dyn Engine>,
    reasoner: Reasoner,
}

impl Default for Assessor {
    fn default() -> Assessor {
        Assessor { rater: Rater::default(), engine: EngineKind::default().build(), reasoner: Reasoner::default() }
    }
}

impl Assessor {
    /// What the problem of a record amounts to, and its rank where it is proper.
    ///
    /// Of givens alone this is the rank of the problem. Of a half-solved board, or of candidates, it is what the rest takes:
    /// the rank of what is left from there on.
    pub fn rate(&mut self, record: &Record) -> (Standing, Option<Rank>) {
        let problem = &record.problem;
        if !problem.is_plain() {
            let standing = self.standing(record);
            // What is proper has one solution, and a rank.
            let rank = standing.is_proper().then(|| self.rater.rank_candidates(standing.state().candidates()).ok());
            return (standing, rank.flatten());
        }
        Standing::ranked(record.line, problem.clone(), self.rater.rank(&problem.givens))
    }

    /// The ranks of many problems, for [`Standing::ranked`].
    pub fn rank_many(&mut self, problems: &[Grid], ranks: &mut Vec<Result<Rank, NotProper>>) {
        ranks.resize(problems.len(), Err(NotProper::NoSolution));
        self.rater.rank_many(problems, ranks);
    }

    /// What it amounts to, its rank, and the steps to its solution where it is proper.
    pub fn explain(&mut self, record: &Record) -> (Standing, Option<(Rank, Explanation)>) {
        let (standing, rank) = self.rate(record);
        let explanation = rank.map(|rank| (rank, self.reasoner.explain(&standing.state())));
        // The last technique ends every proper problem; if one did not, it would have no explanation.
        (standing, explanation.filter(|(_, explanation)| explanation.end == End::Solved))
    }

    /// What it amounts to, its rank, and the next step where there is one.
    pub fn hint(&mut self, record: &Record) -> (Standing, Option<Rank>, Option<Step>) {
        let (standing, rank) = self.rate(record);
        let next = standing.is_proper().then(|| self.reasoner.next(&standing.state()));
        let step = next.and_then(|next| match next {
            Next::Step(step) => Some(step),
            Next::End(_) => None,
        });
        (standing, rank, step)
    }

    /// The givens say what the solution is; what was placed or struck since may contradict it.
    fn standing(&mut self, record: &Record) -> Standing {
        let problem = &record.problem;
        let verdict = match self.engine.solve(&problem.givens) {
            Solved::Unique(solution) => wrong(problem, &solution),
            // Where the givens leave several, the candidates may still leave one.
            Solved::Multiple(..) if !problem.is_plain() => {
                match self.engine.solve_candidates(&problem.all_candidates()) {
                    Solved::Unique(_) => Verdict::Proper,
                    Solved::Multiple(..) => Verdict::Several,
                    Solved::None => Verdict::Impossible,
                }
            }
            Solved::Multiple(..) => Verdict::Several,
            Solved::None => Verdict::Impossible,
        };
        Standing::new(record.line, problem.clone(), verdict)
    }
}

/// Where a half-solved board has left the solution: digits first, for what they strike is wrong only because of them.
fn wrong(problem: &Problem, solution: &Grid) -> Verdict {
    let placed: CellSet = problem
        .placed
        .filled()
        .filter(|&(cell, digit)| solution.get(cell) != Some(digit))
        .map(|(cell, _)| cell)
        .collect();
    if !placed.is_empty() {
        return Verdict::WrongDigits(placed);
    }
    let struck = state(problem).wrong_cells(solution);
    if struck.is_empty() { Verdict::Proper } else { Verdict::WrongStrikes(struck) }
}

/// The board that logic starts from.
fn state(problem: &Problem) -> SolvingState {
    match problem.candidates.as_deref() {
        None => SolvingState::from(&problem.grid()),
        // Told by candidates alone: a cell with one is done only where its peers lack it.
        Some(candidates) if problem.grid() == candidates.singles() => SolvingState::from(candidates),
        Some(candidates) => SolvingState::new(&problem.grid(), candidates),
    }
}

/// What is the matter with a problem, if anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// It has one solution.
    Proper,
    /// It has several.
    Several,
    /// It has none.
    Impossible,
    /// It has one, and these cells hold another digit.
    WrongDigits(CellSet),
    /// It has one, and these cells have lost their digit of it.
    WrongStrikes(CellSet),
}

/// What a problem amounts to, with the fields that every object begins with.
#[derive(Serialize)]
pub struct Standing {
    line: usize,
    puzzle: Digits,
    status: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clashes: Vec<ClashFields>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<String>,
    #[serde(skip)]
    verdict: Verdict,
    #[serde(skip)]
    problem: Problem,
}

impl Standing {
    /// What a problem of givens alone amounts to, and its rank, once that has been looked for.
    pub fn ranked(line: usize, problem: Problem, rank: Result<Rank, NotProper>) -> (Standing, Option<Rank>) {
        let verdict = match rank {
            Ok(_) => Verdict::Proper,
            Err(NotProper::NoSolution) => Verdict::Impossible,
            Err(NotProper::SeveralSolutions) => Verdict::Several,
        };
        (Standing::new(line, problem, verdict), rank.ok())
    }

    fn new(line: usize, problem: Problem, verdict: Verdict) -> Standing {
        let grid = problem.grid();
        let (status, clashes) = match verdict {
            Verdict::Proper => ("unique", Vec::new()),
            Verdict::Several => ("multiple", Vec::new()),
            Verdict::Impossible => ("none", clashes(&grid).map(ClashFields).collect()),
            // From here on there is no solution.
            Verdict::WrongDigits(_) | Verdict::WrongStrikes(_) => ("none", Vec::new()),
        };
        let wrong = match verdict {
            Verdict::WrongDigits(wrong) | Verdict::WrongStrikes(wrong) => cells(wrong),
            _ => Vec::new(),
        };
        Standing { line, puzzle: Digits(grid), status, clashes, wrong, verdict, problem }
    }

    /// The contract's status.
    pub fn status(&self) -> &'static str {
        self.status
    }

    /// Whether it has one solution and nothing contradicts it.
    pub fn is_proper(&self) -> bool {
        self.verdict == Verdict::Proper
    }

    /// What it means for the exit code.
    pub fn exit(&self) -> Exit {
        if self.is_proper() { Exit::Holds } else { Exit::No }
    }

    /// The board that logic starts from.
    pub fn state(&self) -> SolvingState {
        state(&self.problem)
    }

    /// The candidates of that board.
    pub fn candidates(&self) -> Candidates {
        *self.state().candidates()
    }

    /// The givens by themselves.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.problem.givens.get(cell).is_some()
    }

    /// Its 81 characters.
    pub fn puzzle(&self) -> &Grid {
        &self.puzzle.0
    }

    /// Which cells are wrong, or which givens clash.
    pub fn remark(&self, texts: &Texts) -> Option<String> {
        let (name, cells) = match self.verdict {
            Verdict::WrongDigits(cells) => ("remark-wrong-digits", cells),
            Verdict::WrongStrikes(cells) => ("remark-wrong-strikes", cells),
            _ => return texts.remark_of_clashes(self.clashes.iter().map(|clash| &clash.0)),
        };
        Some(texts.say(name, &[("cells", texts.cells(cells).into()), ("count", cells.len().into())]))
    }

    /// In a word, for people.
    pub fn heading(&self, view: &View<'_>) -> String {
        match self.verdict {
            Verdict::Proper => view.word(Tone::Good, "status-unique"),
            Verdict::Several => view.word(Tone::Doubtful, "status-multiple"),
            Verdict::Impossible => view.word(Tone::Bad, "status-none"),
            Verdict::WrongDigits(_) | Verdict::WrongStrikes(_) => view.word(Tone::Bad, "status-wrong"),
        }
    }

    /// The board with what is wrong in it.
    pub fn view_wrong(&self, view: &mut View<'_>) {
        let clashing = self.clashes.iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.0.cells);
        let (wrong, marks) = match self.verdict {
            Verdict::WrongDigits(cells) | Verdict::WrongStrikes(cells) => (cells, [("mark-wrong", Mark::Wrong)]),
            _ if clashing.is_empty() => return,
            _ => (clashing, [("mark-clash", Mark::Wrong)]),
        };
        self.view_board(wrong, &marks, view);
    }

    /// The board: what was given, and what was placed since.
    pub fn view_puzzle(&self, view: &mut View<'_>) {
        let placed = [("mark-placed", Mark::Placed)];
        let marks = if self.problem.placed == Grid::EMPTY { &[][..] } else { &placed };
        self.view_board(CellSet::EMPTY, marks, view);
    }

    fn view_board(&self, wrong: CellSet, marks: &[(&str, Mark)], view: &mut View<'_>) {
        let face = |cell: Cell| {
            let mark = if wrong.contains(cell) {
                Mark::Wrong
            } else if self.is_given(cell) {
                Mark::Given
            } else {
                Mark::Placed
            };
            Face { digit: self.puzzle().get(cell), mark }
        };
        view.boards(&[Board { caption: view.caption("problem", marks), face: &face }]);
    }
}
