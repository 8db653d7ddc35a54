//! The output of a run: standard output, or a file that appears when it is complete.

use super::destination::Destination;
use super::ending::{Ending, SignalEffect};
use super::inputs::{RunInputs, refused};
use super::progress::Progress;
use super::session::Session;
use crate::exit::Failure;
use crate::system::is_closed_pipe;
use crate::terminal::signals;
use numpre::CancelToken;
use numpre_bulk::Threads;
use numpre_text::{Language, Texts};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, TryLockError, Weak};
use std::time::{Duration, Instant};
use std::{process, thread};

/// How long a signal waits for a write that does not return, for instance into a pipe whose reader
/// does not read.
const PATIENCE: Duration = Duration::from_secs(1);

/// The output of a run, and its messages on standard error.
pub struct Output {
    to: Option<Destination>,
    /// The files that the run reads and so must not write.
    inputs: RunInputs,
    /// The name of the file, for messages; `None` for standard output.
    name: Option<String>,
    language: Language,
    /// The message that says how to resume the run if a signal ends it now.
    resume_hint: Option<String>,
    /// True if a run that ends early keeps what it has finished (`--keep-partial`).
    keep_partial: bool,
    /// Why the run ended early; `None` if it did not.
    cut: Option<Cut>,
    /// True if a source could not be read.
    is_broken: bool,
    /// True if no source could be read, so that there is no result.
    is_unread: bool,
    /// True if at least one result is finished.
    has_some: bool,
    /// The number of bytes that were written. It is always the length of whole records.
    whole: u64,
    ending: Arc<Ending>,
    is_watched: bool,
    /// True if only errors are reported.
    is_quiet: bool,
    /// The progress bar, which shares standard error with the messages.
    pub progress: Progress,
}

/// Why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The first unreadable puzzle ended it, as `--strict` demands.
    Strict,
    /// A signal asked for an early end.
    Signal,
}

impl Output {
    /// Opens the output that the session's options ask for.
    ///
    /// # Errors
    /// Returns an error if the file cannot be created, or if the output is also an input.
    pub fn open(session: &Session) -> Result<Arc<Mutex<Output>>, Failure> {
        let output = Arc::new(Mutex::new(Output {
            to: Some(Destination::Stdout),
            inputs: session.inputs(),
            name: session.out.as_ref().map(|path| path.to_string_lossy().into_owned()),
            language: session.language.clone(),
            resume_hint: None,
            keep_partial: session.keep_partial,
            cut: None,
            is_broken: false,
            is_unread: false,
            has_some: false,
            whole: 0,
            ending: Arc::default(),
            is_watched: false,
            is_quiet: session.quiet,
            progress: Progress::new(session),
        }));
        if let Some(path) = &session.out {
            // Signals are watched first, so that none can leave an unfinished file.
            watch(&output);
            output.lock().unwrap_or_else(PoisonError::into_inner).begin(path)?;
        } else if session.inputs().has_stdout() {
            return Err(refused(&session.texts.word("standard-output"), &session.texts));
        }
        Ok(output)
    }

    fn begin(&mut self, path: &Path) -> Result<(), Failure> {
        if self.inputs.has(path) {
            return Err(refused(&path.to_string_lossy(), &self.texts()));
        }
        let to = Destination::open(path).map_err(|error| self.cannot_write(&error))?;
        if let Destination::File(file) = &to {
            self.ending.note_unfinished(file.temporary().map(Path::to_owned));
            if self.keep_partial {
                self.ending.keep_partial();
            }
        }
        self.to = Some(to);
        Ok(())
    }

