//! Where pictures go: one to the name after `--out` or to standard output, several to names with
//! numbers.

use crate::ground::Failure;
use crate::run::{Output, Session, Sink};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The text of a picture; none for a puzzle that has none, which has its number all the same.
type Svg = Option<String>;

/// Writes the pictures. The first waits until it is known whether it is the only one.
pub struct PictureFiles<'a> {
    session: &'a Session,
    first: Svg,
    /// How many puzzles there were, with a picture or without.
    count: usize,
}

impl<'a> PictureFiles<'a> {
    /// An files that goes where the session's output goes.
    pub fn new(session: &'a Session) -> PictureFiles<'a> {
        PictureFiles { session, first: None, count: 0 }
    }

    fn add(&mut self, output: &mut Output, svg: &Svg) -> Result<(), Failure> {
        self.count += 1;
        match &self.session.out {
            None if self.first.is_none() => self.first.clone_from(svg),
            None if svg.is_some() => {
                return Err(Failure::Message(self.session.texts.word("draw-needs-out")));
            }
            None => {}
            Some(_) if self.count == 1 => self.first.clone_from(svg),
            Some(out) => {
                if let Some(first) = self.first.take() {
                    output.write_file(&numbered(out, 1), first.as_bytes())?;
                }
                if let Some(svg) = svg {
                    output.write_file(&numbered(out, self.count), svg.as_bytes())?;
                }
            }
        }
        Ok(())
    }
}

impl Sink<Svg> for PictureFiles<'_> {
    fn print(&mut self, output: &mut Output, part: &[Svg]) -> Result<(), Failure> {
        part.iter().try_for_each(|svg| self.add(output, svg))
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        match (self.first.take(), &self.session.out) {
            (Some(svg), Some(out)) => output.write_file(out, svg.as_bytes()),
            (Some(svg), None) => output.write(svg.as_bytes()),
            (None, _) => Ok(()),
        }
    }
}

/// `board.svg` with a number: `board-001.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(format!("-{number:03}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}
