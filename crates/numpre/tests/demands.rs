//! Tests the requirements on how a generated puzzle is solved: the technique, the ER, the level of
//! HoDoKu.

use crate::common::on_all_cores;
use numpre::assess::HodokuRater;
use numpre::generate::{Generated, NotFound, Refusal, Request, StopReason};
use numpre::logic::{End, HodokuLevel, Reasoner, SolvingState, Technique, ladder};
use numpre::rating::{Need, Rater, SeRater, SeRating};
use numpre::search::EngineKind;
use numpre::{CancelToken, CellSet, Grid, Puzzle, Rank, Solved, Symmetry};
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn rank(number: u8) -> Rank {
    Rank::new(number).unwrap()
}

fn er(first: f64, last: f64) -> RangeInclusive<SeRating> {
    SeRating::new(first).unwrap()..=SeRating::new(last).unwrap()
}

fn technique(slug: &str) -> Technique {
    slug.parse().unwrap()
}

fn need(technique: Technique) -> Need {
    Need::of(technique).unwrap()
}

/// Generates the puzzles of the indices from 0 to `number`, on all cores.
fn made(request: &Request, number: u64) -> Vec<Generated> {
    let indices: Vec<u64> = (0..number).collect();
    on_all_cores(&indices, |&index| request.clone().build().unwrap().generate(index).unwrap())
}

fn is_solved(puzzle: &Grid, techniques: &[Technique]) -> bool {
    Reasoner::new(techniques).explain(&SolvingState::from(puzzle)).end == End::Solved
}

/// Returns whether a puzzle needs a technique, from two explanations.
fn is_needed(technique: Technique, puzzle: &Grid) -> bool {
    let place = ladder::PLAYER.iter().position(|&other| other == technique).unwrap();
    is_solved(puzzle, &ladder::PLAYER[..=place]) && !is_solved(puzzle, &ladder::PLAYER[..place])
}

fn assert_unique(made: &Generated) {
    let solved = EngineKind::Fewest.build().solve(&made.puzzle);
    assert_eq!(solved, Solved::Unique(made.solution), "{made:?}");
    assert_eq!(Rater::default().rank(&made.puzzle), Ok(made.rank));
}

#[test]
fn puzzles_need_the_technique() {
    let slugs = [
        "hidden-single",
        "naked-single",
        "locked-candidates",
        "naked-pair",
        "hidden-pair",
        "x-wing",
        "skyscraper",
        "xy-wing",
        "unique-rectangle-1",
    ];
    for slug in slugs {
        let technique = technique(slug);
        let request = Request::default().technique(technique).symmetry(Symmetry::None).seed(1);
        for made in made(&request, 2) {
            assert_unique(&made);
            assert_eq!((made.technique, made.se, made.hodoku), (Some(technique), None, None));
            assert!(is_needed(technique, &made.puzzle), "{slug}: {made:?}");
            assert!(need(technique).ranks().contains(&made.rank), "{slug}: {made:?}");
        }
    }
}

#[test]
fn full_houses_solve_puzzles_with_many_clues() {
    let request = Request::default().technique(Technique::FullHouse).seed(1);
    for made in made(&request, 3) {
        assert_unique(&made);
        assert!(made.clues > 40 && is_needed(Technique::FullHouse, &made.puzzle), "{made:?}");
    }
}

#[test]
fn a_need_is_the_same_as_two_explanations() {
    let request = Request::default().ranks(rank(1)..=rank(8)).symmetry(Symmetry::None).seed(2);
    let cheap = ladder::PLAYER.iter().position(|&other| other == Technique::WxyzWing).unwrap();
    for made in made(&request.minimal(true), 24) {
        let needed: Vec<Technique> = ladder::PLAYER[..cheap]
            .iter()
            .copied()
            .filter(|&technique| need(technique).holds(&made.puzzle))
            .collect();
        for &technique in &ladder::PLAYER[..cheap] {
            let is_needed = is_needed(technique, &made.puzzle);
            assert_eq!(needed.contains(&technique), is_needed, "{technique}: {}", made.puzzle);
            let ranks = need(technique).ranks();
            assert!(!is_needed || ranks.contains(&made.rank), "{technique}: {}", made.puzzle);
        }
    }
}

