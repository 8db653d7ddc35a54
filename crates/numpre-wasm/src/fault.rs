//! Why there is no answer.

use numpre::Cancelled;
use numpre::assess::{AssessError, Assessment};
use numpre::generate::Nearest;
#[cfg(feature = "mill")]
use numpre::generate::Refusal;
#[cfg(any(feature = "mill", feature = "workbook"))]
use numpre_formats::ReadError;
#[cfg(feature = "workbook")]
use numpre_formats::xlsx::{SheetError, WorkbookError};
use numpre_text::Texts;
use serde::Serialize;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Fault {
    pub(crate) code: Code,
    /// What it is more exactly, by a stable name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) name: Option<String>,
    /// The 1-based line of the text that was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) line: Option<usize>,
    /// The 1-based column, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) column: Option<usize>,
    /// The cell of a workbook, such as `Sheet1!B4`, in place of line and column.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) cell: Option<String>,
    /// A sentence for people.
    pub(crate) text: String,
    /// Of `not-found`: what came nearest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Nearest"))]
    pub(crate) nearest: Option<Box<Nearest>>,
}

/// What sort of fault. `cancelled` and `unsupported` are the page's own: the engine never says
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FaultCode"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Code {
    /// A text that is no puzzle, or a link that is damaged or of a later version.
    Unreadable,
    /// An order that no puzzle can meet.
    Refused,
    /// What was looked for was not found in the tries or the time allowed.
    NotFound,
    /// The puzzle has not exactly one solution.
    Improper,
    /// The deadline was past.
    Timeout,
    /// A fault of the engine itself.
    Crashed,
    /// A question that the engine does not know, or that is not put as it should be.
    BadRequest,
}

impl Fault {
    /// A fault with a sentence of its own.
    pub(crate) fn new(code: Code, text: String) -> Fault {
        Fault { code, name: None, line: None, column: None, cell: None, text, nearest: None }
    }

    /// One that is known by this name.
    pub(crate) fn named(self, name: impl Into<String>) -> Fault {
        Fault { name: Some(name.into()), ..self }
    }

    /// A question that is not put as it should be; `what` is for programmers.
    pub(crate) fn bad_request(texts: &Texts, what: impl Into<String>) -> Fault {
        Fault::new(Code::BadRequest, texts.word("engine-bad-request")).named(what)
    }

    /// The deadline was past.
    pub(crate) fn timeout(texts: &Texts) -> Fault {
        Fault::new(Code::Timeout, texts.word("engine-timeout"))
    }

    /// A step that the judge did not confirm: nobody is shown it.
    pub(crate) fn unsound(texts: &Texts) -> Fault {
        Fault::new(Code::Crashed, texts.word("engine-unsound")).named("unsound")
    }

    /// A puzzle that has not exactly one solution.
    pub(crate) fn improper(texts: &Texts, assessment: &Assessment) -> Fault {
        let name = match assessment {
            Assessment::Multiple { .. } => "several",
            _ => "none",
        };
        Fault::new(Code::Improper, texts.word(&format!("engine-improper-{name}"))).named(name)
    }

    /// A puzzle that cannot be assessed.
    pub(crate) fn unassessed(texts: &Texts, error: &AssessError) -> Fault {
        match error.assessment() {
            Some(assessment) => Fault::improper(texts, assessment),
            None => Fault::timeout(texts),
        }
    }

    /// A text that is no puzzle.
    #[cfg(any(feature = "mill", feature = "workbook"))]
    pub(crate) fn unreadable(texts: &Texts, error: &ReadError) -> Fault {
        let fault = Fault::new(Code::Unreadable, texts.error(&error.kind)).named(error.kind.name());
        Fault { line: Some(error.line), column: Some(error.column), ..fault }
    }

    /// A cell or a sheet that holds no puzzle.
    #[cfg(feature = "workbook")]
    pub(crate) fn unreadable_cell(texts: &Texts, error: &SheetError) -> Fault {
        let fault = Fault::new(Code::Unreadable, texts.sheet_error(error)).named(error.kind.name());
        Fault { cell: Some(format!("{}!{}", error.sheet, error.cell)), ..fault }
    }

    /// A file that is no readable workbook.
    #[cfg(feature = "workbook")]
    pub(crate) fn unreadable_workbook(texts: &Texts, error: &WorkbookError) -> Fault {
        Fault::new(Code::Unreadable, texts.workbook_error(error)).named(error.name())
    }

    /// An order that no puzzle can meet.
    #[cfg(feature = "mill")]
    pub(crate) fn refused(texts: &Texts, refusal: &Refusal) -> Fault {
        Fault::new(Code::Refused, texts.refusal(refusal)).named(refusal.name())
    }
}

/// Turns what the core says of the deadline into the fault.
pub(crate) trait InTime<T> {
    /// What was found, or the fault that it was too late.
    fn in_time(self, texts: &Texts) -> Result<T, Fault>;
}

impl<T> InTime<T> for Result<T, Cancelled> {
    fn in_time(self, texts: &Texts) -> Result<T, Fault> {
        self.map_err(|Cancelled| Fault::timeout(texts))
    }
}
