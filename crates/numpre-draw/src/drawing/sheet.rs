//! Line widths and letter sizes for each kind of paper and for screens.

/// Line widths in points, and letter sizes as parts of the side of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// The width of lines between cells.
    pub thin: f32,
    /// The width of lines between blocks.
    pub block: f32,
    /// The width of the frame.
    pub frame: f32,
    /// The least width of the marks of steps.
    pub least: f32,
    /// The font size of digits.
    pub digit: f32,
    /// The font size of candidates.
    pub candidate: f32,
    /// The height of a digit as a part of its font size. Digits are centred in their cells by it.
    pub digit_height: f32,
    /// True if the rows and columns are numbered outside the frame.
    pub has_numbers: bool,
    /// The line widths of the marks of steps.
    pub roles: Roles,
}

/// Line widths of the marks of steps, as parts of the side of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roles {
    /// The width of rings, squares and triangles around candidates.
    pub ring: f32,
    /// The width of outlines of cells and houses.
    pub outline: f32,
    /// The width of strokes through candidates.
    pub stroke: f32,
    /// The width of strong links; weak links are four fifths as wide.
    pub link: f32,
    /// The width of rays; lines of hatching are three fifths as wide.
    pub ray: f32,
    /// The distance between lines of hatching.
    pub hatching: f32,
}

impl Roles {
    /// The widths that every sheet uses.
    pub const STANDARD: Roles =
        Roles { ring: 0.026, outline: 0.045, stroke: 0.03, link: 0.034, ray: 0.022, hatching: 0.2 };
}

impl Sheet {
    /// The sheet for screens.
    pub const SCREEN: Sheet = Sheet {
        thin: 0.75,
        block: 1.75,
        frame: 2.25,
        least: 0.0,
        digit: 0.62,
        candidate: 0.235,
        // Measured on Helvetica and Arial. Most sans-serif faces differ by less than a fiftieth.
        digit_height: 0.716,
        has_numbers: false,
        roles: Roles::STANDARD,
    };
    /// The sheet for print shops, which ask for lines of at least 0.75 points.
    pub const PRESS: Sheet =
        Sheet { thin: 0.75, block: 1.5, frame: 2.25, least: 0.75, ..Sheet::SCREEN };
    /// The sheet for large print.
    pub const LARGE: Sheet = Sheet {
        thin: 1.0,
        block: 2.25,
        frame: 3.0,
        digit: 0.7,
        candidate: 0.27,
        least: 1.0,
        ..Sheet::SCREEN
    };
    /// The sheet for the small answers at the back of a book.
    pub const ANSWER: Sheet =
        Sheet { thin: 0.75, block: 1.0, frame: 1.5, digit: 0.72, least: 0.75, ..Sheet::SCREEN };

    /// Returns the sheet for printing at home; `cell` is the side of a cell in millimetres.
    pub fn home(cell: f32) -> Sheet {
        let (thin, block, frame) = match cell {
            cell if cell >= 12.0 => (0.5, 1.5, 2.0),
            cell if cell >= 8.0 => (0.4, 1.2, 1.6),
            _ => (0.3, 1.0, 1.4),
        };
        Sheet { thin, block, frame, ..Sheet::SCREEN }
    }

    /// Returns the same sheet with row and column numbers.
    pub const fn with_numbers(self) -> Sheet {
        Sheet { has_numbers: true, ..self }
    }
}
