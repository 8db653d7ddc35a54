//! The one table of what parts of a picture mean.

use numpre::logic::Role;

/// What a house, a cell or a candidate means in a picture. How each is drawn, by shape first:
///
/// | meaning | house | cell | candidate or digit |
/// |---|---|---|---|
/// | [`Cause`](Meaning::Cause) | tint | outline | ring |
/// | [`Second`](Meaning::Second) | hatching | hatching | square |
/// | [`Third`](Meaning::Third) | dotted outline | dotted outline | triangle |
/// | [`Blocker`](Meaning::Blocker) | – | dotted outline, digit underlined | – |
/// | [`Barred`](Meaning::Barred) | – | – | small cross where the candidate would stand |
/// | [`Assumption`](Meaning::Assumption), [`AssumedNot`](Meaning::AssumedNot) | – | – | double ring; with a stroke |
/// | [`Inferred`](Meaning::Inferred) | – | – | slanted, thin square, number below |
/// | [`Excluded`](Meaning::Excluded) | – | – | thin stroke, number below |
/// | [`Contradiction`](Meaning::Contradiction) | dashed outline | dashed outline, cross in the corner | – |
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
    /// What a step rests on first.
    Cause,
    /// What belongs to it in the second place: cover houses, pincers, the second set.
    Second,
    /// What belongs to it in the third place: fins, guards, further sets.
    Third,
    /// A digit that keeps others out.
    Blocker,
    /// A candidate that a blocker keeps out.
    Barred,
    /// What is assumed.
    Assumption,
    /// What is assumed not to be.
    AssumedNot,
    /// What is placed under the assumption.
    Inferred,
    /// What is removed under the assumption.
    Excluded,
    /// Where the contradiction is.
    Contradiction,
    /// What is placed.
    Place,
    /// What is removed.
    Remove,
    /// Two solutions differ here.
    Differs,
    /// The same digit stands in a house of this cell again.
    Clash,
    /// Another digit stands here than the puzzle gives, or none.
    Changed,
    /// Another digit stands here than in the solution.
    Wrong,
    /// The answer leaves it blank.
    Blank,
}

impl Meaning {
    /// All of them, in the order of the table.
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

    /// Its name, for the key of a legend.
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

/// What a step's role means. A role that is not known yet is drawn as the third: seen, and apart
/// from the others.
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
