//! Circles: files and folders that use each other.
//!
//! The nodes are the children of one folder. A file `a.rs` and a folder `a/` next to it are one
//! child. Inside `a/`, that file is called `mod`, like `a/mod.rs`.
//!
//! ```text
//! logic/find/fish.rs  uses  logic/step/evidence.rs   at logic/: find → step
//! logic/step/mod.rs   uses  logic/find/fish.rs       at logic/: step → find   (a circle)
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A use of a name that another file defines.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The file that uses it.
    pub from: String,
    /// The line of that file.
    pub line: usize,
    /// The file that defines it.
    pub to: String,
    /// The name that is used.
    pub name: String,
}

/// The children of one folder, each of which reaches all the others.
#[derive(Debug, Clone)]
pub struct Circle {
    /// The folder, with `/` at its end.
    pub folder: String,
    /// The names of the children, sorted.
    pub members: Vec<String>,
    /// The uses that make the circle.
    pub uses: Vec<Use>,
}

impl Circle {
    /// Returns the circle as one line, for a list: `logic/: find step technique`.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{}: {}", self.folder, self.members.join(" "))
    }
}

/// The maximum number of uses shown between two members of a circle.
const SHOWN: usize = 5;

impl fmt::Display for Circle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{}", self.line())?;
        for from in &self.members {
            for to in self.members.iter().filter(|to| *to != from) {
                let is_between = |each: &&Use| {
                    let (folder, one, other) = arrow(each);
                    (&folder, &one, &other) == (&self.folder, from, to)
                };
                let uses: Vec<&Use> = self.uses.iter().filter(is_between).collect();
                if !uses.is_empty() {
                    writeln!(out, "    {from} → {to}: {} uses", uses.len())?;
                }
                for each in uses.iter().take(SHOWN) {
                    let Use { from, line, to, name } = each;
                    writeln!(out, "        {from}:{line} uses {name} of {to}")?;
                }
            }
        }
        Ok(())
    }
}

/// An arrow between two children of a folder.
type Arrow = (String, String, String);

/// Returns the arrow of a use: the folder that has both files below it, and the two children
/// through which they are reached.
fn arrow(each: &Use) -> Arrow {
    let (from, to): (Vec<&str>, Vec<&str>) =
        (each.from.split('/').collect(), each.to.split('/').collect());
    let common = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
    let folder: String = from[..common].iter().map(|part| format!("{part}/")).collect();
    let child = |parts: &[&str]| parts.get(common).map_or(String::new(), |part| (*part).to_owned());
    (folder, child(&from), child(&to))
}

/// Returns the circles that these uses make, folder by folder. The files of `uses` are nodes: see
/// [`node`].
#[must_use]
pub fn circles(uses: &[Use]) -> Vec<Circle> {
    let mut folders: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    for each in uses.iter().filter(|each| each.from != each.to) {
        let (folder, from, to) = arrow(each);
        folders.entry(folder).or_default().entry(from).or_default().insert(to);
    }
    let mut found = Vec::new();
    for (folder, arrows) in folders {
        let mut taken = BTreeSet::new();
        for start in arrows.keys() {
            let reached = reach(&arrows, start);
            let members: Vec<String> = reached
                .iter()
                .filter(|other| reach(&arrows, other).contains(start))
                .cloned()
                .collect();
            if reached.contains(start) && taken.insert(members.clone()) {
                let folder = folder.clone();
                found.push(Circle { uses: within(uses, &folder, &members), folder, members });
            }
        }
    }
    found
}

/// Returns the children that can be reached from a child in one step or more.
fn reach(arrows: &BTreeMap<String, BTreeSet<String>>, start: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![start.to_owned()];
    while let Some(next) = open.pop() {
        for to in arrows.get(&next).into_iter().flatten() {
            if reached.insert(to.clone()) {
                open.push(to.clone());
            }
        }
    }
    reached
}

fn within(uses: &[Use], folder: &str, members: &[String]) -> Vec<Use> {
    let is_within = |each: &&Use| {
        let (at, from, to) = arrow(each);
        at == folder && from != to && members.contains(&from) && members.contains(&to)
    };
    uses.iter().filter(is_within).cloned().collect()
}

/// Returns the node of a file: its path without its ending, with `/mod` added if one of the files
/// is in a folder of that name.
///
/// ```
/// use source_checks::circles::node;
///
/// let files = ["args.rs", "args/count.rs", "logic/mod.rs"];
/// let node = |file| node(file, ".rs", files.into_iter());
/// assert_eq!(node("args.rs"), "args/mod");
/// assert_eq!(node("args/count.rs"), "args/count");
/// assert_eq!(node("logic/mod.rs"), "logic/mod");
/// ```
pub fn node<'a>(file: &str, end: &str, mut files: impl Iterator<Item = &'a str>) -> String {
    let Some(stem) = file.strip_suffix(end) else { return file.to_owned() };
    let folder = format!("{stem}/");
    if files.any(|other| other.starts_with(&folder)) {
        format!("{stem}/mod")
    } else {
        stem.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(uses: &[(&str, &str)]) -> Vec<String> {
        let uses: Vec<Use> = uses
            .iter()
            .map(|(from, to)| Use {
                from: (*from).to_owned(),
                line: 1,
                to: (*to).to_owned(),
                name: "it".to_owned(),
            })
            .collect();
        circles(&uses).iter().map(Circle::line).collect()
    }

    #[test]
    fn folders_that_use_each_other_by_different_files_are_a_circle() {
        assert_eq!(lines(&[("a/x", "b/x"), ("b/y", "a/y")]), [": a b"]);
    }

    #[test]
    fn files_of_one_folder_are_compared_within_it() {
        assert_eq!(lines(&[("a/x", "a/y"), ("a/y", "a/z"), ("a/z", "a/x")]), ["a/: x y z"]);
        assert_eq!(lines(&[("a/x", "a/y"), ("a/y", "a/z")]), [""; 0]);
    }

    #[test]
    fn a_way_into_a_circle_does_not_belong_to_it() {
        assert_eq!(lines(&[("top", "a"), ("a", "b"), ("b", "a"), ("b", "low")]), [": a b"]);
    }
}
