//! How much room there is on the screen.

use std::env;
use std::io;

/// The width of what goes into a file or a pipe.
const USUAL: usize = 80;

/// How many columns a line may take: `COLUMNS` where it is set, else those of the terminal, else 80.
pub fn width(to_terminal: bool) -> usize {
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    let found = || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    // A terminal that does not know its size says 0.
    let known = |width: &usize| *width > 0;
    asked.filter(known).or_else(|| found().filter(|_| to_terminal).filter(known)).unwrap_or(USUAL)
}
