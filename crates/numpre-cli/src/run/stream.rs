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

/// Turns a piece into its chunk. A worker has one.
pub type Work<P, T> = Box<dyn FnMut(P) -> Chunk<T>>;

/// Creates the work of one worker, on its thread.
pub type NewWork<P, T> = Box<dyn Fn() -> Work<P, T> + Send + Sync>;

/// Writes a chunk to the output. Returns `Break` to stop.
pub type Deliver<'a, T> = dyn FnMut(&mut Output, Chunk<T>) -> Result<ControlFlow<()>, Failure> + 'a;

/// Calls the work that `new_work` returns for each piece, on the session's threads. Passes the
/// chunks to `sink` in input order.
///
/// `new_work` is called once on each thread. It is boxed, as `sink` is, so that this function is
/// compiled for each kind of piece and not for each command.
///
/// If all input is at hand, such as one puzzle as an argument, everything happens on this thread,
/// because starting threads would take longer than the work. With `--keep-partial` and a file,
/// threads are started in any case: then signals are watched from the beginning.
///
/// # Errors
/// Returns the first error of `sink`.
pub fn run<P: Send + 'static, T: Send + 'static>(
    session: &Session,
    output: &Arc<Mutex<Output>>,
    mut pieces: Pieces<P>,
    new_work: NewWork<P, T>,
    sink: &mut Deliver<'_, T>,
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
        let mut work = new_work();
        while let Some(piece) = (pieces.next)(1) {
            if deliver(work(piece)).is_break() {
                break;
            }
        }
    } else {
        output::watch(output);
        let (threads, next) = (session.threads(), pieces.next);
        let work = |work: &mut Work<P, T>, piece| work(piece);
        let ended = numpre_bulk::ordered(threads, &cancel, next, new_work, work, deliver);
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
