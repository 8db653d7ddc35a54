//! The name of a step that follows from its evidence: a pure function, so that the search and the
//! proof check cannot disagree about it.
//!
//! Most forms of evidence have several names. The first
//! that fits is the name:
//!
//! | fish | name |
//! |---|---|
//! | rows and columns, no fins | X-wing, swordfish or jellyfish, by size |
//! | rows and columns, a base line has fewer than two places without the fins | sashimi, by size |
//! | rows and columns, with fins | finned, by size |
//! | lines of one direction and blocks, with those of the other direction and blocks | Franken |
//! | any other houses | mutant |
//!
//! | colouring | name |
//! |---|---|
//! | one cluster, of cells with the same two candidates | remote pair |
//! | one cluster, one digit | simple colouring |
//! | two clusters, one digit | multi-colouring |
//! | one cluster, several digits | 3D Medusa |
//!
//! | deadly pattern | name |
//! |---|---|
//! | rectangle, three cells placed | avoidable rectangle 1 |
//! | rectangle, two cells placed, one digit of guards | avoidable rectangle 2 |
//! | rectangle, guards in one cell | unique rectangle 1 |
//! | rectangle, one digit of guards, in two cells of a line | unique rectangle 2 |
//! | rectangle, one digit of guards | unique rectangle 5 |
//! | rectangle with other cells | unique rectangle 3 |
//! | rectangle, a digit confined in one house | unique rectangle 4 |
//! | rectangle, a digit confined in both rows or both columns | unique rectangle 6 |
//! | rectangle, a digit confined in a row and a column | hidden rectangle |
//! | more cells | unique loop |
//! | the board, one guard | BUG + 1 |
//! | the board, one digit of guards | BUG 2 |
//! | the board with other cells | BUG 3 |
//! | the board, a digit confined in a house | BUG 4 |
//!
//! | pattern of counting | name |
//! |---|---|
//! | two sets, one cell of three digits sees two with two of these each | XYZ-wing |
//! | two sets, four cells, four digits, one cover to spare | WXYZ-wing |
//! | two sets | ALS-XZ |
//! | a crossing, and cells of the rest of both houses, no cover to spare | sue de coq |
//! | three sets | ALS-XY-wing |
//! | eight parts of two cells, no cover to spare | SK loop |
//! | four sets or more | ALS chain |
//! | a cell, and a set for each of its three candidates or more | death blossom |
//!
//! | pattern of cases | name |
//! |---|---|
//! | the candidates of a cell, the places of a digit in a house; a strong link | forcing chain |
//! | the fins of a fish of rows and columns | kraken fish |
//!
//! | chain | name |
//! |---|---|
//! | one digit, two strong links: in parallel lines, joined by a line | skyscraper |
//! | one digit, two strong links: in a row and a column, joined by a block | two-string kite |
//! | one digit, two strong links: of a line, and between two parts of a block | empty rectangle |
//! | one digit, two strong links of single cells | turbot fish |
//! | two cells with the same two candidates, joined by one link | W-wing |
//! | three cells with two candidates each, three digits | XY-wing |
//! | only cells with two candidates | XY-chain |
//! | one digit | X-chain |
//! | any other | AIC |
//!
//! X-chains and AICs with a node of several cells are called grouped. The names with a fixed number
//! of links are for chains with two ends: a chain that closes, or that ends at the node where it
//! began, has one of the others.

use super::step::{
    Because, CasesPattern, Cluster, DeadlyPattern, DeadlyScope, Evidence, Link, Marks, Node,
    SetsPattern, Split, Strength, digits_of,
};
use super::technique::{Shape, Technique};
use crate::vocabulary::{CellSet, DigitSet, House, HouseKind};

/// Returns the name of a fish, a colouring, a deadly pattern, a pattern of counting or of cases, or
/// a chain. Returns `None` for evidence of another family, and for a pattern that no technique has.
///
/// ```
/// use numpre::logic::{Evidence, name_of};
///
/// let single = Evidence::Single { cell: "r1c1".parse()?, digit: "1".parse()?, house: None };
/// assert_eq!(name_of(&single), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn name_of(evidence: &Evidence) -> Option<Technique> {
    match evidence {
        Evidence::Fish { base, cover, body, fins, .. } => name_of_fish(base, cover, *body, *fins),
        Evidence::Chain { links, is_loop } => Some(name_of_chain(links, *is_loop)),
        Evidence::Colouring { clusters, .. } => Some(name_of_colouring(clusters)),
        Evidence::Deadly { pattern } => name_of_deadly(pattern),
        Evidence::Sets { pattern } => name_of_sets(pattern),
        Evidence::Cases { pattern } => name_of_cases(pattern),
        _ => None,
    }
}

