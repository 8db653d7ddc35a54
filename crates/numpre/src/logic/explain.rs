//! The whole way from a board to its end, or the next step of it.

use super::technique::TECHNIQUES;
use super::{Board, Contradiction, Found, Step, Technique};
use crate::vocabulary::Rank;

/// How an explanation ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is confirmed.
    Solved,
    /// None of the techniques finds anything.
    Stuck,
    /// The board has no solution.
    Contradiction(Contradiction),
}

/// The steps of a solution, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Complete: applied to the board one after the other they lead to the end.
    pub steps: Vec<Step>,
    /// Where they lead.
    pub end: End,
}

impl Explanation {
    /// How often each technique is used, easiest first; those not used are left out. What happens inside of lines of
    /// reasoning is not counted.
    ///
    /// These are the counts of this explanation, in which the easiest technique always goes first, one step at a time.
    pub fn counts(&self) -> Vec<(&'static Technique, usize)> {
        let mut counts: Vec<(&'static Technique, usize)> = Vec::new();
        for step in &self.steps {
            match counts.iter_mut().find(|(technique, _)| *technique == step.technique) {
                Some((_, count)) => *count += 1,
                None => counts.push((step.technique, 1)),
            }
        }
        let place = |technique: &Technique| TECHNIQUES.iter().position(|row| row == technique);
        counts.sort_by_key(|(technique, _)| (technique.rank, place(technique)));
        counts
    }

    /// The highest rank among the techniques used, rank 1 where nothing was left to do; where the end is solved, this is the
    /// rank of the problem.
    pub fn rank(&self) -> Rank {
        self.steps.iter().map(|step| step.technique.rank).max().unwrap_or(Rank::VERY_EASY)
    }
}

/// What comes next on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This step.
    Step(Step),
    /// Nothing more: this is the end.
    End(End),
}

/// A reasoner: the techniques it knows, in the order in which it tries them.
///
/// ```
/// use numpre::{Grid, Rank, logic::{Board, End, Reasoner}};
///
/// let problem: Grid = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...".parse()?;
/// let explanation = Reasoner::default().explain(&Board::from(&problem));
/// assert_eq!((&explanation.end, explanation.rank()), (&End::Solved, Rank::A_LITTLE_HARD));
/// let easy = Reasoner::up_to(Rank::EASY).explain(&Board::from(&problem));
/// assert_eq!(easy.end, End::Stuck);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reasoner {
    techniques: Vec<&'static Technique>,
}

/// All techniques of the table.
impl Default for Reasoner {
    fn default() -> Reasoner {
        Reasoner { techniques: TECHNIQUES.iter().collect() }
    }
}

impl Reasoner {
    /// The techniques of the table up to this rank.
    pub fn up_to(highest: Rank) -> Reasoner {
        Reasoner { techniques: TECHNIQUES.iter().filter(|technique| technique.rank <= highest).collect() }
    }

    /// One more technique, tried after all that are of its rank or below it but before the last resorts, negation and trial,
    /// where it has their rank.
    pub fn with(mut self, technique: &'static Technique) -> Reasoner {
        let before = |other: &Technique| other.rank > technique.rank || other.rank >= Rank::VERY_HARD;
        let place = self.techniques.iter().position(|other| before(other)).unwrap_or(self.techniques.len());
        self.techniques.insert(place, technique);
        self
    }

    /// Its techniques, in order.
    pub fn techniques(&self) -> &[&'static Technique] {
        &self.techniques
    }

    /// The next step: of the easiest technique that finds one.
    pub fn next(&self, board: &Board) -> Next {
        if board.is_solved() {
            return Next::End(End::Solved);
        }
        match self.techniques.iter().find_map(|technique| technique.finder.find(technique, board)) {
            Some(Found::Step(step)) => Next::Step(step),
            Some(Found::Contradiction(contradiction)) => Next::End(End::Contradiction(contradiction)),
            None => Next::End(End::Stuck),
        }
    }

    /// All steps to the end.
    pub fn explain(&self, board: &Board) -> Explanation {
        let mut board = board.clone();
        let mut steps = Vec::new();
        loop {
            match self.next(&board) {
                Next::Step(step) => {
                    board.apply(&step);
                    steps.push(step);
                }
                Next::End(end) => return Explanation { steps, end },
            }
        }
    }
}

/// Explains a board with all techniques; a problem (`&Grid`) or candidates (`&Candidates`) will do for one.
///
/// ```
/// use numpre::{Grid, logic::explain};
///
/// let problem: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let explanation = explain(&problem);
/// assert_eq!(explanation.steps.len(), 51);
/// assert_eq!(explanation.steps[0].to_string(), "r5c5=5");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn explain(board: impl Into<Board>) -> Explanation {
    Reasoner::default().explain(&board.into())
}

/// The next step on a board with all techniques, for a hint.
pub fn next_step(board: impl Into<Board>) -> Next {
    Reasoner::default().next(&board.into())
}
