//! Pages as people photograph them, drawn from a seed: with boards, or with something like a board.

use crate::canvas::{Canvas, Colour, Mask};
use crate::faces::{Face, Writer, span};
use crate::spoil;
use numpre::Grid;
use numpre::generate::Request;
use numpre::random::RandomSource;

/// A kind of page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Black digits on white paper.
    Clean,
    /// A cut from a newspaper: grey paper, JPEG.
    Newspaper,
    /// An app with light colours: boxes, a selected row, column and cell.
    LightApp,
    /// The same with light digits on dark cells.
    DarkApp,
    /// An app in which the player's digits are in the same typeface, but in blue.
    Entries,
    /// Candidates in many cells.
    Candidates,
    /// A view from the side, up to 22% of the page.
    Slanted,
    /// The edge of a shadow.
    Shadow,
    /// Out of focus, with noise.
    Blurred,
    /// A board of 150 pixels, and one of 100.
    Small,
    Tiny,
    /// Turned by a quarter or half.
    Turned,
    /// Two to twelve boards with captions.
    Pages,
    /// Digits of a player, by hand, in some cells.
    Handwriting,
}

impl Scene {
    pub const ALL: [Scene; 14] = [
        Scene::Clean,
        Scene::Newspaper,
        Scene::LightApp,
        Scene::DarkApp,
        Scene::Entries,
        Scene::Candidates,
        Scene::Slanted,
        Scene::Shadow,
        Scene::Blurred,
        Scene::Small,
        Scene::Tiny,
        Scene::Turned,
        Scene::Pages,
        Scene::Handwriting,
    ];

    /// Returns the number with which the seed is mixed.
    const fn number(self) -> u64 {
        self as u64
    }
}

/// A board that was drawn.
#[derive(Clone, Copy)]
pub struct Drawn {
    pub givens: Grid,
    /// Digits of the player.
    pub entries: Grid,
}

/// A picture, and the boards in it, from the top to the bottom and from the left to the right.
pub struct Page {
    pub picture: Canvas,
    pub boards: Vec<Drawn>,
}

/// The colours of a board.
struct Look {
    paper: Colour,
    line: Colour,
    ink: Colour,
    entry: Colour,
}

const BLACK: Colour = [25.0, 25.0, 28.0];
const PRINT: Look = Look { paper: [250.0; 3], line: BLACK, ink: BLACK, entry: [40.0, 60.0, 170.0] };
const LIGHT: Look = Look {
    paper: [255.0; 3],
    line: [120.0, 130.0, 150.0],
    ink: [30.0, 40.0, 60.0],
    entry: [40.0, 100.0, 220.0],
};
const DARK: Look = Look {
    paper: [28.0, 30.0, 36.0],
    line: [95.0, 100.0, 115.0],
    ink: [225.0, 225.0, 230.0],
    entry: [110.0, 170.0, 255.0],
};

/// Draws page number `index` of a scene.
pub fn draw(scene: Scene, index: u64, faces: &[Face]) -> Page {
    let mut source = RandomSource::new(3100 + scene.number(), index);
    let source = &mut source;
    let face = &faces[source.below(faces.len() as u32) as usize];
    let pen = Pen { face, writer: Writer::new(source) };
    let cell = match scene {
        Scene::Small => 150.0 / 9.0,
        Scene::Tiny => 100.0 / 9.0,
        Scene::LightApp | Scene::DarkApp | Scene::Entries => span(source, 34.0, 91.0),
        Scene::Candidates => span(source, 40.0, 70.0),
        Scene::Pages => span(source, 20.0, 32.0),
        _ => span(source, 26.0, 60.0),
    };
    let number = if scene == Scene::Pages { 2 + source.below(11) as usize } else { 1 };
    let boards: Vec<Drawn> = (0..number).map(|_| drawn(scene, source)).collect();
    let look = match scene {
        Scene::DarkApp => DARK,
        Scene::LightApp | Scene::Entries => LIGHT,
        Scene::Newspaper | Scene::Pages => Look { paper: [222.0, 219.0, 210.0], ..PRINT },
        Scene::Handwriting => {
            let pens = [[40.0, 60.0, 170.0], [60.0, 60.0, 65.0], [110.0, 110.0, 115.0], BLACK];
            Look { entry: pens[source.below(4) as usize], ..PRINT }
        }
        _ => PRINT,
    };
    let columns = match number {
        1 => 1,
        2..=4 => 2,
        5..=9 => 3,
        _ => 4,
    };
    let rows = number.div_ceil(columns);
    let step = cell * 10.6;
    let (width, height) = (step * columns as f32 + cell, step * rows as f32 + 2.0 * cell);
    let mut page = Canvas::new(width as usize, height as usize, look.paper);
    if scene == Scene::Pages || scene == Scene::Newspaper {
        captions(&mut page, cell, source);
    }
    for (place, board) in boards.iter().enumerate() {
        let left = cell * 0.9 + step * (place % columns) as f32 + span(source, 0.0, cell * 0.3);
        let top = cell * 1.2 + step * (place / columns) as f32 + span(source, 0.0, cell * 0.3);
        draw_board(&mut page, board, (left, top), cell, &look, &pen, scene, source);
    }
    Page { picture: spoilt(scene, page, cell, source), boards }
}

