//! Printed and handwritten digits.
//!
//! The network sees one cell, and a neat digit looks printed to it. But the givens of a board have
//! much in common: height, place, stroke, darkness, colour, and one shape for each digit. So the
//! givens are the cluster of digits that are alike, and a digit far from it is handwritten:
//!
//! ```text
//!                 height  middle  stroke   like another 5        by hand
//!   givens         0.55    0.50    0.08        0.95
//!   r3c4: 5        0.56    0.50    0.08        0.94     ─────▶     0.1%
//!   r7c2: 5        0.63    0.46    0.05        0.61     ─────▶    99.9%
//! ```
//!
//! The middles of the cluster, the share of handwritten digits on the board, and the probability of
//! each digit are computed from each other, a few times. A board without handwriting has a share
//! near 0, so that a smudged given is not taken for handwriting.

use crate::cells::CellPicture;
use crate::decode::{CellLikelihoods, FEWEST};
use crate::functions::{exponential, logarithm};
use crate::net::Likelihoods;
use crate::shape::{Shape, likeness};
use crate::tint::Tint;

/// The most givens of a board without suspicion.
const MOST_GIVENS: usize = 45;

/// The rounds in which cluster, share and probabilities are computed from each other.
const ROUNDS: usize = 12;

/// The share of handwritten digits before any is seen: this many of this many.
const HANDWRITTEN_BEFORE: f32 = 0.05;
const DIGITS_BEFORE: f32 = 2.0;

/// The largest odds that the network's opinion counts for, as a logarithm.
const MOST_ODDS: f32 = 8.0;

/// The likeness of a digit that occurs once.
const LIKENESS: f32 = 0.88;

/// How much likelier a player's digit is right than any other digit, in nats.
const RIGHT: f32 = 2.0;

/// Probabilities below this one are not distinguished.
const LEAST: f32 = 1e-9;

/// How much each measure counts, in nats per unit, and the largest value of each. Fitted by logistic
/// regression: see `docs/design/photo.md`.
const MEASURES: usize = 8;
const WEIGHTS: [f32; MEASURES] = [1.45, 13.0, 27.8, 12.3, 37.5, 7.33, 14.65, 1.0];
const LARGEST: [f32; MEASURES] = [MOST_ODDS, 0.3, 0.3, 0.3, 0.15, 1.5, 2.0, 1.0];
const START: f32 = -4.36;

/// What is measured of a digit.
struct Measured {
    cell: usize,
    /// The logarithm of the network's odds for handwriting.
    odds: f32,
    shape: Shape,
    /// The logarithm of the contrast.
    darkness: f32,
    /// The correlation with the most similar equal digit.
    likeness: f32,
    tint: Tint,
}

/// The middles of the givens of a board.
struct Middles {
    height: f32,
    middle: f32,
    centre: f32,
    stroke: f32,
    darkness: f32,
    tint: Tint,
}

/// Returns the probability that the digit of each cell is handwritten; 0 for cells that were read as
/// empty. `raw` is the likeliest digit of each cell.
pub(crate) fn by_hand(
    cells: &[Likelihoods],
    pictures: &[CellPicture],
    raw: &[u8; 81],
) -> [f32; 81] {
    let digits = measure(cells, pictures, raw);
    let mut by_hand = [0.0; 81];
    if digits.len() < FEWEST {
        return by_hand;
    }
    let mut shares: Vec<f32> = digits.iter().map(|digit| probability(digit.odds)).collect();
    for _ in 0..ROUNDS {
        let middles = Middles::of(&digits, &shares);
        let written = shares.iter().sum::<f32>() + HANDWRITTEN_BEFORE;
        let printed = digits.len() as f32 + DIGITS_BEFORE - written;
        let before = natural(written) - natural(printed);
        for (share, digit) in shares.iter_mut().zip(&digits) {
            *share = probability(before + middles.odds(digit));
        }
    }
    for (digit, share) in digits.iter().zip(shares) {
        by_hand[digit.cell] = share;
    }
    by_hand
}

