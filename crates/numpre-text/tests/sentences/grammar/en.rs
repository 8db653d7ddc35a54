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
        (Chain, "either {first}, or {last}: {links}"),
        (ChainLoop, "one end of each link is true: {links}, so again {start}"),
        (ChainTrue, "in any case, {last}: {links}"),
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
            Confined,
            "In {house}, the digit {digits} can only go in {other}, so no other cell of \
             {other} can be {digits} → {effect}",
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
            "Either {anyfin} is {digits}, or in {house}, the digit {digits} can only go in \
             {other}. So no other cell of {other} that sees {fins} can be {digits} → {effect}",
        ),
        (
            Fish,
            "In {house}, the digit {digits} can only go in {other}. So no cell in more of the \
             latter than of the former can be {digits} → {effect}",
        ),
        (
            Fish,
            "Either {anyfin} is {digits}, or in {house}, the digit {digits} can only go in \
             {other}. So no cell that sees {fins} and is in more of the latter than of \
             the former can be {digits} → {effect}",
        ),
        (Chain, "Either {first}, or {last} ({strong} strong links): {links} → {effect}"),
        (
            ChainLoop,
            "A loop: {links}, so again {start}. So one end of each link is true → {effect}",
        ),
        (ChainTrue, "In any case, {last}: {links} → {effect}"),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. So either {colour1}, or {colour2} → \
             {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. So these are all true or all false: \
             {colour}. But it cannot be that {from1} and {to1} ({because1}) → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. So these are all true or all false: \
             {colour}. But if they are true, nothing fits in {emptied} → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. It cannot be that {from1} and \
             {to1} ({because1}). So either {colour1}, or {colour2} → {effect}",
        ),
        (
            Colouring,
            "Exactly one of each pair is true: {pairs}. It cannot be that {from1} and \
             {to1} ({because1}), nor that {from2} and {to2} ({because2}). So these are all \
             false: {colour} → {effect}",
        ),
        (
            NakedSubset,
            "In {house}, the {count} cells {cells} can only be {digits}. They are in {other} \
             too, so no other cell of {house} or {other} can be {any} → {effect}",
        ),
        (
            Sets,
            "The {number} cells {cells} can only be {digits}. These digits fit in once each: \
             {covers}. That is {places} places for {number} cells, so none of them stays \
             empty → {effect}",
        ),
        (
            Sets,
            "The {number} cells {cells} can only be {digits}. These digits fit in once each: \
             {covers}. That is {places} places for {number} cells, so at most {spare} of them \
             stays empty. Of any {times} places of a digit, one is used → {effect}",
        ),
        (
            Sets,
            "The {number} cells {cells} can only be {digits}. These digits fit in once each: \
             {covers}. That is {places} places for {number} cells, so at most {spare} of them \
             stay empty. Of any {times} places of a digit, one is used → {effect}",
        ),
        (CasesOfCell, "{cells} can only be {digits}"),
        (CasesOfHouse, "In {house}, the digit {digits} can only go in {anycells}"),
        (
            CasesOfFins,
            "Either {anyfin} is {digits}, or in {house}, the digit {digits} can only go in \
             {other}. In the latter case, {conclusion}",
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
        "Without {guards}, every blank cell would have two candidates. Every digit would have \
         two places or none in each row, column and block. Then there would be two solutions \
         or none",
    ];
    let tails = [
        ". So {roof} has another digit → {effect}",
        ". So {anyroof} is {anyguard} → {effect}",
        ". So {anyroof} is {anyguard}. With {with}, this takes up the digits {subset} → \
         {effect}",
        ". In {house}, the digit {confined} can only go in these cells. So each of the \
         following would lead to that → {effect}",
    ];
    deadly(&mut sentences, &heads, &tails);
    with(&mut sentences, "{label} {effect}: ", "given {after}, ", &reasons);
    with(&mut sentences, "Contradiction: ", "given {after}, ", &contradictions);
    Grammar {
        sentences,
        houses: ["row #", "column #", "block #"],
        cell: english_cell,
        cells: &[", ", " and "],
        digits: &[", ", " and ", " or "],
        lists: &[", ", " and "],
        place: "{cells} = {digits}",
        remove: "remove {digits} from {cells}",
        and_then: "; ",
        guard: " in ",
        cover: " in ",
        chain: ChainWords {
            links: ["if {from}, then {to} ({because}", "so {from} and {to} ({because}"],
            between: "), ",
            end: ")",
            nodes: ["{any} is {digits}", "{cell} is not {digits}", "{none} are not {digits}"],
            any: &[", ", " or "],
            none: &[", ", " and "],
            because: "only {digits} left there",
            because_pair: "the same two candidates in {house}",
            because_cell: "one cell",
            pair: "{one} or {two} ({because}",
            statement: "{node} ({because}",
            colour: (&[" is ", " are "], ", "),
        },
    }
}
