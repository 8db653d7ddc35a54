//! Makes hints from a step that the caller already has.

use super::NextReply;
use numpre::assess::{HintLevel, StepHint};
use numpre::logic;
use numpre_text::Texts;

impl NextReply {
    /// Returns the hint that `level` reveals of a step, for callers that already have the step.
    ///
    /// For the level `full`, the reply says only that there is a step, as for `exists`: the caller
    /// has the step, and this reply does not repeat it.
    pub fn partial(step: &logic::Step, level: HintLevel, texts: &Texts) -> NextReply {
        match StepHint::of(step, level) {
            StepHint::Where { block } => {
                NextReply::Where { houses: [block], text: texts.hint_where(block) }
            }
            StepHint::What { technique, houses, cells } => NextReply::What {
                technique,
                name: texts.technique(technique),
                houses,
                cells,
                text: texts.hint_what(step),
            },
            StepHint::Exists | StepHint::Full { .. } => NextReply::Exists,
        }
    }
}

#[cfg(all(test, feature = "proof"))]
mod tests {
    use super::*;
    use crate::{AllRequest, Board, Engine, NextRequest};
    use numpre_text::Language;

    #[test]
    fn hints_of_a_known_step_equal_those_of_the_request() {
        let givens =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let board = Board::of_givens(givens.parse().unwrap());
        let texts = Texts::new(&Language::english());
        let mut engine = Engine::new();
        let all = AllRequest { board: board.clone(), proof: true, ..AllRequest::default() };
        let steps = engine.answer(all, "en", Default::default()).unwrap().steps;
        let step = logic::Step::try_from(steps[0].data.clone()).unwrap();
        for level in [HintLevel::Exists, HintLevel::Where, HintLevel::What] {
            let next = NextRequest { board: board.clone(), level, ..NextRequest::default() };
            let expected = engine.answer(next, "en", Default::default()).unwrap();
            assert_eq!(NextReply::partial(&step, level, &texts), expected);
        }
    }
}
