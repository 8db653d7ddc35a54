//! Where results go in the end.

use super::output::Output;
use crate::ground::Failure;

/// Where the pages go in the end.
pub trait Sink<T> {
    /// Takes the next part of a page.
    ///
    /// # Errors
    /// Where it cannot be written.
    fn print(&mut self, outlet: &mut Output, part: &[T]) -> Result<(), Failure>;

    /// Whether nothing appears before the end, so that a screen that shows the answers has room for
    /// progress until then.
    fn is_late(&self) -> bool {
        false
    }

    /// Takes note that the last page was printed.
    ///
    /// # Errors
    /// Where what is left to write cannot be written.
    fn end(&mut self, outlet: &mut Output) -> Result<(), Failure> {
        let _ = outlet;
        Ok(())
    }
}

/// Pages of text go as they are.
pub(super) struct Text;

impl Sink<u8> for Text {
    fn print(&mut self, outlet: &mut Output, part: &[u8]) -> Result<(), Failure> {
        outlet.write(part)
    }
}
