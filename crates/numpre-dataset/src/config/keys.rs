//! The keys that each table of a configuration may have.

/// The keys at the top level, including the names of the tables.
pub(super) const ROOT: [&str; 11] = [
    "format", "name", "title", "licence", "seed", "unique", "split", "part", "exclude", "columns",
    "output",
];
/// The keys of `[split]`.
pub(super) const SPLIT: [&str; 3] = ["by", "salt", "shares"];
/// The keys of `[[part]]`.
pub(super) const PART: [&str; 7] =
    ["name", "each", "request", "files", "keep", "count", "isomorphs"];
/// The keys of `each`.
pub(super) const EACH: [&str; 3] = ["rank", "clues", "symmetry"];
/// The keys of `request`.
pub(super) const REQUEST: [&str; 6] =
    ["rank", "clues", "symmetry", "pattern", "minimal", "max_tries"];
/// The keys of `keep`.
pub(super) const KEEP: [&str; 2] = ["rank", "clues"];
/// The keys of a file that is written as a table.
pub(super) const FILE: [&str; 2] = ["path", "sha256"];
/// The keys of `[exclude]`.
pub(super) const EXCLUDE: [&str; 1] = ["files"];
/// The keys of `[columns]`.
pub(super) const COLUMNS: [&str; 3] = ["extra", "steps", "cells"];
/// The keys of `[output]`.
pub(super) const OUTPUT: [&str; 3] = ["layout", "rows", "compression"];

/// Returns the name that is closest to a misspelt key. The distance is the number of letters that
/// are inserted, removed, replaced or swapped with their neighbour. Of equally close names, returns
/// the first.
pub(super) fn nearest<'n>(key: &str, names: impl Iterator<Item = &'n str>) -> &'n str {
    names.min_by_key(|name| strsim::osa_distance(key, name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_mistakes_lead_to_the_key() {
        let of = |key| nearest(key, ROOT.into_iter());
        assert_eq!(
            ["sed", "nmae", "licens", "colums", "ouptut", "tittle"].map(of),
            ["seed", "name", "licence", "columns", "output", "title"]
        );
    }
}
