//! Colours, where they are wanted.

use anstyle::{AnsiColor, Style};

/// What a piece of text means, for its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As it is.
    Plain,
    /// A heading, a given.
    Strong,
    /// Frames and marks.
    Faint,
    /// A digit that was found.
    Found,
    /// All is well.
    Good,
    /// Worth a look.
    Doubtful,
    /// Wrong.
    Bad,
}

impl Tone {
    fn style(self) -> Style {
        let colored = |color: AnsiColor| color.on_default();
        match self {
            Tone::Plain => Style::new(),
            Tone::Strong => Style::new().bold(),
            Tone::Faint => Style::new().dimmed(),
            Tone::Found => colored(AnsiColor::Cyan),
            Tone::Good => colored(AnsiColor::Green),
            Tone::Doubtful => colored(AnsiColor::Yellow).bold(),
            Tone::Bad => colored(AnsiColor::Red).bold(),
        }
    }

    /// The text in this tone, if colours are wanted.
    pub fn paint(self, text: &str, color: bool) -> String {
        if !color || self == Tone::Plain || text.is_empty() {
            return text.to_owned();
        }
        let style = self.style();
        format!("{style}{text}{style:#}")
    }
}
