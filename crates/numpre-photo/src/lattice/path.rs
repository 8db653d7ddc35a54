//! The strongest path along a line, by dynamic programming.
//!
//! A line has ten nodes. At each of them the path may be off its straight place by some pixels. For
//! each offset of a node, the best path to it is the best one to an offset of the node before, plus
//! the segment between them:
//!
//! ```text
//!   node 0    · · ● · ·
//!                 │
//!   node 1    · · ● · ·          ● the path; it may move by 4 pixels per segment,
//!                  ╲                and pays for each pixel
//!   node 2    · · · ● ·
//! ```

use super::flat::Strength;

/// Pixels by which the offset may change in a segment.
const JUMP: i32 = 4;

/// The costs of a pixel of such a change, and of a pixel away from the straight place.
const CHANGE: f32 = 0.012;
const AWAY: f32 = 0.002;

/// A path along a line.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The pixels by which each node is off its straight place.
    pub(super) offsets: [i32; 10],
    /// The mean strength of each segment, 0 to 1.
    pub(super) strengths: [f32; 9],
}

impl Path {
    /// Finds the strongest path within a radius.
    pub(super) fn strongest(strength: &Strength, line: usize, radius: usize) -> Path {
        let radius = radius as i32;
        let width = (2 * radius + 1) as usize;
        let away = |off: i32| AWAY * off.abs() as f32;
        let mut best: Vec<f32> = (-radius..=radius).map(|off| -away(off)).collect();
        let mut before = [const { Vec::new() }; 9];
        for (segment, origins) in before.iter_mut().enumerate() {
            let mut next = vec![f32::NEG_INFINITY; width];
            *origins = vec![0_usize; width];
            for to in -radius..=radius {
                for from in (to - JUMP).max(-radius)..=(to + JUMP).min(radius) {
                    let index = (from + radius) as usize;
                    let change = CHANGE * (to - from).abs() as f32 + away(to);
                    let value = best[index] + strength.segment(line, segment, from, to) - change;
                    let there = (to + radius) as usize;
                    if value > next[there] {
                        next[there] = value;
                        origins[there] = index;
                    }
                }
            }
            best = next;
        }
        let mut index = 0;
        for other in 1..width {
            if best[other] > best[index] {
                index = other;
            }
        }
        let mut offsets = [0; 10];
        offsets[9] = index as i32 - radius;
        for segment in (0..9).rev() {
            index = before[segment][index];
            offsets[segment] = index as i32 - radius;
        }
        let strengths = std::array::from_fn(|segment| {
            strength.segment(line, segment, offsets[segment], offsets[segment + 1])
        });
        Path { offsets, strengths }
    }

    /// Returns the strength of the stronger segment at a node.
    pub(super) fn near_node(&self, node: usize) -> f32 {
        let before = if node > 0 { self.strengths[node - 1] } else { 0.0 };
        let after = if node < 9 { self.strengths[node] } else { 0.0 };
        before.max(after)
    }
}
