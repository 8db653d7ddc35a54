//! Counts solutions, up to a limit and until a token stops the count.
//!
//! ```text
//! 3 solutions, Exhausted
//! 2 solutions, SolutionLimit
//! stopped: true
//! ```

use numpre::search::{Ended, Fast};
use numpre::{CancelToken, Engine, Grid, Limits};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419............"
            .parse()?;
    let found = Fast.search(&puzzle, Limits::solutions(1_000_000));
    println!("{} solutions, {:?}", found.count, found.ended);
    let found = Fast.search(&puzzle, Limits::solutions(2));
    println!("{} solutions, {:?}", found.count, found.ended);

    // An empty board has 6 670 903 752 021 072 936 960 solutions. A caller that waits for the count
    // can stop it, for instance from another thread.
    let token = CancelToken::new();
    let found = std::thread::scope(|scope| {
        let counting =
            scope.spawn(|| Fast.search(&Grid::EMPTY, Limits::solutions(u64::MAX).cancel(&token)));
        token.cancel();
        counting.join()
    });
    println!("stopped: {}", found.is_ok_and(|found| found.ended == Ended::Cancelled));
    Ok(())
}
