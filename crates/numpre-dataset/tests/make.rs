//! Data sets match their configurations, and have the same bytes for any number of threads,
//! machines and runs.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.

use numpre_dataset::{
    Config, DatasetError, Made, MakeOptions, Manifest, Plan, Portion, Result, begin, hash, ids,
    make, split,
};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::Path;

const SMALL: &str = r#"
format = 1
name = "small"
seed = 7
unique = "grid-class"
[split]
salt = "s"
shares = { train = 0.8, validation = 0.1, test = 0.1 }
[[part]]
name = "r{rank}c{clues}"
each = { rank = "1..2", clues = "26..27" }
request = { symmetry = "none" }
count = { train = 40, validation = 5, test = 5 }
isomorphs = { train = 2 }
[[part]]
name = "minimal"
request = { rank = "1..8", symmetry = "none", minimal = true }
count = 50
[output]
layout = ["csv", "npy", "trm"]
rows = 100
"#;

fn plan(text: &str) -> Plan {
    Plan::new(Config::from_toml(text).unwrap(), Path::new(".")).unwrap()
}

fn options(threads: usize, resume: bool) -> MakeOptions {
    MakeOptions { resume, threads, portion: Portion::All, cancel: Default::default() }
}

fn made(plan: &Plan, folder: &Path, options: &MakeOptions) -> Result<Manifest> {
    match make(plan, folder, options, &mut |_| {})? {
        Made::Complete(manifest) => Ok(*manifest),
        _ => panic!("no portion was asked for"),
    }
}

/// Returns the contents of all files in a folder and its subfolders, by their paths in it.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_string_lossy().into_owned();
                found.insert(name, fs::read(&path).unwrap());
            }
        }
    }
    found
}

#[test]
fn threads_and_runs_do_not_change_the_bytes() {
    let plan = plan(SMALL);
    let folder = tempfile::tempdir().unwrap();
    let mut sets = Vec::new();
    for (run, threads) in [1, 2, 5, 2].into_iter().enumerate() {
        let folder = folder.path().join(run.to_string());
        made(&plan, &folder, &options(threads, false)).unwrap();
        sets.push(files(&folder));
    }
    let names: Vec<&str> = sets[0].keys().map(String::as_str).collect();
    assert_eq!(names.iter().filter(|name| name.starts_with("trm/")).count(), 19);
    assert!(names.contains(&"README.md") && names.contains(&"npy/test-ranks.npy"), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("tmp") || name.contains(".work")), "{names:?}");
    for set in &sets[1..] {
        assert!(*set == sets[0]);
    }
}

/// Counts everything again from the CSV files only.
#[test]
fn strata_are_exact_and_splits_share_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("set");
    let manifest = made(&plan(SMALL), &folder, &options(2, false)).unwrap();
    let mut counts: HashMap<(String, String), usize> = HashMap::new();
    let mut grids: HashMap<[u8; 16], (String, HashSet<[u8; 16]>)> = HashMap::new();
    for split in ["train", "validation", "test"] {
        let text = fs::read_to_string(folder.join(format!("{split}.csv"))).unwrap();
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("source,question,answer,rating"));
        for line in lines {
            let fields: Vec<&str> = line.split(',').collect();
            let [part, puzzle, answer, rank] = fields[..] else { panic!("{line}") };
            let (puzzle, answer): (numpre::Grid, numpre::Grid) =
                (puzzle.parse().unwrap(), answer.parse().unwrap());
            assert_eq!(numpre::solve(&puzzle), numpre::Solved::Unique(answer));
            let found = numpre::rating::Rater::default().rank(&puzzle).unwrap().to_string();
            assert_eq!(found, rank);
            if part != "minimal" {
                assert_eq!(part, format!("r{rank}c{}", puzzle.clue_count()));
            }
            *counts.entry((split.to_owned(), part.to_owned())).or_default() += 1;
            let grid = ids::class_id(&answer);
            let place = split::place("s", &grid);
            let by_rule = if place < 0.8 {
                "train"
            } else if place < 0.9 {
                "validation"
            } else {
                "test"
            };
            assert_eq!(by_rule, split);
            let (in_split, classes) =
                grids.entry(grid).or_insert((split.to_owned(), HashSet::new()));
            assert_eq!(in_split, split);
            classes.insert(ids::class_id(&puzzle));
        }
    }
    for rank in 1..=2 {
        for clues in 26..=27 {
            let part = format!("r{rank}c{clues}");
            let of = |split: &str| counts[&(split.to_owned(), part.clone())];
            assert_eq!(["train", "validation", "test"].map(of), [120, 5, 5], "{part}");
        }
    }
    assert_eq!(counts[&("train".to_owned(), "minimal".to_owned())], 40);
    // Each solution class has one puzzle class: a base puzzle and its isomorphs.
    assert_eq!(grids.len(), 4 * 50 + 50);
    assert!(grids.values().all(|(_, classes)| classes.len() == 1));
    for split in ["train", "validation", "test"] {
        let rows: usize = counts.iter().filter(|((s, _), _)| s == split).map(|(_, n)| n).sum();
        assert_eq!(manifest.rows(split), rows as u64);
    }
}

