//! Results as text, SVG and HTML: numpre-draw draws, this puts it together.

use numpre::Puzzle;
use numpre_draw::{Scene, Sheet, SvgOptions, View, board, lay_out, lines, millimetres, svg};

/// The width of a picture.
const WIDTH: f32 = 70.0;

/// A result that can be shown.
pub(crate) trait Drawn {
    /// One line that says what it is.
    fn headline(&self) -> String;

    /// The picture, if it has one.
    fn scene(&self) -> Option<Scene> {
        None
    }

    /// The lines under the picture.
    fn remarks(&self) -> Vec<String> {
        Vec::new()
    }

    /// The result for a terminal.
    fn text(&self) -> String {
        let mut all = vec![self.headline()];
        all.extend(self.scene().as_ref().map(characters));
        all.extend(self.remarks());
        all.join("\n")
    }

    /// The picture as SVG.
    fn svg(&self) -> Option<String> {
        let drawing = lay_out(&self.scene()?, millimetres(WIDTH), &Sheet::SCREEN);
        Some(svg(&drawing, &SvgOptions { has_size: true, ..SvgOptions::default() }))
    }

    /// The result for a notebook.
    fn html(&self) -> String {
        let mut html = format!("<div><p>{}</p>", escaped(&self.headline()));
        html.extend(self.svg());
        for remark in self.remarks() {
            html += &format!("<p>{}</p>", escaped(&remark));
        }
        html + "</div>"
    }
}

/// A scene in lines of characters.
pub(crate) fn characters(scene: &Scene) -> String {
    let line = |spans: &Vec<numpre_draw::Span>| {
        let text: String = spans.iter().map(|span| span.text.as_str()).collect();
        text.trim_end().to_owned()
    };
    lines(scene, false).iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The picture of a board with its placed digits and candidates.
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
