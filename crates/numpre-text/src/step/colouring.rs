//! Texts of colourings.

use crate::{Texts, Value};
use numpre::logic::{Because, Cluster, Colour, ColourRule, Link, Node};
use numpre::{CellSet, Digit, DigitSet};

/// A value of a message, and its name.
type Named = (&'static str, Value<'static>);

/// Returns whether the clusters are of cells with the same two candidates, as in a remote pair.
pub(super) fn is_of_pairs(clusters: &[Cluster]) -> bool {
    let mut links = clusters.iter().flat_map(|cluster| &cluster.links);
    links.any(|link| matches!(link.because, Because::Pair(_)))
}

impl Texts {
    /// Returns the values of a colouring's message: its links, and what its rule is about.
    pub(super) fn colouring_values(&self, clusters: &[Cluster], rule: &ColourRule) -> Vec<Named> {
        if is_of_pairs(clusters) {
            return self.remote_pair_values(clusters);
        }
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
                values.push(("conflict", self.conflict(conflict).into()));
            }
            ColourRule::Emptied { cell, colour: of } => {
                values.push(("colour", colour(0, *of).into()));
                values.push(("cell", self.single_cell(*cell).into()));
            }
            ColourRule::Between { conflict } => {
                let [one, other] = of_ends(conflict);
                values.push(("first", colour(0, one.other()).into()));
                values.push(("second", colour(1, other.other()).into()));
                values.push(("conflict", self.conflict(conflict).into()));
            }
            ColourRule::Against { conflicts } => {
                let [one, other] = &**conflicts;
                values.push(("colour", colour(0, of_ends(one)[0]).into()));
                values.push(("conflict", self.conflict(one).into()));
                values.push(("conflict2", self.conflict(other).into()));
            }
        }
        values
    }

    /// Returns the values of a remote pair's message: the pairs of cells with both digits, and the
    /// cells of each colour.
    fn remote_pair_values(&self, clusters: &[Cluster]) -> Vec<Named> {
        let of_pair = |link: &Link| match link.because {
            Because::Pair(house) => {
                let values = [
                    ("from", self.listed_cells(link.from.cells).into()),
                    ("to", self.listed_cells(link.to.cells).into()),
                    ("house", self.house(house).into()),
                ];
                Some(self.say("remote-pair-link", &values))
            }
            _ => None,
        };
        let links = clusters.iter().flat_map(|cluster| &cluster.links);
        let links: Vec<String> = links.filter_map(of_pair).collect();
        let digit = clusters.first().and_then(|cluster| Some(cluster.links.first()?.from.digit));
        let cells = |colour: Colour| {
            let nodes = clusters.iter().flat_map(|cluster| cluster.of(colour));
            let of_digit = nodes.filter(|node| Some(node.digit) == digit);
            self.listed_cells(of_digit.fold(CellSet::EMPTY, |all, node| all | node.cells))
        };
        vec![
            ("links", self.joined("list-separator", &links).into()),
            ("first", cells(Colour::First).into()),
            ("second", cells(Colour::Second).into()),
        ]
    }

    /// Returns that the two ends of a conflict are not both true: `r1c2 and r4c2 cannot both be 5
    /// (column 2)`; `r1c2 cannot be both 5 and 7`.
    fn conflict(&self, conflict: &Link) -> String {
        let Link { from, to, .. } = conflict;
        if from.cells == to.cells {
            let digits = DigitSet::of(from.digit) | DigitSet::of(to.digit);
            let values = [
                ("cell", self.listed_cells(from.cells).into()),
                ("digits", self.listed_digits(digits).into()),
            ];
            return self.say("colouring-conflict-cell", &values);
        }
        let values = [
            ("from", self.listed_cells(from.cells).into()),
            ("to", self.listed_cells(to.cells).into()),
            ("digit", from.digit.get().into()),
            ("because", self.reason_of_conflict(conflict).into()),
        ];
        self.say("colouring-conflict", &values)
    }

    /// Returns that exactly one end of a link is true: `r1c2 or r1c8 is 5 (row 1)`; `r1c2 is 5 or
    /// 7`.
    fn exclusive(&self, link: &Link) -> String {
        let either = self.either(link.from, link.to);
        match link.because {
            Because::Cell => either,
            _ => {
                let values = [("either", either.into()), ("because", self.because(link).into())];
                self.say("colouring-link", &values)
            }
        }
    }

    /// Returns the candidates of a colour as one statement: `5 in r1c2 and r4c7, 7 in r3c3`.
    fn colour(&self, nodes: &[Node]) -> String {
        let cells_of = |digit: Digit| {
            let of_digit = nodes.iter().filter(|node| node.digit == digit);
            of_digit.fold(CellSet::EMPTY, |all, node| all | node.cells)
        };
        let digits = nodes.iter().fold(DigitSet::EMPTY, |all, node| all | DigitSet::of(node.digit));
        let part = |digit: Digit| {
            let values = [
                ("cells", self.listed_cells(cells_of(digit)).into()),
                ("digit", digit.get().into()),
            ];
            self.say("colouring-part", &values)
        };
        let parts: Vec<String> = digits.iter().map(part).collect();
        self.joined("list-separator", &parts)
    }
}
