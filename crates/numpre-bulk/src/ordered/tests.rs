//! Properties of the pipeline that hold however its threads run.

use super::*;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

#[test]
fn keeps_the_order_whatever_the_threads() {
    for threads in [0, 1, 2, 7] {
        let mut numbers = 0..500_u64;
        let mut seen = Vec::new();
        ordered(
            threads,
            &CancelToken::NEVER,
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
        &CancelToken::NEVER,
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
        &CancelToken::NEVER,
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

/// A spawner that starts `left` threads and refuses all further ones.
struct Limited {
    left: usize,
    asked: usize,
}

impl Spawner for Limited {
    fn spawn(&mut self, body: Box<dyn FnOnce() + Send>) -> io::Result<JoinHandle<()>> {
        self.asked += 1;
        if self.left == 0 {
            return Err(io::Error::from(io::ErrorKind::WouldBlock));
        }
        self.left -= 1;
        System.spawn(body)
    }
}

/// Passes the numbers from 0 to 299 through the pipeline, which wants `wanted` threads and gets at
/// most `given`. Returns the results, how the run ended, and how many threads were asked for.
fn passed(wanted: usize, given: usize) -> (Vec<u64>, Ended, usize) {
    let mut numbers = 0..300_u64;
    let (mut seen, mut limited) = (Vec::new(), Limited { left: given, asked: 0 });
    let ended = spawned(
        &mut limited,
        wanted,
        &CancelToken::NEVER,
        move |_| numbers.next(),
        || (),
        |(), number| number,
        |number| {
            seen.push(number);
            ControlFlow::Continue(())
        },
    );
    (seen, ended, limited.asked)
}

#[test]
fn a_run_continues_without_threads_that_cannot_be_started() {
    for (given, worked) in [(0, 1), (1, 1), (2, 1), (3, 2), (5, 4), (8, 7), (9, 7)] {
        let (seen, ended, _) = passed(7, given);
        assert_eq!(seen, (0..300).collect::<Vec<_>>(), "{given} threads given");
        let threads = Threads { wanted: 7, worked };
        assert_eq!(ended, Ended { threads, was_cancelled: false }, "{given} threads given");
        assert_eq!(threads.are_short(), worked < 7);
    }
}

#[test]
fn no_more_than_the_maximum_of_threads_are_asked_for() {
    let (seen, ended, asked) = passed(usize::MAX, 4);
    assert_eq!((seen.len(), ended.threads), (300, Threads { wanted: MOST_THREADS, worked: 3 }));
    assert_eq!(asked, 5, "after the first refusal nothing more is asked for");
}

#[test]
fn a_panic_of_a_worker_follows_the_finished_results() {
    for (wanted, given) in [(1, 9), (3, 9), (3, 0)] {
        let mut numbers = 0..300_u64;
        let mut seen = Vec::new();
        let caught = catch_unwind(AssertUnwindSafe(|| {
            spawned(
                &mut Limited { left: given, asked: 0 },
                wanted,
                &CancelToken::NEVER,
                move |_| numbers.next(),
                || (),
                |(), number| {
                    if number == 200 { resume_unwind(Box::new("as it was")) } else { number }
                },
                |number| {
                    seen.push(number);
                    ControlFlow::Continue(())
                },
            )
        }));
        assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"as it was"));
        assert_eq!(seen, (0..200).collect::<Vec<_>>());
    }
}

#[test]
fn a_panic_of_the_reader_is_handed_on() {
    let mut numbers = 0..300_u64;
    let caught = catch_unwind(AssertUnwindSafe(|| {
        ordered(
            2,
            &CancelToken::NEVER,
            move |_| {
                numbers.next().map(|number| {
                    if number == 200 { resume_unwind(Box::new("read")) } else { number }
                })
            },
            || (),
            |(), number| number,
            |_| ControlFlow::Continue(()),
        )
    }));
    assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"read"));
}

#[test]
fn work_that_hangs_does_not_keep_a_run_that_is_stopped() {
    for hangs_in_reader in [true, false] {
        let (stop, (_never, hang)) = (CancelToken::new(), bounded::<()>(0));
        let (reader_hang, stopper) = (hang.clone(), stop.clone());
        let mut taken = 0;
        let mut first = true;
        let ended = ordered(
            2,
            &stop,
            move |_| {
                if !std::mem::take(&mut first) && hangs_in_reader {
                    let _ = reader_hang.recv();
                }
                Some(hangs_in_reader)
            },
            || true,
            move |is_first, is_quick| {
                if !std::mem::take(is_first) && !is_quick {
                    let _ = hang.recv();
                }
            },
            |()| {
                taken += 1;
                stopper.cancel();
                ControlFlow::Continue(())
            },
        );
        assert!(ended.was_cancelled);
        assert_eq!(taken, 1);
    }
}
