//! Typefaces and handwriting: the digits 1 to 9 as masks.
//!
//! Three sets of digits are drawn here, so that the report is the same everywhere. Typefaces of the
//! system can be added; the training holds back one family in ten, and only those count.

use crate::canvas::Mask;
use ab_glyph::{Font, FontVec, ScaleFont};
use numpre::random::RandomSource;
use std::path::{Path, PathBuf};

/// Pixels on a side of a mask.
const SIDE: usize = 96;

/// A line through points of a field 1 wide and 1.5 high, y downwards.
type Stroke = &'static [(f32, f32)];

/// The digits 1 to 9.
#[derive(Clone)]
pub struct Face {
    pub name: String,
    pub digits: Vec<Mask>,
}

/// Upright, plain digits.
const PLAIN: [&[Stroke]; 9] = [
    &[&[(0.2, 0.35), (0.55, 0.0), (0.55, 1.5)]],
    &[&[
        (0.05, 0.4),
        (0.2, 0.1),
        (0.5, 0.0),
        (0.82, 0.1),
        (0.93, 0.42),
        (0.8, 0.73),
        (0.05, 1.5),
        (0.95, 1.5),
    ]],
    &[
        &[
            (0.08, 0.25),
            (0.3, 0.03),
            (0.7, 0.03),
            (0.9, 0.25),
            (0.85, 0.55),
            (0.6, 0.7),
            (0.4, 0.7),
        ],
        &[(0.6, 0.7), (0.88, 0.88), (0.93, 1.18), (0.7, 1.45), (0.3, 1.48), (0.05, 1.25)],
    ],
    &[&[(0.72, 1.5), (0.72, 0.0), (0.05, 1.05), (0.97, 1.05)]],
    &[&[
        (0.88, 0.0),
        (0.2, 0.0),
        (0.13, 0.68),
        (0.5, 0.55),
        (0.82, 0.7),
        (0.93, 1.02),
        (0.78, 1.38),
        (0.45, 1.5),
        (0.08, 1.32),
    ]],
    &[&[
        (0.83, 0.13),
        (0.5, 0.0),
        (0.2, 0.22),
        (0.08, 0.7),
        (0.1, 1.15),
        (0.28, 1.43),
        (0.5, 1.5),
        (0.83, 1.33),
        (0.93, 1.03),
        (0.78, 0.73),
        (0.5, 0.63),
        (0.23, 0.73),
        (0.08, 1.0),
    ]],
    &[&[(0.05, 0.0), (0.95, 0.0), (0.38, 1.5)]],
    &[&[
        (0.5, 0.7),
        (0.2, 0.55),
        (0.13, 0.3),
        (0.25, 0.08),
        (0.5, 0.0),
        (0.75, 0.08),
        (0.88, 0.3),
        (0.8, 0.55),
        (0.5, 0.7),
        (0.18, 0.85),
        (0.05, 1.13),
        (0.2, 1.4),
        (0.5, 1.5),
        (0.8, 1.4),
        (0.95, 1.13),
        (0.83, 0.85),
        (0.5, 0.7),
    ]],
    &[&[
        (0.93, 0.5),
        (0.78, 0.78),
        (0.5, 0.88),
        (0.23, 0.78),
        (0.08, 0.48),
        (0.18, 0.15),
        (0.45, 0.0),
        (0.73, 0.08),
        (0.9, 0.35),
        (0.93, 0.8),
        (0.8, 1.28),
        (0.5, 1.5),
        (0.18, 1.38),
    ]],
];

