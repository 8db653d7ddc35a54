//! One way to write results.

use crate::ground::{InputError, Place, Tally};

/// One way to write findings, as text or as something that becomes text at the end.
pub trait ResultFormat<R, T = u8> {
    /// Writes what comes before the first.
    fn head(&mut self, out: &mut Vec<T>) {
        let _ = out;
    }

    /// Writes a finding.
    fn report(&mut self, place: &Place, report: R, out: &mut Vec<T>);

    /// Writes, in a finding's stead, that its puzzle could not be read.
    fn trouble(&mut self, place: &Place, trouble: &InputError, out: &mut Vec<T>) {
        let _ = (place, trouble, out);
    }

    /// Whether something that stood beside a puzzle had no place, since this was last asked.
    fn has_lost(&mut self) -> bool {
        false
    }

    /// Writes what comes after the last.
    fn foot(&mut self, tally: &Tally, out: &mut Vec<T>) {
        let _ = (tally, out);
    }
}