fn name_of_colouring(clusters: &[Cluster]) -> Technique {
    let mut links = clusters.iter().flat_map(|cluster| &cluster.links);
    let is_of_pairs = links.all(|link| matches!(link.because, Because::Cell | Because::Pair(_)));
    let digits = clusters.iter().fold(DigitSet::EMPTY, |all, cluster| all | cluster.digits());
    match (clusters.len(), digits.len()) {
        (1, 2) if is_of_pairs => Technique::RemotePair,
        (1, 1) => Technique::SimpleColouring,
        (2, 1) => Technique::MultiColouring,
        _ => Technique::Medusa,
    }
}

fn name_of_deadly(pattern: &DeadlyPattern) -> Option<Technique> {
    let is_with_others = !pattern.with.is_empty();
    let has_one_guard_digit = pattern.guard_digits().len() == 1;
    let technique = match (pattern.scope, pattern.cells.iter().len()) {
        (DeadlyScope::Board, _) => match (is_with_others, pattern.confined.len()) {
            (true, 0) => Technique::Bug3,
            (false, 1) => Technique::Bug4,
            (false, 0) if pattern.guards.pairs().count() == 1 => Technique::BugPlusOne,
            (false, 0) if has_one_guard_digit => Technique::Bug2,
            _ => return None,
        },
        (DeadlyScope::Cells, 4) => return name_of_rectangle(pattern),
        (DeadlyScope::Cells, _) => Technique::UniqueLoop,
    };
    Some(technique)
}

fn name_of_rectangle(pattern: &DeadlyPattern) -> Option<Technique> {
    let roof = pattern.roof();
    let placed = pattern.cells.iter().filter(|(_, digits)| digits.len() == 1).count();
    let is_in_line = House::all()
        .any(|house| house.kind() != HouseKind::Block && house.cells().is_superset(roof));
    let has_one_guard_digit = pattern.guard_digits().len() == 1;
    let confined: Vec<HouseKind> =
        pattern.confined.iter().map(|confined| confined.house.kind()).collect();
    let technique = match (placed, roof.len(), pattern.with.is_empty(), &confined[..]) {
        (3, 1, true, []) => Technique::AvoidableRectangle1,
        (2, 2, true, []) if has_one_guard_digit => Technique::AvoidableRectangle2,
        (0, 1, true, []) => Technique::UniqueRectangle1,
        (0, 2, true, []) if has_one_guard_digit && is_in_line => Technique::UniqueRectangle2,
        (0, 2 | 3, true, []) if has_one_guard_digit => Technique::UniqueRectangle5,
        (0, 2, false, []) => Technique::UniqueRectangle3,
        (0, 2, true, [_]) if is_in_line => Technique::UniqueRectangle4,
        (0, 2, true, [one, other]) if !is_in_line && one == other => Technique::UniqueRectangle6,
        (0, 2 | 3, true, [HouseKind::Row, HouseKind::Column]) if is_hidden(pattern) => {
            Technique::HiddenRectangle
        }
        _ => return None,
    };
    Some(technique)
}

/// Returns whether the cell in both confined lines has a guard, and the cell in neither has none.
fn is_hidden(pattern: &DeadlyPattern) -> bool {
    let mut lines = pattern.confined.iter().map(|confined| confined.house.cells());
    let (Some(row), Some(column)) = (lines.next(), lines.next()) else { return false };
    let (corner, opposite) = (row & column, pattern.cells() - row - column);
    pattern.roof().is_superset(corner) && (opposite & pattern.roof()).is_empty()
}

