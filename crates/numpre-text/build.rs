//! Embeds the built-in languages: the folders under `messages`, and the files in them.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The message files that the library itself uses, some of them only with a feature. The other
/// files are the messages of the command and of the web app.
const OF_LIBRARY: [(&str, Option<&str>); 11] = [
    ("engine.ftl", None),
    ("errors.ftl", Some("FORMATS")),
    ("hints.ftl", None),
    ("photo.ftl", Some("PHOTOS")),
    ("proof.ftl", Some("PROOFS")),
    ("refusals.ftl", Some("ORDERS")),
    ("steps.ftl", None),
    ("techniques.ftl", None),
    ("vocabulary.ftl", None),
    ("work.ftl", None),
    ("workbooks.ftl", Some("XLSX")),
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=messages");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let of_library =
        |path: &Path| OF_LIBRARY.iter().any(|(file, of)| name(path) == *file && of.is_none_or(has));
    let is_wanted = |path: &Path| has("COMMAND") || of_library(path);
    let mut list = "&[\n".to_owned();
    for language in sorted(&root)?.iter().filter(|path| path.is_dir()) {
        let folder = name(language);
        let _ = writeln!(list, "({folder:?}, &[");
        let files = sorted(language)?;
        let is_text = |path: &&PathBuf| path.extension().is_some_and(|end| end == "ftl");
        for file in files.iter().filter(is_text).filter(|path| is_wanted(path)) {
            let file = name(file);
            // The folder of the crate is resolved when the crate is compiled, not here: a
            // repository that was moved together with its build cache must not embed its old path.
            let at = format!("/messages/{folder}/{file}");
            let _ = writeln!(
                list,
                "({file:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {at:?}))),"
            );
        }
        list += "]),\n";
    }
    list += "]\n";
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&folder).join("built_in.rs"), list)
}

/// Returns the entries of a folder, sorted by name, so that every build is the same.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
