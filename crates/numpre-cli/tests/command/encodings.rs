//! Input that is not UTF-8.

use crate::run::{Folder, INKALA, INKALA_ANSWER, SAMPLE, fed, numpre};
use encoding_rs::{EUC_JP, Encoding, SHIFT_JIS, WINDOWS_1252};

/// Returns a table as spreadsheets save it.
fn table(rows: usize) -> String {
    let row =
        |number: usize| format!("{number},{INKALA},{INKALA_ANSWER},難しい（第{number}回）\r\n");
    "番号,問題,解答,備考\r\n".to_owned() + &(1..=rows).map(row).collect::<String>()
}

fn encoded(encoding: &'static Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, has_failed) = encoding.encode(text);
    assert!(!has_failed);
    bytes.into_owned()
}

fn utf16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(to_bytes).collect()
}

#[test]
fn a_table_is_read_in_any_encoding() {
    let text = table(1000);
    let plain = fed(&["check", "--output", "csv"], &text);
    assert_eq!((plain.code, plain.err.as_str()), (Some(0), ""));
    assert_eq!(plain.out.lines().filter(|row| row.contains("難しい（第")).count(), 1000);
    for (name, bytes) in [
        ("Shift_JIS", encoded(SHIFT_JIS, &text)),
        ("EUC-JP", encoded(EUC_JP, &text)),
        ("UTF-16LE", utf16(&text, u16::to_le_bytes)),
        ("UTF-16BE", utf16(&text, u16::to_be_bytes)),
    ] {
        let message = |file: &str| format!("{file}: warning: not UTF-8; read as {name}\n");
        fed(&["check", "--output", "csv"], &bytes).expect(0, &plain.out, &message("<stdin>"));
        let folder = Folder::new();
        folder.file("table.csv", &bytes);
        folder.numpre(&["check", "--output", "csv", "table.csv"]).expect(
            0,
            &plain.out,
            &message("table.csv"),
        );
        // If the encoding is named, there is no message.
        let option = format!("--encoding={}", name.to_lowercase());
        folder
            .numpre(&["check", "--strict", "--output", "csv", &option, "table.csv"])
            .expect(0, &plain.out, "");
        folder.numpre(&["verify", "table.csv", "--output", "line"]).expect(
            0,
            &"correct\n".repeat(1000),
            &message("table.csv"),
        );
    }
}

#[test]
fn a_comment_far_down_is_kept() {
    let text = format!("{}{INKALA} # ナンプレ初級\n", format!("{SAMPLE}\n").repeat(20_000));
    let folder = Folder::new();
    folder.file("old.txt", encoded(SHIFT_JIS, &text));
    let ran = folder.numpre(&["convert", "--to", "line-81", "--out", "new.txt", "old.txt"]);
    ran.expect(0, "", "old.txt: warning: not UTF-8; read as Shift_JIS\n");
    assert!(folder.read("new.txt").ends_with(&format!("{INKALA} ナンプレ初級\n")));
}

#[test]
fn text_that_fits_no_japanese_encoding_is_a_guess() {
    let guess = "<stdin>: warning: not UTF-8; read as windows-1252, the likeliest encoding; \
                 expected another --encoding if that is wrong\n";
    let bytes = encoded(WINDOWS_1252, &format!("{INKALA} café\n"));
    fed(&["convert", "--to", "line-81"], &bytes).expect(0, &format!("{INKALA} café\n"), guess);
    fed(&["convert", "--to", "line-81", "--strict"], &bytes).expect(2, "", guess);
    fed(&["convert", "--to", "line-81", "--strict", "--encoding", "latin1"], &bytes).expect(
        0,
        &format!("{INKALA} café\n"),
        "",
    );
}

#[test]
fn a_byte_that_is_not_a_character_is_reported_with_its_place() {
    let warning = "a byte that forms no character is replaced by U+FFFD; \
                   expected UTF-8 text, or the encoding that --encoding names";
    let bytes = encoded(WINDOWS_1252, &format!("{SAMPLE}\n{INKALA} café\n"));
    let message = format!("<stdin>:2:86: warning: {warning}\n");
    fed(&["convert", "--to", "line-81", "--encoding", "utf-8"], &bytes).expect(
        0,
        &format!("{SAMPLE}\n{INKALA} caf\u{fffd}\n"),
        &message,
    );
    let strict = fed(&["convert", "--to", "line-81", "--encoding", "utf-8", "--strict"], &bytes);
    assert_eq!((strict.code, strict.out.lines().last()), (Some(2), Some("invalid")), "{strict:?}");
    assert!(strict.err.contains(&format!("<stdin>:2:86: {warning}")), "{strict:?}");
    // Columns count characters, also in other encodings.
    let text = encoded(SHIFT_JIS, &format!("# ナンプレ初級\n{SAMPLE} 難\n{INKALA} 難しい"));
    let ran = fed(&["convert", "--to", "line-81"], [&text[..], b"\xff\xff!\n"].concat());
    assert_eq!(ran.out.lines().last().unwrap(), format!("{INKALA} 難しい\u{fffd}\u{fffd}!"));
    assert!(ran.err.contains(&format!("<stdin>:3:86: warning: {warning}")), "{ran:?}");
    let ran = fed(
        &["check"],
        encoded(SHIFT_JIS, &format!("# ナンプレ初級の問題\n8難{}\n", &INKALA[2..])),
    );
    assert!(ran.err.contains("<stdin>:2:2: unexpected '難'"), "{ran:?}");
}

#[test]
fn utf8_with_some_damage_stays_utf8() {
    let bytes = [format!("{INKALA} ナンプレ初級\n{SAMPLE} ").as_bytes(), b"\xe3\x83\n"].concat();
    let ran = fed(&["convert", "--to", "line-81"], bytes);
    assert_eq!(ran.out, format!("{INKALA} ナンプレ初級\n{SAMPLE} \u{fffd}\n"));
    assert!(
        ran.err.starts_with("<stdin>:2:83: warning: a byte") && ran.err.lines().count() == 1,
        "{ran:?}"
    );
}

#[test]
fn every_command_that_reads_takes_the_encoding() {
    let bytes = encoded(SHIFT_JIS, &format!("{INKALA} # 難しいナンプレ\n"));
    for command in ["solve", "check", "rate", "explain", "hint", "hypothesis"] {
        let ran = fed(&[command, "--encoding", "sjis"], &bytes);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command}: {ran:?}");
    }
    let folder = Folder::new();
    let drawing = INKALA.replace('.', "□").replace(|found: char| found.is_ascii_digit(), "■");
    let path = folder.file("drawing.txt", encoded(SHIFT_JIS, &drawing));
    let made = numpre(&[
        "generate",
        "--seed",
        "1",
        "--max-tries",
        "3",
        "--pattern",
        path.to_str().unwrap(),
    ]);
    assert!(!made.err.contains("UTF-8"), "{made:?}");
}
