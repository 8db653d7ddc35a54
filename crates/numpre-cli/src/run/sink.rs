//! Where results go in the end.

use super::output::Outlet;
use crate::ground::Failure;

/// Where the pages go in the end.
pub trait Press<T> {
    /// Takes the next part of a page.
    ///
    /// # Errors
    /// Where it cannot be written.
    fn print(&mut self, outlet: &mut Outlet, part: &[T]) -> Result<(), Failure>;

    /// Whether nothing appears before the end, so that a screen that shows the answers has room for progress until then.
    fn is_late(&self) -> bool {
        false
    }

    /// Takes note that the last page was printed.
    ///
    /// # Errors
    /// Where what is left to write cannot be written.
    fn end(&mut self, outlet: &mut Outlet) -> Result<(), Failure> {
        let _ = outlet;
        Ok(())
    }
}

/// Pages of text go as they are.
pub(super) struct Text;

impl Press<u8> for Text {
    fn print(&mut self, outlet: &mut Outlet, part: &[u8]) -> Result<(), Failure> {
        outlet.write(part)
    }
}
