//! What every run holds to.

use super::super::run::Ran;
use serde_json::Value;

/// An output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    Line,
    Json,
    Csv,
    /// For people: nothing about it is counted.
    Grid,
}

impl Output {
    pub const ALL: [Output; 4] = [Output::Line, Output::Json, Output::Csv, Output::Grid];

    pub const fn name(self) -> &'static str {
        match self {
            Output::Line => "line",
            Output::Json => "json",
            Output::Csv => "csv",
            Output::Grid => "grid",
        }
    }
}

/// What is expected of a run.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    pub output: Output,
    /// How many records it was given, if that is known.
    pub records: Option<usize>,
}

/// What only a program that has lost its way says, or its libraries in its stead.
const NEVER: &[&str] = &[
    "panicked",
    "RUST_BACKTRACE",
    "stack backtrace",
    "unwrap()",
    "memory allocation",
    "has overflowed",
    "capacity overflow",
    "an error in numpre itself",
    ".numpre-",
    "non-zero type",
    "found in string",
    "EOCD",
];

impl Expected {
    /// What is wrong with a run, if anything.
    pub fn fault(self, ran: &Ran) -> Option<String> {
        let code = match ran.code {
            Some(code @ 0..=2) => code,
            other => return Some(format!("ended with {other:?}")),
        };
        if let Some(never) = NEVER.iter().find(|never| ran.err.contains(**never)) {
            return Some(format!("says {never:?}"));
        }
        if code == 2 && ran.err.is_empty() {
            return Some("does not say what is wrong".into());
        }
        let count = match self.output {
            Output::Grid => return None,
            // If nothing with an answer was asked, there is no table either.
            _ if code == 2 && ran.out.is_empty() && self.records.is_none() => return None,
            Output::Line => lines(&ran.out),
            Output::Json => objects(&ran.out),
            Output::Csv => rows(&ran.out),
        };
        match (count, self.records) {
            (Err(fault), _) => Some(fault),
            (Ok(count), Some(records)) if count != records => {
                Some(format!("{count} answers to {records} records"))
            }
            (Ok(_), _) => None,
        }
    }
}

fn lines(out: &str) -> Result<usize, String> {
    if !out.is_empty() && !out.ends_with('\n') {
        return Err("the last line has no end".into());
    }
    Ok(out.lines().count())
}

/// How many objects there are, each in a line of its own.
fn objects(out: &str) -> Result<usize, String> {
    for line in out.lines() {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields))
                if fields.contains_key("status") || fields.contains_key("correct") => {}
            Ok(other) => return Err(format!("{other} is no answer")),
            Err(error) => return Err(format!("{error}: {line}")),
        }
    }
    lines(out)
}

/// Returns how many rows are under the first, all of its length.
fn rows(out: &str) -> Result<usize, String> {
    // A reader with its ordinary options takes no row of another length.
    let mut reader = csv::Reader::from_reader(out.as_bytes());
    let mut count = 0;
    for row in reader.records() {
        row.map_err(|error| error.to_string())?;
        count += 1;
    }
    Ok(count)
}
