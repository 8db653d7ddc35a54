//! How a run ends.

/// How a run ended: the worst of all its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// All answers are "yes".
    #[default]
    Holds,
    /// Some answer is "no".
    No,
    /// Some input or option was unusable.
    Unusable,
}

impl From<Exit> for u8 {
    fn from(exit: Exit) -> u8 {
        exit as u8
    }
}

/// Why a run ends early.
#[derive(Debug)]
pub enum Failure {
    /// The reader of the output has closed it. The run ends without a message.
    ClosedPipe,
    /// A signal asked for an early end, and what was finished is in place.
    Signal(i32),
    /// The run cannot continue. The reason has already been reported.
    Reported,
    /// A message for the user, in the user's language.
    Message(String),
}