/// Other shapes: a foot and a flag, an open 4, round tails.
const BOOKISH: [&[Stroke]; 9] = [
    &[&[(0.25, 0.3), (0.5, 0.05), (0.5, 1.5)], &[(0.2, 1.5), (0.8, 1.5)]],
    &[&[
        (0.1, 0.45),
        (0.12, 0.2),
        (0.45, 0.0),
        (0.8, 0.15),
        (0.85, 0.5),
        (0.55, 0.95),
        (0.08, 1.48),
        (0.92, 1.48),
        (0.95, 1.3),
    ]],
    &[&[
        (0.1, 0.02),
        (0.88, 0.02),
        (0.45, 0.6),
        (0.8, 0.75),
        (0.92, 1.1),
        (0.7, 1.42),
        (0.35, 1.5),
        (0.05, 1.35),
    ]],
    &[&[(0.4, 0.0), (0.05, 0.95), (0.95, 0.95)], &[(0.68, 0.5), (0.68, 1.5)]],
    &[&[
        (0.85, 0.02),
        (0.22, 0.02),
        (0.2, 0.62),
        (0.6, 0.58),
        (0.9, 0.85),
        (0.88, 1.2),
        (0.6, 1.48),
        (0.1, 1.4),
    ]],
    &[&[
        (0.7, 0.0),
        (0.3, 0.45),
        (0.08, 0.95),
        (0.2, 1.38),
        (0.55, 1.5),
        (0.88, 1.3),
        (0.9, 0.95),
        (0.6, 0.72),
        (0.2, 0.85),
    ]],
    &[&[(0.08, 0.25), (0.08, 0.02), (0.92, 0.02), (0.6, 0.7), (0.45, 1.5)]],
    &[&[
        (0.5, 0.68),
        (0.15, 0.4),
        (0.3, 0.05),
        (0.7, 0.05),
        (0.85, 0.4),
        (0.5, 0.68),
        (0.08, 1.05),
        (0.25, 1.45),
        (0.75, 1.45),
        (0.92, 1.05),
        (0.5, 0.68),
    ]],
    &[&[
        (0.8, 0.62),
        (0.4, 0.78),
        (0.1, 0.5),
        (0.15, 0.15),
        (0.5, 0.0),
        (0.82, 0.22),
        (0.92, 0.55),
        (0.75, 1.0),
        (0.3, 1.5),
    ]],
];

/// A square, narrow face like that of a display.
const SQUARE: [&[Stroke]; 9] = [
    &[&[(0.3, 0.0), (0.55, 0.0), (0.55, 1.5)]],
    &[&[(0.1, 0.0), (0.9, 0.0), (0.9, 0.75), (0.1, 0.75), (0.1, 1.5), (0.9, 1.5)]],
    &[&[(0.1, 0.0), (0.9, 0.0), (0.9, 1.5), (0.1, 1.5)], &[(0.25, 0.72), (0.9, 0.72)]],
    &[&[(0.1, 0.0), (0.1, 0.8), (0.9, 0.8)], &[(0.9, 0.0), (0.9, 1.5)]],
    &[&[(0.9, 0.0), (0.1, 0.0), (0.1, 0.7), (0.9, 0.7), (0.9, 1.5), (0.1, 1.5)]],
    &[&[(0.85, 0.0), (0.1, 0.0), (0.1, 1.5), (0.9, 1.5), (0.9, 0.7), (0.1, 0.7)]],
    &[&[(0.1, 0.0), (0.9, 0.0), (0.9, 1.5)]],
    &[&[(0.1, 0.0), (0.9, 0.0), (0.9, 1.5), (0.1, 1.5), (0.1, 0.0)], &[(0.1, 0.75), (0.9, 0.75)]],
    &[&[(0.9, 0.8), (0.1, 0.8), (0.1, 0.0), (0.9, 0.0), (0.9, 1.5), (0.15, 1.5)]],
];

/// Other ways in which people write some digits: a plain 1, a 2 with a loop, a 7 with a bar, a 4
/// with a slanted stroke.
const BY_HAND: [(usize, &[Stroke]); 6] = [
    (1, &[&[(0.5, 0.0), (0.48, 1.5)]]),
    (
        2,
        &[&[
            (0.15, 0.3),
            (0.4, 0.02),
            (0.8, 0.2),
            (0.7, 0.7),
            (0.25, 1.35),
            (0.12, 1.2),
            (0.35, 1.2),
            (0.6, 1.45),
            (0.95, 1.4),
        ]],
    ),
    (4, &[&[(0.25, 0.1), (0.12, 0.8), (0.9, 0.78)], &[(0.75, 0.25), (0.6, 1.5)]]),
    (
        5,
        &[
            &[(0.25, 0.05), (0.18, 0.6), (0.6, 0.6), (0.88, 0.98), (0.6, 1.42), (0.12, 1.4)],
            &[(0.22, 0.05), (0.9, 0.0)],
        ],
    ),
    (7, &[&[(0.08, 0.05), (0.92, 0.02), (0.42, 1.5)], &[(0.3, 0.78), (0.85, 0.72)]]),
    (
        9,
        &[&[
            (0.85, 0.15),
            (0.4, 0.02),
            (0.1, 0.4),
            (0.4, 0.75),
            (0.85, 0.35),
            (0.82, 1.0),
            (0.75, 1.5),
        ]],
    ),
];

