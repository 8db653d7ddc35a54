//! Scenes of `numpre-draw` in the colours of a terminal.

use super::layout::Drawing;
use super::paint::Tone;
use super::styled_text::StyledText;
use crate::ground::Style;
use numpre_draw::{Entry, Room, Scene, Sign, characters};

/// A scene line by line, and what its marks mean.
pub fn drawn(scene: &Scene, style: Style) -> (Drawing, Vec<Entry>) {
    let characters = characters(scene, Room { is_ascii: !style.unicode, width: style.width });
    let painted = |line: &Vec<numpre_draw::Span>| {
        let mut text = StyledText::default();
        line.iter().for_each(|span| text.add(&span.text, tone(span.sign), style.color));
        text
    };
    (characters.lines.iter().map(painted).collect(), characters.legend)
}

/// The colour of a sign.
pub const fn tone(sign: Sign) -> Tone {
    match sign {
        Sign::Digit => Tone::Strong,
        Sign::Cause => Tone::Found,
        Sign::Remove | Sign::Conflict => Tone::Bad,
        Sign::Place => Tone::Good,
        Sign::Line | Sign::Number | Sign::Mark => Tone::Faint,
        _ => Tone::Plain,
    }
}
