//! The catalogue of techniques: one row each.

use super::class::Class;
use super::hodoku::{HodokuLevel, HodokuScore};
use crate::vocabulary::Rank;
use std::fmt;
use std::str::FromStr;

/// The pattern that a technique searches for: the family of its evidence, and its size. The finder
/// and the checker's rule follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// The last cell of a house.
    FullHouse,
    /// A cell with one candidate.
    NakedSingle,
    /// A digit with one place in a house.
    HiddenSingle,
    /// A digit confined, in one of two crossing houses, to the cells that they share.
    LockedCandidates,
    /// This number of cells of a house that have as many digits between them.
    NakedSubset(u8),
    /// A naked subset of this number of cells that lie in two houses, both of which lose digits.
    LockedSubset(u8),
    /// This number of digits of a house that have as many places between them.
    HiddenSubset(u8),
    /// A digit whose places in this number of rows (columns) lie in as many columns (rows).
    Fish(u8),
    /// The same, except for some places in these rows (columns): the fins.
    FinnedFish(u8),
    /// The same with rows or columns and blocks, with or without fins.
    FrankenFish,
    /// The same with any houses, with or without fins.
    MutantFish,
    /// Candidates joined by strong and weak links in turn.
    Chain(ChainKind),
    /// Candidates in two colours, of which one is true.
    Colouring(ColouringKind),
    /// Cells that could be filled in two ways if they had no other candidates.
    Deadly(DeadlyKind),
    /// Cells for whose digits there is only just enough room.
    Sets(SetsKind),
    /// Candidates of which one is true, each of which leads to the same.
    Cases(CasesKind),
    /// The assumption that a cell is not a digit leads to a contradiction by basic techniques.
    Negation,
    /// The assumption that a cell is a digit leads to a contradiction, if necessary with further
    /// assumptions.
    Trial,
}

/// The links that a chain consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChainKind {
    /// Links of one digit, two of them strong.
    TwoLinks,
    /// Three cells with two candidates each.
    XyWing,
    /// Two cells with the same two candidates, and a strong link that joins them.
    WWing,
    /// Links of one digit.
    OneDigit {
        /// True if a node may be a group of cells.
        grouped: bool,
    },
    /// Strong links within cells.
    Cells,
    /// Any links.
    Any {
        /// True if a node may be a group of cells.
        grouped: bool,
    },
}

/// The candidates that a colouring consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ColouringKind {
    /// Both candidates of cells that have the same two.
    Pairs,
    /// Candidates of one digit.
    OneDigit {
        /// The number of clusters: 1 or 2.
        clusters: u8,
    },
    /// Candidates of several digits.
    AllDigits,
}

/// The cells that a deadly pattern consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DeadlyKind {
    /// Four open cells of two rows, two columns and two blocks.
    Rectangle,
    /// Four such cells, some of which are placed.
    PlacedRectangle,
    /// More cells.
    Loop,
    /// All open cells.
    Board,
}

/// The parts that a pattern of counting consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetsKind {
    /// Two almost locked sets.
    Two,
    /// Three almost locked sets in a row.
    Three,
    /// Four or more almost locked sets in a row.
    Chain,
    /// A cell, and an almost locked set for each of its candidates.
    Stem,
    /// Cells where a block crosses a line, and cells of the rest of both.
    Crossing,
    /// Eight pairs of cells in a ring through four blocks and four lines.
    Ring,
}

/// The candidates of which one is true in a pattern of cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CasesKind {
    /// The candidates of a cell, or the places of a digit in a house.
    CellOrHouse,
    /// The fins of a fish.
    Fins,
}

/// A row of the catalogue.
struct Row {
    slug: &'static str,
    source: &'static str,
    class: Class,
    rank: Option<Rank>,
    hodoku: Option<HodokuScore>,
    shape: Shape,
}

/// Returns the element of a list that has one at most.
const fn only(scores: &[HodokuScore]) -> Option<HodokuScore> {
    match scores {
        [] => None,
        [score, ..] => Some(*score),
    }
}

