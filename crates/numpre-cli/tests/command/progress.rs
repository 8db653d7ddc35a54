//! The output on a terminal during a run.

use crate::run::*;
use std::process::{Command, Stdio};
use unicode_width::UnicodeWidthStr;

/// Returns the output on a terminal of this width. The run is interrupted after 1.5 seconds.
fn shown(columns: usize, arguments: &str) -> String {
    let run = format!(
        "stty rows 24 cols {columns}; exec timeout -s INT 1.5 {} {arguments} --out /dev/null",
        env!("CARGO_BIN_EXE_numpre")
    );
    let mut script = Command::new("script");
    script
        .args(["-qec", &run, "/dev/null"])
        .env("LC_ALL", "C.UTF-8")
        .env("TERM", "xterm")
        .env_remove("COLUMNS");
    let output = script.stdin(Stdio::null()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the text without the sequences that move the cursor.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\u{1b}' => {
                let _ =
                    signs.by_ref().skip_while(|sign| *sign == '[').find(char::is_ascii_alphabetic);
            }
            sign if sign.is_control() => {}
            sign => plain.push(sign),
        }
    }
    plain
}

#[test]
fn no_refresh_begins_a_new_line() {
    let folder = Folder::new();
    let many = folder.file("many.txt", format!("{INKALA}\n").repeat(3_000_000));
    let runs = [
        // Many puzzles are made; one puzzle is searched in vain; many puzzles are rated.
        "generate -j 1 --seed 1 --count 100000000".to_owned(),
        "generate -j 1 --seed 1 --rank 1 --clues 17 --max-tries 1000000000000".to_owned(),
        format!("rate -j 1 {}", many.display()),
    ];
    for (place, run) in runs.iter().enumerate() {
        let all = [(40, "ja"), (100, "ja"), (60, "ja"), (80, "ja"), (80, "en")];
        for &(columns, lang) in &all[..if place == 0 { 5 } else { 2 }] {
            let text = shown(columns, &format!("{run} --lang {lang}"));
            // The message at the end has its own line.
            let refreshes: Vec<&str> = text
                .split('\r')
                .filter(|part| part.contains(['/', '%', ':', '回', '試']))
                .collect();
            assert!(refreshes.len() > 3, "{columns} {lang} {run}: {text:?}");
            for refresh in &refreshes[..refreshes.len() - 2] {
                assert!(!refresh.contains('\n'), "{columns} {lang} {run}: {refresh:?} in {text:?}");
                assert!(
                    plain(refresh).trim_end().width() < columns,
                    "{columns} {lang} {run}: {refresh:?}"
                );
            }
            let unit = match (place, lang) {
                (1, "ja") => "試行回数",
                (1, _) => "tries",
                (_, "ja") => "問",
                _ => "puzzles",
            };
            assert!(text.contains(unit), "{columns} {lang} {run}: {text:?}");
        }
    }
}
