//! Compares ranks with Sudoku Explainer's rating, for puzzles that others have rated with it, as a
//! table and as a picture.

use numpre::{Grid, Rank, rating::Rater};
use plotters::prelude::*;
use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};

/// The puzzles, and where to write the picture.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A table of puzzles and their ratings by Sudoku Explainer: 81 characters, a tab, a number
    /// such as 7.2. `#` begins a comment.
    file: PathBuf,
    /// Draw an SVG file as well.
    #[arg(long)]
    plot: Option<PathBuf>,
}

/// The number of puzzles of each rank, by rating in tenths.
type Counts = BTreeMap<u32, [usize; 8]>;

/// Counts the puzzles, prints the table, and draws the picture.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let text = std::fs::read_to_string(&args.file)
        .map_err(|error| format!("{}: {error}", args.file.display()))?;
    let counts = counted(&text)?;
    println!(
        "{:>6} {}",
        "SER",
        Rank::all().map(|rank| format!("{:>7}", rank.get())).collect::<String>()
    );
    for (tenths, row) in &counts {
        let cells: String = row.iter().map(|count| format!("{count:>7}")).collect();
        println!("{:>4}.{} {cells}", tenths / 10, tenths % 10);
    }
    args.plot.as_ref().map_or(Ok(()), |path| {
        draw(&counts, path).map_err(|error| format!("{}: {error}", path.display()))
    })
}

fn counted(text: &str) -> Result<Counts, String> {
    let mut rater = Rater::default();
    let mut counts = Counts::new();
    for (index, line) in
        text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    {
        let (puzzle, rating) =
            line.split_once('\t').ok_or(format!("line {}: no tab", index + 1))?;
        let puzzle: Grid =
            puzzle.parse().map_err(|error| format!("line {}: {error}", index + 1))?;
        let rating: f64 =
            rating.trim().parse().map_err(|error| format!("line {}: {error}", index + 1))?;
        let rank = rater.rank(&puzzle).map_err(|error| format!("line {}: {error}", index + 1))?;
        counts.entry((rating * 10.0).round() as u32).or_default()[rank.index()] += 1;
    }
    if counts.is_empty() { Err("no puzzle in it".to_owned()) } else { Ok(counts) }
}

const SIZE: (u32, u32) = (860, 320);
const BLUE: RGBColor = RGBColor(0x1f, 0x5f, 0xa8);

/// Draws one row per rank and one column per tenth of the rating. A darker field means that more of
/// the puzzles with this rating have this rank.
fn draw(counts: &Counts, path: &Path) -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let (least, most) = (
            counts.keys().min().copied().unwrap_or(10),
            counts.keys().max().copied().unwrap_or(100),
        );
        let axis = f64::from(least - 1) / 10.0..f64::from(most + 1) / 10.0;
        let mut chart = ChartBuilder::on(&area)
            .margin(10)
            .x_label_area_size(40)
            .y_label_area_size(50)
            .build_cartesian_2d(axis, 0.5..8.5)?;
        chart
            .configure_mesh()
            .disable_mesh()
            .x_desc("SER")
            .x_labels(20)
            .y_labels(8)
            .y_label_formatter(&|rank| format!("★{rank:.0}"))
            .draw()?;
        for (tenths, row) in counts {
            let all = row.iter().sum::<usize>() as f64;
            for (rank, &count) in row.iter().enumerate().filter(|(_, count)| **count > 0) {
                let (x, y) = (f64::from(*tenths) / 10.0, rank as f64 + 1.0);
                // Even a rare combination must be visible.
                let shade = 0.12 + 0.88 * count as f64 / all;
                chart.draw_series([Rectangle::new(
                    [(x - 0.05, y - 0.42), (x + 0.05, y + 0.42)],
                    BLUE.mix(shade).filled(),
                )])?;
            }
        }
        area.present()?;
    }
    Ok(std::fs::write(path, text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_counted_by_rating_and_rank() {
        let text = "# rated elsewhere\n...5........83..94.3..1.8....6...1.3......46...7..2..............9183..5..54..9.6\t1.5\n";
        let counts = counted(text).unwrap();
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), [(15, [0, 1, 0, 0, 0, 0, 0, 0])]);
        assert_eq!(counted("").unwrap_err(), "no puzzle in it");
        assert_eq!(counted("12").unwrap_err(), "line 1: no tab");
    }
}
