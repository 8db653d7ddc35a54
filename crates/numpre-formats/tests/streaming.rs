//! Slow pipes, endless streams, and files larger than memory.

use crate::common::{ANSWER, INKALA, LINE, nine_lines, read_in_steps};
use numpre_formats::{Batch, Batches, Format, Options, ReadError, Record, print, read_one};
use std::collections::VecDeque;
use std::io::{self, Read};

/// Delivers one chunk per call. A call after the last chunk fails.
struct Pipe(VecDeque<Vec<u8>>);

impl Pipe {
    fn new<T: AsRef<[u8]>>(chunks: impl IntoIterator<Item = T>) -> Pipe {
        Pipe(chunks.into_iter().map(|chunk| chunk.as_ref().to_vec()).collect())
    }
}

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let chunk = self.0.pop_front().ok_or(io::ErrorKind::WouldBlock)?;
        buffer[..chunk.len()].copy_from_slice(&chunk);
        Ok(chunk.len())
    }
}

fn lines_of(batch: &Batch) -> Vec<usize> {
    batch
        .records()
        .map(|record| record.map_or_else(|error| error.line, |record| record.line))
        .collect()
}

#[test]
fn a_complete_record_is_never_held_back() {
    let puzzle = read_one(LINE).unwrap().puzzle;
    let mut records: Vec<String> = vec![
        format!("{LINE}\n"),
        format!("{LINE} {ANSWER}\r\n"),
        nine_lines(INKALA),
        print(Format::Framed, &puzzle, None) + "\n",
        format!("\n# comment\n{INKALA}\n"),
        print(Format::Candidates, &puzzle, None) + "\n",
        "not a puzzle\n".into(),
        format!("{}\n", print(Format::Sukaku, &puzzle, None)),
        format!("Grid 01\n{}", nine_lines(LINE)),
        nine_lines(LINE),
    ];
    if cfg!(feature = "opensudoku") {
        let tags = [("<folder>", "/>"), ("", "/>"), ("</folder>", ">\n")];
        records.extend(tags.map(|(before, after)| format!("{before}<game data=\"{LINE}\"{after}")));
    }
    let mut batches = Batches::new(Pipe::new(&records), Options::default());
    for record in &records {
        let batch = batches.next_batch(1000).unwrap().unwrap();
        assert_eq!(lines_of(&batch).len(), 1, "{record}");
    }
    // If another record is requested, the error of the reader is returned, and reading can be
    // continued later.
    assert_eq!(batches.next_batch(1000).unwrap_err().kind(), io::ErrorKind::WouldBlock);
    assert_eq!(batches.next_batch(1000).unwrap_err().kind(), io::ErrorKind::WouldBlock);
}

#[test]
fn batches_have_the_requested_size() {
    let text = format!("{LINE}\n").repeat(10);
    let mut batches = Batches::new(
        Pipe::new([text.as_str(), &LINE[..40], &LINE[40..], "\n", ""]),
        Options::default(),
    );
    let mut sizes = Vec::new();
    let mut bytes = 0;
    while let Some(batch) = batches.next_batch(4).unwrap() {
        sizes.push(lines_of(&batch));
        bytes += batch.bytes();
    }
    assert_eq!(sizes, [vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10], vec![11]]);
    assert_eq!(bytes, 11 * 82);
}

/// Lines of exactly 81 cells are recognised by their length, with any line end and in any steps.
#[test]
fn bare_lines_are_read_the_same_in_any_steps() {
    let dashes = "-".repeat(81);
    let lines = [LINE, INKALA, &dashes, "123456789", ANSWER, "", LINE];
    for end in ["\n", "\r\n", "\r"] {
        let text: String = lines.iter().map(|line| format!("{line}{end}")).collect();
        for step in [1, 7, 40, 81, 82, 83, usize::MAX] {
            let read = |line_limit| {
                let items = read_in_steps(
                    text.as_bytes(),
                    step,
                    3,
                    Options { line_limit, ..Options::default() },
                );
                let said = |item: &Result<Record, ReadError>| match item {
                    Ok(record) => {
                        (record.line, record.puzzle.givens.to_string(), record.warnings.len())
                    }
                    Err(error) => (error.line, error.kind.name().to_owned(), 0),
                };
                items.iter().map(said).collect::<Vec<_>>()
            };
            let puzzle = |line: usize, cells: &str| {
                (line, cells.replace('-', "."), usize::from(cells == dashes))
            };
            let expected = vec![
                puzzle(1, LINE),
                puzzle(2, INKALA),
                puzzle(3, &dashes),
                (4, "cell-count".to_owned(), 0),
                puzzle(5, ANSWER),
                puzzle(7, LINE),
            ];
            assert_eq!(read(81), expected, "{end:?} {step}");
            let too_long = read(80).iter().filter(|(_, said, _)| said == "too-long").count();
            assert_eq!(too_long, 5, "{end:?} {step}");
        }
    }
}

/// A CR before a separator does not end a line, not even one that is too long. The long line is
/// reported once, and the text after it is read.
#[test]
fn a_long_line_ends_where_any_line_would() {
    let options = Options { line_limit: 200, ..Options::default() };
    for long in [
        format!("\r {}", ".0".repeat(150)),
        format!("{}\r,{}\r", ".0".repeat(150), "12\r;".repeat(100)),
    ] {
        let text = format!("{long}\n{LINE}\r{long}\r\n{LINE}\n{long}");
        for step in [1, 2, 3, 100, usize::MAX] {
            let items = read_in_steps(text.as_bytes(), step, 2, options);
            let said: Vec<_> = items
                .iter()
                .map(|item| item.as_ref().map_or_else(|error| error.kind.name(), |_| "puzzle"))
                .collect();
            assert_eq!(said, ["too-long", "puzzle", "too-long", "puzzle", "too-long"], "{step}");
        }
    }
}

