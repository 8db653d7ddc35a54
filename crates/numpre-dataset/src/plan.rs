//! The plan of a data set: its parts and their shards, with a hash that all files of a run share.

use crate::config::{Config, FileRef, Layout, Origin, Part};
use crate::error::{DatasetError, Result};
use crate::speed::usual_rank;
use crate::{hash, puzzles, seed, shard};
use numpre::generate::Request;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The version of the working files and of the rules that decide the rows. It is part of the hash,
/// so a run cannot be continued with other rules.
const VERSION: &str = "numpre-dataset/1";

/// A plan: a configuration, its input files, and the shards of each part.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The configuration.
    pub config: Config,
    /// The SHA-256, in hexadecimal, of the versions, the configuration and the hashes of all input
    /// files.
    pub hash: String,
    /// The parts.
    pub parts: Vec<PartPlan>,
    /// The files whose solution classes are excluded.
    pub exclude: Vec<InputFile>,
}

/// An input file, with the hash of its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputFile {
    /// The path as the configuration writes it.
    pub written: PathBuf,
    /// The path that was read.
    pub path: PathBuf,
    /// The SHA-256 of its bytes.
    pub sha256: String,
}

/// A part of the plan.
#[derive(Clone, Debug)]
pub struct PartPlan {
    /// The part.
    pub part: Part,
    /// Its seed.
    pub seed: u64,
    /// The input files. Empty if the puzzles are generated.
    pub files: Vec<InputFile>,
    /// The number of puzzles in the input files.
    pub in_files: u64,
    /// The number of indices in a shard.
    pub shard: u64,
    /// The number of indices after which all splits are most likely full. For input files, the
    /// number of their puzzles.
    pub expected: u64,
}

/// A shard of the first stage: a range of indices of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardId {
    /// The position of the part in [`Plan::parts`].
    pub part: usize,
    /// The number of the shard in the part, from 0.
    pub number: u64,
}

/// A file that the third stage writes in one piece. The layouts other than `parquet` write all
/// rows of a split into a set of files, which counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileId {
    /// The layout.
    pub layout: Layout,
    /// The position of the split.
    pub split: usize,
    /// True for a table with the steps. Always false for layouts other than `parquet`.
    pub is_steps: bool,
    /// The number of the file in its split, from 0. Always 0 for layouts other than `parquet`.
    pub number: u64,
}

impl Plan {
    /// Makes the plan of a configuration. Paths in it are relative to `base`.
    ///
    /// # Errors
    /// [`DatasetError::Refused`] if no puzzle can meet the requirements of a part;
    /// [`DatasetError::File`] if an input file is missing; [`DatasetError::OtherBytes`] if its
    /// SHA-256 is not the one in the configuration; [`DatasetError::Unreadable`] or
    /// [`DatasetError::BadTable`] if its puzzles cannot be read; [`DatasetError::NoParquet`] if
    /// this build cannot write Parquet files.
    pub fn new(config: Config, base: &Path) -> Result<Plan> {
        if !cfg!(feature = "table") && config.output.layout.contains(&Layout::Parquet) {
            return Err(DatasetError::NoParquet);
        }
        let mut hasher = hash::Hasher::default();
        for text in [VERSION, env!("CARGO_PKG_VERSION"), &config.to_json()] {
            hasher.add(text.as_bytes());
            hasher.add(&[0]);
        }
        let mut parts = Vec::with_capacity(config.part.len());
        for part in &config.part {
            let part = PartPlan::new(&config, part, base)?;
            part.files.iter().for_each(|file| hasher.add(file.sha256.as_bytes()));
            hasher.add(&[0]);
            parts.push(part);
        }
        let exclude = found(&config.exclude, base)?;
        exclude.iter().for_each(|file| hasher.add(file.sha256.as_bytes()));
        Ok(Plan { hash: hasher.hex(), config, parts, exclude })
    }

