//! Where output goes: standard output, or a file that appears when it is complete.

use crate::lang::{Lang, Texts};
use crate::progress::Progress;
use crate::session::Session;
use crate::trouble::Failure;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use tempfile::NamedTempFile;

/// Standard output or a file, and standard error beside it.
pub struct Outlet {
    to: Option<To>,
    lang: Lang,
    /// What to say where Ctrl-C ends it.
    parting: Option<String>,
    /// The progress bar, which shares standard error with the messages.
    pub progress: Progress,
}

enum To {
    Stdout,
    /// A device or a pipe with a name, written as it is.
    Special(File, PathBuf),
    /// Written beside its place, renamed into it at the end.
    File(NamedTempFile, PathBuf),
}

impl Outlet {
    /// The outlet that the options ask for.
    ///
    /// # Errors
    /// Where the file cannot be made.
    pub fn open(session: &Session) -> Result<Arc<Mutex<Outlet>>, Failure> {
        let lang = session.style.lang;
        let to = match &session.out {
            None => To::Stdout,
            Some(path) => open(path).map_err(|error| cannot_write(lang, &path.to_string_lossy(), &error))?,
        };
        Ok(Arc::new(Mutex::new(Outlet { to: Some(to), lang, parting: None, progress: Progress::new(session) })))
    }

    /// Writes, at once.
    ///
    /// # Errors
    /// Where nobody reads any more, or the write fails.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if bytes.is_empty() {
            return Ok(());
        }
        let (done, path) = match &mut self.to {
            // Standard output holds back what is behind the last line end.
            Some(To::Stdout) => {
                let mut stdout = io::stdout().lock();
                (self.progress.beside(|| stdout.write_all(bytes).and_then(|()| stdout.flush())), None)
            }
            Some(To::Special(file, path)) => (file.write_all(bytes), Some(path)),
            Some(To::File(file, path)) => (file.write_all(bytes), Some(path)),
            None => (Ok(()), None),
        };
        done.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => {
                let stdout = || Texts::new(self.lang).word("standard-output");
                let name = path.map_or_else(stdout, |path| path.to_string_lossy().into_owned());
                cannot_write(self.lang, &name, &error)
            }
        })
    }

    /// Writes a line to standard error.
    pub fn tell(&self, text: &str) {
        // Where standard error is closed, nobody wants to know.
        self.progress.beside(|| drop(writeln!(io::stderr(), "{text}")));
    }

    /// Lets `write` make the file of its own, where it stands until it is complete.
    ///
    /// # Errors
    /// What `write` says, or that there is no file.
    #[cfg(feature = "xlsx")]
    pub fn stage(&mut self, write: impl FnOnce(&Path) -> Result<(), String>) -> Result<(), Failure> {
        let Some(To::File(file, path)) = &self.to else {
            return Err(Failure::Told(Texts::new(self.lang).word("workbook-needs-out")));
        };
        write(file.path()).map_err(|error| cannot_write(self.lang, &path.to_string_lossy(), &error))
    }

    /// Ends the output: a file comes into its place.
    ///
    /// # Errors
    /// Where that fails.
    pub fn finish(&mut self) -> Result<(), Failure> {
        match self.to.take() {
            Some(To::File(file, path)) => {
                let done = file.persist(&path);
                done.map(drop).map_err(|error| cannot_write(self.lang, &path.to_string_lossy(), &error.error))
            }
            Some(To::Stdout | To::Special(..)) | None => Ok(()),
        }
    }

    /// Takes note of what to say where Ctrl-C ends the output here.
    pub fn note_parting(&mut self, text: String) {
        self.parting = Some(text);
    }

    /// Ends the output before it is complete: the beginning of a file is removed, the progress bar cleared.
    pub fn abandon(&mut self) {
        self.progress.finish();
        // What went into a file is lost: there is nothing to go on from.
        if let Some(parting) = self.parting.take().filter(|_| !matches!(self.to, Some(To::File(..)))) {
            self.tell(&parting);
        }
        self.to = None;
    }
}

fn open(path: &Path) -> io::Result<To> {
    // Through a symbolic link to what it stands for.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&path) {
        Ok(found) if found.is_dir() => Err(io::Error::from(ErrorKind::IsADirectory)),
        Ok(found) if !found.is_file() => Ok(To::Special(File::create(&path)?, path)),
        found => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let mut builder = tempfile::Builder::new();
            builder.prefix(".numpre-");
            permissions(&mut builder, found.ok());
            Ok(To::File(builder.tempfile_in(folder)?, path))
        }
    }
}

/// The permissions of the file that is replaced, or those of any new file.
#[cfg(unix)]
fn permissions(builder: &mut tempfile::Builder<'_, '_>, replaced: Option<fs::Metadata>) {
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(replaced.map_or_else(|| fs::Permissions::from_mode(0o666), |file| file.permissions()));
}

#[cfg(not(unix))]
fn permissions(_: &mut tempfile::Builder<'_, '_>, _: Option<fs::Metadata>) {}

fn cannot_write(lang: Lang, name: &str, error: &dyn Display) -> Failure {
    Failure::Told(Texts::new(lang).say("cannot-write", &[("name", name.into()), ("error", error.to_string().into())]))
}
