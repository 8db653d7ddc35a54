//! How large and how heavy everything is, for each kind of paper and for screens.

/// Widths of lines in points, sizes of letters as parts of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// Lines between cells.
    pub thin: f32,
    /// Lines between blocks.
    pub block: f32,
    /// The frame.
    pub frame: f32,
    /// Nothing is thinner than this.
    pub least: f32,
    /// The size of digits.
    pub digit: f32,
    /// The size of candidates.
    pub candidate: f32,
    /// How high a digit is, as a part of its letter size: this puts it in the middle of its cell.
    pub digit_height: f32,
    /// Whether row and column numbers stand outside.
    pub has_numbers: bool,
    /// What marks of steps look like.
    pub roles: Roles,
}

/// Widths of the marks of steps, as parts of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roles {
    /// Rings, squares and triangles around candidates.
    pub ring: f32,
    /// Outlines of cells and houses.
    pub outline: f32,
    /// Strokes through candidates.
    pub stroke: f32,
    /// Strong links; weak ones are four fifths of it.
    pub link: f32,
    /// Rays, and lines of hatching.
    pub ray: f32,
    /// The distance between lines of hatching.
    pub hatching: f32,
}

impl Roles {
    /// For all sheets.
    pub const STANDARD: Roles =
        Roles { ring: 0.026, outline: 0.045, stroke: 0.03, link: 0.034, ray: 0.022, hatching: 0.2 };
}

impl Sheet {
    /// For screens.
    pub const SCREEN: Sheet = Sheet {
        thin: 0.75,
        block: 1.75,
        frame: 2.25,
        least: 0.0,
        digit: 0.62,
        candidate: 0.235,
        // Of Helvetica and Arial; those of most sans-serif faces are within a fiftieth.
        digit_height: 0.716,
        has_numbers: false,
        roles: Roles::STANDARD,
    };
    /// For printers, who print nothing thinner than 0.75 points.
    pub const PRESS: Sheet =
        Sheet { thin: 0.75, block: 1.5, frame: 2.25, least: 0.75, ..Sheet::SCREEN };
    /// For large print.
    pub const LARGE: Sheet = Sheet {
        thin: 1.0,
        block: 2.25,
        frame: 3.0,
        digit: 0.7,
        candidate: 0.27,
        least: 1.0,
        ..Sheet::SCREEN
    };
    /// For answers at the back of a book.
    pub const ANSWER: Sheet =
        Sheet { thin: 0.75, block: 1.0, frame: 1.5, digit: 0.72, least: 0.75, ..Sheet::SCREEN };

    /// For printing at home, by the side of a cell in millimetres.
    pub fn home(cell: f32) -> Sheet {
        let (thin, block, frame) = match cell {
            cell if cell >= 12.0 => (0.5, 1.5, 2.0),
            cell if cell >= 8.0 => (0.4, 1.2, 1.6),
            _ => (0.3, 1.0, 1.4),
        };
        Sheet { thin, block, frame, ..Sheet::SCREEN }
    }

    /// The same with row and column numbers.
    pub const fn with_numbers(self) -> Sheet {
        Sheet { has_numbers: true, ..self }
    }
}
