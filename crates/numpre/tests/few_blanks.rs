//! Proves that naked singles solve every puzzle with one solution and at most nine blanks. The test
//! goes through all ways in which naked singles could stop, and finds a second solution in each.
//!
//! Suppose that naked singles stop with some cells blank. A digit is a candidate of a blank cell if
//! it is missing in its row, column and block. In the solution, the digit is in a blank cell of
//! each of them. Each blank cell has a second candidate, so each row, column and block with a blank
//! cell has at least two of them. So there are at most four such rows and four such columns. Only
//! three things matter: which of their cells are blank, which rows share a band and which columns
//! share a stack, and which blank cells have the same digit in the solution.

/// The blank cells of each row, column and block, by their numbers.
type Houses = Vec<Vec<usize>>;

/// Returns all ways to distribute `lines` rows over bands (or columns over stacks), as the band of
/// each row. Bands are numbered in the order in which they appear, because their order does not
/// matter.
fn bands(lines: usize) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for _ in 0..lines {
        let longer = |bands: &Vec<usize>| {
            let next = bands.iter().max().map_or(0, |last| last + 1);
            let has_room = |band: &usize| bands.iter().filter(|other| *other == band).count() < 3;
            let more = (0..=next.min(2)).filter(has_room);
            more.map(|band| [&bands[..], &[band]].concat()).collect::<Vec<_>>()
        };
        found = found.iter().flat_map(longer).collect();
    }
    found
}

/// Returns all layouts of this many blank cells in which each house with a blank has at least two.
fn layouts(blanks: usize) -> Vec<Houses> {
    let mut found = Vec::new();
    let lines = 2..=blanks / 2;
    for (rows, columns) in
        lines.clone().flat_map(|rows| lines.clone().map(move |columns| (rows, columns)))
    {
        for layout in 0_u32..1 << (rows * columns) {
            // The order of the rows does not matter.
            let row = |row: usize| layout >> (row * columns) & ((1 << columns) - 1);
            if layout.count_ones() as usize != blanks
                || !(1..rows).all(|next| row(next - 1) <= row(next))
            {
                continue;
            }
            let cells = (0..rows * columns).filter(|cell| layout >> cell & 1 == 1);
            let cells: Vec<(usize, usize)> =
                cells.map(|cell| (cell / columns, cell % columns)).collect();
            let of = |is_in: &dyn Fn((usize, usize)) -> bool| -> Vec<usize> {
                (0..cells.len()).filter(|cell| is_in(cells[*cell])).collect()
            };
            let mut crossed: Houses = (0..rows).map(|row| of(&|cell| cell.0 == row)).collect();
            crossed.extend((0..columns).map(|column| of(&|cell| cell.1 == column)));
            if crossed.iter().any(|house| house.len() < 2) {
                continue;
            }
            for (bands, stacks) in bands(rows)
                .iter()
                .flat_map(|rows| bands(columns).into_iter().map(move |columns| (rows, columns)))
            {
                let blocks =
                    (0..9).map(|block| of(&|cell| bands[cell.0] * 3 + stacks[cell.1] == block));
                let blocks: Houses = blocks.filter(|block| !block.is_empty()).collect();
                if blocks.iter().all(|block| block.len() >= 2) {
                    found.push([crossed.clone(), blocks].concat());
                }
            }
        }
    }
    found
}

/// Calls `take` for each way to fill in the cells from `digits.len()` on, with no digit twice in a
/// house. `choice` returns the digits allowed for the next cell, as bits, given those filled in so
/// far.
fn fill(
    houses: &Houses,
    cells: usize,
    digits: &mut Vec<usize>,
    choice: &dyn Fn(&[usize]) -> u32,
    take: &mut dyn FnMut(&[usize]),
) {
    let cell = digits.len();
    if cell == cells {
        return take(digits);
    }
    let own = || houses.iter().filter(|house| house.contains(&cell));
    let seen = own()
        .flatten()
        .filter(|other| **other < cell)
        .fold(0, |seen, other| seen | 1 << digits[*other]);
    let left: u32 = choice(digits) & !seen;
    for digit in (0..cells).filter(|digit| left >> digit & 1 == 1) {
        digits.push(digit);
        fill(houses, cells, digits, choice, take);
        digits.pop();
    }
}

/// Counts how often naked singles stop on a layout: once for each solution, up to renaming of its
/// digits. Panics if there is no second solution.
fn stops(houses: &Houses, cells: usize) -> usize {
    let mut stops = 0;
    // A digit that has not been used is always the next one.
    let next = |digits: &[usize]| (2 << digits.iter().max().map_or(0, |last| last + 1)) - 1;
    fill(houses, cells, &mut Vec::new(), &next, &mut |solution| {
        let missing = |house: &Vec<usize>| {
            house.iter().fold(0_u32, |missing, cell| missing | 1 << solution[*cell])
        };
        let candidates = |cell: usize| {
            houses
                .iter()
                .filter(|house| house.contains(&cell))
                .map(missing)
                .fold(u32::MAX, |all, own| all & own)
        };
        let candidates: Vec<u32> = (0..cells).map(candidates).collect();
        if candidates.iter().any(|candidates| candidates.count_ones() < 2) {
            return;
        }
        stops += 1;
        let mut solutions = 0;
        let of_cell = |digits: &[usize]| candidates[digits.len()];
        fill(houses, cells, &mut Vec::new(), &of_cell, &mut |_| solutions += 1);
        assert!(solutions > 1, "{houses:?}: {solution:?}");
    });
    stops
}

#[test]
fn naked_singles_solve_nine_blanks() {
    let counts = (1..=9).map(|cells| {
        let layouts = layouts(cells);
        (layouts.len(), layouts.iter().map(|houses| stops(houses, cells)).sum::<usize>())
    });
    // With one, two, three or five blanks there is no layout.
    let expected =
        [(0, 0), (0, 0), (0, 0), (3, 2), (0, 0), (24, 13), (33, 48), (623, 918), (1551, 2958)];
    assert_eq!(counts.collect::<Vec<_>>(), expected);
}
