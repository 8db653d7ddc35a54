//! The pipeline that keeps results in input order.
//!
//! ```text
//!                   jobs: an item and the sender for its result
//!         ┌──────────────────────────────────► worker 1 … n ──┐
//!   reader│                                                   │ a channel per item for its result
//!         └──────────────────────────────────► caller ◄───────┘
//!                   promises: the receivers, in input order
//! ```
//!
//! The caller waits for the promises in input order, so the workers may finish in any order. An
//! example with two workers, where item 0 takes long:
//!
//! ```text
//!   reader      worker 1      worker 2      caller
//!   reads 0     works on 0                  takes promise 0 and waits
//!   reads 1          :        works on 1         :
//!   reads 2          :        works on 2         :        result 1 waits in its own channel
//!   reads 3     ends 0             :        sink(0), takes promise 1, sink(1)
//!               works on 3    ends 2        takes promise 2, sink(2)
//! ```

use crate::Pace;
use crate::threads::{MOST_THREADS, Spawner, System, Threads};
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use numpre::CancelToken;
use std::any::Any;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum time until a run that waits for a result notices that it was cancelled.
const NOTICE: Duration = Duration::from_millis(20);

/// An item or a result without its type. The threads and channels below carry these. So they are
/// compiled once, and not again for each kind of item, result and worker: the command has forty.
type Untyped = Box<dyn Any + Send>;

/// Reads the next item, of the given number of records.
type Next = Box<dyn FnMut(usize) -> Option<Untyped> + Send>;

/// Turns an item into its result. A worker has one.
type Work = Box<dyn FnMut(Untyped) -> Untyped>;

/// Creates the work of one worker, on its thread.
type NewWork = Arc<dyn Fn() -> Work + Send + Sync>;

/// An item for a worker, with the number of records requested for it and the sender for its result.
struct Job {
    item: Untyped,
    records: usize,
    result: Sender<thread::Result<Untyped>>,
}

/// The promise of a result: the receiver for it, or the panic of the reader.
type Promise = thread::Result<Receiver<thread::Result<Untyped>>>;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The threads of the run.
    pub threads: Threads,
    /// `true` if the run was cancelled from outside while there was work left.
    pub was_cancelled: bool,
}

/// Runs `work` over the items of `next` on `threads` threads (at least one, at most
/// [`MOST_THREADS`]). Calls `sink` with the results on the calling thread, in the order of the
/// items.
///
/// - `next` is called on its own thread with the number of records that the item should hold
///   ([`Pace`]). It returns `None` at the end.
/// - `worker` creates the data that a worker keeps between items, such as an engine.
/// - `sink` may break; then this returns at once. It also returns soon after `cancel` is cancelled,
///   whatever it waits for. A thread that is blocked in a read cannot be woken: it is left running
///   and ends with the process or with its input, whichever comes first.
///
/// If the system refuses threads, those that have started do the work. If fewer than two can be
/// started, the calling thread does all of it.
///
/// About four items per thread are in flight at most, so memory does not grow with the stream.
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
/// If `work`, `worker` or `next` panics on its thread, this function panics with the same payload,
/// after the results before it.
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
    W: 'static,
{
    spawned(&mut System, threads, cancel, next, worker, work, sink)
}

/// Does the work of [`ordered`], with threads from any spawner. Tests use one that refuses.
fn spawned<T, R, W>(
    spawner: &mut dyn Spawner,
    threads: usize,
    cancel: &CancelToken,
    mut next: impl FnMut(usize) -> Option<T> + Send + 'static,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, T) -> R + Send + Sync + 'static,
    mut sink: impl FnMut(R) -> ControlFlow<()>,
) -> Ended
where
    T: Send + 'static,
    R: Send + 'static,
    W: 'static,
{
    let tools = Arc::new((worker, work));
    let new_work = move || -> Work {
        let tools = Arc::clone(&tools);
        let mut kept = None;
        Box::new(move |item| {
            let (worker, work) = &*tools;
            Box::new(work(kept.get_or_insert_with(worker), typed(item)))
        })
    };
    run(
        spawner,
        threads,
        cancel,
        Box::new(move |records| Some(Box::new(next(records)?))),
        Arc::new(new_work),
        &mut |result| sink(typed(result)),
    )
}

/// Returns a value with its type again.
fn typed<V: 'static>(value: Untyped) -> V {
    *value.downcast().expect("`next` and `work` are the only sources of items and results")
}

