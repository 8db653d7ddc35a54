//! The book as built by `docs/book/build`: every link in it leads to something.

use crate::pages::{LANGUAGES, files, repository};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

/// Returns the values of all attributes `name="…"` of a page.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {name}=\"");
    let places: Vec<usize> = html.match_indices(&start).map(|(at, _)| at + start.len()).collect();
    places.into_iter().filter_map(move |at| html[at..].split('"').next())
}

/// Returns a path with `.` and `..` resolved.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, part| {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            other => plain.push(other),
        }
        plain
    })
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let code: Option<u8> =
            (byte == b'%').then(|| [rest.next(), rest.next()]).and_then(|pair| {
                u8::from_str_radix(
                    &String::from_utf8(pair.into_iter().flatten().collect()).ok()?,
                    16,
                )
                .ok()
            });
        bytes.push(code.unwrap_or(byte));
    }
    String::from_utf8(bytes).unwrap()
}

#[test]
#[ignore = "needs the built book: docs/book/build"]
fn no_link_of_the_built_book_leads_nowhere() {
    let site = repository().join("target/site/book");
    let mut pages = BTreeMap::new();
    for language in LANGUAGES {
        for name in files(&site.join(language), ".html") {
            let path = site.join(language).join(name);
            pages.insert(path.clone(), std::fs::read_to_string(path).unwrap());
        }
    }
    assert!(pages.len() > 60, "{} pages", pages.len());
    let mut broken = Vec::new();
    let mut count = 0;
    for (path, html) in &pages {
        // A script makes the table of contents. Its links are read here from the page for browsers
        // without scripts. 404.html is skipped, because it is shown at any address.
        if path.ends_with("404.html") {
            continue;
        }
        for link in attributes(html, "href").chain(attributes(html, "src")) {
            if link.contains(':') || link.starts_with("//") {
                continue;
            }
            count += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                path.clone()
            } else {
                plain(&path.parent().unwrap().join(decoded(file)))
            };
            let is_there = match pages.get(&target) {
                Some(page) => {
                    anchor.is_empty() || attributes(page, "id").any(|id| id == decoded(anchor))
                }
                None => target.exists(),
            };
            if !is_there {
                broken.push(format!("{}: {link}", path.strip_prefix(&site).unwrap().display()));
            }
        }
        assert!(!html.contains("{{#"), "{}: something is not taken in", path.display());
    }
    assert!(count > 1000, "{count} links");
    assert!(broken.is_empty(), "{broken:#?}");
}
