//! The usual shorthand for steps: `r5c5=8`, `r9c79<>2`.

use super::{Contradiction, Refutation, Step};
use crate::vocabulary::CellSet;
use std::fmt;

/// Returns cells in shorthand. Rows with the same columns are written together: `r9c79`, `r45c6`,
/// `r1c1,r2c3`.
///
/// ```
/// use numpre::{House, logic::notation};
///
/// assert_eq!(notation::cells(House::block(1).cells()), "r123c456");
/// ```
pub fn cells(cells: CellSet) -> String {
    let columns_of = |row: usize| (cells.bits() >> (9 * row)) as u16 & 0x1ff;
    let mut groups: Vec<String> = Vec::new();
    for row in 0..9 {
        let columns = columns_of(row);
        // Each group is written in the place of its first row.
        if columns == 0 || (0..row).any(|earlier| columns_of(earlier) == columns) {
            continue;
        }
        let numbers = |has: &dyn Fn(usize) -> bool| -> String {
            (0..9).filter(|&index| has(index)).map(|index| (b'1' + index as u8) as char).collect()
        };
        let rows = numbers(&|other| columns_of(other) == columns);
        groups.push(format!("r{rows}c{}", numbers(&|column| columns >> column & 1 == 1)));
    }
    groups.join(",")
}

/// Returns the number of a line of reasoning: `⓪` for its assumption, `①`, …, `⑳`, then `#21`; in
/// ASCII `#0`. (Circled numbers above 20 are twice as wide.)
///
/// ```
/// use numpre::logic::notation;
///
/// assert_eq!([0, 9, 20, 21].map(|number| notation::number(number, false)).concat(), "⓪⑨⑳#21");
/// assert_eq!(notation::number(12, true), "#12");
/// ```
pub fn number(number: usize, is_ascii: bool) -> String {
    const CIRCLED: [char; 21] = [
        '⓪', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩', '⑪', '⑫', '⑬', '⑭', '⑮', '⑯', '⑰',
        '⑱', '⑲', '⑳',
    ];
    match CIRCLED.get(number).filter(|_| !is_ascii) {
        Some(circled) => circled.to_string(),
        None => format!("#{number}"),
    }
}

/// Prints the effect of the step: `r5c5=8` or `r9c79<>2`; if it has both, separated by a comma.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (cell, digit)) in self.placements.iter().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            write!(f, "{comma}{cell}={digit}")?;
        }
        if !self.placements.is_empty() && !self.eliminations.is_empty() {
            f.write_str(", ")?;
        }
        write!(f, "{}", self.eliminations)
    }
}

/// Prints the impossible situation: `r5c5=?` (no candidate), `b7: 2?` (no place), `r1 r1c12: 5`
/// (too few digits), `r1 123: r1c12` (too few places), `r1/b1: 5?` (no place in the overlap, nor
/// elsewhere in one of the two).
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Contradiction::NoCandidate { cell } => write!(f, "{cell}=?"),
            Contradiction::NoPlace { house, digit } => write!(f, "{house}: {digit}?"),
            Contradiction::TooFewDigits { house, cells: few, digits } => {
                write!(f, "{house} {}: {digits}", cells(few))
            }
            Contradiction::TooFewPlaces { house, digits, cells: few } => {
                write!(f, "{house} {digits}: {}", cells(few))
            }
            Contradiction::NoIntersection { line, block, digit } => {
                write!(f, "{line}/{block}: {digit}?")
            }
        }
    }
}

/// Prints the line from the assumption to the contradiction: `r1c1<>5 → r1c1=3 → b7<>2 → b7: 2?`.
/// Nested refutations are in brackets.
impl fmt::Display for Refutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.assumption)?;
        for step in &self.steps {
            match step.evidence.refutation() {
                Some(nested) => write!(f, " → [{nested}] {step}")?,
                None => write!(f, " → {step}")?,
            }
        }
        write!(f, " → {}", self.contradiction)
    }
}