fn name_of_sets(pattern: &SetsPattern) -> Option<Technique> {
    let (cells, digits) = (pattern.cells(), pattern.digits().len());
    let has_sizes =
        |sizes: &[usize]| pattern.parts.iter().map(|part| part.len()).eq(sizes.to_vec());
    let is_in = |cells: CellSet| House::all().any(|house| house.cells().is_superset(cells));
    let are_sets = |parts: &[CellSet]| {
        parts.iter().all(|part| is_in(*part) && pattern.digits_of(*part).len() == part.len() + 1)
    };
    let technique = match (pattern.spare()?, &pattern.parts[..]) {
        // Two sets in one house are a naked subset.
        (_, [_, _]) if is_in(cells) => return None,
        (1, [_, _]) if is_xyz_wing(&pattern.marks) => Technique::XyzWing,
        (1, [_, _]) if cells.len() == 4 && digits == 4 => Technique::WxyzWing,
        (0 | 1, parts @ [_, _]) if are_sets(parts) => Technique::AlsXz,
        (0, [crossing, one, other]) if is_in(*crossing | *one) && is_in(*crossing | *other) => {
            Technique::SueDeCoq
        }
        (0 | 1, parts @ [_, _, _]) if are_sets(parts) => Technique::AlsXyWing,
        (0, [_, ..]) if has_sizes(&[2; 8]) => Technique::SkLoop,
        (0 | 1, parts @ [_, _, _, _, ..]) if are_sets(parts) => Technique::AlsChain,
        (_, [stem, petals @ ..]) if is_stem(pattern, *stem, petals) && are_sets(petals) => {
            Technique::DeathBlossom
        }
        _ => return None,
    };
    Some(technique)
}

/// Returns whether a part is a cell that has a candidate for each of three petals or more.
fn is_stem(pattern: &SetsPattern, stem: CellSet, petals: &[CellSet]) -> bool {
    stem.len() == 1 && petals.len() > 2 && pattern.digits_of(stem).len() == petals.len()
}

/// Returns whether three cells are a pivot with three digits and two pincers with two of these
/// each, which the pivot sees.
fn is_xyz_wing(marks: &Marks) -> bool {
    let of_size = |size| marks.iter().filter(move |(_, digits)| digits.len() == size);
    let pincers: CellSet = of_size(2).map(|(cell, _)| cell).collect();
    marks.iter().len() == 3
        && marks.digits().len() == 3
        && pincers.len() == 2
        && of_size(3).any(|(pivot, _)| pivot.peers().is_superset(pincers))
}

fn name_of_cases(pattern: &CasesPattern) -> Option<Technique> {
    match &pattern.split {
        // Without a strong link it is a locked candidate.
        Split::Cell { .. } | Split::House { .. } => {
            let is_strong = |link: Link| link.strength == Strength::Strong;
            pattern.links().any(is_strong).then_some(Technique::ForcingChain)
        }
        Split::Fins { base, cover, body, fins, .. } => {
            let fish = name_of_fish(base, cover, *body, *fins)?;
            matches!(fish.shape(), Shape::FinnedFish(_)).then_some(Technique::KrakenFish)
        }
    }
}

fn name_of_fish(
    base: &[House],
    cover: &[House],
    body: CellSet,
    fins: CellSet,
) -> Option<Technique> {
    use HouseKind::{Block, Column, Row};
    let are = |houses: &[House], kinds: &[HouseKind]| {
        houses.iter().all(|house| kinds.contains(&house.kind()))
    };
    let crosses = |one: &[HouseKind], other: &[HouseKind]| {
        are(base, one) && are(cover, other) || are(base, other) && are(cover, one)
    };
    let is_sashimi = base.iter().any(|house| (body & house.cells()).len() < 2);
    if !(2..=4).contains(&base.len()) {
        return None;
    }
    if !crosses(&[Row], &[Column]) {
        let is_franken = crosses(&[Row, Block], &[Column, Block]);
        return Some(if is_franken { Technique::FrankenFish } else { Technique::MutantFish });
    }
    let names = match (fins.is_empty(), is_sashimi) {
        (true, _) => [Technique::XWing, Technique::Swordfish, Technique::Jellyfish],
        (false, false) => {
            [Technique::FinnedXWing, Technique::FinnedSwordfish, Technique::FinnedJellyfish]
        }
        (false, true) => {
            [Technique::SashimiXWing, Technique::SashimiSwordfish, Technique::SashimiJellyfish]
        }
    };
    Some(names[base.len() - 2])
}

