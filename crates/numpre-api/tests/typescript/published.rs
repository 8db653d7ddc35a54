//! Files that tests compare with, and write if asked to.

use std::path::Path;

/// Compares a text with a file of the repository. If `SCHEMA=overwrite`, writes the file first.
pub(crate) fn compare(path: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var("SCHEMA").is_ok_and(|how| how == "overwrite") {
        std::fs::write(&path, expected).expect("it is written");
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == expected,
        "{} differs; SCHEMA=overwrite cargo test -p numpre-api --all-features writes it",
        path.display()
    );
}