/// Returns the three faces that are drawn here.
pub fn own() -> Vec<Face> {
    let sets = [
        ("plain", PLAIN, 0.045, 0.045),
        ("bookish", BOOKISH, 0.05, 0.02),
        ("square", SQUARE, 0.04, 0.04),
    ];
    sets.iter()
        .map(|(name, digits, wide, flat)| {
            let draw = |strokes: &&[Stroke]| {
                let mut mask = Mask::new(SIDE);
                for stroke in *strokes {
                    let points: Vec<(f32, f32)> = stroke
                        .iter()
                        .map(|&(x, y)| ((x - 0.5) * 0.4, (y / 1.5 - 0.5) * Mask::HEIGHT))
                        .collect();
                    mask.stroke(&points, *wide, *flat);
                }
                mask
            };
            Face { name: (*name).to_owned(), digits: digits.iter().map(draw).collect() }
        })
        .collect()
}

/// The hand of a writer: what all digits have in common.
pub struct Writer {
    ways: Vec<u32>,
    slant: f32,
    width: f32,
    shake: f32,
    pen: f32,
}

impl Writer {
    pub fn new(source: &mut RandomSource) -> Writer {
        Writer {
            ways: (0..10).map(|_| source.below(4)).collect(),
            slant: span(source, -0.1, 0.4),
            width: span(source, 0.7, 1.1),
            shake: span(source, 0.02, 0.07),
            pen: span(source, 0.014, 0.04),
        }
    }

    /// Writes a digit, a little differently each time.
    pub fn write(&self, source: &mut RandomSource, digit: u8) -> Mask {
        let number = usize::from(digit);
        let other = BY_HAND.iter().find(|(of, _)| *of == number);
        let strokes = match (self.ways[number], other) {
            (0 | 1, Some((_, strokes))) => strokes,
            (2, _) => BOOKISH[number - 1],
            _ => PLAIN[number - 1],
        };
        let mut mask = Mask::new(SIDE);
        let tall = span(source, 0.88, 1.12);
        let turn = span(source, -0.08, 0.08);
        for stroke in strokes {
            let points: Vec<(f32, f32)> = stroke
                .iter()
                .map(|&(x, y)| {
                    let x = x - 0.5 + span(source, -self.shake, self.shake);
                    let y = (y / 1.5 - 0.5) * tall + span(source, -self.shake, self.shake);
                    let x = x * self.width * 0.66 - y * (self.slant + turn);
                    (x * Mask::HEIGHT, (y + x * turn) * Mask::HEIGHT)
                })
                .collect();
            mask.stroke(&smooth(&points), self.pen, self.pen);
        }
        mask
    }
}

/// Returns points of a smooth curve through these points.
fn smooth(points: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let at = |index: isize| points[index.clamp(0, points.len() as isize - 1) as usize];
    let mut curve = Vec::new();
    for index in 0..points.len() as isize - 1 {
        let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2));
        for step in 0..5 {
            let t = step as f32 / 5.0;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            curve.push((mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1)));
        }
    }
    curve.extend(points.last());
    curve
}

/// Returns a number between two others.
pub fn span(source: &mut RandomSource, low: f32, high: f32) -> f32 {
    low + (high - low) * source.below(1 << 20) as f32 / (1 << 20) as f32
}

