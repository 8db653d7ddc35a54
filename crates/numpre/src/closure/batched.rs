//! Many variants of one state in the lanes of vector registers, 256 at a time or as many as are
//! fastest on the machine. The result says which variants singles and locked candidates refute.
//!
//! For example, r1c1 has the candidates 2, 5 and 7. Two trials make two variants, in lanes 0 and 1:
//!
//! ```text
//!   vector    lane 0: r1c1=5    lane 1: r4c2=7    other lanes: unchanged, and not reported
//!   r1c1=2          0                 1                 1
//!   r1c1=5          1                 1                 1
//!   r1c1=7          0                 1                 1
//! ```

use super::assumption::Assumption;
use super::bit_boards::BitBoards;
use crate::lanes::{
    BLOCKS, Backend, Bits, Lanes, NarrowKernel, Registers, Split, State, Sweep, place_of, sweep,
};

/// The largest number of variants.
pub(super) const MOST: usize = 256;
/// The number of variants that are swept at once on every machine.
pub(super) const AT_ONCE: usize = 128;

/// A change to a state that makes variants: a candidate becomes the only one of its cell, or is
/// removed. The set has the numbers of the variants in which that happens.
#[derive(Clone, Copy)]
pub(super) enum Change {
    Placed(Assumption, Lanes),
    Removed(Assumption, Lanes),
}

/// Returns for each trial the number of sweeps in which it leads to a contradiction; 0 if it leads
/// to none within `sweeps` sweeps.
pub(super) fn sweeps_to_refute(
    boards: &BitBoards,
    trials: &[Assumption],
    sweeps: usize,
) -> Vec<u8> {
    let mut refuted = Vec::with_capacity(trials.len());
    for trials in trials.chunks(MOST) {
        let changes = trials
            .iter()
            .enumerate()
            .map(|(number, trial)| Change::Placed(*trial, Lanes::only(number)));
        refuted.extend(
            &contradictory(boards, &changes.collect::<Vec<_>>(), trials.len(), sweeps)
                [..trials.len()],
        );
    }
    refuted
}

/// Returns for each variant the number of sweeps in which it leads to a contradiction; 0 if it
/// leads to none within `sweeps` sweeps.
pub(super) fn contradictory(
    boards: &BitBoards,
    changes: &[Change],
    variants: usize,
    sweeps: usize,
) -> [u8; MOST] {
    Backend::best().run_narrow(Variants { boards, changes, variants, sweeps })
}

struct Variants<'a> {
    boards: &'a BitBoards,
    changes: &'a [Change],
    variants: usize,
    sweeps: usize,
}

impl NarrowKernel for Variants<'_> {
    type Output = [u8; MOST];

    #[inline(always)]
    fn run<V: Bits>(self, _: Registers<V>) -> [u8; MOST] {
        let mut found = [0; MOST];
        for (begin, found) in (0..self.variants).step_by(V::LANES).zip(found.chunks_mut(V::LANES)) {
            self.run_from::<V>(begin, found);
        }
        found
    }
}

