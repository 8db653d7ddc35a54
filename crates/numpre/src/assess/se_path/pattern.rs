//! Singles, patterns and direct hints.

use crate::logic::{
    Assumption, Contradiction, Draft, Evidence, Marks, SolvingState, Step, Technique, steps_of,
};
use crate::rating::{SeHint, SeTechnique};
use crate::vocabulary::{Cell, Digit, DigitSet, House, HouseKind};

/// Returns the step of a single or a pattern; `None` if no technique changes the same.
pub(super) fn step(state: &SolvingState, hint: &SeHint) -> Option<Step> {
    use SeTechnique as Se;
    use Technique as T;
    let techniques: &[Technique] = match hint.technique {
        Se::HiddenSingle => return hidden_single(state, hint),
        Se::NakedSingle => {
            return hint.placement.map(|(cell, digit)| naked_single(state, cell, digit));
        }
        Se::DirectLockedCandidates => return direct(state, hint, T::LockedCandidates),
        Se::DirectHiddenPair => return direct(state, hint, T::HiddenPair),
        Se::DirectHiddenTriple => return direct(state, hint, T::HiddenTriple),
        Se::LockedCandidates => &[T::LockedCandidates],
        Se::NakedPair => &[T::NakedPair, T::LockedPair],
        Se::XWing => &[T::XWing],
        Se::HiddenPair => &[T::HiddenPair],
        Se::NakedTriple => &[T::NakedTriple, T::LockedTriple],
        Se::Swordfish => &[T::Swordfish],
        Se::HiddenTriple => &[T::HiddenTriple],
        Se::XyWing => &[T::XyWing],
        Se::XyzWing => &[T::XyzWing],
        Se::UniqueLoop => &[
            T::UniqueRectangle1,
            T::UniqueRectangle2,
            T::UniqueRectangle3,
            T::UniqueRectangle4,
            T::UniqueRectangle5,
            T::UniqueRectangle6,
            T::HiddenRectangle,
            T::UniqueLoop,
        ],
        Se::NakedQuad => &[T::NakedQuad],
        Se::Jellyfish => &[T::Jellyfish],
        Se::HiddenQuad => &[T::HiddenQuad],
        Se::Bug => &[T::BugPlusOne, T::Bug2, T::Bug3, T::Bug4],
        _ => return None,
    };
    let removed = removed_by(hint);
    let found: Vec<Step> =
        techniques.iter().flat_map(|&technique| steps_of(technique, state)).collect();
    let same = found.iter().find(|step| step.eliminations == removed);
    same.cloned().or_else(|| found.into_iter().find_map(|step| restricted(step, hint)))
}

/// Returns a step with only the changes of a hint; `None` if it does not make them all.
pub(super) fn restricted(step: Step, hint: &SeHint) -> Option<Step> {
    if let Some(placement) = hint.placement {
        return (step.placements == [placement]).then_some(step);
    }
    let has = |&(cell, digit): &(Cell, Digit)| step.eliminations.contains(cell, digit);
    let makes_all = step.placements.is_empty() && hint.removals.iter().all(has);
    makes_all.then(|| Step { eliminations: removed_by(hint), ..step })
}

/// Returns the candidates that a hint removes.
pub(super) fn removed_by(hint: &SeHint) -> Marks {
    hint.removals.iter().map(|&(cell, digit)| (cell, DigitSet::of(digit))).collect()
}

/// Returns the step of a cell with one candidate.
pub(super) fn naked_single(state: &SolvingState, cell: Cell, digit: Digit) -> Step {
    let evidence = Evidence::Single { cell, digit, house: None };
    Step::of(Technique::NakedSingle, evidence, state)
}

/// Returns the step of a digit's only place. Sudoku Explainer prefers the last cell of a house;
/// then blocks, columns, rows.
fn hidden_single(state: &SolvingState, hint: &SeHint) -> Option<Step> {
    let (cell, digit) = hint.placement?;
    let is_only = |house: &House| state.cells_with(digit) & house.cells() == cell.into();
    let is_last = |house: &House| (state.open() & house.cells()).len() == 1;
    let kinds = [HouseKind::Block, HouseKind::Column, HouseKind::Row];
    let houses = kinds.map(|kind| cell.houses().into_iter().find(|house| house.kind() == kind));
    let mut houses: Vec<House> = houses.into_iter().flatten().filter(is_only).collect();
    houses.sort_by_key(|house| !is_last(house));
    let house = *houses.first()?;
    let technique = if is_last(&house) { Technique::FullHouse } else { Technique::HiddenSingle };
    let evidence = Evidence::Single { cell, digit, house: Some(house) };
    Some(Step::of(technique, evidence, state))
}

/// Returns the step of a direct hint. If the digit were elsewhere, the pattern would leave a house
/// without a place for it.
fn direct(state: &SolvingState, hint: &SeHint, technique: Technique) -> Option<Step> {
    let (cell, digit) = hint.placement?;
    steps_of(technique, state).into_iter().find_map(|step| {
        let mut draft = Draft::new(state, Assumption::IsNot { cell, digit });
        // The assumption may have removed other candidates of the pattern.
        let evidence = step.evidence.seen_on(draft.board()).ok()?;
        draft.take(Step::of(technique, evidence, draft.board()));
        let places = draft.board().cells_with(digit);
        let house = cell.houses().into_iter().find(|house| (house.cells() & places).is_empty())?;
        Some(draft.refuted_by(Contradiction::NoPlace { house, digit }))
    })
}
