//! The rules of the proof check: one condition for each technique, written from S4 and not from the
//! code that finds steps.
//!
//! For example, a step claims a hidden pair (X(2)) of 3 and 8 in block 1:
//!
//! ```text
//!               c1       c2       c3
//!   r1        1 3 8    1 9      1 3 8       evidence: house b1, cells r1c1 r1c3, digits 3 8
//!   r2          5      1 2 9    2 7         the step removes 1 from r1c1 and r1c3
//!   r3        2 6      4        6 7 9
//! ```
//!
//! The check asks, in this order:
//!
//! 1. Is the technique allowed in this line of reasoning?
//! 2. Does the evidence fit it? A hidden pair has two cells and two digits, and places nothing.
//! 3. Does the condition hold? In b1, 3 and 8 are candidates of r1c1 and r1c3 and of no other cell.
//! 4. Does each change follow? Removed are only digits other than 3 and 8, from these two cells.
//! 5. Does the step change anything, and are all candidates that it removes on the board?

use super::fault::{Fault, Unsound};
use super::sheet::{Sheet, lies_in};
use crate::logic::ladder::INSIDE_NEGATION;
use crate::logic::{
    Assumption, Because, Contradiction, Evidence, Link, Node, Premises, Refutation, Shape, Step,
    Strength, name_of,
};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// The techniques that are allowed in a line of reasoning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Allowed {
    /// All techniques: in the explanation itself.
    Everything,
    /// Sbit … X(4): within a negation.
    Basic,
    /// Sbit … X(4) and trials: within a trial.
    BasicAndTrial,
}

/// Checks steps one after the other, and applies them to the sheet.
pub(super) fn replay(sheet: &mut Sheet, steps: &[Step], allowed: Allowed) -> Result<(), Unsound> {
    for (place, step) in steps.iter().enumerate() {
        judge(sheet, step, allowed).map_err(|mut unsound| {
            unsound.path.insert(0, place);
            unsound
        })?;
        apply(sheet, step);
    }
    Ok(())
}

impl From<Fault> for Unsound {
    fn from(fault: Fault) -> Unsound {
        Unsound { path: Vec::new(), fault }
    }
}

/// Checks that a step is sound on this sheet: that its rule justifies its changes by its evidence.
fn judge(sheet: &Sheet, step: &Step, allowed: Allowed) -> Result<(), Unsound> {
    let shape = step.technique.shape();
    let is_allowed = match allowed {
        Allowed::Everything => true,
        Allowed::Basic => INSIDE_NEGATION.contains(&step.technique),
        Allowed::BasicAndTrial => {
            INSIDE_NEGATION.contains(&step.technique) || shape == Shape::Trial
        }
    };
    need(is_allowed, Fault::NotAllowedInside)?;
    // One arm for each family of evidence: a new family does not compile without a rule here.
    match &step.evidence {
        Evidence::Single { cell, digit, house } => single(sheet, step, (*cell, *digit), *house)?,
        Evidence::Locked { digit, confined, crossing, cells } => {
            need(shape == Shape::LockedCandidates, Fault::WrongShape)?;
            locked(sheet, step, *digit, [*confined, *crossing], *cells)?;
        }
        Evidence::Subset { house, cells, digits, is_hidden } => {
            let expected = |size| {
                if *is_hidden { Shape::HiddenSubset(size) } else { Shape::NakedSubset(size) }
            };
            let is_of_size = cells.len() == digits.len() && shape == expected(cells.len() as u8);
            need(is_of_size && step.placements.is_empty(), Fault::WrongShape)?;
            if *is_hidden {
                hidden_subset(sheet, step, *house, *cells, *digits)?;
            } else {
                naked_subset(sheet, step, *house, *cells, *digits)?;
            }
        }
        Evidence::Fish { digit, base, cover, body, fins } => {
            need(shape == Shape::Fish(base.len() as u8) && fins.is_empty(), Fault::WrongShape)?;
            fish(sheet, step, *digit, base, cover, *body)?;
        }
        Evidence::Refutation { candidates, refutation } => match refutation.assumption {
            Assumption::IsNot { cell, digit } => {
                need(shape == Shape::Negation, Fault::WrongAssumption)?;
                need(*candidates == sheet.digits(cell), Fault::WrongShape)?;
                need(only_placement(step)? == (cell, digit), Fault::WrongAssumption)?;
                refuted(sheet, refutation, Allowed::Basic)?;
            }
            Assumption::Is { cell, digit } => {
                need(shape == Shape::Trial, Fault::WrongAssumption)?;
                need(
                    *candidates == DigitSet::of(digit) && step.placements.is_empty(),
                    Fault::WrongShape,
                )?;
                let removed: Vec<(Cell, Digit)> = step.eliminations.pairs().collect();
                need(removed == [(cell, digit)], Fault::WrongAssumption)?;
                refuted(sheet, refutation, Allowed::BasicAndTrial)?;
            }
        },
        Evidence::Chain { links, is_loop } => {
            // Chains have many names; only one of them is right.
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            chain(sheet, step, links, *is_loop)?;
        }
    }
    let placed_there =
        step.placements.iter().all(|&(cell, digit)| sheet.digits(cell).contains(digit));
    let removed_there =
        step.eliminations.iter().all(|(cell, digits)| sheet.digits(cell).is_superset(digits));
    let does_nothing = step.placements.is_empty() && step.eliminations.is_empty();
    if placed_there && removed_there && !does_nothing {
        Ok(())
    } else {
        Err(Fault::AlreadyGone.into())
    }
}

