//! Finds which file of the web app imports which other: by `import`, `export … from` and
//! `import()`.

use crate::circles::Use;
use crate::files::{Kind, Source};
use crate::parts::{Part, parts};
use regex::Regex;
use std::collections::BTreeSet;

/// Returns the imports between the sources of a web app. Paths are relative to `folder`, which ends
/// with `/`. Tests are left out.
///
/// # Panics
///
/// Never: the pattern is valid.
#[must_use]
pub fn uses(sources: &[Source], folder: &str) -> Vec<Use> {
    let is_code = |source: &&Source| {
        matches!(source.kind, Kind::Script | Kind::Markup) && !source.path.contains(".test.")
    };
    let paths: BTreeSet<&str> =
        sources.iter().filter_map(|source| source.path.strip_prefix(folder)).collect();
    let import = Regex::new(r#"(?:\bfrom\s*|\bimport\s*\(?\s*)(?:'(\.[^']*)'|"(\.[^"]*)")"#)
        .expect("the pattern is valid");
    let mut found = Vec::new();
    for source in sources.iter().filter(is_code) {
        let Some(from) = source.path.strip_prefix(folder) else { continue };
        let text = without_comments(source);
        for captures in import.captures_iter(&text) {
            let Some(name) = captures.get(1).or(captures.get(2)) else { continue };
            let line = text[..name.start()].matches('\n').count() + 1;
            if let Some(to) = target(from, name.as_str(), &paths) {
                let (from, to) = (node(from, &paths), node(&to, &paths));
                found.push(Use { from, line, to, name: name.as_str().to_owned() });
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

fn without_comments(source: &Source) -> String {
    let mut text = String::new();
    for (part, range) in parts(source) {
        let part_text = &source.text[range];
        if part == Part::Comment {
            text.extend(part_text.matches('\n'));
        } else {
            text.push_str(part_text);
        }
    }
    text
}

/// Returns the file that an import names. Returns `None` if it is outside the web app.
fn target(from: &str, name: &str, paths: &BTreeSet<&str>) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in name.split('?').next()?.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    let path = parts.join("/");
    let ends = ["", ".ts", ".svelte.ts", "/index.ts"].map(|end| format!("{path}{end}"));
    ends.into_iter().find(|path| paths.contains(&**path))
}

/// Returns the node of a file: `a.ts` and a folder `a/` next to it are one.
fn node(file: &str, paths: &BTreeSet<&str>) -> String {
    let name = file.rfind('/').map_or(0, |place| place + 1);
    let stem = file[name..].find('.').map_or(file, |dot| &file[..name + dot]);
    let folder = format!("{stem}/");
    if paths.iter().any(|path| path.starts_with(&folder)) {
        format!("{stem}/mod")
    } else {
        file.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circles::{Circle, circles};

    fn lines(files: &[(&str, &str)]) -> Vec<String> {
        let source = |(path, text): &(&str, &str)| Source {
            path: format!("web/src/{path}"),
            text: (*text).to_owned(),
            kind: if path.ends_with(".svelte") { Kind::Markup } else { Kind::Script },
        };
        let sources: Vec<Source> = files.iter().map(source).collect();
        circles(&uses(&sources, "web/src/")).iter().map(Circle::line).collect()
    }

    #[test]
    fn a_circle_through_a_dynamic_import_is_found() {
        let files = [
            ("app/pages.ts", "export const load = () => import('../play/Play.svelte');"),
            ("app/router.ts", "export const go = 1;"),
            (
                "play/Play.svelte",
                "<script lang=\"ts\">import { go } from '../app/router';</script>",
            ),
        ];
        assert_eq!(lines(&files), [": app play"]);
    }

    #[test]
    fn comments_tests_and_packages_make_no_circle() {
        let files = [
            ("a/one.ts", "import { x } from '../b/two'; // import('../c/three')"),
            ("a/one.test.ts", "import '../c/three';"),
            ("b/two.ts", "export * from 'svelte';"),
            ("c/three.ts", "import type { One } from '../a/one';"),
        ];
        assert_eq!(lines(&files), [""; 0]);
    }

    #[test]
    fn files_of_one_folder_can_be_a_circle() {
        let files = [
            ("engine/desk.svelte.ts", "export { hand } from './hand.ts';"),
            ("engine/hand.ts", "import './desk.svelte';"),
        ];
        assert_eq!(lines(&files), ["engine/: desk.svelte.ts hand.ts"]);
    }
}
