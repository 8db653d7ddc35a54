//! The input files: a name, the content, and the number of records that a simple count finds.

use super::{EASY, EASY_ANSWER};
use std::io::Write;

/// The rule by which the records of a file are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// One record in each line that is not blank and does not begin with `#`.
    Lines,
    /// Exactly this number of records.
    Exactly(usize),
    /// The records cannot be counted in a simple way.
    Unknown,
}

/// An input file.
pub struct File {
    pub name: &'static str,
    pub bytes: Vec<u8>,
    pub rule: Rule,
}

impl File {
    /// Returns the number of records; `None` if they cannot be counted in a simple way.
    pub fn records(&self) -> Option<usize> {
        match self.rule {
            Rule::Exactly(count) => Some(count),
            Rule::Unknown => None,
            Rule::Lines => {
                let has_record = |line: &&[u8]| {
                    let line = line.trim_ascii();
                    !line.is_empty() && !line.starts_with(b"#")
                };
                Some(self.bytes.split(|byte| *byte == b'\n').filter(has_record).count())
            }
        }
    }
}

/// Returns the nine rows of a puzzle, each followed by `end`.
fn rows(puzzle: &str, end: &str) -> String {
    puzzle
        .as_bytes()
        .chunks(9)
        .map(|row| format!("{}{end}", str::from_utf8(row).unwrap()))
        .collect()
}

/// Returns a board of fields with `rows` separator rows after each row whose number is in `after`.
fn with_gaps(fields: &str, after: &[usize], rows: usize) -> String {
    let gap = format!("{}\n", ",".repeat(8)).repeat(rows);
    let row = |(number, row): (usize, &str)| {
        let row = format!("{}\n", row.strip_suffix(',').unwrap_or(row));
        if after.contains(&number) { row + &gap } else { row }
    };
    (1..).zip(fields.lines()).map(row).collect()
}

/// Returns a board of fields with an empty column after the third and the sixth column.
fn gap_columns(fields: &str) -> String {
    let row = |row: &str| {
        let cells: Vec<&str> = row.split(',').take(9).collect();
        let blocks: Vec<String> = cells.chunks(3).map(|block| block.join(",")).collect();
        blocks.join(",,") + "\n"
    };
    fields.lines().map(row).collect()
}

/// Returns a candidate grid in which every cell is `cell`.
fn candidates(cell: &str) -> String {
    format!("{}\n", [cell; 9].join(" ")).repeat(9)
}

/// Returns a game in the format of OpenSudoku.
fn game(puzzle: &str) -> String {
    format!("<game data=\"{}\"/>", puzzle.replace('.', "0"))
}

/// Returns a file of OpenSudoku with these games, and with `between` between its tags.
fn opensudoku(games: &[&str], between: &str) -> String {
    let head = [
        "<?xml version=\"1.0\"?>",
        "<opensudoku version=\"2\">",
        "<!-- two\nlines -->",
        "<folder name=\"x\">",
    ];
    [&head, games, &["</folder>", "</opensudoku>"]].concat().join(between)
}

/// Returns a text as UTF-16, with the least significant byte first.
fn utf16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest)
}

/// Returns all files except the workbooks.
pub fn all() -> Vec<File> {
    let mut all = texts();
    all.extend(tables());
    all.extend(bytes());
    all
}

