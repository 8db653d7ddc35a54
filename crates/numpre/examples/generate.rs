//! Generates puzzles that meet a request. The same seed and index always give the same puzzle.
//!
//! ```text
//! +-------+-------+-------+
//! | 2 . . | . . . | . 9 7 |
//! | . . . | . . 1 | 2 3 . |
//! | . . . | . 4 . | 8 . . |
//! +-------+-------+-------+
//! | . . . | . . 4 | . 5 . |
//! | . . 4 | . 2 . | 1 . . |
//! | . 8 . | 7 . 5 | . . . |
//! +-------+-------+-------+
//! | . 2 8 | . 1 . | . 6 . |
//! | 5 6 . | 3 . . | 4 . . |
//! | 9 . . | . . . | . . . |
//! +-------+-------+-------+
//! rank 3, 25 clues, try 2
//! .8.3.....6....73.1...4.2..51.5..4..8......4...276..5...4..8173.......82..789.....
//! .4...839.7..4..1.....1.2..5.19..7..........8.8.79..21.39...1...2...89.....1.....6
//! ........4....732.8...9.8..6..315.....8.4..6...61...4...3..62..5.......8.247...9..
//! stopped: tries 0
//! ```

use numpre::generate::Request;
use numpre::{CancelToken, Rank, Symmetry};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut generator = Request::default()
        .rank(Rank::MODERATE)
        .clues(24..=28)
        .symmetry(Symmetry::Diagonal)
        .seed(2026)
        .build()?;
    let made = generator.generate(0)?;
    println!("{:#}", made.puzzle);
    println!("rank {}, {} clues, try {}", made.rank, made.clues, made.tries);
    for made in generator.generate_many(1..4, &mut |_| std::ops::ControlFlow::Continue(())) {
        println!("{}", made?.puzzle);
    }

    // A rare kind of puzzle may take long. A token ends the search.
    let token = CancelToken::new();
    let rare = Request::default().rank(Rank::EXTREME).clues(17..=17).build()?;
    let mut rare = rare.with_cancel(token.clone());
    token.cancel();
    if let Err(stopped) = rare.generate(0) {
        println!("{stopped}");
    }
    Ok(())
}
