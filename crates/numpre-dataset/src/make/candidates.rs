//! The first stage: makes shards of candidates on all cores. Each thread makes one shard at a time.

use super::run::{MakeOptions, Places, Progress, Stage};
use crate::candidate::Candidate;
use crate::config::{FilesRule, Origin};
use crate::error::{DatasetError, Result};
use crate::ids::class_id;
use crate::plan::{PartPlan, Plan, ShardId};
use crate::puzzles;
use crate::shard::{self, NewFile, Receipt};
use numpre::generate::{Generator, NotFound, StopReason};
use numpre::rating::Rater;
use numpre::{BatchEngine, CancelToken, Grid, Solved};
use numpre_bulk::ordered;
use std::ops::ControlFlow;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

/// The number of consecutive indices without a puzzle after which a part is given up.
const MISSES: usize = 20;

/// The maximum number of indices in one call of the generator.
const TOGETHER: u64 = 4096;

/// Returns the path of a shard.
pub(super) fn place(plan: &Plan, places: &Places, shard: ShardId) -> PathBuf {
    let name = &plan.parts[shard.part].part.name;
    places.work.join("make").join(name).join(format!("{:06}.tsv", shard.number))
}

/// Makes the shards that do not exist yet.
pub(super) fn make(
    plan: &Plan,
    places: &Places,
    shards: &[ShardId],
    options: &MakeOptions,
    progress: &mut dyn FnMut(Progress),
) -> Result<()> {
    let rows = |shard: &ShardId| {
        let indices = plan.parts[shard.part].indices(shard.number);
        indices.end.saturating_sub(indices.start)
    };
    let all = shards.iter().map(rows).sum();
    let mut done = 0;
    progress(Progress { stage: Stage::Make, done, all });
    let jobs: Vec<(ShardId, PathBuf, u64)> =
        shards.iter().map(|shard| (*shard, place(plan, places, *shard), rows(shard))).collect();
    // After a failure, the shards that are being made end early, and this waits for them. So no
    // thread writes a file after the return.
    let over = CancelToken::new();
    let cancel = {
        let (over, cancel) = (over.clone(), options.cancel.clone());
        CancelToken::when(move || over.is_cancelled() || cancel.is_cancelled())
    };
    let (shared, for_next, for_work) = (Arc::new(plan.clone()), cancel.clone(), cancel.clone());
    let mut failure = None;
    let mut jobs = jobs.into_iter();
    ordered(
        options.threads,
        &CancelToken::NEVER,
        move |_| jobs.next().filter(|_| !for_next.is_cancelled()),
        move || Worker::new(cancel.clone()),
        move |worker, (shard, place, rows)| match for_work.check() {
            Ok(()) => (worker.shard(&shared, shard, &place), rows),
            Err(_) => (Err(DatasetError::Cancelled), 0),
        },
        |(made, rows)| {
            done += rows;
            progress(Progress { stage: Stage::Make, done, all });
            if let Err(error) = made {
                over.cancel();
                failure.get_or_insert(error);
            }
            ControlFlow::Continue(())
        },
    );
    match failure {
        Some(error) => Err(error),
        None => options.cancel.check().map_err(|_| DatasetError::Cancelled),
    }
}

/// The engines that a thread keeps between shards.
struct Worker {
    cancel: CancelToken,
    generator: Option<(usize, Generator)>,
    batch: BatchEngine,
    rater: Rater,
}

/// The rows of a shard.
#[derive(Default)]
struct Rows {
    candidates: Vec<Candidate>,
    /// The number of indices that were tried.
    tried: u64,
    gave_up: bool,
}

impl Worker {
    fn new(cancel: CancelToken) -> Worker {
        Worker {
            generator: None,
            batch: BatchEngine::new().with_cancel(cancel.clone()),
            rater: Rater::default().with_cancel(cancel.clone()),
            cancel,
        }
    }

