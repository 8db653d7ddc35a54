//! Differences between operating systems: closed pipes, and names of devices.

use std::io::{self, ErrorKind};
use std::path::{Component, Path, Prefix};

/// The error ERROR_PIPE_NOT_CONNECTED of Windows: the other end of the pipe was closed. The
/// standard library has a kind for the two other errors of closed pipes, but not for this one.
const PIPE_NOT_CONNECTED: i32 = 233;

/// Returns whether a write failed because the program that reads the output has ended.
pub fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == ErrorKind::BrokenPipe
        || (cfg!(windows) && error.raw_os_error() == Some(PIPE_NOT_CONNECTED))
}

/// Returns whether Windows opens a device under this name: `NUL`, `con`, `C:\folder\COM1`,
/// `\\.\pipe\name`.
///
/// Such a device can be opened for writing, but its metadata cannot be read, and it cannot be
/// replaced. Since Windows 11, names with an extension, such as `nul.txt`, are files.
pub fn is_device(path: &Path) -> bool {
    cfg!(windows)
        && (has_device_prefix(path)
            || path.file_name().is_some_and(|name| names_device(&name.to_string_lossy())))
}

/// Returns whether the path begins with `\\.\`, the folder of all devices.
fn has_device_prefix(path: &Path) -> bool {
    let Some(Component::Prefix(prefix)) = path.components().next() else { return false };
    matches!(prefix.kind(), Prefix::DeviceNS(_))
}

fn names_device(name: &str) -> bool {
    let name = name.trim_end_matches([' ', ':']).to_ascii_uppercase();
    let is_numbered = |port: &str| {
        let number = name.strip_prefix(port).unwrap_or_default();
        number.len() == 1 && number.ends_with(|digit: char| digit.is_ascii_digit())
    };
    matches!(name.as_str(), "NUL" | "CON" | "PRN" | "AUX" | "CONIN$" | "CONOUT$")
        || is_numbered("COM")
        || is_numbered("LPT")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_names_are_devices_and_longer_ones_are_files() {
        for name in ["NUL", "nul", "Con", "PRN", "aux", "COM1", "lpt9", "CONOUT$", "NUL:", "nul "] {
            assert!(names_device(name), "{name}");
        }
        for name in ["", "NULL", "null", "nul.txt", "COM", "COM12", "COMx", "out.txt", "LPT"] {
            assert!(!names_device(name), "{name}");
        }
        assert_eq!(is_device(Path::new("NUL")), cfg!(windows));
    }
}
