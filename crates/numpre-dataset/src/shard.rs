//! Files that are either complete or absent, even if runs are killed.
//!
//! ```text
//!   NAME.tmp-HOST-PID   while it is written: a run that is killed leaves only this
//!   NAME                after it is renamed: the file is complete
//!   NAME.json           its receipt: plan, rows, bytes, SHA-256
//! ```
//! The name and the bytes of a file depend only on the plan, so writing it twice gives the same
//! file. A resumed run skips each file that has a matching receipt.

use crate::error::{DatasetError, Result};
use crate::hash::Hasher;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// The text that precedes host and process id in a temporary name.
const TEMPORARY: &str = ".tmp-";

/// The receipt of a file. It proves that the file is complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Receipt {
    /// The hash of the plan.
    pub(crate) plan: String,
    /// The number of rows.
    pub(crate) rows: u64,
    /// The number of bytes.
    pub(crate) bytes: u64,
    /// The SHA-256 of the file.
    pub(crate) sha256: String,
    /// The digest of the rows as text: see [`Digest`](crate::manifest::Digest). Empty for working
    /// files.
    #[serde(default)]
    pub(crate) text: String,
    /// For a shard, the number of indices that were tried.
    #[serde(default)]
    pub(crate) tried: u64,
    /// For a shard, true if the part was given up in it: too many consecutive indices had no
    /// puzzle.
    #[serde(default)]
    pub(crate) gave_up: bool,
}

/// A file that gets its name when it is complete. If it is dropped before [`NewFile::put`], it is
/// removed.
pub(crate) struct NewFile {
    writer: Option<BufWriter<Hashed>>,
    temporary: PathBuf,
    place: PathBuf,
}

/// A file whose bytes are hashed and counted while they are written.
struct Hashed {
    file: File,
    hasher: Hasher,
    bytes: u64,
}

impl Write for Hashed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.hasher.add(&bytes[..written]);
        self.bytes += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl NewFile {
    /// Creates a file under a temporary name in the folder of `place`. Creates the folder if
    /// needed.
    ///
    /// # Errors
    /// [`DatasetError::File`] if the folder or the file cannot be created.
    pub(crate) fn create(place: &Path) -> Result<NewFile> {
        let folder = place.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(DatasetError::writing(folder))?;
        let name = place.file_name().unwrap_or_default().to_string_lossy();
        let temporary = folder.join(format!("{name}{TEMPORARY}{}-{}", host(), std::process::id()));
        let file = File::create(&temporary).map_err(DatasetError::writing(place))?;
        let hashed = Hashed { file, hasher: Hasher::default(), bytes: 0 };
        let writer = Some(BufWriter::with_capacity(1 << 16, hashed));
        Ok(NewFile { writer, temporary, place: place.to_owned() })
    }

    /// Gives the complete file its name, and returns its length and SHA-256.
    ///
    /// # Errors
    /// [`DatasetError::File`] if the file cannot be completed, for example because the disk is
    /// full. An older file with the same name then remains as it was.
    pub(crate) fn put(mut self) -> Result<Put> {
        let put = |writer: BufWriter<Hashed>| {
            let hashed = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
            hashed.file.sync_all()?;
            fs::rename(&self.temporary, &self.place)?;
            Ok(Put { bytes: hashed.bytes, sha256: hashed.hasher.hex() })
        };
        match self.writer.take() {
            Some(writer) => put(writer).map_err(|error| {
                let _ = fs::remove_file(&self.temporary);
                DatasetError::writing(&self.place)(error)
            }),
            None => Err(DatasetError::writing(&self.place)(io::ErrorKind::BrokenPipe.into())),
        }
    }

    /// Returns the path that the file will have.
    pub(crate) fn place(&self) -> &Path {
        &self.place
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.as_mut().map_or(Err(io::ErrorKind::BrokenPipe.into()), |file| file.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            // If removing fails, too, the next run removes the file.
            let _ = fs::remove_file(&self.temporary);
        }
    }
}

/// The length and hash of a complete file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Put {
    /// The number of bytes.
    pub(crate) bytes: u64,
    /// The SHA-256.
    pub(crate) sha256: String,
}

/// Writes a small file in one call.
///
/// # Errors
/// [`DatasetError::File`] if the file cannot be written.
pub(crate) fn write(place: &Path, bytes: &[u8]) -> Result<Put> {
    let mut file = NewFile::create(place)?;
    file.write_all(bytes).map_err(DatasetError::writing(place))?;
    file.put()
}

/// Returns the path of the receipt that is named after `place`: `NAME.json` for `NAME`.
fn receipt_of(place: &Path) -> PathBuf {
    let mut name = place.file_name().unwrap_or_default().to_owned();
    name.push(".json");
    place.with_file_name(name)
}

/// Writes the receipt of a file. `place` is the path that the receipt is named after.
///
/// # Errors
/// [`DatasetError::File`] if the receipt cannot be written.
pub(crate) fn sign(place: &Path, receipt: &Receipt) -> Result<()> {
    let json = serde_json::to_vec(receipt).unwrap_or_default();
    write(&receipt_of(place), &json).map(drop)
}