    /// Writes whole records at once.
    ///
    /// Results can reach the destination in the middle of a run, but never a part of a record:
    ///
    /// ```text
    /// standard output   written and flushed      a reader of the pipe sees each chunk at once
    /// file              written, not renamed     if the disk is full: with --keep-partial cut
    ///                                           back to `whole` and renamed, else removed
    /// ```
    ///
    /// # Errors
    /// Returns an error if the reader has closed the pipe or the write fails. With
    /// `--keep-partial`, the finished results are already in the file then.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if bytes.is_empty() {
            return Ok(());
        }
        let done = match &mut self.to {
            // Standard output buffers what follows the last line end, so it is flushed.
            Some(Destination::Stdout) => {
                let mut stdout = io::stdout().lock();
                self.progress.suspended(|| stdout.write_all(bytes).and_then(|()| stdout.flush()))
            }
            // The stream may be the terminal that shows the progress bar.
            Some(Destination::Stream(file)) => self.progress.suspended(|| file.write_all(bytes)),
            Some(Destination::File(file)) => file.file().write_all(bytes),
            None => Ok(()),
        };
        match done {
            Ok(()) => {
                self.whole += bytes.len() as u64;
                Ok(())
            }
            Err(error) if is_closed_pipe(&error) => Err(Failure::ClosedPipe),
            Err(error) => {
                let why = cannot_write(&self.texts(), self.name.as_deref(), &error);
                let Some(message) = self.keep_whole_records() else {
                    return Err(Failure::Message(why));
                };
                self.report(&format!("numpre: {why}"));
                Err(Failure::Message(message))
            }
        }
    }

    /// Writes a part of a file that is only of use if it is complete. If a write fails, nothing of
    /// the file is kept.
    ///
    /// # Errors
    /// Returns the errors of [`Output::write`].
    #[cfg(feature = "table")]
    pub fn write_part(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        let keeps = std::mem::replace(&mut self.keep_partial, false);
        let written = self.write(bytes);
        self.keep_partial = keeps;
        written
    }

    /// Writes a separate file, which has its name when this returns. Nothing else is written to
    /// this output.
    ///
    /// # Errors
    /// Returns an error if the file cannot be created or written.
    pub fn write_file(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        self.name = Some(path.to_string_lossy().into_owned());
        self.begin(path)?;
        self.write(bytes)?;
        match self.to.take() {
            Some(Destination::File(mut file)) => {
                let done = file.file().sync_all().and_then(|()| file.put());
                done.map_err(|error| self.cannot_write(&error))
            }
            _ => Ok(()),
        }
    }

    /// Writes a workbook, which needs a file.
    ///
    /// # Errors
    /// Returns an error if the output is standard output, and the errors of [`Output::write`].
    pub fn write_book(&mut self, book: Result<Vec<u8>, String>) -> Result<(), Failure> {
        if matches!(self.to, Some(Destination::Stdout)) {
            return Err(Failure::Message(self.texts().word("workbook-needs-out")));
        }
        let book = book.map_err(|why| {
            Failure::Message(not_written(&self.texts(), self.name.as_deref(), why))
        })?;
        self.write(&book)
    }

    /// Writes a line to standard error.
    pub fn report(&self, text: &str) {
        // A closed standard error has no reader, so the failure is ignored.
        self.progress.suspended(|| drop(writeln!(io::stderr(), "{text}")));
    }

    /// Returns whether only errors are reported.
    pub const fn is_quiet(&self) -> bool {
        self.is_quiet
    }

    /// Writes a warning or a note to standard error, unless `--quiet` is given.
    pub fn warn(&self, text: &str) {
        if !self.is_quiet {
            self.report(text);
        }
    }

    /// Warns if the system provided fewer threads than wanted.
    pub fn report_threads(&self, threads: Threads) {
        if threads.are_short() {
            let values = [("worked", threads.worked.into()), ("wanted", threads.wanted.into())];
            self.warn(&format!("numpre: {}", self.texts().say("threads-short", &values)));
        }
    }

    /// Records that a result is finished, so that there is something to keep.
    pub const fn note_finished(&mut self) {
        self.has_some = true;
    }

    /// Sets the message that says how to resume the run if a signal ends it now.
    pub fn note_resume_hint(&mut self, text: Option<String>) {
        self.resume_hint = text;
    }

    /// Records that a source could not be read. The reason has already been reported.
    pub const fn note_broken(&mut self) {
        self.is_broken = true;
    }

    /// Returns whether a source could not be read.
    pub const fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Records that no source could be read. An existing file then stays as it is.
    pub const fn note_unread(&mut self) {
        self.is_unread = true;
    }

    /// Records that data that was read of a source may be wrong, so the results are not kept in a
    /// file.
    pub const fn note_damaged(&mut self) {
        self.is_unread = true;
    }

    /// Records that the run ended early, and why.
    pub const fn note_cut(&mut self, cut: Cut) {
        self.cut = Some(cut);
    }

    /// Returns whether the run ended early.
    pub const fn is_cut(&self) -> bool {
        self.cut.is_some()
    }

    /// Returns whether a signal that asks for an early end keeps the finished results. Then the run
    /// must watch for signals from its beginning.
    pub const fn listens(&self) -> bool {
        self.keep_partial && matches!(self.to, Some(Destination::File(_)))
    }

    /// Returns the token that is cancelled when a signal asks for an early end.
    pub fn cancel_token(&self) -> CancelToken {
        self.ending.cancel_token()
    }

    /// Ends the output. A file is put into place, unless no source could be read, or the run ended
    /// early and its results are not to be kept.
    ///
    /// The endings, for `--out FILE`:
    ///
    /// ```text
    /// how the run ended             FILE              message                      exit code
    /// complete                      new               none                         of the tally
    /// no source could be read       as before         an error for each source     2
    /// --strict, at an error         as before         not written                  2
    ///   with --keep-partial         what is finished  incomplete                   2
    /// signal 15                     as before         not written                  143
    ///   with --keep-partial         what is finished  incomplete, how to resume    143
    /// ```
    ///
    /// "How to resume" is known only for puzzles that are made, not for puzzles that are read.
    ///
    /// # Errors
    /// Returns an error if the file cannot be put into place, or a signal asked for an early end.
    pub fn finish(&mut self) -> Result<(), Failure> {
        if self.cut.is_some() && !self.is_worth_keeping() {
            self.discard_file();
        }
        if self.is_unread && matches!(self.to, Some(Destination::File(_))) {
            self.to = None;
        }
        if let Some(Destination::File(file)) = &mut self.to {
            let is_ready = file.file().sync_all();
            is_ready.map_err(|error| self.cannot_write(&error))?;
        }
        if let Err(signal) = self.ending.commit() {
            self.exit_by_signal(signal);
        }
        if let Some(Destination::File(file)) = self.to.take() {
            file.put().map_err(|error| self.cannot_write(&error))?;
            if self.cut.is_some() {
                let message = self.kept_message();
                self.report(&format!("numpre: {message}"));
            }
        }
        match self.ending.requested() {
            Some(signal) if self.cut == Some(Cut::Signal) => Err(Failure::Signal(signal)),
            _ => Ok(()),
        }
    }

    const fn is_worth_keeping(&self) -> bool {
        self.keep_partial && self.has_some
    }

    /// Puts the whole records into place if they are to be kept. Returns the message that says so.
    fn keep_whole_records(&mut self) -> Option<String> {
        let is_kept = self.is_worth_keeping() && self.whole > 0;
        let Some(Destination::File(mut file)) = self.to.take().filter(|_| is_kept) else {
            return None;
        };
        let is_cut = file.file().set_len(self.whole).and_then(|()| file.file().sync_all());
        (is_cut.is_ok() && self.ending.commit().is_ok() && file.put().is_ok())
            .then(|| self.kept_message())
    }

    /// Returns the message that the file holds only a part of the results.
    fn kept_message(&mut self) -> String {
        self.progress.finish();
        let resume_hint = self.resume_hint.take().map(|resume_hint| format!("\n{resume_hint}"));
        self.about_file("kept") + &resume_hint.unwrap_or_default()
    }

    /// Discards the new file, so that an earlier file stays as it is, and reports that.
    fn discard_file(&mut self) {
        if let Some(Destination::File(file)) = self.to.take() {
            drop(file);
            self.progress.finish();
            let would_keep = self.has_some && !self.keep_partial;
            let text = self.about_file(if would_keep { "not-written-but" } else { "not-written" });
            self.report(&format!("numpre: {text}"));
        }
    }

    /// Ends the process because of this signal. Discards the unfinished file and removes the
    /// progress bar.
    fn exit_by_signal(&mut self, signal: i32) -> ! {
        self.progress.finish();
        // The results in an unfinished file are lost, so the run cannot be resumed from here.
        if let Some(resume_hint) =
            self.resume_hint.take().filter(|_| !matches!(self.to, Some(Destination::File(_))))
        {
            self.report(&resume_hint);
        }
        self.discard_file();
        process::exit(signals::exit_code(signal).into());
    }

    fn texts(&self) -> Texts {
        Texts::new(&self.language)
    }

    fn about_file(&self, message: &str) -> String {
        let name = self.name.clone().unwrap_or_default();
        self.texts().say(message, &[("name", name.into())])
    }

    fn cannot_write(&self, error: &io::Error) -> Failure {
        Failure::Message(cannot_write(&self.texts(), self.name.as_deref(), error))
    }
}

