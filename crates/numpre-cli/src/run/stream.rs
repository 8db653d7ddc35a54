//! Runs work over a stream: threads, output, progress, signals.

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

/// Runs `work` over all pieces, on the session's threads, and passes the chunks to `sink` in input
/// order. `sink` breaks to stop.
///
/// # Errors
/// The errors of `sink`.
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

/// Locks the output. What a thread that panicked has written is whole records all the same.
pub fn lock(output: &Mutex<Output>) -> MutexGuard<'_, Output> {
    output.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Redraws the bar with the message of `text` until it is finished.
pub fn keep_going(
    output: &Arc<Mutex<Output>>,
    language: Language,
    text: impl Fn(&Texts) -> String + Send + 'static,
) {
    if !lock(output).progress.is_wanted {
        return;
    }
    let output = Arc::downgrade(output);
    // If the system has no thread left, the bar stops between two results.
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