#[test]
fn groups_of_trm_are_a_puzzle_and_its_isomorphs() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("set");
    made(&plan(SMALL), &folder, &options(2, false)).unwrap();
    let array = |name: &str| {
        let bytes = fs::read(folder.join(format!("trm/train/all__{name}.npy"))).unwrap();
        let head = usize::from(u16::from_le_bytes([bytes[8], bytes[9]])) + 10;
        bytes[head..].to_vec()
    };
    let numbers = |name: &str| -> Vec<i32> {
        array(name).as_chunks::<4>().0.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect()
    };
    let inputs = array("inputs");
    assert!(inputs.iter().all(|value| (1..=10).contains(value)));
    let board = |row: usize| {
        let values = &inputs[81 * row..81 * row + 81];
        numpre::Grid::from_values(std::array::from_fn(|cell| values[cell] - 1)).unwrap()
    };
    let (groups, puzzles) = (numbers("group_indices"), numbers("puzzle_indices"));
    assert_eq!(groups.len(), 4 * 40 + 40 + 1);
    assert_eq!(puzzles, (0..=(4 * 120 + 40)).collect::<Vec<i32>>());
    assert_eq!(numbers("puzzle_identifiers"), vec![0; 520]);
    for group in groups.windows(2) {
        let rows: Vec<numpre::Grid> = (group[0]..group[1]).map(|row| board(row as usize)).collect();
        assert!(rows.len() == 1 || rows.len() == 3);
        let classes: HashSet<_> = rows.iter().map(ids::class_id).collect();
        assert_eq!(classes.len(), 1);
        assert_eq!(rows.iter().collect::<HashSet<_>>().len(), rows.len());
    }
    let json = fs::read_to_string(folder.join("trm/train/dataset.json")).unwrap();
    assert!(json.contains("\"total_groups\":200") && json.contains("\"vocab_size\":11"), "{json}");
}

#[test]
fn a_larger_set_begins_with_the_smaller_one() {
    let folder = tempfile::tempdir().unwrap();
    let larger = SMALL.replace("train = 40", "train = 60");
    let sets = [("a", SMALL), ("b", &larger)].map(|(name, text)| {
        let folder = folder.path().join(name);
        made(&plan(text), &folder, &options(2, false)).unwrap();
        let read = |split| fs::read_to_string(folder.join(format!("{split}.csv"))).unwrap();
        ["train", "validation", "test"].map(|split| {
            let text = read(split);
            text.lines().skip(1).map(str::to_owned).collect::<HashSet<String>>()
        })
    });
    let [smaller, larger] = sets;
    assert!(smaller[0].is_subset(&larger[0]) && smaller[0].len() < larger[0].len());
    assert_eq!((&smaller[1], &smaller[2]), (&larger[1], &larger[2]));
}

