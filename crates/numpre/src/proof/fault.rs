//! The errors that the proof check finds.

use std::fmt;

/// The reason why a step is not sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Fault {
    /// The evidence of the step does not fit its technique: the number or kind of its houses,
    /// cells, digits or changes is wrong.
    WrongShape,
    /// The condition of the technique does not hold on the board.
    ConditionFails,
    /// The step places or removes a candidate that does not follow from its evidence.
    DoesNotFollow,
    /// The step places or removes a candidate that is not on the board, or it changes nothing.
    AlreadyGone,
    /// The technique is not allowed in this line of reasoning. A negation may contain only Sbit …
    /// X(4); a trial may contain these and other trials.
    NotAllowedInside,
    /// The step does not conclude the opposite of what its line of reasoning assumes, or its
    /// technique does not fit the assumption.
    WrongAssumption,
    /// The claimed contradiction does not hold.
    NoContradiction,
    /// A step of a line of reasoning, or its contradiction, does not follow from the premises named
    /// for it.
    WrongPremises,
    /// The step needs a puzzle with one solution, but its givens do not single out one.
    NotUnique,
    /// The explanation claims to end in a solution, but it does not.
    NotSolved,
}

impl Fault {
    /// Returns the name of the fault, which never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::WrongShape => "wrong-shape",
            Fault::ConditionFails => "condition-fails",
            Fault::DoesNotFollow => "does-not-follow",
            Fault::AlreadyGone => "already-gone",
            Fault::NotAllowedInside => "not-allowed-inside",
            Fault::WrongAssumption => "wrong-assumption",
            Fault::NoContradiction => "no-contradiction",
            Fault::WrongPremises => "wrong-premises",
            Fault::NotUnique => "not-unique",
            Fault::NotSolved => "not-solved",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The first step that is not sound.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Unsound {
    /// The 0-based places that lead to the step. `[2, 1]` is the second step in the line of
    /// reasoning of the third step. For a contradiction that does not hold, the path of the step
    /// whose line ends in it.
    pub path: Vec<usize>,
    /// The reason why it is not sound.
    pub fault: Fault,
}

/// Prints `step 3, step 2: does-not-follow`, counting steps from 1, for logs and programmers.
impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, place) in self.path.iter().enumerate() {
            let within = if depth > 0 { ", " } else { "" };
            write!(f, "{within}step {}", place + 1)?;
        }
        let colon = if self.path.is_empty() { "" } else { ": " };
        write!(f, "{colon}{}", self.fault)
    }
}

impl std::error::Error for Unsound {}

/// Returns this fault as an error unless the condition holds.
pub(super) fn need(condition: bool, fault: Fault) -> Result<(), Fault> {
    if condition { Ok(()) } else { Err(fault) }
}
