//! The gate for drawn pages: no wrong board without a warning, and few that are not read.

use numpre_photo::Reader;
use photo_report::faces;
use photo_report::measure::Tally;
use photo_report::scenes::{self, Other, Scene};

/// Pages of each kind.
const PAGES: u64 = 3;

#[test]
fn no_drawn_board_is_wrong_without_a_warning() {
    let (faces, reader) = (faces::own(), Reader::new());
    let mut all = Tally::new();
    for scene in Scene::ALL {
        let mut tally = Tally::new();
        for index in 0..PAGES {
            tally.read(&scenes::draw(scene, index, &faces), &reader);
        }
        println!("{scene:?}: {} of {} right", tally.right, tally.boards);
        assert_eq!(tally.unwarned, 0, "{scene:?}");
        assert!(2 * tally.right >= tally.boards, "{scene:?}: {} right", tally.right);
        all.add(&tally);
    }
    assert!(10 * all.right >= 9 * all.boards, "{} of {} right", all.right, all.boards);
    // Most digits of players are read, and kept out of the puzzle.
    assert!(10 * all.entries_read >= 9 * all.entries, "{} of {}", all.entries_read, all.entries);
    assert!(10 * all.entries_apart >= 9 * all.entries, "{} of {}", all.entries_apart, all.entries);
}

#[test]
fn what_is_not_a_board_is_never_sure() {
    let (faces, reader) = (faces::own(), Reader::new());
    for other in Other::ALL {
        let mut tally = Tally::new();
        tally.read_other(&other.draw(0, &faces), &reader);
        assert_eq!((tally.found, tally.unwarned), (0, 0), "{other:?}");
    }
}

#[test]
fn the_same_seed_draws_the_same_page() {
    let faces = faces::own();
    let page = |index| scenes::draw(Scene::Handwriting, index, &faces);
    assert_eq!(page(1).picture.bytes(), page(1).picture.bytes());
    assert_ne!(page(1).picture.bytes(), page(2).picture.bytes());
}