#[test]
fn a_part_without_more_classes_is_named() {
    let text = r#"
format = 1
name = "x"
[[part]]
name = "narrow"
files = ["few.txt"]
count = 10
[output]
layout = ["csv"]
"#;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("few.txt");
    let puzzles: Vec<String> = (0..6)
        .map(|index| {
            let mut generator = numpre::generate::Request::default().seed(3).build().unwrap();
            generator.generate(index).unwrap().puzzle.to_string()
        })
        .collect();
    fs::write(&file, puzzles.join("\n")).unwrap();
    let plan = Plan::new(Config::from_toml(text).unwrap(), folder.path()).unwrap();
    let set = folder.path().join("set");
    match made(&plan, &set, &options(2, false)) {
        Err(DatasetError::Exhausted(exhausted)) => {
            assert_eq!((exhausted.part.as_str(), exhausted.split.as_str()), ("narrow", "train"));
            assert_eq!((exhausted.wanted, exhausted.tried), (9, 6));
            assert!(exhausted.found < 9 && exhausted.in_all <= 6);
        }
        other => panic!("{other:?}"),
    }
    assert!(!set.join("manifest.json").exists() && !set.join("train.csv").exists());
}

#[test]
fn isomorphs_of_one_puzzle_do_not_fill_a_part() {
    let folder = tempfile::tempdir().unwrap();
    let text = r#"
format = 1
name = "x"
unique = "class"
[split]
shares = { train = 1.0 }
[[part]]
name = "copies"
files = ["copies.txt"]
count = 2000
[output]
layout = ["csv"]
"#;
    let made_puzzle = numpre::generate::Request::default().build().unwrap().generate(0).unwrap();
    let copies: Vec<String> = (0..1500)
        .map(|index| {
            numpre::random::random_isomorph(1, index).apply(&made_puzzle.puzzle).to_string()
        })
        .collect();
    fs::write(folder.path().join("copies.txt"), copies.join("\n")).unwrap();
    let plan = Plan::new(Config::from_toml(text).unwrap(), folder.path()).unwrap();
    let error = made(&plan, &folder.path().join("set"), &options(2, false)).unwrap_err();
    assert!(matches!(error, DatasetError::Exhausted(e) if e.found == 1), "one class");
}

#[test]
fn excluded_solutions_do_not_occur() {
    let folder = tempfile::tempdir().unwrap();
    let text = SMALL.replace("layout = [\"csv\", \"npy\", \"trm\"]", "layout = [\"csv\"]");
    let without = folder.path().join("without");
    made(&plan(&text), &without, &options(2, false)).unwrap();
    let benchmark = fs::read_to_string(without.join("test.csv")).unwrap();
    fs::write(folder.path().join("benchmark.csv"), &benchmark).unwrap();
    let sha256 = hash::hex(&hash::of(benchmark.as_bytes()));
    let text = format!(
        "{text}[exclude]\nfiles = [{{ path = \"benchmark.csv\", sha256 = \"{sha256}\" }}]\n"
    );
    let plan = Plan::new(Config::from_toml(&text).unwrap(), folder.path()).unwrap();
    let with = folder.path().join("with");
    let manifest = made(&plan, &with, &options(2, false)).unwrap();
    assert_eq!(manifest.inputs[0].sha256, sha256);
    let answers = |text: &str| -> HashSet<[u8; 16]> {
        let answer = |line: &str| ids::class_id(&line.split(',').nth(2).unwrap().parse().unwrap());
        text.lines().skip(1).map(answer).collect()
    };
    let excluded = answers(&benchmark);
    for split in ["train", "validation", "test"] {
        let found = answers(&fs::read_to_string(with.join(format!("{split}.csv"))).unwrap());
        assert!(found.is_disjoint(&excluded));
    }
    // The SHA-256 of the file is not the one in the configuration.
    fs::write(folder.path().join("benchmark.csv"), format!("{benchmark}\n")).unwrap();
    let other = Plan::new(Config::from_toml(&text).unwrap(), folder.path());
    assert!(matches!(other, Err(DatasetError::OtherBytes { .. })));
    fs::remove_file(folder.path().join("benchmark.csv")).unwrap();
    let missing = Plan::new(Config::from_toml(&text).unwrap(), folder.path());
    assert!(matches!(missing, Err(DatasetError::File { .. })));
}

