//! Finds which file of a crate uses which other, by the names in `use` and in paths of the code.
//!
//! A name leads to the file that *defines* it, through all re-exports:
//!
//! ```text
//! logic/mod.rs         pub use step::Evidence;
//! logic/step/mod.rs    pub use evidence::Evidence;
//! logic/find/fish.rs   use super::super::Evidence;    uses logic/step/evidence.rs
//! ```
//!
//! So a `mod.rs` that only declares and re-exports is used by no file. Re-exports, comments and
//! `#[cfg(test)]` do not count as uses. Calls of methods name no path, so they are not seen.

mod collect;
mod resolve;

use crate::circles::{Use, node};
use collect::Crate;
pub use collect::Files;

/// Returns the uses between the files of a crate, as [`node`]s.
///
/// # Panics
///
/// If a file is not valid Rust, or a file that a `mod` names is missing.
#[must_use]
pub fn uses(files: &Files, crate_name: &str) -> Vec<Use> {
    let roots = ["lib.rs", "main.rs"].into_iter().filter(|root| files.contains_key(*root));
    let mut found: Vec<Use> =
        roots.flat_map(|root| uses_from(&Crate::read(files, root, crate_name), files)).collect();
    found.sort();
    found.dedup();
    found
}

fn uses_from(read: &Crate, files: &Files) -> Vec<Use> {
    let node = |file: &str| node(file, ".rs", files.keys().map(String::as_str));
    let mut found = Vec::new();
    for (index, module) in read.modules.iter().enumerate() {
        for path in &module.paths {
            for (definition, name) in read.definitions(index, &path.segments) {
                let to = node(&read.modules[definition].file);
                found.push(Use { from: node(&module.file), line: path.line, to, name });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circles::{Circle, circles};

    /// Returns the uses of a made-up crate, as `from → to`.
    fn arrows(files: &[(&str, &str)]) -> Vec<String> {
        let found = uses(&crate_of(files), "made_up");
        let mut arrows: Vec<String> = found
            .iter()
            .filter(|each| each.from != each.to)
            .map(|each| format!("{} → {}", each.from, each.to))
            .collect();
        arrows.dedup();
        arrows
    }

    fn crate_of(files: &[(&str, &str)]) -> Files {
        files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    const LIB: (&str, &str) = ("lib.rs", "mod find; mod step; pub use step::Step;");

    #[test]
    fn a_circle_through_the_re_export_of_a_mod_rs_is_found() {
        let files = [
            LIB,
            ("find/mod.rs", "mod fish; pub use fish::Fish;"),
            ("find/fish.rs", "use crate::Step; pub struct Fish(Step);"),
            ("step/mod.rs", "mod data; pub use data::Step;"),
            ("step/data.rs", "pub struct Step; fn f() { crate::find::Fish::new(); }"),
        ];
        assert_eq!(arrows(&files), ["find/fish → step/data", "step/data → find/fish"]);
        let found = circles(&uses(&crate_of(&files), "made_up"));
        assert_eq!(found.iter().map(Circle::line).collect::<Vec<_>>(), [": find step"]);
    }

    #[test]
    fn a_mod_rs_that_only_re_exports_is_used_by_no_file() {
        let files = [
            LIB,
            ("find.rs", "use super::step; fn f() -> step::Step { step::Step }"),
            ("step/mod.rs", "mod data; pub use data::*;"),
            ("step/data.rs", "pub struct Step;"),
        ];
        assert_eq!(arrows(&files), ["find → step/data"]);
    }

    #[test]
    fn a_mod_rs_with_items_is_a_node() {
        let files = [
            ("lib.rs", "mod find;"),
            ("find/mod.rs", "mod fish; pub trait Finder {} fn all() { fish::find() }"),
            ("find/fish.rs", "use super::Finder; pub fn find() {}"),
        ];
        let found = circles(&uses(&crate_of(&files), "made_up"));
        assert_eq!(found.iter().map(Circle::line).collect::<Vec<_>>(), ["find/: fish mod"]);
    }

    #[test]
    fn names_in_macros_attributes_and_globs_are_found() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c; mod d;"),
            ("a.rs", "use crate::b::*; fn f() { assert!(limit() > crate::c::LEAST); }"),
            ("b.rs", "pub fn limit() -> u8 { 9 }"),
            ("c.rs", "pub const LEAST: u8 = 1;"),
            ("d.rs", "struct D { #[serde(with = \"crate::b::limit\")] it: u8 }"),
        ];
        assert_eq!(arrows(&files), ["a → b", "a → c", "d → b"]);
    }

    #[test]
    fn tests_and_comments_do_not_count() {
        let files = [
            LIB,
            (
                "find.rs",
                "/// See [`crate::step::Step`].\n#[cfg(test)] mod tests { use crate::Step; }",
            ),
            ("step.rs", "pub struct Step; #[cfg(all(test, unix))] fn f() { crate::find::g() }"),
        ];
        assert_eq!(arrows(&files), [""; 0]);
    }

    #[test]
    fn names_of_other_crates_are_not_looked_up() {
        let files = [
            ("lib.rs", "mod fmt; mod step;"),
            ("fmt.rs", "pub struct Formatter;"),
            ("step.rs", "use std::fmt; fn f(out: &mut fmt::Formatter) {}"),
        ];
        assert_eq!(arrows(&files), [""; 0]);
    }
}
