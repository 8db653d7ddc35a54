//! The rating of a puzzle, step by step.

use super::advanced::Techniques;
use super::aligned::Aligned;
use super::cases::{Cases, Producer};
use super::chains::Chains;
use super::effect::Hint;
use super::loops::Loops;
use super::score::{NoSeScore, SeRating, SeScore};
use super::sheet::Sheet;
use super::technique::SeTechnique;
use super::{bug, fish, locked, sets, singles, wings};
use crate::cancel::{CancelToken, Cancelled};
use crate::search::{Engine, EngineKind, Solved};
use crate::state::{Candidates, Puzzle};
use crate::vocabulary::Grid;

/// Returns the first hint of some searches, each made only if those before found nothing.
macro_rules! first_of {
    ($($technique:ident: $search:expr),* $(,)?) => {{
        $(
            if let Some(hint) = $search {
                return Some((SeTechnique::$technique, hint));
            }
        )*
        None
    }};
}

/// A hint, and the technique that found it.
type Found = (SeTechnique, Hint);

/// A technique that reads closures, and its search.
#[derive(Clone, Copy)]
pub(super) struct ClosureTechnique {
    technique: SeTechnique,
    pub(super) producer: Producer,
}

impl ClosureTechnique {
    /// All of them, in the order in which they are tried.
    const ALL: [ClosureTechnique; 8] = [
        ClosureTechnique::new(SeTechnique::Nishio, Producer::NISHIO),
        ClosureTechnique::new(SeTechnique::MultipleForcingChains, Producer::MULTIPLE),
        ClosureTechnique::new(SeTechnique::DynamicForcingChains, Producer::DYNAMIC),
        ClosureTechnique::new(SeTechnique::DynamicForcingChainsPlus, Producer::NESTED_ONE),
        ClosureTechnique::new(SeTechnique::NestedForcingChains, Producer::NESTED_TWO),
        ClosureTechnique::new(SeTechnique::NestedMultipleForcingChains, Producer::NESTED_THREE),
        ClosureTechnique::new(SeTechnique::NestedDynamicForcingChains, Producer::NESTED_FOUR),
        ClosureTechnique::new(SeTechnique::DoublyNestedForcingChains, Producer::NESTED_FIVE),
    ];

    const fn new(technique: SeTechnique, producer: Producer) -> ClosureTechnique {
        ClosureTechnique { technique, producer }
    }

    /// Returns the row of a technique; `None` if it does not read closures.
    pub(super) fn of(technique: SeTechnique) -> Option<ClosureTechnique> {
        ClosureTechnique::ALL.into_iter().find(|row| row.technique == technique)
    }

    /// Returns the technique of a search.
    pub(super) fn by(producer: Producer) -> SeTechnique {
        let row = ClosureTechnique::ALL.into_iter().find(|row| row.producer == producer);
        row.expect("each search has a technique").technique
    }
}

/// The searches with memory.
pub(super) struct Searches {
    loops: Loops,
    pub(super) aligned: Aligned,
    pub(super) chains: Chains,
    pub(super) cases: Cases<Techniques>,
}

impl Searches {
    pub(super) fn new() -> Searches {
        let empty = Sheet::of(&Grid::EMPTY, &Candidates::pencil_marks(&Grid::EMPTY));
        Searches {
            loops: Loops::NEW,
            aligned: Aligned::NEW,
            chains: Chains::new(),
            cases: Cases::new(&empty),
        }
    }

    /// Connects the searches to a token. It is checked often during long ones.
    pub(super) fn set_cancel(&mut self, cancel: &CancelToken) {
        self.cases.set_cancel(cancel);
    }

    /// Forgets what it knows of the puzzle before.
    pub(super) fn begin(&mut self) {
        self.loops = Loops::NEW;
        self.aligned = Aligned::NEW;
        self.cases.begin();
    }

    /// Returns the hint of the first technique that has one.
    pub(super) fn next(&mut self, sheet: &Sheet) -> Result<Option<Found>, Cancelled> {
        if let Some(found) = self.without_closures(sheet) {
            return Ok(Some(found));
        }
        for ClosureTechnique { technique, producer } in ClosureTechnique::ALL {
            if let Some(hint) = self.cases.best(sheet, producer)? {
                return Ok(Some((technique, hint)));
            }
        }
        Ok(None)
    }

    fn without_closures(&mut self, sheet: &Sheet) -> Option<Found> {
        first_of!(
            HiddenSingle: singles::hidden(sheet),
            DirectLockedCandidates: locked::first_direct(sheet),
            DirectHiddenPair: sets::first_direct_hidden(sheet, 2, 2.0),
            NakedSingle: singles::naked(sheet),
            DirectHiddenTriple: sets::first_direct_hidden(sheet, 3, 2.5),
            LockedCandidates: locked::first(sheet),
            NakedPair: sets::first_naked(sheet, 2, 3.0),
            XWing: fish::first(sheet, 2, 3.2),
            HiddenPair: sets::first_hidden(sheet, 2, 3.4),
            NakedTriple: sets::first_naked(sheet, 3, 3.6),
            Swordfish: fish::first(sheet, 3, 3.8),
            HiddenTriple: sets::first_hidden(sheet, 3, 4.0),
            XyWing: wings::first(sheet, 2, 4.2),
            XyzWing: wings::first(sheet, 3, 4.4),
            UniqueLoop: self.loops.best(sheet),
            NakedQuad: sets::first_naked(sheet, 4, 5.0),
            Jellyfish: fish::first(sheet, 4, 5.2),
            HiddenQuad: sets::first_hidden(sheet, 4, 5.4),
            Bug: bug::first(sheet),
            AlignedPairExclusion: self.aligned.first_pair(sheet),
            ForcingChainOrCycle: self.chains.best(sheet),
            AlignedTripleExclusion: self.aligned.first_triplet(sheet),
        )
    }
}