#[test]
fn a_part_takes_the_proper_puzzles_that_its_rule_keeps() {
    let folder = tempfile::tempdir().unwrap();
    let mut generator = numpre::generate::Request::default().seed(9).build().unwrap();
    let puzzles: Vec<numpre::Grid> =
        (0..60).map(|index| generator.generate(index).unwrap().puzzle).collect();
    let lines: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    // The first line is an empty board. It has many solutions, so it is left out.
    fs::write(
        folder.path().join("a.txt"),
        format!("{}\n{}\n", ".".repeat(81), lines[..30].join("\n")),
    )
    .unwrap();
    fs::write(folder.path().join("b.txt"), lines[30..].join("\n")).unwrap();
    let text = r#"
format = 1
name = "x"
unique = "class"
[split]
by = "class"
[[part]]
name = "read"
files = ["a.txt", "b.txt"]
keep = { rank = "1..2" }
[output]
layout = ["csv"]
"#;
    let plan = Plan::new(Config::from_toml(text).unwrap(), folder.path()).unwrap();
    let set = folder.path().join("set");
    let manifest = made(&plan, &set, &options(3, false)).unwrap();
    let kept: HashSet<String> = puzzles
        .iter()
        .filter(|puzzle| u8::from(numpre::rating::Rater::default().rank(puzzle).unwrap()) <= 2)
        .map(ToString::to_string)
        .collect();
    let found: HashSet<String> = ["train", "validation", "test"]
        .iter()
        .flat_map(|split| {
            let text = fs::read_to_string(set.join(format!("{split}.csv"))).unwrap();
            let puzzle = |line: &str| line.split(',').nth(1).unwrap().to_owned();
            text.lines().skip(1).map(puzzle).collect::<Vec<_>>()
        })
        .collect();
    assert!(!kept.is_empty() && kept.len() < 60);
    assert_eq!(found, kept);
    assert_eq!(manifest.counts.iter().map(|count| count.rows).sum::<u64>(), kept.len() as u64);
}

/// The program that reads cards reads all configurations in the format of the first one.
#[test]
fn a_card_lists_configurations_of_one_format() {
    let mut expected = vec![("\"npy\", \"csv\"", vec!["default"])];
    if cfg!(feature = "table") {
        expected.push(("\"csv\", \"parquet\"", vec!["default", "steps"]));
    }
    for (layouts, names) in expected {
        let mut text = SMALL.replace("\"csv\", \"npy\", \"trm\"", layouts);
        if layouts.contains("parquet") {
            text = text.replace("[output]", "[columns]\nsteps = [\"moves\"]\n[output]");
        }
        let folder = tempfile::tempdir().unwrap();
        let set = folder.path().join("set");
        made(&plan(&text), &set, &options(2, false)).unwrap();
        let card = fs::read_to_string(set.join("README.md")).unwrap();
        let configs = card.split("dataset_info:").next().unwrap();
        let found: Vec<&str> =
            configs.lines().filter_map(|line| line.strip_prefix("- config_name: ")).collect();
        assert_eq!(found, names, "{layouts}");
    }
}

#[test]
fn a_folder_belongs_to_one_plan() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    let first = plan(SMALL);
    let manifest = made(&first, &set, &options(2, false)).unwrap();
    assert!(matches!(made(&first, &set, &options(2, false)), Err(DatasetError::Occupied { .. })));
    assert_eq!(made(&first, &set, &options(2, true)).unwrap(), manifest);
    let other = plan(&SMALL.replace("seed = 7", "seed = 8"));
    assert!(matches!(made(&other, &set, &options(2, true)), Err(DatasetError::OtherPlan { .. })));
    // A folder that contains a file, but no data set.
    let theirs = folder.path().join("theirs");
    fs::create_dir(&theirs).unwrap();
    fs::write(theirs.join("file"), "x").unwrap();
    assert!(matches!(
        made(&first, &theirs, &options(2, true)),
        Err(DatasetError::OtherPlan { .. })
    ));
    assert_eq!(files(&theirs).len(), 1);
}

