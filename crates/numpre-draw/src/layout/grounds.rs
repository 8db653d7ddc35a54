//! Tints and hatching of houses and cells, below all other marks.

use super::hatching::hatch;
use super::plan::Plan;
use crate::drawing::{Ink, Mark};
use crate::scene::{Meaning, Scene};
use numpre::{CellSet, House};

/// Draws the tints, then the hatching over them. Tints that overlap look like one tint, and no cell
/// is hatched twice.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    if scene.is_assumed {
        marks.push(plan.whole().filled(Ink::TrialGround));
    }
    let houses = |meaning: Meaning| {
        scene.houses.iter().filter(move |part| part.meaning == meaning).map(|part| part.house)
    };
    let cells = |meaning: Meaning| {
        scene.cells.iter().filter(move |part| part.meaning == meaning).flat_map(|part| part.cells)
    };
    marks.extend(houses(Meaning::Cause).map(|house| plan.area_of(house).filled(Ink::HouseGround)));
    for (meaning, ink) in
        [(Meaning::Differs, Ink::DifferenceGround), (Meaning::Clash, Ink::ClashGround)]
    {
        marks.extend(cells(meaning).map(|cell| plan.area(cell).filled(ink)));
    }

    let mut hatched = CellSet::EMPTY;
    for house in houses(Meaning::Second) {
        hatch_house(plan, house, &mut hatched, marks);
    }
    for cell in cells(Meaning::Second).filter(|&cell| !hatched.contains(cell)) {
        marks.push(hatch(plan, plan.area(cell)));
    }
}

/// Hatches a house as one area if none of its cells is hatched yet, else its remaining cells one by
/// one.
fn hatch_house(plan: &Plan, house: House, hatched: &mut CellSet, marks: &mut Vec<Mark>) {
    if (house.cells() & *hatched).is_empty() {
        marks.push(hatch(plan, plan.area_of(house)));
    } else {
        marks.extend((house.cells() - *hatched).iter().map(|cell| hatch(plan, plan.area(cell))));
    }
    *hatched |= house.cells();
}
