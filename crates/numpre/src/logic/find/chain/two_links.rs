//! Chains of one digit with two strong links.
//!
//! The search goes through all pairs of strong links of a digit that a weak link joins:
//!
//! ```text
//!   strong    weak    strong
//!   a ───── b ····· c ───── d       one of a and d is true
//! ```
//!
//! The name follows from the houses of the links: see [`name_of`](crate::logic::name_of).

use super::instance::Chains;
use crate::logic::facts::{Links, bits_of, link};
use crate::logic::step::Strength;

/// Adds all such chains of a digit.
pub(super) fn find(links: &Links, found: &mut Chains<'_>) {
    let nodes = links.nodes();
    for first in 0..nodes.len() {
        for second in bits_of(links.strong(first)) {
            for third in bits_of(links.weak(second)).filter(|&third| third != first) {
                let ends = bits_of(links.strong(third));
                for fourth in ends.filter(|&fourth| fourth > first && fourth != second) {
                    // Ends that conflict close a loop, which removes more.
                    if bits_of(links.weak(first)).any(|other| other == fourth) {
                        continue;
                    }
                    let path = [first, second, third, fourth].map(|number| nodes[number]);
                    let strengths = [Strength::Strong, Strength::Weak, Strength::Strong];
                    let pairs = path.windows(2).map(|pair| (pair[0], pair[1]));
                    let chain = pairs
                        .zip(strengths)
                        .map(|(pair, strength)| link(found.state, pair, strength));
                    found.add(chain.collect(), false);
                }
            }
        }
    }
}
