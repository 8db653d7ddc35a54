//! Which classes of isomorphs have been seen.

use numpre::Grid;
use numpre::canonical::canonical;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A class of isomorphs: 128 bits of hash of its least board.
///
/// Two of ten million classes share one with a chance below 10⁻²⁴. It is meant for memory, not for files: another version of Rust may
/// hash otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Class(u128);

impl Class {
    /// The class of a board, by its least isomorph; the work of some microseconds.
    pub fn of(grid: &Grid) -> Class {
        let least = canonical(grid);
        let half = |salt: u8| {
            let mut hasher = DefaultHasher::new();
            (salt, least).hash(&mut hasher);
            u128::from(hasher.finish())
        };
        Class(half(0) << 64 | half(1))
    }
}

/// The classes seen so far; each takes 17 to 35 bytes.
///
/// ```
/// use numpre::random::{random_grid, random_isomorph};
/// use numpre_bulk::{Class, Classes};
///
/// let (grid, other) = (random_grid(1, 0), random_grid(1, 1));
/// let mut classes = Classes::default();
/// assert!(classes.is_new(Class::of(&grid)));
/// assert!(!classes.is_new(Class::of(&random_isomorph(7, 0).apply(&grid))));
/// assert!(classes.is_new(Class::of(&other)));
/// assert_eq!(classes.count(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Classes {
    seen: HashSet<Class>,
}

impl Classes {
    /// Takes note of a class, and says whether it is the first time.
    pub fn is_new(&mut self, class: Class) -> bool {
        self.seen.insert(class)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.seen.len()
    }
}
