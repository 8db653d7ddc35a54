//! The state of an engine between requests. It saves time and never changes an answer.

use numpre::assess::{AssessError, Assessor};
use numpre::logic::{Choice, Next, Reasoner, SolvingState, Technique, ladder};
use numpre::{BatchEngine, Puzzle};
#[cfg(feature = "bulk")]
use numpre::{CancelToken, assess::HodokuRater, rating::SeRater};
use numpre_text::{Language, Texts};
use serde::Deserialize;
use std::rc::Rc;

/// The working memory with which requests are answered. Each part is created when it is first
/// needed.
#[derive(Default)]
pub struct EngineState {
    player: Option<Assessor>,
    s4: Option<Assessor>,
    hodoku: Option<Assessor>,
    /// The assessor of the last choice of techniques.
    chosen: Option<(Ladder, Vec<Choice>, Assessor)>,
    latest: Option<LatestStep>,
    batch: Option<BatchEngine>,
    #[cfg(feature = "bulk")]
    se: Option<SeRater>,
    #[cfg(feature = "bulk")]
    hodoku_rater: Option<HodokuRater>,
    /// The texts of each language that was asked for. There are few languages.
    texts: Vec<Rc<Texts>>,
}

/// The latest search for a next step. A player asks for one level of a hint after another, and only
/// the first one has to search.
struct LatestStep {
    ladder: Ladder,
    choices: Vec<Choice>,
    board: SolvingState,
    next: Rc<Next>,
}

/// The order in which techniques are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ladder {
    /// The order for people: the easiest techniques to spot come first.
    #[default]
    Player,
    /// The order of the 1999 page, which defines the ranks.
    S4,
    /// The order of the program HoDoKu, for which `rate-hodoku` has the score and the level.
    Hodoku,
}

impl Ladder {
    /// Returns all its techniques.
    pub(crate) const fn techniques(self) -> &'static [Technique] {
        match self {
            Ladder::Player => ladder::PLAYER,
            Ladder::S4 => ladder::S4,
            Ladder::Hodoku => ladder::HODOKU,
        }
    }
}

impl EngineState {
    /// Returns the assessor that explains with this ladder.
    pub(crate) fn assessor(&mut self, ladder: Ladder) -> &mut Assessor {
        let place = match ladder {
            Ladder::Player => &mut self.player,
            Ladder::S4 => &mut self.s4,
            Ladder::Hodoku => &mut self.hodoku,
        };
        place.get_or_insert_with(|| Assessor::new(Reasoner::new(ladder.techniques())))
    }

    /// Returns the assessor that explains with the chosen techniques of this ladder. No choices
    /// include all techniques.
    pub(crate) fn assessor_of(&mut self, ladder: Ladder, choices: &[Choice]) -> &mut Assessor {
        if choices.is_empty() {
            return self.assessor(ladder);
        }
        let is_kept =
            |kept: &mut (Ladder, Vec<Choice>, Assessor)| kept.0 == ladder && kept.1 == choices;
        let kept = self.chosen.take_if(|kept| is_kept(kept));
        let kept = kept.unwrap_or_else(|| {
            let reasoner = Reasoner::new(Choice::of(ladder.techniques(), choices));
            (ladder, choices.to_vec(), Assessor::new(reasoner))
        });
        &mut self.chosen.insert(kept).2
    }

    /// Returns the board from which the steps of a proper puzzle begin, and its next step by the
    /// chosen techniques of this ladder. No choices include all techniques.
    ///
    /// # Errors
    /// [`AssessError`] with the status of the puzzle if it is not proper.
    pub(crate) fn next_step(
        &mut self,
        puzzle: &Puzzle,
        ladder: Ladder,
        choices: &[Choice],
    ) -> Result<(SolvingState, Rc<Next>), AssessError> {
        let assessor = self.assessor_of(ladder, choices);
        let board = assessor.state_of(puzzle)?;
        let is_same = |latest: &&LatestStep| {
            latest.ladder == ladder && latest.choices == choices && latest.board == board
        };
        if let Some(latest) = self.latest.as_ref().filter(is_same) {
            return Ok((board, Rc::clone(&latest.next)));
        }
        let next = Rc::new(self.assessor_of(ladder, choices).reasoner().next(&board));
        let (choices, latest) = (choices.to_vec(), Rc::clone(&next));
        self.latest = Some(LatestStep { ladder, choices, board: board.clone(), next: latest });
        Ok((board, next))
    }

    /// Returns the engine for many boards at once.
    pub(crate) fn batch(&mut self) -> &mut BatchEngine {
        self.batch.get_or_insert_with(BatchEngine::new)
    }

    /// Returns the rater of Sudoku Explainer, which ends when this token is cancelled.
    #[cfg(feature = "bulk")]
    pub(crate) fn se_rater(&mut self, cancel: &CancelToken) -> &mut SeRater {
        let rater = self.se.get_or_insert_default();
        rater.set_cancel(cancel.clone());
        rater
    }

    /// Returns the rater of HoDoKu, which ends when this token is cancelled.
    #[cfg(feature = "bulk")]
    pub(crate) fn hodoku_rater(&mut self, cancel: &CancelToken) -> &mut HodokuRater {
        let rater = self.hodoku_rater.get_or_insert_default();
        rater.set_cancel(cancel.clone());
        rater
    }

    /// Returns the texts of a language, given its tag, such as `ja` or `en-GB`. An unknown language
    /// gives English.
    pub(crate) fn texts(&mut self, tag: &str) -> Rc<Texts> {
        let language = language(tag);
        if let Some(texts) = self.texts.iter().find(|texts| *texts.language() == language) {
            return Rc::clone(texts);
        }
        let texts = Rc::new(Texts::new(&language));
        self.texts.push(Rc::clone(&texts));
        texts
    }
}

/// Returns the language of a tag, such as `ja` or `en-GB`. An unknown language gives English.
pub(crate) fn language(tag: &str) -> Language {
    let code = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
    Language::find(&code).unwrap_or_else(Language::english)
}
