//! Tests the daily puzzles: each has the rank of its weekday and exactly one solution, and none
//! ever changes.

use crate::common::{hardest_rank, on_all_cores};
use numpre::check::verify;
use numpre::generate::{DAILY_RANKS, Day, Generated, ParseDayError, Request};
use numpre::logic::{End, explain};
use numpre::search::EngineKind;
use numpre::{Rank, Solved, Symmetry};
use std::collections::HashSet;

/// The first day of 2026 was a Thursday.
const THURSDAY: usize = 3;

fn made(day: Day) -> Generated {
    day.request().build().unwrap().generate(0).unwrap()
}

/// Returns all days of a year, in order.
fn days(year: u16) -> Vec<Day> {
    let days = |month| (1..=31).filter_map(move |day| Day::new(year, month, day));
    (1..=12).flat_map(days).collect()
}

#[test]
fn every_day_of_two_years_has_a_puzzle_of_its_rank() {
    let days: Vec<Day> = [2026, 2027].into_iter().flat_map(days).collect();
    assert_eq!(days.len(), 730);
    let all = on_all_cores(&days, |&day| made(day));
    for (place, (day, made)) in days.iter().zip(&all).enumerate() {
        assert_eq!(made.rank, DAILY_RANKS[(THURSDAY + place) % 7], "{day}");
        assert!(Symmetry::Point.holds(!made.puzzle.blanks()), "{day}");
        // Neither the engine nor the closures that made the puzzle are used here.
        let solved = EngineKind::Fewest.build().solve(&made.puzzle);
        assert_eq!(solved, Solved::Unique(made.solution), "{day}");
        assert!(verify(&made.puzzle, &made.solution).is_correct(), "{day}");
        let explanation = explain(&made.puzzle);
        let found = (&explanation.end, hardest_rank(&explanation.steps));
        assert_eq!(found, (&End::Solved, made.rank), "{day}");
    }
    let different: HashSet<_> = all.iter().map(|made| made.solution).collect();
    assert_eq!(different.len(), all.len());
}

/// The puzzles are those of any other request with this rank and seed.
#[test]
fn a_day_is_a_rank_and_a_seed() {
    assert_eq!(DAILY_RANKS.map(Rank::get), [2, 2, 3, 3, 4, 5, 7]);
    for (text, rank, seed) in [
        ("2026-11-23", Rank::EASY, 20_261_123),
        ("2026-11-29", Rank::FIENDISH, 20_261_129),
        ("0001-01-01", Rank::EASY, 10_101),
        ("9999-12-31", Rank::TRICKY, 99_991_231),
    ] {
        let day: Day = text.parse().unwrap();
        assert_eq!((day.rank(), day.to_string().as_str()), (rank, text));
        let request = Request::default().rank(rank).seed(seed);
        assert_eq!(day.request(), request);
        assert_eq!(made(day), request.build().unwrap().generate(0).unwrap());
    }
}

#[test]
fn only_dates_of_the_calendar_are_read() {
    for text in [
        "",
        "today",
        "2026-11",
        "2026-11-23-01",
        "2026-11-3",
        "2026-1-23",
        "26-11-23",
        "02026-11-23",
        "+026-11-23",
        "2026-+1-23",
        "-026-11-23",
        "2026/11/23",
        "20261123",
        " 2026-11-23",
        "2026-11-23\n",
        "2026-11-2x",
        "２０２６-11-23",
        "2026-11-２",
    ] {
        assert_eq!(text.parse::<Day>(), Err(ParseDayError::Form), "{text}");
    }
    for text in [
        "0000-01-01",
        "2026-00-23",
        "2026-13-23",
        "2026-11-00",
        "2026-11-31",
        "2026-12-32",
        "2026-02-29",
        "1900-02-29",
        "2100-02-29",
        "9999-99-99",
    ] {
        assert_eq!(text.parse::<Day>(), Err(ParseDayError::NoSuchDay), "{text}");
    }
    for text in ["2000-02-29", "2028-02-29", "0001-01-01", "9999-12-31"] {
        assert_eq!(text.parse::<Day>().map(|day| day.to_string()), Ok(text.to_owned()));
    }
    let sorted = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"];
    assert!(sorted.map(|text| text.parse::<Day>().unwrap()).is_sorted());
}

/// Compares puzzles with those of the first version.
///
/// If this test fails, change the code and not the table. People who solve the puzzle of the same
/// day with different versions must get the same puzzle, and old puzzles must be found again by
/// their date.
#[test]
fn daily_puzzles_never_change() {
    let found = FROZEN.map(|(text, _)| (text, made(text.parse().unwrap()).puzzle.to_string()));
    let found = found.each_ref().map(|(text, puzzle)| (*text, puzzle.as_str()));
    assert_eq!(found, FROZEN);
    for (year, expected) in FROZEN_YEARS {
        let puzzles = on_all_cores(&days(year), |&day| made(day).puzzle.to_string());
        let found = puzzles.iter().fold(FNV_START, |hash, puzzle| fnv(hash, puzzle));
        assert_eq!(found, expected, "{year}: {found:#x}");
    }
}

/// Puzzles of some days: a week, leap days, and the first and the last day.
const FROZEN: [(&str, &str); 13] = [
    (
        "2026-11-23",
        "79...4.834....61....5..3...2....5....1.....4....7....9...2..3....14....584.3...76",
    ),
    (
        "2026-11-24",
        ".....84.14..9...2...65...83.....6.9..2.....7..7.8.....23...91...9...5..88.41.....",
    ),
    (
        "2026-11-25",
        "8.....6.2...8..9...2...7.......9.53..1.7.3.6..46.8.......1...4...7..9...1.4.....3",
    ),
    (
        "2026-11-26",
        ".35.9.6....75....8.6......7.5...6.9..8.3.1.2..4.2...6.3......7.5....34....6.7.51.",
    ),
    (
        "2026-11-27",
        "..3.2....6....3..8...9.84..3.4..92.78.5...3.99.26..8.4..78.2...5..4....1....9.7..",
    ),
    (
        "2026-11-28",
        "16....3..9..8....7..4.3..9.7.29.1.......2.......7.84.1.3..7.6..8....5..3..5....42",
    ),
    (
        "2026-11-29",
        "6.7....19.2.9.87......3.......6.42..9.......6..38.9.......8......94.1.3.13....6.4",
    ),
    (
        "2000-02-29",
        "..2.......9.36.8.47....1...5....619.84.....65.697....8...1....92.6.84.1.......4..",
    ),
    (
        "2028-02-29",
        "..6.7..9....6......9..84.5.7.93.8..4..3...5..5..9.63.7.5.46..1......7....8..3.9..",
    ),
    (
        "2029-12-31",
        "5..8.3.1...1.6..4........6.95.61....6.......8....28.94.4........6..9.2...7.1.2..6",
    ),
    (
        "2045-08-06",
        "2..4..6....71.53...5..9......6.8...9..57.98..7...3.1......5..2...23.85....8..7..1",
    ),
    (
        "0001-01-01",
        "5...4..8...1.52......9..7....8...593..5...2..192...6....9..5......68.9...8..1...6",
    ),
    (
        "9999-12-31",
        "....3.2.56.....84..4.27......1...5.....529.....4...9......54.2..72.....14.3.8....",
    ),
];

/// The hash of all puzzles of a year, in order.
const FROZEN_YEARS: [(u16, u64); 2] =
    [(2026, 0xfeb8_fd52_db44_65dc), (2028, 0x8ce9_0eeb_1db0_0d07)];

/// The hash of an empty text.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// Adds a text to a hash (64-bit FNV-1a).
fn fnv(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
