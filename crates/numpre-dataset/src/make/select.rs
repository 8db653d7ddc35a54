//! The second stage: selects the base puzzles among the candidates, and their splits and files.
//!
//! The walk takes the parts in order, and the candidates of each part in the order of indices. It
//! selects a candidate if its class is new and not excluded, and its split is not full. It ends a
//! part when all splits are full, so surplus candidates do not change the result.
//!
//! Each file of the data set has a working file with its base puzzles. The base puzzles of a split
//! are dealt to its files in turn, so that each file has about the same share of every part: with
//! three files, puzzles 0, 3, 6, … are in file 0.

use super::candidates;
use super::run::{MakeOptions, Places, Progress, Stage};
use crate::candidate::{Base, Candidate};
use crate::config::Unique;
use crate::error::{DatasetError, Exhausted, Result};
use crate::ids::{ClassId, class_id};
use crate::manifest::Count;
use crate::plan::{InputFile, PartPlan, Plan, ShardId, indices_for};
use crate::shard::{self, NewFile, Receipt};
use crate::split::{self, SplitBy};
use crate::{hash, puzzles};
use numpre::{BatchEngine, Solved};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

/// The number of consecutive candidates without a new class after which a part is taken to have no
/// more classes.
const IN_A_ROW: u64 = 1000;

/// The name of the file with the result.
const NAME: &str = "selection.json";

/// The result of the selection, as stored in `selection.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Selection {
    /// The hash of the plan.
    plan: String,
    /// The working files of each split, in the order of the splits.
    pub(super) files: Vec<Vec<SelectedFile>>,
    /// The number of rows, with isomorphs, by split, part, rank and clues.
    pub(super) counts: Vec<Count>,
}

/// A working file with the base puzzles of one file of the data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SelectedFile {
    /// The file name in the folder of the stage.
    name: String,
    /// The position of its split.
    pub(super) split: usize,
    /// The number of rows, with isomorphs.
    pub(super) rows: u64,
    bytes: u64,
    sha256: String,
}

/// Selects the base puzzles, or returns the selection of an earlier run.
pub(super) fn select(
    plan: &Plan,
    places: &Places,
    options: &MakeOptions,
    progress: &mut dyn FnMut(Progress),
) -> Result<Selection> {
    let folder = places.work.join("select");
    let done = folder.join(NAME);
    if let Some(selection) = earlier(&done, plan) {
        return Ok(selection);
    }
    let excluded = excluded(plan)?;
    let mut walk = Walk::new(plan, &folder, excluded)?;
    for part in 0..plan.parts.len() {
        walk.part(part, places, options, progress)?;
    }
    let selection = walk.end()?;
    let json = serde_json::to_vec(&selection).unwrap_or_default();
    shard::write(&done, &json)?;
    Ok(selection)
}

/// Returns the selection of an earlier run of the same plan. Returns `None` if there is none, or if
/// one of its files is missing or has other bytes.
fn earlier(done: &Path, plan: &Plan) -> Option<Selection> {
    let is_sound = |file: &SelectedFile| {
        let found = shard::digest_of(&done.with_file_name(&file.name));
        found.is_ok_and(|(bytes, sha256)| bytes == file.bytes && sha256 == file.sha256)
    };
    recorded(done, plan).filter(|selection| selection.files.iter().flatten().all(is_sound))
}

/// Returns the selection of an earlier run of the same plan. Does not check its files: [`read`]
/// checks each file that is read.
///
/// # Errors
/// [`DatasetError::TooEarly`] if there is none.
pub(super) fn made(plan: &Plan, places: &Places) -> Result<Selection> {
    let path = places.work.join("select").join(NAME);
    recorded(&path, plan).ok_or(DatasetError::TooEarly { path, needs: "the selection" })
}

fn recorded(done: &Path, plan: &Plan) -> Option<Selection> {
    let selection: Selection = serde_json::from_slice(&fs::read(done).ok()?).ok()?;
    let counts = selection.files.iter().map(|files| files.len() as u64);
    let splits = plan.config.split.shares.names().count();
    let is_whole = counts.eq((0..splits).map(|split| plan.files_of(split)));
    (selection.plan == plan.hash && is_whole).then_some(selection)
}

/// Returns the base puzzles of a working file, after checking its bytes.
pub(super) fn read(places: &Places, file: &SelectedFile) -> Result<Vec<Base>> {
    let path = places.work.join("select").join(&file.name);
    let text = fs::read_to_string(&path).map_err(DatasetError::reading(&path))?;
    if hash::hex(&hash::of(text.as_bytes())) != file.sha256 {
        return Err(DatasetError::damaged(&path, 0, "the bytes of the selection"));
    }
    let read = |(line, text): (usize, &str)| {
        Base::read(text).ok_or_else(|| DatasetError::damaged(&path, line + 1, "a selected puzzle"))
    };
    text.lines().enumerate().map(read).collect()
}

