//! The types of a configuration.

use crate::split::{Shares, SplitBy};
use numpre::generate::Request;
use numpre::{Rank, Symmetry};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The version of the configuration that this library reads.
pub(super) const FORMAT: u64 = 1;

/// A configuration. Its JSON is what a manifest holds and what its SHA-256 is taken of, so comments
/// and the order of keys do not matter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The version of the configuration: 1.
    pub format: u64,
    /// The name of the data set: letters, digits, `-`, `_` and `.`.
    pub name: String,
    /// Its title; the name if there is none.
    pub title: String,
    /// Its licence, as an SPDX identifier; empty if none is given.
    pub licence: String,
    /// The seed of everything.
    pub seed: u64,
    /// Which puzzles may not occur twice.
    pub unique: Unique,
    /// The splits.
    pub split: SplitRule,
    /// The parts, in order. A part with `each` is already one for every combination.
    pub part: Vec<Part>,
    /// The files whose solution classes do not occur in the data set.
    pub exclude: Vec<FileRef>,
    /// The columns.
    pub columns: Columns,
    /// The files.
    pub output: Output,
}

/// The rule of what may occur only once in a data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unique {
    /// A solution, up to isomorphs.
    GridClass,
    /// A puzzle, up to isomorphs.
    Class,
    /// Everything may.
    None,
}

impl Unique {
    /// All of them.
    pub const ALL: [Unique; 3] = [Unique::GridClass, Unique::Class, Unique::None];

    /// Returns its name in a configuration.
    pub const fn name(self) -> &'static str {
        match self {
            Unique::GridClass => "grid-class",
            Unique::Class => "class",
            Unique::None => "none",
        }
    }
}

/// How rows are divided among splits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SplitRule {
    /// The property that decides the split.
    pub by: SplitBy,
    /// A text that is hashed with each class: another one divides the same classes otherwise.
    pub salt: String,
    /// The splits and their shares.
    pub shares: Shares,
}

/// A part: puzzles of one kind, with one count for each split.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Its name, which is in the ids of its rows.
    pub name: String,
    /// The origin of its puzzles.
    #[serde(flatten)]
    pub origin: Origin,
    /// The number of puzzles of each split, in the order of the splits. `None` for all puzzles of
    /// the files.
    pub count: Option<Vec<u64>>,
    /// The number of isomorphs that follow each puzzle, in the order of the splits.
    pub isomorphs: Vec<u16>,
}

/// The origin of the puzzles of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// They are generated.
    Request(RequestRule),
    /// They are read from files, in the order of the files.
    Files(FilesRule),
}

/// The requirements for generated puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestRule {
    /// The lowest and the highest rank.
    pub rank: [u8; 2],
    /// The fewest and the most givens.
    pub clues: [usize; 2],
    /// The symmetry of the givens; `None` for the generator's default.
    #[serde(serialize_with = "symmetry_name", deserialize_with = "symmetry_of_name")]
    pub symmetry: Option<Symmetry>,
    /// The cells that are given, as 81 characters, `.` for a blank.
    pub pattern: Option<String>,
    /// True if each given is needed.
    pub minimal: bool,
    /// The tries after which an index is given up.
    pub max_tries: u64,
}

fn symmetry_name<S: serde::Serializer>(
    symmetry: &Option<Symmetry>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    symmetry.map(Symmetry::name).serialize(serializer)
}

fn symmetry_of_name<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Symmetry>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    let parsed = name.map(|name| name.parse().map_err(serde::de::Error::custom));
    parsed.transpose()
}

impl RequestRule {
    /// Returns the request, with this seed.
    pub fn request(&self, seed: u64) -> Request {
        let [lowest, highest] = self.rank.map(|rank| Rank::new(rank).unwrap_or(Rank::EXTREME));
        let mut request = Request::default()
            .ranks(lowest..=highest)
            .clues(self.clues[0]..=self.clues[1])
            .minimal(self.minimal)
            .max_tries(self.max_tries)
            .seed(seed);
        if let Some(symmetry) = self.symmetry {
            request = request.symmetry(symmetry);
        }
        let pattern =
            self.pattern.as_deref().and_then(|text| numpre_formats::read_pattern(text).ok());
        match pattern {
            Some(cells) => request.pattern(cells),
            None => request,
        }
    }
}