/// Returns the message that this file or standard output cannot be written, with the reason that
/// the system gives.
pub fn cannot_write(texts: &Texts, name: Option<&str>, error: &io::Error) -> String {
    not_written(texts, name, texts.io_error(error))
}

/// Returns the message that this file or standard output cannot be written, for this reason.
pub fn not_written(texts: &Texts, name: Option<&str>, why: String) -> String {
    let name = name.map_or_else(|| texts.word("standard-output"), str::to_owned);
    texts.say("cannot-write", &[("name", name.into()), ("error", why.into())])
}

/// Makes signals end the run between two pieces of output. What is written is whole records, and no
/// incomplete file is left. Once the output is complete, no signal changes how the run ends.
pub fn watch(output: &Arc<Mutex<Output>>) {
    let ending = {
        let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::replace(&mut output.is_watched, true) {
            return;
        }
        Arc::clone(&output.ending)
    };
    // The thread holds only a weak reference, so that no unfinished file outlives the run.
    let output = Arc::downgrade(output);
    signals::watch(move |signal| {
        if ending.signal(signal) == SignalEffect::Ends {
            exit_by_signal(&output, &ending, signal);
        }
    });
}

/// Ends the process as soon as no write is under way, or after [`PATIENCE`] in any case.
fn exit_by_signal(output: &Weak<Mutex<Output>>, ending: &Ending, signal: i32) -> ! {
    let begun = Instant::now();
    while let Some(output) = output.upgrade().filter(|_| begun.elapsed() < PATIENCE) {
        match output.try_lock() {
            Ok(mut output) => output.exit_by_signal(signal),
            Err(TryLockError::Poisoned(output)) => output.into_inner().exit_by_signal(signal),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(1)),
        }
    }
    ending.remove_unfinished();
    process::exit(signals::exit_code(signal).into());
}
