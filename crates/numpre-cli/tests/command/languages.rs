//! Languages that the command finds at run time, and a check that every sentence comes from a
//! message.

use crate::made_up_language::{files, is_cell, words};
use crate::run::{Folder, IMPOSSIBLE, INKALA, Ran, SAMPLE, SAMPLE_ANSWER, SEVERAL, command};
use std::fs;
use std::process::Stdio;

/// Creates a folder with a made-up language and puzzles.
fn folder() -> Folder {
    let folder = Folder::new();
    fs::create_dir_all(folder.path("languages/qaa")).unwrap();
    for file in files() {
        folder.file(&format!("languages/qaa/{}", file.name), file.text.as_bytes());
    }
    folder.file("in.txt", format!("{SAMPLE}\n{INKALA}\n{IMPOSSIBLE}\n12\n{SEVERAL}\n"));
    folder.file("one.txt", format!("{INKALA}\n"));
    folder.file(
        "pairs.txt",
        format!("{SAMPLE} {SAMPLE_ANSWER}\n{INKALA} {SAMPLE_ANSWER}\n{INKALA}\n"),
    );
    folder.file("pattern.txt", format!("{}\n", ".".repeat(81)));
    folder
}

fn message(folder: &Folder, line: &str) -> Ran {
    let mut command = command(&line.split(' ').chain(["--lang", "qaa"]).collect::<Vec<_>>());
    let command = command.env("NUMPRE_MESSAGES", "languages").current_dir(folder.path("."));
    command.stdin(Stdio::null()).output().unwrap().into()
}

/// Words that are names and so are not translated: commands, values of options, units, files.
const NAMES: &str = "\
    numpre solve check verify rate explain hint draw generate grid convert dataset \
    hypothesis bench serve completions man help make audit score card \
    in few rank-up clue-down test split file toml \
    line json csv xlsx parquet auto always never where what full en ja qaa \
    naive cell-list fewest fast batch light dark colour-blind print current \
    line-81 nine-lines framed candidates sdm givens-placed-deleted hodoku sukaku sudokuwiki numpre \
    sudokuexchange f-puzzles sudokupad \
    point vertical horizontal diagonal antidiagonal rotate none full \
    refuse take keep drop \
    easy medium hard unfair extreme one controlled-bias bash elvish fish powershell zsh \
    se121 se121c \
    player s4 full-house naked-single hidden-single locked-candidates naked-pair hidden-pair \
    naked-triple hidden-triple naked-quad hidden-quad x-wing swordfish jellyfish skyscraper \
    two-string-kite turbot-fish empty-rectangle xy-wing w-wing x-chain xy-chain aic \
    grouped-x-chain grouped-aic finned-x-wing sashimi-x-wing finned-swordfish \
    sashimi-swordfish finned-jellyfish sashimi-jellyfish franken-fish mutant-fish \
    remote-pair simple-colouring multi-colouring medusa unique-rectangle-1 unique-rectangle-2 \
    unique-rectangle-3 unique-rectangle-4 unique-rectangle-5 unique-rectangle-6 \
    hidden-rectangle avoidable-rectangle-1 avoidable-rectangle-2 unique-loop bug-plus-one bug-2 \
    bug-3 bug-4 locked-pair locked-triple xyz-wing wxyz-wing sue-de-coq als-xz als-xy-wing \
    als-chain death-blossom sk-loop forcing-chain kraken-fish no-uniqueness negation trial \
    basic intermediate advanced extreme CLASS|LIST \
    puzz-link tatham -O -o -j -h -V -e -n -q -s -t -r -p \
    in.txt one.txt pairs.txt pattern.txt nowhere.txt sovle svg FILE.svg mm s ms ns \
    utf-8 shift_jis euc-jp iso-2022-jp utf-16le utf-16be windows-1252";

/// Returns the words of a text that do not come from a message.
fn left(line: &str, text: &str) -> Vec<String> {
    let names: Vec<&str> = NAMES.split_whitespace().collect();
    let is_value = |word: &str| {
        let is_placeholder = word
            .chars()
            .all(|letter| letter.is_ascii_uppercase() || letter == '.' || letter == '_');
        let is_measure =
            word.ends_with("mm") && word.starts_with(|letter: char| letter.is_ascii_digit());
        is_cell(word)
            || word.starts_with("--")
            || is_placeholder
            || is_measure
            || names.contains(&word)
    };
    // The message repeats what the user typed.
    let is_asked = |word: &str| line.split([' ', ',']).any(|part| part == word);
    let left = words(text).into_iter().filter(|word| !is_value(word) && !is_asked(word));
    left.map(|word| format!("{line}: {word}")).collect()
}