/// Rates puzzles as Sudoku Explainer 1.2.1 does. It keeps working memory between calls, but no
/// information about the puzzles.
///
/// ```
/// use numpre::{Grid, rating::{SeRater, SeTechnique}};
///
/// // Escargot, by Arto Inkala.
/// let text = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// let puzzle: Grid = text.parse()?;
/// let score = SeRater::default().rate(&puzzle)?;
/// assert_eq!(score.to_string(), "10.5/1.2/1.2");
/// assert_eq!(score.er.tenths(), 105);
/// assert_eq!(score.hardest, Some(SeTechnique::NestedForcingChains));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct SeRater {
    engine: Box<dyn Engine>,
    searches: Searches,
    cancel: CancelToken,
}

impl Default for SeRater {
    fn default() -> SeRater {
        SeRater {
            engine: EngineKind::default().build(),
            searches: Searches::new(),
            cancel: CancelToken::NEVER,
        }
    }
}

impl SeRater {
    /// Returns the rater, connected to a token. It is checked before each step, and often during
    /// long ones.
    #[must_use]
    pub fn with_cancel(mut self, cancel: CancelToken) -> SeRater {
        self.set_cancel(cancel);
        self
    }

    /// Connects the rater to another token, for example for the next puzzle, which has a time
    /// limit of its own.
    pub fn set_cancel(&mut self, cancel: CancelToken) {
        self.searches.set_cancel(&cancel);
        self.cancel = cancel;
    }

    /// Returns the ratings of a puzzle that consists of givens.
    ///
    /// # Errors
    /// [`NoSeScore`] if the puzzle does not have exactly one solution, if it is solved, or if the
    /// call was cancelled.
    pub fn rate(&mut self, puzzle: &Grid) -> Result<SeScore, NoSeScore> {
        self.rate_puzzle(&Puzzle::of_givens(*puzzle))
    }

    /// Returns the ratings of the rest of a half-solved board, or of candidates.
    ///
    /// # Errors
    /// As [`rate`](SeRater::rate).
    pub fn rate_puzzle(&mut self, puzzle: &Puzzle) -> Result<SeScore, NoSeScore> {
        let board = puzzle.grid();
        match self.engine.solve_candidates(&puzzle.unreduced_candidates()) {
            Solved::None => return Err(NoSeScore::NoSolution),
            Solved::Multiple(..) => return Err(NoSeScore::MultipleSolutions),
            Solved::Unique(_) if board.is_full() => return Err(NoSeScore::Solved),
            Solved::Unique(_) => {}
        }
        self.rate_sheet(Sheet::of(&board, &puzzle.pencil_marks()), SeRating::HIGHEST)
            .map_err(|Cancelled| NoSeScore::Cancelled)
    }

    /// Returns the ER of a puzzle of givens that has exactly one solution. If it is above `most`,
    /// the rating ends at the first step above it, so that the result may be too low, but is above
    /// `most` too. A full board has the lowest rating.
    pub(crate) fn er_up_to(
        &mut self,
        puzzle: &Grid,
        most: SeRating,
    ) -> Result<SeRating, Cancelled> {
        let score = self.rate_sheet(Sheet::of(puzzle, &Candidates::pencil_marks(puzzle)), most)?;
        Ok(score.er.max(SeRating::LOWEST))
    }

    /// Returns the ratings of a board, up to the first step that is above `most`.
    fn rate_sheet(&mut self, mut sheet: Sheet, most: SeRating) -> Result<SeScore, Cancelled> {
        self.searches.begin();
        let (mut er, mut ep, mut ed, mut steps) = (0.0, 0.0, 0.0, 0);
        let mut hardest = None;
        while !sheet.is_full() && SeRating::of(er) <= most {
            self.cancel.check()?;
            let Some((technique, hint)) = self.searches.next(&sheet)? else {
                (er, hardest) = (UNSOLVED, None);
                break;
            };
            steps += 1;
            if hint.rating > er {
                (er, hardest) = (hint.rating, Some(technique));
            }
            hint.effect.apply(&mut sheet);
            if ep == 0.0 {
                if ed == 0.0 {
                    ed = er;
                }
                if hint.effect.placement().is_some() {
                    ep = er;
                }
            }
        }
        let [er, ep, ed] = [er, ep, ed].map(SeRating::of);
        Ok(SeScore { er, ep, ed, hardest, steps })
    }
}

/// The rating of a puzzle that no technique solves.
const UNSOLVED: f64 = 20.0;
