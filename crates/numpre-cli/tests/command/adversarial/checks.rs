//! The rules that every run must follow.

use super::super::run::Ran;
use serde_json::Value;

/// The output of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    Line,
    Json,
    Csv,
    /// The output for people, in which nothing is counted.
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

/// The expectations about a run.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    pub output: Output,
    /// The number of records in the input, if it is known.
    pub records: Option<usize>,
}

/// Phrases that only a broken program or its libraries would print.
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
    /// Returns what is wrong with a run; `None` if nothing is.
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
            // If the command refused to run, there is no table either.
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

/// Returns the number of objects. Fails unless each is on its own line.
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

/// Returns the number of rows below the heading. Fails unless all have the same length.
fn rows(out: &str) -> Result<usize, String> {
    // A reader with its default options refuses rows of another length.
    let mut reader = csv::Reader::from_reader(out.as_bytes());
    let mut count = 0;
    for row in reader.records() {
        row.map_err(|error| error.to_string())?;
        count += 1;
    }
    Ok(count)
}
