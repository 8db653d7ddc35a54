//! Rates puzzles on the scale from 1 to 8.
//!
//! ```text
//! rank 1 ★
//! rank 3 ★★★
//! rank 8 ★★★★★★★★
//! no rank: multiple solutions
//! ```

use numpre::rating::Rater;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut rater = Rater::default();
    for puzzle in [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "......9....5..9..3..9.4.....4....2.9938.2.64..2............8.6575.3..4..8.2.....1",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6........................79.",
    ] {
        match rater.rank(&puzzle.parse()?) {
            Ok(rank) => println!("rank {rank} {}", rank.stars()),
            Err(improper) => println!("no rank: {improper}"),
        }
    }
    Ok(())
}
