//! The text files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// A text file.
#[derive(Debug, Clone)]
pub struct Source {
    /// The path from the root of the repository, with `/` between folders.
    pub path: String,
    /// The content.
    pub text: String,
    /// The language it is written in.
    pub kind: Kind,
}

/// The languages of sources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `.rs`
    Rust,
    /// `.ts`, `.js`, `.mjs`
    Script,
    /// `.svelte`, `.html`
    Markup,
    /// `.css`
    Style,
    /// `.sh`, and files without an ending that begin with `#!` and run in a shell
    Shell,
    /// `.toml`
    Toml,
    /// `.md`
    Markdown,
}

/// Folders whose content is built, downloaded or written by tests.
const SKIPPED: [&str; 8] = [
    "target",
    "node_modules",
    "dist",
    "web/src/engine/wasm",
    "web/.cache",
    "web/e2e-results",
    "fuzz/corpus",
    ".git",
];

/// Sources that a program writes.
const GENERATED: [&str; 1] = ["web/src/engine/types/messages.ts"];

/// Returns the root of the repository.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns all sources below a folder, sorted by path.
///
/// # Panics
///
/// When a folder or file cannot be read.
#[must_use]
pub fn sources(root: &Path) -> Vec<Source> {
    let mut found = Vec::new();
    collect(root, "", &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<Source>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{prefix}: {error}"));
    for entry in entries {
        let entry = entry.unwrap_or_else(|error| panic!("{prefix}: {error}"));
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() {
            if !SKIPPED.contains(&&*name) && !SKIPPED.contains(&&*path) {
                collect(&entry.path(), &format!("{path}/"), found);
            }
        } else if kind.is_file() && !GENERATED.contains(&&*path) {
            found.extend(read(&entry.path(), path));
        }
    }
}

/// Reads a file as a source. Returns `None` if it is not a source.
fn read(file: &Path, path: String) -> Option<Source> {
    let kind = match file.extension().and_then(|end| end.to_str()) {
        Some("rs") => Kind::Rust,
        Some("ts" | "js" | "mjs") => Kind::Script,
        Some("svelte" | "html") => Kind::Markup,
        Some("css") => Kind::Style,
        Some("sh") => Kind::Shell,
        Some("toml") => Kind::Toml,
        Some("md") => Kind::Markdown,
        Some(_) => return None,
        None => {
            let begin = fs::read(file).ok()?;
            let line = begin.split(|byte| *byte == b'\n').next()?;
            let line = String::from_utf8_lossy(line).into_owned();
            (line.starts_with('#') && line.contains("sh")).then_some(Kind::Shell)?
        }
    };
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{path}: {error}"));
    Some(Source { path, text, kind })
}
