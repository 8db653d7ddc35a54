//! Differences between operating systems: paths, line ends, names of devices, files that another
//! program has open.

use crate::run::*;
use std::fs;
use std::path::MAIN_SEPARATOR;

#[test]
fn paths_are_shown_as_they_were_given() {
    let folder = Folder::new();
    fs::create_dir(folder.path("sub folder")).unwrap();
    folder.file("sub folder/two.txt", format!("{INKALA}\n12\n"));
    let whole = folder.path("sub folder").join("two.txt").to_string_lossy().into_owned();
    for path in ["sub folder/two.txt", &format!("sub folder{MAIN_SEPARATOR}two.txt"), &whole] {
        let ran = folder.numpre(&["solve", path]);
        assert_eq!((ran.code, ran.out), (Some(2), format!("{INKALA_ANSWER}\ninvalid\n")), "{path}");
        assert!(ran.err.starts_with(&format!("{path}:2:3: ")), "{}", ran.err);
        let ran = folder.numpre(&["solve", "-O", "json", path, INKALA]);
        let first: serde_json::Value =
            serde_json::from_str(ran.out.lines().next().unwrap()).unwrap();
        assert_eq!((&first["source"], &first["line"]), (&path.into(), &1.into()), "{first}");
        let out = format!("sub folder{MAIN_SEPARATOR}out.txt");
        folder.numpre(&["solve", INKALA, "--out", &out]).expect(0, "", "");
        assert_eq!(folder.read("sub folder/out.txt"), format!("{INKALA_ANSWER}\n"));
    }
}

#[test]
fn lines_end_in_a_line_feed_whatever_the_system_and_the_input() {
    let folder = Folder::new();
    folder.file("crlf.txt", format!("# two\r\n{INKALA}\r\n{SAMPLE}\r\n12\r\n"));
    let answers = format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\ninvalid\n");
    let ran = folder.numpre(&["solve", "crlf.txt"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), answers.as_str()));
    assert!(ran.err.starts_with("crlf.txt:4:3: ") && !ran.err.contains('\r'), "{ran:?}");
    let _ = folder.numpre(&["solve", "crlf.txt", "--out", "out.txt"]);
    assert_eq!(folder.read("out.txt"), answers);
    for output in ["json", "csv", "grid"] {
        assert!(!folder.numpre(&["rate", "-O", output, "crlf.txt"]).out.contains('\r'), "{output}");
    }
}

#[test]
fn output_in_japanese_is_utf_8_where_it_goes_into_a_pipe_or_file() {
    let folder = Folder::new();
    // `Ran` accepts only UTF-8.
    let shown = folder.numpre(&["hint", "-O", "grid", "--lang", "ja", SAMPLE]).out;
    assert!(!shown.is_ascii(), "{shown}");
    folder
        .numpre(&["hint", "-O", "grid", "--lang", "ja", SAMPLE, "--out", "ヒント.txt"])
        .expect(0, "", "");
    assert_eq!((folder.read("ヒント.txt"), folder.names()), (shown, vec!["ヒント.txt".to_owned()]));
    folder.file("ナンプレ.txt", "12\n");
    assert!(folder.numpre(&["solve", "ナンプレ.txt"]).err.starts_with("ナンプレ.txt:1:3: "));
}

/// Windows has supported this since Windows 10; Wine 8 does not.
#[cfg(unix)]
#[test]
fn a_file_that_is_open_elsewhere_is_replaced() {
    let folder = Folder::new();
    let text = format!("{INKALA}\n{SAMPLE}\n");
    folder.file("in.txt", &text);
    folder.file("out.txt", "old\n");
    // The file is open as in an editor that allows others to rename it.
    let held = fs::File::open(folder.path("out.txt")).unwrap();
    folder.numpre(&["solve", "in.txt", "--out", "out.txt"]).expect(0, "", "");
    assert_eq!(folder.read("out.txt"), format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n"));
    assert_eq!(folder.names(), ["in.txt", "out.txt"]);
    drop(held);
}

#[cfg(windows)]
mod on_windows {
    use super::*;
    use std::io::Write;
    use std::os::windows::fs::OpenOptionsExt;
    use std::process::Stdio;
    use std::thread;
    use std::time::Duration;

    /// Opens a file as Excel does: others may read it, but neither write nor rename it.
    fn held(folder: &Folder, name: &str) -> fs::File {
        const SHARE_READ: u32 = 1;
        fs::OpenOptions::new().read(true).share_mode(SHARE_READ).open(folder.path(name)).unwrap()
    }

    #[test]
    fn a_file_that_another_program_holds_is_not_replaced_and_reported() {
        let folder = Folder::new();
        folder.file("out.txt", "before");
        let held = held(&folder, "out.txt");
        let message = "numpre: out.txt: cannot be written (another program is using it)\n";
        folder.numpre(&["solve", INKALA, "--out", "out.txt"]).expect(2, "", message);
        drop(held);
        assert_eq!(
            (folder.read("out.txt"), folder.names()),
            ("before".to_owned(), vec!["out.txt".to_owned()])
        );
    }

    #[test]
    fn a_file_that_is_held_for_a_moment_is_still_replaced() {
        let folder = Folder::new();
        folder.file("out.txt", "before");
        let mut child = command(&["solve", "-", "--out", "out.txt"])
            .current_dir(folder.path("."))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Wait until the output has begun: then there is a second file with a temporary name.
        while folder.names().len() < 2 {
            thread::sleep(Duration::from_millis(5));
        }
        let held = held(&folder, "out.txt");
        let mut stdin = child.stdin.take().unwrap();
        writeln!(stdin, "{INKALA}").unwrap();
        drop(stdin);
        thread::sleep(Duration::from_millis(200));
        drop(held);
        Ran::from(child.wait_with_output().unwrap()).expect(0, "", "");
        assert_eq!(folder.read("out.txt"), format!("{INKALA_ANSWER}\n"));
        assert_eq!(folder.names(), ["out.txt"]);
    }

    #[test]
    fn names_of_devices_are_no_files() {
        let folder = Folder::new();
        for name in ["NUL", "nul"] {
            folder.numpre(&["solve", INKALA, "--out", name]).expect(0, "", "");
            assert_eq!(folder.names(), Vec::<String>::new(), "{name}");
            // The device is empty.
            let message = format!("{name}:1:1: it holds no puzzle; expected at least one\n");
            folder.numpre(&["solve", name]).expect(2, "", &message);
        }
    }
}
