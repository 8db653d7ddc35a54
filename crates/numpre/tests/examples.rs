//! Checks that the usage examples print the output shown in their first comment.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the path of an example that cargo has built next to this test.
fn built(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("this test is a file");
    let profile =
        test.parent().and_then(Path::parent).expect("it stands in a folder of the profile's");
    profile.join("examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Returns the text between the fences of the first comment.
fn shown(source: &str) -> String {
    let comment = source.lines().map_while(|line| line.strip_prefix("//!"));
    let text = comment
        .skip_while(|line| line.trim() != "```text")
        .skip(1)
        .take_while(|line| line.trim() != "```");
    text.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line))).collect()
}

#[test]
fn examples_print_what_they_show() {
    for name in ["solve", "count", "rate", "explain", "hint", "generate", "batch", "tour"] {
        let source =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.rs"));
        let expected = shown(&std::fs::read_to_string(&source).expect("the example is there"));
        let run = Command::new(built(name))
            .output()
            .expect("cargo test builds the examples; --test examples alone does not");
        let printed = String::from_utf8(run.stdout).expect("it prints text");
        if std::env::var_os("NUMPRE_SHOW").is_some() {
            println!("== {name}\n{printed}");
            continue;
        }
        assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
        assert_eq!(printed, expected, "{name} prints something else than its comment shows");
    }
}
