//! Connected areas of a picture of ink and paper.
//!
//! ```text
//!   # # . .      Two areas: corners connect. Each is kept as the first and last ink of its rows:
//!   . . # .      row 0: 0 to 1, row 1: 2 to 2 │ row 2: 0 to 0
//!   # . . .
//! ```

/// Rows of pixels, true where there is ink.
pub(super) struct Ink {
    pub(super) width: usize,
    pub(super) pixels: Vec<bool>,
}

/// A connected area: the first row, and for each row the first and the last column with ink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Component {
    pub(super) top: usize,
    pub(super) rows: Vec<(usize, usize)>,
}

impl Component {
    /// Returns the number of columns from the first to the last with ink.
    fn width(&self) -> usize {
        let first = self.rows.iter().map(|row| row.0).min().unwrap_or(0);
        let last = self.rows.iter().map(|row| row.1 + 1).max().unwrap_or(0);
        last - first
    }
}

/// A run of ink in a row.
struct Run {
    row: usize,
    first: usize,
    last: usize,
}

/// Finds all areas, connected by sides or corners, that are at least this wide and high, in the
/// order of their first pixels.
pub(super) fn components(ink: &Ink, side: usize) -> Vec<Component> {
    let runs = runs(ink);
    let parents = connect(&runs);
    let mut numbers = vec![usize::MAX; runs.len()];
    let mut found: Vec<Component> = Vec::new();
    for (index, run) in runs.iter().enumerate() {
        let root = root(&parents, index);
        if numbers[root] == usize::MAX {
            numbers[root] = found.len();
            found.push(Component { top: run.row, rows: Vec::new() });
        }
        let component = &mut found[numbers[root]];
        match component.rows.get_mut(run.row - component.top) {
            Some(row) => row.1 = run.last,
            None => component.rows.push((run.first, run.last)),
        }
    }
    found.retain(|component| component.rows.len() >= side && component.width() >= side);
    found
}

fn runs(ink: &Ink) -> Vec<Run> {
    let mut runs = Vec::new();
    for (row, line) in ink.pixels.chunks(ink.width.max(1)).enumerate() {
        let mut column = 0;
        while column < line.len() {
            if !line[column] {
                column += 1;
                continue;
            }
            let first = column;
            while column < line.len() && line[column] {
                column += 1;
            }
            runs.push(Run { row, first, last: column - 1 });
        }
    }
    runs
}

/// Returns for each run another one of its area, nearer to the first; the first refers to itself.
fn connect(runs: &[Run]) -> Vec<usize> {
    let mut parents: Vec<usize> = (0..runs.len()).collect();
    let mut above = 0;
    for (index, run) in runs.iter().enumerate() {
        while runs[above].row + 1 < run.row
            || (runs[above].row + 1 == run.row && runs[above].last + 1 < run.first)
        {
            above += 1;
        }
        // The same run above can touch the next run of this row, so `above` stays.
        let mut other = above;
        while other < index && runs[other].row + 1 == run.row && runs[other].first <= run.last + 1 {
            let (a, b) = (root(&parents, index), root(&parents, other));
            parents[a.max(b)] = a.min(b);
            parents[index] = a.min(b);
            other += 1;
        }
    }
    parents
}

fn root(parents: &[usize], mut index: usize) -> usize {
    while parents[index] != index {
        index = parents[index];
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::random::RandomSource;

    /// The same, one pixel after the other.
    fn flood_fill(ink: &Ink, side: usize) -> Vec<Component> {
        let (width, height) = (ink.width as isize, (ink.pixels.len() / ink.width) as isize);
        let mut left = ink.pixels.clone();
        let mut found = Vec::new();
        for start in 0..left.len() {
            if !left[start] {
                continue;
            }
            left[start] = false;
            let (mut waiting, mut pixels) = (vec![start as isize], Vec::new());
            while let Some(pixel) = waiting.pop() {
                let (x, y) = (pixel % width, pixel / width);
                pixels.push((y as usize, x as usize));
                for (dx, dy) in
                    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
                {
                    let (x, y) = (x + dx, y + dy);
                    if (0..width).contains(&x) && (0..height).contains(&y) {
                        let other = y * width + x;
                        if std::mem::take(&mut left[other as usize]) {
                            waiting.push(other);
                        }
                    }
                }
            }
            pixels.sort_unstable();
            let (top, bottom) = (pixels[0].0, pixels[pixels.len() - 1].0);
            let rows: Vec<(usize, usize)> = (top..=bottom)
                .map(|row| {
                    let mut columns = pixels.iter().filter(|pixel| pixel.0 == row);
                    let first = columns.next().expect("no gaps").1;
                    (first, columns.next_back().map_or(first, |pixel| pixel.1))
                })
                .collect();
            let component = Component { top, rows };
            if component.rows.len() >= side && component.width() >= side {
                found.push(component);
            }
        }
        found
    }

    #[test]
    fn components_are_those_of_a_flood_fill() {
        let mut source = RandomSource::new(31, 0);
        for round in 0..200 {
            let (width, height) = (1 + source.below(30) as usize, 1 + source.below(30) as usize);
            let share = 1 + source.below(9);
            let pixels = (0..width * height).map(|_| source.below(10) < share).collect();
            let ink = Ink { width, pixels };
            for side in [1, 3, 10] {
                assert_eq!(components(&ink, side), flood_fill(&ink, side), "round {round}");
            }
        }
    }
}
