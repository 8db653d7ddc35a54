//! Compressed input.

use crate::run::{Folder, INKALA, INKALA_ANSWER, Ran, SAMPLE, SAMPLE_ANSWER, fed};
use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::io::Write;

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

fn zstd(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

type Compress = fn(&[u8]) -> Vec<u8>;

const WAYS: [(&str, Compress); 2] = [("gz", gzip), ("zst", zstd)];

/// Returns puzzles and their answers. Each line has another comment, so that the compressed text
/// has more than one block.
fn many(count: usize) -> (String, String) {
    let comment = |number: usize| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let puzzles = (0..count).map(|number| {
        format!("{} {:x}\n", if number % 2 == 0 { INKALA } else { SAMPLE }, comment(number))
    });
    let answers =
        (0..count).map(|number| if number % 2 == 0 { INKALA_ANSWER } else { SAMPLE_ANSWER });
    (puzzles.collect(), answers.map(|answer| format!("{answer}\n")).collect())
}

#[test]
fn compressed_files_and_streams_are_read_as_if_they_were_not() {
    let (puzzles, answers) = many(5000);
    for (end, compressed) in WAYS {
        let bytes = compressed(puzzles.as_bytes());
        assert!(bytes.len() < puzzles.len());
        fed(&["solve"], &bytes).expect(0, &answers, "");
        // The name does not matter. Several compressed parts in a row are one text.
        let folder = Folder::new();
        folder.file(
            "puzzles.txt",
            [&bytes[..], &compressed(format!("{INKALA}\n").as_bytes())].concat(),
        );
        let all = format!("{answers}{INKALA_ANSWER}\n");
        folder.numpre(&["solve", "puzzles.txt"]).expect(0, &all, "");
        let table = format!("番号,問題\n1,{INKALA}\n");
        let (shift_jis, ..) = encoding_rs::SHIFT_JIS.encode(&table);
        let name = format!("table.csv.{end}");
        folder.file(&name, compressed(&shift_jis));
        let ran = folder.numpre(&["solve", "--output", "csv", &name]);
        assert!(
            ran.code == Some(0) && ran.out.lines().next().unwrap().ends_with(",番号"),
            "{ran:?}"
        );
    }
}

#[test]
fn records_before_damage_are_answered() {
    let (puzzles, answers) = many(20_000);
    for (end, compressed) in WAYS {
        let bytes = compressed(puzzles.as_bytes());
        let folder = Folder::new();
        let begins = |ran: &Ran| ran.out.lines().count() > 1000 && answers.starts_with(&ran.out);
        folder.file("cut", &bytes[..bytes.len() / 2]);
        let ran = folder.numpre(&["solve", "cut"]);
        assert_eq!(ran.code, Some(2));
        assert_eq!(
            ran.err, "cut: cannot be read (it ends too early); expected a file of puzzles\n",
            "{end}"
        );
        assert!(begins(&ran), "{end}: {} lines", ran.out.lines().count());
        let mut bytes = bytes;
        let last = bytes.len() - 3;
        bytes[last] ^= 0xff;
        folder.file("damaged", &bytes);
        let ran = folder.numpre(&["solve", "damaged"]);
        assert_eq!(ran.code, Some(2));
        assert_eq!(
            ran.err, "damaged: cannot be read (its data is damaged); expected a file of puzzles\n",
            "{end}"
        );
        assert!(begins(&ran), "{end}: {} lines", ran.out.lines().count());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn input_that_decompresses_to_much_text_takes_little_memory() {
    use std::process::Command;
    let folder = Folder::new();
    for (name, compressed) in WAYS {
        // 192 MiB in one line are read, although only 150 MB of memory may be used.
        folder.file(name, compressed(&vec![b'0'; 1 << 20]).repeat(192));
        let script = "ulimit -v 150000; exec \"$0\" check --threads 1 \"$1\"";
        let ran = Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_numpre")])
            .arg(folder.path(name))
            .env("LC_ALL", "C.UTF-8")
            .output()
            .unwrap();
        let ran = Ran::from(ran);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), "invalid\n"), "{ran:?}");
        assert!(ran.err.contains("a line of more than"), "{ran:?}");
    }
}
