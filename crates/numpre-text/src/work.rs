//! Texts about the work that a puzzle takes.

use crate::Texts;
use numpre::assess::Work;

impl Texts {
    /// Returns a line about the steps, one about the refutations if there are any, and one about
    /// the hardest moment if there is one.
    pub fn work(&self, work: &Work) -> Vec<String> {
        let steps = self.say("work-steps", &[("steps", work.steps.into())]);
        let lengths =
            [("sum", work.refutation_steps.into()), ("longest", work.longest_refutation.into())];
        let refutations =
            (work.refutation_steps > 0).then(|| self.say("work-refutations", &lengths));
        let points =
            [("count", work.moments.count.into()), ("narrowest", work.moments.narrowest.into())];
        let moments = (work.moments.count > 0).then(|| self.say("work-moments", &points));
        [Some(steps), refutations, moments].into_iter().flatten().collect()
    }
}
