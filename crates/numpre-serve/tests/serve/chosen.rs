//! Checks which page goes into the binary, and how the placeholder differs from the app.

#[path = "../../build/page.rs"]
mod page;

use numpre_serve::Site;
use page::{Page, choose};
use std::fs;

#[test]
fn without_the_app_a_build_takes_the_placeholder() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("dist");
    assert_eq!(choose(None, &missing), Ok(Page::Placeholder));
    // The folder is left over from a build that failed.
    fs::create_dir(&missing).unwrap();
    assert_eq!(choose(None, &missing), Ok(Page::Placeholder));
    fs::write(missing.join("index.html"), "").unwrap();
    assert_eq!(choose(None, &missing), Ok(Page::App(missing.clone())));
}

#[test]
fn a_named_folder_without_the_app_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let (built, named) = (folder.path().join("dist"), folder.path().join("other"));
    for folder in [&built, &named] {
        fs::create_dir(folder).unwrap();
    }
    fs::write(built.join("index.html"), "").unwrap();
    let why = choose(Some(&named), &built).unwrap_err();
    assert!(why.contains("other, which has no index.html") && why.contains("web/build"), "{why}");
    fs::write(named.join("index.html"), "").unwrap();
    assert_eq!(choose(Some(&named), &built), Ok(Page::App(named.clone())));
}

#[test]
fn a_site_knows_whether_it_has_the_app() {
    // The app needs its engine; the placeholder does not.
    let has_engine = Site::built_in("/").files().iter().any(|file| file.path.ends_with(".wasm"));
    assert_eq!(Site::has_app(), has_engine);
}
