//! Paths that name an open file descriptor: `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/3`, and
//! links to them.
//!
//! On Linux such a path looks like a symbolic link to the file that is open there:
//!
//! ```text
//! numpre solve P --out /dev/stdout >> log
//!
//! /dev/stdout -> /proc/self/fd/1 -> /home/me/log
//! ```
//! Opening that link would open `log` a second time, at its beginning, and replacing it would lose
//! what `log` holds. But the shell means the descriptor, with its position in the file, which later
//! commands share, and with its mode, here appending. So numpre writes to the descriptor itself.

use super::new_file::{MOST_LINKS, folder};
use std::fs::{self, File};
use std::io;
use std::os::fd::AsFd;
use std::path::{Component, Path};

/// An open file descriptor of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descriptor {
    /// The id of the process; `None` for this process.
    process: Option<i32>,
    number: i32,
}

impl Descriptor {
    /// Returns the descriptor that a path names, directly or through symbolic links. Returns `None`
    /// if the path does not name a descriptor.
    pub fn of(path: &Path) -> Option<Descriptor> {
        let mut path = path.to_owned();
        for _ in 0..=MOST_LINKS {
            if let Some(found) = Descriptor::named(&path) {
                return Some(found);
            }
            path = folder(&path).join(fs::read_link(&path).ok()?);
        }
        None
    }

    /// Returns the descriptor that this path names, without following the last link of the path.
    /// Such a path is a number in `/dev/fd`, `/proc/PID/fd` or `/proc/PID/task/TID/fd`.
    fn named(path: &Path) -> Option<Descriptor> {
        let number = path.file_name()?.to_str()?.parse().ok().filter(|number| *number >= 0)?;
        let folder = fs::canonicalize(folder(path)).ok()?;
        if folder == Path::new("/dev/fd") {
            return Some(Descriptor { process: None, number });
        }
        let in_proc = folder.strip_prefix("/proc").ok().filter(|inner| inner.ends_with("fd"))?;
        let Some(Component::Normal(process)) = in_proc.components().next() else { return None };
        let is_own =
            fs::canonicalize("/proc/self").is_ok_and(|own| own.file_name() == Some(process));
        let process = if is_own { None } else { Some(process.to_str()?.parse().ok()?) };
        Some(Descriptor { process, number })
    }

    /// Returns whether this is the standard output of this process.
    pub fn is_stdout(self) -> bool {
        self == Descriptor { process: None, number: 1 }
    }

    /// Opens the stream of this descriptor for writing. `path` is one of its names.
    ///
    /// # Errors
    /// Returns an error if the descriptor is not open, or is open only for reading.
    pub fn open(self, path: &Path) -> io::Result<File> {
        if self == (Descriptor { process: None, number: 2 }) {
            return io::stderr().as_fd().try_clone_to_owned().map(File::from);
        }
        self.duplicate(path)
    }

    #[cfg(target_os = "linux")]
    fn duplicate(self, path: &Path) -> io::Result<File> {
        use rustix::fs::{OFlags, fcntl_getfl};
        use rustix::process::{Pid, PidfdFlags, PidfdGetfdFlags, getpid, pidfd_getfd, pidfd_open};
        let process = self
            .process
            .map_or_else(|| Some(getpid()), Pid::from_raw)
            .ok_or(io::ErrorKind::NotFound)?;
        let process = pidfd_open(process, PidfdFlags::empty());
        match process
            .and_then(|process| pidfd_getfd(process, self.number, PidfdGetfdFlags::empty()))
        {
            Ok(found) => {
                let is_readable_only = fcntl_getfl(&found)? & OFlags::RWMODE == OFlags::RDONLY;
                if is_readable_only {
                    Err(io::ErrorKind::PermissionDenied.into())
                } else {
                    Ok(File::from(found))
                }
            }
            // Old kernels and some containers do not allow this. Then the path is opened again.
            // That is safe for a pipe or a device; a file would be overwritten from its beginning.
            Err(error) => match fs::metadata(path)?.is_file() {
                true => Err(error.into()),
                false => fs::OpenOptions::new().write(true).open(path),
            },
        }
    }

    /// Opens the path. On other systems than Linux, that duplicates the descriptor.
    #[cfg(not(target_os = "linux"))]
    fn duplicate(self, path: &Path) -> io::Result<File> {
        fs::OpenOptions::new().write(true).open(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn descriptors_are_found_by_every_name_they_have() {
        let folder = tempfile::tempdir().unwrap();
        let (link, second) = (folder.path().join("link"), folder.path().join("second"));
        symlink("/dev/../dev/stdout", &link).unwrap();
        symlink("link", &second).unwrap();
        for path in [
            Path::new("/dev/stdout"),
            Path::new("/dev/fd/1"),
            Path::new("/dev/./fd/1"),
            &link,
            &second,
        ] {
            let found = Descriptor::of(path);
            assert!(found.is_some_and(Descriptor::is_stdout), "{}: {found:?}", path.display());
        }
        assert_eq!(
            Descriptor::of(Path::new("/dev/stderr")),
            Some(Descriptor { process: None, number: 2 })
        );
        let no_descriptors =
            [Path::new("/dev/null"), Path::new("1"), Path::new("/tmp/fd/1"), Path::new("/dev/fd")];
        for path in no_descriptors.into_iter().chain([folder.path()]) {
            assert_eq!(Descriptor::of(path), None, "{}", path.display());
        }
        assert!(
            Descriptor { process: None, number: 12_345 }.open(Path::new("/dev/fd/12345")).is_err()
        );
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn descriptors_of_other_processes_are_distinguished() {
        let own = std::process::id();
        assert!(
            Descriptor::of(Path::new(&format!("/proc/{own}/fd/1")))
                .is_some_and(Descriptor::is_stdout)
        );
        let parent = std::os::unix::process::parent_id();
        let expected = Descriptor { process: i32::try_from(parent).ok(), number: 1 };
        // The system does not reveal the descriptors of another user's process.
        let found = Descriptor::of(Path::new(&format!("/proc/{parent}/fd/1")));
        assert!(found.is_none_or(|found| found == expected), "{found:?}");
    }
}