#[test]
fn shards_of_several_machines_make_one_set() {
    let plan = plan(SMALL);
    let folder = tempfile::tempdir().unwrap();
    let single = folder.path().join("single");
    made(&plan, &single, &options(2, false)).unwrap();
    let shared = folder.path().join("shared");
    let count = plan.shards().len() as u64;
    for (shards, resume) in [(0..count / 2, false), (count / 2..count, true)] {
        let options =
            MakeOptions { portion: Portion::Shards(shards.clone()), ..options(1, resume) };
        match make(&plan, &shared, &options, &mut |_| {}).unwrap() {
            Made::Shards { shards: found, of } => assert_eq!((found, of), (shards, count)),
            _ => panic!("only shards were asked for"),
        }
    }
    let beyond = MakeOptions { portion: Portion::Shards(0..count + 1), ..options(1, true) };
    assert!(matches!(
        make(&plan, &shared, &beyond, &mut |_| {}),
        Err(DatasetError::NoShards { count: found }) if found == count
    ));
    made(&plan, &shared, &options(2, true)).unwrap();
    assert!(files(&shared) == files(&single));
}

/// Returns the portions after the shards: the selection, and each file on its own.
fn later_portions(plan: &Plan) -> Vec<Portion> {
    let files = plan.files().len() as u64;
    // The order is not the order of the plan.
    let files = (0..files).rev().map(|file| Portion::Files(file..file + 1));
    [Portion::Selection].into_iter().chain(files).collect()
}

fn portion(plan: &Plan, folder: &Path, portion: &Portion) -> Result<Made> {
    let options = MakeOptions { portion: portion.clone(), ..options(1, true) };
    make(plan, folder, &options, &mut |_| {})
}

#[test]
fn portions_of_several_machines_make_one_set() {
    let mut layouts = vec!["\"csv\", \"npy\", \"trm\""];
    if cfg!(feature = "table") {
        layouts.push("\"parquet\", \"csv\", \"npy\", \"trm\"");
    }
    for layouts in layouts {
        let mut text = SMALL.replace("\"csv\", \"npy\", \"trm\"", layouts);
        if layouts.contains("parquet") {
            text = text.replace("[output]", "[columns]\nsteps = [\"moves\"]\n[output]");
        }
        let plan = plan(&text);
        let folder = tempfile::tempdir().unwrap();
        let single = folder.path().join("single");
        made(&plan, &single, &options(2, false)).unwrap();
        let shared = folder.path().join("shared");
        assert!(begin(&plan, &shared, false).unwrap().is_none());
        let shards = plan.shards().len() as u64;
        let firsts = (0..shards).rev().map(|shard| Portion::Shards(shard..shard + 1));
        for part in firsts.chain(later_portions(&plan)) {
            let found = portion(&plan, &shared, &part).unwrap();
            match (&part, found) {
                (Portion::Shards(asked), Made::Shards { shards: found, of }) => {
                    assert_eq!((&found, of), (asked, shards));
                }
                (Portion::Selection, Made::Selection) => {}
                (Portion::Files(asked), Made::Files { files: found, of }) => {
                    assert_eq!((&found, of), (asked, plan.files().len() as u64));
                }
                (_, found) => panic!("{part:?}: {found:?}"),
            }
        }
        // The files have their names, and the last run does not write them again.
        let is_file = |(path, _): &(&String, &Vec<u8>)| !path.starts_with(".work");
        let before: BTreeMap<String, Vec<u8>> = files(&shared);
        let before: Vec<&String> = before.iter().filter(is_file).map(|(path, _)| path).collect();
        let written = |path: &String| fs::metadata(shared.join(path)).unwrap().modified().unwrap();
        let times: Vec<_> = before.iter().map(|path| written(path)).collect();
        made(&plan, &shared, &options(2, true)).unwrap();
        assert!(files(&shared) == files(&single));
        assert_eq!(before.iter().map(|path| written(path)).collect::<Vec<_>>(), times);
        assert_eq!(files(&shared).len(), before.len() + 2);
        assert!(begin(&plan, &shared, true).unwrap().is_some());
        assert!(matches!(begin(&plan, &shared, false), Err(DatasetError::Occupied { .. })));
    }
}

