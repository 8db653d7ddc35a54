//! A page of twelve boards as numpre prints them, seen by a camera and read back.

use numpre::Grid;
use numpre::generate::Request;
use numpre::random::RandomSource;
use numpre_draw::{Sheet, Style, SvgOptions, View, board, lay_out_within, svg};
use numpre_photo::Reader;
use photo_report::canvas::Canvas;
use photo_report::measure::Tally;
use photo_report::scenes::{Drawn, Page};
use photo_report::spoil;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Family, Query, Weight};
use resvg::usvg::{Options, Tree};
use std::fmt::Write;
use std::sync::Arc;

/// A page of A4, in points, and the pixels for each.
const WIDTH: f32 = 595.0;
const HEIGHT: f32 = 842.0;
const SCALE: f32 = 2.4;

/// The side of a board, and the distances between boards, in points.
const SIDE: f32 = 150.0;
const ACROSS: f32 = 180.0;
const DOWN: f32 = 200.0;

/// Families with digits, of which systems have some.
const FAMILIES: [&str; 7] = [
    "Arial",
    "BIZ UDPGothic",
    "DejaVu Sans",
    "FreeSans",
    "Liberation Sans",
    "Nimbus Sans",
    "Noto Sans CJK JP",
];

/// Prints twelve puzzles in a typeface: a page as SVG, and the puzzles.
fn printed(family: &str, seed: u64) -> (String, Vec<Drawn>) {
    let mut generator = Request::default().seed(seed).build().expect("nothing is demanded");
    let puzzles: Vec<Grid> =
        (0..12).map(|index| generator.generate(index).expect("a puzzle").puzzle).collect();
    let mut page = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
         <path d=\"M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z\" fill=\"#fff\"/>\n"
    );
    let options = SvgOptions {
        style: Style::Print,
        has_size: true,
        font_family: format!("{family}, sans-serif"),
    };
    for (place, puzzle) in puzzles.iter().enumerate() {
        let (left, top) = ((place % 3) as f32 * ACROSS + 43.0, (place / 3) as f32 * DOWN + 45.0);
        let drawing = lay_out_within(&board(&View::puzzle(puzzle)), SIDE, &Sheet::PRESS);
        let number = place + 1;
        let placed = svg(&drawing, &options).replacen(
            "<svg",
            &format!("<svg x=\"{left}pt\" y=\"{top}pt\""),
            1,
        );
        writeln!(
            page,
            "<text x=\"{left}\" y=\"{}\" font-family=\"{family}\" font-size=\"11\">No. {number}\
             </text>\n{placed}",
            top - 8.0
        )
        .expect("a string takes everything");
    }
    page.push_str("</svg>\n");
    let boards = puzzles.into_iter().map(|givens| Drawn { givens, entries: Grid::EMPTY });
    (page, boards.collect())
}

/// Draws a page into pixels.
fn rasterized(page: &str, fonts: &Arc<Database>) -> Canvas {
    let options = Options { fontdb: Arc::clone(fonts), dpi: 72.0, ..Options::default() };
    let tree = Tree::from_str(page, &options).expect("an SVG that numpre wrote");
    let (width, height) = ((WIDTH * SCALE) as usize, (HEIGHT * SCALE) as usize);
    let mut pixels = Pixmap::new(width as u32, height as u32).expect("not empty");
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    let colour = |pixel: &[u8]| [pixel[0], pixel[1], pixel[2]].map(f32::from);
    Canvas { width, height, pixels: pixels.data().chunks(4).map(colour).collect() }
}

/// Takes a photo of a page: from the side, in uneven light, a little out of focus.
fn photographed(page: &Canvas, seed: u64) -> Canvas {
    let mut source = RandomSource::new(4100, seed);
    let mut seen = spoil::perspective(page, 0.08, &mut source);
    spoil::shadow(&mut seen, &mut source);
    seen = spoil::blur(&seen, 0.9);
    spoil::noise(&mut seen, 5.0, &mut source);
    spoil::jpeg(&seen, 70)
}

#[test]
fn all_boards_of_a_printed_page_are_read() {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let fonts = Arc::new(fonts);
    let is_there = |family: &&&str| {
        let query =
            Query { families: &[Family::Name(family)], weight: Weight::BOLD, ..Query::default() };
        fonts.query(&query).is_some()
    };
    let (there, missing): (Vec<&&str>, Vec<&&str>) =
        FAMILIES.iter().partition(|family| is_there(family));
    if !missing.is_empty() {
        println!("skipped, because these typefaces are missing: {missing:?}");
    }
    let reader = Reader::new();
    let mut all = Tally::new();
    for (family, seed) in there.iter().zip(0..) {
        let (page, boards) = printed(family, seed);
        let picture = photographed(&rasterized(&page, &fonts), seed);
        let mut tally = Tally::new();
        tally.read(&Page { picture, boards }, &reader);
        println!(
            "{family}: {} of {} right, {} of them doubtful, {} without a warning",
            tally.right, tally.boards, tally.doubted, tally.unwarned
        );
        assert_eq!((tally.boards, tally.right, tally.unwarned), (12, 12, 0), "{family}");
        all.add(&tally);
    }
    println!("{} boards, {} doubtful", all.boards, all.doubted);
    assert!(10 * all.doubted <= all.boards, "{} of {} doubtful", all.doubted, all.boards);
}
