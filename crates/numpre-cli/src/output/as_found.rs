//! Results that are not written one by one but added up.

use super::ResultFormat;
use crate::ground::{InputError, Place};

/// Hands results on as they are, and this one for what could not be read.
pub struct AsFound<R>(pub fn() -> R);

impl<R> ResultFormat<R, R> for AsFound<R> {
    fn report(&mut self, _: &Place, found: R, out: &mut Vec<R>) {
        out.push(found);
    }

    fn trouble(&mut self, _: &Place, _: &InputError, out: &mut Vec<R>) {
        out.push((self.0)());
    }
}
