//! The replay of an explanation, sentence by sentence.

use crate::board::{Board, Effect, cells_of, see};
use crate::cases::Statement;
use crate::chain::Node;
use crate::grammar::{Grammar, Kind, Said};
use std::collections::BTreeMap;

/// The sentences that were not read yet.
type Rest<'a> = std::slice::Iter<'a, String>;

/// Follows the sentences from the puzzle to the solution.
///
/// # Errors
/// The first sentence that is not understood, whose reason is not true, or whose effect does not
/// follow.
pub(crate) fn replay(puzzle: &str, sentences: &[String], grammar: &Grammar) -> Result<(), String> {
    let mut board = Board::new(puzzle);
    let mut rest = sentences.iter();
    while let Some(sentence) = rest.next() {
        let said = grammar.read(sentence).ok_or_else(|| format!("not understood: {sentence}"))?;
        let effects = match said.kind {
            Kind::SupposeIs | Kind::SupposeIsNot => {
                refuted(&board, &said, &mut rest, grammar)?.effects
            }
            Kind::CasesOfCell | Kind::CasesOfHouse | Kind::CasesOfFins => {
                every_case(&board, &said, &mut rest, grammar)?.effects
            }
            _ => {
                need(said.label.is_none() && said.after.is_empty(), sentence)?;
                need(is_true(&board, &said) && follows(&board, &said), sentence)?;
                said.effects
            }
        };
        for effect in &effects {
            need(changes(&board, effect), sentence)?;
            board.apply(effect);
        }
    }
    need(board.is_solved(), "the end is no solution")
}

