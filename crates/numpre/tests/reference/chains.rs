//! Chains a second time, as plain as their definitions: lists of candidates and a breadth-first
//! search. Nothing is shared with the finders but the evidence that they return.

use numpre::logic::{Link, Node, SolvingState, Strength, Technique};
use numpre::{Cell, CellSet, Digit, House, HouseKind};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The candidates that a chain removes.
pub(crate) type Removed = BTreeSet<(Cell, Digit)>;

/// For each candidate that chains remove, the number of links of the shortest.
pub(crate) type Lengths = BTreeMap<(Cell, Digit), usize>;

/// The chains among which the shortest is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Scope {
    /// Links between places of one digit.
    OneDigit,
    /// Strong links within cells with two candidates, and any weak links.
    Cells,
    /// Any links.
    Any,
}

/// Returns whether a cell is in a house.
fn lies_in(cell: Cell, house: House) -> bool {
    let number = match house.kind() {
        HouseKind::Row => cell.row(),
        HouseKind::Column => cell.column(),
        HouseKind::Block => cell.row() / 3 * 3 + cell.column() / 3,
    };
    number == house.number()
}

/// Returns whether two different cells share a house.
fn sees(one: Cell, other: Cell) -> bool {
    one != other && House::all().any(|house| lies_in(one, house) && lies_in(other, house))
}

/// A board as lists.
struct Board {
    /// The candidates of the cells that are not confirmed.
    candidates: Vec<(Cell, Digit)>,
    /// The places of each digit in each house.
    places: BTreeMap<(House, Digit), Vec<Cell>>,
}

impl Board {
    fn of(state: &SolvingState) -> Board {
        let open = Cell::all().filter(|&cell| !state.confirmed().contains(cell));
        let of_cell = |cell| state.digits(cell).iter().map(move |digit| (cell, digit));
        let mut board =
            Board { candidates: open.flat_map(of_cell).collect(), places: BTreeMap::new() };
        for house in House::all() {
            for digit in Digit::all() {
                let inside = board.candidates.iter().filter(|(cell, _)| lies_in(*cell, house));
                let places = inside.filter(|(_, other)| *other == digit).map(|(cell, _)| *cell);
                board.places.insert((house, digit), places.collect());
            }
        }
        board
    }

    /// Returns the places of a digit in a house.
    fn places(&self, house: House, digit: Digit) -> &[Cell] {
        &self.places[&(house, digit)]
    }

    /// Returns the number of candidates of a cell.
    fn digits(&self, cell: Cell) -> usize {
        self.candidates.iter().filter(|(other, _)| *other == cell).count()
    }
}

/// Returns whether a candidate is false if a node is true.
fn conflicts((cell, digit): (Cell, Digit), node: &Node) -> bool {
    match digit == node.digit {
        true => node.cells.iter().all(|other| sees(cell, other)),
        false => node.cells == CellSet::of(cell),
    }
}

/// Returns whether two nodes cannot both be true.
fn exclude(one: &Node, other: &Node) -> bool {
    match one.digit == other.digit {
        true => one.cells.iter().all(|cell| other.cells.iter().all(|seen| sees(cell, seen))),
        false => one.cells == other.cells && one.cells.len() == 1,
    }
}

/// Returns the candidates that a chain removes if its links hold: all of them, or those that follow
/// from the node that it places.
pub(crate) fn removed_by(links: &[Link], is_loop: bool, state: &SolvingState) -> Removed {
    let (first, last) = (links[0].from, links[links.len() - 1].to);
    let weak = links.iter().filter(|link| link.strength == Strength::Weak);
    let pairs: Vec<[Node; 2]> = match is_loop {
        true => weak.map(|link| [link.from, link.to]).collect(),
        false => vec![[first, last]],
    };
    let follows = |candidate: &(Cell, Digit)| {
        pairs.iter().any(|pair| pair.iter().all(|node| conflicts(*candidate, node)))
    };
    Board::of(state).candidates.into_iter().filter(follows).collect()
}

/// Returns the nodes: the candidates, and the groups if there are to be any.
fn nodes(board: &Board, with_groups: bool) -> Vec<Node> {
    let single = |&(cell, digit): &(Cell, Digit)| Node { cells: CellSet::of(cell), digit };
    let mut nodes: Vec<Node> = board.candidates.iter().map(single).collect();
    let is_line = |house: &House| house.kind() != HouseKind::Block;
    for (&(block, digit), places) in board.places.iter().filter(|((house, _), _)| !is_line(house)) {
        for line in House::all().filter(is_line).filter(|_| with_groups) {
            let part = places.iter().copied().filter(|&cell| lies_in(cell, line));
            let cells: CellSet = part.filter(|&cell| lies_in(cell, block)).collect();
            if cells.len() > 1 {
                nodes.push(Node { cells, digit });
            }
        }
    }
    nodes
}

