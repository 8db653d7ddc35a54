//! A reader that knows only the sentences. It replays every explanation of the corpus on its own
//! board, by the bare rules, in both languages.
//!
//! | file | contents |
//! |---|---|
//! | `board` | a board, and conditions that hold on it |
//! | `template` | sentences with placeholders for values |
//! | `chain` | what is said of chains, and whether it holds |
//! | `colouring` | what is said of colourings, and whether it holds |
//! | `deadly` | what is said of deadly patterns, and whether it holds |
//! | `cases` | what is said of patterns of cases, and whether it holds |
//! | `sets` | what is said of patterns of counting, and whether it holds |
//! | `grammar` | the sentences of both languages |
//! | `replay` | the replay of an explanation, sentence by sentence |

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]

mod board;
mod cases;
mod chain;
mod colouring;
mod deadly;
mod grammar;
mod replay;
mod sets;
mod template;

use board::Effect;
use grammar::{Grammar, Kind, english, japanese};
use numpre::logic::{Evidence, Marks, Reasoner, SolvingState, Step, Technique, ladder};
use numpre::practice::Practice;
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House};
use numpre_text::{Language, Texts};
use replay::replay;

/// Returns the puzzles of a rank in the corpus.
fn corpus(rank: usize) -> Vec<String> {
    let path = format!("{}/../../corpus/rank-{rank}.csv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_owned()).collect()
}

/// Returns the sentences of an explanation, which is all that the reader gets.
fn sentences(puzzle: &str, texts: &Texts, ladder: &[numpre::logic::Technique]) -> Vec<String> {
    let grid: Grid = puzzle.parse().unwrap();
    let explanation = Reasoner::new(ladder).explain(&SolvingState::from(&grid));
    explanation
        .steps
        .iter()
        .flat_map(|step| texts.sentences(step))
        .map(|sentence| sentence.text)
        .collect()
}

fn languages() -> [(Texts, Grammar); 2] {
    let texts = |code: &str| Texts::new(&Language::find(code).unwrap());
    [(texts("en"), english()), (texts("ja"), japanese())]
}

/// Replays the explanations of the first `count` puzzles of every rank.
fn all_are_sound(count: usize, ladder: &[numpre::logic::Technique]) {
    let languages = languages();
    for rank in 1..=8 {
        for puzzle in corpus(rank).iter().take(count) {
            for (texts, grammar) in &languages {
                let said = sentences(puzzle, texts, ladder);
                if let Err(wrong) = replay(puzzle, &said, grammar) {
                    panic!("rank {rank}, {puzzle}: {wrong}");
                }
            }
        }
    }
}

#[test]
fn every_explanation_of_the_corpus_is_sound_as_it_is_worded() {
    all_are_sound(usize::MAX, ladder::PLAYER);
}

#[test]
fn every_explanation_in_the_order_of_the_1999_page_is_sound_as_it_is_worded() {
    all_are_sound(10, ladder::S4);
}

/// Changes one digit of one sentence at a time. The reader must reject every change.
#[test]
fn an_altered_sentence_is_rejected() {
    for rank in 1..=8 {
        for (texts, grammar) in &languages() {
            let puzzle = &corpus(rank)[0];
            let said = sentences(puzzle, texts, ladder::PLAYER);
            // Every third sentence is enough, since each replay starts from the first one.
            for place in (0..said.len()).step_by(3) {
                no_change_is_accepted(puzzle, &said, place, grammar);
            }
        }
    }
}

/// Changes one digit of a sentence at a time.
fn no_change_is_accepted(puzzle: &str, said: &[String], place: usize, grammar: &Grammar) {
    let sentence = &said[place];
    for (at, digit) in sentence.char_indices().filter(|(_, letter)| letter.is_ascii_digit()) {
        // The short name in parentheses repeats the cell for readers of sites with another order of
        // axes. The grammar ignores it.
        if sentence[..at].rfind('（').is_some_and(|open| {
            sentence[open..at].starts_with("（r") && !sentence[open..at].contains('）')
        }) {
            continue;
        }
        let other = if digit == '9' { '1' } else { char::from(digit as u8 + 1) };
        let mut altered = said.to_vec();
        altered[place].replace_range(at..=at, &other.to_string());
        assert!(replay(puzzle, &altered, grammar).is_err(), "{}", altered[place]);
    }
}

/// Alters the first two sentences of each kind of chain and of cases in the corpus. No chain there
/// has the same node at both ends.
#[test]
fn an_altered_chain_or_case_is_rejected() {
    use Kind::{Case, CasesEnd, CasesOfCell, CasesOfHouse, Chain, ChainLoop};
    for (texts, grammar) in &languages() {
        let kinds = [Chain, ChainLoop, CasesOfCell, CasesOfHouse, Case, CasesEnd];
        let mut altered = kinds.map(|kind| (kind, 0));
        for puzzle in (1..=8).flat_map(corpus) {
            let said = sentences(&puzzle, texts, ladder::PLAYER);
            for (place, sentence) in said.iter().enumerate() {
                let kind = grammar.read(sentence).map(|said| said.kind);
                let of_kind = altered.iter_mut().find(|(own, _)| Some(*own) == kind);
                let Some((_, count)) = of_kind.filter(|(_, count)| *count < 2) else { continue };
                *count += 1;
                no_change_is_accepted(&puzzle, &said, place, grammar);
            }
        }
        assert!(altered.iter().all(|(_, count)| *count == 2), "{altered:?}");
    }
}

/// Replays explanations with techniques that the corpus has rarely or never, then alters what is
/// said of the first step of each.
#[test]
fn a_rare_technique_is_sound_as_it_is_worded_and_an_altered_one_is_rejected() {
    use Technique::{Bug3, Bug4, DeathBlossom, KrakenFish, RemotePair, SkLoop, UniqueLoop};
    let practice = Practice::new(ladder::PLAYER, 5);
    for technique in [Bug3, Bug4, DeathBlossom, KrakenFish, RemotePair, SkLoop, UniqueLoop] {
        let puzzle = practice.exercise(technique, 0).unwrap().puzzle;
        let steps = Reasoner::new(ladder::PLAYER).explain(&SolvingState::from(&puzzle)).steps;
        let step = steps.iter().position(|step| step.technique == technique).unwrap();
        for (texts, grammar) in &languages() {
            let of_steps = |steps: &[Step]| -> usize {
                steps.iter().map(|step| texts.sentences(step).len()).sum()
            };
            let said = sentences(&puzzle.to_string(), texts, ladder::PLAYER);
            assert_eq!(replay(&puzzle.to_string(), &said, grammar), Ok(()), "{technique}");
            for place in of_steps(&steps[..step])..of_steps(&steps[..=step]) {
                no_change_is_accepted(&puzzle.to_string(), &said, place, grammar);
            }
        }
    }
}

/// No fish of the corpus removes a candidate from its base houses, so this one is made.
#[test]
fn a_fish_that_removes_a_candidate_from_its_base_houses_is_read() {
    let cells = |names: &[&str]| -> CellSet {
        names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
    };
    let digit: Digit = "5".parse().unwrap();
    for fins in [cells(&[]), cells(&["r1c4"]), cells(&["r1c4", "r1c5"])] {
        let evidence = Evidence::Fish {
            digit,
            base: vec![House::row(0), House::row(8)],
            cover: vec![House::column(0), House::block(0)],
            body: cells(&["r1c2", "r9c1"]),
            fins,
        };
        let removed = cells(&["r1c1"]).iter().map(|cell| (cell, DigitSet::of(digit))).collect();
        let step = Step::removing(Technique::MutantFish, evidence, removed, Marks::new());
        for (texts, grammar) in &languages() {
            let text = &texts.sentences(&step)[0].text;
            let said = grammar.read(text).unwrap_or_else(|| panic!("not understood: {text}"));
            assert_eq!(said.kind, Kind::FishCounted, "{text}");
            assert_eq!((said.houses, said.others), (vec![0, 8], vec![9, 18]), "{text}");
            assert_eq!(said.fins, fins.iter().map(Cell::index).collect::<Vec<_>>(), "{text}");
            assert_eq!(said.effects, [Effect::Remove(vec![0], vec![5])], "{text}");
        }
    }
}

/// Leaves out a sentence, then the premises of a reason.
#[test]
fn a_missing_sentence_or_premise_is_rejected() {
    for (texts, grammar) in &languages() {
        let puzzle = &corpus(7)[0];
        // The other order has chains in the place of this assumption.
        let said = sentences(puzzle, texts, ladder::S4);
        let assumption = said.iter().position(|sentence| sentence.starts_with('⓪')).unwrap();
        let mut shorter = said.clone();
        shorter.remove(assumption);
        assert!(replay(puzzle, &shorter, grammar).is_err());
        let end = assumption
            + said[assumption..]
                .iter()
                .position(|sentence| {
                    !sentence.starts_with(|c: char| !c.is_ascii() && "⓪①②③④⑤⑥⑦⑧⑨⑩".contains(c))
                })
                .unwrap();
        // Without its premises, the contradiction does not hold.
        let (before, after) = match said[end].split_once("given ") {
            Some((before, after)) => {
                (before, after.split_once(", in ").map_or(after, |(_, rest)| rest))
            }
            None => said[end].split_once("より、").map(|(_, rest)| ("矛盾：", rest)).unwrap(),
        };
        let bare = if before == "矛盾：" {
            format!("{before}{after}")
        } else {
            format!("{before}in {after}")
        };
        let mut altered = said.clone();
        altered[end] = bare;
        assert_ne!(altered[end], said[end]);
        assert!(replay(puzzle, &altered, grammar).is_err(), "{}", altered[end]);
    }
}
