//! The network that reads a cell: three convolutions and two dense layers, 46,526 weights.
//!
//! ```text
//!   28 × 28        a cell as ink
//!   14 × 14 × 14   convolution 3 × 3, the larger of 0 and the sum, the largest of each 2 × 2
//!    7 ×  7 × 32   the same
//!    3 ×  3 × 48   the same; the last row and column are left out
//!             64   dense: 432 inputs
//!             14   dense: empty and the digits 1 to 9; empty, printed, handwritten, marks
//! ```
//!
//! The weights file, made by `tools/photo-train`. Numbers are little-endian:
//!
//! | bytes | contents |
//! |---|---|
//! | 8 | `NPPHOTO1` |
//! | 6 × 2 | the sizes 28, 14, 32, 48, 64, 14 |
//! | 7 × 4 | thresholds, as floats: [`Thresholds`] |
//! | for each layer | per output a scale and a first sum; weights by row, column, input, output |
//! | 4 | CRC-32 of all before |
//!
//! All sums run in a fixed order, so that all machines give the same bits.

use crate::cells::SIDE;
use crate::functions::{exponential, logarithm};
use std::fmt;

const MAGIC: &[u8; 8] = b"NPPHOTO1";
const SIZES: [u16; 6] = [28, 14, 32, 48, 64, 14];

/// The pixels by which a cell is moved when it is read again, in both directions, and the number of
/// places.
const MOVES: [isize; 3] = [-1, 0, 1];
const PLACES: f32 = 9.0;

/// The weights of the crate.
const WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// Numbers that belong to the weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thresholds {
    /// Divides the outputs, so that probabilities are shares of right readings.
    pub(crate) temperature: f32,
    /// The least difference between the two likeliest proper readings, in nats.
    pub(crate) gap: f32,
    /// The least probability of a cell that is not named as doubtful.
    pub(crate) probability: f32,
    /// The part of a cell that ink may cover without a digit.
    pub(crate) ink: f32,
    /// The least sum of the logarithms of all cells' probabilities in a board that is not proper.
    pub(crate) sum: f32,
    /// The least share of a board's lines in a board that is not proper.
    pub(crate) lines: f32,
    /// The least sum at which a board is taken without turning it.
    pub(crate) upright: f32,
}

/// Error of a weights file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WeightsError {
    /// The file is not a weights file of this version and these sizes, or has another length.
    Form,
    /// The checksum differs.
    Damaged,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WeightsError::Form => "not a weights file of this version",
            WeightsError::Damaged => "the checksum of the weights differs",
        })
    }
}

impl std::error::Error for WeightsError {}

/// The logarithms of the probabilities of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Likelihoods {
    /// Empty, then the digits 1 to 9.
    pub(crate) digit: [f32; 10],
    /// Empty, printed, handwritten, marks.
    pub(crate) kind: [f32; 4],
}

/// The network with its weights.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    pub(crate) thresholds: Thresholds,
    layers: [Layer; 5],
}

/// The weights of a layer, ordered row, column, input, output, and the sums to start with.
#[derive(Clone, Debug)]
struct Layer {
    start: Vec<f32>,
    weights: Vec<f32>,
}

impl Network {
    /// Returns the network of the crate.
    pub(crate) fn built_in() -> Result<Network, WeightsError> {
        Network::parse(WEIGHTS)
    }

    /// Reads a weights file.
    pub(crate) fn parse(file: &[u8]) -> Result<Network, WeightsError> {
        let (body, checksum) = file.split_last_chunk::<4>().ok_or(WeightsError::Form)?;
        let mut bytes = Bytes(body);
        if bytes.take(8)? != MAGIC {
            return Err(WeightsError::Form);
        }
        for size in SIZES {
            if bytes.take(2)? != size.to_le_bytes() {
                return Err(WeightsError::Form);
            }
        }
        if u32::from_le_bytes(*checksum) != crc32(body) {
            return Err(WeightsError::Damaged);
        }
        let numbers = bytes.floats(7)?;
        let thresholds = Thresholds {
            temperature: numbers[0],
            gap: numbers[1],
            probability: numbers[2],
            ink: numbers[3],
            sum: numbers[4],
            lines: numbers[5],
            upright: numbers[6],
        };
        let [_, one, two, three, four, five] = SIZES.map(usize::from);
        let layers = [
            bytes.layer(9, one)?,
            bytes.layer(9 * one, two)?,
            bytes.layer(9 * two, three)?,
            bytes.layer(9 * three, four)?,
            bytes.layer(four, five)?,
        ];
        if !bytes.0.is_empty() {
            return Err(WeightsError::Form);
        }
        Ok(Network { thresholds, layers })
    }

