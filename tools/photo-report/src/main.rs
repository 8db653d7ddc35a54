//! Measures how well and how fast puzzles are read from pictures.
//!
//! ```text
//! cargo run --release -p photo-report -- [--count N] [--fonts FOLDER] [--show FOLDER]
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `canvas` | a picture on which is drawn; masks of digits |
//! | `faces` | typefaces and handwriting |
//! | `scenes` | pages with boards, and pictures that are not boards |
//! | `spoil` | slant, shadow, blur, noise, JPEG |
//! | `measure` | readings compared with what was drawn |

use image::{ExtendedColorType, ImageEncoder as _};
use numpre_photo::Reader;
use photo_report::canvas::Canvas;
use photo_report::faces;
use photo_report::measure::Tally;
use photo_report::scenes::{self, Other, Scene};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::thread;

/// The arguments.
struct Arguments {
    count: u64,
    fonts: Option<PathBuf>,
    show: Option<PathBuf>,
}

fn arguments() -> Result<Arguments, Box<dyn Error>> {
    let mut found = Arguments { count: 40, fonts: None, show: None };
    let mut given = std::env::args().skip(1);
    while let Some(name) = given.next() {
        let value = given.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--count" => found.count = value.parse()?,
            "--fonts" => found.fonts = Some(value.into()),
            "--show" => found.show = Some(value.into()),
            _ => return Err(format!("unknown argument {name}").into()),
        }
    }
    Ok(found)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = arguments()?;
    let mut faces = faces::own();
    if let Some(folder) = &arguments.fonts {
        faces.extend(faces::of_system(folder));
    }
    println!("{} typefaces, {} pages of each kind\n", faces.len(), arguments.count);
    let columns = "boards | found | raw right | right | right but doubted | wrong and sure";
    println!("| pages | {columns} | wrong cells | ms |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let reader = Reader::new();
    let mut all = Tally::new();
    for scene in Scene::ALL {
        let parts = [0, 1].map(|part| {
            let (faces, reader) = (&faces, &reader);
            let count = arguments.count;
            move || {
                let mut tally = Tally::new();
                for index in (part..count).step_by(2) {
                    tally.read(&scenes::draw(scene, index, faces), reader);
                }
                tally
            }
        });
        let tally = together(parts);
        row(&format!("{scene:?}"), &tally);
        all.add(&tally);
        if let Some(folder) = &arguments.show {
            store(&scenes::draw(scene, 0, &faces).picture, &folder.join(format!("{scene:?}.png")))?;
        }
    }
    row("all", &all);
    let mut others = Tally::new();
    for other in Other::ALL {
        for index in 0..arguments.count.div_ceil(4) {
            others.read_other(&other.draw(index, &faces), &reader);
        }
        if let Some(folder) = &arguments.show {
            store(&other.draw(0, &faces), &folder.join(format!("{other:?}.png")))?;
        }
    }
    println!(
        "\n{} pictures that are not boards: {} taken for boards, {} called sure",
        others.pictures, others.found, others.unwarned
    );
    println!(
        "Digits of players: {}, read {:.1}%, kept out of the puzzle {:.1}%",
        all.entries,
        percent(all.entries_read, all.entries),
        percent(all.entries_apart, all.entries)
    );
    println!(
        "Least confidence of a right board {:.3}, largest of a wrong one {:.3}\n",
        all.least_right, all.most_wrong
    );
    tables(&all);
    Ok(())
}

/// Runs two parts at the same time.
fn together<F: FnOnce() -> Tally + Send>(parts: [F; 2]) -> Tally {
    thread::scope(|scope| {
        let workers = parts.map(|part| scope.spawn(part));
        let mut all = Tally::new();
        for worker in workers {
            all.add(&worker.join().expect("no panic"));
        }
        all
    })
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

fn row(name: &str, tally: &Tally) {
    println!(
        "| {name} | {} | {} | {} | {} | {} | {} | {} of {} | {} |",
        tally.boards,
        tally.found,
        tally.raw,
        tally.right,
        tally.doubted,
        tally.unwarned,
        tally.wrong_cells,
        tally.cells,
        tally.median()
    );
}

/// Prints the table of confusions and that of probabilities.
fn tables(tally: &Tally) {
    println!("| drawn | empty | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for (truth, counts) in tally.confusion.iter().enumerate() {
        let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
        let name = if truth == 0 { "empty".to_owned() } else { truth.to_string() };
        println!("| {name} | {} |", counts.join(" | "));
    }
    println!("\n| probability | cells | right |");
    println!("|---|---|---|");
    for (bin, (cells, right)) in tally.reliability.iter().enumerate().filter(|bin| bin.1.0 > 0) {
        let low = 10 * bin;
        println!("| {low}–{}% | {cells} | {:.1}% |", low + 10, percent(*right, *cells));
    }
}

/// Writes a picture as PNG.
fn store(picture: &Canvas, path: &Path) -> Result<(), Box<dyn Error>> {
    let file = std::io::BufWriter::new(std::fs::File::create(path)?);
    let (width, height) = (picture.width as u32, picture.height as u32);
    image::codecs::png::PngEncoder::new(file).write_image(
        &picture.bytes(),
        width,
        height,
        ExtendedColorType::Rgb8,
    )?;
    Ok(())
}
