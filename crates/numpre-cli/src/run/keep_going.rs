//! The progress bar goes on while one result is waited for.

use super::output::Output;
use super::progress::EVERY;
use super::stream;
use numpre_text::{Language, Texts};
use std::sync::{Arc, Mutex};
use std::thread;

/// Keeps the bar going while nothing is done, with what `told` says, until it is finished.
pub fn keep_going(
    output: &Arc<Mutex<Output>>,
    language: Language,
    told: impl Fn(&Texts) -> String + Send + 'static,
) {
    if !stream::lock(output).progress.is_wanted {
        return;
    }
    let output = Arc::downgrade(output);
    // Where the system has no thread to give, the bar stands still between two results.
    let _ = thread::Builder::new().spawn(move || {
        let texts = Texts::new(&language);
        loop {
            thread::sleep(EVERY);
            let Some(output) = output.upgrade() else { return };
            let progress = &mut stream::lock(&output).progress;
            if !progress.is_wanted {
                return;
            }
            progress.message = told(&texts);
            progress.draw();
        }
    });
}
