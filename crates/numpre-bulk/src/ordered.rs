//! The ordered pipeline.

use crate::Pace;
use crate::threads::{MOST_THREADS, Spawner, System, Threads};
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use numpre::CancelToken;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long it takes at most until a run that waits for a result notices that it is to stop.
const NOTICE: Duration = Duration::from_millis(20);

/// An item on its way to a worker, with the size it was asked for and the place where its result is
/// awaited.
struct Job<T, R> {
    item: T,
    records: usize,
    result: Sender<thread::Result<R>>,
}

/// What the reader promises: a result that is to come, or that the reader itself panicked.
type Promise<R> = thread::Result<Receiver<thread::Result<R>>>;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The threads it had.
    pub threads: Threads,
    /// Whether it ended because it was told to from outside, with work left.
    pub was_cancelled: bool,
}

/// Runs `work` over the items of `next` on `threads` threads (at least one, at most
/// [`MOST_THREADS`]) and hands the results to `sink`, on the calling thread, in the order of the
/// items.
///
/// - `next` is called on a thread of its own, with the number of records the item should hold
///   ([`Pace`]); `None` ends it.
/// - `worker` makes what a worker keeps between items, such as an engine.
/// - `sink` may break: then this returns at once. So it does soon after `cancel` is cancelled,
///   whatever it waits for. Threads that wait in a read cannot be woken; they are left behind and
///   end with the process or with their input, whichever comes first.
///
/// Where the system has fewer threads to give, those that could be started do the work, in the end
/// the calling thread alone.
///
/// At most four items a thread are in flight, so memory is bounded however long the stream.
///
/// ```
/// use numpre::CancelToken;
/// use numpre_bulk::ordered;
/// use std::ops::ControlFlow;
///
/// let mut numbers = 1..=1000_u64;
/// let mut squares = Vec::new();
/// ordered(
///     4,
///     &CancelToken::NEVER,
///     move |records| Some(numbers.by_ref().take(records).collect::<Vec<_>>()).filter(|batch| !batch.is_empty()),
///     || (),
///     |(), batch| batch.into_iter().map(|number| number * number).collect::<Vec<_>>(),
///     |batch| {
///         squares.extend(batch);
///         ControlFlow::Continue(())
///     },
/// );
/// assert_eq!(squares, (1..=1000).map(|number| number * number).collect::<Vec<u64>>());
/// ```
///
/// # Panics
/// Where `work`, `worker` or `next` panics on its thread, this goes on with the same panic: nothing
/// is dropped in silence.
pub fn ordered<T, R, W>(
    threads: usize,
    cancel: &CancelToken,
    next: impl FnMut(usize) -> Option<T> + Send + 'static,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, T) -> R + Send + Sync + 'static,
    sink: impl FnMut(R) -> ControlFlow<()>,
) -> Ended
where
    T: Send + 'static,
    R: Send + 'static,
{
    spawned(&mut System, threads, cancel, next, worker, work, sink)
}

