//! The reasons why a request has no answer.

use numpre::Verdict;
use numpre::assess::{AssessError, Assessment};
use numpre::generate::Nearest;
#[cfg(feature = "bulk")]
use numpre::generate::Refusal;
#[cfg(any(feature = "bulk", feature = "workbook"))]
use numpre_formats::ReadError;
#[cfg(feature = "workbook")]
use numpre_formats::xlsx::{SheetError, WorkbookError};
use numpre_text::Texts;
use serde::Serialize;

/// The reason why a request has no answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Fault {
    /// The kind of fault.
    pub code: FaultCode,
    /// A stable name for programs, such as `too-few-clues`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The line of the text that was read, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The cell of a workbook, such as `Sheet1!B4`, instead of line and column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<String>,
    /// A sentence for people.
    pub text: String,
    /// The closest puzzle that was found, for `not-found`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<Box<Nearest>>,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
#[serde(rename_all = "kebab-case")]
pub enum FaultCode {
    /// The text has no puzzle, or the link is damaged or from a later version.
    Unreadable,
    /// No puzzle can meet the requirements.
    Refused,
    /// Nothing was found within the tries or the time allowed.
    NotFound,
    /// The puzzle does not have exactly one solution.
    Improper,
    /// The deadline has passed, or the request was cancelled.
    Timeout,
    /// An error in the engine itself.
    Crashed,
    /// The engine does not know the request, or its fields are wrong.
    BadRequest,
}

impl Fault {
    /// Creates a fault with this sentence.
    pub(crate) fn new(code: FaultCode, text: String) -> Fault {
        Fault { code, name: None, line: None, column: None, cell: None, text, nearest: None }
    }

    /// Adds a name to the fault.
    pub(crate) fn named(self, name: impl Into<String>) -> Fault {
        Fault { name: Some(name.into()), ..self }
    }

    /// Creates the fault for a request with wrong fields. `what` is for programmers.
    pub(crate) fn bad_request(texts: &Texts, what: impl Into<String>) -> Fault {
        Fault::new(FaultCode::BadRequest, texts.word("engine-bad-request")).named(what)
    }

    /// Creates the fault for a deadline that has passed.
    pub(crate) fn timeout(texts: &Texts) -> Fault {
        Fault::new(FaultCode::Timeout, texts.word("engine-timeout"))
    }

    /// Creates the fault for a step that the judge did not confirm. The step is not shown.
    pub(crate) fn unsound(texts: &Texts) -> Fault {
        Fault::new(FaultCode::Crashed, texts.word("engine-unsound")).named("unsound")
    }

    /// Creates the fault for a puzzle that does not have exactly one solution.
    pub(crate) fn improper(texts: &Texts, assessment: &Assessment) -> Fault {
        let (name, text) = match assessment.verdict() {
            Verdict::Multiple => ("multiple", "engine-improper-several"),
            _ => ("none", "engine-improper-none"),
        };
        Fault::new(FaultCode::Improper, texts.word(text)).named(name)
    }

    /// Turns an assessment error into a fault.
    pub(crate) fn unless_proper<T>(
        texts: &Texts,
        found: Result<T, AssessError>,
    ) -> Result<T, Fault> {
        found.map_err(|error| Fault::unassessed(texts, &error))
    }

    /// Creates the fault for a puzzle that cannot be assessed: it does not have exactly one
    /// solution, or the request was cancelled.
    pub(crate) fn unassessed(texts: &Texts, error: &AssessError) -> Fault {
        match error.assessment() {
            Some(assessment) => Fault::improper(texts, assessment),
            None => Fault::timeout(texts),
        }
    }

    /// Creates the fault for a text without a puzzle.
    #[cfg(any(feature = "bulk", feature = "workbook"))]
    pub(crate) fn unreadable(texts: &Texts, error: &ReadError) -> Fault {
        let fault =
            Fault::new(FaultCode::Unreadable, texts.error(&error.kind)).named(error.kind.name());
        Fault { line: Some(error.line), column: Some(error.column), ..fault }
    }

    /// Creates the fault for a cell or a sheet without a puzzle.
    #[cfg(feature = "workbook")]
    pub(crate) fn unreadable_cell(texts: &Texts, error: &SheetError) -> Fault {
        let fault =
            Fault::new(FaultCode::Unreadable, texts.sheet_error(error)).named(error.kind.name());
        Fault { cell: Some(format!("{}!{}", error.sheet, error.cell)), ..fault }
    }

    /// Creates the fault for a workbook that cannot be read.
    #[cfg(feature = "workbook")]
    pub(crate) fn unreadable_workbook(texts: &Texts, error: &WorkbookError) -> Fault {
        Fault::new(FaultCode::Unreadable, texts.workbook_error(error)).named(error.name())
    }

    /// Creates the fault for requirements that no puzzle can meet.
    #[cfg(feature = "bulk")]
    pub(crate) fn refused(texts: &Texts, refusal: &Refusal) -> Fault {
        Fault::new(FaultCode::Refused, texts.refusal(refusal)).named(refusal.name())
    }
}