    /// Reads a cell.
    pub(crate) fn read(&self, cell: &[f32; SIDE * SIDE]) -> Likelihoods {
        let outputs = self.outputs(cell);
        let mut digit = std::array::from_fn(|index| outputs[index] / self.thresholds.temperature);
        let mut kind = std::array::from_fn(|index| outputs[10 + index]);
        to_logarithms(&mut digit);
        to_logarithms(&mut kind);
        Likelihoods { digit, kind }
    }

    /// Reads a cell at nine places, each a pixel from the next. Returns the means of the
    /// logarithms, as those of probabilities.
    pub(crate) fn read_moved(&self, cell: &[f32; SIDE * SIDE]) -> Likelihoods {
        let (mut digit, mut kind) = ([0.0; 10], [0.0; 4]);
        for (down, across) in MOVES.into_iter().flat_map(|down| MOVES.map(|across| (down, across)))
        {
            let inside = |at: isize| at.clamp(0, SIDE as isize - 1) as usize;
            let moved = std::array::from_fn(|place| {
                let (x, y) = ((place % SIDE) as isize + across, (place / SIDE) as isize + down);
                cell[inside(y) * SIDE + inside(x)]
            });
            let read = self.read(&moved);
            let values = digit.iter_mut().zip(read.digit).chain(kind.iter_mut().zip(read.kind));
            values.for_each(|(sum, value)| *sum += value / PLACES);
        }
        to_logarithms(&mut digit);
        to_logarithms(&mut kind);
        Likelihoods { digit, kind }
    }

    /// Returns the 14 outputs of the last layer.
    fn outputs(&self, cell: &[f32; SIDE * SIDE]) -> Vec<f32> {
        let [one, two, three, four, five] = &self.layers;
        let values = one.convolution(cell, SIDE, 14);
        let values = two.convolution(&values, 14, 7);
        let values = three.convolution(&values, 7, 3);
        let mut values = four.dense(&values);
        for value in &mut values {
            *value = value.max(0.0);
        }
        five.dense(&values)
    }
}

impl Layer {
    /// Computes a convolution of 3 × 3 over a picture with this side, cuts at 0, and keeps the
    /// largest of each 2 × 2. The new side is `new`.
    fn convolution(&self, picture: &[f32], side: usize, new: usize) -> Vec<f32> {
        let outputs = self.start.len();
        let inputs = self.weights.len() / 9 / outputs;
        let mut largest = vec![0.0_f32; new * new * outputs];
        let mut sums = vec![0.0_f32; outputs];
        for y in 0..2 * new {
            for x in 0..2 * new {
                sums.copy_from_slice(&self.start);
                for (place, weights) in self.weights.chunks_exact(inputs * outputs).enumerate() {
                    // The place (0, 0) of the nine is above and to the left.
                    let (Some(from_y), Some(from_x)) =
                        ((y + place / 3).checked_sub(1), (x + place % 3).checked_sub(1))
                    else {
                        continue;
                    };
                    if from_y >= side || from_x >= side {
                        continue;
                    }
                    let pixel = &picture[(from_y * side + from_x) * inputs..][..inputs];
                    add(&mut sums, pixel, weights);
                }
                let there = &mut largest[(y / 2 * new + x / 2) * outputs..][..outputs];
                for (kept, &sum) in there.iter_mut().zip(&sums) {
                    *kept = kept.max(sum);
                }
            }
        }
        largest
    }

    fn dense(&self, values: &[f32]) -> Vec<f32> {
        let mut sums = self.start.clone();
        add(&mut sums, values, &self.weights);
        sums
    }
}

