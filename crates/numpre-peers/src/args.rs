//! The command line.

use crate::contestants::Kind;
use clap::Parser;
use std::path::{Path, PathBuf};

/// Measures numpre's engines and other people's, side by side.
#[derive(Parser, Debug)]
#[command(version)]
pub(crate) struct Args {
    /// Files of problems, one a line, 81 characters; without any, all collections of the data folder (NUMPRE_DATA, or
    /// shared/data beside the workspace).
    files: Vec<PathBuf>,
    /// The contestants, in this order.
    #[arg(long, value_enum, value_delimiter = ',', default_values = ["fast", "sudoku"])]
    engines: Vec<Kind>,
    /// The contestant that the others are compared with.
    #[arg(long, value_enum, default_value = "sudoku")]
    pub(crate) against: Kind,
    /// How many rounds; the median counts.
    #[arg(long, default_value_t = 21, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Just so many problems of each file, evenly spaced: for slow engines.
    #[arg(long)]
    pub(crate) sample: Option<usize>,
    /// Let our engines give up after so many calls. What is timed are the problems that all ended.
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    pub(crate) calls: u64,
    /// How many solutions to look for; 2 proves a solution the only one.
    #[arg(long, default_value_t = 2)]
    pub(crate) limit: u64,
    /// Print the table as Markdown.
    #[arg(long)]
    pub(crate) markdown: bool,
}

impl Args {
    /// The contestants, with the one they are compared with.
    pub(crate) fn contestants(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for &kind in self.engines.iter().chain([&self.against]) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The files that were named, or those of the data folder.
    pub(crate) fn paths(&self) -> Result<Vec<PathBuf>, String> {
        if !self.files.is_empty() {
            return Ok(self.files.clone());
        }
        let folder = std::env::var_os("NUMPRE_DATA")
            .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"), PathBuf::from);
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut paths: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
            .collect();
        paths.sort();
        if paths.is_empty() { Err(format!("{}: no file ends in .txt", folder.display())) } else { Ok(paths) }
    }
}
