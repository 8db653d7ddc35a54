//! Where the parts of the output go in the end.

use super::output::Output;
use crate::ground::Failure;

/// Where the parts of the output go in the end.
pub trait Sink<T> {
    /// Takes the next parts.
    ///
    /// # Errors
    /// If they cannot be written.
    fn print(&mut self, output: &mut Output, parts: &[T]) -> Result<(), Failure>;

    /// True if nothing is written before the end. Then a screen that will show the answers can show
    /// the progress until then.
    fn writes_at_end(&self) -> bool {
        false
    }

    /// Writes what is left after the last part.
    ///
    /// # Errors
    /// If it cannot be written.
    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        let _ = output;
        Ok(())
    }
}

/// Writes text as it is.
pub struct TextSink;

impl Sink<u8> for TextSink {
    fn print(&mut self, output: &mut Output, text: &[u8]) -> Result<(), Failure> {
        output.write(text)
    }
}
