//! The drawing of `--photo-out`: the pictures that were read, with the boards in them.

use super::inputs::is_same_file;
use super::output::Output;
use super::session::Session;
use super::stream;
use crate::exit::{Exit, Failure};
use numpre_draw::{SvgOptions, lay_out_photos, svg};
use std::io::{self, Write};

/// Writes the drawing of the pictures that a run has read, if the option asks for it. Returns the
/// exit code of the run.
///
/// # Errors
/// Returns an error if the file cannot be written, or if it is an input or the output of the run.
pub fn write(session: &Session, exit: Exit) -> Result<Exit, Failure> {
    let Some((path, pictures)) = session.take_photos() else { return Ok(exit) };
    let (texts, name) = (&session.texts, path.to_string_lossy());
    let is_out = session.out.as_ref().is_some_and(|out| is_same_file(out, &path));
    if is_out || session.inputs().has(&path) {
        let text = texts.say("photo-out-taken", &[("name", name.as_ref().into())]);
        return Err(Failure::Message(text));
    }
    let count: usize = pictures.iter().map(|picture| picture.boards.len()).sum();
    if count == 0 {
        let text = texts.say("photo-nothing-drawn", &[("name", name.as_ref().into())]);
        // If standard error is closed, the note has no reader.
        let _ =
            writeln!(io::stderr(), "numpre: {}", texts.say("warning", &[("text", text.into())]));
        return Ok(exit);
    }
    let title = texts.say("photo-drawing", &[("count", count.into())]);
    let drawing = lay_out_photos(&pictures, title);
    let text = svg(&drawing, &SvgOptions { has_size: true, ..SvgOptions::default() });
    let output = Output::open(&session.writing_to(Some(path.clone())))?;
    let mut output = stream::lock(&output);
    output.write(text.as_bytes())?;
    output.finish()?;
    Ok(exit)
}
