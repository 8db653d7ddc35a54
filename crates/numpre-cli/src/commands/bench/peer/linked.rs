//! The solver of the shared library that the environment names.

use super::super::search_result::{Found, Searcher};
use numpre::search::Verdict;
use numpre_foreign::{Input, Solver};
use numpre_formats::Puzzle;
use numpre_text::Texts;
use std::time::Instant;

pub use numpre_foreign::{LoadError as PeerError, is_named};

/// Why the peer takes no part.
pub fn told(error: &PeerError, texts: &Texts) -> String {
    texts.say("bench-no-peer", &[("error", why(error, texts).into())])
}

/// The peer, ready to begin.
///
/// # Errors
/// Where its library cannot be used.
pub fn enter() -> Result<Box<dyn Searcher>, PeerError> {
    Ok(Box::new(Peer(Solver::of_environment()?)))
}

/// The peer's solver. It is asked for the number of solutions, and cannot be stopped.
struct Peer(Solver);

impl Searcher for Peer {
    fn solve(&mut self, puzzles: &[Puzzle]) -> Vec<Found> {
        let mut begun = Instant::now();
        let count = |puzzle: &Puzzle| {
            let verdict = match self.0.count(&Input::from(&puzzle.givens), 2) {
                // Candidates it cannot be told.
                _ if !puzzle.is_plain() => Verdict::Unknown,
                0 => Verdict::None,
                1 => Verdict::Unique,
                _ => Verdict::Multiple,
            };
            let now = Instant::now();
            let time = now - std::mem::replace(&mut begun, now);
            Found { verdict, only: None, calls: None, is_late: false, time }
        };
        puzzles.iter().map(count).collect()
    }
}

/// Why its library cannot be used.
fn why(error: &PeerError, texts: &Texts) -> String {
    let (name, value, error) = match error {
        PeerError::NotNamed => {
            return texts.say("peer-not-named", &[("variable", numpre_foreign::LIBRARY.into())]);
        }
        PeerError::Library(file, error) => {
            ("peer-library", file.to_string_lossy().into_owned(), error)
        }
        PeerError::Function(name, error) => ("peer-function", name.clone(), error),
    };
    texts.say(name, &[("name", value.into()), ("error", error.to_string().into())])
}
