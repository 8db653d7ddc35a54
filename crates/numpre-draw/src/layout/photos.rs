//! Pictures from which boards were read: the outlines of the boards in each, and the readings next
//! to them.
//!
//! ```text
//!   page.png
//!   ┌───────────────┐   page.png#1   page.png#2
//!   │  ┌──┐  ┌──┐   │   ┌────────┐   ┌────────┐
//!   │  │ 1│  │ 2│   │   │5 3  7  │   │      ? │   the cell of a doubtful digit is outlined and
//!   │  └──┘  └──┘   │   │6  195  │   │ 1      │   has a question mark
//!   └───────────────┘   └────────┘   └────────┘
//! ```

use super::lay_out;
use crate::drawing::{Anchor, Drawing, Ink, Mark, Point, Segment, Sheet, Stroke, Weight};
use crate::scene::{View, board};
use numpre::{CellSet, Grid};

/// The longer side of a picture, the side of a board, the space around them, and the height of a
/// line of text, in points.
const PICTURE: f32 = 240.0;
const BOARD: f32 = 150.0;
const SPACE: f32 = 14.0;
const LINE: f32 = 12.0;

/// The size of letters, in points.
const LETTERS: f32 = 9.0;

/// The most boards next to each other.
const ACROSS: usize = 3;

/// A picture from which boards were read.
#[derive(Clone, Debug)]
pub struct ReadPicture {
    /// Its name.
    pub name: String,
    /// Its width and height, in pixels.
    pub size: [f32; 2],
    /// The boards in it.
    pub boards: Vec<ReadBoard>,
}

/// A board that was read from a picture.
#[derive(Clone, Debug)]
pub struct ReadBoard {
    /// The line above it.
    pub caption: String,
    /// Its corners in pixels of the picture, in order.
    pub corners: [[f32; 2]; 4],
    /// The givens that were read.
    pub givens: Grid,
    /// The digits of a player that were read.
    pub entries: Grid,
    /// The cells to be looked at.
    pub doubtful: CellSet,
}

/// Draws pictures one below the other: outlines on the left, readings on the right.
pub fn lay_out_photos(pictures: &[ReadPicture], title: String) -> Drawing {
    let mut marks = Vec::new();
    let across = pictures.iter().map(|picture| picture.boards.len().min(ACROSS)).max();
    let width = 2.0 * SPACE + PICTURE + across.unwrap_or(0) as f32 * (BOARD + SPACE);
    let mut top = SPACE;
    for picture in pictures {
        marks.push(words(&picture.name, Point::new(SPACE, top + LETTERS), Weight::Bold));
        top += LINE;
        let [wide, high] = picture.size.map(|side| side.max(1.0));
        let scale = PICTURE / wide.max(high);
        marks.push(Mark::Rect {
            at: Point::new(SPACE, top),
            width: wide * scale,
            height: high * scale,
            fill: None,
            stroke: Some(Stroke::solid(Ink::Thin, 0.75)),
        });
        for (index, read) in picture.boards.iter().enumerate() {
            outline(read, index + 1, scale, Point::new(SPACE, top), &mut marks);
            let (row, column) = (index / ACROSS, index % ACROSS);
            let left = 2.0 * SPACE + PICTURE + column as f32 * (BOARD + SPACE);
            reading(read, Point::new(left, top + row as f32 * (BOARD + LINE + SPACE)), &mut marks);
        }
        let rows = picture.boards.len().div_ceil(ACROSS);
        top += (high * scale).max(rows as f32 * (BOARD + LINE + SPACE) - SPACE) + SPACE;
    }
    let ground = Mark::Rect {
        at: Point::new(0.0, 0.0),
        width,
        height: top,
        fill: Some(Ink::Board),
        stroke: None,
    };
    marks.insert(0, ground);
    Drawing { width, height: top, title, marks }
}

fn words(text: &str, at: Point, weight: Weight) -> Mark {
    Mark::Text {
        text: text.to_owned(),
        at,
        size: LETTERS,
        weight,
        is_slanted: false,
        anchor: Anchor::Start,
        ink: Ink::Given,
    }
}

