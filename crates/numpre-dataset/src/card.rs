//! The card of a data set: its `README.md`. The front matter lists the files of each split for
//! `datasets.load_dataset(DIR)`.

use crate::config::{Config, Extra, Layout, Origin, Unique};
use crate::error::Result;
use crate::manifest::Manifest;
use crate::shard;
use crate::split::SplitBy;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// The name of the file with the card.
pub const NAME: &str = "README.md";

/// The shares of the ranks 1 to 8 among all minimal puzzles, in percent.
const UNBIASED: [&str; 8] = ["1.05", "28.09", "8.41", "4.55", "0.313", "0.0102", "57.51", "0.066"];

/// Writes the card of a data set again, from its manifest. Returns its text.
///
/// # Errors
/// [`DatasetError::File`](crate::DatasetError::File) if the manifest cannot be read or the card
/// cannot be written, and [`DatasetError::Damaged`](crate::DatasetError::Damaged) if the manifest
/// has another form.
pub fn write(folder: &Path) -> Result<String> {
    let text = card(&Manifest::read(folder)?);
    shard::write(&folder.join(NAME), text.as_bytes())?;
    Ok(text)
}

/// Returns the card of a data set.
pub fn card(manifest: &Manifest) -> String {
    let mut text = String::new();
    front_matter(manifest, &mut text);
    introduction(manifest, &mut text);
    counts(manifest, &mut text);
    columns(manifest, &mut text);
    rules(manifest, &mut text);
    limits(manifest, &mut text);
    commands(manifest, &mut text);
    text
}

/// Appends a line. Writing to a string cannot fail.
macro_rules! append {
    ($text:expr) => { $text.push('\n') };
    ($text:expr, $($rest:tt)*) => {{ let _ = writeln!($text, $($rest)*); }};
}

/// A configuration of `load_dataset`: its name, and a function that returns the files of a split.
struct Loaded {
    name: &'static str,
    files: fn(&str) -> String,
}

/// Returns the configurations for `load_dataset`, the default first. It reads all configurations of
/// a folder in the format of the first one, so a folder with tables has none for CSV. There are
/// none for NumPy arrays, which it cannot read.
fn loaded(config: &Config) -> Vec<Loaded> {
    let layouts = &config.output.layout;
    let mut loaded = Vec::new();
    if layouts.contains(&Layout::Parquet) {
        loaded.push(Loaded { name: "default", files: |split| format!("data/{split}-*.parquet") });
        if !config.columns.steps.is_empty() {
            loaded
                .push(Loaded { name: "steps", files: |split| format!("steps/{split}-*.parquet") });
        }
    } else if layouts.contains(&Layout::Csv) {
        loaded.push(Loaded { name: "default", files: |split| format!("{split}.csv") });
    }
    loaded
}

fn front_matter(manifest: &Manifest, text: &mut String) {
    let config = &manifest.config;
    let all: u64 = manifest.counts.iter().map(|count| count.rows).sum();
    append!(text, "---");
    let licence = config.licence.to_lowercase();
    append!(text, "license: {}", if licence.is_empty() { "unknown" } else { &licence });
    // A JSON string is a valid YAML string, so `serde_json` escapes the title correctly.
    append!(text, "pretty_name: {}", serde_json::Value::from(config.title.as_str()));
    append!(text, "tags:");
    for tag in ["sudoku", "number-place", "constraint-satisfaction", "reasoning", "synthetic"] {
        append!(text, "- {tag}");
    }
    append!(text, "task_categories:\n- other");
    append!(text, "size_categories:\n- {}", size_category(all));
    let loaded = loaded(config);
    if !loaded.is_empty() {
        append!(text, "configs:");
        for Loaded { name, files } in &loaded {
            append!(text, "- config_name: {name}\n  data_files:");
            for split in manifest.splits().filter(|split| manifest.rows(split) > 0) {
                append!(text, "  - split: {split}\n    path: \"{}\"", files(split));
            }
        }
        append!(text, "dataset_info:\n- config_name: default\n  splits:");
        for split in manifest.splits().filter(|split| manifest.rows(split) > 0) {
            let of_split = manifest.files.iter().filter(|file| file.split == split);
            let prefix = (loaded[0].files)(split);
            let prefix = prefix.split('*').next().unwrap_or_default();
            let bytes: u64 =
                of_split.filter(|file| file.path.starts_with(prefix)).map(|file| file.bytes).sum();
            append!(text, "  - name: {split}\n    num_bytes: {bytes}");
            append!(text, "    num_examples: {}", manifest.rows(split));
        }
    }
    append!(text, "---\n");
}