/// Returns the likelihoods of the givens: a cell with a handwritten digit counts as empty.
pub(crate) fn of_givens(cells: &[Likelihoods], by_hand: &[f32; 81]) -> Vec<CellLikelihoods> {
    let given = |(cell, &by_hand): (&Likelihoods, &f32)| {
        let mut digit = cell.digit;
        if by_hand > 0.0 {
            let printed = natural((1.0 - by_hand).max(LEAST));
            let best = digit[1..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
            digit[0] = sum(digit[0], best + natural(by_hand.max(LEAST)));
            for class in &mut digit[1..] {
                *class += printed;
            }
        }
        digit
    };
    cells.iter().zip(by_hand).map(given).collect()
}

/// Returns the handwritten digits: those of cells without a given in which a digit by hand is
/// likelier than nothing. A digit of the solution is preferred to one that is as likely.
pub(crate) fn entries(
    cells: &[Likelihoods],
    by_hand: &[f32; 81],
    givens: &[u8; 81],
    solution: Option<&[u8; 81]>,
) -> [u8; 81] {
    std::array::from_fn(|cell| {
        let digit = &cells[cell].digit;
        let is_right = |class: usize| {
            solution.is_some_and(|solution| usize::from(solution[cell]) == class)
        };
        let value = |class: usize| digit[class] + if is_right(class) { RIGHT } else { 0.0 };
        let best = (1..10).max_by(|&a, &b| value(a).total_cmp(&value(b)).then(b.cmp(&a)));
        let largest = digit[1..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let is_entry = givens[cell] == 0
            && by_hand[cell] > 0.0
            && largest + natural(by_hand[cell].max(LEAST)) > digit[0];
        best.filter(|_| is_entry).map_or(0, |class| class as u8)
    })
}

/// Returns whether a board has too many givens, so that some may be a player's.
pub(crate) fn is_suspect(givens: &[u8; 81]) -> bool {
    givens.iter().filter(|&&class| class > 0).count() > MOST_GIVENS
}

fn measure(cells: &[Likelihoods], pictures: &[CellPicture], raw: &[u8; 81]) -> Vec<Measured> {
    let place = |cell: usize| {
        let [_, printed, handwritten, _] = cells[cell].kind;
        let equal = (0..81).filter(|&other| other != cell && raw[other] == raw[cell]);
        let alike = equal.map(|other| likeness(&pictures[cell], &pictures[other]));
        Some(Measured {
            cell,
            odds: (handwritten - printed).clamp(-MOST_ODDS, MOST_ODDS),
            shape: Shape::of(&pictures[cell])?,
            darkness: natural(pictures[cell].contrast.max(0.05)),
            likeness: alike.reduce(f32::max).unwrap_or(LIKENESS),
            tint: pictures[cell].tint,
        })
    };
    (0..81).filter(|&cell| raw[cell] > 0).filter_map(place).collect()
}

impl Middles {
    /// Returns the medians, in which each digit counts as much as it is likely to be printed.
    fn of(digits: &[Measured], by_hand: &[f32]) -> Middles {
        let median = |measure: &dyn Fn(&Measured) -> f32| {
            let mut sorted: Vec<(f32, f32)> =
                digits.iter().zip(by_hand).map(|(digit, share)| (measure(digit), 1.0 - share)).collect();
            sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
            let half = sorted.iter().map(|(_, weight)| weight).sum::<f32>() / 2.0;
            let mut before = 0.0;
            let middle = sorted.iter().find(|(_, weight)| {
                before += weight;
                before >= half
            });
            middle.or(sorted.last()).map_or(0.0, |(value, _)| *value)
        };
        Middles {
            height: median(&|digit| digit.shape.height),
            middle: median(&|digit| digit.shape.middle),
            centre: median(&|digit| digit.shape.centre),
            stroke: median(&|digit| digit.shape.stroke),
            darkness: median(&|digit| digit.darkness),
            tint: Tint { red: median(&|digit| digit.tint.red), blue: median(&|digit| digit.tint.blue) },
        }
    }

    /// Returns the logarithm of the odds that a digit is handwritten, if half of all digits are.
    fn odds(&self, digit: &Measured) -> f32 {
        let measures: [f32; MEASURES] = [
            digit.odds,
            (digit.shape.height - self.height).abs(),
            (digit.shape.middle - self.middle).abs(),
            (digit.shape.centre - self.centre).abs(),
            (digit.shape.stroke - self.stroke).abs(),
            (digit.darkness - self.darkness).abs(),
            1.0 - digit.likeness,
            digit.tint.distance(self.tint),
        ];
        let counted = measures.iter().zip(LARGEST).zip(WEIGHTS);
        counted.fold(START, |sum, ((measure, largest), weight)| sum + measure.min(largest) * weight)
    }
}

/// Returns the natural logarithm of a positive number.
fn natural(number: f32) -> f32 {
    if number < 1.0 {
        -(logarithm(1.0 / f64::from(number)) as f32)
    } else {
        logarithm(f64::from(number)) as f32
    }
}

/// Returns the probability for the logarithm of odds.
fn probability(odds: f32) -> f32 {
    let small = exponential(-f64::from(odds.abs())) as f32;
    if odds < 0.0 { small / (1.0 + small) } else { 1.0 / (1.0 + small) }
}

/// Returns the logarithm of the sum of two probabilities that are given as logarithms.
fn sum(a: f32, b: f32) -> f32 {
    a.max(b) + logarithm(1.0 + exponential(-f64::from((a - b).abs()))) as f32
}
