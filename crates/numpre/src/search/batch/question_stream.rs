//! A stream of questions that depend on each other's answers and arrive while the kernel runs.

use super::account::Account;
use super::cost_model::CostModel;
use crate::search::{Engine, Limits, Verdict};
use crate::vocabulary::{Cell, Digit, Grid};

/// A question: how many solutions does this puzzle have?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// A number of the asker's choice, returned with the answer.
    pub(crate) from: u32,
    /// The puzzle that the question is about.
    pub(crate) puzzle: Grid,
    /// A cell and a digit that exactly one of the solutions is known to have there. That solution
    /// is counted beforehand, and only others are searched for. `None` if no such pair is known.
    pub(crate) known: Option<(Cell, Digit)>,
}

/// A source of many interleaved sequences of questions, in each of which the next question depends
/// on the answers to the earlier ones.
pub(crate) trait QuestionSource {
    /// Receives new answers, in any order, and adds further questions to `ask`. The stream ends if
    /// nothing is added while no answer is due.
    fn next_questions(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Question>);
}

/// The least number of questions worth loading at a time. Fewer are loaded only if even fewer lanes
/// are live.
const WORTH_LOADING: usize = 64;

/// The number of open questions from which on the kernel is quicker than the scalar engine.
const FEW: usize = 48;

/// The stream: the questions that wait or are being searched.
///
/// ```text
///            asks          queue          lanes
///   asker ─────────► ids ─────────► 256 at a time ──┐
///     ▲                ▲                            │ decided, or its last node has ended
///     └── answers ─────┼────────────────────────────┤
///                      └── the id is free again ────┘ its last node has ended
/// ```
pub(super) struct QuestionStream<'a> {
    asker: &'a mut dyn QuestionSource,
    scalar: &'a mut dyn Engine,
    /// The questions, indexed by id.
    asked: Vec<Question>,
    /// The ids of questions that wait to be admitted.
    queue: Vec<u32>,
    /// Ids that can be used again, because no node of their question is left.
    free: Vec<u32>,
    /// Answers that have not been passed to the asker yet.
    answers: Vec<(u32, Verdict)>,
    /// The questions asked last; empty between calls, kept for its allocation.
    new: Vec<Question>,
    /// The number of questions in the kernel that have no answer yet.
    due: usize,
    /// True if the asker has been called yet.
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

    /// Returns the questions, indexed by id.
    pub(super) fn asked(&self) -> &[Question] {
        &self.asked
    }

    /// Returns whether no question waits and no answer is left that could lead to another question.
    pub(super) fn is_drained(&self) -> bool {
        self.has_begun && self.queue.is_empty() && self.answers.is_empty()
    }

    /// Passes answers to the asker, and writes the next questions to admit into `ids`; see
    /// [`Accounts::next`](super::accounts::Accounts::next).
    pub(super) fn next(
        &mut self,
        accounts: &mut Vec<Account>,
        ids: &mut [u32; 256],
        costs: &mut CostModel,
        live: usize,
    ) -> usize {
        self.has_begun = true;
        while self.queue.len() < ids.len() && (self.due == 0 || !self.answers.is_empty()) {
            self.asker.next_questions(&self.answers, &mut self.new);
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

    /// Queues a question for the kernel.
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

    /// Answers a question with the scalar engine.
    fn ask_scalar(&mut self, asked: &Question) {
        // Searches for all solutions: to leave out the known one would not make this engine
        // quicker.
        self.answers
            .push((asked.from, self.scalar.search(&asked.puzzle, Limits::default()).verdict()));
    }

    /// Counts the end of a node. After the last one, answers the question if it has no answer yet,
    /// and frees its id.
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

    /// Records the answer to a question by its count of solutions.
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

    /// Asks a hundred chains of questions about random givens of random grids. The number of givens
    /// depends on the answer before.
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
            // One in four has an additional given, which is mostly wrong, and no known solution.
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
        fn next_questions(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Question>) {
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

    /// Checks that every question is answered once and correctly, however tight the bounds are.
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
