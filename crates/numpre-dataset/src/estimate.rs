//! Estimates the cost of a data set before it is made: rows, bytes and core-hours for each part.

use crate::config::{Config, Extra, Layout};
use crate::plan::{PartPlan, Plan};
use crate::speed::{EXPLAINED, MADE, READ, usual_rank};

/// Returns the approximate number of bytes of a row in a layout. Parquet files have all columns,
/// compressed with zstd level 3; CSV has the name of the part, two boards and a rank; `npy` has 81
/// + 81 + 1 bytes; `trm` has 81 + 81 bytes and three numbers of 4 bytes.
const fn bytes_of(layout: Layout) -> u64 {
    match layout {
        Layout::Parquet => 103,
        Layout::Csv => 176,
        Layout::Npy => 163,
        Layout::Trm => 174,
    }
}

/// The approximate number of bytes of the steps of a row.
const STEPS: u64 = 140;

/// The estimated cost of a part.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The name of the part.
    pub part: String,
    /// The number of rows, with isomorphs. For a part that takes all puzzles of its files, this is
    /// the maximum.
    pub rows: u64,
    /// The approximate number of bytes in all layouts.
    pub bytes: u64,
    /// The approximate number of core-hours.
    pub hours: f64,
}

/// Returns the estimated cost of each part.
pub fn estimate(plan: &Plan) -> Vec<Estimate> {
    plan.parts.iter().map(|part| of_part(&plan.config, part)).collect()
}

fn of_part(config: &Config, part: &PartPlan) -> Estimate {
    let rank = usize::from(usual_rank(Config::ranks_of(&part.part))) - 1;
    let rows = match &part.part.count {
        Some(counts) => {
            let copies = part.part.isomorphs.iter();
            counts.iter().zip(copies).map(|(count, &copies)| count * (1 + u64::from(copies))).sum()
        }
        None => part.in_files,
    };
    let has_steps = !config.columns.steps.is_empty();
    let layouts = config.output.layout.iter().map(|&layout| bytes_of(layout)).sum::<u64>();
    let bytes = rows * (layouts + if has_steps { STEPS } else { 0 });
    let makes = if part.files.is_empty() { MADE[rank] } else { READ };
    let mut seconds = part.expected as f64 / makes;
    if config.output.layout.contains(&Layout::Parquet) {
        let explains = usize::from(config.columns.extra.contains(&Extra::Techniques))
            + usize::from(has_steps && rank < 7);
        seconds += (explains as u64 * rows) as f64 / EXPLAINED[rank];
    }
    Estimate { part: part.part.name.clone(), rows, bytes, hours: seconds / 3600.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn rare_ranks_cost_more() {
        let text = "format = 1\nname = \"x\"\noutput = { layout = [\"csv\"] }\n[[part]]\nname = \
         \"r{rank}\"\n\
                    each = { rank = \"1..6\" }\ncount = 1000\nisomorphs = { test = 1 }\n";
        let plan = Plan::new(Config::from_toml(text).unwrap(), Path::new(".")).unwrap();
        let parts = estimate(&plan);
        assert_eq!((parts[0].part.as_str(), parts[0].rows, parts[0].bytes), ("r1", 1050, 184_800));
        assert!(parts[5].hours > 100.0 * parts[0].hours);
    }

    #[test]
    fn a_part_of_any_rank_costs_as_much_as_its_usual_rank() {
        let hours = |ranks| {
            let text = format!(
                "format = 1\nname = \"x\"\n[[part]]\nname = \"a\"\n\
                 request = {{ rank = \"{ranks}\" }}\n\
                 count = 100000\n"
            );
            let plan = Plan::new(Config::from_toml(&text).unwrap(), Path::new(".")).unwrap();
            (estimate(&plan)[0].hours, plan.shards().len())
        };
        assert_eq!(hours("1..8"), hours("1"));
        assert_eq!(hours("4..8"), hours("7"));
    }
}