/// Returns the typefaces in a folder and those below it, without those that lack a digit. Only
/// families that the training holds back.
pub fn of_system(folder: &Path) -> Vec<Face> {
    let mut paths = Vec::new();
    files(folder, &mut paths);
    paths.sort();
    let mut found: Vec<Face> = Vec::new();
    for path in paths {
        let Some(face) = std::fs::read(&path).ok().and_then(read_face) else { continue };
        let is_known =
            |other: &Face| other.digits.iter().zip(&face.digits).all(|(a, b)| a.ink == b.ink);
        if !found.iter().any(is_known) {
            found.push(face);
        }
    }
    found
}

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|end| end == "ttf" || end == "otf") {
            into.push(path);
        }
    }
}

fn read_face(file: Vec<u8>) -> Option<Face> {
    let family = family(&file)?;
    // The training chooses the families that it holds back by the same sum.
    if !crc32fast::hash(family.as_bytes()).is_multiple_of(10) {
        return None;
    }
    let font = FontVec::try_from_vec(file).ok()?;
    let high = |font: &FontVec, scale: f32| {
        let glyph = font.as_scaled(scale).scaled_glyph('8');
        font.outline_glyph(glyph).map(|outline| outline.px_bounds())
    };
    let box_of_8 = high(&font, 100.0)?;
    let scale = 100.0 * Mask::HEIGHT * SIDE as f32 / box_of_8.height().max(20.0);
    let middle = high(&font, scale).map(|bounds| (bounds.min.y + bounds.max.y) / 2.0)?;
    let digits: Option<Vec<Mask>> = ('1'..='9')
        .map(|digit| {
            if font.glyph_id(digit).0 == 0 {
                return None;
            }
            let outline = font.outline_glyph(font.as_scaled(scale).scaled_glyph(digit))?;
            let bounds = outline.px_bounds();
            let mut mask = Mask::new(SIDE);
            let left = SIDE as f32 / 2.0 - bounds.width() / 2.0;
            let top = SIDE as f32 / 2.0 + bounds.min.y - middle;
            outline.draw(|x, y, ink| {
                let (x, y) = (x as f32 + left, y as f32 + top);
                if x >= 0.0 && y >= 0.0 && x < SIDE as f32 && y < SIDE as f32 {
                    mask.ink[y as usize * SIDE + x as usize] = ink.min(1.0);
                }
            });
            Some(mask)
        })
        .collect();
    let digits = digits?;
    let share = |mask: &Mask| mask.ink.iter().sum::<f32>() / (SIDE * SIDE) as f32;
    let is_usable = digits.iter().all(|mask| (0.008..0.3).contains(&share(mask)));
    is_usable.then_some(Face { name: family, digits })
}

/// Returns the name of the family in a font file: name 1 of the table `name`.
fn family(file: &[u8]) -> Option<String> {
    let number =
        |at: usize| Some(usize::from(u16::from_be_bytes(file.get(at..at + 2)?.try_into().ok()?)));
    let long =
        |at: usize| Some(u32::from_be_bytes(file.get(at..at + 4)?.try_into().ok()?) as usize);
    let table = (0..number(4)?)
        .map(|index| 12 + 16 * index)
        .find(|&at| file.get(at..at + 4) == Some(b"name"))?;
    let start = long(table + 8)?;
    let texts = start + number(start + 4)?;
    let records = (0..number(start + 2)?).map(|index| start + 6 + 12 * index);
    records.filter(|&at| number(at + 6) == Some(1)).find_map(|at| {
        let bytes = file.get(texts + number(at + 10)?..)?.get(..number(at + 8)?)?;
        match number(at)? {
            0 | 3 => {
                let units = bytes.chunks_exact(2).map(|b| u16::from_be_bytes([b[0], b[1]]));
                String::from_utf16(&units.collect::<Vec<_>>()).ok()
            }
            _ => String::from_utf8(bytes.to_vec()).ok(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smooth_curves_go_through_their_points() {
        let points = [(0.0, 0.0), (1.0, 0.5), (0.5, 1.0)];
        let curve = smooth(&points);
        assert!(points.iter().all(|point| curve.contains(point)));
    }

    #[test]
    fn the_same_source_writes_the_same_digits() {
        let written = |seed| {
            let mut source = RandomSource::new(seed, 0);
            Writer::new(&mut source).write(&mut source, 5).ink
        };
        assert_eq!(written(1), written(1));
        assert_ne!(written(1), written(2));
    }
}
