//! The colour of each ink in each style.

use crate::drawing::Ink;

/// The colours of a picture. In every style, shapes give the same information as colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Style {
    /// Dark digits on white.
    #[default]
    Light,
    /// Light digits on a dark background.
    Dark,
    /// As [`Style::Light`], except that the colours of roles are as far apart as possible for every
    /// kind of colour vision.
    ColourBlind,
    /// Black on paper, with grey tints and no background of the board.
    Print,
    /// The colour of the surrounding text, with no background of the board.
    Current,
}

/// A colour and its opacity; `None` is opaque.
pub(crate) struct Paint {
    pub(crate) color: &'static str,
    pub(crate) opacity: Option<&'static str>,
}

impl Style {
    /// All styles.
    pub const ALL: &'static [Style] =
        &[Style::Light, Style::Dark, Style::ColourBlind, Style::Print, Style::Current];

    /// Returns its name: `light`, `dark`, `colour-blind`, `print` or `current`.
    pub fn name(self) -> &'static str {
        match self {
            Style::Light => "light",
            Style::Dark => "dark",
            Style::ColourBlind => "colour-blind",
            Style::Print => "print",
            Style::Current => "current",
        }
    }

    /// Returns the colour of an ink, as CSS writes it.
    pub fn color(self, ink: Ink) -> &'static str {
        self.paint(ink).color
    }

    pub(crate) fn paint(self, ink: Ink) -> Paint {
        let (color, opacity) = match self {
            Style::Light => (light(ink), None),
            Style::Dark => (dark(ink), None),
            Style::ColourBlind => (far_apart(ink).unwrap_or_else(|| light(ink)), None),
            Style::Print => (print(ink), None),
            Style::Current => current(ink),
        };
        Paint { color, opacity }
    }

    /// Returns whether the board has a background of its own.
    pub(crate) fn has_ground(self) -> bool {
        !matches!(self, Style::Print | Style::Current)
    }
}

fn light(ink: Ink) -> &'static str {
    match ink {
        Ink::Board => "#fff",
        Ink::Given | Ink::Thick => "#16181d",
        Ink::Placed => "#1b4fd1",
        Ink::Candidate => "#4a5260",
        Ink::Faint => "#9ba0a8",
        Ink::Thin => "#7a818c",
        Ink::Cause => "#0f4c81",
        Ink::Place => "#178069",
        Ink::Strike => "#c04a10",
        Ink::Second => "#8b2fe0",
        Ink::Third => "#352e05",
        Ink::Trial => "#6b24b5",
        Ink::Conflict => "#b3261e",
        Ink::HouseGround => "#e3f0e8",
        Ink::Hatching => "#b78fe6",
        Ink::TrialGround => "#f1e8fb",
        Ink::ClashGround => "#fde3df",
        Ink::DifferenceGround => "#ffe8a3",
    }
}

fn dark(ink: Ink) -> &'static str {
    match ink {
        Ink::Board => "#15181d",
        Ink::Given => "#f3f5f8",
        Ink::Placed => "#8cb4ff",
        Ink::Candidate => "#aeb6c2",
        Ink::Faint => "#696f78",
        Ink::Thin => "#5f6875",
        Ink::Thick => "#c7cdd6",
        Ink::Cause => "#bbd6ff",
        Ink::Place => "#2fb08e",
        Ink::Strike => "#f0571a",
        Ink::Second => "#a86ceb",
        Ink::Third => "#fde350",
        Ink::Trial => "#c39bff",
        Ink::Conflict => "#ff8f85",
        Ink::HouseGround => "#143226",
        Ink::Hatching => "#5f4488",
        Ink::TrialGround => "#2e2143",
        Ink::ClashGround => "#4f1a17",
        Ink::DifferenceGround => "#40350a",
    }
}

/// Returns the colour of a role, or `None` if the ink looks as in the light style.
fn far_apart(ink: Ink) -> Option<&'static str> {
    match ink {
        Ink::Cause => Some("#173754"),
        Ink::Place => Some("#288475"),
        Ink::Strike => Some("#be5812"),
        Ink::Second => Some("#832ce3"),
        Ink::Third => Some("#332d06"),
        _ => None,
    }
}

/// Returns black, white or a grey of at least 10%, the palest that print shops accept.
fn print(ink: Ink) -> &'static str {
    match ink {
        Ink::Board => "#fff",
        Ink::Faint => "#808080",
        Ink::Hatching => "#999",
        Ink::HouseGround | Ink::TrialGround => "#e4e4e4",
        Ink::ClashGround | Ink::DifferenceGround => "#dcdcdc",
        _ => "#000",
    }
}

fn current(ink: Ink) -> (&'static str, Option<&'static str>) {
    match ink {
        Ink::Board => ("Canvas", None),
        Ink::Faint => ("currentColor", Some(".55")),
        Ink::Thin => ("currentColor", Some(".7")),
        Ink::Hatching => ("currentColor", Some(".4")),
        Ink::HouseGround | Ink::TrialGround => ("currentColor", Some(".12")),
        Ink::ClashGround | Ink::DifferenceGround => ("currentColor", Some(".16")),
        _ => ("currentColor", None),
    }
}
