//! The difference between two colours for each kind of colour vision.

/// Linear red, green and blue, each from 0 to 1.
type Light = [f64; 3];

/// Kinds of colour vision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Vision {
    Normal,
    Protan,
    Deutan,
    Tritan,
}

impl Vision {
    pub(crate) const ALL: [Vision; 4] =
        [Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan];

    /// Returns the matrix of Machado, Oliveira and Fernandes (2009) for severity 1.
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Vision::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Vision::Protan => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Vision::Deutan => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Vision::Tritan => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }

    fn sees(self, light: Light) -> Light {
        self.matrix().map(|row| {
            row.iter().zip(light).map(|(part, light)| part * light).sum::<f64>().clamp(0.0, 1.0)
        })
    }

    /// Returns the CIEDE2000 difference of two colours as this vision sees them.
    pub(crate) fn distance(self, one: &str, other: &str) -> f64 {
        ciede2000(lab(self.sees(light(one))), lab(self.sees(light(other))))
    }
}

/// Converts `#fff` or `#16181d` to linear light.
pub(crate) fn light(color: &str) -> Light {
    let digits: Vec<u32> =
        color.strip_prefix('#').unwrap().chars().map(|digit| digit.to_digit(16).unwrap()).collect();
    let part = |place: usize| {
        if digits.len() == 3 {
            17 * digits[place]
        } else {
            16 * digits[2 * place] + digits[2 * place + 1]
        }
    };
    [0, 1, 2].map(|place| {
        let part = f64::from(part(place)) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// Returns the WCAG contrast ratio, from 1 to 21.
pub(crate) fn contrast(one: &str, other: &str) -> f64 {
    let luminance = |color: &str| {
        let [red, green, blue] = light(color);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

fn lab([red, green, blue]: Light) -> [f64; 3] {
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue;
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883;
    let f =
        |t: f64| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    [116.0 * f(y) - 16.0, 500.0 * (f(x) - f(y)), 200.0 * (f(y) - f(z))]
}

/// Returns the CIEDE2000 difference by the formulas of Sharma, Wu and Dalal.
pub(crate) fn ciede2000(one: [f64; 3], other: [f64; 3]) -> f64 {
    let [[l1, a1, b1], [l2, a2, b2]] = [one, other];
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let is_grey = c1 * c2 == 0.0;
    let turn = if is_grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin());
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if is_grey { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.2 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rt = -2.0 * seventh(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}
