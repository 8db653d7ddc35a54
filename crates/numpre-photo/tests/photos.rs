//! The 160 photos of newspapers. They are not part of the repository; without them the test is
//! skipped with a sentence.

use numpre::{CancelToken, Grid};
use numpre_photo::{PhotoBoard, Picture, Pixels, Reader, Verdict, read_photo};
use std::path::{Path, PathBuf};
use std::thread;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// The folder of the photos, next to that of the repository.
fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("NUMPRE_PHOTOS").map(PathBuf::from);
    let near = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/photos");
    let folder = named.unwrap_or_else(near);
    folder.join("image1.jpg").exists().then_some(folder)
}

/// Pixels of a photo: red, green and blue.
struct Photo {
    name: String,
    width: u32,
    height: u32,
    pixels: Vec<u8>,
    truth: Grid,
}

impl Photo {
    fn open(path: &Path) -> Photo {
        let file = std::fs::read(path).expect("a photo");
        let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGB);
        let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
        let pixels = decoder.decode().expect("a JPEG file");
        let info = decoder.info().expect("decoded");
        let data = std::fs::read_to_string(path.with_extension("dat")).expect("a .dat file");
        let digits: String =
            data.lines().skip(2).flat_map(|line| line.split_whitespace()).collect();
        Photo {
            name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
            width: info.width.into(),
            height: info.height.into(),
            pixels,
            truth: digits.parse().expect("81 digits"),
        }
    }

    /// Turns the photo by a quarter to the right.
    fn turned(&self) -> Photo {
        let (width, height) = (self.width as usize, self.height as usize);
        let mut pixels = Vec::with_capacity(self.pixels.len());
        for x in 0..width {
            for y in (0..height).rev() {
                pixels.extend_from_slice(&self.pixels[3 * (y * width + x)..][..3]);
            }
        }
        let name = format!("{}, turned", self.name);
        Photo { name, width: self.height, height: self.width, pixels, truth: self.truth }
    }

    /// Reads the boards. A photo in which none is found has none.
    fn read(&self, reader: &Reader) -> Vec<PhotoBoard> {
        let pixels = Pixels::Rgb8(&self.pixels);
        let picture = Picture { width: self.width, height: self.height, pixels };
        read_photo(&picture, reader, &CancelToken::NEVER).unwrap_or_default()
    }
}

/// The result of a photo.
struct Outcome {
    name: String,
    /// The board that is nearest to the truth.
    is_right: bool,
    is_sure: bool,
    /// True if some board is sure, but not the one in the data.
    is_unwarned: bool,
    wrong_cells: usize,
    line: String,
}

fn examine(photo: &Photo, reader: &Reader) -> Outcome {
    let start = std::time::Instant::now();
    let boards = photo.read(reader);
    let time = start.elapsed().as_millis();
    let wrong = |grid: &Grid| {
        grid.values().iter().zip(photo.truth.values()).filter(|(a, b)| a != b).count()
    };
    let nearest = boards.iter().min_by_key(|board| wrong(&board.puzzle.grid()));
    let is_right = nearest.is_some_and(|board| wrong(&board.puzzle.grid()) == 0);
    let is_sure = nearest.is_some_and(|board| board.verdict == Verdict::Sure);
    let line = nearest.map_or_else(
        || format!("{}: no board, {time} ms", photo.name),
        |board| {
            format!(
                "{}: {} wrong cells, {} before decoding, {:?}, confidence {:.3}, lines {:.2}, \
                 {:?}, {time} ms",
                photo.name,
                wrong(&board.puzzle.grid()),
                wrong(&board.raw),
                board.verdict,
                board.confidence,
                board.lines,
                board.turned,
            )
        },
    );
    let wrong_cells = nearest.map_or(81, |board| wrong(&board.raw));
    let is_unwarned = boards
        .iter()
        .any(|board| board.verdict == Verdict::Sure && wrong(&board.puzzle.grid()) > 0);
    Outcome { name: photo.name.clone(), is_right, is_sure, is_unwarned, wrong_cells, line }
}

/// Returns the photos, in the order of their names.
fn photos(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jpg"))
        .collect();
    paths.sort();
    paths
}

#[test]
fn the_160_photos() {
    let Some(folder) = folder() else {
        println!("skipped: the folder of the 160 photos is missing");
        return;
    };
    let paths = photos(&folder);
    let reader = Reader::new();
    let parts = paths.len().div_ceil(2);
    let outcomes: Vec<Outcome> = thread::scope(|scope| {
        let workers: Vec<_> = paths
            .chunks(parts)
            .map(|paths| {
                let reader = &reader;
                scope.spawn(move || {
                    paths.iter().map(|path| examine(&Photo::open(path), reader)).collect::<Vec<_>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    for outcome in &outcomes {
        println!("{}", outcome.line);
    }
    let count =
        |test: &dyn Fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| test(outcome)).count();
    let right = count(&|outcome| outcome.is_right);
    let doubted = count(&|outcome| outcome.is_right && !outcome.is_sure);
    println!(
        "{} photos: {right} right, of these {} doubtful; {} wrong and sure; \
         {} wrong cells before decoding, in {} photos",
        outcomes.len(),
        doubted,
        count(&|outcome| outcome.is_unwarned),
        outcomes.iter().map(|outcome| outcome.wrong_cells).sum::<usize>(),
        count(&|outcome| outcome.wrong_cells > 0),
    );
    let unwarned: Vec<&str> = outcomes
        .iter()
        .filter(|outcome| outcome.is_unwarned)
        .map(|outcome| outcome.name.as_str())
        .collect();
    assert_eq!(unwarned, [""; 0], "wrong boards without a warning");
    assert!(right >= 159, "{right} of 160 right");
    assert!(doubted <= 12, "{doubted} of {right} right photos are doubted");
}

#[test]
fn turned_photos_are_read_upright() {
    let Some(folder) = folder() else {
        println!("skipped: the folder of the 160 photos is missing");
        return;
    };
    let reader = Reader::new();
    // Each twentieth photo: eight photos, in three directions.
    for path in photos(&folder).iter().step_by(20) {
        let mut photo = Photo::open(path);
        let upright = examine(&photo, &reader);
        for _ in 0..3 {
            photo = photo.turned();
            let outcome = examine(&photo, &reader);
            println!("{}", outcome.line);
            assert!(!outcome.is_unwarned, "{}", photo.name);
            assert_eq!(outcome.is_right, upright.is_right, "{}", photo.name);
        }
    }
}
