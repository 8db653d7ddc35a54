//! A solver by other authors, loaded at run time from a shared library, to measure it in
//! comparison.
//!
//! The library exports a function with the C interface that tdoku uses for its own solvers and for
//! those with which it compares itself:
//!
//! ```c
//! size_t solve(const char *puzzle,       // 81 characters, '.' or '1' to '9', and a NUL
//!              size_t limit,             // stop after this many solutions
//!              uint32_t configuration,   // defined by the library; here 0
//!              char *solution,           // room for 81 characters; tdoku fills it if limit is 1
//!              size_t *guesses);         // ignored
//! ```
//!
//! It returns the number of solutions, up to the limit. `NUMPRE_PEER` names the library's file and
//! `NUMPRE_PEER_FUNCTION` the function. The default is tdoku's fastest solver.

mod error;
mod input;
mod solver;

pub use error::LoadError;
pub use input::Input;
pub use solver::Solver;

/// The environment variable that names the library.
pub const LIBRARY: &str = "NUMPRE_PEER";

/// The environment variable that names the function in it.
pub const FUNCTION: &str = "NUMPRE_PEER_FUNCTION";

/// The function to use if none is named.
pub const DEFAULT_FUNCTION: &str = "TdokuSolverDpllTriadSimd";

/// Returns whether the environment names a library.
pub fn is_named() -> bool {
    std::env::var_os(LIBRARY).is_some_and(|name| !name.is_empty())
}