fn need(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

/// Follows all cases to their conclusion, and returns the conclusion.
fn every_case(
    board: &Board,
    split: &Said,
    rest: &mut Rest<'_>,
    grammar: &Grammar,
) -> Result<Said, String> {
    let mut starts = Vec::new();
    let mut ends = Vec::new();
    for sentence in rest {
        let said = grammar.read(sentence).ok_or_else(|| format!("not understood: {sentence}"))?;
        if let Some(case) = &said.case {
            need(case.holds(board), sentence)?;
            starts.push(case.start.clone());
            ends.push(case.end().clone());
            continue;
        }
        let conclusion = said.conclusion.as_ref().filter(|_| said.kind == Kind::CasesEnd);
        let conclusion = conclusion.ok_or_else(|| sentence.clone())?;
        need(ends.iter().all(|end| end == conclusion), sentence)?;
        need(cases(board, split, conclusion).is_some_and(|cases| cases == starts), sentence)?;
        need(said.effects == [conclusion.effect().ok_or("a group")?], sentence)?;
        return Ok(said);
    }
    Err("no conclusion".to_owned())
}

/// Returns the candidates of which one is true. For a fish with fins these are the fins, and
/// without them the fish has to lead to the conclusion that the sentence says.
fn cases(board: &Board, split: &Said, conclusion: &Statement) -> Option<Vec<Node>> {
    let candidate = |cell, digit| Node { cells: vec![cell], digit };
    match (split.kind, &*split.houses, &*split.digits, &*split.cells) {
        (Kind::CasesOfCell, &[], digits, &[cell]) => {
            let bits: u16 = digits.iter().map(|digit| 1 << digit).sum();
            let cases = digits.iter().map(|&digit| candidate(cell, digit)).collect();
            (board.candidates(cell) == bits).then_some(cases)
        }
        (Kind::CasesOfHouse, &[house], &[digit], cells) => {
            let cases = cells.iter().map(|&cell| candidate(cell, digit)).collect();
            (board.places(house, digit) == cells).then_some(cases)
        }
        (Kind::CasesOfFins, houses, &[digit], &[]) => {
            let fish = Said { kind: Kind::Fish, ..split.clone() };
            let &[cell] = &*conclusion.node.cells else { return None };
            let loses = count(&split.others, cell) > count(houses, cell);
            let is_same = split.conclusion.as_ref() == Some(conclusion);
            let holds = is_true(board, &fish) && loses && is_same;
            let removes = !conclusion.is_true && conclusion.node.digit == digit;
            let cases = split.fins.iter().map(|&fin| candidate(fin, digit)).collect();
            (holds && removes).then_some(cases)
        }
        _ => None,
    }
}

/// Follows an assumption to its conclusion, and returns the conclusion.
fn refuted(
    board: &Board,
    suppose: &Said,
    rest: &mut Rest<'_>,
    grammar: &Grammar,
) -> Result<Said, String> {
    let (&[cell], &[digit], Some(label)) = (&*suppose.cells, &*suppose.digits, &suppose.label)
    else {
        return Err(format!("{suppose:?}"));
    };
    let is = suppose.kind == Kind::SupposeIs;
    need(board.has(cell, digit), &format!("{suppose:?}"))?;
    let mut assumed =
        vec![if is { Effect::Place(cell, digit) } else { Effect::Remove(vec![cell], vec![digit]) }];
    if let Some(so) = suppose.so {
        need(board.candidates(cell) == 1 << so | 1 << digit, &format!("{suppose:?}"))?;
        assumed.push(Effect::Place(cell, so));
    }
    let mut known: BTreeMap<String, Vec<Effect>> = BTreeMap::from([(label.clone(), assumed)]);
    let mut is_contradicted = false;
    for _ in 0..1000 {
        let sentence = rest.next().ok_or("no conclusion")?;
        let said = grammar.read(sentence).ok_or_else(|| format!("not understood: {sentence}"))?;
        match said.kind {
            Kind::Conclusion => {
                let opposite = if is {
                    Effect::Remove(vec![cell], vec![digit])
                } else {
                    Effect::Place(cell, digit)
                };
                need(is_contradicted && said.effects == [opposite], sentence)?;
                return Ok(said);
            }
            _ => need(!is_contradicted, sentence)?,
        }
        let mut base = board.clone();
        for line in &said.after {
            let effects = known.get(line).ok_or_else(|| format!("what is {line}? {sentence}"))?;
            effects.iter().for_each(|effect| base.apply(effect));
        }
        match said.kind {
            Kind::SupposeIs | Kind::SupposeIsNot => {
                let nested = refuted(&base, &said, rest, grammar)?;
                let label = nested.label.clone().ok_or_else(|| format!("{nested:?}"))?;
                need(known.insert(label, nested.effects).is_none(), sentence)?;
            }
            _ if said.label.is_none() => {
                need(is_impossible(&base, &said), sentence)?;
                is_contradicted = true;
            }
            _ => {
                need(is_true(&base, &said) && follows(&base, &said), sentence)?;
                need(
                    known.insert(said.label.unwrap_or_default(), said.effects).is_none(),
                    sentence,
                )?;
            }
        }
    }
    Err("too long".to_owned())
}

/// Returns the cell that a sentence is about: the one it names, else the one in which it places a
/// digit.
fn cell_of(said: &Said) -> Option<usize> {
    match (&*said.cells, &*said.effects) {
        (&[cell], _) | (&[], &[Effect::Place(cell, _)]) => Some(cell),
        _ => None,
    }
}

/// Returns whether the reason of a sentence holds on the board.
fn is_true(board: &Board, said: &Said) -> bool {
    let is_in = |house: usize| said.cells.iter().all(|cell| cells_of(house).contains(cell));
    match (said.kind, &*said.houses, &*said.digits, cell_of(said)) {
        (Kind::FullHouse, &[house], &[digit], Some(cell)) => {
            board.blanks(house) == [cell] && board.places(house, digit) == [cell]
        }
        (Kind::NakedSingle, &[], &[digit], Some(cell)) => board.candidates(cell) == 1 << digit,
        (Kind::HiddenSingle, &[house], &[digit], Some(cell)) => {
            board.places(house, digit) == [cell]
        }
        (Kind::Confined, houses, &[digit], _) => {
            let others: Vec<usize> =
                said.others.iter().flat_map(|&house| cells_of(house)).collect();
            let mut all: Vec<usize> = houses.iter().flat_map(|&house| cells_of(house)).collect();
            all.sort_unstable();
            all.dedup();
            // There are as many houses as others, they share no cell, and each has a place for the
            // digit.
            all.len() == 9 * houses.len()
                && houses.len() == said.others.len()
                && houses.iter().all(|&house| !board.places(house, digit).is_empty())
                && all.iter().all(|&cell| !board.has(cell, digit) || others.contains(&cell))
        }
        (Kind::Fish | Kind::FishCounted, houses, &[digit], _) => {
            // Each place of the digit is in one house and in another one, or is a fin.
            let holds = |cell: usize| {
                let is_body = count(houses, cell) == 1 && count(&said.others, cell) > 0;
                !board.has(cell, digit) || is_body || said.fins.contains(&cell)
            };
            houses.len() == said.others.len()
                && houses.iter().all(|house| !said.others.contains(house))
                && houses.iter().all(|&house| !board.places(house, digit).is_empty())
                && houses.iter().flat_map(|&house| cells_of(house)).all(holds)
                && said.fins.iter().all(|&fin| board.has(fin, digit) && count(houses, fin) > 0)
        }
        (Kind::NakedSubset, &[house], digits, _) => {
            is_in(house)
                && said.others.iter().all(|&other| other != house && is_in(other))
                && digits.len() == said.cells.len()
                && board.hold_only(&said.cells, digits)
        }
        (Kind::HiddenSubset, &[house], digits, _) => {
            is_in(house)
                && digits.len() == said.cells.len()
                && board.go_only(house, digits, &said.cells)
        }
        (Kind::Chain, ..) => said.chain.as_ref().is_some_and(|chain| chain.is_open(board)),
        (Kind::Colouring, ..) => {
            said.colouring.as_ref().is_some_and(|colouring| colouring.holds(board))
        }
        (Kind::Sets, ..) => said.sets.as_ref().is_some_and(|sets| sets.holds(board)),
        (Kind::Deadly, ..) => said.deadly.as_ref().is_some_and(|deadly| deadly.holds(board)),
        (Kind::ChainLoop, ..) => said.chain.as_ref().is_some_and(|chain| chain.is_loop(board)),
        (Kind::ChainTrue, ..) => said.chain.as_ref().is_some_and(|chain| chain.is_cycle(board)),
        _ => false,
    }
}

/// Returns whether the effect of a sentence follows from its reason.
fn follows(board: &Board, said: &Said) -> bool {
    let is_in =
        |houses: &[usize], cell: usize| houses.iter().any(|&house| cells_of(house).contains(&cell));
    let follows = |effect: &Effect| match (said.kind, effect) {
        (Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle, Effect::Place(cell, digit)) => {
            (cell_of(said), &*said.digits) == (Some(*cell), &[*digit])
        }
        (Kind::Confined, Effect::Remove(cells, digits)) => {
            *digits == said.digits
                && cells.iter().all(|&cell| is_in(&said.others, cell) && !is_in(&said.houses, cell))
        }
        (Kind::Fish | Kind::FishCounted, Effect::Remove(cells, digits)) => {
            let is_outside =
                |cell: usize| said.kind == Kind::FishCounted || !is_in(&said.houses, cell);
            *digits == said.digits
                && cells.iter().all(|&cell| {
                    is_outside(cell)
                        && count(&said.others, cell) > count(&said.houses, cell)
                        && said.fins.iter().all(|&fin| see(cell, fin))
                })
        }
        (Kind::NakedSubset, Effect::Remove(cells, digits)) => {
            digits.iter().all(|digit| said.digits.contains(digit))
                && cells.iter().all(|&cell| {
                    (is_in(&said.houses, cell) || is_in(&said.others, cell))
                        && !said.cells.contains(&cell)
                })
        }
        (Kind::HiddenSubset, Effect::Remove(cells, digits)) => {
            digits.iter().all(|digit| !said.digits.contains(digit))
                && cells.iter().all(|cell| said.cells.contains(cell))
        }
        (Kind::Chain | Kind::ChainTrue, _) => {
            said.chain.as_ref().is_some_and(|chain| chain.implies(effect))
        }
        (Kind::Colouring, _) => {
            said.colouring.as_ref().is_some_and(|colouring| colouring.implies(effect))
        }
        (Kind::Deadly, _) => {
            said.deadly.as_ref().is_some_and(|deadly| deadly.implies(board, effect))
        }
        (Kind::Sets, _) => said.sets.as_ref().is_some_and(|sets| sets.implies(board, effect)),
        (Kind::ChainLoop, _) => {
            said.chain.as_ref().is_some_and(|chain| chain.implies_in_loop(effect))
        }
        _ => false,
    };
    !said.effects.is_empty()
        && said.effects.iter().all(|effect| follows(effect) && changes(board, effect))
}

/// Returns the number of these houses that include a cell.
fn count(houses: &[usize], cell: usize) -> usize {
    houses.iter().filter(|&&house| cells_of(house).contains(&cell)).count()
}

/// Returns whether everything that an effect removes or places is still a candidate.
fn changes(board: &Board, effect: &Effect) -> bool {
    match effect {
        Effect::Place(cell, digit) => board.has(*cell, *digit),
        Effect::Remove(cells, digits) => {
            cells.iter().all(|&cell| digits.iter().all(|&digit| board.has(cell, digit)))
        }
    }
}

/// Returns whether a contradiction holds on the board.
fn is_impossible(board: &Board, said: &Said) -> bool {
    let is_in = |house: usize| said.cells.iter().all(|cell| cells_of(house).contains(cell));
    match (said.kind, &*said.houses, &*said.digits) {
        (Kind::NoCandidate, &[], &[]) => {
            matches!(*said.cells, [cell] if board.candidates(cell) == 0)
        }
        (Kind::NoPlace, &[house], &[digit]) => board.places(house, digit).is_empty(),
        (Kind::NoIntersection, &[line], &[digit]) => {
            let block = said.others.first();
            board.places(line, digit).is_empty()
                || block.is_some_and(|&block| board.places(block, digit).is_empty())
        }
        (Kind::TooFewDigits, &[house], digits) => {
            is_in(house) && digits.len() < said.cells.len() && board.hold_only(&said.cells, digits)
        }
        (Kind::TooFewPlaces, &[house], digits) => {
            is_in(house)
                && said.cells.len() < digits.len()
                && board.go_only(house, digits, &said.cells)
        }
        _ => false,
    }
}
