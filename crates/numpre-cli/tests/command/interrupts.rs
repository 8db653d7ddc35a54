//! Ctrl-C, sent by the tests.

use std::process::{Child, Command};

/// Prepares the command so that Ctrl-C reaches only it.
#[cfg(unix)]
pub fn interruptible(_: &mut Command) -> bool {
    true
}

/// Sends the signal that Ctrl-C sends on a terminal.
#[cfg(unix)]
pub fn interrupt(child: &Child) {
    assert!(
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success()
    );
}

/// The variable with the path of a program that presses Ctrl-C in the console of a process.
/// `tests/windows/test` builds it. Windows has no such program, and the tests may not call
/// functions of the system.
#[cfg(windows)]
const HELPER: &str = "NUMPRE_CTRL_C";

/// Gives the command its own console, so that Ctrl-C reaches only it. Returns `false` and prints a
/// message if the tests have no program that presses Ctrl-C.
#[cfg(windows)]
pub fn interruptible(command: &mut Command) -> bool {
    use std::os::windows::process::CommandExt;
    const CREATE_NEW_CONSOLE: u32 = 0x10;
    command.creation_flags(CREATE_NEW_CONSOLE);
    let has_helper = std::env::var_os(HELPER).is_some();
    if !has_helper {
        eprintln!("skipped: {HELPER} is not set");
    }
    has_helper
}

/// Presses Ctrl-C in the console of the child.
#[cfg(windows)]
pub fn interrupt(child: &Child) {
    let helper = std::env::var_os(HELPER).unwrap();
    assert!(Command::new(helper).arg(child.id().to_string()).status().unwrap().success());
}
