//! Contestants take turns, so that anything that slows the machine slows all of them.

use crate::clock;
use std::time::Duration;

/// The minimum time of a turn. It makes the resolution of the clock and the change of turns
/// negligible.
const TURN: Duration = Duration::from_millis(20);

/// A contestant that does the work to be timed.
pub(crate) trait Entrant {
    /// Does the whole work once.
    fn pass(&mut self);
}

/// The times of one contestant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timing {
    /// The median time of a pass, in seconds.
    pub(crate) seconds: f64,
    /// The speed relative to the contestant that all are compared with: the median over the rounds.
    pub(crate) ratio: f64,
}

/// Lets all contestants take turns for this many rounds. `against` is the index of the one that all
/// are compared with.
pub(crate) fn turns(entrants: &mut [&mut dyn Entrant], against: usize, rounds: u32) -> Vec<Timing> {
    let mut times = vec![Vec::new(); entrants.len()];
    for round in 0..rounds as usize {
        // Each round begins with another contestant, so that none always follows the same one.
        for turn in 0..entrants.len() {
            let who = (round + turn) % entrants.len();
            times[who].push(turn_of(entrants[who]));
        }
    }
    let ratios =
        |mine: &[f64]| times[against].iter().zip(mine).map(|(other, mine)| other / mine).collect();
    times
        .iter()
        .map(|mine| Timing { seconds: median(mine.clone()), ratio: median(ratios(mine)) })
        .collect()
}

/// Repeats passes until a turn is filled. Returns the mean time of a pass in seconds.
fn turn_of(entrant: &mut dyn Entrant) -> f64 {
    let start = clock::now();
    let mut passes = 0;
    loop {
        entrant.pass();
        passes += 1;
        let taken = clock::now().saturating_sub(start);
        if taken >= TURN {
            return taken.as_secs_f64() / f64::from(passes);
        }
    }
}

/// Returns the middle of the values. If their number is even, it is the mean of the two in the
/// middle.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => f64::NAN,
        count if count % 2 == 1 => values[count / 2],
        count => (values[count / 2 - 1] + values[count / 2]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(vec![]).is_nan());
    }

    /// A contestant that counts its passes.
    struct Works(u32);

    impl Entrant for Works {
        fn pass(&mut self) {
            self.0 += 1;
            (0..1_000_000).for_each(|value| {
                std::hint::black_box(value);
            });
        }
    }

    #[test]
    fn each_has_its_turn_in_every_round() {
        let (mut one, mut other) = (Works(0), Works(0));
        let timings = turns(&mut [&mut one, &mut other], 1, 3);
        assert!(one.0 >= 3 && other.0 >= 3);
        assert_eq!(timings[1].ratio, 1.0);
        assert!(timings.iter().all(|timing| timing.seconds > 0.0 && timing.ratio.is_finite()));
    }
}
