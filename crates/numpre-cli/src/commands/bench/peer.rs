//! The peer: a solver of another project in a shared library. It needs the feature `peer`.

#[cfg(feature = "peer")]
pub use linked::{PeerError, enter, is_named, message};
#[cfg(not(feature = "peer"))]
pub use missing::{PeerError, enter, is_named, message};

#[cfg(feature = "peer")]
mod linked {
    use crate::commands::bench::search_result::{Found, Searcher};
    use numpre::search::Verdict;
    use numpre_foreign::{Input, Solver};
    pub use numpre_foreign::{LoadError as PeerError, is_named};
    use numpre_formats::Puzzle;
    use numpre_text::Texts;
    use std::time::Instant;

    /// Returns the message why the peer is not measured.
    pub fn message(error: &PeerError, texts: &Texts) -> String {
        texts.say("bench-no-peer", &[("error", why(error, texts).into())])
    }

    /// Returns the peer, ready to search.
    ///
    /// # Errors
    /// Returns an error if its library cannot be used.
    pub fn enter() -> Result<Searcher, PeerError> {
        let mut solver = Solver::of_environment()?;
        Ok(Box::new(move |puzzles| search(&mut solver, puzzles)))
    }

    /// Asks the peer for the number of solutions of each puzzle. A search cannot be stopped.
    fn search(solver: &mut Solver, puzzles: &[Puzzle]) -> Vec<Found> {
        let mut begun = Instant::now();
        let count = |puzzle: &Puzzle| {
            let verdict = match solver.count(&Input::from(&puzzle.givens), 2) {
                // The peer reads only givens, no candidates.
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

    /// Returns why its library cannot be used.
    fn why(error: &PeerError, texts: &Texts) -> String {
        let (name, value, error) = match error {
            PeerError::NotNamed => {
                return texts
                    .say("peer-not-named", &[("variable", numpre_foreign::LIBRARY.into())]);
            }
            PeerError::Library(file, error) => {
                ("peer-library", file.to_string_lossy().into_owned(), error)
            }
            PeerError::Function(name, error) => ("peer-function", name.clone(), error),
        };
        texts.say(name, &[("name", value.into()), ("error", error.to_string().into())])
    }
}

#[cfg(not(feature = "peer"))]
mod missing {
    use crate::commands::bench::search_result::Searcher;
    use numpre_text::Texts;
    use std::env;

    /// The error that this command was built without the feature.
    pub struct PeerError;

    /// Returns whether the environment names a library.
    pub fn is_named() -> bool {
        env::var_os("NUMPRE_PEER").is_some_and(|name| !name.is_empty())
    }

    /// Fails, because the peer is not built in.
    ///
    /// # Errors
    /// Always returns an error.
    pub const fn enter() -> Result<Searcher, PeerError> {
        Err(PeerError)
    }

    /// Returns the message why the peer is not measured.
    pub fn message(_: &PeerError, texts: &Texts) -> String {
        texts.say("needs-feature", &[("what", "NUMPRE_PEER".into()), ("feature", "peer".into())])
    }
}
