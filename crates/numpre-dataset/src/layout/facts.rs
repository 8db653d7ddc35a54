//! Facts about puzzles for the columns of tables. They are found when a table is written, because
//! the first stage does not need them.

use crate::config::{Columns, Extra};
use crate::row::Row;
use numpre::assess::not_needed;
use numpre::logic::{Reasoner, SolvingState, Step, ladder};
use numpre::search::Fewest;
use numpre::{BatchEngine, CancelToken, Engine, Limits};

/// The facts that the columns need.
pub(super) struct Wants {
    pub(super) redundant: bool,
    pub(super) calls: bool,
    pub(super) techniques: bool,
    pub(super) steps: bool,
}

impl Wants {
    /// Returns the facts that a table needs: the table of the steps if `is_data` is false, else the
    /// table with these columns.
    pub(super) fn of(is_data: bool, columns: &Columns) -> Wants {
        let has = |extra| is_data && columns.extra.contains(&extra);
        Wants {
            redundant: has(Extra::Redundant),
            calls: has(Extra::Calls),
            techniques: has(Extra::Techniques),
            steps: !is_data,
        }
    }
}

/// The facts about a row. Facts that the table does not need are `None` or empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    pub(super) redundant: Option<u8>,
    pub(super) calls: Option<u64>,
    /// The number of uses of each technique, in the order of the ladder S4.
    pub(super) techniques: Vec<u16>,
    pub(super) steps: Vec<Step>,
}

/// The engines that find facts. Each thread has its own.
pub(super) struct FactMaker {
    batch: BatchEngine,
    reasoner: Reasoner,
    cancel: CancelToken,
}

impl FactMaker {
    pub(super) fn new(cancel: &CancelToken) -> FactMaker {
        FactMaker {
            batch: BatchEngine::new().with_cancel(cancel.clone()),
            reasoner: Reasoner::new(ladder::S4).with_cancel(cancel.clone()),
            cancel: cancel.clone(),
        }
    }

    /// Returns the facts that the table needs, or `None` if the work is cancelled.
    pub(super) fn facts(&mut self, row: &Row, wants: &Wants) -> Option<Facts> {
        let mut facts = Facts::default();
        if wants.redundant {
            let spare = not_needed(&mut self.batch, &row.puzzle).ok()?;
            facts.redundant = u8::try_from(spare.len()).ok();
        }
        if wants.calls {
            let limits = Limits::default().cancel(&self.cancel);
            facts.calls = Some(Fewest.search(&row.puzzle, limits).calls);
        }
        if wants.techniques || wants.steps {
            let explanation = self.reasoner.explain(&SolvingState::from(&row.puzzle));
            if wants.techniques {
                let counts = explanation.counts();
                let uses = ladder::S4.iter().map(|technique| {
                    let count = counts.iter().find(|(used, _)| used == technique);
                    count.map_or(0, |(_, count)| u16::try_from(*count).unwrap_or(u16::MAX))
                });
                facts.techniques = uses.collect();
            }
            if wants.steps {
                facts.steps = explanation.steps;
            }
        }
        (!self.cancel.is_cancelled()).then_some(facts)
    }
}