    /// Writes a shard and its receipt, unless both exist and match.
    fn shard(&mut self, plan: &Plan, shard: ShardId, place: &std::path::Path) -> Result<()> {
        if shard::matching(place, place, &plan.hash).is_some() {
            return Ok(());
        }
        let part = &plan.parts[shard.part];
        let indices = part.indices(shard.number);
        let rows = match &part.part.origin {
            Origin::Request(_) => self.generated(shard.part, part, indices)?,
            Origin::Files(rule) => self.read(part, rule, indices)?,
        };
        self.cancel.check().map_err(|_| DatasetError::Cancelled)?;
        let mut file = NewFile::create(place)?;
        for candidate in &rows.candidates {
            candidate.write(&mut file).map_err(DatasetError::writing(place))?;
        }
        let put = file.put()?;
        let receipt = Receipt {
            plan: plan.hash.clone(),
            rows: rows.candidates.len() as u64,
            bytes: put.bytes,
            sha256: put.sha256,
            text: String::new(),
            tried: rows.tried,
            gave_up: rows.gave_up,
        };
        shard::sign(place, &receipt)
    }

    /// Generates the puzzles of these indices. Gives up after [`MISSES`] consecutive indices
    /// without a puzzle.
    fn generated(&mut self, number: usize, part: &PartPlan, indices: Range<u64>) -> Result<Rows> {
        if self.generator.as_ref().is_none_or(|(of, _)| *of != number) {
            let built = part.request().build().map_err(|refusal| DatasetError::Refused {
                part: part.part.name.clone(),
                refusal,
            })?;
            self.generator = Some((number, built.with_cancel(self.cancel.clone())));
        }
        let Some((_, generator)) = &mut self.generator else { return Ok(Rows::default()) };
        let together = generator.worth_together().clamp(1, TOGETHER);
        let (mut rows, mut misses, mut next) = (Rows::default(), 0, indices.start);
        while next < indices.end {
            // Try one index at a time until the first puzzle, so that an impossible part does not
            // cost the tries of thousands of indices.
            let step = if rows.candidates.is_empty() { 1 } else { together.max(32) };
            let until = indices.end.min(next.saturating_add(step));
            for made in generator.generate_many(next..until, &mut |_| ControlFlow::Continue(())) {
                match made {
                    Ok(made) => {
                        misses = 0;
                        rows.candidates.push(Candidate {
                            index: made.index,
                            tries: made.tries,
                            rank: made.rank.into(),
                            class: class_id(&made.puzzle),
                            grid_class: class_id(&made.solution),
                            puzzle: made.puzzle,
                            solution: made.solution,
                        });
                    }
                    Err(NotFound { because: StopReason::Stopped, .. }) => {
                        return Err(DatasetError::Cancelled);
                    }
                    Err(_) => misses += 1,
                }
                rows.tried += 1;
                if misses >= MISSES {
                    rows.gave_up = true;
                    return Ok(rows);
                }
            }
            next = until;
        }
        Ok(rows)
    }

    /// Reads the puzzles at these positions in the input files. Keeps those that have exactly one
    /// solution and that the rule keeps.
    fn read(&mut self, part: &PartPlan, rule: &FilesRule, indices: Range<u64>) -> Result<Rows> {
        let mut puzzles = Vec::new();
        let mut number = 0;
        for file in &part.files {
            for puzzle in puzzles::all(&file.path)? {
                if indices.contains(&number) {
                    puzzles.push((number, puzzle));
                }
                number += 1;
            }
        }
        let grids: Vec<Grid> = puzzles.iter().map(|(_, puzzle)| *puzzle).collect();
        let solved = self.batch.solve(&grids).map_err(|_| DatasetError::Cancelled)?;
        let ranks = self.rater.rank_many(&grids);
        let mut rows = Rows { tried: grids.len() as u64, ..Rows::default() };
        for (((index, puzzle), solved), rank) in puzzles.into_iter().zip(solved).zip(ranks) {
            let (Solved::Unique(solution), Ok(rank)) = (solved, rank) else { continue };
            if rule.keeps(rank, puzzle.clue_count()) {
                rows.candidates.push(Candidate {
                    index,
                    tries: 0,
                    rank: rank.into(),
                    class: class_id(&puzzle),
                    grid_class: class_id(&solution),
                    puzzle,
                    solution,
                });
            }
        }
        Ok(rows)
    }
}