#[test]
fn every_technique_of_the_ladder_has_ranks() {
    for &technique in Technique::ALL {
        assert_eq!(Need::of(technique).is_some(), ladder::PLAYER.contains(&technique));
    }
    let ranks = |slug| {
        let ranks = need(technique(slug)).ranks();
        (ranks.start().get(), ranks.end().get())
    };
    let found = [
        "full-house",
        "hidden-single",
        "naked-single",
        "locked-candidates",
        "locked-pair",
        "hidden-pair",
        "locked-triple",
        "naked-quad",
        "x-wing",
        "negation",
        "trial",
    ]
    .map(ranks);
    let expected =
        [(1, 1), (1, 2), (1, 2), (3, 3), (4, 4), (4, 4), (5, 5), (6, 6), (7, 8), (7, 8), (8, 8)];
    assert_eq!(found, expected);
}

#[test]
fn puzzles_have_the_er() {
    for range in
        [er(1.0, 1.2), er(1.5, 1.5), er(2.3, 2.6), er(3.0, 4.0), er(7.0, 7.5), er(8.3, 20.0)]
    {
        let request = Request::default().se(range.clone()).symmetry(Symmetry::None).seed(3);
        for made in made(&request, 3) {
            assert_unique(&made);
            let score = SeRater::default().rate(&made.puzzle).unwrap();
            assert_eq!((made.technique, made.se, made.hodoku), (None, Some(score), None));
            assert!(range.contains(&score.er), "{range:?}: {made:?}");
        }
    }
}

/// Measures random puzzles of all ranks. If a request for one of them were refused, the ranks of
/// its ER or of its level would be wrong.
#[test]
fn puzzles_that_exist_are_not_refused() {
    let any = Request::default().symmetry(Symmetry::None).seed(9);
    let mut some = made(&any.clone().ranks(rank(1)..=rank(8)).minimal(true), 30);
    some.extend(Rank::all().flat_map(|rank| made(&any.clone().rank(rank), 4)));
    on_all_cores(&some, |made| {
        let score = SeRater::default().rate(&made.puzzle).unwrap();
        let rating = HodokuRater::default().rate(&Puzzle::of_givens(made.puzzle)).unwrap();
        let request = any.clone().rank(made.rank);
        let by_er = request.clone().se(score.er..=score.er).build().err();
        assert_eq!(by_er, None, "{} has {score}", made.puzzle);
        let by_level = request.hodoku(rating.level).build().err();
        assert_eq!(by_level, None, "{} has {rating}", made.puzzle);
    });
}

#[test]
fn puzzles_have_the_level_of_hodoku() {
    for level in HodokuLevel::ALL {
        let request = Request::default().hodoku(level).seed(4);
        for made in made(&request, 3) {
            assert_unique(&made);
            let rating = HodokuRater::default().rate(&Puzzle::of_givens(made.puzzle)).unwrap();
            assert_eq!((made.technique, made.se, made.hodoku), (None, None, Some(rating)));
            assert_eq!(rating.level, level, "{made:?}");
        }
    }
}

/// A pattern with 32 cells.
const PATTERN: &str = "\
    x.x.x..x.\
    .x..x.x.x\
    ..x..x..x\
    x..x.x...\
    .xx...xx.\
    ...x.x..x\
    x..x..x..\
    x.x.x..x.\
    .x..x.x.x";

#[test]
fn demands_combine_with_each_other_and_with_all_requirements() {
    let request = Request::default()
        .technique(technique("naked-pair"))
        .se(er(2.0, 3.0))
        .hodoku(HodokuLevel::Medium)
        .symmetry(Symmetry::Diagonal)
        .clues(26..=30)
        .seed(5);
    for made in made(&request, 3) {
        assert_unique(&made);
        assert!(is_needed(technique("naked-pair"), &made.puzzle), "{made:?}");
        assert!(er(2.0, 3.0).contains(&made.se.unwrap().er), "{made:?}");
        assert_eq!(made.hodoku.unwrap().level, HodokuLevel::Medium);
        assert!((26..=30).contains(&made.clues), "{made:?}");
        assert!(Symmetry::Diagonal.holds(!made.puzzle.blanks()), "{made:?}");
    }
    let request = Request::default().hodoku(HodokuLevel::Hard).symmetry(Symmetry::None);
    for made in made(&request.clone().rank(rank(4)).minimal(true).seed(5), 2) {
        assert_eq!((made.rank, made.hodoku.unwrap().level), (rank(4), HodokuLevel::Hard));
        for (cell, _) in made.puzzle.filled() {
            let mut fewer = made.puzzle;
            fewer.set(cell, None);
            assert!(matches!(numpre::solve(&fewer), Solved::Multiple(..)), "{made:?}");
        }
    }
    let cells: CellSet =
        numpre::Cell::all().filter(|cell| PATTERN.as_bytes()[cell.index()] == b'x').collect();
    for made in made(&Request::default().pattern(cells).se(er(1.0, 1.5)).seed(5), 2) {
        assert_unique(&made);
        assert_eq!(!made.puzzle.blanks(), cells);
        assert!(made.se.unwrap().er <= SeRating::new(1.5).unwrap(), "{made:?}");
    }
}

