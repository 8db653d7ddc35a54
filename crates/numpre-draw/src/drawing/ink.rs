//! The colours of a drawing, named by their use; each style of a back end gives them values.

/// A colour, named by its use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ink {
    /// The background of the board; also the colour of digits on a disc.
    Board,
    /// Given digits.
    Given,
    /// Placed digits.
    Placed,
    /// Candidates, row and column numbers.
    Candidate,
    /// Candidates without a mark, in a picture that marks something else.
    Faint,
    /// Lines between cells.
    Thin,
    /// Lines between blocks, and the frame.
    Thick,
    /// Marks of the parts on which a step rests, and links of chains.
    Cause,
    /// Discs of digits that a step places.
    Place,
    /// Strokes through candidates that a step removes.
    Strike,
    /// Marks of parts with the second role in a step, and of assumptions.
    Second,
    /// Marks of parts with the third role in a step, blockers and rays.
    Third,
    /// Marks and numbers of what follows from an assumption.
    Trial,
    /// Contradictions, clashes and mistakes.
    Conflict,
    /// The tint of a house on which a step rests.
    HouseGround,
    /// The hatching of houses and cells with the second role in a step.
    Hatching,
    /// The background of the board under an assumption.
    TrialGround,
    /// The tint of cells whose digits clash.
    ClashGround,
    /// The tint of cells in which two solutions differ.
    DifferenceGround,
}

impl Ink {
    /// All inks.
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
