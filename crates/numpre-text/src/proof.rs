//! Texts of the verdicts of the proof check.

use crate::Texts;
use numpre::proof::Unsound;

impl Texts {
    /// Returns which step is not sound, and why: `step 3, in it step 2: …`.
    pub fn unsound(&self, unsound: &Unsound) -> String {
        let places: Vec<String> = unsound
            .path
            .iter()
            .map(|place| self.say("fault-step", &[("number", (place + 1).into())]))
            .collect();
        let place = match &*places {
            [] => self.word("fault-end"),
            places => places.join(&self.word("fault-within")),
        };
        self.say(
            "unsound",
            &[
                ("place", place.into()),
                ("fault", self.word(&format!("fault-{}", unsound.fault.name())).into()),
            ],
        )
    }
}
