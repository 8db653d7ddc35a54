//! Colourings: what their sentences say of pairs and colours, and whether it holds on a board.

use crate::board::{Board, Effect, cells_of, see};
use crate::chain::Because;

/// A digit in a cell.
pub(crate) type Candidate = (usize, u8);

/// Two candidates, and the reason why they are linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) one: Candidate,
    pub(crate) two: Candidate,
    pub(crate) because: Because,
}

/// The statements of a sentence about a colouring.
#[derive(Clone, Debug, Default)]
pub(crate) struct Colouring {
    /// The pairs of which exactly one is true.
    pub(crate) pairs: Vec<Pair>,
    /// The pairs of which at most one is true.
    pub(crate) conflicts: Vec<Pair>,
    /// The colours that the sentence names.
    pub(crate) colours: Vec<Vec<Candidate>>,
    /// The cell that would have no candidate.
    pub(crate) emptied: Option<usize>,
}

/// Returns whether two candidates cannot both be true.
fn exclude((one, of_one): Candidate, (other, of_other): Candidate) -> bool {
    if of_one == of_other { see(one, other) } else { one == other }
}

impl Pair {
    /// Returns whether exactly one of the two is true on the board.
    fn is_exclusive(&self, board: &Board) -> bool {
        let Pair { one, two, because } = self;
        if !exclude(*one, *two) {
            return false;
        }
        match because {
            Because::House(house) => {
                let mut both = [one.0, two.0];
                both.sort_unstable();
                one.1 == two.1 && board.places(*house, one.1) == both
            }
            Because::Digits(digits) => {
                let mut both = [one.1, two.1];
                both.sort_unstable();
                one.0 == two.0
                    && *digits == both
                    && board.candidates(one.0) == 1 << both[0] | 1 << both[1]
            }
            Because::Pair(house) => {
                let in_house = cells_of(*house);
                let candidates = board.candidates(one.0);
                one.1 == two.1
                    && [one.0, two.0].iter().all(|cell| in_house.contains(cell))
                    && candidates == board.candidates(two.0)
                    && candidates.count_ones() == 2
            }
            Because::SameCell => false,
        }
    }

    /// Returns whether at most one of the two is true, for the reason that the sentence gives.
    fn is_conflict(&self) -> bool {
        let Pair { one, two, because } = self;
        match because {
            Because::House(house) => {
                let in_house = cells_of(*house);
                one.1 == two.1
                    && one.0 != two.0
                    && [one.0, two.0].iter().all(|cell| in_house.contains(cell))
            }
            Because::SameCell => one.0 == two.0 && one.1 != two.1,
            Because::Digits(_) | Because::Pair(_) => false,
        }
    }
}

impl Colouring {
    /// Returns the colouring of a remote pair: cells in pairs, each with its house, that have only
    /// these digits; and the cells of each side.
    pub(crate) fn of_remote_pair(
        [one, two]: [u8; 2],
        pairs: &[[usize; 3]],
        [first, second]: [Vec<usize>; 2],
    ) -> Colouring {
        let in_cell = |cell: usize| {
            let because = Because::Digits(vec![one, two]);
            Pair { one: (cell, one), two: (cell, two), because }
        };
        let mut all: Vec<Pair> = pairs.iter().take(1).map(|&[cell, ..]| in_cell(cell)).collect();
        for &[cell, other, house] in pairs {
            let because = Because::Pair(house);
            all.push(Pair { one: (cell, one), two: (other, one), because });
            all.push(in_cell(other));
        }
        let colour = |ones: &[usize], twos: &[usize]| {
            let ones = ones.iter().map(|&cell| (cell, one));
            ones.chain(twos.iter().map(|&cell| (cell, two))).collect()
        };
        let colours = vec![colour(&first, &second), colour(&second, &first)];
        Colouring { pairs: all, colours, ..Colouring::default() }
    }

