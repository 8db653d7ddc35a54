//! The layout of drawings: side by side if there is room, else one below the other.

use super::style::StyledText;

/// The gaps between drawings in columns: the usual one, and one for narrow screens.
const GAPS: [usize; 2] = [4, 2];

/// The lines of a drawing.
pub type Drawing = Vec<StyledText>;

/// Returns the lines of the drawings, no wider than `width` if possible. If they do not all fit
/// side by side, as many of the last ones as possible do, because these are the ones to compare.
///
/// For example, three boards 25 columns wide:
///
/// ```text
/// width 83:  puzzle    solution 1    solution 2      3 × 25 + 2 × 4 = 83
/// width 60:  puzzle                                  2 × 25 + 4 = 54 fits
///           solution 1    solution 2
/// width 40:  all three one below the other
/// ```
pub fn placed(drawings: &[Drawing], width: usize) -> Vec<String> {
    let widths: Vec<usize> = drawings
        .iter()
        .map(|drawing| drawing.iter().map(StyledText::width).max().unwrap_or(0))
        .collect();
    let needed = |count: usize, gap: usize| {
        // The widest group of `count` neighbours.
        widths
            .windows(count)
            .map(|widths| widths.iter().sum::<usize>() + gap * (count - 1))
            .max()
            .unwrap_or(0)
    };
    let most = (1..=drawings.len())
        .rev()
        .find(|&count| GAPS.iter().any(|&gap| needed(count, gap) <= width))
        .unwrap_or(1);
    let gap = GAPS.into_iter().find(|&gap| needed(most, gap) <= width).unwrap_or(GAPS[1]);
    let mut rows: Vec<&[Drawing]> = drawings.rchunks(most).collect();
    rows.reverse();
    rows.into_iter().flat_map(|row| side_by_side(row, gap)).collect()
}

/// Returns the drawings side by side, with their last lines at the same height.
fn side_by_side(drawings: &[Drawing], gap: usize) -> Vec<String> {
    let height = drawings.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let mut line = StyledText::default();
        let mut end = 0;
        for drawing in drawings {
            line.pad_to(end);
            if let Some(part) =
                (number + drawing.len()).checked_sub(height).and_then(|number| drawing.get(number))
            {
                line.append(part);
            }
            end += drawing.iter().map(StyledText::width).max().unwrap_or(0) + gap;
        }
        line.into_line()
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::Tone;

    fn drawing(lines: &[&str]) -> Drawing {
        let painted = |line: &&str| {
            let mut painted = StyledText::default();
            painted.add(line, Tone::Plain, false);
            painted
        };
        lines.iter().map(painted).collect()
    }

    #[test]
    fn as_many_drawings_side_by_side_as_fit() {
        let drawings = [drawing(&["aaaa", "a"]), drawing(&["b", "bbbb"]), drawing(&["cccc"])];
        assert_eq!(placed(&drawings, 20), ["aaaa    b", "a       bbbb    cccc"]);
        assert_eq!(placed(&drawings, 19), ["aaaa  b", "a     bbbb  cccc"]);
        assert_eq!(placed(&drawings, 15), ["aaaa", "a", "b", "bbbb    cccc"]);
        assert_eq!(placed(&drawings, 9), ["aaaa", "a", "b", "bbbb", "cccc"]);
        assert_eq!(placed(&drawings, 1), ["aaaa", "a", "b", "bbbb", "cccc"]);
    }
}
