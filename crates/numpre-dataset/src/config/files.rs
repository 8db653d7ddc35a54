//! Reads lists of files.

use super::error::{ConfigError, Expected};
use super::keys;
use super::model::FileRef;
use super::source::Value;
use std::path::PathBuf;

/// Reads a list of files, each a name or a table with `path` and `sha256`.
pub(super) fn files(value: &Value<'_, '_>) -> Result<Vec<FileRef>, ConfigError> {
    let items = value.list().map_err(|_| value.error(Expected::Files))?;
    items.iter().map(file).collect()
}

fn file(value: &Value<'_, '_>) -> Result<FileRef, ConfigError> {
    if !value.is_table() {
        let path = value.as_text().filter(|path| !path.is_empty());
        let path = path.ok_or_else(|| value.error(Expected::Files))?;
        return Ok(FileRef { path: PathBuf::from(path), sha256: None });
    }
    let section = value.section(&keys::FILE)?;
    let path = section.need("path")?;
    let sha256 = section.or("sha256", None, |value| {
        let text = value.text()?.to_lowercase();
        match crate::hash::from_hex::<32>(&text) {
            Some(_) => Ok(Some(text)),
            None => Err(value.error(Expected::Sha256)),
        }
    })?;
    Ok(FileRef { path: PathBuf::from(path.text()?), sha256 })
}