#[test]
fn the_index_decides_and_nothing_else() {
    let requests = [
        Request::default().technique(technique("xy-wing")),
        Request::default().se(er(6.6, 7.2)),
        Request::default().hodoku(HodokuLevel::Unfair).symmetry(Symmetry::None),
    ];
    for request in requests {
        let request = request.seed(6);
        let first = made(&request, 4);
        let mut generator = request.clone().build().unwrap();
        for index in [3, 1, 1, 2, 0] {
            assert_eq!(generator.generate(index).as_ref(), Ok(&first[index as usize]));
        }
        let many = generator.generate_many(0..4, &mut |_| ControlFlow::Continue(()));
        assert_eq!(many.into_iter().collect::<Result<Vec<_>, _>>().unwrap(), first);
        assert_ne!(made(&request.seed(7), 1)[0].puzzle, first[0].puzzle);
    }
}

#[test]
fn contradictory_demands_are_refused() {
    let any = Request::default;
    let fish = technique("x-wing");
    let cases: [(Request, &str); 8] = [
        (any().se(er(7.5, 7.0)), "no-er: er 7.5..7.0"),
        (any().technique(fish).rank(rank(6)), "technique-ranks: x-wing, ranks 7..8"),
        (
            any().technique(technique("naked-pair")).ranks(rank(5)..=rank(8)),
            "technique-ranks: naked-pair, ranks 4..4",
        ),
        (any().se(er(6.5, 20.0)).rank(rank(5)), "er-ranks: er 6.5..20.0, ranks 7..8"),
        (any().se(er(1.0, 1.5)).rank(rank(3)), "er-ranks: er 1.0..1.5, ranks 1..2"),
        (any().technique(fish).se(er(1.0, 2.8)), "er-ranks: er 1.0..2.8, ranks 1..5"),
        (any().technique(fish).hodoku(HodokuLevel::Easy), "hodoku-ranks: level easy, ranks 1..2"),
        (any().technique(fish).clues(75..=80), "rank-too-many-clues: ranks 7.., clues 75.."),
    ];
    for (request, text) in cases {
        assert_eq!(request.build().err().unwrap().to_string(), text);
    }
    if let Some(&other) = Technique::ALL.iter().find(|known| !ladder::PLAYER.contains(known)) {
        let refused = any().technique(other).build().err();
        assert_eq!(refused, Some(Refusal::NotOnLadder { technique: other }));
    }
    // A wider range of ranks is reduced to those that are possible.
    assert!(any().technique(fish).ranks(rank(1)..=rank(8)).build().is_ok());
}

#[test]
fn a_failed_search_reports_the_closest_puzzle_and_its_rating() {
    let request = Request::default().se(er(11.5, 20.0)).symmetry(Symmetry::None).max_tries(6);
    let missed = request.clone().build().unwrap().generate(0).unwrap_err();
    assert_eq!((missed.because, missed.tries), (StopReason::OutOfTries, 6));
    let nearest = missed.nearest.clone().unwrap();
    let score = SeRater::default().rate(&nearest.puzzle).unwrap();
    assert_eq!((nearest.se, nearest.hodoku), (Some(score), None));
    let shown = format!("nearest rank {}, se {score}, clues", nearest.rank);
    assert!(missed.to_string().contains(&shown), "{missed}");
    // The closest puzzle of a longer search is not further away.
    let longer = request.max_tries(30).build().unwrap().generate(0).unwrap_err();
    assert!(longer.nearest.unwrap().se.unwrap().er >= score.er);
}

#[test]
fn a_token_stops_the_search_during_a_rating() {
    let checks = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&checks);
    let token = CancelToken::when(move || counted.fetch_add(1, Ordering::Relaxed) >= 100);
    let request = Request::default().technique(Technique::DeathBlossom).seed(8);
    let mut generator = request.build().unwrap().with_cancel(token);
    let Err(NotFound { because, tries, .. }) = generator.generate(0) else {
        panic!("such puzzles are too rare for a hundred steps")
    };
    assert_eq!(because, StopReason::Stopped);
    assert!(tries < 100 && checks.load(Ordering::Relaxed) > 100);
}
