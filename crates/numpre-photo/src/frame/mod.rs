//! Frames: quadrilaterals that could be the outside of a board.
//!
//! ```text
//!   grey ─▶ ink: darker than its surroundings ─▶ connected areas ─▶ hull ─▶ quadrilateral
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `ink` | pixels that are darker or lighter than the mean of a box around them |
//! | `components` | connected areas of ink |
//! | `quadrilateral` | the largest quadrilateral on the hull of an area |

mod components;
mod ink;
mod quadrilateral;

use crate::grey::Grey;
use crate::point::Point;
use components::components;
use ink::{Integral, Tone};

pub(crate) use ink::Tone as LineTone;

/// Boxes and least differences, tried in this order: the longer side of the picture over the side
/// of the box, and grey levels.
const WINDOWS: [(usize, i32); 4] = [(25, 7), (60, 5), (12, 12), (25, 3)];

/// The shortest side of a frame, in pixels of the shrunk picture.
const SHORTEST: usize = 60;

/// The part of its hull that a frame must fill.
const LEAST_SHARE: f32 = 0.8;

/// Corners nearer than this part of a side belong to the same frame.
const SAME: f32 = 0.025;

/// Frames that are returned: as many boards as there is room for in the shrunk picture.
const MOST: usize = 256;

/// A quadrilateral that could be the outside of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proposal {
    /// From the top left corner, clockwise, in pixels of the picture that was searched.
    pub(crate) corners: [Point; 4],
    /// In square pixels.
    pub(crate) area: f32,
}

/// Finds frames by dark or by light lines, the largest first.
pub(crate) fn proposals(grey: &Grey, tone: Tone) -> Vec<Proposal> {
    let integral = Integral::of(grey);
    let long = grey.width.max(grey.height);
    let mut found: Vec<Proposal> = Vec::new();
    for (part, difference) in WINDOWS {
        let ink = integral.ink(grey, long / part, difference, tone);
        for component in components(&ink, SHORTEST) {
            let hull = quadrilateral::hull(&component);
            let Some((corners, area, whole)) = quadrilateral::largest(&hull) else { continue };
            if area < LEAST_SHARE * whole {
                continue;
            }
            let near = area.sqrt() * SAME;
            let is_known = found.iter().any(|other| {
                (0..4).all(|corner| corners[corner].distance(other.corners[corner]) < near)
            });
            if !is_known {
                found.push(Proposal { corners, area });
            }
        }
    }
    found.sort_by(|a, b| b.area.total_cmp(&a.area));
    found.truncate(MOST);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of lines 3 pixels thick from (40, 30) to (240, 230).
    fn framed(paper: u8, ink: u8) -> Grey {
        let mut grey = Grey::filled(300, 260, paper);
        for y in 30..230 {
            for x in 40..240 {
                if !(43..237).contains(&x) || !(33..227).contains(&y) {
                    grey.pixels[y * 300 + x] = ink;
                }
            }
        }
        grey
    }

    #[test]
    fn a_frame_is_found_dark_on_light_and_light_on_dark() {
        for (paper, ink, tone) in [(220, 40, Tone::Dark), (30, 160, Tone::Light)] {
            let found = proposals(&framed(paper, ink), tone);
            let [first, ..] = found[..] else { panic!("no frame") };
            assert!((first.area - 40_000.0).abs() < 1.0, "{}", first.area);
            assert!(first.corners[0].distance(Point::new(40.0, 30.0)) < 1.0);
            assert!(first.corners[2].distance(Point::new(240.0, 230.0)) < 1.0);
        }
    }

    #[test]
    fn a_blank_page_has_no_frame() {
        assert!(proposals(&Grey::filled(300, 260, 128), Tone::Dark).is_empty());
    }
}
