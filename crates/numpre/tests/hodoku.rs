//! The ladder `HODOKU`, and the score and the level that it gives.

use numpre::assess::{AssessError, Assessment, HodokuRater};
use numpre::logic::{HodokuLevel, HodokuScore, Reasoner, SolvingState, Technique, ladder};
use numpre::proof::check_explanation;
use numpre::rating::HodokuRating;
use numpre::{CancelToken, Grid, Puzzle, solve};

/// HoDoKu's order, its levels and its scores. Trial has those of its forcing net.
const ORDER: &str = "\
    full-house easy 4, naked-single easy 4, hidden-single easy 14, \
    locked-pair medium 40, locked-triple medium 60, locked-candidates medium 50, \
    naked-pair medium 60, naked-triple medium 80, hidden-pair medium 70, hidden-triple medium 100, \
    naked-quad hard 120, hidden-quad hard 150, x-wing hard 140, swordfish hard 150, \
    jellyfish hard 160, remote-pair hard 110, bug-plus-one hard 100, skyscraper hard 130, \
    two-string-kite hard 150, turbot-fish hard 120, empty-rectangle hard 120, w-wing hard 150, \
    xy-wing hard 160, xyz-wing hard 180, unique-rectangle-1 hard 100, \
    unique-rectangle-2 hard 100, unique-rectangle-3 hard 100, unique-rectangle-4 hard 100, \
    unique-rectangle-5 hard 100, unique-rectangle-6 hard 100, hidden-rectangle hard 100, \
    avoidable-rectangle-1 hard 100, avoidable-rectangle-2 hard 100, finned-x-wing hard 130, \
    sashimi-x-wing hard 150, finned-swordfish unfair 200, sashimi-swordfish unfair 240, \
    finned-jellyfish unfair 250, sashimi-jellyfish unfair 260, sue-de-coq unfair 250, \
    simple-colouring hard 150, multi-colouring hard 200, x-chain unfair 260, xy-chain unfair 260, \
    aic unfair 280, grouped-x-chain unfair 300, grouped-aic unfair 300, als-xz unfair 300, \
    als-xy-wing unfair 320, als-chain unfair 340, forcing-chain extreme 500, trial extreme 700";

