//! `hypothesis`: its sums in every output, the same sums for any number of threads, and a journal
//! for resuming.

use crate::run::*;
use crate::scene::{LANGUAGES, Scene};

/// Returns one puzzle of each rank except the first, Inkala's puzzle, and puzzles that are not
/// proper.
pub fn puzzles() -> String {
    let of_rank = [
        "......9.8...36......3.....1.6.5..29..1....4.5..2.4..8.24...6....7....8.6.564.1...",
        "9...........586...5...4..63...6.42.1.6.82.539.....3..675...8.1.4.9..53...1.......",
        "..48....11.........8..4257.537......4.9..58.....92....9.........6..18..28....93.7",
        "..36.19..8........7..89.435.....73.....5..1.7.1....59........49..9.1.6.2.5.......",
        ".3...9..6...3.....4.9.68.1.8..9.32...43.......5.1........4..573........8...7.2..1",
        "...68..1..2....79..581.....6........93..5.68...2.6..43.7..1.4.....5.78.15........",
        "85...1.36.....4.......8.5..9.........3.8.2....6..5...2...4...61...3...2..2..1.384",
    ];
    format!(
        "{}\n{INKALA}\n{SAMPLE}\n{}\n{IMPOSSIBLE}\n12\n",
        of_rank.join("\n"),
        INKALA.replacen('8', ".", 1)
    )
}

#[test]
fn outputs() {
    let mut scene = Scene::default();
    for output in ["line", "json", "csv"] {
        scene.add(output, &fed(&["hypothesis", "--output", output], puzzles()).shown());
    }
    for lang in LANGUAGES {
        let ran =
            fed(&["hypothesis", "--output", "grid", "--lang", lang, "--depth", "1"], puzzles());
        scene.add(format!("grid, {lang}"), &ran.shown());
    }
    scene.check("hypothesis");
}

#[test]
fn threads_do_not_matter() {
    let many = puzzles().repeat(10);
    let one = fed(&["hypothesis", "--threads", "1"], &many);
    let several = fed(&["hypothesis", "--threads", "5"], &many);
    assert_eq!((one.code, one.out), (several.code, several.out));
}

#[test]
fn a_journal_is_continued() {
    let folder = Folder::new();
    folder.file("puzzles.txt", puzzles());
    let run = || folder.numpre(&["hypothesis", "--journal", "journal.txt", "puzzles.txt"]);
    let (first, journal) = (run(), folder.read("journal.txt"));
    assert_eq!(journal.lines().count(), 1 + 9, "a title, and a line for each proper puzzle");
    // The journal ends in the middle of a line, in the title, or is empty.
    for end in [journal.len() - 5, journal.len() / 2, 10, 0] {
        folder.file("journal.txt", &journal[..end]);
        assert_eq!(run().out, first.out);
        assert_eq!(folder.read("journal.txt"), journal);
    }
    // The findings in the journal are used: no puzzle is searched again.
    folder.file("journal.txt", journal.replace(" 2 ", " 3 "));
    assert_ne!(run().out, first.out);
}

#[test]
fn other_files_and_depths_are_refused_as_journals() {
    let folder = Folder::new();
    folder.file("puzzles.txt", puzzles());
    folder.file("other.txt", "# numpre hypothesis, depth 3\n");
    folder.file("broken.txt", format!("# numpre hypothesis, depth 2\n{INKALA} 8\n"));
    let mut scene = Scene::default();
    for lang in LANGUAGES {
        for name in ["other.txt", "broken.txt", "puzzles.txt"] {
            let arguments = ["hypothesis", "--lang", lang, "--journal", name, "puzzles.txt"];
            scene.add(format!("{name}, {lang}"), &folder.numpre(&arguments).shown());
        }
        assert_eq!(folder.read("puzzles.txt"), puzzles(), "it is left as it was");
    }
    scene.check("hypothesis-journal");
}

#[test]
#[cfg(unix)]
fn an_endless_device_is_not_a_journal() {
    // The memory is limited. The endless content of a device would fill it at once.
    for device in ["/dev/zero", "/dev/full"] {
        let script =
            format!("ulimit -v 1000000; exec \"$0\" hypothesis --journal {device} {INKALA}");
        let mut command = std::process::Command::new("sh");
        command
            .args(["-c", &script, env!("CARGO_BIN_EXE_numpre")])
            .env_clear()
            .env("LC_ALL", "C.UTF-8");
        let ran = Ran::from(command.output().unwrap());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(
            ran.err.starts_with(&format!("numpre: {device}:1: not a line of a journal")),
            "{ran:?}"
        );
    }
}
