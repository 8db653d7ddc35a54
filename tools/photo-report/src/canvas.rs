//! A picture in colours on which pages are drawn.

/// Red, green and blue, 0 to 255.
pub type Colour = [f32; 3];

/// A picture of rows of pixels.
#[derive(Clone)]
pub struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Colour>,
}

impl Canvas {
    pub fn new(width: usize, height: usize, paper: Colour) -> Canvas {
        Canvas { width, height, pixels: vec![paper; width * height] }
    }

    /// Mixes a colour into a pixel; `cover` is its share, 0 to 1.
    pub fn mix(&mut self, x: usize, y: usize, colour: Colour, cover: f32) {
        if x < self.width && y < self.height {
            let pixel = &mut self.pixels[y * self.width + x];
            for (value, new) in pixel.iter_mut().zip(colour) {
                *value += (new - *value) * cover;
            }
        }
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, left: f32, top: f32, wide: f32, high: f32, colour: Colour) {
        for y in top.max(0.0) as usize..(top + high).max(0.0).ceil() as usize {
            for x in left.max(0.0) as usize..(left + wide).max(0.0).ceil() as usize {
                let part = |at: usize, low: f32, size: f32| {
                    ((at as f32 + 1.0).min(low + size) - (at as f32).max(low)).clamp(0.0, 1.0)
                };
                self.mix(x, y, colour, part(x, left, wide) * part(y, top, high));
            }
        }
    }

    /// Draws a horizontal or upright line between two points: a rectangle of this width.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), wide: f32, colour: Colour) {
        let (left, top) = (from.0.min(to.0) - wide / 2.0, from.1.min(to.1) - wide / 2.0);
        let size = ((to.0 - from.0).abs() + wide, (to.1 - from.1).abs() + wide);
        self.fill(left, top, size.0, size.1, colour);
    }

    /// Draws a mask so that its middle comes to `at`. `scale` is the size of a pixel of the mask.
    pub fn mask(&mut self, mask: &Mask, at: (f32, f32), scale: f32, colour: Colour, strength: f32) {
        let reach = scale * mask.side as f32 / 2.0;
        // Samples per pixel in each direction, so that a small digit is an average.
        let samples = (1.5 / scale).ceil().clamp(1.0, 6.0) as usize;
        for y in (at.1 - reach).max(0.0) as usize..((at.1 + reach) as usize + 1).min(self.height) {
            for x in (at.0 - reach).max(0.0) as usize..((at.0 + reach) as usize + 1).min(self.width)
            {
                let mut cover = 0.0;
                for sample in 0..samples * samples {
                    let part = |index: usize| (index as f32 + 0.5) / samples as f32;
                    let (u, v) = (part(sample % samples), part(sample / samples));
                    cover += mask.at(
                        (x as f32 + u - at.0) / scale + mask.side as f32 / 2.0,
                        (y as f32 + v - at.1) / scale + mask.side as f32 / 2.0,
                    );
                }
                self.mix(x, y, colour, cover / (samples * samples) as f32 * strength);
            }
        }
    }

    /// Returns the colour at a point, between the middles of the four nearest pixels. Outside the
    /// canvas, the nearest one of its edge.
    pub fn between(&self, x: f32, y: f32) -> Colour {
        let (x, y) = (x - 0.5, y - 0.5);
        let pixel = |x: f32, y: f32| {
            let x = (x.max(0.0) as usize).min(self.width - 1);
            let y = (y.max(0.0) as usize).min(self.height - 1);
            self.pixels[y * self.width + x]
        };
        let (left, top) = (x.floor(), y.floor());
        let (right_share, low_share) = (x - left, y - top);
        let (a, b) = (pixel(left, top), pixel(left + 1.0, top));
        let (c, d) = (pixel(left, top + 1.0), pixel(left + 1.0, top + 1.0));
        std::array::from_fn(|part| {
            let above = a[part] + (b[part] - a[part]) * right_share;
            let below = c[part] + (d[part] - c[part]) * right_share;
            above + (below - above) * low_share
        })
    }

    /// Returns the bytes of all pixels: red, green, blue.
    pub fn bytes(&self) -> Vec<u8> {
        self.pixels.iter().flatten().map(|value| value.round().clamp(0.0, 255.0) as u8).collect()
    }
}

/// The shape of a digit: a square of ink, 0 to 1, in whose middle a digit 8 would be
/// [`Mask::HEIGHT`] of its side high.
#[derive(Clone)]
pub struct Mask {
    pub side: usize,
    pub ink: Vec<f32>,
}

impl Mask {
    /// The height of the digit 8, in sides of the mask.
    pub const HEIGHT: f32 = 0.6;

    pub fn new(side: usize) -> Mask {
        Mask { side, ink: vec![0.0; side * side] }
    }

    fn at(&self, x: f32, y: f32) -> f32 {
        if x < 0.0 || y < 0.0 || x >= self.side as f32 || y >= self.side as f32 {
            return 0.0;
        }
        self.ink[y as usize * self.side + x as usize]
    }

    /// Draws a stroke: a line with round ends through points, in parts of the side from the middle.
    /// `wide` and `flat` are half of its width for upright and for horizontal strokes, in the same
    /// parts.
    pub fn stroke(&mut self, points: &[(f32, f32)], wide: f32, flat: f32) {
        let side = self.side as f32;
        let (wide, flat) = (wide * side, flat * side);
        for ends in points.windows(2) {
            let place = |point: (f32, f32)| (point.0 * side / wide, point.1 * side / flat);
            let (from, to) = (place(ends[0]), place(ends[1]));
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = (dx * dx + dy * dy).max(1e-6);
            for y in 0..self.side {
                for x in 0..self.side {
                    let px = (x as f32 + 0.5 - side / 2.0) / wide - from.0;
                    let py = (y as f32 + 0.5 - side / 2.0) / flat - from.1;
                    let along = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
                    let far = ((px - along * dx).powi(2) + (py - along * dy).powi(2)).sqrt();
                    // Distances are in half widths of the stroke.
                    let edge = (1.0 - far) * wide.min(flat) + 0.5;
                    let ink = &mut self.ink[y * self.side + x];
                    *ink = ink.max(edge.clamp(0.0, 1.0));
                }
            }
        }
    }
}