/// Declares the enum and the catalogue from one row for each technique.
macro_rules! catalogue {
    ($(
        $(#[$doc:meta])*
        $name:ident: $slug:literal, $source:literal, $class:ident, $rank:expr,
            [$($level:ident $score:literal)?], $shape:expr;
    )*) => {
        /// A way of reasoning that has a name.
        ///
        /// The order is that of the catalogue, easier before harder. A [ladder](super::ladder) has
        /// its own order, in which its techniques are tried.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $($(#[$doc])* $name,)*
        }

        /// One row for each technique, in the order of the enum.
        static CATALOGUE: &[Row] =
            &[$(Row {
                slug: $slug,
                source: $source,
                class: Class::$class,
                rank: $rank,
                hodoku: only(&[$(HodokuScore { level: HodokuLevel::$level, score: $score })?]),
                shape: $shape,
            },)*];

        impl Technique {
            /// All techniques, in the order of the catalogue.
            pub const ALL: &'static [Technique] = &[$(Technique::$name,)*];
        }
    };
}

// Name: slug, name on the 1999 page, class, rank of puzzles that need it, level and score in
// HoDoKu, shape. HoDoKu has three scores for Franken fish: 300, 350 and 370 for 2, 3 and 4 lines.
// The row has the first; the ladder HODOKU has no Franken fish. HoDoKu has no trial: its row has
// the values of what it replaces on the ladder HODOKU, the forcing net.
catalogue! {
    /// The last blank of a house takes the missing digit.
    FullHouse: "full-house", "", Basic, None, [Easy 4], Shape::FullHouse;
    /// A cell has one candidate left.
    NakedSingle: "naked-single", "Sbit", Basic, Some(Rank::VERY_EASY), [Easy 4], Shape::NakedSingle;
    /// A digit has one place left in a house.
    HiddenSingle: "hidden-single", "Ubit", Basic, Some(Rank::EASY), [Easy 14], Shape::HiddenSingle;
    /// A digit's places in one house all lie in another house that crosses it.
    LockedCandidates: "locked-candidates", "InterSection", Basic, Some(Rank::MODERATE), [Medium 50],
        Shape::LockedCandidates;
    /// A naked pair in both a block and a line.
    LockedPair: "locked-pair", "", Basic, None, [Medium 40], Shape::LockedSubset(2);
    /// Two cells of a house have two candidates between them.
    NakedPair: "naked-pair", "E(2)", Basic, Some(Rank::TRICKY), [Medium 60], Shape::NakedSubset(2);
    /// Two digits of a house have two places between them.
    HiddenPair: "hidden-pair", "X(2)", Basic, Some(Rank::TRICKY), [Medium 70],
        Shape::HiddenSubset(2);
    /// A naked triple in both a block and a line.
    LockedTriple: "locked-triple", "", Basic, None, [Medium 60], Shape::LockedSubset(3);
    /// Three cells of a house have three candidates between them.
    NakedTriple: "naked-triple", "E(3)", Basic, Some(Rank::HARD), [Medium 80],
        Shape::NakedSubset(3);
    /// Three digits of a house have three places between them.
    HiddenTriple: "hidden-triple", "X(3)", Basic, Some(Rank::HARD), [Medium 100],
        Shape::HiddenSubset(3);
    /// Four cells of a house have four candidates between them.
    NakedQuad: "naked-quad", "E(4)", Intermediate, Some(Rank::VERY_HARD), [Hard 120],
        Shape::NakedSubset(4);
    /// Four digits of a house have four places between them.
    HiddenQuad: "hidden-quad", "X(4)", Intermediate, Some(Rank::VERY_HARD), [Hard 150],
        Shape::HiddenSubset(4);
    /// A digit's places in two rows (columns) lie in two columns (rows).
    XWing: "x-wing", "", Intermediate, None, [Hard 140], Shape::Fish(2);
    /// A digit's places in three rows (columns) lie in three columns (rows).
    Swordfish: "swordfish", "", Intermediate, None, [Hard 150], Shape::Fish(3);
    /// A digit's places in two rows (columns) lie in two columns (rows), except for fins.
    FinnedXWing: "finned-x-wing", "", Advanced, None, [Hard 130], Shape::FinnedFish(2);
    /// A finned X-wing with a row (column) that has one place without the fins.
    SashimiXWing: "sashimi-x-wing", "", Advanced, None, [Hard 150], Shape::FinnedFish(2);
    /// Cells with the same two candidates, each of which sees the next.
    RemotePair: "remote-pair", "", Intermediate, None, [Hard 110],
        Shape::Colouring(ColouringKind::Pairs);
    /// The places of a digit in two colours, of which one is true.
    SimpleColouring: "simple-colouring", "", Advanced, None, [Hard 150],
        Shape::Colouring(ColouringKind::OneDigit { clusters: 1 });
    /// The places of a digit in two pairs of colours, which exclude each other in part.
    MultiColouring: "multi-colouring", "", Advanced, None, [Hard 200],
        Shape::Colouring(ColouringKind::OneDigit { clusters: 2 });
    /// Candidates of several digits in two colours, of which one is true.
    Medusa: "medusa", "", Advanced, None, [], Shape::Colouring(ColouringKind::AllDigits);
    /// A rectangle of two digits with one cell that has other candidates.
    UniqueRectangle1: "unique-rectangle-1", "", Intermediate, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, two cells of a line of which have the same third candidate.
    UniqueRectangle2: "unique-rectangle-2", "", Intermediate, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, two cells of which form a naked subset with other cells.
    UniqueRectangle3: "unique-rectangle-3", "", Advanced, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, one of which has no other place in a house with two of its cells.
    UniqueRectangle4: "unique-rectangle-4", "", Intermediate, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, two cells in a diagonal or three cells of which have the same
    /// third candidate.
    UniqueRectangle5: "unique-rectangle-5", "", Advanced, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, one of which has no other place in both rows or both columns.
    UniqueRectangle6: "unique-rectangle-6", "", Advanced, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, one of which has no other place in the row and the column of a
    /// cell.
    HiddenRectangle: "hidden-rectangle", "", Advanced, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Rectangle);
    /// A rectangle of two digits, three of which are placed and none is given.
    AvoidableRectangle1: "avoidable-rectangle-1", "", Advanced, None, [Hard 100],
        Shape::Deadly(DeadlyKind::PlacedRectangle);
    /// A rectangle of two digits, two of which are placed and none is given; the other two cells
    /// have the same third candidate.
    AvoidableRectangle2: "avoidable-rectangle-2", "", Advanced, None, [Hard 100],
        Shape::Deadly(DeadlyKind::PlacedRectangle);
    /// More than four cells of two digits, or six cells of three.
    UniqueLoop: "unique-loop", "", Advanced, None, [], Shape::Deadly(DeadlyKind::Loop);
    /// All open cells have two candidates, except for one candidate (BUG + 1).
    BugPlusOne: "bug-plus-one", "", Intermediate, None, [Hard 100],
        Shape::Deadly(DeadlyKind::Board);
    /// All open cells have two candidates, except for the same digit in several cells.
    Bug2: "bug-2", "", Advanced, None, [], Shape::Deadly(DeadlyKind::Board);
    /// All open cells have two candidates, except for some that form a naked subset with others.
    Bug3: "bug-3", "", Advanced, None, [], Shape::Deadly(DeadlyKind::Board);
    /// All open cells have two candidates, except for two cells of a house that share a digit.
    Bug4: "bug-4", "", Advanced, None, [], Shape::Deadly(DeadlyKind::Board);
    /// A digit's places in four rows (columns) lie in four columns (rows).
    Jellyfish: "jellyfish", "", Advanced, None, [Hard 160], Shape::Fish(4);
    /// A digit's places in three rows (columns) lie in three columns (rows), except for fins.
    FinnedSwordfish: "finned-swordfish", "", Advanced, None, [Unfair 200], Shape::FinnedFish(3);
    /// A finned swordfish with a row (column) that has one place without the fins.
    SashimiSwordfish: "sashimi-swordfish", "", Advanced, None, [Unfair 240], Shape::FinnedFish(3);
    /// A digit has two places in each of two parallel lines; one place of each is in a crossing
    /// line.
    Skyscraper: "skyscraper", "", Intermediate, None, [Hard 130], Shape::Chain(ChainKind::TwoLinks);
    /// A digit has two places in a row and two in a column; one place of each is in one block.
    TwoStringKite: "two-string-kite", "", Intermediate, None, [Hard 150],
        Shape::Chain(ChainKind::TwoLinks);
    /// A digit has two places in each of two houses; one place of each sees the other.
    TurbotFish: "turbot-fish", "", Intermediate, None, [Hard 120],
        Shape::Chain(ChainKind::TwoLinks);
    /// A digit's places in a block are in one row and one column, and it has two places in a line
    /// that crosses one of them.
    EmptyRectangle: "empty-rectangle", "", Intermediate, None, [Hard 120],
        Shape::Chain(ChainKind::TwoLinks);
    /// A cell with two candidates sees two others that share a third candidate.
    XyWing: "xy-wing", "", Intermediate, None, [Hard 160], Shape::Chain(ChainKind::XyWing);
    /// Two cells with the same two candidates see the two places of one of these in a house.
    WWing: "w-wing", "", Intermediate, None, [Hard 150], Shape::Chain(ChainKind::WWing);
    /// A cell with three candidates sees two cells with two of these each.
    XyzWing: "xyz-wing", "", Intermediate, None, [Hard 180], Shape::Sets(SetsKind::Two);
    /// Four cells with four digits, all but one of which fit in only once.
    WxyzWing: "wxyz-wing", "", Advanced, None, [], Shape::Sets(SetsKind::Two);
    /// Cells of a block and a line that have as many digits as cells, none of them twice.
    SueDeCoq: "sue-de-coq", "", Advanced, None, [Unfair 250], Shape::Sets(SetsKind::Crossing);
    /// Two almost locked sets that cannot both have a digit.
    AlsXz: "als-xz", "", Advanced, None, [Unfair 300], Shape::Sets(SetsKind::Two);
    /// Three almost locked sets, of which the second shares a digit with each of the others.
    AlsXyWing: "als-xy-wing", "", Extreme, None, [Unfair 320], Shape::Sets(SetsKind::Three);
    /// Four or more almost locked sets, each of which shares a digit with the next.
    AlsChain: "als-chain", "", Extreme, None, [Unfair 340], Shape::Sets(SetsKind::Chain);
    /// A cell, and an almost locked set for each of its candidates.
    DeathBlossom: "death-blossom", "", Extreme, None, [Unfair 360], Shape::Sets(SetsKind::Stem);
    /// Eight pairs of cells in a ring through four blocks and four lines, with room for 16 digits.
    SkLoop: "sk-loop", "", Extreme, None, [], Shape::Sets(SetsKind::Ring);
    /// Links of one digit.
    XChain: "x-chain", "", Advanced, None, [Unfair 260],
        Shape::Chain(ChainKind::OneDigit { grouped: false });
    /// Links through cells with two candidates.
    XyChain: "xy-chain", "", Advanced, None, [Unfair 260], Shape::Chain(ChainKind::Cells);
    /// Links of any kind: an alternating inference chain.
    Aic: "aic", "", Extreme, None, [Unfair 280], Shape::Chain(ChainKind::Any { grouped: false });
    /// Links of one digit, some of them between groups of cells.
    GroupedXChain: "grouped-x-chain", "", Extreme, None, [Unfair 300],
        Shape::Chain(ChainKind::OneDigit { grouped: true });
    /// Links of any kind, some of them between groups of cells.
    GroupedAic: "grouped-aic", "", Extreme, None, [Unfair 300],
        Shape::Chain(ChainKind::Any { grouped: true });
    /// A digit's places in four rows (columns) lie in four columns (rows), except for fins.
    FinnedJellyfish: "finned-jellyfish", "", Extreme, None, [Unfair 250], Shape::FinnedFish(4);
    /// A finned jellyfish with a row (column) that has one place without the fins.
    SashimiJellyfish: "sashimi-jellyfish", "", Extreme, None, [Unfair 260], Shape::FinnedFish(4);
    /// A digit's places in two to four rows (columns) and blocks lie in as many columns (rows) and
    /// blocks, perhaps except for fins.
    FrankenFish: "franken-fish", "", Extreme, None, [Unfair 300], Shape::FrankenFish;
    /// A digit's places in two to four houses lie in as many others, perhaps except for fins.
    MutantFish: "mutant-fish", "", Extreme, None, [Extreme 450], Shape::MutantFish;
    /// Each candidate of a cell, or each place of a digit in a house, leads to the same.
    ForcingChain: "forcing-chain", "", Extreme, None, [Extreme 500],
        Shape::Cases(CasesKind::CellOrHouse);
    /// Each fin of a fish leads to the same as the fish without fins.
    KrakenFish: "kraken-fish", "", Extreme, None, [Extreme 500], Shape::Cases(CasesKind::Fins);
    /// Assuming that a cell is not a digit leads to a contradiction by basic techniques.
    Negation: "negation", "Negation", Extreme, Some(Rank::FIENDISH), [], Shape::Negation;
    /// Assuming that a cell is a digit leads to a contradiction, if necessary with further trials.
    Trial: "trial", "A2-6", Extreme, Some(Rank::EXTREME), [Extreme 700], Shape::Trial;
}