fn size_category(rows: u64) -> &'static str {
    match rows {
        0..1_000 => "n<1K",
        1_000..10_000 => "1K<n<10K",
        10_000..100_000 => "10K<n<100K",
        100_000..1_000_000 => "100K<n<1M",
        1_000_000..10_000_000 => "1M<n<10M",
        10_000_000..100_000_000 => "10M<n<100M",
        100_000_000..1_000_000_000 => "100M<n<1B",
        _ => "n>1B",
    }
}

fn introduction(manifest: &Manifest, text: &mut String) {
    let config = &manifest.config;
    let all: u64 = manifest.counts.iter().map(|count| count.rows).sum();
    append!(text, "# {}\n", config.title);
    append!(
        text,
        "{all} Number Place (Sudoku) puzzles. Each has exactly one solution, which is part of the \
         row, and a rank from 1 (very easy) to 8 (extreme)."
    );
    let promise = match (config.unique, config.split.by) {
        (Unique::GridClass, SplitBy::GridClass) => {
            "Every solution class occurs once: apart from the isomorphs that belong to a puzzle, \
             no two puzzles have the same solution, even after renaming digits and moving rows \
             and columns. So no puzzle of one split gives away a puzzle of another."
        }
        (_, SplitBy::GridClass) => {
            "No two splits share a solution, even after renaming digits and moving rows and \
             columns."
        }
        (_, SplitBy::Class) => {
            "No two splits share a puzzle, even after renaming digits and moving rows and \
             columns. They may share solutions."
        }
        (_, SplitBy::None) => "Splits may share puzzles and solutions: they are divided at random.",
    };
    append!(text, "{promise}\n");
    append!(text, "| files | for |\n|---|---|");
    for layout in &config.output.layout {
        let row = match layout {
            Layout::Parquet => {
                "| `data/*.parquet` | tables with all columns: `datasets`, polars, DuckDB, pandas |"
            }
            Layout::Csv => {
                "| `train.csv`, … | the columns of sudoku-extreme: `source`, `question`, \
                 `answer`, `rating` (the rank) |"
            }
            Layout::Npy => {
                "| `npy/train-puzzles.npy`, … | NumPy: uint8, N × 81, 0 for a blank; ranks: \
                 uint8, N |"
            }
            Layout::Trm => {
                "| `trm/train/all__inputs.npy`, … | HRM and TRM, unchanged: \
                 `data_paths=\"[DIR/trm]\"` |"
            }
        };
        append!(text, "{row}");
    }
    if !config.columns.steps.is_empty() {
        append!(text, "| `steps/*.parquet` | the solving steps of the puzzles up to rank 7 |");
    }
    append!(text);
}

fn counts(manifest: &Manifest, text: &mut String) {
    append!(text, "## Counts\n");
    let splits: Vec<&str> = manifest.splits().collect();
    table(text, "rank", &splits, manifest, |count| count.rank.to_string());
    table(text, "clues", &splits, manifest, |count| count.clues.to_string());
    append!(
        text,
        "`manifest.json` has the counts by split, part, rank and clues, and the SHA-256 of every \
         file with rows.\n"
    );
}

/// Appends a table with a row for each value of `by`, and a column for each split.
fn table(
    text: &mut String,
    name: &str,
    splits: &[&str],
    manifest: &Manifest,
    by: impl Fn(&crate::manifest::Count) -> String,
) {
    let mut rows: BTreeMap<(usize, String), Vec<u64>> = BTreeMap::new();
    for count in &manifest.counts {
        let value = by(count);
        let row = rows.entry((value.len(), value)).or_insert_with(|| vec![0; splits.len()]);
        if let Some(split) = splits.iter().position(|split| *split == count.split) {
            row[split] += count.rows;
        }
    }
    append!(text, "| {name} | {} |", splits.join(" | "));
    append!(text, "|--:|{}", "--:|".repeat(splits.len()));
    for ((_, value), numbers) in &rows {
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        append!(text, "| {value} | {} |", numbers.join(" | "));
    }
    let sums = splits.iter().map(|split| manifest.rows(split).to_string());
    append!(text, "| all | {} |\n", sums.collect::<Vec<_>>().join(" | "));
}