/// A puzzle, the number of times that each technique is used, the score, and the score with the
/// level.
type Rated = (&'static str, &'static [(&'static str, u32)], u32, &'static str);

/// Ratings by hand. In the last but one, the sum makes the level higher than the hardest step does.
const RATED: &[Rated] = &[
    (
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        &[("full-house", 21), ("naked-single", 30)],
        21 * 4 + 30 * 4,
        "204 easy",
    ),
    (
        "..817...435.....9..1......5.72.41.38.........96.23.51.7......4..4.....898...647..",
        &[
            ("full-house", 21),
            ("naked-single", 18),
            ("hidden-single", 12),
            ("locked-candidates", 1),
        ],
        21 * 4 + 18 * 4 + 12 * 14 + 50,
        "374 medium",
    ),
    (
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        &[
            ("full-house", 19),
            ("naked-single", 35),
            ("hidden-single", 10),
            ("locked-candidates", 6),
            ("locked-pair", 1),
            ("locked-triple", 1),
        ],
        19 * 4 + 35 * 4 + 10 * 14 + 6 * 50 + 40 + 60,
        "756 medium",
    ),
    (
        ".8....23.............8.47511.3..2.699..381..754.6..3.28675.9.............51....7.",
        &[("full-house", 21), ("naked-single", 20), ("hidden-single", 9), ("skyscraper", 1)],
        21 * 4 + 20 * 4 + 9 * 14 + 130,
        "420 hard",
    ),
    (
        ".6.3....54.7...6.1....6...93..2..5..9...4...8..6..1..21...9....2.4...9.66....2.7.",
        &[
            ("full-house", 20),
            ("naked-single", 23),
            ("hidden-single", 11),
            ("locked-candidates", 2),
            ("finned-swordfish", 1),
            ("xy-wing", 1),
            ("w-wing", 1),
            ("sue-de-coq", 1),
            ("xy-chain", 2),
        ],
        20 * 4 + 23 * 4 + 11 * 14 + 2 * 50 + 200 + 160 + 150 + 250 + 2 * 260,
        "1706 unfair",
    ),
    (
        "9..6....4.7...5.6...5.3...9...9.827..9..7..4..872.4...3...2.6...6.7...2.7....6..5",
        &[
            ("full-house", 20),
            ("naked-single", 18),
            ("hidden-single", 14),
            ("locked-candidates", 6),
            ("naked-triple", 1),
            ("skyscraper", 1),
            ("xy-wing", 1),
            ("aic", 3),
        ],
        20 * 4 + 18 * 4 + 14 * 14 + 6 * 50 + 80 + 130 + 160 + 3 * 280,
        "1858 extreme",
    ),
    (
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        &[
            ("full-house", 21),
            ("naked-single", 30),
            ("hidden-single", 9),
            ("locked-candidates", 7),
            ("hidden-pair", 4),
            ("naked-triple", 3),
            ("x-wing", 1),
            ("unique-rectangle-1", 1),
            ("avoidable-rectangle-1", 1),
            ("two-string-kite", 1),
            ("xy-wing", 1),
            ("w-wing", 1),
            ("sue-de-coq", 1),
            ("als-xy-wing", 1),
            ("als-chain", 1),
            ("aic", 10),
            ("grouped-aic", 2),
            ("forcing-chain", 7),
            ("trial", 51),
        ],
        21 * 4
            + 30 * 4
            + 9 * 14
            + 7 * 50
            + 4 * 70
            + 3 * 80
            + 140
            + 100
            + 100
            + 150
            + 160
            + 150
            + 250
            + 320
            + 340
            + 10 * 280
            + 2 * 300
            + 7 * 500
            + 51 * 700,
        "45510 extreme",
    ),
];

fn puzzle(text: &str) -> Puzzle {
    Puzzle::of_givens(text.parse::<Grid>().unwrap())
}

#[test]
fn the_ladder_has_the_order_the_levels_and_the_scores_of_hodoku() {
    let shown = ladder::HODOKU.iter().map(|technique| {
        let HodokuScore { level, score, .. } = technique.hodoku().unwrap();
        format!("{technique} {level} {score}")
    });
    assert_eq!(shown.collect::<Vec<_>>(), ORDER.split(", ").collect::<Vec<_>>());
}

#[test]
fn only_techniques_that_hodoku_does_not_use_by_default_are_not_on_the_ladder() {
    let others: Vec<_> =
        Technique::ALL.iter().filter(|technique| !ladder::HODOKU.contains(technique)).collect();
    let (off, unknown): (Vec<Technique>, Vec<Technique>) =
        others.into_iter().partition(|technique| technique.hodoku().is_some());
    let expected = [
        Technique::DeathBlossom,
        Technique::FrankenFish,
        Technique::MutantFish,
        Technique::KrakenFish,
    ];
    assert_eq!(off, expected);
    let slugs: Vec<&str> = unknown.iter().map(|technique| technique.slug()).collect();
    let expected =
        ["medusa", "unique-loop", "bug-2", "bug-3", "bug-4", "wxyz-wing", "sk-loop", "negation"];
    assert_eq!(slugs, expected);
}

#[test]
fn the_levels_of_sums_end_where_those_of_hodoku_end() {
    let mut before = 0;
    for (last, level) in [800, 1000, 1600, 1800, u32::MAX].into_iter().zip(HodokuLevel::ALL) {
        assert_eq!((HodokuLevel::of_sum(before), HodokuLevel::of_sum(last)), (level, level));
        before = last.saturating_add(1);
    }
    assert!(HodokuLevel::ALL.is_sorted());
}

#[test]
fn ratings_are_the_sums_of_the_scores_of_all_steps() {
    let mut rater = HodokuRater::default();
    for &(text, counts, score, shown) in RATED {
        let puzzle = puzzle(text);
        let state = SolvingState::from(&puzzle);
        let explanation = Reasoner::new(ladder::HODOKU).explain(&state);
        let mut expected: Vec<_> = counts
            .iter()
            .map(|&(slug, count)| (slug.parse::<Technique>().unwrap(), count as usize))
            .collect();
        expected.sort();
        assert_eq!(explanation.counts(), expected, "{text}");
        assert_eq!(check_explanation(&puzzle, &explanation), Ok(()), "{text}");
        let rating = HodokuRating::of(&explanation.steps).unwrap();
        assert_eq!((rating.score, rating.to_string().as_str()), (score, shown), "{text}");
        assert_eq!(rating.steps, explanation.steps.len());
        assert_eq!(rater.rate(&puzzle), Ok(rating));
    }
}

#[test]
fn the_level_is_that_of_the_hardest_step_or_of_the_sum_whichever_is_higher() {
    let (text, ..) = RATED[5];
    let rating = HodokuRater::default().rate(&puzzle(text)).unwrap();
    assert_eq!((rating.level, rating.hardest), (HodokuLevel::Extreme, Some(Technique::Aic)));
    let (text, ..) = RATED[3];
    let rating = HodokuRater::default().rate(&puzzle(text)).unwrap();
    assert_eq!(HodokuLevel::of_sum(rating.score), HodokuLevel::Easy);
    assert_eq!((rating.level, rating.hardest), (HodokuLevel::Hard, Some(Technique::Skyscraper)));
}

#[test]
fn steps_of_unknown_techniques_have_no_rating() {
    let (text, ..) = RATED[0];
    let mut steps = Reasoner::new(ladder::HODOKU).explain(&SolvingState::from(&puzzle(text))).steps;
    assert!(HodokuRating::of(&steps).is_some());
    steps[7].technique = Technique::Medusa;
    assert_eq!(HodokuRating::of(&steps), None);
}

#[test]
fn a_puzzle_without_a_rating_has_a_reason() {
    let mut rater = HodokuRater::default();
    let error = rater.rate(&Grid::EMPTY.into()).unwrap_err();
    assert!(matches!(error.assessment(), Some(Assessment::Multiple { .. })), "{error}");
    let (text, ..) = RATED[6];
    rater.set_cancel(CancelToken::when(|| true));
    assert_eq!(rater.rate(&puzzle(text)), Err(AssessError::Cancelled));
    rater.set_cancel(CancelToken::NEVER);
    assert!(rater.rate(&puzzle(text)).is_ok());
    let numpre::Solved::Unique(solution) = solve(&puzzle(text).givens) else {
        panic!("{text} has one solution")
    };
    let solved = rater.rate(&Puzzle::of_givens(solution)).unwrap();
    assert_eq!((solved.score, solved.hardest, solved.steps), (0, None, 0));
}
