//! What can be wrong with a step.

use std::fmt;

/// Why a step is not sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Fault {
    /// It does not look at what its technique looks at: the number or kind of its houses, cells, digits or changes is wrong.
    WrongShape,
    /// What the technique asks for does not hold on the sheet.
    ConditionFails,
    /// It places or strikes something that does not follow.
    DoesNotFollow,
    /// It places or strikes a candidate that is not there, or changes nothing.
    AlreadyGone,
    /// The technique is not allowed where it stands: inside of negation only Sbit … X(4) are, inside of a trial also trials.
    NotAllowedInside,
    /// A line of reasoning is missing, or assumes something else than what the step concludes the opposite of.
    WrongAssumption,
    /// What is said to be contradictory is not.
    NoContradiction,
    /// A step of a line of reasoning, or its contradiction, does not hold by what it is said to rest on.
    WrongPremises,
    /// The end is said to be a solution and is not.
    NotSolved,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::WrongShape => "its houses, cells, digits or changes are not those of the technique",
            Fault::ConditionFails => "what the technique asks for does not hold",
            Fault::DoesNotFollow => "what it does does not follow",
            Fault::AlreadyGone => "what it does is not to be done: the candidate is gone, or nothing changes",
            Fault::NotAllowedInside => "the technique is not allowed inside of this line of reasoning",
            Fault::WrongAssumption => "the line of reasoning does not assume the opposite",
            Fault::NoContradiction => "the contradiction does not hold",
            Fault::WrongPremises => "it does not hold by what it is said to rest on",
            Fault::NotSolved => "the end is not a solution",
        })
    }
}

/// The first step that is not sound.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Unsound {
    /// Which: its 0-based place; where it stands in the line of reasoning of a step, first that step's place, and so on. For
    /// a contradiction that does not hold, the step whose line ends in it.
    pub path: Vec<usize>,
    /// Why.
    pub fault: Fault,
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, place) in self.path.iter().enumerate() {
            let within = if depth > 0 { ", in its line " } else { "" };
            write!(f, "{within}step {}", place + 1)?;
        }
        let colon = if self.path.is_empty() { "" } else { ": " };
        write!(f, "{colon}{}", self.fault)
    }
}

impl std::error::Error for Unsound {}
