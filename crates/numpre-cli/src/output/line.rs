//! `--output line`: one plain line a puzzle, always, so that `paste` lines them up.

use super::format::ResultFormat;
use super::result::Report;
use crate::ground::{InputError, Place};

/// Writes results as plain lines.
pub struct Line;

impl<R: Report> ResultFormat<R> for Line {
    fn report(&mut self, _: &Place, report: R, out: &mut Vec<u8>) {
        report.line(out);
        out.push(b'\n');
    }

    fn trouble(&mut self, _: &Place, _: &InputError, out: &mut Vec<u8>) {
        out.extend_from_slice(b"invalid\n");
    }
}
