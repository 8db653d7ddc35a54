//! Whether one trial about a closed state contradicts within so many rounds.

use super::assumption::Assumption;
use super::bit_boards::{BitBoards, Contradictory};
use super::changing::Changing;
use super::one_digit::{Told, look};

/// A state that singles and locked candidates have closed, and which of its cells have two candidates.
pub(super) struct ClosedState {
    pub(super) boards: BitBoards,
    pairs: [u32; 3],
}

impl ClosedState {
    /// Of this one.
    pub(super) fn new(boards: BitBoards) -> ClosedState {
        ClosedState { boards, pairs: boards.cells_of_two() }
    }

    /// Whether a digit in a cell contradicts within so many rounds: naked singles once, then hidden singles and locked candidates once.
    ///
    /// The digit alone takes all places in a house from no other digit, and from itself neither, or locked candidates would have removed it; so in one round
    /// it is the naked singles that it leaves that contradict, or nothing does.
    pub(super) fn refutes(&self, trial: Assumption, rounds: usize, memory: &mut Memory) -> bool {
        let (cell, digit) = (trial.cell().index(), trial.digit());
        let leaves_singles = self.boards.has_peer_among(cell, digit.index(), &self.pairs);
        if rounds == 1 && !leaves_singles {
            return false;
        }
        let mut changing = Changing::of_closed(self.boards);
        changing.assume(trial);
        self.contradicts(&mut changing, trial, rounds, leaves_singles, memory).unwrap_or(true)
    }

    /// Of the last round nothing more is done than what tells whether it contradicts.
    fn contradicts(
        &self,
        changing: &mut Changing,
        trial: Assumption,
        rounds: usize,
        leaves_singles: bool,
        memory: &mut Memory,
    ) -> Result<bool, Contradictory> {
        for number in 1..rounds {
            let goes_on = match number {
                1 => (leaves_singles && changing.naked_singles()?) | memory.look(changing, trial)?,
                _ => changing.round()?,
            };
            if !goes_on {
                return Ok(false);
            }
        }
        changing.naked_singles()?;
        Ok(changing.lacks())
    }

    /// What is left where a trial is refuted.
    pub(super) fn concluded(&self, trial: Assumption) -> Result<ClosedState, Contradictory> {
        let mut changing = Changing::of_closed(self.boards);
        changing.conclude(trial);
        changing.close()?;
        Ok(ClosedState::new(changing.into_boards()))
    }
}

/// What the places of digits have told, just after a cell has taken a digit, or lost it to another: in state after state these are much the same.
pub(super) struct Memory {
    /// By cell, by digit, and by whether the cell has taken it: the places, and what they tell.
    told: Vec<[([u32; 3], Told); 2]>,
}

impl Memory {
    /// Nothing yet.
    pub(super) fn new() -> Memory {
        Memory { told: vec![[([0; 3], Told::default()); 2]; 729] }
    }

    /// Hidden singles and locked candidates after an assumption; whether there were any.
    pub(super) fn look(&mut self, changing: &mut Changing, assumed: Assumption) -> Result<bool, Contradictory> {
        changing.look(|digit, places| {
            let is_taken = digit == assumed.digit();
            let last = &mut self.told[9 * assumed.cell().index() + digit.index()][usize::from(is_taken)];
            if last.0 != places {
                *last = (places, look(places)?);
            }
            Ok(last.1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::closure::{Reading, Rules, negation::Negation};
    use crate::random::{RandomSource, random_isomorph};
    use crate::vocabulary::Grid;

    /// Some hard ones, of which sweeps leave much.
    const SAMPLES: [&str; 3] = [
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
    ];

    /// The same as plainly as can be, by sweeps of all digits.
    fn plain(boards: &BitBoards, trial: Assumption, rounds: usize) -> bool {
        let mut assumed = *boards;
        trial.assume(&mut assumed);
        let earlier = Rules::sweep_times(&mut assumed, rounds - 1);
        earlier.and_then(|_| Ok(assumed.naked_singles()? | assumed.sweep::<true, true>()?)).is_err()
    }

    #[test]
    fn a_trial_is_refuted_where_sweeps_of_all_digits_refute_it() {
        let mut source = RandomSource::new(59, 0);
        let (mut memory, mut refuted, mut concluded) = (Memory::new(), [0; 3], 0);
        for index in 0..90 {
            let sample: Grid = SAMPLES[index % SAMPLES.len()].parse().expect("a puzzle");
            let mut boards = BitBoards::of_givens(&random_isomorph(23, index as u64).apply(&sample));
            // Something is assumed, so that more contradicts.
            for _ in 0..1 + index % 4 {
                let cell = source.below(81) as usize;
                boards.place(cell, boards.digits(cell).first().map_or(0, |digit| digit.index()));
                if Rules::C6.sweep_up(&mut boards).is_err() {
                    break;
                }
            }
            if Rules::C6.sweep_up(&mut boards).is_err() {
                continue;
            }
            let state = ClosedState::new(boards);
            for trial in (Negation { reading: Reading::General, ..Negation::C7 }).assumptions(&boards, None) {
                for (place, rounds) in [1, 2, 4].into_iter().enumerate() {
                    let is_refuted = state.refutes(trial, rounds, &mut memory);
                    assert_eq!(is_refuted, plain(&boards, trial, rounds), "{trial}, {rounds}: {}", boards.candidates());
                    refuted[place] += usize::from(is_refuted);
                }
                let mut left = boards;
                trial.conclude(&mut left);
                let swept = Rules::C6.sweep_up(&mut left).map(|_| left);
                assert_eq!(state.concluded(trial).map(|state| state.boards), swept, "{trial}: {}", boards.candidates());
                concluded += usize::from(swept.is_ok());
            }
        }
        assert!(refuted.iter().all(|number| *number > 20) && concluded > 1000, "{refuted:?}, {concluded}");
    }
}
