//! `numpre dataset audit`: looks for faulty puzzles, and for puzzles that splits share.

use super::cancelling::Cancelling;
use super::fault;
use super::written::write;
use crate::exit::{Exit, Failure};
use crate::run::Session;
use numpre_dataset::audit::{Audit, AuditFile, Found, PairAudit, SplitAudit};
use numpre_dataset::{DatasetError, Manifest};
use numpre_text::{Texts, Value};
use std::path::{Path, PathBuf};

/// Audits files, and prints the counts of faulty puzzles and of puzzles that splits share. Returns
/// [`Exit::Unusable`] if rows could not be read, and [`Exit::No`] if the audit is not clean.
pub(super) fn audit(
    files: &[PathBuf],
    column: Option<&str>,
    session: &Session,
) -> Result<Exit, Failure> {
    let about = files.first().map_or(Path::new(""), PathBuf::as_path);
    let files = all_files(files).map_err(|error| fault::failure(&error, about, session))?;
    let cancelling = Cancelling::watch();
    let audit = numpre_dataset::audit::audit(&files, column, session.threads(), &cancelling.token)
        .map_err(|error| cancelling.failure(&error, about, session))?;
    write(session, &audit, || lines(&audit, &session.texts))?;
    Ok(match () {
        () if audit.unreadable.count > 0 => Exit::Unusable,
        () if audit.is_clean() => Exit::Holds,
        () => Exit::No,
    })
}

/// Returns the files that the arguments name. An argument is `FILE`, `SPLIT=FILE`, or the folder of
/// a data set, which stands for all its tables.
fn all_files(arguments: &[PathBuf]) -> Result<Vec<AuditFile>, DatasetError> {
    let mut files = Vec::new();
    for argument in arguments {
        let named = argument.to_str().filter(|_| !argument.exists());
        if let Some((split, path)) = named.and_then(|text| text.split_once('=')) {
            files.push(AuditFile { path: PathBuf::from(path), split: Some(split.to_owned()) });
        } else if argument.is_dir() {
            let manifest = Manifest::read(argument)?;
            files.extend(manifest.tables().map(|file| AuditFile {
                path: argument.join(&file.path),
                split: Some(file.split.clone()),
            }));
        } else {
            files.push(AuditFile { path: argument.clone(), split: None });
        }
    }
    Ok(files)
}

/// The lines of the report.
struct Lines<'a> {
    texts: &'a Texts,
    text: String,
}

impl Lines<'_> {
    /// Adds a message, indented by `indent` spaces.
    fn add(&mut self, indent: usize, name: &str, values: &[(&str, Value<'_>)]) {
        self.text += &format!("{:indent$}{}\n", "", self.texts.say(name, values));
    }

    /// Adds the places of the example rows of a finding, one per line.
    fn add_examples(&mut self, found: &Found) {
        for example in &found.examples {
            self.text += &format!("    {example}\n");
        }
    }
}

fn lines(audit: &Audit, texts: &Texts) -> String {
    let mut lines = Lines { texts, text: String::new() };
    let values = [
        ("count", audit.rows.into()),
        ("classes", audit.classes.into()),
        ("grids", audit.grid_classes.into()),
    ];
    lines.add(0, "audit-puzzles", &values);
    let ranks = (1..).zip(audit.ranks).filter(|(_, count)| *count > 0);
    let ranks: Vec<String> = ranks.map(|(rank, count)| format!("{rank}: {count}")).collect();
    let ranks = ranks.join(&texts.word("value-separator"));
    lines.add(0, "audit-ranks", &[("ranks", ranks.into())]);
    let mut clues = audit.clues.keys().map(|clues| *clues as u64);
    if let Some(fewest) = clues.next() {
        let most = clues.next_back().unwrap_or(fewest);
        lines.add(0, "audit-clues", &[("fewest", fewest.into()), ("most", most.into())]);
    }
    for (name, found) in [
        ("audit-unreadable", &audit.unreadable),
        ("audit-multiple", &audit.multiple),
        ("audit-none", &audit.none),
        ("audit-wrong-answer", &audit.wrong_answer),
    ] {
        if found.count > 0 {
            lines.add(0, name, &[("count", found.count.into())]);
            lines.add_examples(found);
        }
    }
    if audit.made_up {
        lines.add(0, "audit-made-up", &[]);
    }
    audit.splits.iter().for_each(|split| add_split(&mut lines, split));
    audit.pairs.iter().for_each(|pair| add_pair(&mut lines, pair, audit.made_up));
    lines.text
}

fn add_split(lines: &mut Lines<'_>, split: &SplitAudit) {
    let values = [
        ("split", split.name.as_str().into()),
        ("count", split.rows.into()),
        ("classes", split.classes.into()),
        ("grids", split.grid_classes.into()),
        ("repeated", split.repeated.count.into()),
        ("isomorphs", split.isomorphs.count.into()),
    ];
    lines.add(0, "audit-split", &values);
    lines.add_examples(&split.repeated);
    lines.add_examples(&split.isomorphs);
}

fn add_pair(lines: &mut Lines<'_>, pair: &PairAudit, made_up: bool) {
    let values = [
        ("first", pair.first.as_str().into()),
        ("second", pair.second.as_str().into()),
        ("count", pair.of.into()),
    ];
    lines.add(0, "audit-pair", &values);
    for (name, found) in [
        ("audit-same", &pair.same),
        ("audit-class", &pair.class),
        ("audit-grid-class", &pair.grid_class),
        ("audit-near-copy", &pair.near_copy),
    ] {
        let percent = 100.0 * found.count as f64 / pair.of.max(1) as f64;
        let values = [("count", found.count.into()), ("percent", format!("{percent:.1}").into())];
        lines.add(2, name, &values);
        if !made_up {
            lines.add_examples(found);
        }
    }
}
