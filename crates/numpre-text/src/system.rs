//! Texts of errors of the operating system.

#[cfg(feature = "languages")]
use crate::MessagesError;
use crate::Texts;
#[cfg(feature = "xlsx")]
use numpre_formats::xlsx::WorkbookError;
use std::fmt;
use std::io::{Error, ErrorKind};

/// The error for a folder without files of puzzles. If it is inside an [`Error`],
/// [`Texts::unreadable`] has its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPuzzleFiles {
    /// The endings of the names of such files: `.txt`.
    pub endings: Vec<String>,
}

impl fmt::Display for NoPuzzleFiles {
    /// Writes a text for programmers; [`Texts::unreadable`] has the text for users.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the folder holds no file of puzzles")
    }
}

impl std::error::Error for NoPuzzleFiles {}

impl Texts {
    /// Returns the text of an I/O error: a message of ours for common kinds, else the text of the
    /// operating system.
    pub fn io_error(&self, error: &Error) -> String {
        match name(error.kind()).or_else(|| is_held(error).then_some("io-busy")) {
            Some(name) => self.word(name),
            // An error that a library wraps around the error of the system has no message of ours.
            None => self.foreign(error),
        }
    }

    /// Returns the error for a source of puzzles that cannot be read, with the reason.
    pub fn unreadable(&self, name: &str, error: &Error) -> String {
        #[cfg(feature = "xlsx")]
        if let Some(error) = error.get_ref().and_then(|error| error.downcast_ref::<WorkbookError>())
        {
            return self.say(
                "bad-file",
                &[("name", name.into()), ("error", self.workbook_error(error).into())],
            );
        }
        if let Some(NoPuzzleFiles { endings }) =
            error.get_ref().and_then(|error| error.downcast_ref())
        {
            let endings = endings.join(&self.word("list-separator"));
            return self
                .say("no-puzzle-files", &[("name", name.into()), ("endings", endings.into())]);
        }
        match error.kind() {
            ErrorKind::IsADirectory => self.say("is-a-directory", &[("name", name.into())]),
            ErrorKind::NotFound if name.trim().is_empty() => self.word("empty-argument"),
            ErrorKind::NotFound => self.say("no-such-file", &[("name", name.into())]),
            _ => self.say(
                "cannot-read",
                &[("name", name.into()), ("error", self.io_error(error).into())],
            ),
        }
    }

    /// Returns the reason why message files cannot be used as a language.
    #[cfg(feature = "languages")]
    pub fn messages_error(&self, error: &MessagesError) -> String {
        match error {
            MessagesError::Read { file, error } => self.say(
                "cannot-read-messages",
                &[("name", file.as_str().into()), ("error", self.io_error(error).into())],
            ),
            MessagesError::Syntax { file, line } => self.say(
                "messages-syntax",
                &[("file", file.as_str().into()), ("line", line.to_string().into())],
            ),
        }
    }

    fn foreign(&self, error: &Error) -> String {
        let text = error.to_string();
        // Rust appends the number of the error, which does not help users.
        let text = text.split(" (os error ").next().unwrap_or_default().to_owned();
        self.say("io-other", &[("error", text.into())])
    }
}

/// Returns whether another program holds the file. Windows reports this as ERROR_SHARING_VIOLATION
/// or ERROR_LOCK_VIOLATION, which have no kind in the standard library.
fn is_held(error: &Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}

const fn name(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-permission-denied",
        ErrorKind::AlreadyExists => "io-already-exists",
        ErrorKind::IsADirectory => "io-is-a-directory",
        ErrorKind::NotADirectory => "io-not-a-directory",
        ErrorKind::StorageFull => "io-storage-full",
        ErrorKind::QuotaExceeded => "io-quota-exceeded",
        ErrorKind::FileTooLarge => "io-file-too-large",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::InvalidFilename => "io-invalid-filename",
        ErrorKind::BrokenPipe => "io-broken-pipe",
        ErrorKind::TimedOut => "io-timed-out",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "io-busy",
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable => "io-network",
        ErrorKind::UnexpectedEof => "io-unexpected-end",
        ErrorKind::InvalidData => "io-damaged",
        ErrorKind::OutOfMemory => "io-out-of-memory",
        ErrorKind::CrossesDevices => "io-crosses-devices",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn no_text_of_the_standard_library_is_shown() {
        for language in Language::built_in() {
            let texts = Texts::new(&language);
            // The numbers of all errors that the system may report.
            for number in 1..=133 {
                let text = texts.io_error(&Error::from_raw_os_error(number));
                assert!(!text.is_empty() && !text.contains("os error"), "{number}: {text}");
            }
            for kind in [ErrorKind::NotFound, ErrorKind::StorageFull, ErrorKind::CrossesDevices] {
                let text = texts.io_error(&Error::from(kind));
                assert!(
                    !text.starts_with("io-") && text != Error::from(kind).to_string(),
                    "{text}"
                );
            }
        }
    }
}