/// Returns the solution classes of the excluded files. Ignores puzzles that do not have exactly one
/// solution.
fn excluded(plan: &Plan) -> Result<HashSet<ClassId>> {
    let mut classes = HashSet::new();
    let mut engine = BatchEngine::new();
    for InputFile { path, .. } in &plan.exclude {
        let puzzles = puzzles::all(path)?;
        let solved = engine.solve(&puzzles).map_err(|_| DatasetError::Cancelled)?;
        classes.extend(solved.into_iter().filter_map(|solved| match solved {
            Solved::Unique(solution) => Some(class_id(&solution)),
            _ => None,
        }));
    }
    Ok(classes)
}

/// The state of the walk through all candidates.
struct Walk<'p> {
    plan: &'p Plan,
    excluded: HashSet<ClassId>,
    seen: HashSet<ClassId>,
    /// The number of base puzzles of each split so far.
    in_split: Vec<u64>,
    group: u64,
    files: Vec<Vec<Open>>,
    counts: BTreeMap<(usize, usize, u8, u8), u64>,
}

/// A working file that is being written.
struct Open {
    name: String,
    file: NewFile,
    rows: u64,
}

/// The state of a part whose splits are being filled.
struct Filling {
    /// The number of base puzzles that each split needs. `None` takes all candidates.
    wanted: Option<Vec<u64>>,
    /// The number of base puzzles that each split has.
    found: Vec<u64>,
    tried: u64,
    /// The number of consecutive candidates without a new class.
    in_a_row: u64,
}

impl Filling {
    fn is_full(&self, split: usize) -> bool {
        self.wanted.as_ref().is_some_and(|wanted| self.found[split] >= wanted[split])
    }

    fn is_complete(&self) -> bool {
        self.wanted.is_some() && (0..self.found.len()).all(|split| self.is_full(split))
    }
}

