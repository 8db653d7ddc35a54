//! The destination of a path: standard output, another stream, or a file.

#[cfg(unix)]
use super::descriptor::Descriptor;
use super::new_file::NewFile;
use crate::system::is_device;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// The place to which output is written.
pub enum Destination {
    Stdout,
    /// An open file descriptor, a named pipe, a device or a terminal. It is written as it is, and
    /// never truncated or replaced.
    Stream(File),
    /// A file that appears under its name when it is complete.
    File(NewFile),
}

impl Destination {
    /// Opens the destination of a path.
    ///
    /// # Errors
    /// Returns an error if the destination cannot be written.
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

/// Returns whether the path after `--out` means standard output: `-`, `/dev/stdout` or another name
/// of it.
pub fn is_stdout(path: &Path) -> bool {
    #[cfg(unix)]
    if Descriptor::of(path).is_some_and(Descriptor::is_stdout) {
        return true;
    }
    path == Path::new("-")
}
