//! What can be wrong with a step.

use std::fmt;

/// Why a step is not sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Fault {
    /// It does not look at what its technique looks at: the number or kind of its houses, cells,
    /// digits or changes is wrong.
    WrongShape,
    /// What the technique asks for does not hold on the sheet.
    ConditionFails,
    /// It places or removes something that does not follow.
    DoesNotFollow,
    /// It places or removes a candidate that is not there, or changes nothing.
    AlreadyGone,
    /// The technique is not allowed where it stands: inside of negation only Sbit … X(4) are,
    /// inside of a trial also trials.
    NotAllowedInside,
    /// A line of reasoning is missing, or assumes something else than what the step concludes the
    /// opposite of.
    WrongAssumption,
    /// What is said to be contradictory is not.
    NoContradiction,
    /// A step of a line of reasoning, or its contradiction, does not hold by what it is said to
    /// rest on.
    WrongPremises,
    /// The end is said to be a solution and is not.
    NotSolved,
}

impl Fault {
    /// Its stable name.
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
    /// Which: its 0-based place; where it stands in the line of reasoning of a step, first that
    /// step's place, and so on. For a contradiction that does not hold, the step whose line ends in
    /// it.
    pub path: Vec<usize>,
    /// Why.
    pub fault: Fault,
}

/// `step 3, step 2: does-not-follow`, the steps from 1, for logs and programmers.
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
