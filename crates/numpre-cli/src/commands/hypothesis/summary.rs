//! The sums of all findings.

use super::found::Found;
use numpre::rating::{Finding, NoRank, Reach};
use numpre::{Grid, Rank};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::collections::BTreeMap;

/// What was found about all puzzles together. It does not depend on their order, but for the list
/// of counterexamples.
#[derive(Serialize)]
pub struct Summary {
    /// The depth down to which negation was nested.
    pub deepest: u8,
    /// How many puzzles have one solution.
    pub unique: u64,
    /// How many have several.
    pub multiple: u64,
    /// How many have none.
    pub none: u64,
    /// How many could not be read.
    pub invalid: u64,
    /// How many are of each rank.
    #[serde(serialize_with = "by_rank")]
    pub ranks: [u64; 8],
    /// How far each reading goes over each set of rules.
    pub readings: [Reached; 4],
    /// How deep each reading must be nested over C6.
    pub depths: [Depths; 2],
    /// How many of rank 8 the general reading over C6 solves.
    pub rank_8_by_general: u64,
    /// The puzzles that no reading over any rules solves, in order.
    #[serde(serialize_with = "as_lines")]
    pub counterexamples: Vec<Grid>,
}

/// How far a reading goes over a set of rules.
#[derive(Serialize)]
pub struct Reached {
    /// Its name.
    pub reading: &'static str,
    /// How many it solves.
    pub solved: u64,
    /// How many of them one single proof is enough for; those that need none are not among them.
    pub one_is_enough: u64,
    /// How many of them take each number of rounds; in a round, all that can be proven is.
    pub rounds: BTreeMap<u32, u64>,
    #[serde(skip)]
    of: fn(&Finding) -> Reach,
}

/// How deep a reading must be nested.
#[derive(Serialize)]
pub struct Depths {
    /// Its name.
    pub reading: &'static str,
    /// How many puzzles each depth is the least for.
    pub depths: BTreeMap<u32, u64>,
    /// How many need more than the deepest.
    pub deeper: u64,
    #[serde(skip)]
    of: fn(&Finding) -> Option<u8>,
}

/// A part of a finding, with the name of its reading.
type Named<T> = (&'static str, fn(&Finding) -> T);

impl Summary {
    /// Nothing found yet.
    pub fn new(deepest: u8) -> Summary {
        let reached = |(reading, of): Named<Reach>| Reached {
            reading,
            solved: 0,
            one_is_enough: 0,
            rounds: BTreeMap::new(),
            of,
        };
        let readings: [Named<Reach>; 4] = [
            ("literal", |finding| finding.literal),
            ("general", |finding| finding.general),
            ("literal-enclosure", |finding| finding.literal_enclosure),
            ("general-enclosure", |finding| finding.general_enclosure),
        ];
        let depths: [Named<Option<u8>>; 2] = [
            ("literal", |finding| finding.literal_depth),
            ("general", |finding| finding.general_depth),
        ];
        Summary {
            deepest,
            unique: 0,
            multiple: 0,
            none: 0,
            invalid: 0,
            ranks: [0; 8],
            readings: readings.map(reached),
            depths: depths.map(|(reading, of)| Depths {
                reading,
                depths: BTreeMap::new(),
                deeper: 0,
                of,
            }),
            rank_8_by_general: 0,
            counterexamples: Vec::new(),
        }
    }

    /// Adds a finding.
    pub fn add(&mut self, found: &Found) {
        let (puzzle, finding) = match found {
            Found::Proper { puzzle, finding, .. } => (puzzle, finding),
            Found::NotProper(NoRank::MultipleSolutions) => return self.multiple += 1,
            Found::NotProper(NoRank::NoSolution) => return self.none += 1,
            Found::NotProper(NoRank::Cancelled) => unreachable!("the rater has no token"),
            Found::Unreadable => return self.invalid += 1,
        };
        self.unique += 1;
        self.ranks[finding.rank.index()] += 1;
        for reached in &mut self.readings {
            let reach = (reached.of)(finding);
            if reach.solved {
                reached.solved += 1;
                reached.one_is_enough += u64::from(reach.one_is_enough);
                *reached.rounds.entry(reach.rounds).or_insert(0) += 1;
            }
        }
        for depths in &mut self.depths {
            match (depths.of)(finding) {
                Some(depth) => *depths.depths.entry(depth.into()).or_insert(0) += 1,
                None => depths.deeper += 1,
            }
        }
        self.rank_8_by_general +=
            u64::from(finding.rank == Rank::ULTRA_HARD && finding.general.solved);
        if finding.is_counterexample() {
            self.counterexamples.push(*puzzle);
        }
    }

    /// Every number under its name: `rank 7`, `rounds literal 2`, `depth general deeper`.
    pub fn numbers(&self) -> Vec<(String, u64)> {
        let mut numbers = vec![
            ("unique".to_owned(), self.unique),
            ("multiple".to_owned(), self.multiple),
            ("none".to_owned(), self.none),
            ("invalid".to_owned(), self.invalid),
        ];
        numbers.extend(
            Rank::all().zip(self.ranks).map(|(rank, count)| (format!("rank {rank}"), count)),
        );
        for Reached { reading, solved, one_is_enough, rounds, .. } in &self.readings {
            numbers.push((format!("solved {reading}"), *solved));
            numbers.push((format!("one-is-enough {reading}"), *one_is_enough));
            numbers.extend(
                rounds.iter().map(|(rounds, count)| (format!("rounds {reading} {rounds}"), *count)),
            );
        }
        for Depths { reading, depths, deeper, .. } in &self.depths {
            numbers.extend(
                depths.iter().map(|(depth, count)| (format!("depth {reading} {depth}"), *count)),
            );
            numbers.push((format!("depth {reading} deeper"), *deeper));
        }
        numbers.push(("rank-8-by-general".to_owned(), self.rank_8_by_general));
        numbers.push(("counterexamples".to_owned(), self.counterexamples.len() as u64));
        numbers
    }
}

fn by_rank<S: Serializer>(ranks: &[u64; 8], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(8))?;
    for (rank, count) in Rank::all().zip(ranks) {
        map.serialize_entry(&rank.get(), count)?;
    }
    map.end()
}

fn as_lines<S: Serializer>(grids: &[Grid], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(grids.iter().map(Grid::to_string))
}