    /// Returns the shards that the first stage makes, in the order of parts and indices. If a split
    /// is not full afterwards, the second stage makes more.
    pub fn shards(&self) -> Vec<ShardId> {
        let of = |(part, plan): (usize, &PartPlan)| {
            (0..plan.shards_for(plan.expected)).map(move |number| ShardId { part, number })
        };
        self.parts.iter().enumerate().flat_map(of).collect()
    }

    /// Returns the name of a shard: the name of its part and its number, such as `r1c24/3`.
    pub fn shard_name(&self, shard: ShardId) -> String {
        format!("{}/{}", self.parts[shard.part].part.name, shard.number)
    }

    /// Returns the files that the third stage writes, in the order of the manifest.
    pub fn files(&self) -> Vec<FileId> {
        let has_steps = !self.config.columns.steps.is_empty();
        let mut files = Vec::new();
        for &layout in &self.config.output.layout {
            for split in 0..self.config.split.shares.names().count() {
                let is_table = layout == Layout::Parquet;
                let count = if is_table { self.files_of(split) } else { 1 };
                let tables = if is_table && has_steps { &[false, true][..] } else { &[false] };
                for &is_steps in tables {
                    let file = |number| FileId { layout, split, is_steps, number };
                    files.extend((0..count).map(file));
                }
            }
        }
        files
    }

    /// Returns the name of a file, such as `data/train-00000-of-00001.parquet`. A set of files has
    /// the name of its layout and split, such as `trm/train`.
    pub fn file_name(&self, file: &FileId) -> String {
        let split = self.config.split.shares.names().nth(file.split).unwrap_or_default();
        match file.layout {
            Layout::Parquet => {
                let folder = if file.is_steps { "steps" } else { "data" };
                let (number, of) = (file.number, self.files_of(file.split));
                format!("{folder}/{split}-{number:05}-of-{of:05}.parquet")
            }
            layout => format!("{}/{split}", layout.name()),
        }
    }

    /// Returns the number of files of a split, at least 1: its rows divided by the rows per file,
    /// rounded up. If a part takes all puzzles of its files, counts all of them for each split,
    /// because any of them may belong to it.
    pub(crate) fn files_of(&self, split: usize) -> u64 {
        let rows = |part: &PartPlan| {
            let bases = part.part.count.as_ref().map_or(part.in_files, |counts| counts[split]);
            bases.saturating_mul(1 + u64::from(part.part.isomorphs[split]))
        };
        let rows: u64 = self.parts.iter().map(rows).fold(0, u64::saturating_add);
        rows.div_ceil(self.config.output.rows).max(1)
    }
}

impl PartPlan {
    fn new(config: &Config, part: &Part, base: &Path) -> Result<PartPlan> {
        let mut plan = PartPlan {
            seed: seed::of_part(config.seed, &part.name),
            files: Vec::new(),
            in_files: 0,
            shard: 0,
            expected: 0,
            part: part.clone(),
        };
        match &part.origin {
            Origin::Request(_) => {
                plan.request().build().map_err(|refusal| DatasetError::Refused {
                    part: part.name.clone(),
                    refusal,
                })?;
                plan.expected = expected(config, part.count.as_deref().unwrap_or_default());
            }
            Origin::Files(rule) => {
                plan.files = found(&rule.files, base)?;
                for file in &plan.files {
                    plan.in_files += puzzles::all(&file.path)?.len() as u64;
                }
                plan.expected = plan.in_files;
            }
        }
        plan.shard = shard_size(usual_rank(Config::ranks_of(part)), plan.expected);
        Ok(plan)
    }

    /// Returns the generator's request with the seed of the part. For a part that is read from
    /// files, returns the default request.
    pub fn request(&self) -> Request {
        match &self.part.origin {
            Origin::Request(rule) => rule.request(self.seed),
            Origin::Files(_) => Request::default(),
        }
    }

    /// Returns the number of shards that are needed for this many indices.
    pub fn shards_for(&self, indices: u64) -> u64 {
        indices.div_ceil(self.shard)
    }

