//! The reasons why a part of a workbook is damaged, as data.

use std::fmt;

/// The reason why a part of a workbook is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PartFault {
    /// Another part refers to it, but the archive does not contain it.
    Missing,
    /// It cannot be unpacked: its bytes or its checksum are wrong.
    Unpack,
    /// It contains no XML element.
    Empty,
    /// It ends before its elements are closed.
    CutShort {
        /// The number of bytes before its end, unpacked.
        byte: u64,
    },
    /// It is not well-formed XML.
    Xml {
        /// The number of bytes before the fault, unpacked.
        byte: u64,
    },
    /// It contains the same cell twice, or its cells are not in reading order.
    CellOrder {
        /// The second one of the two cells, such as `B4`.
        cell: String,
    },
    /// A cell refers to a shared text that the workbook does not contain.
    SharedText {
        /// The cell, such as `B4`.
        cell: String,
    },
    /// A sheet refers to no part, or to one that the list of parts does not contain.
    Sheet {
        /// The name of the sheet.
        sheet: String,
    },
}

impl PartFault {
    /// Returns the stable name of the fault.
    pub const fn name(&self) -> &'static str {
        match self {
            PartFault::Missing => "missing",
            PartFault::Unpack => "unpack",
            PartFault::Empty => "empty",
            PartFault::CutShort { .. } => "cut-short",
            PartFault::Xml { .. } => "xml",
            PartFault::CellOrder { .. } => "cell-order",
            PartFault::SharedText { .. } => "shared-text",
            PartFault::Sheet { .. } => "sheet",
        }
    }
}

/// Prints the name and the place, for logs and programmers.
impl fmt::Display for PartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            PartFault::CutShort { byte } | PartFault::Xml { byte } => write!(f, " at byte {byte}"),
            PartFault::CellOrder { cell } | PartFault::SharedText { cell } => {
                write!(f, " at {cell}")
            }
            PartFault::Sheet { sheet } => write!(f, " {sheet:?}"),
            _ => Ok(()),
        }
    }
}
