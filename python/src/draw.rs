//! Shows results as text, SVG and HTML. numpre-draw draws the pictures; this module adds the lines
//! of text above and below them.

use numpre::Puzzle;
use numpre_draw::{Scene, Sheet, SvgOptions, View, board, lay_out, lines, millimetres, svg};

/// The width of a picture in millimetres.
const WIDTH: f32 = 70.0;

/// A result that can be shown on a terminal and in a notebook.
pub(crate) trait Drawn {
    /// Returns one line that says what the result is.
    fn headline(&self) -> String;

    /// Returns the picture; `None` if the result has none.
    fn scene(&self) -> Option<Scene> {
        None
    }

    /// Returns the lines below the picture.
    fn remarks(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns the result as text for a terminal: headline, picture and remarks.
    fn text(&self) -> String {
        let mut all = vec![self.headline()];
        all.extend(self.scene().as_ref().map(characters));
        all.extend(self.remarks());
        all.join("\n")
    }

    /// Returns the picture as SVG; `None` if the result has none.
    fn svg(&self) -> Option<String> {
        let drawing = lay_out(&self.scene()?, millimetres(WIDTH), &Sheet::SCREEN);
        Some(svg(&drawing, &SvgOptions { has_size: true, ..SvgOptions::default() }))
    }

    /// Returns the result as HTML for a notebook.
    fn html(&self) -> String {
        let mut html = format!("<div><p>{}</p>", escaped(&self.headline()));
        html.extend(self.svg());
        for remark in self.remarks() {
            html += &format!("<p>{}</p>", escaped(&remark));
        }
        html + "</div>"
    }
}

/// Draws a scene with characters, without spaces at the ends of lines.
pub(crate) fn characters(scene: &Scene) -> String {
    let line = |spans: &Vec<numpre_draw::Span>| {
        let text: String = spans.iter().map(|span| span.text.as_str()).collect();
        text.trim_end().to_owned()
    };
    lines(scene, false).iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the picture of a board with its placed digits and candidates.
pub(crate) fn of_puzzle(puzzle: &Puzzle) -> Scene {
    let view = View {
        givens: &puzzle.givens,
        placed: Some(&puzzle.placed),
        candidates: puzzle.candidates.as_deref(),
    };
    board(&view)
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
