//! Boards and cells as the `line` and `json` outputs write them.

use numpre::check::Clash;
use numpre::{CellSet, Grid};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A board that serializes as 81 characters, `.` for a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digits(pub Grid);

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let line = self.0.to_line(b'.');
        serializer.serialize_str(str::from_utf8(&line).unwrap_or_default())
    }
}

/// Appends the 81 characters of a board.
pub fn digits(grid: &Grid, line: &mut Vec<u8>) {
    line.extend_from_slice(&grid.to_line(b'.'));
}

/// The names of the cells, in reading order.
pub fn cells(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// A clash with its fields: `{"house":"c6","digit":7,"cells":["r4c6","r5c6"]}`.
pub struct ClashFields(pub Clash);

impl Serialize for ClashFields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Clash { house, digit, cells: clashing } = self.0;
        let mut fields = serializer.serialize_struct("Clash", 3)?;
        fields.serialize_field("house", &house.to_string())?;
        fields.serialize_field("digit", &digit.get())?;
        fields.serialize_field("cells", &cells(clashing))?;
        fields.end()
    }
}
