//! The English sentences.

use super::said::Kind;
use super::words::{ChainWords, Grammar, deadly, with};

/// Reads the name of a cell: `r3c5`.
fn english_cell(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [b'r', row @ b'1'..=b'9', b'c', column @ b'1'..=b'9'] => {
            Some(usize::from(9 * (row - b'1') + column - b'1'))
        }
        _ => None,
    }
}

/// Returns the grammar of English.
pub(crate) fn english() -> Grammar {
    use Kind::*;
    let reasons = [
        (FullHouse, "only {digits} is missing in {house}"),
        (NakedSingle, "{digits} is the only candidate left there"),
        (HiddenSingle, "{house} has no other place for {digits}"),
        (Confined, "in {house}, the digit {digits} must be in {other}"),
        (Confined, "in {house}, the digit {digits} can only go in {other}"),
        (NakedSubset, "in {house}, the {count} cells {cells} can only be {digits}"),
        (HiddenSubset, "in {house}, the digits {digits} can only go in the {count} cells {cells}"),
        (Chain, "{either}: {links}"),
        (ChainLoop, "a loop: {links}, so again {start}. It holds in both directions, so {either}"),
        (ChainTrue, "{last} in any case: {links}"),
    ];
    let contradictions = [
        (NoCandidate, "{cells} has no candidate left"),
        (NoPlace, "{house} has no place left for {digits}"),
        (NoIntersection, "{house} or {other} has no place left for {digits}"),
        (
            TooFewDigits,
            "in {house}, the {count} cells {cells} have only the digit {digits} left \
             between them",
        ),
        (
            TooFewDigits,
            "in {house}, the {count} cells {cells} have only the {few} digits {digits} left \
             between them",
        ),
        (TooFewPlaces, "in {house}, the {few} digits {digits} can only go in the cell {cells}"),
        (
            TooFewPlaces,
            "in {house}, the {few} digits {digits} can only go in the {count} cells {cells}",
        ),
    ];
    let mut sentences = vec![
        (FullHouse, "In {house}, only {cells} is blank and only {digits} is missing → {effect}"),
        (NakedSingle, "{cells} can only be {digits} → {effect}"),
        (HiddenSingle, "In {house}, only {cells} can be {digits} → {effect}"),
        (
            Confined,
            "In {house}, the digit {digits} must be in {other}, so no other cell of {other} \
             can be {digits} → {effect}",
        ),
        (
            NakedSubset,
            "In {house}, the {count} cells {cells} can only be {digits}, so no other cell \
             of {house} can be {any} → {effect}",
        ),
        (
            HiddenSubset,
            "In {house}, the digits {digits} can only go in the {count} cells {cells}, so \
             these cells can hold no other digit → {effect}",
        ),
        (
            Fish,
            "In {house}, the digit {digits} can only go in {other}, so no other cell there can be \
             {digits} → {effect}",
        ),
        (
            Fish,
            "If {nofin}, then in {house}, the digit {digits} can only go in {other}. Either way, \
             no other cell there that sees {fins} can be {digits} → {effect}",
        ),
        (
            FishCounted,
            "In {house}, the digit {digits} can only go in {other}. No cell that is in more of \
             {other} than of {house} can be {digits} → {effect}",
        ),
        (
            FishCounted,
            "If {nofin}, then in {house}, the digit {digits} can only go in {other}. Either way, \
             no cell that sees {fins} and is in more of {other} than of {house} can be {digits} \
             → {effect}",
        ),
        (Chain, "{either}: {links} → {effect}"),
        (
            ChainLoop,
            "A loop: {links}, so again {start}. It holds in both directions, so {either} → \
             {effect}",
        ),
        (ChainTrue, "{last} in any case: {links} → {effect}"),
        (
            Colouring,
            "Each of these pairs can only be {digits}: {remote}. So one digit is in {cells1}, the \
             other in {cells2} → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. So either this is true: {colour1}; \
             or this: {colour2} → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. So these are all true or all false: \
             {colour}. But {conflict1} → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. So these are all true or all false: \
             {colour}. But if they are true, {emptied} has no candidate left → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. But {conflict1}. So either this is \
             true: {colour1}; or this: {colour2} → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. But {conflict1}, and {conflict2}. So \
             these are all false: {colour} → {effect}",
        ),
        (
            NakedSubset,
            "In {house}, the {count} cells {cells} can only be {digits}. They are in {other} \
             too, so no other cell of {house} or {other} can be {any} → {effect}",
        ),
        (
            Sets,
            "The {number} cells {cells} can only be {digits}. Each of these fits in at most once: \
             {covers}. All {places} are needed to fill the {number} cells, so no other cell \
             there can have them → {effect}",
        ),
        (
            Sets,
            "The {number} cells {cells} can only be {digits}. Each of these fits in at most once: \
             {covers}. To fill the {number} cells, at most {spare} of these {places} can be \
             left out. So {placed} → {effect}",
        ),
        (CasesOfCell, "{cells} can only be {digits}"),
        (CasesOfHouse, "In {house}, the digit {digits} can only go in {anycells}"),
        (
            CasesOfFins,
            "If {nofin}, then in {house}, the digit {digits} can only go in {other}, so \
             {conclusion}",
        ),
        (Case, "If {first}, then {statements}"),
        (CasesEnd, "In every case, {conclusion} → {effect}"),
        (SupposeIs, "{label} Suppose {cells} is {digits}"),
        (SupposeIs, "{label} Suppose {cells} is {digits} (given {after})"),
        (SupposeIsNot, "{label} Suppose {cells} is not {digits}"),
        (SupposeIsNot, "{label} Suppose {cells} is not {digits} (given {after})"),
        (SupposeIsNot, "{label} Suppose {cells} is not {digits}, so it is {so}"),
        (SupposeIsNot, "{label} Suppose {cells} is not {digits}, so it is {so} (given {after})"),
        (Conclusion, "So the assumption is false → {effect}"),
        (Conclusion, "{label} So the assumption is false → {effect}"),
    ];
    let heads = [
        "If {cells} had only {digits}, these digits could be exchanged, and there would be \
         two solutions",
        "Without {guards}, every blank cell would have two candidates, and each digit two places \
         or none in every row, column and block. Then there would not be exactly one solution",
    ];
    let tails = [
        ". So {roof} has another digit → {effect}",
        ". So {anyroof} is {anyguard} → {effect}",
        ". So {anyroof} is {anyguard}. With {with}, this takes up the digits {subset} → \
         {effect}",
        ". In {house}, the digit {confined} can only go in these cells, so {wrong} \
         would cause that → {effect}",
    ];
    deadly(&mut sentences, &heads, &tails);
    with(&mut sentences, "{label} {effect}: ", "given {after}, ", &reasons);
    with(&mut sentences, "Contradiction: ", "given {after}, ", &contradictions);
    Grammar {
        sentences,
        houses: [["row #", "rows #"], ["column #", "columns #"], ["block #", "blocks #"]],
        cell: english_cell,
        cells: &[", ", " and "],
        digits: &[", ", " and ", " or "],
        lists: &[", ", " and "],
        place: "{cells} = {digits}",
        remove: "remove {digits} from {cells}",
        and_then: "; ",
        guard: " in ",
        cover: " in ",
        items: ", ",
        wrong: ("{wrongs} in {anycells}", " or "),
        placed: ["one of the cells is {digit}", "one of the cells in {anyhouses} is {digit}"],
        and_also: &[", and ", ", "],
        chain: ChainWords {
            links: ["if {from}, then {to} ({because}", "so {from} and {to} ({because}"],
            between: "), ",
            end: ")",
            nodes: ["{any} is {digits}", "{cell} is not {digits}", "{none} are not {digits}"],
            any: &[", ", " or "],
            none: &[", ", " and "],
            because: "only {digits} left there",
            because_cell: "same cell",
            either: ["{any} is {digits}", "{cell} is {ordigits}", "{first}, or {last}"],
            pair: "{either} ({because})",
            pair_of_cells: "{cell1} and {cell2} ({house})",
            conflicts: [
                "{cell1} and {cell2} cannot both be {digits} ({because})",
                "{cell} cannot be both {both}",
            ],
            statement: "{node} ({because})",
            so: &[", so "],
            colour: "{digits} in {cells}",
        },
    }
}
