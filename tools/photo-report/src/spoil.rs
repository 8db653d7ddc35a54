//! The damage that a camera and a file format do to a page.

use crate::canvas::Canvas;
use crate::faces::span;
use image::codecs::jpeg::{JpegDecoder, JpegEncoder};
use image::{DynamicImage, ExtendedColorType};
use numpre::random::RandomSource;
use std::f32::consts::PI;
use std::io::Cursor;

/// Moves the corners of a page inwards, each by up to `most` of its side, as in a slanted view.
/// Also returns how places of the page move: not needed, because the truth has no places.
pub fn perspective(page: &Canvas, most: f32, source: &mut RandomSource) -> Canvas {
    let (width, height) = (page.width as f32, page.height as f32);
    let mut moved = |x: f32, y: f32| {
        let across = span(source, 0.0, most) * width * if x == 0.0 { 1.0 } else { -1.0 };
        let down = span(source, 0.0, most) * height * if y == 0.0 { 1.0 } else { -1.0 };
        (x * width + across, y * height + down)
    };
    let corners = [moved(0.0, 0.0), moved(1.0, 0.0), moved(1.0, 1.0), moved(0.0, 1.0)];
    let table = [120.0, 110.0, 100.0];
    let mut seen = Canvas::new(page.width, page.height, table);
    let map = square_to(corners);
    let back = inverse(&map);
    for y in 0..page.height {
        for x in 0..page.width {
            let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
            let over = back[6] * px + back[7] * py + back[8];
            let u = (back[0] * px + back[1] * py + back[2]) / over;
            let v = (back[3] * px + back[4] * py + back[5]) / over;
            if (0.0..1.0).contains(&u) && (0.0..1.0).contains(&v) {
                seen.pixels[y * page.width + x] = page.between(u * width, v * height);
            }
        }
    }
    seen
}

/// Returns the projection of the unit square to a quadrilateral, by rows (Heckbert 1989).
fn square_to(corners: [(f32, f32); 4]) -> [f32; 9] {
    let [(x0, y0), (x1, y1), (x2, y2), (x3, y3)] = corners;
    let (sum_x, sum_y) = (x0 - x1 + x2 - x3, y0 - y1 + y2 - y3);
    let (dx1, dx2, dy1, dy2) = (x1 - x2, x3 - x2, y1 - y2, y3 - y2);
    let below = dx1 * dy2 - dx2 * dy1;
    let (g, h) = ((sum_x * dy2 - dx2 * sum_y) / below, (dx1 * sum_y - sum_x * dy1) / below);
    let (a, b) = (x1 - x0 + g * x1, x3 - x0 + h * x3);
    let (d, e) = (y1 - y0 + g * y1, y3 - y0 + h * y3);
    [a, b, x0, d, e, y0, g, h, 1.0]
}

/// Returns the inverse of a matrix of three rows, up to a factor.
fn inverse(m: &[f32; 9]) -> [f32; 9] {
    [
        m[4] * m[8] - m[5] * m[7],
        m[2] * m[7] - m[1] * m[8],
        m[1] * m[5] - m[2] * m[4],
        m[5] * m[6] - m[3] * m[8],
        m[0] * m[8] - m[2] * m[6],
        m[2] * m[3] - m[0] * m[5],
        m[3] * m[7] - m[4] * m[6],
        m[1] * m[6] - m[0] * m[7],
        m[0] * m[4] - m[1] * m[3],
    ]
}

/// Darkens one side of a soft line, and one side of the page a little.
pub fn shadow(page: &mut Canvas, source: &mut RandomSource) {
    let angle = span(source, 0.0, 2.0 * PI);
    let (depth, soft) = (span(source, 0.2, 0.5), span(source, 4.0, 40.0));
    let (across, down) = (angle.cos(), angle.sin());
    let (width, height) = (page.width as f32, page.height as f32);
    let edge = span(source, -0.2, 0.2) * width;
    let ramp = span(source, 0.0, 0.3);
    for y in 0..page.height {
        for x in 0..page.width {
            let along = (x as f32 - width / 2.0) * across + (y as f32 - height / 2.0) * down;
            let inside = 1.0 / (1.0 + (-(along - edge) / soft).exp());
            let light = (1.0 - depth * inside) * (1.0 - ramp * (along / width + 0.5));
            for value in &mut page.pixels[y * page.width + x] {
                *value *= light;
            }
        }
    }
}