/// Makes a puzzle, and in some scenes what a player has entered.
fn drawn(scene: Scene, source: &mut RandomSource) -> Drawn {
    let request = Request::default().seed(u64::from(source.below(u32::MAX)));
    let made = request.build().ok().and_then(|mut generator| generator.generate(0).ok());
    let made = made.expect("nothing is demanded of the puzzle");
    let mut entries = [0_u8; 81];
    if matches!(scene, Scene::Entries | Scene::Handwriting) {
        let share = span(source, 0.05, 1.0);
        for (cell, entry) in entries.iter_mut().enumerate() {
            if made.puzzle.values()[cell] == 0 && span(source, 0.0, 1.0) < share {
                // One of 25 is wrong.
                let other = 1 + source.below(9) as u8;
                let is_wrong = source.below(25) == 0;
                *entry = if is_wrong { other } else { made.solution.values()[cell] };
            }
        }
    }
    Drawn { givens: made.puzzle, entries: Grid::from_values(entries).expect("digits") }
}

/// The tools with which digits are drawn.
struct Pen<'a> {
    face: &'a Face,
    writer: Writer,
}

#[expect(clippy::too_many_arguments, reason = "all of them describe one drawing")]
fn draw_board(
    page: &mut Canvas,
    board: &Drawn,
    (left, top): (f32, f32),
    cell: f32,
    look: &Look,
    pen: &Pen<'_>,
    scene: Scene,
    source: &mut RandomSource,
) {
    let is_app = matches!(scene, Scene::LightApp | Scene::DarkApp | Scene::Entries);
    if is_app {
        colour_cells(page, (left, top), cell, scene == Scene::DarkApp, source);
    }
    let thin = (cell * span(source, 0.015, 0.04)).max(0.6);
    let thick = (thin * span(source, 1.5, 3.5)).max(1.2);
    let pale = span(source, 0.0, 0.5);
    let thin_line: Colour =
        std::array::from_fn(|part| look.line[part] + (look.paper[part] - look.line[part]) * pale);
    // The thick lines come last, on top of the others.
    for is_thick in [false, true] {
        for line in (0..=9).filter(|line| (line % 3 == 0) == is_thick) {
            let (wide, colour) = if is_thick { (thick, look.line) } else { (thin, thin_line) };
            let at = cell * line as f32;
            page.line((left, top + at), (left + 9.0 * cell, top + at), wide, colour);
            page.line((left + at, top), (left + at, top + 9.0 * cell), wide, colour);
        }
    }
    let high = cell * span(source, 0.5, 0.72);
    let scale = |mask: &Mask, high: f32| high / (mask.side as f32 * Mask::HEIGHT);
    for (index, (&given, &entry)) in
        board.givens.values().iter().zip(board.entries.values()).enumerate()
    {
        let middle =
            (left + cell * ((index % 9) as f32 + 0.5), top + cell * ((index / 9) as f32 + 0.5));
        if given > 0 {
            let mask = &pen.face.digits[usize::from(given) - 1];
            page.mask(mask, middle, scale(mask, high), look.ink, 1.0);
        } else if entry > 0 && scene == Scene::Entries {
            let mask = &pen.face.digits[usize::from(entry) - 1];
            page.mask(mask, middle, scale(mask, high), look.entry, 1.0);
        } else if entry > 0 {
            let mask = pen.writer.write(source, entry);
            let near = 0.1 * cell;
            let place =
                (middle.0 + span(source, -near, near), middle.1 + span(source, -near, near));
            let high = cell * span(source, 0.5, 0.8);
            page.mask(&mask, place, scale(&mask, high), look.entry, span(source, 0.75, 1.0));
        } else if scene == Scene::Candidates && source.below(4) > 0 {
            for digit in 0..9 {
                if source.below(2) == 0 {
                    let mask = &pen.face.digits[digit];
                    let step = cell * 0.28;
                    let across = (digit % 3) as f32 - 1.0;
                    let down = (digit / 3) as f32 - 1.0;
                    let place = (middle.0 + across * step, middle.1 + down * step);
                    let grey = [110.0; 3];
                    page.mask(mask, place, scale(mask, cell * 0.19), grey, 1.0);
                }
            }
        }
    }
}

