//! The colours by what they are for; which colour each is, a back end says.

/// A colour by its use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ink {
    /// The ground of the board, and digits on a disc.
    Board,
    /// Given digits.
    Given,
    /// Placed digits.
    Placed,
    /// Candidates, row and column numbers.
    Candidate,
    /// Candidates that are no part of what is shown.
    Faint,
    /// Lines between cells.
    Thin,
    /// Lines between blocks, and the frame.
    Thick,
    /// What a step rests on.
    Cause,
    /// What is placed.
    Place,
    /// What is removed.
    Strike,
    /// What belongs to a step in the second place.
    Second,
    /// What belongs to it in the third place.
    Third,
    /// What follows from an assumption.
    Trial,
    /// What contradicts, clashes or is wrong.
    Conflict,
    /// The ground of a house looked at.
    HouseGround,
    /// The hatching of what belongs to a step in the second place.
    Hatching,
    /// The ground of the board under an assumption.
    TrialGround,
    /// The ground of cells that clash.
    ClashGround,
    /// The ground of cells in which two solutions differ.
    DifferenceGround,
}

impl Ink {
    /// All of them.
    pub const ALL: &'static [Ink] = &[
        Ink::Board,
        Ink::Given,
        Ink::Placed,
        Ink::Candidate,
        Ink::Faint,
        Ink::Thin,
        Ink::Thick,
        Ink::Cause,
        Ink::Place,
        Ink::Strike,
        Ink::Second,
        Ink::Third,
        Ink::Trial,
        Ink::Conflict,
        Ink::HouseGround,
        Ink::Hatching,
        Ink::TrialGround,
        Ink::ClashGround,
        Ink::DifferenceGround,
    ];
}
