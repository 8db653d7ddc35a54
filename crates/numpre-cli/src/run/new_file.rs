//! A file that appears under its name only when it is complete.
//!
//! On Linux the file has no name until then, if the file system supports that. However the process
//! ends, even by SIGKILL, it leaves no incomplete file. But a file without a name cannot replace an
//! earlier file directly. So it gets a temporary name next to its place and is then renamed.
//! SIGKILL in the few microseconds between the two leaves the complete file under its temporary
//! name.
//!
//! On other systems the file is written under a temporary name next to its place and then renamed.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Seek};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempPath;

/// The maximum number of symbolic links in a row that are followed. Linux has the same limit.
pub(super) const MOST_LINKS: usize = 40;

/// A file that is not complete yet.
pub struct NewFile {
    file: File,
    /// The temporary name; `None` for a file without a name. Dropping it removes the file.
    temporary: Option<TempPath>,
    place: PathBuf,
}

impl NewFile {
    /// Begins a file that will be at this path, or at the target of the path's symbolic links. It
    /// gets the permissions of the file that it will replace.
    ///
    /// # Errors
    /// Returns an error if no file can be created there, or if a file is there that may not be
    /// written.
    pub fn create(path: &Path) -> io::Result<NewFile> {
        let place = followed(path)?;
        let replaced = match fs::metadata(&place) {
            Ok(found) if found.is_dir() => return Err(io::Error::from(ErrorKind::IsADirectory)),
            Ok(found) => {
                // Renaming would replace even a read-only file, so this checks that the file may be
                // written.
                OpenOptions::new().write(true).open(&place)?;
                Some(found)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let folder = folder(&place);
        fs::metadata(folder)?;
        let (file, temporary) = match unnamed(folder) {
            Some(file) => (file, None),
            None => {
                let (file, temporary) = named(folder)?;
                (file, Some(temporary))
            }
        };
        if let Some(replaced) = replaced {
            take_over(&file, &replaced)?;
        }
        Ok(NewFile { file, temporary, place })
    }

    /// Returns the open file, for writing to it.
    pub const fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Returns the temporary name; `None` for a file without a name.
    pub fn temporary(&self) -> Option<&Path> {
        self.temporary.as_deref()
    }

    /// Puts the complete file into its place. Call [`File::sync_all`] before, so that its content
    /// is already on the disk.
    ///
    /// # Errors
    /// Returns an error if the system refuses. Then the earlier file is still there.
    pub fn put(self) -> io::Result<()> {
        let NewFile { mut file, temporary, place } = self;
        let temporary = match temporary {
            Some(temporary) => temporary,
            None if name(&file, &place).is_ok() => return Ok(()),
            None => match with_temporary_name(&file, &place) {
                Ok(temporary) => temporary,
                // As a last resort the content is copied, so that a complete file is never lost.
                Err(_) => copied(&mut file, &place)?,
            },
        };
        replace(temporary, &place)
    }
}

/// Returns the final target of a path, even if there is no file yet.
fn followed(path: &Path) -> io::Result<PathBuf> {
    if let Ok(path) = fs::canonicalize(path) {
        return Ok(path);
    }
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder(&path).join(target),
            Err(_) => return Ok(path),
        }
    }
    // There are too many links. The system call returns the proper error.
    fs::metadata(&path).map(|_| path)
}

/// Returns the folder that contains a path.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".numpre-");
    builder
}

/// Creates a file with a temporary name in this folder.
fn named(folder: &Path) -> io::Result<(File, TempPath)> {
    let mut why = None;
    let made = builder().make_in(folder, |path| {
        // The file has the permissions of any new file, not the stricter ones of a temporary file.
        let made = OpenOptions::new().read(true).write(true).create_new(true).open(path);
        why = made.as_ref().err().and_then(io::Error::raw_os_error);
        made
    });
    // Returns the error of the system. The error of tempfile would mention the temporary name.
    Ok(made.map_err(|error| why.map_or(error, io::Error::from_raw_os_error))?.into_parts())
}

/// Copies the content to a file with a temporary name next to `place`, and syncs it to the disk.
fn copied(file: &mut File, place: &Path) -> io::Result<TempPath> {
    let (mut copy, temporary) = named(folder(place))?;
    file.rewind()?;
    io::copy(file, &mut copy)?;
    take_over(&copy, &file.metadata()?)?;
    copy.sync_all()?;
    Ok(temporary)
}

/// Creates a file without a name. Returns `None` if the system has no such files, or could not name
/// them later.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path) -> Option<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let flags = rustix::fs::OFlags::TMPFILE.bits().cast_signed();
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .mode(0o666)
        .custom_flags(flags)
        .open(folder)
        .ok()?;
    fs::metadata(open_file(&file)).is_ok().then_some(file)
}

/// Gives a file without a name its final name. Fails if that name is taken.
#[cfg(target_os = "linux")]
fn name(file: &File, place: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};
    Ok(linkat(CWD, open_file(file), CWD, place, AtFlags::SYMLINK_FOLLOW)?)
}

/// Returns the path by which Linux reaches an open file.
#[cfg(target_os = "linux")]
fn open_file(file: &File) -> PathBuf {
    use std::os::fd::AsRawFd;
    PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()))
}

#[cfg(not(target_os = "linux"))]
const fn unnamed(_: &Path) -> Option<File> {
    None
}

