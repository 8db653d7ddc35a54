//! Single questions, one after the other.

use crate::ask;
use crate::clock::Deadline;
use crate::fault::Fault;
use numpre::assess::{Assessment, Assessor};
use numpre::logic::{Reasoner, SolvingState, ladder};
use numpre::{BatchEngine, Puzzle};
use numpre_text::{FALLBACK, Language, Texts};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers the questions of the person at the board, in the order in which they come. It keeps
/// working memory between them, never knowledge.
#[wasm_bindgen]
#[derive(Default)]
pub struct Desk {
    tools: Tools,
}

/// What questions are answered with.
#[derive(Default)]
pub(crate) struct Tools {
    player: Option<Assessor>,
    s4: Option<Assessor>,
    batch: Option<BatchEngine>,
    texts: HashMap<String, Rc<Texts>>,
}

/// Which techniques are tried before which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ladder {
    /// A person's order.
    #[default]
    Player,
    /// That of the source of the ranks.
    S4,
}

/// What a question comes with, whatever it asks.
pub(crate) struct Asked {
    pub(crate) texts: Rc<Texts>,
    pub(crate) deadline: Deadline,
}

#[derive(Deserialize)]
struct Envelope<'a> {
    v: u32,
    id: f64,
    #[serde(borrow)]
    ask: &'a RawValue,
    #[serde(borrow, default)]
    with: Option<&'a RawValue>,
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    deadline_ms: Option<f64>,
}

/// The little that tells to whom a reply goes, of a question that is not put as it should be.
#[derive(Default, Deserialize)]
struct Address {
    #[serde(default)]
    id: f64,
}

#[derive(Serialize)]
struct Reply<'a> {
    id: Number,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Fault>,
}

/// A number as a page writes it: whole ones without a point.
#[derive(Serialize)]
#[serde(untagged)]
enum Number {
    Whole(i64),
    Other(f64),
}

impl From<f64> for Number {
    fn from(number: f64) -> Number {
        // Beyond this a page's own numbers are not whole any more.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if number.fract() == 0.0 && number.abs() <= EXACT {
            Number::Whole(number as i64)
        } else {
            Number::Other(number)
        }
    }
}

#[wasm_bindgen]
impl Desk {
    /// A desk at which nothing has been asked yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Desk {
        Desk::default()
    }

    /// Answers a question. Whatever is asked, and however: there is a reply.
    pub fn ask(&mut self, json: &str) -> String {
        let (id, answer) = match serde_json::from_str::<Envelope<'_>>(json) {
            Ok(envelope) => (envelope.id, self.answer(&envelope)),
            Err(error) => {
                let address: Address = serde_json::from_str(json).unwrap_or_default();
                (
                    address.id,
                    Err(Fault::bad_request(&self.tools.texts(FALLBACK), error.to_string())),
                )
            }
        };
        reply(id, answer)
    }
}

impl Desk {
    fn answer(&mut self, envelope: &Envelope<'_>) -> Result<Box<RawValue>, Fault> {
        let texts = self.tools.texts(envelope.lang.as_deref().unwrap_or(FALLBACK));
        let bad = |what: &str| Fault::bad_request(&texts, what);
        if envelope.v != 1 {
            return Err(bad("v"));
        }
        let kind: String = serde_json::from_str(envelope.ask.get()).map_err(|_| bad("ask"))?;
        let asked =
            Asked { texts: Rc::clone(&texts), deadline: Deadline::after(envelope.deadline_ms) };
        ask::answer(&mut self.tools, &asked, &kind, envelope.with.map_or("{}", RawValue::get))
    }
}

impl Tools {
    /// Who assesses and explains with this ladder.
    pub(crate) fn assessor(&mut self, ladder: Ladder) -> &mut Assessor {
        let (place, techniques) = match ladder {
            Ladder::Player => (&mut self.player, ladder::PLAYER),
            Ladder::S4 => (&mut self.s4, ladder::S4),
        };
        place.get_or_insert_with(|| Assessor::new(Reasoner::new(techniques)))
    }

    /// Who explains a proper puzzle, and the board that its steps begin from; else what the puzzle
    /// amounts to. Its rank, which takes as long as an easy step, is not looked for.
    pub(crate) fn reasoner(
        &mut self,
        ladder: Ladder,
        puzzle: &Puzzle,
    ) -> Result<(&Reasoner, SolvingState), Box<Assessment>> {
        let assessor = self.assessor(ladder);
        let assessment = assessor.assess(puzzle);
        if !assessment.is_proper() {
            return Err(Box::new(assessment));
        }
        Ok((assessor.reasoner(), SolvingState::from(puzzle)))
    }

    /// Who answers many questions at once.
    pub(crate) fn batch(&mut self) -> &mut BatchEngine {
        self.batch.get_or_insert_with(BatchEngine::new)
    }

    /// The texts of a language by its tag, such as `ja` or `en-GB`; English where it is not there.
    pub(crate) fn texts(&mut self, tag: &str) -> Rc<Texts> {
        let code = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let language = Language::find(&code).unwrap_or_else(Language::english);
        let texts = self.texts.entry(language.code().to_owned());
        Rc::clone(texts.or_insert_with(|| Rc::new(Texts::new(&language))))
    }
}

fn reply(id: f64, answer: Result<Box<RawValue>, Fault>) -> String {
    let (value, error) = (answer.as_ref().ok().map(AsRef::as_ref), answer.as_ref().err());
    // Strings, numbers and lists of them: nothing that JSON cannot say.
    serde_json::to_string(&Reply { id: id.into(), ok: value.is_some(), value, error })
        .unwrap_or_default()
}