/// Returns whether one of two nodes is true. Of the cells of both, the row part and the column part
/// of a block may share one.
fn either(board: &Board, one: &Node, other: &Node, scope: Scope) -> bool {
    if one.digit != other.digit {
        let cell = one.cells.first().filter(|_| one.cells == other.cells && one.cells.len() == 1);
        return cell.is_some_and(|cell| board.digits(cell) == 2);
    }
    let shared = (one.cells & other.cells).len();
    let both: Vec<Cell> = (one.cells | other.cells).iter().collect();
    let are_parts = one.cells.len() > shared && other.cells.len() > shared;
    let of_house = |house: House| {
        let may_share = if house.kind() == HouseKind::Block { 1 } else { 0 };
        shared <= may_share && board.places(house, one.digit) == both
    };
    !matches!(scope, Scope::Cells) && are_parts && House::all().any(of_house)
}

/// The nodes of a board, and for each the nodes to which it is joined.
struct Graph {
    nodes: Vec<Node>,
    /// The nodes that are true if a node is false.
    strong: Vec<Vec<usize>>,
    /// The nodes that are false if a node is true.
    weak: Vec<Vec<usize>>,
}

impl Graph {
    fn of(board: &Board, scope: Scope, with_groups: bool) -> Graph {
        let nodes = nodes(board, with_groups);
        let joined = |joins: &dyn Fn(&Node, &Node) -> bool| -> Vec<Vec<usize>> {
            let others = |one: usize| {
                let same = |other: &usize| {
                    !matches!(scope, Scope::OneDigit) || nodes[one].digit == nodes[*other].digit
                };
                let others = (0..nodes.len()).filter(|&other| other != one).filter(same);
                others.filter(|&other| joins(&nodes[one], &nodes[other])).collect()
            };
            (0..nodes.len()).map(others).collect()
        };
        let strong = joined(&|one, other| either(board, one, other, scope));
        let weak = joined(&exclude);
        Graph { nodes, strong, weak }
    }

    /// Returns the number of links to each node that is false if the start is, and to each that is
    /// true: a breadth-first search.
    fn distances(&self, start: usize) -> [Vec<Option<usize>>; 2] {
        let mut far = [vec![None; self.nodes.len()], vec![None; self.nodes.len()]];
        far[0][start] = Some(0);
        let mut waiting = VecDeque::from([(start, 0)]);
        while let Some((node, truth)) = waiting.pop_front() {
            let next = if truth == 0 { &self.strong[node] } else { &self.weak[node] };
            for &other in next {
                if far[1 - truth][other].is_none() {
                    far[1 - truth][other] = far[truth][node].map(|links| links + 1);
                    waiting.push_back((other, 1 - truth));
                }
            }
        }
        far
    }

    /// Returns whether one of the shortest ways back to the start passes no node twice. The last
    /// node of the path is reached as `truth`.
    fn leads_back(
        &self,
        far: &[Vec<Option<usize>>; 2],
        truth: usize,
        path: &mut Vec<usize>,
    ) -> bool {
        let node = path[path.len() - 1];
        let Some(before) = far[truth][node].and_then(|links| links.checked_sub(1)) else {
            return true;
        };
        let joined = if truth == 0 { &self.weak[node] } else { &self.strong[node] };
        for &other in joined.iter().filter(|&&other| far[1 - truth][other] == Some(before)) {
            // The chain may end where it begins.
            if path[usize::from(before == 0)..].contains(&other) {
                continue;
            }
            path.push(other);
            if self.leads_back(far, 1 - truth, path) {
                return true;
            }
            path.pop();
        }
        false
    }
}

/// Returns the number of links of the shortest chain for each candidate that chains remove, if they
/// pass no node twice.
///
/// From each node, the search goes through statements: "the node is false", "the node is true". A
/// true node that it reaches is the other end of a chain. If the ends exclude each other, the chain
/// closes, with one link more.
pub(crate) fn shortest(state: &SolvingState, scope: Scope, with_groups: bool) -> Lengths {
    let board = Board::of(state);
    let graph = Graph::of(&board, scope, with_groups);
    let removes = |node: &Node| -> Removed {
        board.candidates.iter().copied().filter(|&other| conflicts(other, node)).collect()
    };
    let removes: Vec<Removed> = graph.nodes.iter().map(removes).collect();
    let mut lengths = Lengths::new();
    for start in 0..graph.nodes.len() {
        let far = graph.distances(start);
        // Each pair of ends is met twice.
        for end in start..graph.nodes.len() {
            let removed: Vec<_> = removes[start].intersection(&removes[end]).collect();
            let Some(links) = far[1][end].filter(|_| !removed.is_empty()) else { continue };
            if !graph.leads_back(&far, 1, &mut vec![end]) {
                continue;
            }
            let closing = usize::from(graph.weak[start].contains(&end) && links > 1);
            for candidate in removed {
                let known = lengths.entry(*candidate).or_insert(links + closing);
                *known = (links + closing).min(*known);
            }
        }
    }
    lengths
}