/// Which puzzles of files are taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilesRule {
    /// The files.
    pub files: Vec<FileRef>,
    /// The lowest and the highest rank that is kept.
    pub rank: [u8; 2],
    /// The fewest and the most givens that are kept.
    pub clues: [usize; 2],
}

impl FilesRule {
    /// Returns whether a puzzle is kept.
    pub fn keeps(&self, rank: Rank, clues: usize) -> bool {
        let [fewest, most] = self.clues;
        (self.rank[0]..=self.rank[1]).contains(&u8::from(rank)) && (fewest..=most).contains(&clues)
    }
}

/// A file that a configuration names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRef {
    /// The path as written. It is relative to the folder of the configuration.
    pub path: PathBuf,
    /// The SHA-256 that its bytes must have, if given.
    pub sha256: Option<String>,
}

/// A column in addition to the puzzle and its solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// The rank.
    Rank,
    /// The number of givens.
    Clues,
    /// The number of givens that could each be left out.
    Redundant,
    /// How often each technique is used.
    Techniques,
    /// The calls that the engine `fewest` needs.
    Calls,
    /// The class of the puzzle.
    Class,
    /// The class of the solution.
    GridClass,
}

impl Extra {
    /// All of them, in the order of a table.
    pub const ALL: [Extra; 7] = [
        Extra::Rank,
        Extra::Clues,
        Extra::Redundant,
        Extra::Techniques,
        Extra::Class,
        Extra::GridClass,
        Extra::Calls,
    ];

    /// Returns the name of the column.
    pub const fn name(self) -> &'static str {
        match self {
            Extra::Rank => "rank",
            Extra::Clues => "clues",
            Extra::Redundant => "redundant",
            Extra::Techniques => "techniques",
            Extra::Calls => "calls",
            Extra::Class => "class",
            Extra::GridClass => "grid_class",
        }
    }
}

/// A column of the second configuration, `steps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepColumn {
    /// The placements in order.
    Moves,
    /// The steps.
    Steps,
}

/// How boards are written into a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cells {
    /// 81 characters.
    Text,
    /// 81 numbers.
    Uint8,
}

/// The columns of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Columns {
    /// Columns in addition to the puzzle and its solution, in the order of a table.
    pub extra: Vec<Extra>,
    /// Columns of the second configuration. Empty if there is none.
    pub steps: Vec<StepColumn>,
    /// How boards are written.
    pub cells: Cells,
}

/// A layout of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Tables with all columns.
    Parquet,
    /// The four columns of sudoku-extreme.
    Csv,
    /// NumPy arrays.
    Npy,
    /// The folders that HRM and TRM train on.
    Trm,
}

impl Layout {
    /// All of them.
    pub const ALL: [Layout; 4] = [Layout::Parquet, Layout::Csv, Layout::Npy, Layout::Trm];

    /// Returns its name in a configuration.
    pub const fn name(self) -> &'static str {
        match self {
            Layout::Parquet => "parquet",
            Layout::Csv => "csv",
            Layout::Npy => "npy",
            Layout::Trm => "trm",
        }
    }
}

/// The files of a data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// The layouts, each once.
    pub layout: Vec<Layout>,
    /// The most rows of a file of a table.
    pub rows: u64,
    /// The level of zstd compression.
    pub zstd: i32,
}

impl Config {
    /// Returns the configuration as JSON, which has the same bytes for the same configuration.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the ranges of ranks and givens that a part may have, for estimates.
    pub(crate) fn ranks_of(part: &Part) -> RangeInclusive<u8> {
        let [lowest, highest] = match &part.origin {
            Origin::Request(request) => request.rank,
            Origin::Files(files) => files.rank,
        };
        lowest..=highest
    }
}
