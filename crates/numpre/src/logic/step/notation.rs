//! The usual shorthand for steps: `r5c5=8`, `r9c79<>2`.

use crate::vocabulary::CellSet;

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
