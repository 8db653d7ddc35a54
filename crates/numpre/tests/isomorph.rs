//! Tests that isomorphs form a group and keep the rules.

use numpre::random::{random_grid, random_isomorph};
use numpre::{Cell, Isomorph, check::clashes};
use proptest::prelude::*;

proptest! {
    #[test]
    fn the_inverse_takes_every_board_back(seed: u64, index: u64) {
        let (grid, isomorph) = (random_grid(seed, index), random_isomorph(seed, index));
        prop_assert_eq!(isomorph.inverse().apply(&isomorph.apply(&grid)), grid);
        prop_assert_eq!(isomorph.inverse().inverse(), isomorph);
        prop_assert_eq!(Isomorph::IDENTITY.apply(&grid), grid);
    }

    #[test]
    fn the_image_of_a_solution_is_a_solution(seed: u64, index: u64) {
        let image = random_isomorph(seed, index).apply(&random_grid(seed, index));
        prop_assert!(image.is_full());
        prop_assert_eq!(clashes(&image).next(), None);
    }

    #[test]
    fn cells_that_see_each_other_still_do(seed: u64, first in 0..81_usize, second in 0..81_usize) {
        let isomorph = random_isomorph(seed, 0);
        let (first, second) = (Cell::from_index(first).unwrap(), Cell::from_index(second).unwrap());
        prop_assert_eq!(isomorph.cell(first).sees(isomorph.cell(second)), first.sees(second));
    }
}
