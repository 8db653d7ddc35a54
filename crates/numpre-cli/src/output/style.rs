//! The look of text for people: its colours, and its width in columns.

use anstyle::AnsiColor;
use unicode_width::UnicodeWidthStr;

/// The style of boards and words. Every worker has a copy.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// True if colours may be used.
    pub color: bool,
    /// True if characters beyond ASCII may be used, for frames and signs.
    pub unicode: bool,
    /// The maximum width of a line, in columns.
    pub width: usize,
}

/// The meaning of a piece of text, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// A heading, a given.
    Strong,
    /// Frames and marks.
    Faint,
    /// A digit that was found.
    Found,
    /// Something is in order.
    Good,
    /// Something may be wrong.
    Doubtful,
    /// Something is wrong.
    Bad,
}

impl Tone {
    fn style(self) -> anstyle::Style {
        let colored = |color: AnsiColor| color.on_default();
        match self {
            Tone::Plain => anstyle::Style::new(),
            Tone::Strong => anstyle::Style::new().bold(),
            Tone::Faint => anstyle::Style::new().dimmed(),
            Tone::Found => colored(AnsiColor::Cyan),
            Tone::Good => colored(AnsiColor::Green),
            Tone::Doubtful => colored(AnsiColor::Yellow).bold(),
            Tone::Bad => colored(AnsiColor::Red).bold(),
        }
    }

    /// Returns the text in this tone if colours are wanted, else the plain text.
    pub fn paint(self, text: &str, color: bool) -> String {
        if !color || self == Tone::Plain || text.is_empty() {
            return text.to_owned();
        }
        let style = self.style();
        format!("{style}{text}{style:#}")
    }
}

/// Text with its colours, and its width.
#[derive(Clone, Debug, Default)]
pub struct StyledText {
    text: String,
    width: usize,
}

impl StyledText {
    /// Returns its width in columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Adds text in this tone, if colours are wanted.
    pub fn add(&mut self, text: &str, tone: Tone, color: bool) {
        self.width += text.width();
        self.text += &tone.paint(text, color);
    }

    /// Adds this number of spaces.
    pub fn space(&mut self, columns: usize) {
        self.text.extend(std::iter::repeat_n(' ', columns));
        self.width += columns;
    }

    /// Adds spaces up to this width.
    pub fn pad_to(&mut self, width: usize) {
        self.space(width.saturating_sub(self.width));
    }

    /// Appends another text.
    pub fn append(&mut self, other: &StyledText) {
        self.text += &other.text;
        self.width += other.width;
    }

    /// Returns the text without the spaces at its end.
    pub fn into_line(mut self) -> String {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text
    }
}