#[cfg(not(target_os = "linux"))]
fn name(_: &File, _: &Path) -> io::Result<()> {
    Err(io::Error::from(ErrorKind::Unsupported))
}

/// Gives a file without a name a temporary name next to its place.
fn with_temporary_name(file: &File, place: &Path) -> io::Result<TempPath> {
    Ok(builder().make_in(folder(place), |temporary| name(file, temporary))?.into_temp_path())
}

/// Gives a file the owner and the permissions of another. Usually only a privileged user may change
/// the owner; if the change fails, the owner stays.
#[cfg(unix)]
fn take_over(file: &File, other: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let own = file.metadata()?;
    if (own.uid(), own.gid()) != (other.uid(), other.gid()) {
        let _ = fchown(file, Some(other.uid()), Some(other.gid()));
    }
    let (mode, wanted) = (own.permissions().mode() & 0o777, other.permissions().mode() & 0o777);
    // Some file systems have no permissions, so they are set only if they differ.
    if mode == wanted { Ok(()) } else { file.set_permissions(fs::Permissions::from_mode(wanted)) }
}

#[cfg(not(unix))]
fn take_over(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// How long renaming is retried while another program has the file open. Virus scanners and
/// indexers close it within that time.
const PATIENCE: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(20);

/// Renames a complete file to its final name. An earlier file of that name is replaced.
///
/// Windows refuses this while another program has one of the two files open, so the call is
/// repeated for up to a second.
///
/// # Errors
/// Returns an error if the system refuses. Then the new file is removed, and the earlier file is
/// unchanged.
pub fn replace(new: TempPath, place: &Path) -> io::Result<()> {
    let begun = Instant::now();
    // `fs::rename` is used instead of tempfile's `persist`, because on Windows it also replaces a
    // file that another program has open and lets others rename.
    while let Err(error) = fs::rename(&new, place) {
        if !may_be_held(&error) || begun.elapsed() > PATIENCE {
            return Err(error);
        }
        thread::sleep(PAUSE);
    }
    // The temporary name no longer exists. On Windows `keep` reports that as an error, which is
    // ignored.
    drop(new.keep());
    Ok(())
}

/// Returns whether the error may mean that another program has the file open. Windows also reports
/// that as "access denied".
fn may_be_held(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    cfg!(windows) && matches!(error.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::os::unix::fs::{PermissionsExt, symlink};

    /// Creates a file for this place with this text. With `has_name` it has a temporary name until
    /// it is complete, even on Linux.
    fn written(place: &Path, text: &str, has_name: bool) -> NewFile {
        let mut new = NewFile::create(place).unwrap();
        if has_name && new.temporary.is_none() {
            let (file, temporary) = named(folder(&new.place)).unwrap();
            take_over(&file, &new.file.metadata().unwrap()).unwrap();
            (new.file, new.temporary) = (file, Some(temporary));
        }
        new.file().write_all(text.as_bytes()).unwrap();
        new
    }

    fn names(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_appears_when_it_is_put_into_place_and_not_before() {
        for has_name in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let place = folder.path().join("out");
            let new = written(&place, "one", has_name);
            assert!(!place.exists());
            new.put().unwrap();
            assert_eq!(fs::read_to_string(&place).unwrap(), "one");
            fs::set_permissions(&place, fs::Permissions::from_mode(0o606)).unwrap();
            let new = written(&place, "two", has_name);
            assert_eq!(fs::read_to_string(&place).unwrap(), "one");
            new.put().unwrap();
            assert_eq!(fs::read_to_string(&place).unwrap(), "two");
            assert_eq!(fs::metadata(&place).unwrap().permissions().mode() & 0o777, 0o606);
            drop(written(&place, "three", has_name));
            assert_eq!(
                (names(folder.path()), fs::read_to_string(&place).unwrap()),
                (vec!["out".into()], "two".into())
            );
        }
    }

    #[test]
    fn a_file_that_the_system_cannot_name_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("out");
        let mut new = written(&place, "one", false);
        copied(new.file(), &place).unwrap().persist(&place).unwrap();
        assert_eq!(
            (names(folder.path()), fs::read_to_string(&place).unwrap()),
            (vec!["out".into()], "one".into())
        );
    }

    #[test]
    fn links_are_followed_also_to_where_nothing_is() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("sub")).unwrap();
        let (link, second) = (folder.path().join("link"), folder.path().join("sub/second"));
        symlink("sub/second", &link).unwrap();
        symlink("../target", &second).unwrap();
        for text in ["one", "two"] {
            written(&link, text, false).put().unwrap();
            assert!(link.is_symlink() && second.is_symlink());
            assert_eq!(fs::read_to_string(folder.path().join("target")).unwrap(), text);
        }
        let (one, other) = (folder.path().join("one"), folder.path().join("other"));
        symlink("one", &other).unwrap();
        symlink("other", &one).unwrap();
        assert!(NewFile::create(&one).is_err());
        assert_eq!(names(folder.path()), ["link", "one", "other", "sub", "target"]);
    }

    #[test]
    fn errors_do_not_mention_the_temporary_name() {
        let folder = tempfile::tempdir().unwrap();
        let missing = NewFile::create(&folder.path().join("missing/out")).err().unwrap();
        assert!(missing.raw_os_error().is_some(), "{missing}");
        let missing = named(&folder.path().join("missing")).err().unwrap();
        assert!(!missing.to_string().contains(".numpre-"), "{missing}");
    }
}