/// Colours every second box, and the row, the column and the cell that are selected.
fn colour_cells(
    page: &mut Canvas,
    (left, top): (f32, f32),
    cell: f32,
    is_dark: bool,
    source: &mut RandomSource,
) {
    let (row, column) = (source.below(9) as usize, source.below(9) as usize);
    let [boxes, house, selected] = if is_dark {
        [[38.0, 41.0, 50.0], [48.0, 54.0, 70.0], [60.0, 80.0, 130.0]]
    } else {
        [[240.0, 243.0, 248.0], [226.0, 235.0, 246.0], [187.0, 222.0, 251.0]]
    };
    for index in 0..81 {
        let (r, c) = (index / 9, index % 9);
        let colour = if (r, c) == (row, column) {
            selected
        } else if r == row || c == column {
            house
        } else if (r / 3 + c / 3) % 2 == 0 {
            boxes
        } else {
            continue;
        };
        page.fill(left + cell * c as f32, top + cell * r as f32, cell, cell, colour);
    }
}

/// Draws a line of text above each row of boards.
fn captions(page: &mut Canvas, cell: f32, source: &mut RandomSource) {
    let mut top = cell * 0.3;
    while top < page.height as f32 {
        text(page, (cell * 0.4, top), page.width as f32 - cell, cell * 0.25, source);
        top += cell * 10.6;
    }
}

fn spoilt(scene: Scene, mut page: Canvas, cell: f32, source: &mut RandomSource) -> Canvas {
    match scene {
        Scene::Clean | Scene::LightApp | Scene::DarkApp | Scene::Entries | Scene::Candidates => {
            page
        }
        Scene::Newspaper => {
            page = spoil::perspective(&page, 0.05, source);
            spoil::noise(&mut page, 4.0, source);
            spoil::jpeg(&spoil::blur(&page, cell * 0.02), 30 + source.below(66) as u8)
        }
        Scene::Slanted => spoil::jpeg(&spoil::perspective(&page, 0.22, source), 80),
        Scene::Shadow => {
            page = spoil::perspective(&page, 0.05, source);
            spoil::shadow(&mut page, source);
            spoil::jpeg(&page, 80)
        }
        Scene::Blurred => {
            page = spoil::blur(&page, cell * span(source, 0.03, 0.06));
            spoil::noise(&mut page, 6.0, source);
            spoil::jpeg(&page, 60)
        }
        Scene::Small | Scene::Tiny => spoil::jpeg(&spoil::blur(&page, 0.5), 85),
        Scene::Turned => (0..1 + source.below(3)).fold(page, |page, _| spoil::turned(&page)),
        Scene::Pages => {
            page = spoil::perspective(&page, 0.06, source);
            spoil::shadow(&mut page, source);
            spoil::jpeg(&page, 75)
        }
        Scene::Handwriting => {
            page = spoil::perspective(&page, 0.08, source);
            spoil::noise(&mut page, 3.0, source);
            spoil::jpeg(&spoil::blur(&page, cell * 0.015), 75)
        }
    }
}

