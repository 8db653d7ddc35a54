//! The end of a run: its exit code, or the reason of an early end.

/// The exit code of a run: the worst code of all its results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Exit code 0: every answer is "yes", for example every puzzle has exactly one solution.
    #[default]
    Holds,
    /// Exit code 1: at least one answer is "no".
    No,
    /// Exit code 2: at least one input or option was unusable.
    Unusable,
}

impl From<Exit> for u8 {
    fn from(exit: Exit) -> u8 {
        exit as u8
    }
}

/// The reason why a run ends early.
#[derive(Debug)]
pub enum Failure {
    /// The reader of the output has closed it. The run ends without a message, with exit code 0.
    ClosedPipe,
    /// A signal asked for an early end, and what is finished is in place. The exit code is 128 plus
    /// the number of the signal.
    Signal(i32),
    /// The run cannot continue. The reason has already been reported.
    Reported,
    /// The run cannot continue. This is the message, in the user's language.
    Message(String),
}
