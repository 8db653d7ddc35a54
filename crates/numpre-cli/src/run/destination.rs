//! Where a path leads: to standard output, to another stream, or to a file.

#[cfg(unix)]
use super::descriptor::Descriptor;
use super::new_file::NewFile;
use crate::system::is_device;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Where output goes.
pub enum Destination {
    Stdout,
    /// An open file descriptor, a pipe with a name, a device or a terminal: written as it is, never
    /// truncated or replaced.
    Stream(File),
    /// A file that appears in its place when it is complete.
    File(NewFile),
}

impl Destination {
    /// Opens what a path leads to.
    ///
    /// # Errors
    /// If that cannot be written.
    pub fn open(path: &Path) -> io::Result<Destination> {
        #[cfg(unix)]
        if let Some(descriptor) = Descriptor::of(path) {
            return if descriptor.is_stdout() {
                Ok(Destination::Stdout)
            } else {
                descriptor.open(path).map(Destination::Stream)
            };
        }
        match fs::metadata(path) {
            Ok(found) if !found.is_file() && !found.is_dir() => {
                OpenOptions::new().write(true).open(path).map(Destination::Stream)
            }
            Err(_) if is_device(path) => {
                OpenOptions::new().write(true).open(path).map(Destination::Stream)
            }
            _ => NewFile::create(path).map(Destination::File),
        }
    }
}

/// Returns whether a path after `--out` means standard output: `-`, `/dev/stdout` or another name
/// of it.
pub fn is_stdout(path: &Path) -> bool {
    #[cfg(unix)]
    if Descriptor::of(path).is_some_and(Descriptor::is_stdout) {
        return true;
    }
    path == Path::new("-")
}
