//! The types of a configuration.

use crate::split::{Shares, SplitBy};
use numpre::generate::Request;
use numpre::{Rank, Symmetry};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The version of the configuration that this library reads.
pub(super) const FORMAT: u64 = 1;

/// A configuration, with all defaults filled in. A manifest contains it as JSON, and hashes that
/// JSON. So comments in the TOML file do not change the hash, nor does the order of keys, except in
/// `each`, where it decides the order of the parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The version of the configuration: 1.
    pub format: u64,
    /// The name of the data set: letters, digits, `-`, `_` and `.`.
    pub name: String,
    /// The title. The default is the name.
    pub title: String,
    /// The licence as an SPDX identifier, or empty if the file has none.
    pub licence: String,
    /// The seed from which the seeds of all parts and isomorphs are computed.
    pub seed: u64,
    /// The rule that decides which puzzles are duplicates.
    pub unique: Unique,
    /// The splits.
    pub split: SplitRule,
    /// The parts, in order. A part with `each` has already become one part per combination of
    /// values.
    pub part: Vec<Part>,
    /// The files of puzzles whose solution classes must not occur in the data set.
    pub exclude: Vec<FileRef>,
    /// The columns of the tables.
    pub columns: Columns,
    /// The layouts, and options of the files.
    pub output: Output,
}

/// The property that no two base puzzles of a data set may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unique {
    /// The solution class: no two puzzles have the same solution, up to isomorphs.
    GridClass,
    /// The puzzle class: no two puzzles are isomorphs.
    Class,
    /// No property. Duplicates are allowed.
    None,
}

impl Unique {
    /// All rules.
    pub const ALL: [Unique; 3] = [Unique::GridClass, Unique::Class, Unique::None];

    /// Returns the name of the rule in a configuration.
    pub const fn name(self) -> &'static str {
        match self {
            Unique::GridClass => "grid-class",
            Unique::Class => "class",
            Unique::None => "none",
        }
    }
}

/// The rule that divides rows among the splits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SplitRule {
    /// The property that decides the split.
    pub by: SplitBy,
    /// A text that is hashed together with each class. Another salt divides the same classes
    /// differently.
    pub salt: String,
    /// The splits and their shares.
    pub shares: Shares,
}

/// A part: puzzles of one kind, with one count for each split.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The name, with which the ids of the rows begin.
    pub name: String,
    /// The origin of its puzzles.
    #[serde(flatten)]
    pub origin: Origin,
    /// The number of puzzles for each split, in the order of the splits. `None` takes all puzzles
    /// of the files.
    pub count: Option<Vec<u64>>,
    /// The number of isomorphs that are added to each puzzle, in the order of the splits.
    pub isomorphs: Vec<u16>,
}

/// The origin of the puzzles of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Generated puzzles.
    Request(RequestRule),
    /// Puzzles that are read from files, in the order in which the files are listed.
    Files(FilesRule),
}

/// The requirements for generated puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestRule {
    /// The lowest and the highest rank.
    pub rank: [u8; 2],
    /// The minimum and maximum number of clues.
    pub clues: [usize; 2],
    /// The symmetry of the givens; `None` for the generator's default.
    #[serde(serialize_with = "symmetry_name", deserialize_with = "symmetry_of_name")]
    pub symmetry: Option<Symmetry>,
    /// The cells of the givens, as 81 characters: `1` for a given, `.` for a blank. `None` lets the
    /// generator choose them.
    pub pattern: Option<String>,
    /// True if the puzzles must be minimal: each given is needed for a unique solution.
    pub minimal: bool,
    /// The number of tries after which an index remains without a puzzle.
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
    /// Returns the generator's request with these requirements and this seed.
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

/// The files of a part, and the puzzles that are taken from them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilesRule {
    /// The files.
    pub files: Vec<FileRef>,
    /// The lowest and the highest rank of the puzzles that are kept.
    pub rank: [u8; 2],
    /// The minimum and maximum number of clues of the puzzles that are kept.
    pub clues: [usize; 2],
}

impl FilesRule {
    /// Returns whether a puzzle with this rank and number of clues is kept.
    pub fn keeps(&self, rank: Rank, clues: usize) -> bool {
        let [fewest, most] = self.clues;
        (self.rank[0]..=self.rank[1]).contains(&u8::from(rank)) && (fewest..=most).contains(&clues)
    }
}

/// A file that a configuration names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileRef {
    /// The path as written in the configuration, relative to its folder.
    pub path: PathBuf,
    /// The SHA-256 that the file must have, in lower-case hexadecimal. `None` accepts any bytes.
    pub sha256: Option<String>,
}

/// A column in addition to the puzzle and its solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// The rank.
    Rank,
    /// The number of clues.
    Clues,
    /// The number of redundant givens: without any one of them, there is still exactly one
    /// solution.
    Redundant,
    /// The number of uses of each technique in the explanation.
    Techniques,
    /// The number of calls that the engine `fewest` needs.
    Calls,
    /// The class of the puzzle.
    Class,
    /// The class of the solution.
    GridClass,
}

impl Extra {
    /// All columns, in the order of a table.
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

/// A column of the second table, `steps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepColumn {
    /// The placements, in the order of the explanation.
    Moves,
    /// The steps of the explanation, with their techniques and eliminations.
    Steps,
}

/// The type of the columns that contain boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cells {
    /// A text of 81 characters, `.` for a blank.
    Text,
    /// A list of 81 numbers, 0 for a blank.
    Uint8,
}

/// The columns of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Columns {
    /// The columns in addition to the puzzle and its solution, in the order of [`Extra::ALL`].
    pub extra: Vec<Extra>,
    /// The columns of the second table. Empty if there is no second table.
    pub steps: Vec<StepColumn>,
    /// The type of the columns that contain boards.
    pub cells: Cells,
}

/// A layout: the format and the names of a set of files.
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
    /// All layouts.
    pub const ALL: [Layout; 4] = [Layout::Parquet, Layout::Csv, Layout::Npy, Layout::Trm];

    /// Returns the name of the layout in a configuration.
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
    /// The number of rows per Parquet file. A split gets as many files as its rows need; the rows
    /// are dealt to them in turn.
    pub rows: u64,
    /// The level of zstd compression, from 1 to 22.
    pub zstd: i32,
}

impl Config {
    /// Returns the configuration as compact JSON. Equal configurations give the same bytes.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the ranks that the puzzles of a part may have, for estimates.
    pub(crate) fn ranks_of(part: &Part) -> RangeInclusive<u8> {
        let [lowest, highest] = match &part.origin {
            Origin::Request(request) => request.rank,
            Origin::Files(files) => files.rank,
        };
        lowest..=highest
    }
}
