//! How many puzzles came out how.

use super::exit::Exit;
use numpre::Rank;

/// How many puzzles came out how.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By name, so that ranks stand in order; there are but a few.
    counts: Vec<(&'static str, u64)>,
    exit: Exit,
}

impl Tally {
    /// Counts so many more of a status.
    pub fn count(&mut self, status: &'static str, count: u64, exit: Exit) {
        let is_it = |name: &str| std::ptr::eq(name, status) || name == status;
        match self.counts.iter_mut().find(|(name, _)| is_it(name)) {
            Some((_, counted)) => *counted += count,
            None => {
                let place = self.counts.partition_point(|(name, _)| *name < status);
                self.counts.insert(place, (status, count));
            }
        }
        self.exit = self.exit.max(exit);
    }

    /// Counts what another has counted.
    pub fn add(&mut self, other: &Tally) {
        for &(status, count) in &other.counts {
            self.count(status, count, other.exit);
        }
        self.exit = self.exit.max(other.exit);
    }

    /// Takes note of an end that belongs to no puzzle.
    pub fn note(&mut self, exit: Exit) {
        self.exit = self.exit.max(exit);
    }

    /// The worst of all.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// How many of each status, in the order of their names.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.counts.iter().copied()
    }

    /// What it has counted of some statuses only.
    pub fn of(&self, is_counted: impl Fn(&str) -> bool) -> Tally {
        let counts = self.counts().filter(|(status, _)| is_counted(status)).collect();
        Tally { counts, exit: self.exit }
    }

    /// How many in all.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

/// The name under which a rank is counted.
pub fn rank_name(rank: Rank) -> &'static str {
    ["rank-1", "rank-2", "rank-3", "rank-4", "rank-5", "rank-6", "rank-7", "rank-8"][rank.index()]
}
