//! How what people read looks.

/// How boards and words look; it is handed to every worker.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whether colours may be used.
    pub color: bool,
    /// Whether more than ASCII may be used for frames.
    pub unicode: bool,
    /// How many columns a line may take.
    pub width: usize,
}
