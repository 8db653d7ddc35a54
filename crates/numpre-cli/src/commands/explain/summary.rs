//! `numpre explain --summary`: a table of how often each technique is the hardest that a puzzle
//! needs.
//!
//! The steps of an explanation are found by the easiest technique each. So the technique of the
//! step that is latest on the ladder is needed: the techniques before it do not solve the puzzle.

use crate::args::Ladder;
use crate::exit::{Exit, Failure};
use crate::input::Reader;
use crate::results::shares::{self, Counted, Form, Kind};
use crate::run::Session;
use numpre::assess::Assessor;
use numpre::logic::{End, Technique};
use numpre::rating::Weight;
use numpre_formats::Record;
use numpre_text::Texts;

/// Explains all puzzles of the reader and writes the table.
///
/// # Errors
/// Returns an error if the table cannot be written.
pub(super) fn run(
    session: &Session,
    strict: bool,
    reader: Reader,
    ladder: Ladder,
    weight: Weight,
) -> Result<Exit, Failure> {
    let order = ladder.assessor().reasoner().ladder().to_vec();
    let form = Form { weight, order, with_empty: false };
    shares::run(session, strict, reader, form, move || ladder.assessor(), counted)
}

/// Returns the technique that is latest on the ladder among those of the steps to the solution.
fn counted(assessor: &mut Assessor, record: Record) -> Counted<Technique> {
    let Record { puzzle, .. } = record;
    let explanation = match assessor.explain(&puzzle) {
        Ok((_, explanation)) if explanation.end == End::Solved => explanation,
        Ok(_) => return Counted::Unrated,
        Err(error) => return Counted::without(&error),
    };
    let ladder = assessor.reasoner().ladder();
    let used = explanation.steps.iter().map(|step| step.technique);
    let hardest = used.max_by_key(|technique| ladder.iter().position(|one| one == technique));
    match hardest {
        Some(technique) => Counted::Of(technique, puzzle.givens.clue_count()),
        None => Counted::Unrated,
    }
}

impl Kind for Technique {
    const COLUMN: &'static str = "technique";
    const ROWS: &'static str = "techniques";
    type Json = &'static str;

    fn json(self) -> &'static str {
        self.slug()
    }

    fn plain(self) -> String {
        self.slug().to_owned()
    }

    fn name(self, texts: &Texts) -> String {
        texts.technique(self)
    }
}