/// Returns files with lines, grids and other text formats.
fn texts() -> Vec<File> {
    use Rule::{Exactly, Lines, Unknown};
    let (e, a) = (EASY, EASY_ANSWER);
    let boxed = "+---+---+---+\n";
    let grid = rows(e, "\n");
    let lines: Vec<&str> = grid.lines().collect();
    let texts: Vec<(&str, String, Rule)> = vec![
        ("one.txt", format!("{e}\n"), Lines),
        ("no-end.txt", e.to_owned(), Lines),
        ("many.txt", format!("{e}\n{a}\n").repeat(40), Lines),
        ("answers.txt", format!("{e} {a}\n{e} {}\n{e}\n", a.replace('1', "2")), Lines),
        ("answers-with-commas.txt", format!("{e},{a}\n{e},{a}\n"), Lines),
        ("zeros.txt", format!("{}\n", e.replace('.', "0")), Lines),
        ("blank.txt", format!("{}\n", ".".repeat(81)), Lines),
        ("full.txt", format!("{a}\n"), Lines),
        ("underscores.txt", format!("{}\n", e.replace('.', "_")), Lines),
        ("dashes.txt", format!("{}\n", e.replace('.', "-")), Lines),
        ("short.txt", format!("{}\n{e}\n", &e[..80]), Lines),
        ("long.txt", format!("{e}1\n{e}\n"), Lines),
        ("very-short.txt", format!("1\n12\n123\n{e}\n"), Lines),
        ("twice-in-a-line.txt", format!("{e}{e}\n{e}\n"), Lines),
        ("clash.txt", format!("55{}\n{e}\n", &e[2..]), Lines),
        ("nines.txt", format!("{}\n", "9".repeat(81)), Lines),
        ("letters.txt", format!("{}\n{e}\n", e.replace('3', "x3")), Lines),
        ("words.txt", "nothing here\nis a puzzle\n".into(), Lines),
        ("comments.txt", format!("# one\n{e} # two\n#\n{e}\n# three"), Lines),
        ("only-comments.txt", "# one\n# two\n".into(), Lines),
        ("blank-lines.txt", "\n\n\n\n".into(), Lines),
        ("spaces.txt", format!("   \n\t\n  {e}  \n \t \n"), Lines),
        ("blank-lines-between.txt", format!("\n\n{e}\n\n\n{e}\n\n"), Lines),
        ("bad-between.txt", format!("{e}\nbad\n{e}\nbad\n{e}\n"), Lines),
        ("bad-at-the-ends.txt", format!("bad\n{e}\n{e}\nbad"), Lines),
        ("all-bad.txt", "?\n".repeat(300), Lines),
        ("crlf.txt", format!("{e}\r\n{e}\r\n"), Lines),
        ("lone-cr.txt", format!("{e}\r{e}\r"), Unknown),
        ("mixed-ends.txt", format!("{e}\r\n{e}\n{e}\r\n\n"), Lines),
        ("bom.txt", format!("\u{feff}{e}\n"), Lines),
        ("only-bom.txt", "\u{feff}".into(), Exactly(0)),
        ("bom-between.txt", format!("{e}\n\u{feff}{e}\n"), Lines),
        ("form-feed.txt", format!("{e}\n\u{c}\n{e}\n"), Unknown),
        ("full-width.txt", format!("{}\n", e.replace('5', "５")), Lines),
        ("arabic-digits.txt", format!("{}\n{e}\n", e.replace('5', "٥")), Lines),
        ("kanji-digits.txt", format!("{}\n{e}\n", e.replace('5', "五")), Lines),
        ("emoji.txt", format!("{}\n{e}\n", "👩‍👩‍👧‍👦".repeat(9)), Lines),
        ("stacked-accents.txt", format!("1{}\n{e}\n", "\u{301}".repeat(3000)), Lines),
        ("right-to-left.txt", format!("\u{202e}{e}\n{e}\n"), Lines),
        ("no-width.txt", format!("\u{200b}{e}\n{e}\n"), Lines),
        ("line-separators.txt", format!("{e}\u{2028}{e}\u{2029}{e}\n"), Unknown),
        ("a-megabyte-of-digits.txt", format!("{}\n{e}\n", "1".repeat(1 << 20)), Lines),
        ("a-megabyte-of-blanks.txt", format!("{}\n{e}\n", " ".repeat(1 << 20)), Unknown),
        ("a-megabyte-of-lines.txt", "\n".repeat(1 << 20), Lines),
        ("a-long-comment.txt", format!("# {}\n{e}\n", "x".repeat(1 << 18)), Unknown),
        ("nine-lines.txt", grid.clone(), Exactly(1)),
        ("two-grids.txt", format!("{grid}\n{grid}"), Exactly(2)),
        ("two-grids-close.txt", format!("{grid}{grid}"), Exactly(2)),
        ("eight-lines.txt", lines[..8].join("\n"), Unknown),
        ("ten-lines.txt", format!("{grid}{}\n", lines[0]), Unknown),
        (
            "one-row-short.txt",
            format!("{}\n\n{e}\n", grid.replacen("53..7....", "53..7...", 1)),
            Exactly(2),
        ),
        (
            "one-row-long.txt",
            format!("{}\n\n{e}\n", grid.replacen("53..7....", "53..7.....", 1)),
            Exactly(2),
        ),
        ("stripped.txt", rows(e, "\n").replace(".\n", "\n").replace(".\n", "\n"), Unknown),
        ("boxed.txt", format!("{boxed}{}{boxed}", rows(e, "\n")), Unknown),
        ("only-boxes.txt", boxed.repeat(4), Unknown),
        ("spaced.txt", rows(e, "\n").chars().flat_map(|cell| [cell, ' ']).collect(), Unknown),
        ("candidates.txt", candidates("123456789"), Exactly(1)),
        ("candidates-bad.txt", candidates("123456789").replacen("123456789", "12x", 1), Exactly(1)),
        ("candidates-short.txt", candidates("12345").replacen("12345 ", "", 1), Exactly(1)),
        ("candidates-zero.txt", candidates("0"), Unknown),
        ("candidates-twice.txt", candidates("1123"), Unknown),
        ("sukaku-short.txt", format!("{}\n{e}\n", "123456789".repeat(80)), Lines),
        ("sukaku.txt", format!("{}\n", "123456789".repeat(81)), Lines),
        ("hodoku.txt", format!(":0000:x:{e}::::\n"), Lines),
        ("hodoku-cut.txt", format!(":0000:x:{}\n:0000\n:\n::::::::\n{e}\n", &e[..40]), Lines),
        ("hodoku-bad.txt", format!(":0100:2:{e}:999 000 abc:1:2:\n"), Lines),
        ("sdk.txt", format!("[Puzzle]\n{grid}[State]\n{grid}"), Exactly(1)),
        (
            "sdk-twice.sdk",
            format!("#AAuthor\n#LEasy\n[Puzzle]\n{grid}\n[State]\n{grid}\n").repeat(2),
            Exactly(2),
        ),
        (
            "sdk-state-cut.sdk",
            format!("[Puzzle]\n{grid}[State]\n{}\n\n{e}\n", lines[0]),
            Exactly(2),
        ),
        ("sdk-cut.txt", format!("#Aauthor\n[Puzzle]\n{}\n[State]", lines[0]), Exactly(3)),
        ("link.txt", format!("https://www.sudokuwiki.org/sudoku.htm?bd={e}\n"), Lines),
        (
            "link-short.txt",
            "https://f-puzzles.com/?load=N4Ig\nhttps://sudokupad.app/scl\n".into(),
            Lines,
        ),
        ("rated.txt", format!("{e} 3.4\n{e} 9.9 9.9 9.9\n"), Lines),
        ("argument.txt", format!("--help\n-1\n{e}\n"), Lines),
        ("brackets.txt", format!("{}{}\n", "[".repeat(2000), "]".repeat(2000)), Lines),
        ("escapes.txt", format!("\u{1b}[31m{e}\u{1b}[0m\n{e}\n"), Lines),
        ("headings.txt", format!("bad7\n{e}\nNo.1\n{e}\n問題1\n(1)\n1.\n第1問\n{e}\n"), Lines),
        (
            "headings-of-boards.txt",
            format!("No.1\n{grid}\n[Puzzle]\n{grid}\n問題3\n{grid}"),
            Exactly(3),
        ),
        (
            "objects.json",
            format!(
                "{{\"puzzle\":\"{e}\"}}\n{{\"puzzle\":7}}\n{{}}\n{{\"puzzle\":\"{e}\",\"id\":1}}\n"
            ),
            Lines,
        ),
        (
            "objects-broken.json",
            format!("{{\"puzzle\":\"{e}\n{{\"\n{{\"a\":[\n{{\"puzzle\":\"{e}\"}}}}\n"),
            Lines,
        ),
        ("list.json", format!("[{{\"puzzle\":\"{e}\"}},{{\"puzzle\":\"{e}\"}}]"), Exactly(2)),
        (
            "pretty.json",
            format!(
                "[\n  {{\n    \"puzzle\": \"{e}\"\n  }},\n  {{\n    \"puzzle\": null\n  }}\n]\n"
            ),
            Exactly(2),
        ),
        (
            "deep.json",
            format!("{{\"puzzle\":{}{}\n{e}\n", "[".repeat(5000), "]".repeat(5000)),
            Unknown,
        ),
        ("never-closed.json", format!("{{\"a\":{{\"b\":\n\"c\"\n{e}\n"), Unknown),
        ("games.opensudoku", opensudoku(&[&game(e), &game(a), &game(e)], "\n"), Exactly(3)),
        (
            "games-on-one-line.opensudoku",
            opensudoku(&[&game(e), &game(&e[1..]), &game(e)], ""),
            Exactly(3),
        ),
        ("games-cut.opensudoku", format!("{}\n<game data=\"{}", game(e), &e[..40]), Exactly(2)),
        (
            "games-cut-between.opensudoku",
            opensudoku(&[&game(e), "<game data=\"5", &game(e)], "\r\n"),
            Exactly(3),
        ),
        (
            "games-bad.opensudoku",
            opensudoku(
                &[&game("x1"), "<game/>", &game(""), &game(&"9".repeat(90)), "<name>", &game(e)],
                "\n",
            ),
            Exactly(6),
        ),
        ("games-never-closed.opensudoku", format!("<!-- {}", game(e).repeat(2000)), Exactly(2001)),
        ("signs.txt", format!("{}\n{e}\n", e.replace('.', "*")), Lines),
    ];
    texts
        .into_iter()
        .map(|(name, text, rule)| File { name, bytes: text.into_bytes(), rule })
        .collect()
}