#[test]
fn a_portion_that_needs_another_one_is_refused() {
    let plan = plan(SMALL);
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    let shards = plan.shards().len() as u64;
    let files = plan.files().len() as u64;
    let early = |part: &Portion| match portion(&plan, &set, part) {
        Err(DatasetError::TooEarly { path, .. }) => path,
        other => panic!("{other:?}"),
    };
    assert!(early(&Portion::Files(0..1)).ends_with(".work/select/selection.json"));
    portion(&plan, &set, &Portion::Shards(1..shards)).unwrap();
    assert!(early(&Portion::Selection).ends_with(".work/make/r1c26/000000.tsv"));
    portion(&plan, &set, &Portion::Shards(0..1)).unwrap();
    portion(&plan, &set, &Portion::Selection).unwrap();
    for beyond in [0..files + 1, 1..1, files..files] {
        let found = portion(&plan, &set, &Portion::Files(beyond));
        assert!(matches!(found, Err(DatasetError::NoFiles { count }) if count == files));
    }
    // A changed working file is found by the portion that reads it, and only by that one.
    let changed = set.join(".work/select/train-00000.tsv");
    let text = fs::read_to_string(&changed).unwrap();
    fs::write(&changed, text.replacen("r1c26", "r1c27", 1).replacen('1', "2", 1)).unwrap();
    let names: Vec<String> = plan.files().iter().map(|file| plan.file_name(file)).collect();
    assert_eq!(names[..3], ["csv/train", "csv/validation", "csv/test"]);
    assert!(portion(&plan, &set, &Portion::Files(1..2)).is_ok());
    let damaged = portion(&plan, &set, &Portion::Files(0..1));
    assert!(matches!(damaged, Err(DatasetError::Damaged { path, .. }) if path == changed));
    // A run of everything selects again.
    made(&plan, &set, &options(2, true)).unwrap();
    let single = folder.path().join("single");
    made(&plan, &single, &options(2, false)).unwrap();
    assert!(self::files(&set) == self::files(&single));
}

/// A portion keeps the temporary files of other processes, because they may be running elsewhere.
#[test]
fn only_a_run_of_everything_removes_temporary_files() {
    let plan = plan(SMALL);
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    portion(&plan, &set, &Portion::Shards(0..1)).unwrap();
    let foreign = set.join(".work/make/r1c26/000001.tsv.tmp-elsewhere-7");
    let ended = set.join("train.csv.tmp-elsewhere-8");
    fs::write(&foreign, "x").unwrap();
    fs::write(&ended, "x").unwrap();
    portion(&plan, &set, &Portion::Shards(1..2)).unwrap();
    assert!(foreign.exists() && ended.exists());
    made(&plan, &set, &options(2, true)).unwrap();
    assert!(!files(&set).keys().any(|name| name.contains(".tmp-")));
}

#[test]
fn a_cancelled_run_is_continued() {
    let plan = plan(SMALL);
    let folder = tempfile::tempdir().unwrap();
    let single = folder.path().join("single");
    made(&plan, &single, &options(2, false)).unwrap();
    let set = folder.path().join("set");
    // Run 1 is cancelled at its first call of `progress`, run 2 at its second, and so on.
    for calls in 1.. {
        let options = options(2, calls > 1);
        let (cancel, mut left) = (options.cancel.clone(), calls);
        let made = make(&plan, &set, &options, &mut |_| {
            left -= 1;
            if left == 0 {
                cancel.cancel();
            }
        });
        match made {
            Err(DatasetError::Cancelled) => assert!(!set.join("manifest.json").exists()),
            Ok(_) => break,
            Err(error) => panic!("{error}"),
        }
        assert!(calls < 200);
    }
    assert!(files(&set) == files(&single));
}
