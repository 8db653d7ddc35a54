//! Texts of colourings.

use crate::{Texts, Value};
use numpre::logic::{Cluster, Colour, ColourRule, Link, Node};
use numpre::{CellSet, Digit, DigitSet};

/// A value of a message, and its name.
type Named = (&'static str, Value<'static>);

impl Texts {
    /// Returns the values of a colouring's message: its links, and what its rule is about.
    pub(super) fn colouring_values(&self, clusters: &[Cluster], rule: &ColourRule) -> Vec<Named> {
        let links = clusters.iter().flat_map(|cluster| &cluster.links);
        let links: Vec<String> = links.map(|link| self.exclusive(link)).collect();
        let mut values: Vec<Named> = vec![("links", self.joined("list-separator", &links).into())];
        let colour = |cluster: usize, colour: Colour| {
            self.colour(&clusters.get(cluster).map_or(Vec::new(), |cluster| cluster.of(colour)))
        };
        // The colours of the ends of a conflict.
        let of_ends = |conflict: &Link| {
            let of = |place: usize, node: Node| {
                let cluster: Option<&Cluster> = clusters.get(place);
                cluster.and_then(|cluster| cluster.colour_of(node)).unwrap_or(Colour::First)
            };
            [of(0, conflict.from), of(clusters.len() - 1, conflict.to)]
        };
        match rule {
            ColourRule::Both => {
                values.push(("first", colour(0, Colour::First).into()));
                values.push(("second", colour(0, Colour::Second).into()));
            }
            ColourRule::Within { conflict } => {
                values.push(("colour", colour(0, of_ends(conflict)[0]).into()));
                values.extend(self.conflict(["from", "to", "because"], conflict));
            }
            ColourRule::Emptied { cell, colour: of } => {
                values.push(("colour", colour(0, *of).into()));
                values.push(("cell", self.single_cell(*cell).into()));
            }
            ColourRule::Between { conflict } => {
                let [one, other] = of_ends(conflict);
                values.push(("first", colour(0, one.other()).into()));
                values.push(("second", colour(1, other.other()).into()));
                values.extend(self.conflict(["from", "to", "because"], conflict));
            }
            ColourRule::Against { conflicts } => {
                let [one, other] = &**conflicts;
                values.push(("colour", colour(0, of_ends(one)[0]).into()));
                values.extend(self.conflict(["from", "to", "because"], one));
                values.extend(self.conflict(["from2", "to2", "because2"], other));
            }
        }
        values
    }

    /// Returns the two ends of a conflict, and its reason.
    fn conflict(&self, names: [&'static str; 3], conflict: &Link) -> [Named; 3] {
        let [from, to, because] = names;
        [
            (from, self.node(conflict.from, true).into()),
            (to, self.node(conflict.to, true).into()),
            (because, self.reason_of_conflict(conflict).into()),
        ]
    }

    /// Returns that exactly one end of a link is true: `r1c2 is 5 or r1c8 is 5 (row 1)`.
    fn exclusive(&self, link: &Link) -> String {
        let values = [
            ("from", self.node(link.from, true).into()),
            ("to", self.node(link.to, true).into()),
            ("because", self.because(link).into()),
        ];
        self.say("colouring-link", &values)
    }

    /// Returns the candidates of a colour as one statement: `r1c2 and r4c7 are 5, r3c3 is 7`.
    fn colour(&self, nodes: &[Node]) -> String {
        let cells_of = |digit: Digit| {
            let of_digit = nodes.iter().filter(|node| node.digit == digit);
            of_digit.fold(CellSet::EMPTY, |all, node| all | node.cells)
        };
        let digits = nodes.iter().fold(DigitSet::EMPTY, |all, node| all | DigitSet::of(node.digit));
        let part = |digit: Digit| {
            let cells = cells_of(digit);
            let values = [
                ("cells", self.listed_cells(cells).into()),
                ("count", cells.len().into()),
                ("digit", digit.get().into()),
            ];
            self.say("colouring-part", &values)
        };
        let parts: Vec<String> = digits.iter().map(part).collect();
        self.joined("list-separator", &parts)
    }
}