/// Quotes, bytes of value 0, line ends, rows and boards in any order are read the same in any
/// steps.
#[test]
fn records_do_not_depend_on_how_the_bytes_come_in() {
    let nine = nine_lines(INKALA);
    let long = "7".repeat(250);
    let begun = format!("\n9,{LINE},\"");
    let parts = [
        LINE,
        ANSWER,
        INKALA,
        &nine,
        &long,
        "\"",
        "\"",
        "\"\"",
        ",",
        ",",
        "\n",
        "\n",
        "\r\n",
        "\r",
        "\0",
        "note",
        "# ",
        &begun,
        &begun,
        &begun,
        "12",
        " ",
        "\n7,",
        "a\nb\"\n",
        "a\r\nb\"\r\n",
        "\n8,\"",
        "\",\"",
        "\"\n",
        "\u{e9}",
        "\t",
    ];
    let mut state = 1_u64;
    let mut random = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let heads = [
        "id,puzzle,note\n",
        "puzzle,solution\n",
        "puzzle\n",
        "no;sudoku;\"what\nelse\"\n1;",
        "",
        "# sdm\n",
    ];
    let mut several_lines = 0;
    for round in 0..400 {
        let mut text = heads[round % heads.len()].to_owned();
        for _ in 0..random(25) {
            text.push_str(parts[random(parts.len())]);
        }
        let options = Options { line_limit: 300, ..Options::default() };
        let whole = read_in_steps(text.as_bytes(), usize::MAX, 1000, options);
        for (step, at_most) in [(1, 1), (7, 2), (83, 1000)] {
            assert_eq!(
                read_in_steps(text.as_bytes(), step, at_most, options),
                whole,
                "{text:?} {step}"
            );
        }
        let extra = |item: &Result<Record, ReadError>| match item {
            Ok(record) => record.extra.clone(),
            Err(error) => error.extra.clone(),
        };
        several_lines += whole
            .iter()
            .filter_map(extra)
            .filter(|extra| extra.fields().any(|(_, value)| value.contains(['\n', '\r'])))
            .count();
    }
    assert!(several_lines > 20, "{several_lines}");
}

/// A field that is left open takes only a limited part of the input into memory.
#[test]
fn a_quote_that_is_never_closed_does_not_delay_records() {
    let text =
        format!("id,puzzle,note\n1,{LINE},\"open\n{}3,{INKALA},\n", "words\n".repeat(100_000));
    let options = Options { line_limit: 500, ..Options::default() };
    let mut batches =
        Batches::new(crate::common::Trickle { text: text.as_bytes(), step: 600 }, options);
    let first = batches.next_batch(1).unwrap().unwrap();
    let items: Vec<_> = first.records().collect();
    assert_eq!(items[0].as_ref().unwrap_err().kind.name(), "unclosed-quote");
    assert!(first.bytes() < 200);
    let items = read_in_steps(text.as_bytes(), 600, 1000, options);
    assert_eq!((items.len(), items.last().unwrap().as_ref().unwrap().line), (100_002, 100_003));
}

#[test]
fn a_last_record_needs_no_line_end() {
    let mut batches = Batches::new(Pipe::new([LINE, ""]), Options::default());
    assert_eq!(lines_of(&batches.next_batch(9).unwrap().unwrap()), [1]);
    assert!(batches.next_batch(9).unwrap().is_none());
}

#[test]
fn batches_stay_small_however_long_the_stream() {
    // Many lines, then many megabytes without a line end, then many lines without puzzles.
    let lines = format!("{LINE}\n").repeat(1000);
    let long = vec![b'1'; 1 << 20];
    let nothing = "# nothing\n\n-----\n".repeat(10_000);
    let mut text: Box<dyn Read> = Box::new(io::empty());
    for _ in 0..50 {
        text = Box::new(text.chain(io::Cursor::new(lines.clone())));
    }
    for _ in 0..20 {
        text = Box::new(text.chain(io::Cursor::new(long.clone())));
    }
    text = Box::new(text.chain(&b"\n"[..]));
    for _ in 0..20 {
        text = Box::new(text.chain(io::Cursor::new(nothing.clone())));
    }
    text = Box::new(text.chain(LINE.as_bytes()));
    let mut batches = Batches::new(text, Options::default());
    let (mut count, mut errors, mut bytes, mut last) = (0, Vec::new(), 0, 0);
    while let Some(batch) = batches.next_batch(100).unwrap() {
        for record in batch.records() {
            match record {
                Ok(record) => (count, last) = (count + 1, record.line),
                Err(error) => errors.push((error.line, error.kind.name())),
            }
        }
        bytes += batch.bytes();
    }
    assert_eq!((count, errors), (50_001, vec![(50_001, "too-long")]));
    assert_eq!(last, 50_001 + 20 * 30_000 + 1);
    assert_eq!(bytes as usize, 50 * lines.len() + 20 * long.len() + 1 + 20 * nothing.len() + 81);
}

#[test]
fn a_read_error_is_passed_on_and_an_interruption_is_not() {
    struct Interrupted(u32);
    impl Read for Interrupted {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0 += 1;
            match self.0 {
                1 => Err(io::ErrorKind::Interrupted.into()),
                2 => (LINE.to_owned() + "\n").as_bytes().read(buffer),
                _ => Err(io::ErrorKind::BrokenPipe.into()),
            }
        }
    }
    let mut batches = Batches::new(Interrupted(0), Options::default());
    assert_eq!(lines_of(&batches.next_batch(5).unwrap().unwrap()), [1]);
    assert_eq!(batches.next_batch(5).unwrap_err().kind(), io::ErrorKind::BrokenPipe);
}