impl Technique {
    const fn row(self) -> &'static Row {
        &CATALOGUE[self as usize]
    }

    /// Returns the name for programs: lower case, with hyphens. It never changes. The names for
    /// people are in `numpre-text`, for each language.
    pub const fn slug(self) -> &'static str {
        self.row().slug
    }

    /// Returns its name on the 1999 page (S4); empty if that page does not know it.
    pub fn source(self) -> &'static str {
        self.row().source
    }

    /// Returns the class: how much a player has to know.
    pub fn class(self) -> Class {
        self.row().class
    }

    /// Returns the rank of puzzles that need it; `None` if S4 does not know it, so that the
    /// [ranks](crate::rating) ignore it.
    pub fn rank(self) -> Option<Rank> {
        self.row().rank
    }

    /// Returns the level and the score of a step in the program HoDoKu; `None` if HoDoKu does not
    /// know the technique.
    ///
    /// [Trial](Technique::Trial) has the values of HoDoKu's forcing net, because it takes its place
    /// on the ladder [`HODOKU`](super::ladder::HODOKU). A Franken fish has the score of the
    /// smallest one.
    pub fn hodoku(self) -> Option<HodokuScore> {
        self.row().hodoku
    }

    /// Returns the pattern that it searches for.
    pub fn shape(self) -> Shape {
        self.row().shape
    }

    /// Returns whether its steps hold only in a puzzle with one solution.
    pub fn needs_uniqueness(self) -> bool {
        matches!(self.shape(), Shape::Deadly(_))
    }

    /// Returns whether its steps make an assumption that a contradiction refutes.
    pub fn is_assumption(self) -> bool {
        matches!(self.shape(), Shape::Negation | Shape::Trial)
    }
}

/// Error for a slug that no technique has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no technique of this name")
    }
}

impl std::error::Error for UnknownTechnique {}

/// Parses a slug.
impl FromStr for Technique {
    type Err = UnknownTechnique;

    fn from_str(slug: &str) -> Result<Technique, UnknownTechnique> {
        Technique::ALL
            .iter()
            .copied()
            .find(|technique| technique.slug() == slug)
            .ok_or(UnknownTechnique)
    }
}

/// Prints the slug.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
