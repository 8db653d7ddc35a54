//! Questions that come one out of another while the kernel runs.

use super::account::Account;
use super::cost_model::CostModel;
use crate::search::{Engine, Limits, Verdict};
use crate::vocabulary::{Cell, Digit, Grid};

/// A question: how many solutions has this puzzle?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// Comes back with the answer.
    pub(crate) from: u32,
    /// The puzzle.
    pub(crate) puzzle: Grid,
    /// Where it is known that just one of the solutions has this digit in this cell: it is left
    /// out, and only another is looked for.
    pub(crate) known: Option<(Cell, Digit)>,
}

/// Whoever has questions of which the next depend on the answers to those before, and many such at
/// once.
pub(crate) trait QuestionSource {
    /// Takes the answers that have come, in any order, and asks further. If there is nothing to ask
    /// while no answer is due, that is the end.
    fn go_on(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Question>);
}

/// Fewer puzzles than this are let in only where there are even fewer nodes.
const WORTH_LOADING: usize = 64;

/// Fewer questions than this at a time are answered as quickly by the scalar engine.
const FEW: usize = 48;

/// The questions under way.
///
/// ```text
///            asks          queue          lanes
///   asker ─────────► ids ─────────► 256 at a time ──┐
///     ▲                ▲                            │ settled, or its last node gone
///     └── answers ─────┼────────────────────────────┤
///                      └── the id is free again ────┘ its last node gone
/// ```
pub(super) struct QuestionStream<'a> {
    asker: &'a mut dyn QuestionSource,
    scalar: &'a mut dyn Engine,
    /// The questions by id.
    asked: Vec<Question>,
    /// Ids that wait to be let in.
    queue: Vec<u32>,
    /// Ids of which no node is left.
    free: Vec<u32>,
    /// Answers that have not been told.
    answers: Vec<(u32, Verdict)>,
    /// What was asked last.
    new: Vec<Question>,
    /// Questions without an answer.
    due: usize,
    has_begun: bool,
}