/// Blurs by a Gauss curve of this width, in pixels.
pub fn blur(page: &Canvas, sigma: f32) -> Canvas {
    let reach = (2.5 * sigma).ceil() as isize;
    let weights: Vec<f32> =
        (-reach..=reach).map(|x| (-(x * x) as f32 / (2.0 * sigma * sigma)).exp()).collect();
    let sum: f32 = weights.iter().sum();
    let pass = |from: &Canvas, across: isize, down: isize| {
        let mut to = from.clone();
        for y in 0..from.height as isize {
            for x in 0..from.width as isize {
                let mut mean = [0.0; 3];
                for (weight, step) in weights.iter().zip(-reach..=reach) {
                    let x = (x + step * across).clamp(0, from.width as isize - 1) as usize;
                    let y = (y + step * down).clamp(0, from.height as isize - 1) as usize;
                    for (mean, value) in mean.iter_mut().zip(from.pixels[y * from.width + x]) {
                        *mean += value * weight / sum;
                    }
                }
                to.pixels[y as usize * from.width + x as usize] = mean;
            }
        }
        to
    };
    pass(&pass(page, 1, 0), 0, 1)
}

/// Adds noise: to each part of a pixel the sum of three equal spans, of about this deviation.
pub fn noise(page: &mut Canvas, deviation: f32, source: &mut RandomSource) {
    for value in page.pixels.iter_mut().flatten() {
        let sum: f32 = (0..3).map(|_| span(source, -1.0, 1.0)).sum();
        *value += sum * deviation;
    }
}

/// Returns the page after it was stored as JPEG of this quality.
pub fn jpeg(page: &Canvas, quality: u8) -> Canvas {
    let mut file = Vec::new();
    let (width, height) = (page.width as u32, page.height as u32);
    JpegEncoder::new_with_quality(&mut file, quality)
        .encode(&page.bytes(), width, height, ExtendedColorType::Rgb8)
        .expect("written to memory");
    let decoder = JpegDecoder::new(Cursor::new(file)).expect("just encoded");
    let image = DynamicImage::from_decoder(decoder).expect("just encoded").into_rgb8();
    let pixels = image.pixels().map(|pixel| pixel.0.map(f32::from)).collect();
    Canvas { width: page.width, height: page.height, pixels }
}

/// Turns the page by a quarter to the right.
pub fn turned(page: &Canvas) -> Canvas {
    let mut pixels = Vec::with_capacity(page.pixels.len());
    for x in 0..page.width {
        for y in (0..page.height).rev() {
            pixels.push(page.pixels[y * page.width + x]);
        }
    }
    Canvas { width: page.height, height: page.width, pixels }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_projection_and_its_inverse_cancel() {
        let map = square_to([(3.0, 5.0), (90.0, 2.0), (80.0, 70.0), (10.0, 60.0)]);
        let back = inverse(&map);
        for (u, v) in [(0.0, 0.0), (1.0, 0.0), (0.3, 0.8)] {
            let of = |m: &[f32; 9], x: f32, y: f32| {
                let over = m[6] * x + m[7] * y + m[8];
                ((m[0] * x + m[1] * y + m[2]) / over, (m[3] * x + m[4] * y + m[5]) / over)
            };
            let (x, y) = of(&map, u, v);
            let (again_u, again_v) = of(&back, x, y);
            assert!((again_u - u).abs() < 1e-3 && (again_v - v).abs() < 1e-3);
        }
    }

    #[test]
    fn four_quarters_are_a_whole_turn() {
        let mut page = Canvas::new(5, 3, [9.0; 3]);
        page.pixels[4] = [1.0; 3];
        let once = turned(&page);
        assert_eq!((once.width, once.height, once.pixels[14]), (3, 5, [1.0; 3]));
        assert_eq!(turned(&turned(&turned(&once))).pixels, page.pixels);
    }
}