/// Returns this fault as an error unless the condition holds.
fn need(condition: bool, fault: Fault) -> Result<(), Fault> {
    if condition { Ok(()) } else { Err(fault) }
}

/// Returns the only placement of a step, which must not remove anything.
fn only_placement(step: &Step) -> Result<(Cell, Digit), Fault> {
    match step.placements[..] {
        [(cell, digit)] if step.eliminations.is_empty() => Ok((cell, digit)),
        _ => Err(Fault::WrongShape),
    }
}

/// Checks a single.
///
/// - Naked single (Sbit): the cell has no other candidate.
/// - Hidden single (Ubit): the digit has no other place in the house.
/// - Full house: the same, and all other cells of the house are filled.
fn single(
    sheet: &Sheet,
    step: &Step,
    (cell, digit): (Cell, Digit),
    house: Option<House>,
) -> Result<(), Fault> {
    need(only_placement(step)? == (cell, digit), Fault::WrongShape)?;
    match (house, step.technique.shape()) {
        (None, Shape::NakedSingle) => {
            need((sheet.digits(cell) - DigitSet::of(digit)).is_empty(), Fault::ConditionFails)
        }
        (Some(house), Shape::HiddenSingle | Shape::FullHouse) if lies_in(cell, house) => {
            let is_filled = |other: Cell| {
                other == cell || !lies_in(other, house) || sheet.digits(other).len() == 1
            };
            let is_last =
                step.technique.shape() == Shape::HiddenSingle || Cell::all().all(is_filled);
            let only_place = sheet.places(house, DigitSet::of(digit)) == CellSet::of(cell);
            need(is_last && only_place, Fault::ConditionFails)
        }
        _ => Err(Fault::WrongShape),
    }
}

