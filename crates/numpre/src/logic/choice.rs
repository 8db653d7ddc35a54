//! The techniques that a person knows, as that person names them.

use super::class::Class;
use super::technique::{Technique, UnknownTechnique};
use std::fmt;
use std::str::FromStr;

/// A choice of techniques: a single one, or all up to a class. It is written as the name of the
/// technique or class. The choice `no-uniqueness` leaves techniques out.
///
/// ```
/// use numpre::logic::{Choice, ladder};
///
/// let known: Vec<Choice> =
///     ["basic", "x-wing"].iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
/// let ladder = Choice::of(ladder::PLAYER, &known);
/// assert_eq!(ladder.len(), 11);
/// assert_eq!(ladder[0].slug(), "full-house");
/// assert_eq!(ladder[10].slug(), "x-wing");
/// # Ok::<(), numpre::logic::UnknownTechnique>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Choice {
    /// The techniques of this class and of the easier ones.
    UpTo(Class),
    /// This technique.
    One(Technique),
    /// Leaves out the techniques that hold only in a puzzle with one solution.
    NoUniqueness,
}

impl Choice {
    /// Returns all choices: the classes, the techniques, and the one that leaves techniques out.
    pub fn all() -> impl Iterator<Item = Choice> {
        let classes = Class::ALL.into_iter().map(Choice::UpTo);
        let techniques = Technique::ALL.iter().copied().map(Choice::One);
        classes.chain(techniques).chain([Choice::NoUniqueness])
    }

    /// Returns the name of the class or technique, or `no-uniqueness`.
    pub const fn slug(self) -> &'static str {
        match self {
            Choice::UpTo(class) => class.slug(),
            Choice::One(technique) => technique.slug(),
            Choice::NoUniqueness => "no-uniqueness",
        }
    }

    /// Returns whether the choice includes a technique; `false` if it leaves techniques out.
    pub fn includes(self, technique: Technique) -> bool {
        match self {
            Choice::UpTo(class) => technique.class() <= class,
            Choice::One(one) => technique == one,
            Choice::NoUniqueness => false,
        }
    }

    /// Returns the techniques of a ladder that the choices include, in the order of the ladder. If
    /// no choice includes techniques, all of them are included that no choice leaves out.
    ///
    /// ```
    /// use numpre::logic::{Choice, ladder};
    ///
    /// let without = Choice::of(ladder::PLAYER, &[Choice::NoUniqueness]);
    /// assert!(without.iter().all(|technique| !technique.needs_uniqueness()));
    /// assert_eq!(without.len(), ladder::PLAYER.len() - 14);
    /// ```
    pub fn of(ladder: &[Technique], choices: &[Choice]) -> Vec<Technique> {
        let leaves_out = |technique: Technique| {
            technique.needs_uniqueness() && choices.contains(&Choice::NoUniqueness)
        };
        let is_open = choices.iter().all(|choice| *choice == Choice::NoUniqueness);
        let is_chosen = |technique: &&Technique| {
            let is_included = || choices.iter().any(|choice| choice.includes(**technique));
            !leaves_out(**technique) && (is_open || is_included())
        };
        ladder.iter().filter(is_chosen).copied().collect()
    }
}

/// Parses the name of a choice.
impl FromStr for Choice {
    type Err = UnknownTechnique;

    fn from_str(slug: &str) -> Result<Choice, UnknownTechnique> {
        Choice::all().find(|choice| choice.slug() == slug).ok_or(UnknownTechnique)
    }
}

/// Prints the name of the choice.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