/// Returns files with tables.
fn tables() -> Vec<File> {
    use Rule::{Exactly, Unknown};
    let (e, a) = (EASY, EASY_ANSWER);
    let fields: String = rows(e, "\n")
        .chars()
        .flat_map(|cell| if cell == '\n' { vec![cell] } else { vec![cell, ','] })
        .collect();
    let texts: Vec<(&str, String, Rule)> = vec![
        ("heading.csv", "puzzle,solution\n".into(), Exactly(0)),
        ("table.csv", format!("id,puzzle,solution,note\n1,{e},{a},x\n2,{e},,y\n"), Exactly(2)),
        ("quoted.csv", format!("\"puzzle\",\"note\"\n\"{e}\",\"a,b\"\n"), Exactly(1)),
        ("quoted-break.csv", format!("puzzle,note\n{e},\"one\ntwo\"\n{e},x\n"), Exactly(2)),
        ("unclosed.csv", format!("puzzle,note\n{e},\"never ends\n{e},x\n{e},y\n"), Unknown),
        ("unclosed-at-once.csv", format!("\"puzzle\n{e}\n{e}\n"), Unknown),
        ("ragged.csv", format!("id,puzzle,note\n1,{e}\n2,{e},x,y,z\n3\n4,{e},x\n"), Exactly(4)),
        ("no-puzzle.csv", format!("id,note\n1,{e}\n2,x\n"), Unknown),
        ("two-puzzles.csv", format!("puzzle,puzzle\n{e},{e}\n"), Unknown),
        ("semicolons.csv", format!("id;puzzle\n1;{e}\n2;{e}\n"), Exactly(2)),
        ("tabs.tsv", format!("id\tpuzzle\n1\t{e}\n"), Exactly(1)),
        ("empty-fields.csv", ",,,,\n,,,,\n".into(), Unknown),
        (
            "sheet.csv",
            format!(
                ",,,,,,,,,\n,,,,,,,,,\n{}",
                fields
                    .replace('.', "")
                    .lines()
                    .map(|row| format!(",{}\n", row.trim_end_matches(',')))
                    .collect::<String>()
            ),
            Unknown,
        ),
        ("gaps.csv", with_gaps(&fields, &[3, 6], 1), Exactly(1)),
        ("gaps-of-two.csv", with_gaps(&fields, &[3, 6], 2), Exactly(1)),
        ("gaps-of-blanks.csv", with_gaps(&fields.replace('.', ""), &[3, 6], 1), Exactly(1)),
        ("gaps-elsewhere.csv", with_gaps(&fields.replace('.', ""), &[3, 7], 1), Exactly(1)),
        ("gaps-everywhere.csv", with_gaps(&fields, &[1, 2, 3, 4, 5, 6, 7, 8], 1), Unknown),
        ("gap-columns.csv", gap_columns(&fields), Exactly(1)),
        ("sheet-cut.csv", fields.lines().take(5).map(|row| format!("{row}\n")).collect(), Unknown),
        ("sheet-with-ten.csv", fields.replacen("5,", "10,", 1), Unknown),
        ("bad-rows.csv", format!("puzzle\nbad\n{e}\n12\n"), Unknown),
        (
            "many-columns.csv",
            format!("puzzle{}\n{e}{}\n", ",x".repeat(300), ",y".repeat(300)),
            Exactly(1),
        ),
        ("bom.csv", format!("\u{feff}puzzle\n{e}\n"), Exactly(1)),
        ("crlf.csv", format!("puzzle,note\r\n{e},x\r\n"), Exactly(1)),
    ];
    texts
        .into_iter()
        .map(|(name, text, rule)| File { name, bytes: text.into_bytes(), rule })
        .collect()
}

