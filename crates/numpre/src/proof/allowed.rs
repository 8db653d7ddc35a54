//! The techniques that a line of reasoning may use, by S4.

/// The techniques that are allowed in a line of reasoning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Allowed {
    /// All techniques, and all in the lines of reasoning inside.
    Unlimited,
    /// All techniques: in the explanation itself.
    Everything,
    /// Sbit … X(4): within a negation.
    Basic,
    /// Sbit … X(4) and trials: within a trial.
    BasicAndTrial,
}

impl Allowed {
    /// Returns what is allowed in a line of reasoning inside, if these techniques are by S4.
    pub(super) fn inside(self, by_s4: Allowed) -> Allowed {
        if self == Allowed::Unlimited { self } else { by_s4 }
    }
}
