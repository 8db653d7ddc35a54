//! The table of techniques: order, rank, names, and who finds them.

use super::finder::Finder;
use super::hidden_single::HiddenSingle;
use super::hidden_subset::HiddenSubset;
use super::locked_candidates::LockedCandidates;
use super::naked_single::NakedSingle;
use super::naked_subset::NakedSubset;
use super::negation::Negation;
use super::trial::Trial;
use crate::vocabulary::Rank;
use std::fmt;

/// A way of reasoning that has a name.
///
/// To add one: write its file with its [`Finder`], and add a row to [`TECHNIQUES`] where it belongs by difficulty. One that
/// is no part of S4's scale belongs between the quads and negation, with the rank of negation: the closures that make the
/// ranks do not know it.
pub struct Technique {
    /// Its name to programs: lower case, hyphens; never changes.
    pub slug: &'static str,
    /// Its name in English, the field's.
    pub english: &'static str,
    /// Its name in Japanese.
    pub japanese: &'static str,
    /// What S4 calls it; empty where it does not know it.
    pub source: &'static str,
    /// The least rank of a problem that needs it.
    pub rank: Rank,
    /// Who finds it.
    pub finder: &'static dyn Finder,
}

/// All techniques, easiest first: the order in which they are tried.
pub static TECHNIQUES: [Technique; 11] = [
    row("naked-single", "naked single", "単独候補数字", "Sbit", Rank::VERY_EASY, &NakedSingle),
    row("hidden-single", "hidden single", "単独候補マス", "Ubit", Rank::EASY, &HiddenSingle),
    row("locked-candidates", "locked candidates", "ロック候補", "InterSection", Rank::NORMAL, &LockedCandidates),
    row("naked-pair", "naked pair", "2国同盟", "E(2)", Rank::A_LITTLE_HARD, &NakedSubset { size: 2 }),
    row("hidden-pair", "hidden pair", "隠れ2国同盟", "X(2)", Rank::A_LITTLE_HARD, &HiddenSubset { size: 2 }),
    row("naked-triple", "naked triple", "3国同盟", "E(3)", Rank::HARD, &NakedSubset { size: 3 }),
    row("hidden-triple", "hidden triple", "隠れ3国同盟", "X(3)", Rank::HARD, &HiddenSubset { size: 3 }),
    row("naked-quad", "naked quad", "4国同盟", "E(4)", Rank::HARD_QUADS, &NakedSubset { size: 4 }),
    row("hidden-quad", "hidden quad", "隠れ4国同盟", "X(4)", Rank::HARD_QUADS, &HiddenSubset { size: 4 }),
    row("negation", "negation", "背理法", "Negation", Rank::VERY_HARD, &Negation),
    row("trial", "trial and error", "試行錯誤", "A2-6", Rank::ULTRA_HARD, &Trial),
];

const fn row(
    slug: &'static str,
    english: &'static str,
    japanese: &'static str,
    source: &'static str,
    rank: Rank,
    finder: &'static dyn Finder,
) -> Technique {
    Technique { slug, english, japanese, source, rank, finder }
}

impl Technique {
    /// The technique of this slug, if the table has it.
    pub fn by_slug(slug: &str) -> Option<&'static Technique> {
        TECHNIQUES.iter().find(|technique| technique.slug == slug)
    }

    /// Sbit … X(4): those that run inside of negation.
    pub(super) fn basic() -> impl Iterator<Item = &'static Technique> + Clone {
        TECHNIQUES.iter().filter(|technique| technique.rank < Rank::VERY_HARD)
    }
}

/// Two techniques are the same where their slugs are.
impl PartialEq for Technique {
    fn eq(&self, other: &Technique) -> bool {
        self.slug == other.slug
    }
}

impl Eq for Technique {}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug)
    }
}
