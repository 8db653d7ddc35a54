//! Puzzles that were read from a file.

use crate::board::{Grid, State};
use crate::draw::{Drawn, of_puzzle};
use crate::engine;
use crate::values::{Entries, Items};
use numpre_draw::Scene;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;

result! {
    /// A place in a file that another program might read differently.
    ///
    /// Examples
    /// --------
    /// >>> import io, numpre
    /// >>> record = next(numpre.read(io.BytesIO(b"." * 81 + b" " + b"1" * 80)))
    /// >>> record.warnings[0].name
    /// 'answer-length'
    Warning {
        /// A stable name, such as ``"answer-length"``.
        name: String,
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// A sentence.
        text: String,
    }
}

impl Drawn for Warning {
    fn headline(&self) -> String {
        format!("Warning: line {}, column {}: {}", self.line, self.column, self.text)
    }
}

result! {
    /// A puzzle that was read from a file.
    ///
    /// Examples
    /// --------
    /// >>> import io, numpre
    /// >>> record = next(numpre.read(io.BytesIO(b"." * 80 + b"1 # nearly empty")))
    /// >>> record.line, record.format, record.puzzle.clues, record.extra
    /// (1, 'line-81', 1, {'comment': 'nearly empty'})
    Record {
        /// The line where the puzzle begins, from 1. In a workbook it is the number of the puzzle;
        /// unreadable puzzles count too.
        line: usize,
        /// The name of the format.
        format: String,
        /// The givens.
        puzzle: Grid,
        /// The whole board, with placed digits and candidates.
        state: State,
        /// The answer in the file, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        answer: Option<Grid>,
        /// The values of the puzzle's other fields in the file, by name.
        extra: Entries<String>,
        /// The places that another program might read differently.
        warnings: Items<Warning>,
    }
}

impl From<numpre_formats::Record> for Record {
    fn from(record: numpre_formats::Record) -> Record {
        let texts = engine::texts(engine::ENGLISH);
        let warning = |warning: &numpre_formats::Warning| {
            let (line, column) = warning.position();
            let text = texts.warning(warning);
            Warning { name: warning.name().to_owned(), line, column, text }
        };
        let extra = record.extra.iter().flat_map(|extra| extra.fields());
        Record {
            line: record.line,
            format: record.format.name().to_owned(),
            puzzle: Grid(record.puzzle.givens),
            answer: record.answer.map(Grid),
            extra: Entries(extra.map(|(name, value)| (name.into(), value.into())).collect()),
            warnings: record.warnings.iter().map(warning).collect(),
            state: State(record.puzzle),
        }
    }
}

impl Drawn for Record {
    fn headline(&self) -> String {
        format!("Record: line {}, {}", self.line, self.format)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.state.0))
    }

    fn remarks(&self) -> Vec<String> {
        self.warnings.0.iter().map(Drawn::headline).collect()
    }
}
