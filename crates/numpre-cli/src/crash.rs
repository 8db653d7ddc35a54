//! A panic, that is, an error in the program itself. It is reported in one sentence, and the run
//! ends as after any other error.

use crate::exit::Exit;
use numpre_text::{Language, Texts};
use std::cell::RefCell;
use std::env;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::OnceLock;

/// The source location of the first panic.
static FIRST: OnceLock<String> = OnceLock::new();

/// Runs the command. If a thread panics, prints one sentence about it, in the language that
/// `language` contains then. Before that, unwinding has closed all files and removed unfinished
/// ones.
pub fn guarded(language: &RefCell<Language>, run: impl FnOnce() -> u8) -> u8 {
    let developers = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        FIRST.get_or_init(|| panic.location().map_or_else(String::new, ToString::to_string));
        if env::var_os("RUST_BACKTRACE").is_some_and(|wanted| wanted != "0") {
            developers(panic);
        }
    }));
    let ended = panic::catch_unwind(AssertUnwindSafe(run));
    drop(panic::take_hook());
    ended.unwrap_or_else(|_| {
        let place = FIRST.get().map_or("", String::as_str);
        let text = Texts::new(&language.borrow()).say("program-error", &[("place", place.into())]);
        // If standard error is closed too, only the exit code reports the error.
        let _ = writeln!(io::stderr(), "numpre: {text}");
        Exit::Unusable.into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::NewFile;
    use numpre::CancelToken;
    use numpre_bulk::ordered;
    use std::ops::ControlFlow;

    #[test]
    fn a_panic_of_a_worker_ends_the_run_and_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let language = RefCell::new(Language::english());
        let code = guarded(&language, || {
            let file = NewFile::create(&folder.path().join("out")).unwrap();
            let mut numbers = 0..9;
            ordered(
                2,
                &CancelToken::NEVER,
                move |_| numbers.next(),
                || (),
                |(), number| assert_ne!(number, 5, "a worker fails"),
                |()| ControlFlow::Continue(()),
            );
            drop(file.put());
            0
        });
        assert_eq!(code, 2);
        assert!(
            FIRST.get().unwrap().contains("crash.rs:"),
            "the place of the first panic is named"
        );
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