/// Runs the pipeline: starts its threads, and passes the results to `sink`.
fn run(
    spawner: &mut dyn Spawner,
    threads: usize,
    cancel: &CancelToken,
    next: Next,
    new_work: NewWork,
    sink: &mut dyn FnMut(Untyped) -> ControlFlow<()>,
) -> Ended {
    let wanted = threads.clamp(1, MOST_THREADS);
    let pace = Arc::new(Pace::new());
    let (jobs, waiting) = bounded::<Job>(wanted);
    let (promises, results) = bounded::<Promise>(4 * wanted);
    let start_worker = |spawner: &mut dyn Spawner| {
        let (new_work, pace) = (Arc::clone(&new_work), Arc::clone(&pace));
        let waiting = waiting.clone();
        spawner.spawn(Box::new(move || {
            let mut work = new_work();
            while let Ok(Job { item, records, result }) = waiting.recv() {
                let begun = Instant::now();
                // The worker ends after a panic, so its data is not used again.
                let done = catch_unwind(AssertUnwindSafe(|| work(item)));
                pace.took(records, begun.elapsed());
                let is_over = done.is_err();
                // Sending fails if the sink broke: then no one waits for the result.
                let _ = result.send(done);
                if is_over {
                    break;
                }
            }
        }))
    };
    // A spawner that refuses a thread drops its closure. So `next` stays in this shared slot until
    // the thread takes it out.
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
                // A closed channel means that the sink broke and no more results are needed.
                if promises.send(Ok(promise)).is_err()
                    || jobs.send(Job { item, records, result }).is_err()
                {
                    break;
                }
            }
        }
    };

    // At least two threads are needed: one that reads and one that works.
    let first = start_worker(spawner).and_then(|one| Ok([one, spawner.spawn(Box::new(read))?]));
    let Ok(first) = first else {
        drop(waiting);
        let next = next.lock().unwrap_or_else(PoisonError::into_inner).take();
        let was_cancelled =
            next.is_some_and(|next| on_this_thread(cancel, next, new_work(), &pace, sink));
        return Ended { threads: Threads { wanted, worked: 1 }, was_cancelled };
    };
    let more: Vec<_> = (1..wanted).map_while(|_| start_worker(spawner).ok()).collect();
    drop(waiting);
    let worked = 1 + more.len();
    let why = deliver(cancel, &results, sink);
    if why == Delivered::All {
        // All threads are ending. A process should not end while they still free their memory.
        first.into_iter().chain(more).for_each(|thread| drop(thread.join()));
    }
    let was_cancelled = why == Delivered::UntilCancelled;
    Ended { threads: Threads { wanted, worked }, was_cancelled }
}

/// Why no more results are passed on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Delivered {
    /// There are no more.
    All,
    /// The sink broke.
    UntilBreak,
    /// The run was cancelled.
    UntilCancelled,
}

/// Passes the results on in the order of their promises.
fn deliver(
    cancel: &CancelToken,
    results: &Receiver<Promise>,
    sink: &mut dyn FnMut(Untyped) -> ControlFlow<()>,
) -> Delivered {
    loop {
        // The channel of promises closes when the reader ends.
        let Ok(promise) = awaited(cancel, results) else { return Delivered::All };
        let Some(promise) = promise else { return Delivered::UntilCancelled };
        let promise = promise.unwrap_or_else(|panic| resume_unwind(panic));
        let result = match awaited(cancel, &promise) {
            Ok(Some(result)) => result.unwrap_or_else(|panic| resume_unwind(panic)),
            Ok(None) => return Delivered::UntilCancelled,
            // A worker that panics sends the panic as a result, so its channel never closes without
            // one.
            Err(Gone) => panic!("a worker ended before its work"),
        };
        if sink(result).is_break() {
            return Delivered::UntilBreak;
        }
    }
}

/// The error that the other end of a channel is closed.
struct Gone;

/// Returns the next value of a channel, or `None` if the run is cancelled first.
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

/// Does everything on the calling thread. Returns whether the run was cancelled.
fn on_this_thread(
    cancel: &CancelToken,
    mut next: Next,
    mut work: Work,
    pace: &Pace,
    sink: &mut dyn FnMut(Untyped) -> ControlFlow<()>,
) -> bool {
    while !cancel.is_cancelled() {
        let records = pace.records();
        let Some(item) = next(records) else { return false };
        let begun = Instant::now();
        let done = work(item);
        pace.took(records, begun.elapsed());
        if sink(done).is_break() {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests;