/// Draws the outline of a board in its picture, with its number in the middle.
fn outline(read: &ReadBoard, number: usize, scale: f32, at: Point, marks: &mut Vec<Mark>) {
    let corners = read.corners.map(|[x, y]| at.moved(x * scale, y * scale));
    let mut segments = vec![Segment::Move(corners[0])];
    segments.extend(corners[1..].iter().copied().map(Segment::Line));
    segments.push(Segment::Close);
    let ink = if read.doubtful.is_empty() { Ink::Place } else { Ink::Conflict };
    marks.push(Mark::Path { segments, fill: None, stroke: Some(Stroke::solid(ink, 1.5)) });
    let mean = |of: fn(&Point) -> f32| corners.iter().map(of).sum::<f32>() / 4.0;
    marks.push(Mark::Text {
        text: number.to_string(),
        at: Point::new(mean(|at| at.x), mean(|at| at.y) + LETTERS / 3.0),
        size: LETTERS,
        weight: Weight::Bold,
        is_slanted: false,
        anchor: Anchor::Middle,
        ink: Ink::Given,
    });
}

/// Draws a board as it was read, with its caption. Doubtful cells are outlined.
fn reading(read: &ReadBoard, at: Point, marks: &mut Vec<Mark>) {
    marks.push(words(&read.caption, at.moved(0.0, LETTERS), Weight::Regular));
    let (left, top) = (at.x, at.y + LINE);
    let sheet = Sheet::SCREEN;
    let view = View { placed: Some(&read.entries), ..View::puzzle(&read.givens) };
    let drawing = lay_out(&board(&view), BOARD, &sheet);
    marks.extend(drawing.marks.into_iter().map(|mark| mark.moved(left, top)));
    let side = (BOARD - sheet.frame) / 9.0;
    for cell in read.doubtful.iter() {
        let across = left + sheet.frame / 2.0 + side * cell.column() as f32;
        let down = top + sheet.frame / 2.0 + side * cell.row() as f32;
        marks.push(Mark::Rect {
            at: Point::new(across + 1.0, down + 1.0),
            width: side - 2.0,
            height: side - 2.0,
            fill: None,
            stroke: Some(Stroke::solid(Ink::Conflict, 1.2)),
        });
        marks.push(Mark::Text {
            text: "?".to_owned(),
            at: Point::new(across + side - 2.0, down + 7.0),
            size: 6.0,
            weight: Weight::Bold,
            is_slanted: false,
            anchor: Anchor::End,
            ink: Ink::Conflict,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_lie_in_their_picture_and_doubtful_cells_have_a_question_mark() {
        let corners = [[100.0, 50.0], [400.0, 50.0], [400.0, 350.0], [100.0, 350.0]];
        let one = |doubtful: CellSet| ReadBoard {
            caption: "page.png#1".to_owned(),
            corners,
            givens: Grid::EMPTY,
            entries: Grid::EMPTY,
            doubtful,
        };
        let doubtful = numpre::Cell::all().take(2).collect();
        let boards = vec![one(CellSet::EMPTY), one(doubtful), one(CellSet::EMPTY), one(doubtful)];
        let picture = ReadPicture { name: "page.png".to_owned(), size: [800.0, 400.0], boards };
        let drawing = lay_out_photos(&[picture.clone(), picture], "two pictures".to_owned());
        let questions = drawing
            .marks
            .iter()
            .filter(|mark| matches!(mark, Mark::Text { text, .. } if text == "?"));
        assert_eq!(questions.count(), 8);
        // The first outline, in a picture that is shrunk to 240 points.
        let path = drawing.marks.iter().find_map(|mark| match mark {
            Mark::Path { segments, .. } => Some(segments.clone()),
            _ => None,
        });
        let first = Point::new(SPACE + 30.0, SPACE + LINE + 15.0);
        assert_eq!(path.expect("an outline")[0], Segment::Move(first));
        for mark in &drawing.marks {
            if let Mark::Rect { at, width, height, .. } = mark {
                assert!(at.x >= 0.0 && at.x + width <= drawing.width, "{mark:?}");
                assert!(at.y >= 0.0 && at.y + height <= drawing.height, "{mark:?}");
            }
        }
    }
}
