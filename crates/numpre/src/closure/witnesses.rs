//! A memory of *witnesses*: closed states without a contradiction. A state that has all candidates
//! of a witness does not lead to a contradiction either.

use super::bit_boards::BitBoards;

/// The number of witnesses remembered for each depth (1.4 MB). After that, a new one replaces the
/// oldest.
const MOST: usize = 8192;

/// A reference to a witness, which may have been forgotten.
#[derive(Clone, Copy, Debug)]
pub(super) struct Witness {
    depth: u8,
    place: u16,
    number: u64,
}

impl Witness {
    /// Returns the depth of negation under which the witness is closed, and so under every lesser
    /// one.
    pub(super) const fn depth(self) -> usize {
        self.depth as usize
    }
}

/// The remembered witnesses, by depth.
#[derive(Default)]
pub(super) struct Witnesses {
    by_depth: Vec<Ring>,
    /// The number of witnesses kept so far, forgotten ones included.
    kept: u64,
}

#[derive(Default)]
struct Ring {
    states: Vec<(u64, BitBoards)>,
    oldest: usize,
}

impl Witnesses {
    /// Remembers a state that the rules and negation of this depth have closed.
    pub(super) fn keep(&mut self, depth: u8, closed: &BitBoards) -> Witness {
        let rings = usize::from(depth) + 1;
        if self.by_depth.len() < rings {
            self.by_depth.resize_with(rings, Ring::default);
        }
        let ring = &mut self.by_depth[usize::from(depth)];
        let number = self.kept;
        self.kept += 1;
        let place = ring.oldest;
        match ring.states.get_mut(place) {
            Some(state) => *state = (number, *closed),
            None => ring.states.push((number, *closed)),
        }
        ring.oldest = (place + 1) % MOST;
        Witness { depth, place: place as u16, number }
    }

    /// Returns the state of a witness, or `None` if it has been forgotten.
    pub(super) fn get(&self, witness: Witness) -> Option<&BitBoards> {
        let (number, state) =
            self.by_depth.get(witness.depth())?.states.get(usize::from(witness.place))?;
        (*number == witness.number).then_some(state)
    }

    /// Returns the witnesses of a list that have no candidate that `boards` lacks, in the same
    /// order.
    pub(super) fn within(&self, witnesses: &[Witness], boards: &BitBoards) -> Vec<Witness> {
        let is_within =
            |witness: &&Witness| self.get(**witness).is_some_and(|state| state.is_within(boards));
        witnesses.iter().filter(is_within).copied().collect()
    }

    /// Returns the number of witnesses kept so far, for [`add_since`](Witnesses::add_since).
    pub(super) fn so_far(&self) -> u64 {
        self.kept
    }

    /// Adds to a list the witnesses of another that are newer than the first `so_far`. A list that
    /// gets longer than twice the memory loses the forgotten ones.
    pub(super) fn add_since(&self, so_far: u64, from: &[Witness], to: &mut Vec<Witness>) {
        to.extend(from.iter().filter(|witness| witness.number >= so_far));
        if to.len() > 2 * MOST * self.by_depth.len() {
            to.retain(|&witness| self.get(witness).is_some());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_of_a_depth_is_forgotten_first() {
        let mut witnesses = Witnesses::default();
        let deep = witnesses.keep(2, &BitBoards::NOTHING);
        let shallow: Vec<Witness> =
            (0..MOST + 3).map(|_| witnesses.keep(0, &BitBoards::NOTHING)).collect();
        assert!(witnesses.get(deep).is_some());
        for (index, &witness) in shallow.iter().enumerate() {
            assert_eq!(witnesses.get(witness).is_some(), index >= 3, "{index}");
        }
        assert_eq!(witnesses.within(&shallow, &BitBoards::NOTHING).len(), MOST);

        let mut list = vec![deep];
        for _ in 0..9 {
            let so_far = witnesses.so_far();
            let new: Vec<Witness> =
                (0..MOST).map(|_| witnesses.keep(0, &BitBoards::NOTHING)).collect();
            witnesses.add_since(so_far, &[&shallow[..], &new].concat(), &mut list);
            assert!(
                list.len() <= 2 * MOST * 3
                    && list.iter().any(|witness| witness.number == deep.number)
            );
            assert!(
                list.iter()
                    .all(|witness| witness.number == deep.number || witness.number >= MOST as u64)
            );
        }
    }
}
