//! Asserts that no test file is forgotten where `tests/all.rs` has the tests of a crate as modules.
//! Cargo does not look for test programs there.

use source_checks::files::{root, sources};
use std::collections::BTreeMap;

#[test]
fn every_test_file_is_a_module_or_a_program() {
    let sources = sources(&root());
    let texts: BTreeMap<&str, &str> =
        sources.iter().map(|source| (source.path.as_str(), source.text.as_str())).collect();
    let mut checked = 0;
    for (path, all) in &texts {
        let Some(folder) = path.strip_suffix("tests/all.rs") else { continue };
        let manifest = std::fs::read_to_string(root().join(folder).join("Cargo.toml"))
            .expect("the manifest can be read");
        for file in texts.keys() {
            let Some(name) = file
                .strip_prefix(&format!("{folder}tests/"))
                .and_then(|name| name.strip_suffix(".rs"))
                .filter(|name| !name.contains('/'))
            else {
                continue;
            };
            let is_module = all.contains(&format!("\nmod {name};\n"));
            assert!(is_module || manifest.contains(&format!("name = \"{name}\"")), "{file}");
            checked += 1;
        }
    }
    assert!(checked > 40, "{checked}");
}
