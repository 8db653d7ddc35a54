//! `numpre dataset make`: makes a data set from a configuration, or estimates its cost.

use super::cancelling::Cancelling;
use super::fault;
use crate::exit::{Exit, Failure};
use crate::run::{Output, Session, stream};
use numpre_dataset::{
    Config, DatasetError, Made, MakeOptions, Plan, Portion, Progress, Stage, estimate,
};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant};

/// The least time between two drawings of the progress.
const EVERY: Duration = Duration::from_millis(200);

/// The options of `make`.
pub(super) struct Wanted<'a> {
    /// The configuration file.
    pub(super) config: &'a Path,
    /// True to continue an earlier run in the same folder.
    pub(super) resume: bool,
    /// The shards to make, or `None` to make the whole data set.
    pub(super) shards: Option<Range<u64>>,
    /// True to print an estimate of the cost and make nothing.
    pub(super) is_dry_run: bool,
}

/// Makes a data set, or prints an estimate of its cost.
pub(super) fn make(wanted: &Wanted<'_>, session: &Session) -> Result<Exit, Failure> {
    let config_path = wanted.config;
    let failed = |error: &DatasetError, about: &Path| fault::failure(error, about, session);
    let text = fs::read_to_string(config_path).map_err(|error| {
        let values = [
            ("name", config_path.to_string_lossy().into_owned().into()),
            ("error", session.texts.io_error(&error).into()),
        ];
        Failure::Message(session.texts.say("dataset-cannot-read", &values))
    })?;
    let config = Config::from_toml(&text).map_err(|error| failed(&error.into(), config_path))?;
    let base = config_path.parent().unwrap_or(Path::new("."));
    let plan = Plan::new(config, base).map_err(|error| failed(&error, config_path))?;
    if wanted.is_dry_run {
        return dry_run(&plan, session);
    }
    let Some(folder) = session.out.as_deref() else {
        return Err(Failure::Message(session.texts.word("dataset-needs-out")));
    };
    let cancelling = Cancelling::watch();
    let make_options = MakeOptions {
        resume: wanted.resume,
        threads: session.threads(),
        portion: wanted.shards.clone().map_or(Portion::All, Portion::Shards),
        cancel: cancelling.token.clone(),
    };
    let mut line = ProgressLine::new(session);
    let made = numpre_dataset::make(&plan, folder, &make_options, &mut |progress| {
        line.draw(progress, session)
    });
    line.clear();
    match made {
        Ok(made) => {
            report(&made, folder, session);
            Ok(Exit::Holds)
        }
        Err(error) => {
            let folder_name = folder.to_string_lossy().into_owned();
            if matches!(error, DatasetError::Cancelled) {
                note(session, "dataset-goes-on", folder_name);
            }
            match cancelling.failure(&error, folder, session) {
                // The command line is right, but there are not enough puzzles: the answer to the
                // request is a "no", not an error.
                Failure::Message(text) if matches!(error, DatasetError::Exhausted(_)) => {
                    let _ = writeln!(io::stderr(), "numpre: {text}");
                    Ok(Exit::No)
                }
                failure => Err(failure),
            }
        }
    }
}

/// Prints a note to standard error, unless `--quiet` is given.
fn note(session: &Session, message: &str, name: String) {
    if !session.quiet {
        // If standard error is closed, nothing else can be done with the note.
        let _ = writeln!(io::stderr(), "{}", session.texts.say(message, &[("name", name.into())]));
    }
}

/// Prints a summary of the files to standard error, unless `--quiet` is given. Standard output
/// stays empty.
fn report(made: &Made, folder: &Path, session: &Session) {
    if session.quiet {
        return;
    }
    let name = folder.to_string_lossy().into_owned();
    let text = match made {
        Made::Complete(manifest) => {
            let rows: u64 = manifest.counts.iter().map(|count| count.rows).sum();
            let bytes: u64 = manifest.files.iter().map(|file| file.bytes).sum();
            let values = [
                ("name", name.into()),
                ("rows", rows.into()),
                ("files", (manifest.files.len() as u64).into()),
                ("megabytes", megabytes(bytes).into()),
            ];
            session.texts.say("dataset-made", &values)
        }
        Made::Shards { shards, of } => {
            let values = [
                ("name", name.into()),
                ("first", shards.start.into()),
                ("last", shards.end.saturating_sub(1).into()),
                ("all", (*of).into()),
            ];
            session.texts.say("dataset-made-shards", &values)
        }
        // The command has no option for these portions.
        Made::Selection | Made::Files { .. } => return,
    };
    let _ = writeln!(io::stderr(), "{text}");
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / 1e6)
}

/// Prints a tab-separated table of the rows, bytes and core-hours of each part, and their sums.
fn dry_run(plan: &Plan, session: &Session) -> Result<Exit, Failure> {
    let parts = estimate(plan);
    let texts = &session.texts;
    let heads =
        ["dataset-head-part", "dataset-head-rows", "dataset-head-bytes", "dataset-head-hours"];
    let mut text = heads.map(|head| texts.word(head)).join("\t") + "\n";
    let line = |name: &str, rows: u64, bytes: u64, hours: f64| {
        format!("{name}\t{rows}\t{bytes}\t{hours:.3}\n")
    };
    for part in &parts {
        text += &line(&part.part, part.rows, part.bytes, part.hours);
    }
    let rows = parts.iter().map(|part| part.rows).sum();
    let bytes = parts.iter().map(|part| part.bytes).sum();
    let hours = parts.iter().map(|part| part.hours).sum();
    text += &line(&texts.word("dataset-head-all"), rows, bytes, hours);
    let shards = plan.shards().len() as u64;
    text += &format!("{}\n", texts.say("dataset-shards", &[("count", shards.into())]));
    let output = Output::open(&session.writing_to(None))?;
    let mut output = stream::lock(&output);
    output.write(text.as_bytes())?;
    output.finish()?;
    Ok(Exit::Holds)
}

/// A line with the progress on standard error, drawn again every [`EVERY`]. If standard error is
/// not a terminal, nothing is drawn.
struct ProgressLine {
    is_wanted: bool,
    /// The time of the last drawing.
    drawn: Option<Instant>,
}

impl ProgressLine {
    fn new(session: &Session) -> ProgressLine {
        ProgressLine { is_wanted: io::stderr().is_terminal() && !session.quiet, drawn: None }
    }

    fn draw(&mut self, progress: Progress, session: &Session) {
        if !self.is_wanted || self.drawn.is_some_and(|drawn| drawn.elapsed() < EVERY) {
            return;
        }
        self.drawn = Some(Instant::now());
        let name = match progress.stage {
            Stage::Make => "dataset-stage-make",
            Stage::Select => "dataset-stage-select",
            Stage::Write => "dataset-stage-write",
        };
        let values = [("done", progress.done.into()), ("all", progress.all.into())];
        let _ = write!(io::stderr(), "\r\x1b[K{}", session.texts.say(name, &values));
    }

    fn clear(&self) {
        if self.drawn.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
