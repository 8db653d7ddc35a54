//! The reasons why a solver cannot be loaded.

use crate::LIBRARY;
use std::fmt;
use std::path::PathBuf;

/// The reason why a solver could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// The environment names no library.
    NotNamed,
    /// The file is not a library that can be loaded.
    Library(PathBuf, libloading::Error),
    /// The library has no such function.
    Function(String, libloading::Error),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotNamed => {
                write!(f, "{LIBRARY} is not set; expected the file of a shared library")
            }
            LoadError::Library(file, error) => {
                write!(f, "{}: cannot be loaded: {error}", file.display())
            }
            LoadError::Function(name, error) => {
                write!(f, "the library has no function {name}: {error}")
            }
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LoadError::NotNamed => None,
            LoadError::Library(_, error) | LoadError::Function(_, error) => Some(error),
        }
    }
}
