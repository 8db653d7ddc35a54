//! Someone else's solver, loaded at run time from a shared library, for measuring side by side.
//!
//! The library exports a function with the C interface that tdoku gave its solvers, and those it
//! measured itself against:
//!
//! ```c
//! size_t solve(const char *puzzle,       // 81 characters, '.' or '1' to '9', and a NUL
//!              size_t limit,              // stop after so many solutions
//!              uint32_t configuration,    // the library's own; here 0
//!              char *solution,            // room for 81 characters: tdoku writes one where the limit is 1
//!              size_t *guesses);          // not looked at
//! ```
//!
//! It returns how many solutions there are, up to the limit. `NUMPRE_PEER` names the library's
//! file, `NUMPRE_PEER_FUNCTION` the function; without it, tdoku's best.

mod error;
mod input;
mod solver;

pub use error::LoadError;
pub use input::Input;
pub use solver::Solver;

/// The environment variable that names the library.
pub const LIBRARY: &str = "NUMPRE_PEER";

/// The environment variable that names its function.
pub const FUNCTION: &str = "NUMPRE_PEER_FUNCTION";

/// The function, where none is named.
pub const DEFAULT_FUNCTION: &str = "TdokuSolverDpllTriadSimd";

/// Whether the environment names a library.
pub fn is_named() -> bool {
    std::env::var_os(LIBRARY).is_some_and(|name| !name.is_empty())
}
