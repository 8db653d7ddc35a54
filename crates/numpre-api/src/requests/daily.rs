//! `daily`: the puzzle of a date.

use super::make::made;
use super::request::Request;
use crate::{Context, EngineState, Fault};
use numpre::generate::{Day, Generated};
use serde::Deserialize;

/// Asks for the daily puzzle of a date. Each date has one, the same for everyone.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyRequest {
    /// The date.
    pub date: Day,
}

impl Request for DailyRequest {
    type Reply = Generated;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<Generated, Fault> {
        let generator = self.date.request().build();
        let generator = generator.map_err(|refusal| Fault::refused(context.texts(), &refusal))?;
        made(generator, 0, context)
    }
}