#[test]
fn no_sentence_is_left_in_english() {
    let folder = folder();
    let commands = "solve check verify rate explain hint draw generate grid convert dataset \
                    hypothesis bench serve completions man help";
    let mut lines: Vec<String> = vec!["--help".to_owned(), "-h".to_owned(), "help".to_owned()];
    for name in commands.split(' ') {
        lines.extend([format!("{name} --help"), format!("{name} -h"), format!("help {name}")]);
        // Every option gets a wrong value.
        lines.extend([
            format!("{name} --threads 0"),
            format!("{name} --lang xx"),
            format!("{name} --no-such"),
        ]);
    }
    let typical = [
        "solve in.txt --output grid --stats",
        "solve --limit 9 in.txt --output grid",
        "check in.txt --output grid",
        "verify pairs.txt --output grid",
        "rate in.txt --output grid",
        "rate --rater hodoku in.txt --output grid",
        "rate --summary --weight controlled-bias in.txt --output grid",
        "rate --rater hodoku --summary in.txt --output grid",
        "explain --summary in.txt --output grid",
        "explain --check in.txt --output grid",
        "explain --order se121 --brief one.txt --output grid",
        "explain --order se121 --techniques basic one.txt",
        "hint --order se121 one.txt",
        "hint --level where one.txt --output grid",
        "hint --level what one.txt --output grid",
        "hint one.txt --output grid",
        "hint --all one.txt --output grid",
        "generate -s 7 -n 1 --output grid",
        "generate -s 7 --clues 17 --max-tries 2 --output grid",
        "generate -s 7 --technique naked-pair --se 2.0..4.0 --hodoku medium --output grid",
        "generate -s 7 --se 11.. --hodoku extreme --max-tries 2 --output grid",
        "generate --pattern pattern.txt",
        "generate --technique x-wing --rank 1",
        "generate --se 7.15",
        "generate --daily 2026-11-23 --output grid",
        "generate --daily today",
        "generate --daily 2026-02-29",
        "generate --rank 8..1",
        "generate --clues 3",
        "grid -s 7 --output grid",
        "hypothesis in.txt --output grid",
        "bench -j 1 --calls 1000 --seconds 0.2 one.txt --output grid",
        "convert --to csv --canonical in.txt --output grid",
        "draw in.txt",
        "solve nowhere.txt",
        "solve --rank 3",
        "solve --engine slow",
        "sovle",
        "convert in.txt",
        "generate --timeout -1",
        "draw --size 3 one.txt",
    ];
    lines.extend(typical.map(str::to_owned));
    let mut untranslated = Vec::new();
    for line in lines {
        let ran = message(&folder, &line);
        assert!(ran.code.is_some_and(|code| code <= 2), "{line}: {ran:?}");
        // A line with a puzzle, its digits and its status is for programs. Messages are on the
        // other stream.
        let is_for_programs =
            line == "draw one.txt" || (ran.code != Some(2) && line.starts_with("convert --to"));
        if !is_for_programs {
            untranslated.extend(left(&line, &ran.out));
        }
        untranslated.extend(left(&line, &ran.err));
        assert!(!ran.out.is_empty() || !ran.err.is_empty(), "{line}");
    }
    assert!(untranslated.is_empty(), "{untranslated:#?}");
}

#[test]
fn a_language_in_the_folder_is_offered_and_replaces_a_built_in_one() {
    let folder = folder();
    fs::create_dir_all(folder.path("languages/ja")).unwrap();
    folder.file("languages/ja/steps.ftl", "explain-nothing = オワリ\n");
    let run = |arguments: &[&str]| {
        let mut command = command(arguments);
        let output = command
            .env("NUMPRE_MESSAGES", "languages")
            .current_dir(folder.path("."))
            .output()
            .unwrap();
        Ran::from(output)
    };
    assert!(run(&["solve", "--lang", "xx"]).err.contains("expected one of en, ja, qaa"));
    let solved = run(&["explain", "--lang", "ja", "--output", "grid", SAMPLE_ANSWER]);
    assert!(solved.out.contains("オワリ"), "{solved:?}");
    // A message that the language lacks appears in English.
    assert!(solved.out.contains("very easy") || solved.out.contains("given"), "{solved:?}");
}

#[test]
fn a_language_that_cannot_be_read_is_reported() {
    let folder = folder();
    folder.file("languages/qaa/steps.ftl", "explain-nothing = ok\nthis is no message\n");
    let ran = message(&folder, "solve one.txt");
    let name = format!("languages{0}qaa{0}steps.ftl", std::path::MAIN_SEPARATOR);
    let text =
        format!("numpre: {name}:2: not a message; expected NAME = TEXT, in Fluent's syntax\n");
    ran.expect(2, "", &text);
    let mut command = command(&["solve", "one.txt"]);
    let output =
        command.env("NUMPRE_MESSAGES", "nowhere").current_dir(folder.path(".")).output().unwrap();
    Ran::from(output).expect(
        2,
        "",
        "numpre: nowhere: cannot be read (no such file or folder); expected a folder of messages\n",
    );
}

/// Checks the names in `say("…")`, `word("…")` and similar calls in all files of the command.
#[test]
fn every_message_that_the_code_names_is_there() {
    let known: String =
        numpre_text::Language::english().files().iter().map(|file| file.text.to_string()).collect();
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut named = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = fs::read_to_string(&path).unwrap();
            for call in [".say(\"", ".word(\"", "Told(texts.word(\"", ".find(\""] {
                for name in code.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                    named += 1;
                    let begins = format!("\n{name} =");
                    assert!(
                        known.contains(&begins) || known.starts_with(&begins[1..]),
                        "{}: {name}",
                        path.display()
                    );
                }
            }
        }
    }
    assert!(named > 60, "{named}");
}
