//! Compares the public API of every published library with the list in its folder,
//! `public-api.txt`. A change of the API must show up in review, because a minor version may change
//! names and a patch version may not.
//!
//! ```text
//! cargo run -p api-snapshot               compares; prints what was added and removed
//! cargo run -p api-snapshot -- --write    writes the lists
//! ```
//!
//! The lists come from rustdoc's JSON, which stable Rust writes only with `RUSTC_BOOTSTRAP`. Its
//! form changes between versions of Rust, and so do details of a list. A toolchain that writes
//! another form than [`FORMAT`] is reported and skipped.

use serde_json::Value;
use similar::{ChangeTag, TextDiff};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// The version of rustdoc's JSON from which the lists were written (Rust 1.95).
const FORMAT: u64 = 57;

/// Set while cargo runs this program in place of rustdoc. `RUSTC_BOOTSTRAP` is then set for rustdoc
/// only: set for cargo, it would rebuild the libraries that the documentation has compiled.
const IS_RUSTDOC: &str = "NUMPRE_API_SNAPSHOT_IS_RUSTDOC";

fn main() -> ExitCode {
    if env::var_os(IS_RUSTDOC).is_some() {
        return rustdoc();
    }
    let writes = env::args().skip(1).any(|argument| argument == "--write");
    match run(writes) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!(
                "If that is intended: cargo run -p api-snapshot -- --write, and a line in \
                 CHANGELOG.md"
            );
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("api-snapshot: {message}");
            ExitCode::FAILURE
        }
    }
}

/// A library that is published.
struct Library {
    package: String,
    /// The name that `use` takes, and that of rustdoc's file.
    name: String,
    folder: PathBuf,
}

/// Writes or compares all lists. Returns whether they are as the libraries are.
fn run(writes: bool) -> Result<bool, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let metadata = metadata(&root)?;
    let target = Path::new(metadata["target_directory"].as_str().ok_or("no target directory")?);
    let libraries = published(&metadata)?;
    document(&root)?;
    let mut are_equal = true;
    for library in &libraries {
        let json = target.join("doc").join(format!("{}.json", library.name));
        let format = format_of(&json)?;
        if format != FORMAT {
            println!(
                "skipped: this rustdoc writes JSON of form {format}, the lists are of {FORMAT}"
            );
            return Ok(true);
        }
        let list = list_of(&json)?;
        let kept = library.folder.join("public-api.txt");
        if writes {
            fs::write(&kept, list).map_err(|error| format!("{}: {error}", kept.display()))?;
            continue;
        }
        let before = fs::read_to_string(&kept).unwrap_or_default();
        if before != list {
            are_equal = false;
            println!("The public API of {} has changed:", library.package);
            print_changes(&before, &list);
        }
    }
    Ok(are_equal)
}

/// Returns what cargo knows about the workspace.
fn metadata(root: &Path) -> Result<Value, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    serde_json::from_slice(&output.stdout).map_err(|error| format!("metadata: {error}"))
}

/// Returns the libraries of the workspace that are published, in order of their names.
fn published(metadata: &Value) -> Result<Vec<Library>, String> {
    let packages = metadata["packages"].as_array().ok_or("metadata without packages")?;
    let mut libraries: Vec<Library> = packages.iter().filter_map(library).collect();
    libraries.sort_by(|one, other| one.package.cmp(&other.package));
    Ok(libraries)
}

/// Returns the library of a package, or `None` if it has none or is not published.
fn library(package: &Value) -> Option<Library> {
    let is_published = package["publish"].as_array().is_none_or(|places| !places.is_empty());
    let target = package["targets"].as_array()?.iter().find(|target| {
        target["kind"].as_array().is_some_and(|kinds| kinds.contains(&Value::from("lib")))
    })?;
    is_published.then_some(())?;
    Some(Library {
        package: package["name"].as_str()?.to_owned(),
        name: target["name"].as_str()?.replace('-', "_"),
        folder: Path::new(package["manifest_path"].as_str()?).parent()?.to_owned(),
    })
}

/// Has rustdoc write the JSON of all libraries. It is called for the whole workspace, as for the
/// documentation: for fewer packages, libraries would have other features and be compiled again.
fn document(root: &Path) -> Result<(), String> {
    let this = env::current_exe().map_err(|error| format!("this program: {error}"))?;
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["doc", "--quiet", "--workspace", "--no-deps", "--all-features", "--lib"]);
    cargo.env("RUSTDOC", this).env(IS_RUSTDOC, "1");
    cargo.env("RUSTDOCFLAGS", "-Z unstable-options --output-format json");
    let status = cargo.current_dir(root).status().map_err(|error| format!("cargo: {error}"))?;
    status.success().then_some(()).ok_or_else(|| "rustdoc failed".to_owned())
}

/// Runs rustdoc with the arguments of this process, and with its unstable options.
fn rustdoc() -> ExitCode {
    let mut rustdoc = Command::new("rustdoc");
    let status = rustdoc.args(env::args_os().skip(1)).env("RUSTC_BOOTSTRAP", "1").status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("rustdoc: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the version of a JSON file of rustdoc.
fn format_of(json: &Path) -> Result<u64, String> {
    let text = fs::read(json).map_err(|error| format!("{}: {error}", json.display()))?;
    let value: Value = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    value["format_version"].as_u64().ok_or_else(|| format!("{}: no version", json.display()))
}

/// Returns the list: an item per line, without what every type has or what is derived.
fn list_of(json: &Path) -> Result<String, String> {
    let api = public_api::Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .map_err(|error| format!("{}: {error}", json.display()))?;
    Ok(api.to_string())
}

/// Prints the lines that were added and removed.
fn print_changes(before: &str, now: &str) {
    for change in TextDiff::from_lines(before, now).iter_all_changes() {
        match change.tag() {
            ChangeTag::Insert => print!("    + {}", change.value()),
            ChangeTag::Delete => print!("    - {}", change.value()),
            ChangeTag::Equal => {}
        }
    }
}
