//! Compiles a solver written in C, loads it and asks it.
#![allow(unsafe_code)]

use numpre::Grid;
use numpre_foreign::{Input, LoadError, Solver};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles the plain solver into a library for this test.
fn library(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let library = folder.join(format!("{test}{}", std::env::consts::DLL_SUFFIX));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plain.c");
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let compiled = Command::new(compiler)
        .args(["-O2", "-shared", "-fPIC", "-o"])
        .arg(&library)
        .arg(source)
        .status();
    assert!(compiled.expect("a C compiler").success());
    library
}

#[test]
fn counts_up_to_the_limit() {
    // SAFETY: the library was compiled above.
    let mut solver = unsafe { Solver::load(library("counts"), "plain".into()) }.unwrap();
    assert_eq!(solver.name(), "plain");
    let proper =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut count =
        |text: &str, limit| solver.count(&Input::from(&text.parse::<Grid>().unwrap()), limit);
    assert_eq!([count(proper, 1), count(proper, 2), count(proper, 9)], [1, 1, 1]);
    let several = proper.replace(['8', '9'], ".");
    assert_eq!([count(&several, 1), count(&several, 2)], [1, 2]);
}

#[test]
fn a_library_that_cannot_be_loaded_is_reported() {
    // SAFETY: the first library does not exist; the other was compiled above.
    let (none, lacking) = unsafe {
        (
            Solver::load("no/such/library".into(), "plain".into()),
            Solver::load(library("lacking"), "other".into()),
        )
    };
    assert!(matches!(none, Err(LoadError::Library(..))));
    let message = lacking.err().map(|error| error.to_string()).unwrap_or_default();
    assert!(message.starts_with("the library has no function other"), "{message}");
}
