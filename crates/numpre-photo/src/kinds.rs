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

/// The probability of handwriting from which a given makes a board suspect.
pub(crate) const SUSPECT: f32 = 0.004;

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

/// How much each measure counts, in nats per unit, and the largest value of each. Fitted by
/// logistic regression: see `docs/design/photo.md`.
const MEASURES: usize = 8;
const WEIGHTS: [f32; MEASURES] = [0.68, 5.9, 15.8, 22.5, 21.3, 10.3, 0.53, 0.69];
const LARGEST: [f32; MEASURES] = [MOST_ODDS, 0.3, 0.3, 0.3, 0.15, 2.0, 12.0, 20.0];
const START: f32 = -5.25;

/// Darkness and colour count by their distance from the middle, over that within which a quarter of
/// the givens lies: the colours of a screenshot are exact, those of a photo are not. At least this.
const SPREAD: f32 = 0.25;
const LEAST_DARKNESS: f32 = 0.03;
const LEAST_TINT: f32 = 0.05;

/// At the start, coloured digits count less, because players write in colours more often than
/// givens are printed in them.
const COLOURED: f32 = 4.0;

/// The measures of a digit.
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
    /// The distances from darkness and colour that are usual.
    darkness_spread: f32,
    tint_spread: f32,
}

/// Returns the probability that the digit of each cell is handwritten; 0 for cells that were read
/// as empty. `raw` is the likeliest digit of each cell.
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
    let at_first = |digit: &Measured| {
        let colour = digit.tint.distance(Tint::default());
        1.0 - (1.0 - probability(digit.odds)) / (1.0 + COLOURED * colour)
    };
    let mut shares: Vec<f32> = digits.iter().map(at_first).collect();
    for _ in 0..ROUNDS {
        let middles = Middles::of(&digits, &shares);
        let all: f32 = shares.iter().sum();
        for (share, digit) in shares.iter_mut().zip(&digits) {
            // A digit does not count as its own witness.
            let written = (all - *share).max(0.0) + HANDWRITTEN_BEFORE;
            let printed = digits.len() as f32 + DIGITS_BEFORE - written;
            let before = natural(written) - natural(printed);
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
        let is_right =
            |class: usize| solution.is_some_and(|solution| usize::from(solution[cell]) == class);
        let value = |class: usize| digit[class] + if is_right(class) { RIGHT } else { 0.0 };
        let best = (1..10).max_by(|&a, &b| value(a).total_cmp(&value(b)).then(b.cmp(&a)));
        let largest = digit[1..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let is_entry = givens[cell] == 0
            && by_hand[cell] > 0.0
            && largest + natural(by_hand[cell].max(LEAST)) > digit[0];
        best.filter(|_| is_entry).map_or(0, |class| class as u8)
    })
}

/// Returns whether there are more digits than givens of a puzzle.
pub(crate) fn is_too_full(givens: &[u8; 81]) -> bool {
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
        let median = |measure: &dyn Fn(&Measured) -> f32| quantile(digits, by_hand, measure, 0.5);
        let darkness = median(&|digit| digit.darkness);
        let tint =
            Tint { red: median(&|digit| digit.tint.red), blue: median(&|digit| digit.tint.blue) };
        let spread =
            |measure: &dyn Fn(&Measured) -> f32| quantile(digits, by_hand, measure, SPREAD);
        Middles {
            height: median(&|digit| digit.shape.height),
            middle: median(&|digit| digit.shape.middle),
            centre: median(&|digit| digit.shape.centre),
            stroke: median(&|digit| digit.shape.stroke),
            darkness,
            tint,
            darkness_spread: LEAST_DARKNESS + spread(&|digit| (digit.darkness - darkness).abs()),
            tint_spread: LEAST_TINT + spread(&|digit| digit.tint.distance(tint)),
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
            1.0 - digit.likeness,
            (digit.darkness - self.darkness).abs() / self.darkness_spread,
            digit.tint.distance(self.tint) / self.tint_spread,
        ];
        let counted = measures.iter().zip(LARGEST).zip(WEIGHTS);
        counted.fold(START, |sum, ((measure, largest), weight)| sum + measure.min(largest) * weight)
    }
}

