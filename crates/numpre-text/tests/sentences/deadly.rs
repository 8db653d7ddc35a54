//! Deadly patterns: what their sentences say of cells, guards and houses, and whether it holds on a
//! board.

use crate::board::{Board, Effect, cells_of, see};

/// A cell with digits.
pub(crate) type Marks = (usize, Vec<u8>);

/// The statements of a sentence about a deadly pattern.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deadly {
    /// The cells and digits of the pattern; none if it is the whole board.
    pub(crate) cells: Option<(Vec<usize>, Vec<u8>)>,
    /// The guards, if the pattern is the whole board.
    pub(crate) guards: Vec<Marks>,
    /// The cells of which one has a guard, and the digits of the guards.
    pub(crate) roof: Option<Vec<usize>>,
    pub(crate) guard_digits: Option<Vec<u8>>,
    /// Other cells, and the digits that they and the guards take up.
    pub(crate) with: Vec<usize>,
    pub(crate) subset: Vec<u8>,
    /// The digit that has no other place in these houses.
    pub(crate) confined: Option<(u8, Vec<usize>)>,
}

fn digits_of(bits: u16) -> Vec<u8> {
    (1..=9).filter(|digit| bits >> digit & 1 == 1).collect()
}

impl Deadly {
    /// Returns the guards: each cell with its candidates that are not of the pattern.
    fn guards(&self, board: &Board) -> Vec<Marks> {
        let Some((cells, digits)) = &self.cells else { return self.guards.clone() };
        let other = |cell: usize| -> Vec<u8> {
            let all = digits_of(board.candidates(cell)).into_iter();
            all.filter(|digit| !digits.contains(digit)).collect()
        };
        let marks = cells.iter().map(|&cell| (cell, other(cell)));
        marks.filter(|(_, digits)| !digits.is_empty()).collect()
    }

    /// Returns whether the digits of the cells can be exchanged: there is no given among them, and
    /// each house has as many of them as digits, or two, or none. Along a house, two digits change.
    fn is_exchangeable(&self, board: &Board, cells: &[usize], digits: &[u8]) -> bool {
        let counts_fit = (0..27).all(|house| {
            let count = cells.iter().filter(|cell| cells_of(house).contains(cell)).count();
            count == 0 || count == 2 || count == digits.len()
        });
        let mut side = vec![None; cells.len()];
        side[0] = Some(false);
        for _ in cells {
            for (place, &cell) in cells.iter().enumerate() {
                for (other, &there) in cells.iter().enumerate() {
                    if see(cell, there) && side[other].is_none() {
                        side[other] = side[place].map(|side: bool| !side);
                    }
                }
            }
        }
        let alternates = cells.iter().enumerate().all(|(place, &cell)| {
            cells
                .iter()
                .enumerate()
                .all(|(other, &there)| !see(cell, there) || side[place] != side[other])
        });
        counts_fit
            && (digits.len() == 3 || alternates)
            && cells.iter().all(|&cell| !board.is_given(cell))
    }

    /// Returns whether without the guards every blank cell has two candidates, and every digit two
    /// places or none in each house.
    fn is_grave(&self, board: &Board) -> bool {
        let is_guard = |cell: usize, digit: u8| {
            self.guards.iter().any(|(other, digits)| *other == cell && digits.contains(&digit))
        };
        let is_left = |cell: usize, digit: u8| board.has(cell, digit) && !is_guard(cell, digit);
        (0..27).all(|house| {
            let blanks = board.blanks(house);
            let two_candidates = |&cell: &usize| (1..=9).filter(|&d| is_left(cell, d)).count() == 2;
            let two_places = |digit: u8| {
                [0, 2].contains(&blanks.iter().filter(|&&cell| is_left(cell, digit)).count())
            };
            blanks.iter().all(two_candidates) && (1..=9).all(two_places)
        })
    }

    /// Returns whether the statements of the sentence hold on the board.
    pub(crate) fn holds(&self, board: &Board) -> bool {
        let guards = self.guards(board);
        let roof: Vec<usize> = guards.iter().map(|(cell, _)| *cell).collect();
        let mut digits: Vec<u8> = guards.iter().flat_map(|(_, digits)| digits.clone()).collect();
        digits.sort_unstable();
        digits.dedup();
        let is_deadly = match &self.cells {
            Some((cells, digits)) => self.is_exchangeable(board, cells, digits),
            None => self.is_grave(board),
        };
        let (cells, _) = self.cells.clone().unwrap_or((roof.clone(), Vec::new()));
        let is_confined = self.confined.iter().all(|(digit, houses)| {
            let of_pattern = |house: &usize| {
                board.places(*house, *digit).iter().all(|place| cells.contains(place))
            };
            !houses.is_empty() && houses.iter().all(of_pattern)
        });
        let is_subset = self.with.is_empty() || {
            let held = self.with.iter().flat_map(|&cell| digits_of(board.candidates(cell)));
            let mut held: Vec<u8> = held.chain(digits.clone()).collect();
            held.sort_unstable();
            held.dedup();
            held == self.subset && held.len() == self.with.len() + 1
        };
        is_deadly
            && is_confined
            && is_subset
            && self.roof.as_ref().is_none_or(|said| *said == roof)
            && self.guard_digits.as_ref().is_none_or(|said| *said == digits)
            && !guards.is_empty()
    }

    /// Returns whether no filling of the cells with a guard leaves a candidate that is removed.
    pub(crate) fn implies(&self, board: &Board, effect: &Effect) -> bool {
        let guards = self.guards(board);
        let mut cells: Vec<usize> = match &self.cells {
            Some((cells, _)) => cells.clone(),
            None => guards.iter().map(|(cell, _)| *cell).collect(),
        };
        let of_pattern = cells.len();
        cells.extend(&self.with);
        let mut fillings = Vec::new();
        fill(board, &cells, &mut Vec::new(), &mut fillings);
        fillings.retain(|filling: &Vec<u8>| {
            let filled = || cells.iter().zip(filling).take(of_pattern);
            let has_guard = filled().any(|(cell, digit)| {
                guards.iter().any(|(other, digits)| other == cell && digits.contains(digit))
            });
            let has_confined = self.confined.iter().all(|(digit, houses)| {
                let has = |house: &usize| {
                    filled().any(|(cell, found)| found == digit && cells_of(*house).contains(cell))
                };
                houses.iter().all(has)
            });
            has_guard && has_confined
        });
        let Effect::Remove(removed, digits) = effect else { return false };
        let is_left = |filling: &Vec<u8>, cell: usize, digit: u8| match cells
            .iter()
            .position(|&other| other == cell)
        {
            Some(place) => filling[place] == digit,
            None => !cells.iter().zip(filling).any(|(&other, &d)| d == digit && see(other, cell)),
        };
        removed.iter().all(|&cell| {
            digits.iter().all(|&digit| !fillings.iter().any(|one| is_left(one, cell, digit)))
        })
    }
}

/// Adds every filling of these cells without a clash.
fn fill(board: &Board, cells: &[usize], chosen: &mut Vec<u8>, fillings: &mut Vec<Vec<u8>>) {
    let Some(&cell) = cells.get(chosen.len()) else { return fillings.push(chosen.clone()) };
    for digit in digits_of(board.candidates(cell)) {
        if !cells.iter().zip(&*chosen).any(|(&other, &d)| d == digit && see(other, cell)) {
            chosen.push(digit);
            fill(board, cells, chosen, fillings);
            chosen.pop();
        }
    }
}
