//! `dataset`: makes, verifies, audits and scores data sets, reports mistakes with their place, and
//! continues a run that was killed at any moment.

use crate::run::*;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

const SMALL: &str = r#"
format = 1
name = "small"
seed = 7
unique = "grid-class"
[split]
shares = { train = 0.8, validation = 0.1, test = 0.1 }
[[part]]
name = "r{rank}"
each = { rank = "1..3" }
request = { symmetry = "none" }
count = { train = 40, validation = 5, test = 5 }
isomorphs = { train = 1 }
[output]
layout = ["csv", "npy", "trm"]
"#;

/// Returns a folder with the configuration `small.toml`.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.file("small.toml", SMALL);
    folder
}

/// The arguments that make the small data set in the folder `set`.
const MAKE: [&str; 6] = ["dataset", "make", "--config", "small.toml", "--out", "set"];

/// Returns the names and bytes of all files in a folder and its subfolders, sorted.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_string_lossy().into_owned();
                found.push((name, fs::read(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn a_data_set_is_made_verified_and_audited() {
    let folder = folder();
    let made = folder.numpre(&MAKE);
    assert_eq!((made.code, made.out.as_str()), (Some(0), ""), "{made:?}");
    assert!(made.err.starts_with("set: 270 puzzles in 30 files, "), "{}", made.err);
    folder.numpre(&["dataset", "verify", "set"]).expect(
        0,
        "30 files, 540 rows checked: everything is right\n",
        "",
    );
    let audit = folder.numpre(&["dataset", "audit", "set"]);
    assert_eq!(audit.code, Some(0), "{audit:?}");
    assert!(
        audit.out.starts_with("270 puzzles: 150 classes of puzzles, 150 classes of solutions\n")
    );
    assert!(audit.out.contains("  an isomorph of the solution: 0 (0.0%)\n"), "{}", audit.out);
    let json =
        folder.numpre(&["dataset", "audit", "train=set/train.csv", "test=set/test.csv", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((json["rows"].as_u64(), json["made_up"].as_bool()), (Some(255), Some(false)));
    assert_eq!(json["pairs"][0]["of"], 15);
    // The same file is named as both splits, so every puzzle of one is in the other.
    let leak = folder.numpre(&["dataset", "audit", "train=set/train.csv", "test=set/train.csv"]);
    assert_eq!(leak.code, Some(1));
    assert!(leak.out.contains("  the same puzzle: 240 (100.0%)\n"), "{}", leak.out);
    let card = fs::read(folder.path("set/README.md")).unwrap();
    fs::remove_file(folder.path("set/README.md")).unwrap();
    folder.numpre(&["dataset", "card", "set"]).expect(0, "", "");
    assert_eq!(fs::read(folder.path("set/README.md")).unwrap(), card);
}

#[test]
fn a_changed_row_is_reported_with_its_number() {
    let folder = folder();
    folder.numpre(&MAKE);
    let path = folder.path("set/test.csv");
    let text = fs::read_to_string(&path).unwrap();
    let third = text.lines().nth(3).unwrap();
    let fields: Vec<&str> = third.split(',').collect();
    let blank = ".".repeat(81);
    fs::write(&path, text.replace(third, &[fields[0], &blank, fields[2], fields[3]].join(",")))
        .unwrap();
    let report = folder.numpre(&["dataset", "verify", "set"]);
    // The CSV files no longer have the same rows as the other layouts, so the rows of each layout
    // are checked, not only those of one.
    report.expect(
        1,
        "test.csv: the bytes are not those of the manifest\n\
         test.csv: the rows are not those of the manifest\n\
         test (csv):3: the puzzle has multiple solutions\n\
         30 files, 810 rows checked: 3 faults\n",
        "",
    );
    let japanese = folder.numpre(&["dataset", "verify", "set", "--lang", "ja"]);
    assert!(japanese.out.contains("test (csv):3: 複数解の問題です\n"), "{}", japanese.out);
}

#[test]
fn answers_are_scored() {
    let folder = folder();
    folder.numpre(&MAKE);
    let text = fs::read_to_string(folder.path("set/test.csv")).unwrap();
    let answers: Vec<&str> =
        text.lines().skip(1).map(|line| line.split(',').nth(2).unwrap()).collect();
    folder.file("answers.txt", answers[..10].join("\n"));
    let score = folder.numpre(&["dataset", "score", "set", "answers.txt"]);
    assert_eq!(score.code, Some(0));
    let lines: Vec<&str> = score.out.lines().collect();
    assert_eq!(lines[0], "group\tpuzzles\texact\t95%\tblanks right\tgivens changed\tmissing");
    assert!(lines[1].starts_with("all\t15\t66.67%\t±23.86\t"), "{}", lines[1]);
    assert!(lines[1].ends_with("\t0\t5"), "{}", lines[1]);
    let up = folder.numpre(&["dataset", "score", "set", "answers.txt", "--protocol", "rank-up"]);
    assert!(up.out.ends_with("10 answers to puzzles that this protocol does not score\n"));
}

#[test]
fn a_dry_run_makes_nothing() {
    let folder = folder();
    let ran = folder.numpre(&["dataset", "make", "--config", "small.toml", "--dry-run"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "part\trows\tbytes\tcore-hours");
    assert!(lines[1].starts_with("r1\t90\t46170\t0.000"), "{}", lines[1]);
    assert!(lines[4].starts_with("all\t270\t"), "{}", lines[4]);
    assert!(!folder.path("set").exists());
}

#[test]
fn mistakes_are_reported_with_their_place() {
    let folder = folder();
    let wrong = [
        (
            "seed = 7",
            "sed = 7",
            "wrong.toml:4:1: unknown key sed; expected seed, or another known key",
        ),
        (
            "0.8",
            "0.9",
            "wrong.toml:7:10: shares is { train = 0.9, validation = 0.1, test = …; expected \
             shares with the sum 1",
        ),
        ("[output]", "[output", "wrong.toml:14:8: no TOML: "),
        (
            "request = { symmetry",
            "request = { clues = \"0..16\", symmetry",
            "part r1: at most 16 clues is too few",
        ),
    ];
    for (from, to, message) in wrong {
        folder.file("wrong.toml", SMALL.replacen(from, to, 1));
        let ran = folder.numpre(&["dataset", "make", "--config", "wrong.toml", "--out", "set"]);
        assert_eq!(ran.code, Some(2), "{to}");
        assert!(ran.err.starts_with(&format!("numpre: {message}")), "{to}: {}", ran.err);
        let ran = folder.numpre(&[
            "dataset",
            "make",
            "--config",
            "wrong.toml",
            "--out",
            "set",
            "--lang",
            "ja",
        ]);
        // The messages of the TOML library are always in English.
        let is_ours = !ran.err.contains("expected") || message.contains("TOML");
        assert!(ran.code == Some(2) && is_ours, "{}", ran.err);
        assert!(!folder.path("set").exists());
    }
    for (line, message) in [
        (&["dataset", "make", "--out", "set"][..], "numpre dataset make --config FILE --out DIR"),
        (
            &["dataset", "make", "--config", "small.toml"],
            "a data set needs a folder; expected --out DIR",
        ),
        (
            &["dataset", "make", "--config", "nowhere.toml", "--out", "x"],
            "nowhere.toml: cannot be read",
        ),
        (&["dataset", "verify"], "numpre dataset verify DIR"),
        (&["dataset", "verify", "nowhere"], "manifest.json: cannot be read"),
        (&["dataset", "audit", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (&["dataset", "score", "set"], "numpre dataset score DIR FILE"),
        (
            &["dataset", "verify", "set", "--resume"],
            "--resume has no meaning for dataset verify; expected it without",
        ),
    ] {
        let ran = folder.numpre(line);
        assert!(ran.code == Some(2) && ran.err.contains(message), "{line:?}: {}", ran.err);
    }
}

#[test]
fn a_folder_with_files_is_not_written_to() {
    let folder = folder();
    assert_eq!(folder.numpre(&MAKE).code, Some(0));
    let made = files(&folder.path("set"));
    let again = folder.numpre(&MAKE);
    assert!(again.code == Some(2) && again.err.contains("--resume"), "{}", again.err);
    let resumed = folder.numpre(&[&MAKE[..], &["--resume"]].concat());
    assert_eq!(resumed.code, Some(0));
    folder.file("small.toml", SMALL.replace("seed = 7", "seed = 8"));
    let other = folder.numpre(&[&MAKE[..], &["--resume"]].concat());
    assert!(other.code == Some(2) && other.err.contains("another configuration"), "{}", other.err);
    assert_eq!(files(&folder.path("set")), made);
}

#[test]
fn too_few_puzzles_for_a_part_end_the_run_with_code_1() {
    let folder = folder();
    folder.file("few.txt", format!("{INKALA}\n"));
    let text = "format = 1\nname = \"few\"\noutput = { layout = [\"csv\"] }\n\
                [[part]]\nname = \"few\"\nfiles = [\"few.txt\"]\ncount = 100\n";
    folder.file("few.toml", text);
    let ran = folder.numpre(&["dataset", "make", "--config", "few.toml", "--out", "set"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.err.starts_with("numpre: part few has no more puzzles: "), "{}", ran.err);
    assert!(!folder.path("set/manifest.json").exists());
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_reported() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let closed = folder.path("closed");
    fs::create_dir(&closed).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o500)).unwrap();
    // Root can write to every folder, so the permissions have no effect.
    let is_root = fs::write(closed.join("probe"), "").is_ok();
    let _ = fs::remove_file(closed.join("probe"));
    if !is_root {
        let ran =
            folder.numpre(&["dataset", "make", "--config", "small.toml", "--out", "closed/set"]);
        assert!(
            ran.code == Some(2) && ran.err.contains("closed/set: cannot be written"),
            "{ran:?}"
        );
    }
    // Not even root can create a folder inside a file.
    let ran =
        folder.numpre(&["dataset", "make", "--config", "small.toml", "--out", "small.toml/set"]);
    assert!(
        ran.code == Some(2) && ran.err.contains("small.toml/set: cannot be written"),
        "{ran:?}"
    );
}

/// Checks that a failed write leaves no incomplete file. A limit on the size of files makes a write
/// fail as a full disk does.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_partial_file() {
    let folder = folder();
    let line = format!(
        "ulimit -f 8; exec {} {}",
        env!("CARGO_BIN_EXE_numpre"),
        [&MAKE[..], &["--threads", "1"]].concat().join(" ")
    );
    let mut shell = std::process::Command::new("sh");
    let ran: Ran = shell.args(["-c", &line]).current_dir(folder.path(".")).output().unwrap().into();
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("cannot be written"), "{}", ran.err);
    let left = files(&folder.path("set"));
    assert!(left.iter().all(|(name, _)| name.starts_with(".work")), "{left:?}");
    assert!(!left.iter().any(|(name, _)| name.contains(".tmp-")), "{left:?}");
    let resumed = folder.numpre(&[&MAKE[..], &["--resume"]].concat());
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
}

#[cfg(unix)]
#[test]
fn a_run_that_is_killed_is_continued_to_the_same_bytes() {
    let folder = folder();
    let text = SMALL
        .replace("train = 40, validation = 5, test = 5", "train = 400, validation = 50, test = 50");
    folder.file("small.toml", &text);
    assert_eq!(folder.numpre(&MAKE).code, Some(0));
    let whole = files(&folder.path("set"));
    let (mut killed, mut state) = (0, 0x9e37_79b9_u64);
    for round in 0..10 {
        let set = format!("set-{round}");
        let line = |resume: bool| {
            let mut line = vec!["dataset", "make", "--config", "small.toml", "--out", &set];
            line.extend(resume.then_some("--resume"));
            line.into_iter().map(str::to_owned).collect::<Vec<String>>()
        };
        for attempt in 0..3 {
            let arguments = line(attempt > 0);
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let mut child = command(&arguments)
                .current_dir(folder.path("."))
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            std::thread::sleep(Duration::from_micros((state >> 33) % 400_000));
            killed += usize::from(child.try_wait().unwrap().is_none());
            let _ = child.kill();
            child.wait().unwrap();
        }
        let arguments = line(true);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let ran = folder.numpre(&arguments);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(files(&folder.path(&set)) == whole, "round {round}");
    }
    assert!(killed >= 10, "only {killed} runs were killed before their end");
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_run_with_code_130_and_leaves_no_temporary_file() {
    let folder = folder();
    let text = SMALL.replace(
        "train = 40, validation = 5, test = 5",
        "train = 40000, validation = 500, test = 500",
    );
    folder.file("small.toml", &text);
    let child = command(&MAKE)
        .current_dir(folder.path("."))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !folder.path("set/.work/plan").exists() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let process = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
    let ran = child.wait_with_output().unwrap();
    let err = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(ran.status.code(), Some(130), "{err}");
    assert!(err.contains("--resume"), "{err}");
    let left = files(&folder.path("set"));
    assert!(left.iter().all(|(name, _)| !name.contains(".tmp-")), "{:?}", left.len());
}