    /// Returns the indices of a shard. The last shard of input files may be shorter than the
    /// others.
    pub fn indices(&self, number: u64) -> Range<u64> {
        let start = number.saturating_mul(self.shard);
        let end = start.saturating_add(self.shard);
        if self.files.is_empty() { start..end } else { start..end.min(self.in_files) }
    }
}

/// Returns the number of indices in a shard. A shard should take a core a few seconds. A small part
/// is divided into about four shards, so that several cores can work on it.
fn shard_size(highest_rank: u8, expected: u64) -> u64 {
    let most = match highest_rank {
        8 | 6 => 512,
        5 => 4096,
        4 => 16_384,
        _ => 65_536,
    };
    expected.div_ceil(4).clamp(32, most)
}

/// Returns the number of indices after which all splits are most likely full: the maximum of
/// [`indices_for`] over the splits.
fn expected(config: &Config, counts: &[u64]) -> u64 {
    let shares = config.split.shares.iter();
    shares.zip(counts).map(|((_, share), &count)| indices_for(count, share)).max().unwrap_or(0)
}

/// Returns a number of indices of which most likely at least `count` fall into a split with this
/// share. The expected number is `count` and three standard deviations more. For 625 puzzles and a
/// share of 0.05, (625 + 3 × √(625 × 0.95)) / 0.05 is rounded up to 13,963 indices.
pub(crate) fn indices_for(count: u64, share: f64) -> u64 {
    if count == 0 || share <= 0.0 {
        return 0;
    }
    let wanted = count as f64;
    let spread = 3.0 * (wanted * (1.0 - share)).sqrt();
    ((wanted + spread) / share).ceil() as u64
}

/// Hashes the input files. Returns an error if a hash is not the one in the configuration.
fn found(files: &[FileRef], base: &Path) -> Result<Vec<InputFile>> {
    let find = |file: &FileRef| {
        let path = base.join(&file.path);
        let (_, sha256) = shard::digest_of(&path)?;
        match &file.sha256 {
            Some(expected) if *expected != sha256 => {
                Err(DatasetError::OtherBytes { path, expected: expected.clone(), found: sha256 })
            }
            _ => Ok(InputFile { written: file.path.clone(), path, sha256 }),
        }
    };
    files.iter().map(find).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_hold_the_expected_indices() {
        let text = "format = 1\nname = \"x\"\noutput.layout = [\"csv\"]\n[[part]]\nname = \
         \"r{rank}\"\neach = { rank = \"1..2\" }\n\
                    count = { train = 90, validation = 5, test = 5 }\n";
        let plan = Plan::new(Config::from_toml(text).unwrap(), Path::new(".")).unwrap();
        assert_eq!(plan.parts.len(), 2);
        for part in &plan.parts {
            // The 5 puzzles of a share of 0.05 need most: (5 + 3 × √(5 × 0.95)) / 0.05 = 230.8
            // indices.
            assert_eq!((part.expected, part.shard), (231, 58));
            assert_eq!(part.shards_for(part.expected), 4);
            assert_eq!((part.indices(0), part.indices(3)), (0..58, 174..232));
        }
        assert_eq!(plan.shards().len(), 8);
        let other =
            Plan::new(Config::from_toml(&format!("seed = 1\n{text}")).unwrap(), Path::new("."));
        assert_ne!(plan.hash, other.unwrap().hash);
    }

    #[test]
    fn impossible_parts_are_refused() {
        let text = "format = 1\nname = \"x\"\noutput.layout = [\"csv\"]\n[[part]]\nname = \"p\"\n\
                    request = { clues = \"10..16\" }\ncount = 5\n";
        let refused = Plan::new(Config::from_toml(text).unwrap(), Path::new("."));
        assert!(matches!(refused, Err(DatasetError::Refused { part, .. }) if part == "p"));
    }

    #[test]
    fn enough_indices_are_expected() {
        assert_eq!([indices_for(0, 0.5), indices_for(5, 0.0), indices_for(10, 1.0)], [0, 0, 10]);
        assert!((12_500..14_500).contains(&indices_for(625, 0.05)));
    }
}
