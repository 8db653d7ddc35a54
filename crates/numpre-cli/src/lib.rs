//! The `numpre` command as a library. The binary of this crate and the Python package call it.

#![allow(
    unreachable_pub,
    reason = "no other crate uses these items: `pub` makes them visible to the other modules here"
)]

mod args;
mod command_line;
mod commands;
mod crash;
mod exit;
mod form;
mod input;
mod language;
mod output;
mod results;
mod run;
mod system;
mod terminal;

use crate::command_line::Stop;
use crate::exit::{Exit, Failure};
use crate::run::Session;
use crate::system::is_closed_pipe;
use crate::terminal::signals;
use numpre_text::{Language, Texts};
use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Write};

/// Runs the command with these arguments, and returns its exit code. The first argument is the name
/// of the program.
///
/// Call it only in a process that does nothing else: it watches for signals, replaces the panic
/// hook, and may end the process.
pub fn run(arguments: &[OsString]) -> u8 {
    let language = RefCell::new(language::of_environment());
    crash::guarded(&language, || run_in(&language, arguments))
}

fn run_in(language: &RefCell<Language>, arguments: &[OsString]) -> u8 {
    if let Some(error) = language::error() {
        return fail(&Texts::new(&language.borrow()).messages_error(error));
    }
    let parsed = match command_line::parse(arguments) {
        Ok(parsed) => parsed,
        Err(Stop::Shown(help)) => return print(&help, &language.borrow()),
        Err(Stop::Mistake(text)) => return fail(&text),
    };
    if let (None, Some(value)) = (&parsed.global.lang, language::unknown_wish()) {
        return fail(&unknown_language(&value, &Texts::new(&language.borrow())));
    }
    let recipe = parsed.recipe();
    let session = Session::new(parsed.global);
    language.replace(session.language.clone());
    session.set_recipe(recipe);
    let done = (parsed.row.run)(&parsed.matches, &session);
    match done.and_then(|exit| run::photos::write(&session, exit)) {
        Ok(exit) => exit.into(),
        Err(Failure::ClosedPipe) => Exit::Holds.into(),
        Err(Failure::Signal(signal)) => signals::exit_code(signal),
        Err(Failure::Reported) => Exit::Unusable.into(),
        Err(Failure::Message(text)) => fail(&text),
    }
}

/// Returns the message that `NUMPRE_LANG` names an unknown language, with the codes of the known
/// ones.
fn unknown_language(value: &str, texts: &Texts) -> String {
    let codes: Vec<&str> = language::all().iter().map(Language::code).collect();
    let codes = codes.join(&texts.word("value-separator"));
    let expected = texts.say("expected-one-of", &[("values", codes.into())]);
    let values = [
        ("argument", language::WISH.into()),
        ("value", value.into()),
        ("expected", expected.into()),
    ];
    texts.say("mistake-invalid-value", &values)
}

/// Prints the help or the version, or the usage to standard error, and returns the exit code.
fn print(help: &clap::Error, language: &Language) -> u8 {
    let printed = help.print().and_then(|()| io::stdout().flush());
    match printed {
        _ if help.use_stderr() => Exit::Unusable.into(),
        // A closed pipe is not an error: a pager that shows the help may be quit at any time.
        Err(error) if !is_closed_pipe(&error) => {
            fail(&run::cannot_write(&Texts::new(language), None, &error))
        }
        Ok(()) | Err(_) => Exit::Holds.into(),
    }
}

/// Prints the reason why the run fails to standard error, and returns the exit code.
fn fail(text: &str) -> u8 {
    // If standard error is closed too, only the exit code reports the error.
    let _ = writeln!(io::stderr(), "numpre: {text}");
    Exit::Unusable.into()
}