fn columns(manifest: &Manifest, text: &mut String) {
    if !manifest.config.output.layout.contains(&Layout::Parquet) {
        return;
    }
    append!(text, "## Columns\n\n| column | what |\n|---|---|");
    append!(text, "| `id` | part, index and number of the isomorph |");
    append!(text, "| `puzzle`, `solution` | 81 cells, row by row; `.` or 0 is a blank |");
    for extra in &manifest.config.columns.extra {
        let what = match extra {
            Extra::Rank => "1 to 8: the techniques that are needed",
            Extra::Clues => "the number of givens",
            Extra::Redundant => "the givens that could each be left out; 0 for a minimal puzzle",
            Extra::Techniques => {
                "how often each technique is used when always the easiest is taken"
            }
            Extra::Calls => {
                "the calls of a plain search that takes the cell with the fewest candidates, to \
                 the proof that there is one solution"
            }
            Extra::Class => "16 bytes that all isomorphs of the puzzle share, and no other puzzle",
            Extra::GridClass => "the same for the solution",
        };
        append!(text, "| `{}` | {what} |", extra.name());
    }
    append!(
        text,
        "| `group`, `copy` | the number of the base puzzle; 0, or the number of the isomorph |"
    );
    append!(
        text,
        "| `seed`, `index`, `tries` | how `numpre generate` makes the base puzzle again |\n"
    );
    append!(
        text,
        "A class id is the first 16 bytes of SHA-256 over the 81 characters of the canonical form \
         (minlex).\n"
    );
}

fn rules(manifest: &Manifest, text: &mut String) {
    let config = &manifest.config;
    append!(text, "## Rules\n");
    let by = match config.split.by {
        SplitBy::GridClass => "the 16 bytes of the solution's class id",
        SplitBy::Class => "the 16 bytes of the puzzle's class id",
        SplitBy::None => "`part/index`",
    };
    let shares = config.split.shares.iter().map(|(name, share)| format!("{name} {share}"));
    append!(
        text,
        "- Split: the first 8 bytes of SHA-256(`numpre-split/1`, 0, `{}`, 0, {by}) as a number, \
         divided by 2⁶⁴, laid on the shares {}.",
        config.split.salt,
        shares.collect::<Vec<_>>().join(", ")
    );
    append!(
        text,
        "- Each split takes the first puzzles of a part in the order of their indices; the first \
         puzzle of a class stays."
    );
    append!(text, "- Isomorphs of a puzzle are in its split, and in its group.");
    append!(
        text,
        "- Rows are in the order of SHA-256(`numpre-order/1`, 0, salt, 0, id), so any number of \
         first rows is a random sample."
    );
    for input in &manifest.inputs {
        append!(text, "- Input: `{}`, SHA-256 `{}`.", input.path, input.sha256);
    }
    if !config.exclude.is_empty() {
        let files = config.exclude.iter().map(|file| format!("`{}`", file.path.display()));
        append!(
            text,
            "- Solution classes of these files do not occur: {}.",
            files.collect::<Vec<_>>().join(", ")
        );
    }
    append!(text);
}

fn limits(manifest: &Manifest, text: &mut String) {
    append!(text, "## What to know before you use it\n");
    append!(
        text,
        "- Ranks name the techniques that a puzzle needs: 1 naked singles, 2 hidden singles, 3 \
         locked candidates, 4 pairs, 5 triples, 6 quads, 7 negation, 8 trial and error."
    );
    let is_made = manifest.config.part.iter().any(|part| matches!(part.origin, Origin::Request(_)));
    if is_made {
        append!(
            text,
            "- Puzzles are made to request. They are no uniform sample of all puzzles, nor of all \
             minimal ones, and most have givens that could be left out."
        );
        let shares = (1..=8).zip(UNBIASED).map(|(rank, share)| format!("{rank}: {share}%"));
        append!(
            text,
            "- Where ranks are balanced, weight them for an unbiased mean. Shares among all \
             minimal puzzles: {}.",
            shares.collect::<Vec<_>>().join(", ")
        );
    }
    append!(
        text,
        "- Canary, to find the set in training data: `numpre-canary-{}`.\n",
        &manifest.plan[..manifest.plan.len().min(32)]
    );
}

fn commands(manifest: &Manifest, text: &mut String) {
    let name = &manifest.config.name;
    append!(text, "## Commands\n");
    append!(text, "```sh");
    append!(
        text,
        "numpre dataset verify DIR                   # checksums, solutions, ranks, splits"
    );
    append!(
        text,
        "numpre dataset audit DIR                    # what the splits share, and near-copies"
    );
    append!(text, "numpre dataset score DIR answers.csv        # exact match, by rank and clues");
    append!(text, "numpre dataset make --config {name}.toml --out DIR   # the same bytes again");
    append!(text, "```\n");
    append!(text, "## Citation\n\n```bibtex\n@misc{{{name},");
    append!(text, "  title = {{{}}},", manifest.config.title);
    append!(
        text,
        "  note = {{made by numpre {}, configuration SHA-256 {}}}",
        manifest.versions.numpre,
        manifest.config_sha256
    );
    append!(text, "}}\n```");
}