/// Adds each value times its row of weights.
fn add(sums: &mut [f32], values: &[f32], weights: &[f32]) {
    for (&value, row) in values.iter().zip(weights.chunks_exact(sums.len())) {
        if value != 0.0 {
            for (sum, &weight) in sums.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
    }
}

/// Subtracts the logarithm of the sum of the exponentials.
fn to_logarithms(outputs: &mut [f32]) {
    let largest = outputs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sum: f64 = outputs.iter().map(|&output| exponential(f64::from(output - largest))).sum();
    let shift = largest + logarithm(sum) as f32;
    for output in outputs {
        *output -= shift;
    }
}

/// The rest of a file.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], WeightsError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(WeightsError::Form)?;
        self.0 = rest;
        Ok(taken)
    }

    fn floats(&mut self, count: usize) -> Result<Vec<f32>, WeightsError> {
        let bytes = self.take(4 * count)?;
        Ok(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
    }

    fn layer(&mut self, inputs: usize, outputs: usize) -> Result<Layer, WeightsError> {
        let scales = self.floats(outputs)?;
        let start = self.floats(outputs)?;
        let steps = self.take(inputs * outputs)?;
        let weights = steps
            .iter()
            .enumerate()
            .map(|(index, &step)| f32::from(step.cast_signed()) * scales[index % outputs])
            .collect();
        Ok(Layer { start, weights })
    }
}

/// Returns the CRC-32 of bytes, as in ZIP files.
fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
        }
    }
    !crc
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells and the outputs that the training tool computed for them: each has 784 bytes, whose
    /// 64th parts are the values, and 14 floats.
    const REFERENCE: &[u8] = include_bytes!("net_reference.bin");

    #[test]
    fn outputs_are_those_of_the_training_tool() {
        let network = Network::built_in().expect("the crate's weights");
        let records = REFERENCE.chunks_exact(784 + 14 * 4);
        assert_eq!(records.len(), 12);
        for record in records {
            let (cell, outputs) = record.split_at(784);
            let cell = std::array::from_fn(|index| f32::from(cell[index].cast_signed()) / 64.0);
            let expected = Bytes(outputs).floats(14).expect("14 floats");
            for (found, expected) in network.outputs(&cell).iter().zip(&expected) {
                assert!((found - expected).abs() < 1e-3, "{found} {expected}");
            }
        }
    }

    #[test]
    fn a_moved_blank_is_read_as_the_blank() {
        let network = Network::built_in().expect("the crate's weights");
        let blank = [0.0; SIDE * SIDE];
        let mut stroke = blank;
        (6..22).for_each(|y| stroke[y * SIDE + 13..][..3].fill(1.0));
        let difference = |cell: &[f32; SIDE * SIDE]| {
            let (once, moved) = (network.read(cell), network.read_moved(cell));
            let values = once.digit.iter().chain(&once.kind);
            let pairs = values.zip(moved.digit.iter().chain(&moved.kind));
            pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
        };
        assert!(difference(&blank) < 1e-4, "{}", difference(&blank));
        assert!(difference(&stroke) > 0.01, "{}", difference(&stroke));
    }

    #[test]
    fn other_files_are_refused() {
        assert!(Network::parse(WEIGHTS).is_ok());
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        let refused = |file: &[u8]| Network::parse(file).err();
        assert_eq!(refused(b""), Some(WeightsError::Form));
        assert_eq!(refused(&WEIGHTS[..WEIGHTS.len() - 1]), Some(WeightsError::Damaged));
        for (place, error) in
            [(0, WeightsError::Form), (8, WeightsError::Form), (999, WeightsError::Damaged)]
        {
            let mut file = WEIGHTS.to_vec();
            file[place] ^= 1;
            assert_eq!(refused(&file), Some(error), "{place}");
        }
    }

    #[test]
    fn logarithms_are_those_of_probabilities() {
        let mut outputs = [3.0, -2.0, 0.5, 900.0];
        to_logarithms(&mut outputs);
        assert!((outputs[3]).abs() < 1e-6 && outputs[0] < -890.0);
    }
}
