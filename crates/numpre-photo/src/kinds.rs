//! Printed and handwritten digits.
//!
//! Handwritten digits cannot be distinguished from print well enough yet to leave them out. A board
//! that could hold some is therefore doubtful: right entries of a player keep a puzzle proper, so
//! the number of solutions does not show them.

use crate::net::Likelihoods;

/// Cells with digits that look handwritten, from which a board is suspect.
const SUSPECTS: usize = 2;

/// The most givens of a board without suspicion.
const MOST_GIVENS: usize = 45;

/// Returns the cells with digits that look handwritten.
pub(crate) fn handwritten(cells: &[Likelihoods], reading: &[u8; 81]) -> Vec<usize> {
    (0..81)
        .filter(|&cell| {
            let [_, printed, handwritten, _] = cells[cell].kind;
            reading[cell] > 0 && handwritten > printed
        })
        .collect()
}

/// Returns whether some digits of a board may be a player's.
pub(crate) fn is_suspect(handwritten: &[usize], reading: &[u8; 81]) -> bool {
    let digits = reading.iter().filter(|&&class| class > 0).count();
    handwritten.len() >= SUSPECTS || digits > MOST_GIVENS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_handwritten_digits_or_many_digits_are_suspect() {
        let printed = Likelihoods { digit: [0.0; 10], kind: [-9.0, -0.1, -3.0, -9.0] };
        let hand = Likelihoods { kind: [-9.0, -3.0, -0.1, -9.0], ..printed };
        let mut cells = [printed; 81];
        let mut reading = [0; 81];
        reading[..30].fill(1);
        cells[5] = hand;
        cells[80] = hand;
        assert_eq!(handwritten(&cells, &reading), [5]);
        assert!(!is_suspect(&[5], &reading) && is_suspect(&[5, 6], &reading));
        reading[..46].fill(1);
        assert!(is_suspect(&[], &reading));
    }
}