/// Returns the receipt that is named after `place`. Returns `None` if it is missing or of another
/// plan, or if the file at `file` does not have its length and SHA-256.
pub(crate) fn matching(place: &Path, file: &Path, plan: &str) -> Option<Receipt> {
    let receipt: Receipt = serde_json::from_slice(&fs::read(receipt_of(place)).ok()?).ok()?;
    let is_sound = receipt.plan == plan
        && fs::metadata(file).ok()?.len() == receipt.bytes
        && digest_of(file).ok()?.1 == receipt.sha256;
    is_sound.then_some(receipt)
}

/// Returns the length and the SHA-256 of a file.
///
/// # Errors
/// [`DatasetError::File`] if it cannot be read.
pub(crate) fn digest_of(path: &Path) -> Result<(u64, String)> {
    let mut file = File::open(path).map_err(DatasetError::reading(path))?;
    let (mut hasher, mut bytes, mut buffer) = (Hasher::default(), 0, vec![0; 1 << 16]);
    loop {
        match file.read(&mut buffer) {
            Ok(0) => return Ok((bytes, hasher.hex())),
            Ok(read) => {
                hasher.add(&buffer[..read]);
                bytes += read as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(DatasetError::reading(path)(error)),
        }
    }
}

/// Removes temporary files that earlier runs have left in a folder and its subfolders. Keeps the
/// files of other processes that are running on this machine. Removes all files of other machines.
///
/// # Errors
/// [`DatasetError::File`] if the folder cannot be read or a file cannot be removed.
pub(crate) fn sweep(folder: &Path) -> Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries.map_err(DatasetError::reading(folder))?,
    };
    for entry in entries {
        let entry = entry.map_err(DatasetError::reading(folder))?;
        let path = entry.path();
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            sweep(&path)?;
        } else if is_left_over(&entry.file_name().to_string_lossy()) {
            fs::remove_file(&path).map_err(DatasetError::writing(&path))?;
        }
    }
    Ok(())
}

/// Returns whether a file with this name is a temporary file that [`sweep`] removes. A file with
/// the id of this process is from an earlier process with the same id.
fn is_left_over(name: &str) -> bool {
    let Some((_, owner)) = name.rsplit_once(TEMPORARY) else { return false };
    let Some((on, process)) = owner.rsplit_once('-') else { return false };
    on != host() || process == std::process::id().to_string() || !runs(process)
}

/// Returns whether a process is running. Always returns false on systems without `/proc`.
fn runs(process: &str) -> bool {
    Path::new("/proc/self").exists() && Path::new("/proc").join(process).exists()
}

/// Returns the name of this machine, reduced to at most 32 ASCII letters and digits, or `host` if
/// nothing is left of it.
fn host() -> String {
    let name = fs::read_to_string("/proc/sys/kernel/hostname")
        .ok()
        .or_else(|| std::env::var("COMPUTERNAME").ok())
        .or_else(|| std::env::var("HOSTNAME").ok())
        .unwrap_or_default();
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).take(32).collect();
    if name.is_empty() { "host".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn receipt(put: &Put) -> Receipt {
        Receipt {
            plan: "p".to_owned(),
            rows: 1,
            bytes: put.bytes,
            sha256: put.sha256.clone(),
            text: String::new(),
            tried: 0,
            gave_up: false,
        }
    }

    #[test]
    fn a_file_has_its_name_only_when_it_is_complete() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("deep/er/file");
        let mut file = NewFile::create(&place).unwrap();
        file.write_all(b"abc").unwrap();
        assert!(!place.exists());
        let put = file.put().unwrap();
        assert_eq!(fs::read(&place).unwrap(), b"abc");
        assert_eq!((put.bytes, put.sha256.clone()), digest_of(&place).unwrap());
        drop(NewFile::create(&folder.path().join("deep/er/other")).unwrap());
        assert_eq!(fs::read_dir(folder.path().join("deep/er")).unwrap().count(), 1);
    }

    #[test]
    fn only_a_sound_file_matches_its_receipt() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        let put = write(&place, b"abc").unwrap();
        assert_eq!(matching(&place, &place, "p"), None);
        sign(&place, &receipt(&put)).unwrap();
        assert_eq!(matching(&place, &place, "p"), Some(receipt(&put)));
        assert_eq!(matching(&place, &place, "q"), None);
        fs::write(&place, b"abd").unwrap();
        assert_eq!(matching(&place, &place, "p"), None);
        fs::write(&place, b"abcd").unwrap();
        assert_eq!(matching(&place, &place, "p"), None);
        fs::remove_file(&place).unwrap();
        assert_eq!(matching(&place, &place, "p"), None);
    }

    #[test]
    fn temporary_files_of_ended_processes_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("deep");
        fs::create_dir(&deep).unwrap();
        let ended = deep.join(format!("a{TEMPORARY}{}-4194999", host()));
        let other = deep.join(format!("a{TEMPORARY}elsewhere-7"));
        let kept = deep.join("a");
        for path in [&ended, &other, &kept] {
            fs::write(path, b"x").unwrap();
        }
        sweep(folder.path()).unwrap();
        assert_eq!([&ended, &other, &kept].map(|path| path.exists()), [false, false, true]);
        sweep(&folder.path().join("nowhere")).unwrap();
    }
}