/// Checks locked candidates (InterSection): in the house `confined`, all places of the digit are
/// also in the house `crossing`. So the digit is removed from the rest of `crossing`.
///
/// ```text
///          block 1      block 2      block 3       all places of 5 in b1 are in row 2:
///   r1     . . .        . . .        . . .         `confined` is b1, `crossing` is r2
///   r2     5 . 5        - . -        . - .         5 is removed from the places marked -
///   r3     . . .        . . .        . . .
/// ```
fn locked(
    sheet: &Sheet,
    step: &Step,
    digit: Digit,
    [confined, crossing]: [House; 2],
    cells: CellSet,
) -> Result<(), Fault> {
    let one_block = (confined.kind() == HouseKind::Block) != (crossing.kind() == HouseKind::Block);
    need(one_block && step.placements.is_empty(), Fault::WrongShape)?;
    let places = sheet.places(confined, DigitSet::of(digit));
    need(
        !places.is_empty() && places.iter().all(|cell| lies_in(cell, crossing)),
        Fault::ConditionFails,
    )?;
    need(cells.iter().all(|cell| places.contains(cell)), Fault::WrongShape)?;
    let follows =
        |(cell, removed)| lies_in(cell, crossing) && !lies_in(cell, confined) && removed == digit;
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Checks a naked subset, E(n): n cells of a house have exactly n candidates together. These digits
/// are removed from the other cells of the house.
fn naked_subset(
    sheet: &Sheet,
    step: &Step,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    need(cells.iter().all(|cell| lies_in(cell, house)), Fault::WrongShape)?;
    need(sheet.digits_of(cells) == digits, Fault::ConditionFails)?;
    let follows =
        |(cell, removed)| lies_in(cell, house) && !cells.contains(cell) && digits.contains(removed);
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Checks a hidden subset, X(n): n digits of a house have exactly n places together. All other
/// candidates of these cells are removed.
fn hidden_subset(
    sheet: &Sheet,
    step: &Step,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    need(sheet.places(house, digits) == cells, Fault::ConditionFails)?;
    let follows = |(cell, removed)| cells.contains(cell) && !digits.contains(removed);
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Checks a fish without fins: in n rows (`base`) all places of the digit are in n columns
/// (`cover`), or the other way round. Each base house puts the digit into a cover house of its own.
/// So all cover houses are taken, and the digit is removed from their other cells.
///
/// An X-wing (n = 2) for 7, with the places of 7 as `7`:
///
/// ```text
///          c1 c2 c3  c4 c5 c6  c7 c8 c9
///   r2     .  7  .   .  .  .   .  7  .      base r2 and r6, cover c2 and c8
///   r4     7  -  .   7  .  .   .  -  7      7 is removed from the places marked -
///   r6     .  7  .   .  .  .   .  7  .
/// ```
fn fish(
    sheet: &Sheet,
    step: &Step,
    digit: Digit,
    base: &[House],
    cover: &[House],
    body: CellSet,
) -> Result<(), Fault> {
    let all_of = |houses: &[House], kind| houses.iter().all(|house| house.kind() == kind);
    let (row, column) = (HouseKind::Row, HouseKind::Column);
    let crosses =
        all_of(base, row) && all_of(cover, column) || all_of(base, column) && all_of(cover, row);
    let differ =
        |houses: &[House]| (1..houses.len()).all(|place| !houses[..place].contains(&houses[place]));
    let is_fish = crosses && base.len() == cover.len() && differ(base) && differ(cover);
    need(is_fish && step.placements.is_empty(), Fault::WrongShape)?;
    let lies_in_one =
        |cell: Cell, houses: &[House]| houses.iter().any(|house| lies_in(cell, *house));
    for house in base {
        let places = sheet.places(*house, DigitSet::of(digit));
        let holds = !places.is_empty()
            && places.iter().all(|cell| lies_in_one(cell, cover) && body.contains(cell));
        need(holds, Fault::ConditionFails)?;
    }
    let follows =
        |(cell, removed)| lies_in_one(cell, cover) && !lies_in_one(cell, base) && removed == digit;
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Checks a chain: strong and weak links in turn, each proved by its reason, without a node that it
/// passes twice.
///
/// - Open chain: it begins and ends with a strong link, so one of its two ends is true. Removed is
///   what conflicts with both ends. If both are the same node, it is true.
/// - Loop: it begins with a strong link and ends with a weak one, at the node where it began. Its
///   nodes are true in turn, so one end of each weak link is true. Removed is what conflicts with
///   both ends of a weak link.
///
/// ```text
///   r1c1 = 5 ─── r1c7 = 5 ··· r8c7 = 5 ─── r8c2 = 5       r1 and r8 have two places for 5
///   one of r1c1 and r8c2 is 5: r1c2 and r8c1, which see both, are not
/// ```
fn chain(sheet: &Sheet, step: &Step, links: &[Link], is_loop: bool) -> Result<(), Fault> {
    let (Some(first), Some(last)) = (links.first(), links.last()) else {
        return Err(Fault::WrongShape);
    };
    let in_turn =
        |(place, link): (usize, &Link)| (link.strength == Strength::Strong) == (place % 2 == 0);
    let is_joined = links.windows(2).all(|pair| pair[0].to == pair[1].from);
    let is_closed = !is_loop || last.to == first.from;
    let ends_right = links.len().is_multiple_of(2) == is_loop;
    let alternates = links.iter().enumerate().all(in_turn) && is_joined && is_closed && ends_right;
    // Only the last node may be one that was passed: the first.
    let is_new = |(place, link): (usize, &Link)| {
        let ends = place + 1 == links.len();
        links[..=place].iter().skip(usize::from(ends)).all(|before| before.from != link.to)
    };
    need(alternates && links.iter().enumerate().all(is_new), Fault::WrongShape)?;
    need(links.iter().all(|link| is_proved(sheet, link)), Fault::ConditionFails)?;
    let (start, end) = (first.from, last.to);
    let one_is_true: Vec<[Node; 2]> = match is_loop {
        true => {
            let weak = links.iter().filter(|link| link.strength == Strength::Weak);
            weak.map(|link| [link.from, link.to]).collect()
        }
        false => vec![[start, end]],
    };
    for &(cell, digit) in &step.placements {
        let is_node = Node { cells: CellSet::of(cell), digit } == start;
        need(!is_loop && start == end && is_node, Fault::DoesNotFollow)?;
    }
    need(step.placements.is_empty() || step.eliminations.is_empty(), Fault::WrongShape)?;
    let follows = |(cell, digit)| {
        let conflicts = |nodes: &[Node; 2]| nodes.iter().all(|node| conflicts(*node, cell, digit));
        one_is_true.iter().any(conflicts)
    };
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Returns whether the reason of a link holds.
fn is_proved(sheet: &Sheet, link: &Link) -> bool {
    let Link { from, to, strength, because } = *link;
    let on_sheet = |node: Node| {
        !node.cells.is_empty()
            && node.cells.iter().all(|cell| sheet.digits(cell).contains(node.digit))
    };
    if !on_sheet(from) || !on_sheet(to) {
        return false;
    }
    match (because, strength) {
        (Because::Cell, _) if from.cells.len() != 1 || from.cells != to.cells => false,
        (Because::Cell, Strength::Weak) => from.digit != to.digit,
        (Because::Cell, Strength::Strong) => {
            let both = DigitSet::of(from.digit) | DigitSet::of(to.digit);
            from.digit != to.digit && sheet.digits_of(from.cells) == both
        }
        (Because::House(_), _) if from.digit != to.digit => false,
        (Because::House(house), Strength::Weak) => {
            let in_house = (from.cells | to.cells).iter().all(|cell| lies_in(cell, house));
            in_house && (from.cells & to.cells).is_empty()
        }
        (Because::House(house), Strength::Strong) => {
            // The row part and the column part of a block may cross in one cell.
            let shared = from.cells & to.cells;
            let differ = shared.len() <= 1 && shared != from.cells && shared != to.cells;
            differ && sheet.places(house, DigitSet::of(from.digit)) == from.cells | to.cells
        }
    }
}

/// Returns whether a cell cannot be a digit if a node is true.
fn conflicts(node: Node, cell: Cell, digit: Digit) -> bool {
    let sees =
        |other: Cell| other != cell && other.houses().into_iter().any(|house| lies_in(cell, house));
    match node.digit == digit {
        true => node.cells.iter().all(sees),
        false => node.cells == CellSet::of(cell),
    }
}

/// Checks a refutation in two passes. First the assumption and all steps in order must lead to the
/// contradiction. Then each step, and the contradiction, must also hold on a sheet to which only
/// the premises named for it were applied.
///
/// For a line of three steps, where step 3 names the assumption and step 1 as its premises, step 3
/// is checked twice: after the assumption and steps 1 and 2, and after the assumption and step 1
/// only. So no premise can be missing from the list.
fn refuted(sheet: &Sheet, refutation: &Refutation, allowed: Allowed) -> Result<(), Unsound> {
    let mut assumed = sheet.clone();
    assume(&mut assumed, refutation.assumption);
    replay(&mut assumed, &refutation.steps, allowed)?;
    need(contradicts(&assumed, &refutation.contradiction), Fault::NoContradiction)?;

    need(refutation.step_premises.len() == refutation.steps.len(), Fault::WrongPremises)?;
    for (place, (step, premises)) in
        refutation.steps.iter().zip(&refutation.step_premises).enumerate()
    {
        let holds = only_with(sheet, refutation, premises, place)
            .is_some_and(|only| judge(&only, step, allowed).is_ok());
        need(holds, Fault::WrongPremises).map_err(|fault| Unsound { path: vec![place], fault })?;
    }
    let end =
        only_with(sheet, refutation, &refutation.contradiction_premises, refutation.steps.len());
    let holds = end.is_some_and(|only| contradicts(&only, &refutation.contradiction));
    Ok(need(holds, Fault::WrongPremises)?)
}

/// Returns the sheet from before the assumption with only these premises applied. Returns `None` if
/// one of them is not a step before this place.
fn only_with(
    sheet: &Sheet,
    refutation: &Refutation,
    premises: &Premises,
    place: usize,
) -> Option<Sheet> {
    let mut only = sheet.clone();
    if premises.assumption {
        assume(&mut only, refutation.assumption);
    }
    for earlier in &premises.steps {
        apply(&mut only, refutation.steps[..place].get(*earlier)?);
    }
    Some(only)
}

/// Applies an assumption. If it leaves the cell only one candidate, that digit is placed.
fn assume(sheet: &mut Sheet, assumption: Assumption) {
    let cell = assumption.cell();
    match assumption {
        Assumption::Is { digit, .. } => sheet.keep(cell, DigitSet::of(digit)),
        Assumption::IsNot { digit, .. } => sheet.keep(cell, !DigitSet::of(digit)),
    }
    if let Some(digit) = sheet.digits(cell).single() {
        sheet.place(cell, digit);
    }
}

/// Applies the placements and eliminations of a step.
fn apply(sheet: &mut Sheet, step: &Step) {
    for &(cell, digit) in &step.placements {
        sheet.place(cell, digit);
    }
    for (cell, digits) in step.eliminations.iter() {
        sheet.keep(cell, !digits);
    }
}

/// Returns whether a claimed contradiction holds.
pub(super) fn contradicts(sheet: &Sheet, contradiction: &Contradiction) -> bool {
    match *contradiction {
        Contradiction::NoCandidate { cell } => sheet.digits(cell).is_empty(),
        Contradiction::NoPlace { house, digit } => {
            sheet.places(house, DigitSet::of(digit)).is_empty()
        }
        Contradiction::NoIntersection { line, block, digit } => {
            let crosses = line.kind() != HouseKind::Block && block.kind() == HouseKind::Block;
            let digit = DigitSet::of(digit);
            let (in_line, in_block) = (sheet.places(line, digit), sheet.places(block, digit));
            crosses
                && (in_line & in_block).is_empty()
                && (in_line.is_empty() || in_block.is_empty())
        }
        Contradiction::TooFewDigits { house, cells, digits } => {
            let in_house = cells.iter().all(|cell| lies_in(cell, house));
            in_house && sheet.digits_of(cells) == digits && digits.len() < cells.len()
        }
        Contradiction::TooFewPlaces { house, digits, cells } => {
            sheet.places(house, digits) == cells && cells.len() < digits.len()
        }
    }
}
