//! The sentences of a language as templates, and its words for cells, digits and houses.

use super::said::Kind;

/// The sentences and words of a language.
pub(crate) struct Grammar {
    pub(super) sentences: Vec<(Kind, &'static str)>,
    /// One row, column or block, and several of them; `#` is the number, or the numbers.
    pub(super) houses: [[&'static str; 2]; 3],
    pub(super) cell: fn(&str) -> Option<usize>,
    pub(super) cells: &'static [&'static str],
    pub(super) digits: &'static [&'static str],
    pub(super) lists: &'static [&'static str],
    pub(super) place: &'static str,
    pub(super) remove: &'static str,
    pub(super) and_then: &'static str,
    /// The words between the digits and the cell of a guard, or between the cell and the digits.
    pub(super) guard: &'static str,
    /// The words between the digits and their house, or between the house and the digits.
    pub(super) cover: &'static str,
    /// The mark between two covers, two pairs, or two parts of a colour.
    pub(super) items: &'static str,
    /// Digits in some cells that would be wrong, and the mark between two of them.
    pub(super) wrong: (&'static str, &'static str),
    /// A digit is in a pattern; it is there in one of some houses.
    pub(super) placed: [&'static str; 2],
    /// The marks between two statements.
    pub(super) and_also: &'static [&'static str],
    pub(super) chain: ChainWords,
}

/// The words for nodes and links of a chain.
pub(super) struct ChainWords {
    /// The first link, and each further one.
    pub(super) links: [&'static str; 2],
    /// The text between a link and the next one.
    pub(super) between: &'static str,
    /// The text after the last link.
    pub(super) end: &'static str,
    /// A node is true; a single cell is not a digit; none of several cells is.
    pub(super) nodes: [&'static str; 3],
    /// Separates the cells of a node that is true.
    pub(super) any: &'static [&'static str],
    /// Separates the cells of a node that is false.
    pub(super) none: &'static [&'static str],
    /// The reason of a link in a cell.
    pub(super) because: &'static str,
    /// The reason of a conflict in a cell.
    pub(super) because_cell: &'static str,
    /// One of two nodes is true: of one digit, of one cell, any others.
    pub(super) either: [&'static str; 3],
    /// A pair of which exactly one is true, and the reason.
    pub(super) pair: &'static str,
    /// Two cells of a remote pair, and their house.
    pub(super) pair_of_cells: &'static str,
    /// Two candidates of which at most one is true: of one digit, of one cell.
    pub(super) conflicts: [&'static str; 2],
    /// A node that is true or false, and the reason.
    pub(super) statement: &'static str,
    /// The marks between two of these.
    pub(super) so: &'static [&'static str],
    /// A digit of a colour, and its cells.
    pub(super) colour: &'static str,
}

/// Adds templates that start with `beginning` and end with each of `ends`, both directly and with
/// the premises `between`.
pub(super) fn with(
    sentences: &mut Vec<(Kind, &'static str)>,
    beginning: &'static str,
    between: &'static str,
    ends: &[(Kind, &'static str)],
) {
    for &(kind, end) in ends {
        // A grammar is built once per run, so its leaked templates do not add up.
        sentences.push((kind, format!("{beginning}{end}").leak()));
        sentences.push((kind, format!("{beginning}{between}{end}").leak()));
    }
}

/// Adds a template for each beginning and end of a sentence about a deadly pattern.
pub(super) fn deadly(
    sentences: &mut Vec<(Kind, &'static str)>,
    heads: &[&'static str],
    tails: &[&'static str],
) {
    for head in heads {
        for tail in tails {
            sentences.push((Kind::Deadly, format!("{head}{tail}").leak()));
        }
    }
}
