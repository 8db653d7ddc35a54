//! What the judge of explanations has to say, in words.

use crate::Texts;
use numpre::proof::{Fault, Unsound};

impl Texts {
    /// Which step is not sound, and why: `step 3, in it step 2: what it does does not follow`.
    pub fn unsound(&self, unsound: &Unsound) -> String {
        let places: Vec<String> =
            unsound.path.iter().map(|place| self.say("fault-step", &[("number", (place + 1).into())])).collect();
        let place = match &*places {
            [] => self.word("fault-end"),
            places => places.join(&self.word("fault-within")),
        };
        self.say("unsound", &[("place", place.into()), ("fault", self.word(name(unsound.fault)).into())])
    }
}

const fn name(fault: Fault) -> &'static str {
    match fault {
        Fault::WrongShape => "fault-wrong-shape",
        Fault::ConditionFails => "fault-condition-fails",
        Fault::DoesNotFollow => "fault-does-not-follow",
        Fault::AlreadyGone => "fault-already-gone",
        Fault::NotAllowedInside => "fault-not-allowed-inside",
        Fault::WrongAssumption => "fault-wrong-assumption",
        Fault::NoContradiction => "fault-no-contradiction",
        Fault::WrongPremises => "fault-wrong-premises",
        Fault::NotSolved => "fault-not-solved",
    }
}
