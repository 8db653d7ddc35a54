//! Measures puzzles per second on one thread, by rank and by symmetry: side by side
//! (`generate_many`) and one by one (`generate`). For the latter it also prints the mean and worst
//! time of a puzzle, and the mean tries and clues.
//!
//! It also measures requests with a technique, an ER or a level of HoDoKu.
//!
//! The first argument scales the numbers of puzzles: `generate_speed 0.1` makes a tenth. The second
//! argument selects the lines whose name contains it. Where the system reports it (Linux), times
//! are processor time, so other programs do not count.

use numpre::generate::{Refusal, Request};
use numpre::logic::{HodokuLevel, Technique};
use numpre::rating::SeRating;
use numpre::{Rank, Symmetry};
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::Instant;

/// The number of puzzles requested in one call.
const CHUNK: u64 = 4096;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let scale: f64 = std::env::args().nth(1).map_or(Ok(1.0), |scale| scale.parse())?;
    let any =
        Request::default().ranks(Rank::VERY_EASY..=Rank::EXTREME).symmetry(Symmetry::None).seed(1);
    println!(
        "what                      number   a second   one by one   mean ms   \
         worst ms     tries   clues"
    );
    measure("minimal", any.clone().minimal(true), 20000.0 * scale)?;
    for symmetry in Symmetry::ALL {
        measure(&format!("any rank, {symmetry}"), any.clone().symmetry(symmetry), 8000.0 * scale)?;
    }
    measure("default", Request::default(), 8000.0 * scale)?;
    for symmetry in [Symmetry::None, Symmetry::Point] {
        for rank in Rank::all() {
            let number =
                if rank == Rank::VERY_HARD || rank == Rank::EXTREME { 100.0 } else { 1000.0 };
            measure(
                &format!("rank {rank}, {symmetry}"),
                any.clone().rank(rank).symmetry(symmetry),
                number * scale,
            )?;
        }
    }
    for rank in Rank::all() {
        let number = if rank == Rank::VERY_HARD || rank == Rank::EXTREME { 100.0 } else { 1000.0 };
        measure(
            &format!("rank {rank}, minimal"),
            any.clone().rank(rank).minimal(true),
            number * scale,
        )?;
    }
    let default = Request::default().symmetry(Symmetry::None).seed(1);
    for slug in
        ["naked-pair", "x-wing", "skyscraper", "xy-wing", "finned-swordfish", "als-xz", "aic"]
    {
        let technique: Technique = slug.parse()?;
        measure(slug, default.clone().technique(technique), 300.0 * scale)?;
    }
    for (least, most) in [(7.0, 7.5), (8.5, 20.0), (9.0, 9.0)] {
        let ratings = SeRating::new(least).zip(SeRating::new(most));
        let (least, most) = ratings.ok_or("both are ratings")?;
        measure(&format!("ER {least} to {most}"), default.clone().se(least..=most), 300.0 * scale)?;
    }
    for level in HodokuLevel::ALL {
        measure(&format!("HoDoKu {level}"), default.clone().hodoku(level), 300.0 * scale)?;
    }
    Ok(())
}

fn measure(what: &str, request: Request, number: f64) -> Result<(), Refusal> {
    if std::env::args().nth(2).is_some_and(|part| !what.contains(&part)) {
        return Ok(());
    }
    let mut generator = request.build()?;
    let number = number.max(1.0) as u64;
    let start = seconds();
    for first in (0..number).step_by(CHUNK as usize) {
        let indices = first..number.min(first + CHUNK);
        std::hint::black_box(generator.generate_many(indices, &mut |_| ControlFlow::Continue(())));
    }
    let together = seconds() - start;
    // One by one is slower, and 1000 puzzles are enough for a mean.
    let singles = number.min(1000);
    let (mut worst, mut tries, mut clues, mut missed) = (0.0_f64, 0, 0, 0);
    let start = seconds();
    for index in 0..singles {
        let before = seconds();
        match generator.generate(index) {
            Ok(made) => {
                tries += made.tries;
                clues += made.clues;
            }
            Err(_) => missed += 1,
        }
        worst = worst.max(seconds() - before);
    }
    let seconds = seconds() - start;
    let count = singles as f64;
    println!(
        "{what:<25} {number:>6} {:>10.0} {:>12.0} {:>9.3} {:>10.1} {:>9.1} {:>7.1}{}",
        number as f64 / together,
        count / seconds,
        1e3 * seconds / count,
        1e3 * worst,
        tries as f64 / count,
        clues as f64 / count,
        if missed > 0 { format!("  not found: {missed}") } else { String::new() },
    );
    Ok(())
}

/// Returns the processor time of this thread in seconds, or wall time if the system does not report
/// it.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds: Option<f64> = statistics.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| 1e-9 * nanoseconds)
}
