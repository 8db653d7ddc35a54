//! The parts of the `grid` output: headings, notes, boards.

use super::board::{self, Board, Caption, Mark};
use super::layout::{self, Drawing};
use super::style::Style;
use super::style::{StyledText, Tone};
use super::table;
use crate::terminal::wrap;
use numpre::logic::{SolvingState, Step};
use numpre::{Grid, Rank};
use numpre_draw::{Entry, Room, Scene, Sign, characters};
use numpre_text::{Sentence, Texts};
use std::time::Duration;

/// The width of the cells of a list in columns. It is fixed, so that several lists are aligned.
const LIST: usize = 12;

/// A page for people, in their language.
pub struct View<'a> {
    /// The texts of the user's language.
    pub texts: &'a Texts,
    style: Style,
    place: Option<String>,
    out: &'a mut Vec<u8>,
}

impl<'a> View<'a> {
    /// Creates a view that appends to `out`, about the puzzle at this place. The place is `None` if
    /// there is only one puzzle.
    pub fn new(
        texts: &'a Texts,
        style: Style,
        place: Option<String>,
        out: &'a mut Vec<u8>,
    ) -> View<'a> {
        View { texts, style, place, out }
    }

    /// Returns the text in this tone.
    pub fn paint(&self, tone: Tone, text: &str) -> String {
        tone.paint(text, self.style.color)
    }

    /// Returns the message of this name in this tone.
    pub fn word(&self, tone: Tone, name: &str) -> String {
        self.paint(tone, &self.texts.word(name))
    }

    /// Returns the caption of a board: its name, and the meaning of its signs.
    pub fn caption(&self, name: &str, marks: &[(&str, Mark)]) -> Option<Caption> {
        let signs = marks
            .iter()
            .map(|(name, mark)| format!("  {} {}", mark.sign(), self.texts.word(name)))
            .collect();
        Some(Caption { name: self.texts.word(name), signs })
    }

    /// Returns a duration with about three digits, such as `41 µs`.
    pub fn duration(&self, time: Duration) -> String {
        let micros = time.as_secs_f64() * 1e6;
        let unit = if self.style.unicode { "µs" } else { "us" };
        match micros {
            ..1.0 => format!("{:.0} ns", micros * 1e3),
            1.0..10.0 => format!("{micros:.2} {unit}"),
            10.0..100.0 => format!("{micros:.1} {unit}"),
            100.0..1e3 => format!("{micros:.0} {unit}"),
            1e3..1e6 => format!("{:.1} ms", micros / 1e3),
            _ => format!("{:.2} s", micros / 1e6),
        }
    }

    /// Writes a line with the place and these parts. Writes nothing if there is neither.
    pub fn heading(&mut self, parts: &[String]) {
        let place = self.place.as_deref().map(|place| self.paint(Tone::Strong, place));
        let parts: Vec<&str> = place.iter().chain(parts).map(String::as_str).collect();
        if parts.is_empty() {
            return;
        }
        let parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
        for line in
            wrap::joined(&parts, if self.style.unicode { " · " } else { " - " }, self.style.width)
        {
            self.line(&line);
        }
    }

    /// Writes boards in frames, side by side if they fit.
    pub fn boards(&mut self, boards: &[Board<'_>]) {
        for line in board::draw(boards, self.style) {
            self.as_is(&line);
        }
    }

    /// Writes the numbers of puzzles in a summary, one line for each name of a message `summary-…`.
    /// Puzzles with one solution always have a line, others only if there are any.
    pub fn sums(&mut self, counts: &[(&str, u64)]) {
        for &(name, count) in counts.iter().filter(|&&(name, count)| name == "unique" || count > 0)
        {
            let line = self.texts.say(&format!("summary-{name}"), &[("count", count.into())]);
            self.line(&line);
        }
    }

    /// Writes a table whose first row is the heading, or a list for each row if it does not fit.
    pub fn table(&mut self, rows: &[Vec<String>]) {
        for line in table::table(rows, self.style) {
            self.line(&line);
        }
    }

    /// Writes a step in sentences, under the name of its technique. `number` is given if it is one
    /// of several steps.
    pub fn step(&mut self, number: Option<usize>, step: &Step) {
        self.step_of(number, &self.texts.technique(step.technique), step);
    }

    /// Writes the same with another name of its technique.
    pub fn step_of(&mut self, number: Option<usize>, technique: &str, step: &Step) {
        let name = self.paint(Tone::Strong, technique);
        let number = number.map(|number| format!("{number}. ")).unwrap_or_default();
        self.line(&format!("{number}{name}"));
        for Sentence { depth, text } in self.texts.sentences(step) {
            self.line(&format!("{}{text}", "  ".repeat(depth + 1)));
        }
    }

    /// Draws a step on the board before it. An assumption has a separate board, to the left of the
    /// board of the conclusion or above it.
    pub fn step_drawn(&mut self, givens: &Grid, state: &SolvingState, step: &Step) {
        let scene = numpre_draw::step(givens, state, step);
        match scene.separated() {
            Some((refutation, conclusion)) => {
                self.scenes(&[("board-refutation", refutation), ("board-conclusion", conclusion)]);
            }
            None => self.scenes(&[("", scene)]),
        }
    }

    /// Writes several steps that place digits: a line for each, then the board after all of them.
    pub fn run(&mut self, first: usize, givens: &Grid, state: &SolvingState, steps: &[Step]) {
        let values = [("first", first.into()), ("last", (first + steps.len() - 1).into())];
        let heading = self.paint(Tone::Strong, &self.texts.say("step-run", &values));
        self.line(&heading);
        for (number, step) in (1..).zip(steps) {
            let line = self.texts.line_in_run(number, step);
            self.line(&format!("  {line}"));
        }
        self.scenes(&[("board-after", numpre_draw::run(givens, state, steps))]);
    }

    /// Writes scenes under their names, side by side if they fit, followed by the legend of their
    /// marks.
    fn scenes(&mut self, scenes: &[(&str, Scene)]) {
        let (mut drawings, mut legend) = (Vec::new(), Vec::<Entry>::new());
        for (name, scene) in scenes {
            let (mut drawing, entries) = drawn(scene, self.style);
            if !name.is_empty() {
                let mut caption = StyledText::default();
                caption.add(&self.texts.word(name), Tone::Strong, self.style.color);
                drawing.insert(0, caption);
            }
            drawings.push(drawing);
            legend.extend(entries);
        }
        for line in layout::placed(&drawings, self.style.width) {
            self.as_is(&line);
        }
        self.legend(&legend);
    }

    /// Writes the meaning of each mark, each mark only once.
    fn legend(&mut self, entries: &[Entry]) {
        let mut parts: Vec<String> = Vec::new();
        for entry in entries {
            let sample = self.paint(tone(entry.sign), &entry.sample);
            let part = format!("{sample} {}", self.texts.word(entry.key));
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        for line in wrap::joined(&parts, "  ", self.style.width) {
            self.line(line.trim_start());
        }
    }

    /// Returns the stars and the name of a rank.
    pub fn rank(&self, rank: Rank) -> String {
        let stars = if self.style.unicode {
            rank.stars().to_owned()
        } else {
            "*".repeat(rank.get().into())
        };
        let name = self.texts.rank(rank);
        self.paint(
            Tone::Strong,
            &self.texts.say("rank", &[("stars", stars.into()), ("name", name.into())]),
        )
    }

    /// Returns whether this number of columns fits on a line.
    pub fn has_room(&self, columns: usize) -> bool {
        columns <= self.style.width
    }

    /// Writes a row of a table that does not fit: its first cell, and below it the other cells with
    /// the names of their columns.
    pub fn list(&mut self, heading: &[String], row: &[String]) {
        for line in table::list(heading, row, LIST) {
            self.line(&line);
        }
    }

    /// Writes a line of text, and continues it below if it is too long.
    pub fn line(&mut self, text: &str) {
        for line in wrap::wrapped(text, self.style.width) {
            self.as_is(&line);
        }
    }

    /// Writes a line that is already wrapped.
    fn as_is(&mut self, line: &str) {
        self.out.extend_from_slice(line.as_bytes());
        self.out.push(b'\n');
    }
}

/// Returns the lines of a scene, and the entries of its legend.
fn drawn(scene: &Scene, style: Style) -> (Drawing, Vec<Entry>) {
    let characters = characters(scene, Room { is_ascii: !style.unicode, width: style.width });
    let painted = |line: &Vec<numpre_draw::Span>| {
        let mut text = StyledText::default();
        line.iter().for_each(|span| text.add(&span.text, tone(span.sign), style.color));
        text
    };
    (characters.lines.iter().map(painted).collect(), characters.legend)
}

/// Returns the tone of a sign.
const fn tone(sign: Sign) -> Tone {
    match sign {
        Sign::Digit => Tone::Strong,
        Sign::Cause => Tone::Found,
        Sign::Remove | Sign::Conflict => Tone::Bad,
        Sign::Place => Tone::Good,
        Sign::Line | Sign::Number | Sign::Mark => Tone::Faint,
        _ => Tone::Plain,
    }
}
