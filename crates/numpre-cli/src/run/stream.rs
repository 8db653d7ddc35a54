//! Work over a stream of pieces: its threads, output, progress and signals.

use super::chunk::Chunk;
use super::output::{self, Cut, Output};
use super::progress::EVERY;
use super::session::Session;
use crate::exit::Failure;
use crate::input::Pieces;
use numpre_text::{Language, Texts};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Calls `work` for each piece, on the session's threads, and passes the chunks to `sink` in input
/// order. `sink` returns `Break` to stop.
///
/// If all input is at hand, such as one puzzle as an argument, everything happens on this thread,
/// because starting threads would take longer than the work. With `--keep-partial` and a file,
/// threads are started in any case: then signals are watched from the beginning.
///
/// # Errors
/// Returns the first error of `sink`.
pub fn run<P: Send + 'static, T: Send + 'static, W>(
    session: &Session,
    output: &Arc<Mutex<Output>>,
    mut pieces: Pieces<impl FnMut(usize) -> Option<P> + Send + 'static>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P) -> Chunk<T> + Send + Sync + 'static,
    mut sink: impl FnMut(&mut Output, Chunk<T>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut failure = None;
    let (cancel, listens) = {
        let mut output = lock(output);
        output.progress.begin(pieces.extent);
        (output.cancel_token(), output.listens())
    };
    let mut deliver = |chunk: Chunk<T>| {
        let amount = chunk.notes.amount;
        let mut output = lock(output);
        let stop = sink(&mut output, chunk);
        output.progress.add(amount);
        stop.unwrap_or_else(|error| {
            failure = Some(error);
            ControlFlow::Break(())
        })
    };
    if pieces.at_hand && !listens {
        let mut state = worker();
        while let Some(piece) = (pieces.next)(1) {
            if deliver(work(&mut state, piece)).is_break() {
                break;
            }
        }
    } else {
        output::watch(output);
        let ended =
            numpre_bulk::ordered(session.threads(), &cancel, pieces.next, worker, work, deliver);
        let mut output = lock(output);
        output.report_threads(ended.threads);
        if ended.was_cancelled {
            output.note_cut(Cut::Signal);
        }
    }
    lock(output).progress.finish();
    failure.map_or(Ok(()), Err)
}

/// Locks the output, even after a panic of another thread: it has written whole records only.
pub fn lock(output: &Mutex<Output>) -> MutexGuard<'_, Output> {
    output.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a thread that redraws the progress bar with the message of `text` until the bar is
/// finished.
pub fn redraw_progress(
    output: &Arc<Mutex<Output>>,
    language: Language,
    text: impl Fn(&Texts) -> String + Send + 'static,
) {
    if !lock(output).progress.is_wanted {
        return;
    }
    let output = Arc::downgrade(output);
    // If the system has no thread left, the bar is redrawn only when a result comes.
    let _ = thread::Builder::new().spawn(move || {
        let texts = Texts::new(&language);
        loop {
            thread::sleep(EVERY);
            let Some(output) = output.upgrade() else { return };
            let progress = &mut lock(&output).progress;
            if !progress.is_wanted {
                return;
            }
            progress.message = text(&texts);
            progress.draw();
        }
    });
}