/// Returns the value below which this share of the digits lies. Each counts as much as it is likely
/// to be printed.
fn quantile(
    digits: &[Measured],
    by_hand: &[f32],
    measure: &dyn Fn(&Measured) -> f32,
    share: f32,
) -> f32 {
    let mut sorted: Vec<(f32, f32)> = digits
        .iter()
        .zip(by_hand)
        .map(|(digit, by_hand)| (measure(digit), 1.0 - by_hand + LEAST))
        .collect();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    let limit = sorted.iter().map(|(_, weight)| weight).sum::<f32>() * share;
    let mut before = 0.0;
    let found = sorted.iter().find(|(_, weight)| {
        before += weight;
        before >= limit
    });
    found.or(sorted.last()).map_or(0.0, |(value, _)| *value)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::SIDE;

    /// A cell with an upright stroke from `top`, `high` pixels high and 4 wide.
    fn drawn(top: usize, high: usize, tint: Tint) -> CellPicture {
        let mut values = [0.0; SIDE * SIDE];
        for y in top..top + high {
            values[y * SIDE + 12..y * SIDE + 16].fill(1.0);
        }
        CellPicture { values, ink: 0.1, contrast: 1.0, tint }
    }

    /// A board of 30 printed digits, with two more at r9c8 and r9c9.
    fn board(others: [CellPicture; 2]) -> (Vec<Likelihoods>, Vec<CellPicture>, [u8; 81]) {
        let mut digit = [-12.0; 10];
        digit[1] = -0.01;
        let printed = Likelihoods { digit, kind: [-9.0, -0.1, -3.0, -9.0] };
        let mut pictures = vec![drawn(6, 16, Tint::default()); 81];
        let mut raw = [0; 81];
        raw[..30].fill(1);
        for (cell, other) in (79..).zip(others) {
            pictures[cell] = other;
            raw[cell] = 1;
        }
        (vec![printed; 81], pictures, raw)
    }

    #[test]
    fn digits_far_from_the_others_are_handwritten() {
        let blue = Tint { red: 0.4, blue: -0.7 };
        let (cells, pictures, raw) = board([drawn(4, 20, blue), drawn(3, 19, blue)]);
        let found = by_hand(&cells, &pictures, &raw);
        assert!(found[..30].iter().all(|&share| share < SUSPECT), "{found:?}");
        assert!(found[79] > 0.8 && found[80] > 0.8, "{found:?}");
        let likelihoods = of_givens(&cells, &found);
        assert!(likelihoods[0][1] > likelihoods[0][0] && likelihoods[80][0] > likelihoods[80][1]);
        let mut givens = raw;
        givens[79..].fill(0);
        let entries = entries(&cells, &found, &givens, None);
        assert_eq!(entries[78..], [0, 1, 1]);
    }

    #[test]
    fn equal_digits_are_printed() {
        let given = || drawn(6, 16, Tint::default());
        let (cells, pictures, raw) = board([given(), given()]);
        let found = by_hand(&cells, &pictures, &raw);
        assert!(found.iter().all(|&share| share < SUSPECT), "{found:?}");
        assert!(!is_too_full(&raw) && is_too_full(&[1; 81]));
    }

    #[test]
    fn logarithms_and_odds_agree() {
        for number in [1e-6, 0.25, 1.0, 7.0] {
            assert!((natural(number) - number.ln()).abs() < 1e-5, "{number}");
        }
        assert_eq!(probability(0.0), 0.5);
        assert!((probability(-3.0) + probability(3.0) - 1.0).abs() < 1e-6);
        assert!((sum(-1.0, -1.0) - (2.0_f32.ln() - 1.0)).abs() < 1e-5);
    }
}