/// Something that is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// A square grid of this many cells on a side, with digits.
    Grid(usize),
    Crossword,
    Chessboard,
    /// A table of numbers of several digits.
    Table,
    Text,
    Blank,
    Noise,
}

impl Other {
    pub const ALL: [Other; 11] = [
        Other::Grid(6),
        Other::Grid(8),
        Other::Grid(10),
        Other::Grid(12),
        Other::Grid(16),
        Other::Crossword,
        Other::Chessboard,
        Other::Table,
        Other::Text,
        Other::Blank,
        Other::Noise,
    ];

    /// Draws picture number `index`.
    pub fn draw(self, index: u64, faces: &[Face]) -> Canvas {
        let mut source = RandomSource::new(3200, index);
        let source = &mut source;
        let face = &faces[source.below(faces.len() as u32) as usize];
        let mut page = Canvas::new(560, 560, [248.0; 3]);
        match self {
            Other::Grid(count) => {
                grid(&mut page, count, 1.0);
                digits(&mut page, count, face, source, 1);
            }
            Other::Crossword => {
                let count = 9 + 2 * source.below(4) as usize;
                grid(&mut page, count, 1.0);
                for _ in 0..count * count / 5 {
                    let cell = 480.0 / count as f32;
                    let place = |source: &mut RandomSource| source.below(count as u32) as f32;
                    let (x, y) = (40.0 + cell * place(source), 40.0 + cell * place(source));
                    page.fill(x, y, cell, cell, BLACK);
                }
            }
            Other::Chessboard => {
                for index in (0..64).filter(|index| (index / 8 + index % 8) % 2 == 0) {
                    let (x, y) = ((index % 8) as f32, (index / 8) as f32);
                    page.fill(40.0 + 60.0 * x, 40.0 + 60.0 * y, 60.0, 60.0, [90.0, 70.0, 60.0]);
                }
            }
            Other::Table => {
                let count = 9;
                grid(&mut page, count, 1.0);
                digits(&mut page, count, face, source, 3);
            }
            Other::Text => {
                for line in 0..20 {
                    text(&mut page, (30.0, 30.0 + 25.0 * line as f32), 520.0, 12.0, source);
                }
            }
            Other::Blank => {}
            Other::Noise => spoil::noise(&mut page, 60.0, source),
        }
        page
    }
}

fn grid(page: &mut Canvas, count: usize, wide: f32) {
    let end = 520.0;
    for line in 0..=count {
        let at = 40.0 + 480.0 * line as f32 / count as f32;
        page.line((40.0, at), (end, at), wide + 1.0, BLACK);
        page.line((at, 40.0), (at, end), wide + 1.0, BLACK);
    }
}

/// Draws numbers of `length` digits in most cells of a grid.
fn digits(page: &mut Canvas, count: usize, face: &Face, source: &mut RandomSource, length: usize) {
    let cell = 480.0 / count as f32;
    for index in 0..count * count {
        if source.below(3) == 0 {
            continue;
        }
        for place in 0..length {
            let mask = &face.digits[source.below(9) as usize];
            let high = cell * 0.55 / length as f32;
            let x = 40.0 + cell * ((index % count) as f32 + (place as f32 + 0.5) / length as f32);
            let y = 40.0 + cell * ((index / count) as f32 + 0.5);
            page.mask(mask, (x, y), high / (mask.side as f32 * Mask::HEIGHT), BLACK, 1.0);
        }
    }
}

/// Draws short strokes of this height, which look like letters, up to a column.
fn text(
    page: &mut Canvas,
    (mut left, top): (f32, f32),
    right: f32,
    high: f32,
    source: &mut RandomSource,
) {
    while left < right {
        let wide = high * span(source, 0.25, 0.75);
        page.fill(left, top, wide, high / 6.0, BLACK);
        page.fill(left, top, high / 6.0, high, BLACK);
        left += wide + high * span(source, 0.2, 0.7);
    }
}
