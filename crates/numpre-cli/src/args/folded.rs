//! Help in a language that is written without blanks between its words: clap breaks lines at blanks
//! only.

use crate::terminal::{screen, wrap};
use clap::Command;
use clap::builder::{Resettable, StyledStr};
use std::io::{self, IsTerminal};

/// How far what an option does is set in, where it stands below the option.
const INDENT: usize = 10;

/// The command, and each of its subcommands, with its help broken into lines that fit the screen,
/// what an option does below the option.
pub fn folded(command: Command) -> Command {
    let width = screen::width(io::stdout().is_terminal()).saturating_sub(INDENT);
    let fold = |help: Option<&StyledStr>| {
        Resettable::from(help.map(|help| StyledStr::from(wrap::folded(&help.to_string(), width))))
    };
    let (about, long_about) = (fold(command.get_about()), fold(command.get_long_about()));
    command
        .next_line_help(true)
        .about(about)
        .long_about(long_about)
        .mut_args(|argument| {
            let (help, long_help) = (fold(argument.get_help()), fold(argument.get_long_help()));
            argument.help(help).long_help(long_help)
        })
        .mut_subcommands(folded)
}