impl Variants<'_> {
    /// Sweeps as many variants as there are lanes, from number `begin` on.
    #[inline(always)]
    fn run_from<V: Bits>(&self, begin: usize, found: &mut [u8]) {
        let mut state = self.state::<V>(begin);
        let mut scratch = Sweep::new();
        let (mut alive, mut is_ending) =
            (Lanes::first((self.variants - begin).min(V::LANES)), false);
        for number in 1..=self.sweeps {
            let before = (is_ending && number < self.sweeps).then(|| state.copied());
            let swept = sweep::<V, false>(&mut state, &mut scratch, Split::none());
            let left = alive.and(swept.alive.lanes());
            alive.without(left).for_each(|lane| found[lane] = number as u8);
            alive = left;
            if alive.is_empty()
                || before.is_some_and(|before| alive.and(state.differs(&before)).is_empty())
            {
                break;
            }
            // Once no cell becomes single, look whether the next sweep changes anything at all.
            is_ending = alive.and(swept.progress.lanes()).is_empty();
        }
    }

    /// Returns the states of as many variants as there are lanes, from number `begin` on.
    #[inline(always)]
    fn state<V: Bits>(&self, begin: usize) -> State<V> {
        let mut placed = [Lanes::NONE; 81];
        for change in self.changes {
            if let Change::Placed(candidate, variants) = change {
                let lanes = &mut placed[candidate.cell().index()];
                *lanes = lanes.or(variants.from(begin));
            }
        }
        let mut state = State::empty();
        for (number, (block, cells)) in state.blocks.iter_mut().zip(&BLOCKS).enumerate() {
            let band = &self.boards.bands[number / 3];
            let mut others = [V::zero(); 9];
            for (others, cell) in others.iter_mut().zip(cells) {
                *others = V::from_lanes(placed[*cell].complement());
            }
            for (places, digit) in block.iter_mut().zip(band) {
                for ((place, cell), others) in places.iter_mut().zip(cells).zip(others) {
                    let word = u64::from(digit >> (cell % 27) & 1).wrapping_neg();
                    *place = others.and(V::from_lanes(Lanes([word; 4])));
                }
            }
        }
        for change in self.changes {
            let (Change::Placed(candidate, _) | Change::Removed(candidate, _)) = change;
            let (block, place) = place_of(candidate.cell().index());
            let vector: &mut V = &mut state.blocks[block][candidate.digit().index()][place];
            *vector = match change {
                Change::Placed(_, variants) => vector.or(V::from_lanes(variants.from(begin))),
                Change::Removed(_, variants) => vector.without(V::from_lanes(variants.from(begin))),
            };
        }
        state
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::closure::{Reading, Rules, assumptions::Assumptions};
    use crate::random::{RandomSource, random_isomorph};
    use crate::vocabulary::{CellSet, Grid};

    /// Hard puzzles, of which sweeps leave many candidates.
    const SAMPLES: [&str; 3] = [
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
    ];

    /// Returns states that singles and locked candidates have closed. Some have random digits
    /// placed, so that more trials lead to a contradiction.
    pub(in crate::closure) fn closed_states(number: usize) -> impl Iterator<Item = BitBoards> {
        let mut source = RandomSource::new(59, 0);
        (0..number).filter_map(move |index| {
            let sample: Grid = SAMPLES[index % SAMPLES.len()].parse().expect("a puzzle");
            let mut boards =
                BitBoards::of_givens(&random_isomorph(23, index as u64).apply(&sample));
            for _ in 0..index % 4 {
                let cell = source.below(81) as usize;
                boards.place(cell, boards.digits(cell).first().map_or(0, |digit| digit.index()));
            }
            Rules::C6.sweep_up(&mut boards).is_ok().then_some(boards)
        })
    }

    pub(in crate::closure) fn candidates(boards: &BitBoards) -> Vec<Assumption> {
        Assumptions::of(boards, Reading::General, None, CellSet::ALL).into_list()
    }

    #[test]
    fn trials_contradict_where_they_do_one_by_one() {
        let (mut refuted_by_sweeps, mut number) = (0, 0);
        for boards in closed_states(60) {
            let trials = candidates(&boards);
            let found = sweeps_to_refute(&boards, &trials, 81);
            let soon = sweeps_to_refute(&boards, &trials, 2);
            for ((trial, found), soon) in trials.iter().zip(&found).zip(soon) {
                let mut assumed = boards;
                trial.assume(&mut assumed);
                let is_refuted = Rules::C6.sweep_up(&mut assumed).is_err();
                assert_eq!(*found != 0, is_refuted, "{trial}: {}", boards.candidates());
                assert_eq!(soon, if *found <= 2 { *found } else { 0 });
                refuted_by_sweeps += usize::from(is_refuted);
            }
            number += trials.len();
        }
        assert!(
            refuted_by_sweeps > 300 && number - refuted_by_sweeps > 3000,
            "{refuted_by_sweeps} of {number}"
        );
    }

    #[test]
    fn every_kind_of_registers_finds_the_same() {
        let mut source = RandomSource::new(61, 0);
        let (mut contradict, mut hold) = (0, 0);
        for (number, boards) in closed_states(20).enumerate() {
            let mut word =
                || u64::from(source.below(u32::MAX)) << 32 | u64::from(source.below(u32::MAX));
            // Each bit is set with a chance of 1/16 to 1/256.
            let mut random = || {
                Lanes(std::array::from_fn(|_| {
                    (0..4 + number % 5).fold(u64::MAX, |few, _| few & word())
                }))
            };
            let changes: Vec<Change> = candidates(&boards)
                .into_iter()
                .map(|candidate| Change::Removed(candidate, random()))
                .collect();
            let variants =
                Variants { boards: &boards, changes: &changes, variants: MOST, sweeps: 81 };
            let found = Backend::best().run_narrow(Variants { ..variants });
            for (variant, found) in found.iter().enumerate() {
                let mut left = boards;
                for change in &changes {
                    let Change::Removed(candidate, gone) = change else { continue };
                    if gone.contains(variant) {
                        left.remove(candidate.cell().index(), candidate.digit().index());
                    }
                }
                assert_eq!(*found != 0, Rules::C6.sweep_up(&mut left).is_err());
                *(if *found == 0 { &mut hold } else { &mut contradict }) += 1;
            }
            for backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
                assert_eq!(backend.run_narrow(Variants { ..variants }), found, "{backend}");
            }
        }
        assert!(contradict > 500 && hold > 20, "{contradict}, {hold}");
    }
}