/// [`ordered`], with threads from wherever.
fn spawned<T, R, W>(
    spawner: &mut impl Spawner,
    threads: usize,
    cancel: &CancelToken,
    next: impl FnMut(usize) -> Option<T> + Send + 'static,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, T) -> R + Send + Sync + 'static,
    sink: impl FnMut(R) -> ControlFlow<()>,
) -> Ended
where
    T: Send + 'static,
    R: Send + 'static,
{
    let wanted = threads.clamp(1, MOST_THREADS);
    let pace = Arc::new(Pace::new());
    let (jobs, waiting) = bounded::<Job<T, R>>(wanted);
    let (promises, results) = bounded::<Promise<R>>(4 * wanted);
    let tools = Arc::new((worker, work, Arc::clone(&pace)));
    let start_worker = |spawner: &mut _| {
        let (tools, waiting) = (Arc::clone(&tools), waiting.clone());
        Spawner::spawn(spawner, move || {
            let (worker, work, pace) = &*tools;
            let mut kept = None;
            while let Ok(Job { item, records, result }) = waiting.recv() {
                let begun = Instant::now();
                // After a panic nothing of the worker is used again.
                let done =
                    catch_unwind(AssertUnwindSafe(|| work(kept.get_or_insert_with(worker), item)));
                pace.took(records, begun.elapsed());
                let is_over = done.is_err();
                // Nobody waits for it where the sink broke.
                let _ = result.send(done);
                if is_over {
                    break;
                }
            }
        })
    };
    // A thread that is refused takes with it what it was to run: so the reader's part stays here
    // until the thread runs.
    let next = Arc::new(Mutex::new(Some(next)));
    let read = {
        let (next, pace) = (Arc::clone(&next), Arc::clone(&pace));
        move || {
            let Some(mut next) = next.lock().unwrap_or_else(PoisonError::into_inner).take() else {
                return;
            };
            loop {
                let records = pace.records();
                let item = match catch_unwind(AssertUnwindSafe(|| next(records))) {
                    Ok(Some(item)) => item,
                    Ok(None) => break,
                    Err(panic) => return drop(promises.send(Err(panic))),
                };
                let (result, promise) = bounded(1);
                // An end that hung up means that the sink broke: nobody wants more.
                if promises.send(Ok(promise)).is_err()
                    || jobs.send(Job { item, records, result }).is_err()
                {
                    break;
                }
            }
        }
    };

    // Two threads are the least that is of use: one that reads, one that works.
    if start_worker(spawner).and_then(|()| spawner.spawn(read)).is_err() {
        drop(waiting);
        let next = next.lock().unwrap_or_else(PoisonError::into_inner).take();
        let was_cancelled =
            next.is_some_and(|next| alone(cancel, next, &tools.0, &tools.1, &pace, sink));
        return Ended { threads: Threads { wanted, worked: 1 }, was_cancelled };
    }
    let more = (1..wanted).take_while(|_| start_worker(spawner).is_ok()).count();
    drop(waiting);
    let was_cancelled = deliver(cancel, &results, sink);
    Ended { threads: Threads { wanted, worked: 1 + more }, was_cancelled }
}

/// Hands the results on as they are promised; whether that was stopped from outside.
fn deliver<R>(
    cancel: &CancelToken,
    results: &Receiver<Promise<R>>,
    mut sink: impl FnMut(R) -> ControlFlow<()>,
) -> bool {
    loop {
        // The promises end where the reader does.
        let Ok(promise) = awaited(cancel, results) else { return false };
        let Some(promise) = promise else { return true };
        let promise = promise.unwrap_or_else(|panic| resume_unwind(panic));
        let result = match awaited(cancel, &promise) {
            Ok(Some(result)) => result.unwrap_or_else(|panic| resume_unwind(panic)),
            Ok(None) => return true,
            // A worker that panicked has said so in the place of an earlier result.
            Err(Gone) => panic!("a worker ended before its work"),
        };
        if sink(result).is_break() {
            return false;
        }
    }
}

/// The other end of a channel is no more.
struct Gone;

/// What comes next out of a channel, or nothing where the run is to stop.
fn awaited<V>(cancel: &CancelToken, channel: &Receiver<V>) -> Result<Option<V>, Gone> {
    while !cancel.is_cancelled() {
        match channel.recv_timeout(NOTICE) {
            Ok(value) => return Ok(Some(value)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Err(Gone),
        }
    }
    Ok(None)
}

/// Everything on the calling thread; whether it was stopped from outside.
fn alone<T, R, W>(
    cancel: &CancelToken,
    mut next: impl FnMut(usize) -> Option<T>,
    worker: &impl Fn() -> W,
    work: &impl Fn(&mut W, T) -> R,
    pace: &Pace,
    mut sink: impl FnMut(R) -> ControlFlow<()>,
) -> bool {
    let mut kept = worker();
    while !cancel.is_cancelled() {
        let records = pace.records();
        let Some(item) = next(records) else { return false };
        let begun = Instant::now();
        let done = work(&mut kept, item);
        pace.took(records, begun.elapsed());
        if sink(done).is_break() {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests;