impl<'p> Walk<'p> {
    fn new(plan: &'p Plan, folder: &Path, excluded: HashSet<ClassId>) -> Result<Walk<'p>> {
        let splits: Vec<&str> = plan.config.split.shares.names().collect();
        let mut files = Vec::with_capacity(splits.len());
        for (split, name) in splits.iter().enumerate() {
            let of = plan.files_of(split);
            let open = |number: u64| {
                let name = format!("{name}-{number:05}.tsv");
                Ok(Open { file: NewFile::create(&folder.join(&name))?, name, rows: 0 })
            };
            files.push((0..of).map(open).collect::<Result<Vec<Open>>>()?);
        }
        let in_split = vec![0; splits.len()];
        let (seen, counts) = (HashSet::new(), BTreeMap::new());
        Ok(Walk { plan, excluded, seen, in_split, group: 0, files, counts })
    }

    /// Walks through a part until its splits are full. If its candidates are used up, makes more
    /// shards.
    fn part(
        &mut self,
        number: usize,
        places: &Places,
        options: &MakeOptions,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<()> {
        let part = &self.plan.parts[number];
        let mut filling = Filling {
            wanted: part.part.count.clone(),
            found: vec![0; self.in_split.len()],
            tried: 0,
            in_a_row: 0,
        };
        let mut made = part.shards_for(part.expected);
        let mut next = 0;
        while !filling.is_complete() {
            if next == made {
                if !part.files.is_empty() {
                    return self.over(part, &filling);
                }
                let more = part.shards_for(self.lacking(&filling)).max(1);
                let shards: Vec<ShardId> = (made..made + more)
                    .map(|shard| ShardId { part: number, number: shard })
                    .collect();
                candidates::make(self.plan, places, &shards, options, progress)?;
                made += more;
            }
            options.cancel.check().map_err(|_| DatasetError::Cancelled)?;
            let place =
                candidates::place(self.plan, places, ShardId { part: number, number: next });
            let gave_up = self.shard(number, part, &mut filling, &place)?;
            if !filling.is_complete() && (gave_up || filling.in_a_row >= IN_A_ROW) {
                return self.over(part, &filling);
            }
            next += 1;
            let all = self.plan.parts.len() as u64;
            progress(Progress { stage: Stage::Select, done: number as u64, all });
        }
        Ok(())
    }

    /// Returns the number of further indices after which all splits are most likely full.
    fn lacking(&self, filling: &Filling) -> u64 {
        let shares = self.plan.config.split.shares.iter();
        let wanted = filling.wanted.iter().flatten();
        let lacking = wanted.zip(&filling.found).map(|(wanted, found)| wanted - found);
        shares.zip(lacking).map(|((_, share), count)| indices_for(count, share)).max().unwrap_or(0)
    }

    /// Ends a part that has no more candidates. Returns an error if a split is not full. A part
    /// that takes all puzzles of its files needs no number of puzzles.
    fn over(&self, part: &PartPlan, filling: &Filling) -> Result<()> {
        let Some(wanted) = &filling.wanted else { return Ok(()) };
        let mut short = (0..wanted.len()).filter(|&split| filling.found[split] < wanted[split]);
        let Some(split) = short.next() else { return Ok(()) };
        let name = self.plan.config.split.shares.names().nth(split).unwrap_or_default();
        Err(DatasetError::Exhausted(Box::new(Exhausted {
            part: part.part.name.clone(),
            split: name.to_owned(),
            wanted: wanted[split],
            found: filling.found[split],
            in_all: filling.found.iter().sum(),
            tried: filling.tried,
        })))
    }

    /// Walks through a shard. Returns whether the first stage gave up the part in this shard.
    fn shard(
        &mut self,
        number: usize,
        part: &PartPlan,
        filling: &mut Filling,
        place: &Path,
    ) -> Result<bool> {
        let missing =
            || DatasetError::TooEarly { path: place.to_owned(), needs: "a shard with its receipt" };
        let receipt: Receipt =
            shard::matching(place, place, &self.plan.hash).ok_or_else(missing)?;
        let text = fs::read_to_string(place).map_err(DatasetError::reading(place))?;
        for (line, text) in text.lines().enumerate() {
            if filling.is_complete() || filling.in_a_row >= IN_A_ROW {
                break;
            }
            let candidate = Candidate::read(text)
                .ok_or_else(|| DatasetError::damaged(place, line + 1, "a candidate"))?;
            self.candidate(number, part, filling, candidate)?;
        }
        filling.tried += receipt.tried;
        Ok(receipt.gave_up)
    }

    fn candidate(
        &mut self,
        number: usize,
        part: &PartPlan,
        filling: &mut Filling,
        candidate: Candidate,
    ) -> Result<()> {
        let key = match self.plan.config.unique {
            Unique::GridClass => Some(candidate.grid_class),
            Unique::Class => Some(candidate.class),
            Unique::None => None,
        };
        let is_excluded = self.excluded.contains(&candidate.grid_class);
        if is_excluded || key.is_some_and(|key| !self.seen.insert(key)) {
            filling.in_a_row += 1;
            return Ok(());
        }
        filling.in_a_row = 0;
        let split = self.split_of(part, &candidate);
        if filling.is_full(split) {
            return Ok(());
        }
        filling.found[split] += 1;
        let copies = 1 + u64::from(part.part.isomorphs[split]);
        let count = (
            split,
            number,
            candidate.rank,
            u8::try_from(candidate.puzzle.clue_count()).unwrap_or(81),
        );
        *self.counts.entry(count).or_default() += copies;
        let files = self.files[split].len() as u64;
        let open = &mut self.files[split][(self.in_split[split] % files) as usize];
        self.in_split[split] += 1;
        open.rows += copies;
        let base = Base { part: number, group: self.group, candidate };
        self.group += 1;
        let place = open.file.place().to_owned();
        base.write(&mut open.file).map_err(DatasetError::writing(&place))
    }

    fn split_of(&self, part: &PartPlan, candidate: &Candidate) -> usize {
        let rule = &self.plan.config.split;
        let place = match rule.by {
            SplitBy::GridClass => split::place(&rule.salt, &candidate.grid_class),
            SplitBy::Class => split::place(&rule.salt, &candidate.class),
            SplitBy::None => {
                let id = format!("{}/{}", part.part.name, candidate.index);
                split::place(&rule.salt, id.as_bytes())
            }
        };
        rule.shares.at(place)
    }

    fn end(self) -> Result<Selection> {
        let mut files = Vec::with_capacity(self.files.len());
        for (split, open) in self.files.into_iter().enumerate() {
            let put = |Open { name, file, rows }: Open| {
                let put = file.put()?;
                Ok(SelectedFile { name, split, rows, bytes: put.bytes, sha256: put.sha256 })
            };
            files.push(open.into_iter().map(put).collect::<Result<Vec<_>>>()?);
        }
        let names: Vec<&str> = self.plan.config.split.shares.names().collect();
        let count = |((split, part, rank, clues), rows): ((usize, usize, u8, u8), u64)| Count {
            split: names[split].to_owned(),
            part: self.plan.parts[part].part.name.clone(),
            rank,
            clues,
            rows,
        };
        let counts = self.counts.into_iter().map(count).collect();
        Ok(Selection { plan: self.plan.hash.clone(), files, counts })
    }
}
