//! The ordered pipeline.

use crate::Pace;
use crossbeam_channel::{Receiver, Sender, bounded};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

/// An item on its way to a worker, with the size it was asked for and the place where its result is awaited.
struct Job<T, R> {
    item: T,
    records: usize,
    result: Sender<R>,
}

/// Runs `work` over the items of `next` on `threads` threads (at least one) and hands the results to `sink`, on the calling
/// thread, in the order of the items.
///
/// - `next` is called on a thread of its own, with the number of records the item should hold ([`Pace`]); `None` ends it.
/// - `worker` makes what a worker keeps between items, such as an engine.
/// - `sink` may break: then this returns at once. Threads that wait in a read cannot be woken; they are left behind and end with the process
///   or with their input, whichever comes first.
///
/// At most four items a thread are in flight, so memory is bounded however long the stream. Where a worker panics, its item's
/// result is lost and this panics in turn: nothing is dropped in silence.
///
/// ```
/// use std::ops::ControlFlow;
///
/// let mut numbers = 1..=1000_u64;
/// let mut squares = Vec::new();
/// numpre_bulk::ordered(
///     4,
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
/// Where `work` or `next` panics, or the system has no thread to give.
pub fn ordered<T, R, W>(
    threads: usize,
    mut next: impl FnMut(usize) -> Option<T> + Send + 'static,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, T) -> R + Send + Sync + 'static,
    mut sink: impl FnMut(R) -> ControlFlow<()>,
) where
    T: Send + 'static,
    R: Send + 'static,
{
    let threads = threads.max(1);
    let pace = Arc::new(Pace::new());
    let (jobs, waiting) = bounded::<Job<T, R>>(threads);
    let (promises, results) = bounded::<Receiver<R>>(4 * threads);

    let reader = {
        let pace = Arc::clone(&pace);
        thread::spawn(move || {
            loop {
                let records = pace.records();
                let Some(item) = next(records) else { break };
                let (result, promise) = bounded(1);
                // An end that hung up means that the sink broke: nobody wants more.
                if promises.send(promise).is_err() || jobs.send(Job { item, records, result }).is_err() {
                    break;
                }
            }
        })
    };

    let tools = Arc::new((worker, work, pace));
    for _ in 0..threads {
        let (tools, waiting) = (Arc::clone(&tools), waiting.clone());
        thread::spawn(move || {
            let (worker, work, pace) = &*tools;
            let mut kept = worker();
            while let Ok(Job { item, records, result }) = waiting.recv() {
                let begun = Instant::now();
                let done = work(&mut kept, item);
                pace.took(records, begun.elapsed());
                // Nobody waits for it where the sink broke.
                let _ = result.send(done);
            }
        });
    }
    drop(waiting);

    for promise in results {
        let Ok(result) = promise.recv() else { panic!("a worker panicked") };
        if sink(result).is_break() {
            return;
        }
    }
    if reader.join().is_err() {
        panic!("the reader panicked");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn keeps_the_order_whatever_the_threads() {
        for threads in [0, 1, 2, 7] {
            let mut numbers = 0..500_u64;
            let mut seen = Vec::new();
            ordered(
                threads,
                move |_| numbers.next(),
                || (),
                |(), number| {
                    thread::sleep(Duration::from_micros(number * 7919 % 97));
                    number
                },
                |number| {
                    seen.push(number);
                    ControlFlow::Continue(())
                },
            );
            assert_eq!(seen, (0..500).collect::<Vec<_>>(), "{threads} threads");
        }
    }

    #[test]
    fn reads_no_further_than_a_few_items_ahead() {
        let read = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&read);
        let mut taken = 0;
        ordered(
            2,
            move |_| {
                let number = counter.fetch_add(1, Ordering::SeqCst);
                (number < 200).then_some(())
            },
            || (),
            |(), ()| (),
            |()| {
                taken += 1;
                thread::sleep(Duration::from_micros(200));
                assert!(read.load(Ordering::SeqCst) <= taken + 4 * 2 + 3);
                ControlFlow::Continue(())
            },
        );
        assert_eq!(taken, 200);
    }

    #[test]
    fn a_sink_that_breaks_does_not_wait_for_a_reader_that_hangs() {
        let mut first = true;
        let (_never, hang) = bounded::<()>(0);
        ordered(
            2,
            move |_| {
                if !std::mem::take(&mut first) {
                    let _ = hang.recv();
                }
                Some(())
            },
            || (),
            |(), ()| (),
            |()| ControlFlow::Break(()),
        );
    }
}
