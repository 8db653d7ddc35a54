//! `numpre dataset audit`.

use super::{Cancelling, fault, write};
use crate::exit::{Exit, Failure};
use crate::run::Session;
use numpre_dataset::audit::{Audit, AuditFile, Found};
use numpre_dataset::{DatasetError, Manifest};
use numpre_text::Texts;
use std::path::{Path, PathBuf};

/// Audits files, and prints what their splits share.
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

/// Returns the files that arguments name: `FILE`, `split=FILE`, or a folder with a data set.
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

fn lines(audit: &Audit, texts: &Texts) -> String {
    let mut text = String::new();
    let mut line = |name: &str, values: &[(&str, numpre_text::Value<'_>)]| {
        text += &texts.say(name, values);
        text.push('\n');
    };
    line(
        "audit-puzzles",
        &[
            ("count", audit.rows.into()),
            ("classes", audit.classes.into()),
            ("grids", audit.grid_classes.into()),
        ],
    );
    let ranks = (1..).zip(audit.ranks).filter(|(_, count)| *count > 0);
    let ranks = ranks.map(|(rank, count)| format!("{rank}: {count}")).collect::<Vec<_>>();
    line("audit-ranks", &[("ranks", ranks.join(&texts.word("value-separator")).into())]);
    let clues = audit.clues.keys();
    if let (Some(fewest), Some(most)) = (clues.clone().next(), clues.last()) {
        line(
            "audit-clues",
            &[("fewest", (*fewest as u64).into()), ("most", (*most as u64).into())],
        );
    }
    for (name, found) in [
        ("audit-unreadable", &audit.unreadable),
        ("audit-multiple", &audit.multiple),
        ("audit-none", &audit.none),
        ("audit-wrong-answer", &audit.wrong_answer),
    ] {
        if found.count > 0 {
            line(name, &[("count", found.count.into())]);
            examples(found, &mut line);
        }
    }
    if audit.made_up {
        line("audit-made-up", &[]);
    }
    for split in &audit.splits {
        line(
            "audit-split",
            &[
                ("split", split.name.as_str().into()),
                ("count", split.rows.into()),
                ("classes", split.classes.into()),
                ("grids", split.grid_classes.into()),
                ("repeated", split.repeated.count.into()),
                ("isomorphs", split.isomorphs.count.into()),
            ],
        );
        for found in [&split.repeated, &split.isomorphs] {
            examples(found, &mut line);
        }
    }
    for pair in &audit.pairs {
        line(
            "audit-pair",
            &[
                ("first", pair.first.as_str().into()),
                ("second", pair.second.as_str().into()),
                ("count", pair.of.into()),
            ],
        );
        for (name, found) in [
            ("audit-same", &pair.same),
            ("audit-class", &pair.class),
            ("audit-grid-class", &pair.grid_class),
            ("audit-near-copy", &pair.near_copy),
        ] {
            let percent = 100.0 * found.count as f64 / pair.of.max(1) as f64;
            line(
                name,
                &[("count", found.count.into()), ("percent", format!("{percent:.1}").into())],
            );
            if !audit.made_up {
                examples(found, &mut line);
            }
        }
    }
    text
}

/// Prints the places of the first rows of a kind.
fn examples(found: &Found, line: &mut impl FnMut(&str, &[(&str, numpre_text::Value<'_>)])) {
    for example in &found.examples {
        line("audit-example", &[("place", example.as_str().into())]);
    }
}
