//! The meanings of marked parts of a picture, and the one table of how each is drawn.

use numpre::logic::Role;

/// The meaning of a house, a cell or a candidate in a picture. Every meaning has a shape of its
/// own, so that colour is never the only sign:
///
/// | meaning | house | cell | candidate or digit |
/// |---|---|---|---|
/// | [`Cause`](Meaning::Cause) | tint | outline | ring |
/// | [`Second`](Meaning::Second) | hatching | hatching | square |
/// | [`Third`](Meaning::Third) | dotted outline | dotted outline | triangle |
/// | [`Blocker`](Meaning::Blocker) | – | dotted outline, digit underlined | – |
/// | [`Barred`](Meaning::Barred) | – | – | small cross in the place of the candidate |
/// | [`Assumption`](Meaning::Assumption) | – | – | double ring |
/// | [`AssumedNot`](Meaning::AssumedNot) | – | – | double ring with a stroke |
/// | [`Inferred`](Meaning::Inferred) | – | – | slanted, thin square, number below |
/// | [`Excluded`](Meaning::Excluded) | – | – | thin stroke, number below |
/// | [`Contradiction`](Meaning::Contradiction) | dashed outline | the same, corner cross | – |
/// | [`Place`](Meaning::Place) | – | – | disc, digit in the board's colour |
/// | [`Remove`](Meaning::Remove) | – | – | stroke, small cross at its end |
/// | [`Differs`](Meaning::Differs) | – | tint, both digits separated by a line | – |
/// | [`Clash`](Meaning::Clash) | – | tint, wavy underline | – |
/// | [`Changed`](Meaning::Changed) | – | outline, the given struck out in the corner | – |
/// | [`Wrong`](Meaning::Wrong) | – | cross in the corner | – |
/// | [`Blank`](Meaning::Blank) | – | dotted outline | – |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Meaning {
    /// The parts on which a step rests first.
    Cause,
    /// Parts with the second role: cover houses, pincers, the second set.
    Second,
    /// Parts with the third role: fins, guards, further sets.
    Third,
    /// A digit on the board that excludes the same digit from other cells.
    Blocker,
    /// A candidate that a blocker excludes.
    Barred,
    /// The candidate that is assumed to be true.
    Assumption,
    /// The candidate that is assumed to be false.
    AssumedNot,
    /// A digit that is placed under the assumption.
    Inferred,
    /// A candidate that is removed under the assumption.
    Excluded,
    /// The house or cells in which the contradiction appears.
    Contradiction,
    /// A digit that the step places.
    Place,
    /// A candidate that the step removes.
    Remove,
    /// A cell in which two solutions differ.
    Differs,
    /// A cell whose digit appears again in one of its houses.
    Clash,
    /// A cell whose given was changed or erased in the answer.
    Changed,
    /// A cell whose digit differs from the solution.
    Wrong,
    /// A cell that the answer leaves blank.
    Blank,
}

impl Meaning {
    /// All meanings, in the order of the table.
    pub const ALL: &'static [Meaning] = &[
        Meaning::Cause,
        Meaning::Second,
        Meaning::Third,
        Meaning::Blocker,
        Meaning::Barred,
        Meaning::Assumption,
        Meaning::AssumedNot,
        Meaning::Inferred,
        Meaning::Excluded,
        Meaning::Contradiction,
        Meaning::Place,
        Meaning::Remove,
        Meaning::Differs,
        Meaning::Clash,
        Meaning::Changed,
        Meaning::Wrong,
        Meaning::Blank,
    ];

    /// Returns the name of the meaning in the message key of its legend entry.
    pub fn key(self) -> &'static str {
        match self {
            Meaning::Cause => "cause",
            Meaning::Second => "second",
            Meaning::Third => "third",
            Meaning::Blocker => "blocker",
            Meaning::Barred => "barred",
            Meaning::Assumption => "assumption",
            Meaning::AssumedNot => "assumed-not",
            Meaning::Inferred => "inferred",
            Meaning::Excluded => "excluded",
            Meaning::Contradiction => "contradiction",
            Meaning::Place => "place",
            Meaning::Remove => "remove",
            Meaning::Differs => "differs",
            Meaning::Clash => "clash",
            Meaning::Changed => "changed",
            Meaning::Wrong => "wrong",
            Meaning::Blank => "blank",
        }
    }
}

/// Converts the role of a part of a step. A role that is not listed here becomes
/// [`Meaning::Third`]: it is drawn, and differs from the other roles.
impl From<Role> for Meaning {
    fn from(role: Role) -> Meaning {
        match role {
            Role::Cause => Meaning::Cause,
            Role::Second => Meaning::Second,
            Role::Assumption => Meaning::Assumption,
            Role::Place => Meaning::Place,
            Role::Remove => Meaning::Remove,
            _ => Meaning::Third,
        }
    }
}
