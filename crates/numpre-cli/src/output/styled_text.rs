//! Text that knows how many columns it takes, whatever its colours.

use super::paint::Tone;
use unicode_width::UnicodeWidthStr;

/// Text with its colours, and how many columns it takes.
#[derive(Clone, Debug, Default)]
pub struct StyledText {
    text: String,
    width: usize,
}

impl StyledText {
    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Adds text in this tone, if colours are wanted.
    pub fn add(&mut self, text: &str, tone: Tone, color: bool) {
        self.width += text.width();
        self.text += &tone.paint(text, color);
    }

    /// Adds so many blanks.
    pub fn space(&mut self, columns: usize) {
        self.text.extend(std::iter::repeat_n(' ', columns));
        self.width += columns;
    }

    /// Adds blanks until it is so wide.
    pub fn pad_to(&mut self, width: usize) {
        self.space(width.saturating_sub(self.width));
    }

    /// Adds another behind it.
    pub fn append(&mut self, other: &StyledText) {
        self.text += &other.text;
        self.width += other.width;
    }

    /// The text, without the blanks at its end.
    pub fn into_line(mut self) -> String {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text
    }
}