fn name_of_chain(links: &[Link], is_loop: bool) -> Technique {
    let ends = links.first().zip(links.last()).filter(|_| !is_loop);
    let has_two_ends = ends.is_some_and(|(first, last)| first.from != last.to);
    let is_grouped = links.iter().any(|link| link.from.cells.len() > 1 || link.to.cells.len() > 1);
    let is_one_digit = digits_of(links).len() == 1;
    let of_cells = strong(links).all(|link| link.because == Because::Cell);
    match (links, is_one_digit) {
        ([first, middle, last], true) if has_two_ends => {
            name_of_two(first, middle, last, is_grouped)
        }
        ([first, .., last], false) if has_two_ends && is_w_wing(links, first, last) => {
            Technique::WWing
        }
        (_, false) if of_cells && has_two_ends && is_xy_wing(links) => Technique::XyWing,
        _ if of_cells => Technique::XyChain,
        (_, true) if is_grouped => Technique::GroupedXChain,
        (_, true) => Technique::XChain,
        (_, false) if is_grouped => Technique::GroupedAic,
        (_, false) => Technique::Aic,
    }
}

/// Returns the name of an open chain with one digit and two strong links.
fn name_of_two(first: &Link, middle: &Link, last: &Link, is_grouped: bool) -> Technique {
    let [one, joint, other] = [first, middle, last].map(kind);
    let block = Some(HouseKind::Block);
    if !is_grouped {
        return match (is_line(one) && is_line(other), one == other) {
            (true, true) if is_line(joint) => Technique::Skyscraper,
            (true, false) if joint == block => Technique::TwoStringKite,
            _ => Technique::TurbotFish,
        };
    }
    let is_rectangle = is_empty_rectangle((first, first.from), middle, last)
        || is_empty_rectangle((last, last.to), middle, first);
    if is_rectangle { Technique::EmptyRectangle } else { Technique::GroupedXChain }
}

fn kind(link: &Link) -> Option<HouseKind> {
    link.because.house().map(House::kind)
}

fn is_line(kind: Option<HouseKind>) -> bool {
    kind.is_some_and(|kind| kind != HouseKind::Block)
}

/// Returns whether a chain with a group consists of a link between the two parts of a block, and a
/// link between two cells of a line outside of the block. The part at the end is in a line that
/// crosses the joint.
fn is_empty_rectangle((of_block, end): (&Link, Node), joint: &Link, of_line: &Link) -> bool {
    let block = of_block.because.house().filter(|house| house.kind() == HouseKind::Block);
    let cells = of_line.from.cells | of_line.to.cells;
    let mut lines = House::all().filter(|house| house.kind() != HouseKind::Block);
    block.is_some_and(|block| (block.cells() & cells).is_empty())
        && is_line(kind(joint))
        && is_line(kind(of_line))
        && [of_line.from, of_line.to].iter().all(|node| node.cells.len() == 1)
        && lines.any(|line| Some(line.kind()) != kind(joint) && line.cells().is_superset(end.cells))
}

/// Returns whether an open chain joins two cells with the same two candidates by one strong link.
fn is_w_wing(links: &[Link], first: &Link, last: &Link) -> bool {
    let digits = |link: &Link| DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit);
    links.len() == 5
        && first.from.cells != last.to.cells
        && [first, last].iter().all(|link| link.because == Because::Cell)
        && digits(first) == digits(last)
        && first.from.digit == last.to.digit
        && links[1..4].iter().all(|link| link.because.house().is_some())
        && links[2].from.cells.len() == 1
        && links[2].to.cells.len() == 1
}

/// Returns whether an open chain of cells has three of them, and three digits.
fn is_xy_wing(links: &[Link]) -> bool {
    let is_between_ends = |first: &Link, last: &Link| first.from.digit == last.to.digit;
    let ends = links.first().zip(links.last());
    links.len() == 5
        && digits_of(links).len() == 3
        && ends.is_some_and(|(first, last)| is_between_ends(first, last))
}

fn strong(links: &[Link]) -> impl Iterator<Item = &Link> {
    links.iter().filter(|link| link.strength == Strength::Strong)
}