/// Two places of a digit, one of which is true, and the house in which it has no other.
#[derive(Clone, Copy)]
struct Pair {
    house: House,
    cells: [Cell; 2],
}

/// Returns the pairs of a digit. A pair in a line and a block is one of the line.
fn pairs(board: &Board, digit: Digit) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    // Rows and columns come first.
    for house in House::all() {
        if let &[one, other] = board.places(house, digit)
            && !pairs.iter().any(|pair| pair.cells == [one, other])
        {
            pairs.push(Pair { house, cells: [one, other] });
        }
    }
    pairs
}

/// Returns what each chain with two strong links of one digit removes, by the definition of its
/// technique. The ends do not see each other, or the chain would close.
pub(crate) fn with_two_strong_links(
    state: &SolvingState,
) -> BTreeMap<Technique, BTreeSet<Removed>> {
    let board = Board::of(state);
    let mut found: BTreeMap<Technique, BTreeSet<Removed>> = BTreeMap::new();
    for digit in Digit::all() {
        let all = board.candidates.iter().filter(|(_, other)| *other == digit);
        let of_digit: Vec<Cell> = all.map(|(cell, _)| *cell).collect();
        let mut add = |technique: Technique, ends: &[Cell]| {
            let removed: Removed = of_digit
                .iter()
                .filter(|&&cell| ends.iter().all(|&end| sees(cell, end)))
                .map(|&cell| (cell, digit))
                .collect();
            if !removed.is_empty() {
                found.entry(technique).or_default().insert(removed);
            }
        };
        let pairs = pairs(&board, digit);
        for (place, first) in pairs.iter().enumerate() {
            for second in &pairs[place + 1..] {
                for (end, near) in [(0, 1), (1, 0)] {
                    for (far, other) in [(0, 1), (1, 0)] {
                        let ends = [first.cells[end], second.cells[far]];
                        let joined = [first.cells[near], second.cells[other]];
                        if first.cells.iter().any(|cell| second.cells.contains(cell))
                            || !sees(joined[0], joined[1])
                            || sees(ends[0], ends[1])
                        {
                            continue;
                        }
                        add(name([first.house, second.house], joined), &ends);
                    }
                }
            }
        }
        for block in (0..9).map(House::block) {
            let inside = board.places(block, digit);
            for (one, other) in lines_of(block) {
                let (of_one, of_other): (Vec<Cell>, Vec<Cell>) =
                    inside.iter().partition(|&&cell| lies_in(cell, one));
                let crossing = of_one.iter().find(|&&cell| lies_in(cell, other));
                // `one` is the line of the joint, `other` that of the end.
                if inside.len() < 3
                    || of_other.is_empty()
                    || !of_other.iter().all(|&cell| lies_in(cell, other))
                    || inside.iter().all(|&cell| lies_in(cell, other))
                {
                    continue;
                }
                let mut end_part = of_other;
                if end_part.len() > 1 {
                    end_part.extend(crossing);
                }
                for pair in pairs.iter().filter(|pair| pair.house.kind() != HouseKind::Block) {
                    for (near, far) in [(0, 1), (1, 0)] {
                        let (near, far) = (pair.cells[near], pair.cells[far]);
                        let joins = lies_in(near, one) && !lies_in(near, block);
                        let closes = end_part.iter().all(|&cell| sees(cell, far));
                        if joins && !inside.contains(&far) && !closes {
                            let mut ends = end_part.clone();
                            ends.push(far);
                            add(Technique::EmptyRectangle, &ends);
                        }
                    }
                }
            }
        }
    }
    found
}

/// Returns the pairs of a line of a block and another that crosses it there.
fn lines_of(block: House) -> Vec<(House, House)> {
    let (row, column) = (block.number() / 3 * 3, block.number() % 3 * 3);
    let crossings = (0..9).map(|place| (row + place / 3, column + place % 3));
    crossings
        .flat_map(|(row, column)| {
            let (row, column) = (House::row(row), House::column(column));
            [(row, column), (column, row)]
        })
        .collect()
}

/// Returns the name of two pairs that are joined by these cells.
fn name(houses: [House; 2], joined: [Cell; 2]) -> Technique {
    let kinds = houses.map(House::kind);
    let in_line = joined[0].row() == joined[1].row() || joined[0].column() == joined[1].column();
    match kinds {
        [one, other] if one == HouseKind::Block || other == HouseKind::Block => {
            Technique::TurbotFish
        }
        [one, other] if one == other && in_line => Technique::Skyscraper,
        [one, other] if one != other && !in_line => Technique::TwoStringKite,
        _ => Technique::TurbotFish,
    }
}