impl<'a> QuestionStream<'a> {
    pub(super) fn new(
        asker: &'a mut dyn QuestionSource,
        scalar: &'a mut dyn Engine,
    ) -> QuestionStream<'a> {
        QuestionStream {
            asker,
            scalar,
            asked: Vec::new(),
            queue: Vec::new(),
            free: Vec::new(),
            answers: Vec::new(),
            new: Vec::new(),
            due: 0,
            has_begun: false,
        }
    }

    /// The questions by id.
    pub(super) fn asked(&self) -> &[Question] {
        &self.asked
    }

    /// Whether nothing waits, and no answer that is there can bring more.
    pub(super) fn is_out(&self) -> bool {
        self.has_begun && self.queue.is_empty() && self.answers.is_empty()
    }

    /// See [`Accounts::next`](super::accounts::Accounts::next).
    pub(super) fn next(
        &mut self,
        accounts: &mut Vec<Account>,
        ids: &mut [u32; 256],
        costs: &mut CostModel,
        live: usize,
    ) -> usize {
        self.has_begun = true;
        while self.queue.len() < ids.len() && (self.due == 0 || !self.answers.is_empty()) {
            self.asker.go_on(&self.answers, &mut self.new);
            self.answers.clear();
            if self.new.is_empty() {
                break;
            }
            let mut new = std::mem::take(&mut self.new);
            let few = self.due + new.len() < FEW;
            for asked in new.drain(..) {
                if few || costs.pass_by(1) == 1 {
                    self.ask_scalar(&asked);
                } else {
                    self.ask(asked, accounts);
                }
            }
            self.new = new;
        }
        let count = self.queue.len().min(ids.len());
        if count < WORTH_LOADING.min(live) {
            return 0;
        }
        for (id, next) in ids.iter_mut().zip(self.queue.drain(..count)) {
            *id = next;
        }
        count
    }

    fn ask(&mut self, asked: Question, accounts: &mut Vec<Account>) {
        self.due += 1;
        let account =
            Account { count: asked.known.is_some().into(), open: 1, ..Account::default() };
        let id = self.free.pop().unwrap_or(self.asked.len() as u32);
        match (self.asked.get_mut(id as usize), accounts.get_mut(id as usize)) {
            (Some(place), Some(known)) => (*place, *known) = (asked, account),
            _ => {
                self.asked.push(asked);
                accounts.push(account);
            }
        }
        self.queue.push(id);
    }

    fn ask_scalar(&mut self, asked: &Question) {
        // The default engine is not quicker with the known solution left out.
        self.answers
            .push((asked.from, self.scalar.search(&asked.puzzle, Limits::default()).verdict()));
    }

    /// A node of this question is gone.
    #[inline(always)]
    pub(super) fn close(&mut self, accounts: &mut [Account], id: u32) {
        let account = &mut accounts[id as usize];
        account.open -= 1;
        if account.open == 0 {
            if account.evicted {
                self.due -= 1;
                self.ask_scalar(&{ self.asked[id as usize] });
            } else if !account.over {
                self.settle(accounts, id);
            }
            self.free.push(id);
        }
    }

    /// Enough is known of this question.
    #[inline(always)]
    pub(super) fn settle(&mut self, accounts: &[Account], id: u32) {
        let verdict = match accounts[id as usize].count {
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Multiple,
        };
        self.due -= 1;
        self.answers.push((self.asked[id as usize].from, verdict));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Backend, BatchEngine, scheduler::Bounds};
    use super::*;
    use crate::random::{RandomSource, random_grid};
    use crate::search::EngineKind;
    use crate::vocabulary::CellSet;

    /// Asks a hundred chains of questions about random givens of random grids; how many givens
    /// comes from the answer before.
    struct Chains {
        source: RandomSource,
        left: [usize; 100],
        asked: [Option<Question>; 100],
        clues: [u32; 100],
        answered: usize,
        verdicts: [usize; 3],
    }

    impl Chains {
        fn ask(&mut self, chain: usize) -> Option<Question> {
            self.left[chain] = self.left[chain].checked_sub(1)?;
            let solution = random_grid(8, self.source.below(1000).into());
            let mut cells: Vec<Cell> = Cell::all().collect();
            self.source.shuffle(&mut cells);
            let (&dropped, rest) = cells.split_first()?;
            let givens: CellSet = rest.iter().copied().take(self.clues[chain] as usize).collect();
            let mut puzzle = solution.only(givens);
            // Some have no solution, or several without one that is known.
            if self.source.below(4) == 0 {
                puzzle.set(rest[79], solution.get(rest[0]));
                return Some(Question { from: chain as u32, puzzle, known: None });
            }
            let unique = |puzzle: &Grid| {
                EngineKind::default().build().search(puzzle, Limits::default()).verdict()
                    == Verdict::Unique
            };
            let known = Some((dropped, solution.get(dropped)?))
                .filter(|_| unique(&solution.only(givens.with(dropped))));
            Some(Question { from: chain as u32, puzzle, known })
        }
    }

    impl QuestionSource for Chains {
        fn go_on(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Question>) {
            let first = if self.answered == 0 && answers.is_empty() { 0..100 } else { 0..0 };
            for &(from, verdict) in answers {
                let asked = self.asked[from as usize].take().expect("an answer to no question");
                let expected = EngineKind::default()
                    .build()
                    .search(&asked.puzzle, Limits::default())
                    .verdict();
                assert_eq!(verdict, expected, "{asked:?}");
                self.answered += 1;
                self.verdicts[verdict as usize % 3] += 1;
                let clues = &mut self.clues[from as usize];
                *clues = if verdict == Verdict::Multiple {
                    (*clues + 6).min(78)
                } else {
                    clues.saturating_sub(9)
                };
            }
            let asking = answers.iter().map(|&(from, _)| from as usize).chain(first);
            for chain in asking {
                self.asked[chain] = self.ask(chain);
                ask.extend(self.asked[chain]);
            }
        }
    }

    /// Every question is answered once and rightly, however tight the bounds are.
    #[test]
    fn every_question_is_answered() {
        let tight = Bounds { states: 2, branches: 20, branches_in_order: 3 };
        let rounds = if cfg!(miri) { 1 } else { 30 };
        for &backend in Backend::ALL {
            for bounds in [Bounds::USUAL, tight] {
                let Some(mut batch) = BatchEngine::bounded(backend, bounds) else { continue };
                let mut chains = Chains {
                    source: RandomSource::new(9, 0),
                    left: [rounds; 100],
                    asked: [None; 100],
                    clues: [30; 100],
                    answered: 0,
                    verdicts: [0; 3],
                };
                batch.answer(&mut chains);
                assert_eq!(chains.answered, 100 * rounds);
                assert!(
                    cfg!(miri) || chains.verdicts.iter().all(|&number| number > 100),
                    "{:?}",
                    chains.verdicts
                );
            }
        }
    }
}
