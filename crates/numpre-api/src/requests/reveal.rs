//! Hints of a step that is known already.

use super::NextReply;
use numpre::assess::{HintLevel, StepHint};
use numpre::logic;
use numpre_text::Texts;

impl NextReply {
    /// Returns what a level below `full` reveals of a step, for faces that have the step already. At
    /// `full` it is no more than that there is one, because the step itself is not in the reply.
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
    fn a_step_that_is_known_reveals_what_the_next_step_would() {
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
