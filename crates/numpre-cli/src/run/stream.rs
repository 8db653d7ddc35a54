//! Runs work over a stream: threads, output, progress, signals.

use super::output::{Cut, Output};
use super::session::Session;
use crate::ground::{Failure, Pieces};
use crate::run::output;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What is to be done with a finished piece.
pub trait Done {
    /// How much of the whole it is, in bytes or puzzles.
    fn amount(&self) -> u64;
}

/// Runs `work` over all pieces, on the session's threads, and hands what came of them to `sink` in
/// input order. `sink` breaks to stop.
///
/// # Errors
/// Those of `sink`.
pub fn run<P: Send + 'static, D: Done + Send + 'static, W>(
    session: &Session,
    outlet: &Arc<Mutex<Output>>,
    mut pieces: Pieces<impl FnMut(usize) -> Option<P> + Send + 'static>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P) -> D + Send + Sync + 'static,
    mut sink: impl FnMut(&mut Output, D) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut failure = None;
    let (cancel, listens) = {
        let mut outlet = lock(outlet);
        outlet.progress.begin(pieces.extent);
        (outlet.cancel_token(), outlet.listens())
    };
    let mut deliver = |done: D| {
        let amount = done.amount();
        let mut outlet = lock(outlet);
        let stop = sink(&mut outlet, done);
        outlet.progress.add(amount);
        stop.unwrap_or_else(|error| {
            failure = Some(error);
            ControlFlow::Break(())
        })
    };
    if pieces.at_hand && !listens {
        let mut kept = worker();
        while let Some(piece) = (pieces.next)(1) {
            if deliver(work(&mut kept, piece)).is_break() {
                break;
            }
        }
    } else {
        output::watch(outlet);
        let ended =
            numpre_bulk::ordered(session.threads(), &cancel, pieces.next, worker, work, deliver);
        let mut outlet = lock(outlet);
        outlet.tell_threads(ended.threads);
        if ended.was_cancelled {
            outlet.note_cut(Cut::Signal);
        }
    }
    lock(outlet).progress.finish();
    failure.map_or(Ok(()), Err)
}

/// The outlet, for one thread. What a thread that panicked wrote is whole pieces all the same.
pub fn lock(outlet: &Mutex<Output>) -> MutexGuard<'_, Output> {
    outlet.lock().unwrap_or_else(PoisonError::into_inner)
}
