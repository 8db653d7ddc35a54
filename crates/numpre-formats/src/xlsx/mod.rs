//! Workbooks (.xlsx): a problem in a block of cells as S1.1 has it, or a column of line-81 texts.
//!
//! ```text
//!        A   B C D   E F G   H I J   K   L
//!   4        8 . .   . . .   . . .       how long it took
//!   …        problem, B4:J12             0.012
//!  12        . 9 .   . . .   4 . .       seconds
//!  14        8 1 2   7 5 3   6 4 9
//!   …        answer, B14:J22
//!  22        3 9 4   …
//! ```

mod block;
mod error;
mod list;
mod read;
mod sheet;
mod write;

pub use error::{SheetError, SheetErrorKind, WorkbookError};
pub use read::{SheetProblem, read_workbook};
pub use write::{AnswerSheet, Labels, ListRow, print_list, print_workbook};
