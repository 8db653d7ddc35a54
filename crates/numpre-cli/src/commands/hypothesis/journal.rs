//! The journal: a file with one line for each finding, so that a run that was stopped can be
//! resumed.
//!
//! ```text
//! # numpre hypothesis, depth 2
//! 8..…4.. 8 0:0:0 0:1:0 0:0:0 0:1:0 - 2
//! ```
//! The fields after the puzzle are:
//!
//! * its rank, here 8;
//! * four results `solved:rounds:one proof is enough`: the literal and the general reading, each
//!   with the rules C6, then the same two with Enclosure(1…8). `0:1:0` means: not solved, 1 round,
//!   one proof is not enough;
//! * the depth that the literal and the general reading need, `-` if more than the depth in the
//!   title.

use super::summary::Found;
use crate::exit::Failure;
use numpre::rating::{Finding, Reach};
use numpre::{Grid, Rank};
use numpre_text::Texts;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The maximum length of a line in bytes. This stops the reading of a device that sends a line
/// without an end.
const LONGEST: usize = 1 << 12;

/// The findings about puzzles that the journal already contains.
pub type Known = HashMap<Grid, Finding>;

/// A journal, open for appending.
pub struct Journal {
    file: File,
    name: String,
}

const TITLE: &str = "# numpre hypothesis, depth ";

impl Journal {
    /// Opens a journal, or creates one, and returns it with its content. Removes an unfinished last
    /// line.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written, is not a journal, or has another
    /// depth.
    pub fn open(path: &Path, depth: u8, texts: &Texts) -> Result<(Journal, Known), Failure> {
        let name = path.to_string_lossy().into_owned();
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|error| cannot_write(&name, &error, texts))?;
        let unreadable = |line: usize| {
            Failure::Message(texts.say(
                "journal-unreadable",
                &[("name", name.as_str().into()), ("line", line.to_string().into())],
            ))
        };
        let cannot_read = |error: &io::Error| cannot_write(&name, error, texts);
        let mut lines =
            Lines { file: BufReader::new(&file), line: Vec::new(), whole: 0, number: 0 };
        let mut known = Known::new();
        match lines.next().map_err(|error| cannot_read(&error))? {
            Line::Whole(title) => {
                let title = str::from_utf8(title).ok().and_then(|title| title.strip_prefix(TITLE));
                let found = title.ok_or_else(|| unreadable(1))?;
                if found != depth.to_string() {
                    let values = [
                        ("name", name.as_str().into()),
                        ("found", found.into()),
                        ("asked", depth.into()),
                    ];
                    return Err(Failure::Message(texts.say("journal-depth", &values)));
                }
            }
            // An unfinished first line must be the beginning of a title.
            Line::Unfinished(begun)
                if !format!("{TITLE}{depth}\n").as_bytes().starts_with(begun) =>
            {
                return Err(unreadable(1));
            }
            Line::Unfinished(_) => {}
            Line::TooLong => return Err(unreadable(1)),
        }
        loop {
            let line = lines.next().map_err(|error| cannot_read(&error))?;
            let found = match line {
                Line::Whole(line) => str::from_utf8(line).ok().and_then(read),
                Line::Unfinished(_) => break,
                Line::TooLong => None,
            };
            let (puzzle, finding) = found.ok_or_else(|| unreadable(lines.number))?;
            known.insert(puzzle, finding);
        }
        let whole = lines.whole;
        let mut prepare = || {
            file.set_len(whole)?;
            file.seek(SeekFrom::End(0))?;
            if whole == 0 { writeln!(file, "{TITLE}{depth}") } else { Ok(()) }
        };
        prepare().map_err(|error| cannot_write(&name, &error, texts))?;
        Ok((Journal { file, name }, known))
    }

    /// Appends the new findings.
    ///
    /// # Errors
    /// Returns an error if they cannot be written.
    pub fn append(&mut self, part: &[Found], texts: &Texts) -> Result<(), Failure> {
        let mut text = String::new();
        for found in part {
            if let Found::Proper { puzzle, finding, is_new: true } = found {
                text += &written(puzzle, finding);
            }
        }
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| cannot_write(&self.name, &error, texts))
    }
}

/// A reader of the lines of a journal, one at a time.
struct Lines<R> {
    file: R,
    line: Vec<u8>,
    /// The total length of the finished lines, in bytes.
    whole: u64,
    /// The number of lines that were read.
    number: usize,
}

/// A line of a journal.
enum Line<'l> {
    /// A finished line, without its end.
    Whole(&'l [u8]),
    /// The text after the last finished line; usually it is empty.
    Unfinished(&'l [u8]),
    /// A line that is longer than the lines of a journal can be.
    TooLong,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> io::Result<Line<'_>> {
        self.line.clear();
        self.number += 1;
        (&mut self.file).take(LONGEST as u64).read_until(b'\n', &mut self.line)?;
        Ok(match self.line.split_last() {
            Some((b'\n', line)) => {
                self.whole += self.line.len() as u64;
                Line::Whole(line)
            }
            _ if self.line.len() == LONGEST => Line::TooLong,
            _ => Line::Unfinished(&self.line),
        })
    }
}

fn cannot_write(name: &str, error: &io::Error, texts: &Texts) -> Failure {
    Failure::Message(
        texts
            .say("cannot-write", &[("name", name.into()), ("error", texts.io_error(error).into())]),
    )
}

fn written(puzzle: &Grid, finding: &Finding) -> String {
    let reach = |reach: Reach| {
        format!("{}:{}:{}", u8::from(reach.solved), reach.rounds, u8::from(reach.one_is_enough))
    };
    let depth = |depth: Option<u8>| depth.map_or("-".to_owned(), |depth| depth.to_string());
    let Finding {
        rank,
        literal,
        general,
        literal_enclosure,
        general_enclosure,
        literal_depth,
        general_depth,
    } = *finding;
    let reaches = [literal, general, literal_enclosure, general_enclosure].map(reach).join(" ");
    format!("{puzzle} {rank} {reaches} {} {}\n", depth(literal_depth), depth(general_depth))
}

fn read(line: &str) -> Option<(Grid, Finding)> {
    let mut fields = line.split(' ');
    let puzzle = fields.next()?.parse().ok()?;
    let rank = Rank::new(fields.next()?.parse().ok()?)?;
    let mut reach = || {
        let mut parts = fields.next()?.split(':');
        let mut number = || parts.next()?.parse::<u32>().ok();
        Some(Reach { solved: number()? == 1, rounds: number()?, one_is_enough: number()? == 1 })
    };
    let (literal, general, literal_enclosure, general_enclosure) =
        (reach()?, reach()?, reach()?, reach()?);
    let mut depth = || match fields.next()? {
        "-" => Some(None),
        depth => Some(Some(depth.parse().ok()?)),
    };
    let (literal_depth, general_depth) = (depth()?, depth()?);
    let finding = Finding {
        rank,
        literal,
        general,
        literal_enclosure,
        general_enclosure,
        literal_depth,
        general_depth,
    };
    fields.next().is_none().then_some((puzzle, finding))
}
