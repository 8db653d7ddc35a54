//! The techniques that a person knows, as that person names them.

use super::class::Class;
use super::technique::{Technique, UnknownTechnique};
use std::fmt;
use std::str::FromStr;

/// A choice of techniques: a single one, or all up to a class. It is written as the name of the
/// technique or class.
///
/// ```
/// use numpre::logic::{Choice, ladder};
///
/// let known: Vec<Choice> =
///     ["basic", "x-wing"].iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
/// let ladder = Choice::of(ladder::PLAYER, &known);
/// assert_eq!(ladder.len(), 9);
/// assert_eq!(ladder[0].slug(), "full-house");
/// assert_eq!(ladder[8].slug(), "x-wing");
/// # Ok::<(), numpre::logic::UnknownTechnique>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Choice {
    /// The techniques of this class and of the easier ones.
    UpTo(Class),
    /// This technique.
    One(Technique),
}

impl Choice {
    /// Returns all choices: the classes, then the techniques.
    pub fn all() -> impl Iterator<Item = Choice> {
        let classes = Class::ALL.into_iter().map(Choice::UpTo);
        classes.chain(Technique::ALL.iter().copied().map(Choice::One))
    }

    /// Returns the name of the class or technique.
    pub const fn slug(self) -> &'static str {
        match self {
            Choice::UpTo(class) => class.slug(),
            Choice::One(technique) => technique.slug(),
        }
    }

    /// Returns whether the choice includes a technique.
    pub fn includes(self, technique: Technique) -> bool {
        match self {
            Choice::UpTo(class) => technique.class() <= class,
            Choice::One(one) => technique == one,
        }
    }

    /// Returns the techniques of a ladder that the choices include, in the order of the ladder. No
    /// choices include all techniques.
    pub fn of(ladder: &[Technique], choices: &[Choice]) -> Vec<Technique> {
        let is_chosen = |technique: &&Technique| {
            choices.is_empty() || choices.iter().any(|choice| choice.includes(**technique))
        };
        ladder.iter().filter(is_chosen).copied().collect()
    }
}

/// Parses the name of a class or technique.
impl FromStr for Choice {
    type Err = UnknownTechnique;

    fn from_str(slug: &str) -> Result<Choice, UnknownTechnique> {
        Choice::all().find(|choice| choice.slug() == slug).ok_or(UnknownTechnique)
    }
}

/// Prints the name of the class or technique.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
