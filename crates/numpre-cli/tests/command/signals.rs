//! Sending of signals to a run.

use std::fs;
use std::process::{Child, Command};

/// Sends the signal with this name.
pub fn send(signal: &str, child: &Child) {
    let sent = Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
    assert!(sent.unwrap().success());
}

/// Returns the signals that end the command. If the tests run under nohup, the signal for the end
/// of the session is ignored, also in all processes that they start.
pub fn effective(signals: &[(&'static str, i32)]) -> Vec<(&'static str, i32)> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored =
        status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or_default().trim();
    let is_hup_ignored = u64::from_str_radix(ignored, 16).unwrap_or(0) & 1 == 1;
    if is_hup_ignored {
        eprintln!("skipped: HUP, which is ignored here");
    }
    signals.iter().copied().filter(|(name, _)| !(is_hup_ignored && *name == "HUP")).collect()
}