    /// Returns the two colours of each cluster that the pairs form; `None` if a pair joins
    /// candidates of one colour, or begins apart from a cluster that another pair has left.
    fn clusters(&self) -> Option<Vec<[Vec<Candidate>; 2]>> {
        let mut clusters: Vec<[Vec<Candidate>; 2]> = Vec::new();
        for pair in &self.pairs {
            let known = |one: Candidate| {
                clusters.iter().enumerate().find_map(|(cluster, sides)| {
                    sides.iter().position(|side| side.contains(&one)).map(|side| (cluster, side))
                })
            };
            match (known(pair.one), known(pair.two)) {
                (None, None) => clusters.push([vec![pair.one], vec![pair.two]]),
                (Some((cluster, side)), None) => clusters[cluster][1 - side].push(pair.two),
                (None, Some((cluster, side))) => clusters[cluster][1 - side].push(pair.one),
                _ => return None,
            }
        }
        clusters.iter_mut().flatten().for_each(|side| side.sort_unstable());
        Some(clusters)
    }

    /// Returns whether the colours that the sentence names are these.
    fn names(&self, colours: &[&Vec<Candidate>]) -> bool {
        let named = self.colours.iter().map(|colour| {
            let mut colour = colour.clone();
            colour.sort_unstable();
            colour
        });
        named.eq(colours.iter().map(|colour| (*colour).clone()))
    }

    /// Returns whether the statements of the sentence hold on the board.
    pub(crate) fn holds(&self, board: &Board) -> bool {
        let on_board = |&(cell, digit): &Candidate| board.has(cell, digit);
        let Some(clusters) = self.clusters() else { return false };
        self.pairs.iter().all(|pair| pair.is_exclusive(board))
            && self.conflicts.iter().all(Pair::is_conflict)
            && clusters.iter().flatten().flatten().all(on_board)
            && self.rule(board, &clusters)
    }

    /// Returns whether the pairs and the conflicts lead to what the sentence concludes.
    fn rule(&self, board: &Board, clusters: &[[Vec<Candidate>; 2]]) -> bool {
        match (clusters, &self.conflicts[..], self.emptied) {
            ([[a, b]], [], None) => self.names(&[a, b]),
            ([sides], [conflict], None) => sides.iter().any(|side| {
                self.names(&[side]) && side.contains(&conflict.one) && side.contains(&conflict.two)
            }),
            ([sides], [], Some(cell)) => {
                let gone = |side: &[Candidate], digit: u8| {
                    side.iter().any(|&node| exclude(node, (cell, digit)))
                };
                let is_emptied = |side: &[Candidate]| {
                    (1..=9).all(|digit| !board.has(cell, digit) || gone(side, digit))
                };
                let is_blank = board.candidates(cell).count_ones() > 1;
                is_blank && sides.iter().any(|side| self.names(&[side]) && is_emptied(side))
            }
            ([ones, others], [conflict], None) => (0..4).any(|sides| {
                let (one, other) = (sides / 2, sides % 2);
                self.names(&[&ones[1 - one], &others[1 - other]])
                    && ones[one].contains(&conflict.one)
                    && others[other].contains(&conflict.two)
            }),
            ([ones, [a, b]], [first, second], None) => ones.iter().any(|side| {
                self.names(&[side])
                    && side.contains(&first.one)
                    && side.contains(&second.one)
                    && a.contains(&first.two)
                    && b.contains(&second.two)
            }),
            _ => false,
        }
    }

    /// Returns whether an effect follows: it removes a colour that is false, or what conflicts with
    /// both of two colours.
    pub(crate) fn implies(&self, effect: &Effect) -> bool {
        let Effect::Remove(cells, digits) = effect else { return false };
        let all = cells.iter().flat_map(|&cell| digits.iter().map(move |&digit| (cell, digit)));
        let meets =
            |side: &[Candidate], one: Candidate| side.iter().any(|&node| exclude(node, one));
        match &self.colours[..] {
            [only] => all.into_iter().all(|one| only.contains(&one)),
            [a, b] => all.into_iter().all(|one| meets(a, one) && meets(b, one)),
            _ => false,
        }
    }
}