/// Returns files that are not UTF-8, or not text.
fn bytes() -> Vec<File> {
    use Rule::{Exactly, Lines, Unknown};
    let e = EASY.as_bytes();
    let with = |bytes: &[u8]| [bytes, b"\n", e, b"\n"].concat();
    let noise: Vec<u8> =
        (0..4000_u32).map(|place| (place.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    vec![
        File { name: "empty.txt", bytes: Vec::new(), rule: Exactly(0) },
        File { name: "nul.txt", bytes: with(b"\0"), rule: Lines },
        File {
            name: "nul-in-a-line.txt",
            bytes: with(&[&e[..40], b"\0", &e[41..]].concat()),
            rule: Lines,
        },
        File { name: "nuls.txt", bytes: vec![0; 4000], rule: Unknown },
        // "ナンプレ" is read as the heading of a table with one column; "難問" is an ordinary line.
        File {
            name: "shift-jis.txt",
            bytes: with(b"\x83\x69\x83\x93\x83\x76\x83\x8c"),
            rule: Exactly(1),
        },
        File { name: "shift-jis-line.txt", bytes: with(b"\x93\xef\x96\xe2"), rule: Lines },
        File {
            name: "euc-jp.txt",
            bytes: with(b"\xa5\xca\xa5\xf3\xa5\xd7\xa5\xec"),
            rule: Exactly(1),
        },
        File { name: "euc-jp-line.txt", bytes: with(b"\xc6\xf1\xcc\xe4"), rule: Lines },
        File { name: "latin-1.txt", bytes: with(b"caf\xe9"), rule: Lines },
        File { name: "utf-8-cut.txt", bytes: with(b"\xe3\x83"), rule: Lines },
        File {
            name: "utf-8-overlong.txt",
            bytes: with(b"\xc0\xaf\xf8\x88\x80\x80\x80"),
            rule: Lines,
        },
        File { name: "utf-16.txt", bytes: utf16(&format!("{EASY}\n{EASY}\n")), rule: Unknown },
        File { name: "utf-16-without-mark.txt", bytes: utf16(EASY)[2..].to_vec(), rule: Unknown },
        File { name: "noise.bin", bytes: noise, rule: Unknown },
        File {
            name: "picture.png",
            bytes: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10".to_vec(),
            rule: Unknown,
        },
        File { name: "windows-1252.txt", bytes: with(b"tr\xe8s difficile"), rule: Lines },
        File {
            name: "sjis.csv",
            bytes: b"\x94\xd4\x8d\x86,puzzle\r\n1,8\r\n2,\x83\r\n".to_vec(),
            rule: Exactly(2),
        },
        File {
            name: "sjis-cut.txt",
            bytes: [&with(b"\x83\x69\x83\x93\x83\x76\x83\x8c")[..], b"\x83"].concat(),
            rule: Exactly(2),
        },
        File {
            name: "utf-16-odd.txt",
            bytes: [&utf16(&format!("{EASY}\n"))[..], b"5"].concat(),
            rule: Unknown,
        },
        File { name: "whole.gz", bytes: gzip(&with(e)), rule: Exactly(2) },
        File {
            name: "twice.gz",
            bytes: [gzip(&with(e)), gzip(&with(e))].concat(),
            rule: Exactly(4),
        },
        File {
            name: "and-more.gz",
            bytes: [&gzip(&with(e))[..], b"and more"].concat(),
            rule: Unknown,
        },
        File { name: "cut.gz", bytes: gzip(&with(e))[..40].to_vec(), rule: Unknown },
        File { name: "bomb.gz", bytes: gzip(&vec![b'0'; 1 << 23]), rule: Unknown },
        File { name: "in-itself.gz", bytes: gzip(&gzip(&with(e))), rule: Unknown },
        File { name: "whole.zst", bytes: zstd(&with(e)), rule: Exactly(2) },
        File {
            name: "twice.zst",
            bytes: [zstd(&with(e)), zstd(&with(e))].concat(),
            rule: Exactly(4),
        },
        File {
            name: "and-more.zst",
            bytes: [&zstd(&with(e))[..], b"and more"].concat(),
            rule: Unknown,
        },
        File { name: "cut.zst", bytes: zstd(&with(e))[..40].to_vec(), rule: Unknown },
        File {
            name: "skipped.zst",
            bytes: [b"\x28\xb5\x2f\xfd".as_slice(), &[0xff; 40]].concat(),
            rule: Unknown,
        },
        File { name: "bomb.zst", bytes: zstd(&vec![b'0'; 1 << 23]), rule: Unknown },
        File {
            name: "gzip.txt.gz",
            bytes: b"\x1f\x8b\x08\0\0\0\0\0\0\x03".to_vec(),
            rule: Unknown,
        },
    ]
}
