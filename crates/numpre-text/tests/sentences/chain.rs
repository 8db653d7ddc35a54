//! Chains: what their sentences say of nodes and links, and whether it holds on a board.

use crate::board::{Board, Effect, see};

/// A digit in a cell, or in one of several cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) cells: Vec<usize>,
    pub(crate) digit: u8,
}

/// The reason for a link: a house without another place, or a cell without another candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Because {
    House(usize),
    Digits(Vec<u8>),
    /// Two cells of a house have the same two candidates.
    Pair(usize),
    /// Both are in one cell.
    SameCell,
}

/// One of two nodes is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Either {
    /// A digit is in one of these cells, which are sorted.
    OfDigit { cells: Vec<usize>, digit: u8 },
    /// A cell has one of two digits.
    OfCell { cell: usize, digits: [u8; 2] },
    /// Any other nodes.
    Nodes(Node, Node),
}

impl Either {
    /// Returns what a sentence has to say of two nodes.
    fn of(one: &Node, other: &Node) -> Either {
        if one.digit == other.digit {
            let mut cells = [&*one.cells, &*other.cells].concat();
            cells.sort_unstable();
            cells.dedup();
            return Either::OfDigit { cells, digit: one.digit };
        }
        match (&*one.cells, &*other.cells) {
            (&[cell], &[same]) if cell == same => {
                let mut digits = [one.digit, other.digit];
                digits.sort_unstable();
                Either::OfCell { cell, digits }
            }
            _ => Either::Nodes(one.clone(), other.clone()),
        }
    }
}

/// If the first node is false, the second is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) from: Node,
    pub(crate) to: Node,
    pub(crate) because: Because,
}

/// The statements of a sentence about a chain.
#[derive(Clone, Debug)]
pub(crate) struct Chain {
    /// The pairs of nodes of which one is true, as the sentence says.
    pub(crate) either: Vec<Either>,
    /// The node that is true in any case.
    pub(crate) last: Option<Node>,
    /// The node that is false again at the end of a loop.
    pub(crate) start: Option<Node>,
    pub(crate) links: Vec<Link>,
}

/// Returns whether two nodes cannot both be true.
pub(crate) fn conflict(one: &Node, other: &Node) -> bool {
    if one.digit == other.digit {
        one.cells.iter().all(|&cell| other.cells.iter().all(|&far| see(cell, far)))
    } else {
        one.cells.len() == 1 && one.cells == other.cells
    }
}

impl Link {
    /// Returns whether one of the two nodes is true on the board.
    pub(crate) fn holds(&self, board: &Board) -> bool {
        let Link { from, to, because } = self;
        match because {
            Because::House(house) => {
                let mut both = [&*from.cells, &*to.cells].concat();
                both.sort_unstable();
                both.dedup();
                let mut places = board.places(*house, from.digit);
                places.sort_unstable();
                from.digit == to.digit && places == both
            }
            Because::Digits(digits) => {
                let mut both = [from.digit, to.digit];
                both.sort_unstable();
                let is_cell = from.cells.len() == 1 && from.cells == to.cells;
                is_cell
                    && both[0] != both[1]
                    && *digits == both
                    && board.candidates(from.cells[0]) == 1 << both[0] | 1 << both[1]
            }
            Because::Pair(_) | Because::SameCell => false,
        }
    }
}

impl Chain {
    /// Returns the nodes that the links begin and end with.
    fn ends(&self) -> Option<(&Node, &Node)> {
        self.links.first().zip(self.links.last()).map(|(first, last)| (&first.from, &last.to))
    }

    /// Returns whether every link holds, and the true node of each rules out the next false one.
    fn is_joined(&self, board: &Board) -> bool {
        self.links.iter().all(|link| link.holds(board))
            && self.links.windows(2).all(|pair| conflict(&pair[0].to, &pair[1].from))
    }

    /// Returns whether one of the two ends that the sentence names is true.
    pub(crate) fn is_open(&self, board: &Board) -> bool {
        self.is_joined(board)
            && self.ends().is_some_and(|(first, last)| self.either == [Either::of(first, last)])
    }

    /// Returns whether the last true node rules out the first one, as the sentence says, and each
    /// pair of nodes that it names is a weak link.
    pub(crate) fn is_loop(&self, board: &Board) -> bool {
        let is_named = |either: &Either| {
            self.weak().iter().any(|(one, other)| Either::of(one, other) == *either)
        };
        self.is_joined(board)
            && !self.either.is_empty()
            && self.either.iter().all(is_named)
            && self.ends().is_some_and(|(first, last)| {
                self.start.as_ref() == Some(first) && conflict(last, first)
            })
    }

    /// Returns the nodes of each weak link of a loop.
    fn weak(&self) -> Vec<(&Node, &Node)> {
        let next = self.links.iter().cycle().skip(1);
        self.links.iter().zip(next).map(|(link, next)| (&link.to, &next.from)).collect()
    }

    /// Returns whether the node that the sentence names is true even if it is false.
    pub(crate) fn is_cycle(&self, board: &Board) -> bool {
        self.is_joined(board)
            && self
                .ends()
                .is_some_and(|(first, last)| first == last && self.last.as_ref() == Some(first))
    }

    /// Returns whether an effect conflicts with both ends, or places the digit of both.
    pub(crate) fn implies(&self, effect: &Effect) -> bool {
        self.ends().is_some_and(|(first, last)| match effect {
            Effect::Place(cell, digit) => {
                first == last && first.digit == *digit && first.cells == [*cell]
            }
            Effect::Remove(..) => conflicts_with_both(effect, &[(first, last)]),
        })
    }

    /// Returns whether an effect conflicts with both nodes of weak links that the sentence names.
    pub(crate) fn implies_in_loop(&self, effect: &Effect) -> bool {
        let mut named = self.weak();
        named.retain(|(one, other)| self.either.contains(&Either::of(one, other)));
        conflicts_with_both(effect, &named)
    }
}

/// Returns whether each candidate that is removed conflicts with both nodes of a pair.
fn conflicts_with_both(effect: &Effect, pairs: &[(&Node, &Node)]) -> bool {
    let Effect::Remove(cells, digits) = effect else { return false };
    let conflicts = |cell: usize, digit: u8| {
        let gone = Node { cells: vec![cell], digit };
        pairs.iter().any(|(one, other)| conflict(one, &gone) && conflict(other, &gone))
    };
    cells.iter().all(|&cell| digits.iter().all(|&digit| conflicts(cell, digit)))
}
