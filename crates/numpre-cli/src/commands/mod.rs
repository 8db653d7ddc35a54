//! The subcommands: one file and one row of [`ALL`] for each.

mod bench;
mod check;
mod convert;
mod draw;
mod explain;
mod generate;
mod grid;
mod hint;
mod hypothesis;
mod manual;
mod rate;
mod serve;
mod solve;
mod subcommand;
mod verify;

use crate::args::{ALIASES, Global, takes_a_name};
use clap::{Arg, Args, Command};
pub use subcommand::Row;
use subcommand::row;

/// All subcommands, in the order of the help.
pub const ALL: &[Row] = &[
    row::<solve::Solve>(),
    row::<check::Check>(),
    row::<verify::Verify>(),
    row::<rate::Rate>(),
    row::<explain::Explain>(),
    row::<hint::Hint>(),
    row::<draw::Draw>(),
    row::<generate::Generate>(),
    row::<grid::Grid>(),
    row::<convert::Convert>(),
    row::<hypothesis::Hypothesis>(),
    row::<bench::Bench>(),
    row::<serve::Serve>(),
    row::<manual::Completions>(),
    row::<manual::Man>(),
    row::<manual::Help>(),
];

/// The whole command line, without help.
pub fn command() -> Command {
    let (command, shared) = above_all();
    command.subcommands(
        ALL.iter().map(|row| row.unused.iter().fold(own(row), |own, id| without(own, id, &shared))),
    )
}

/// Returns the command line for the completions of shells. They ignore that an option is hidden, so
/// each subcommand has only the options that it takes.
pub fn completed() -> Command {
    let (command, shared) = above_all();
    let taken = |row: &Row| {
        let is_taken = |option: &&Arg| !row.unused.contains(&option.get_id().as_str());
        let own = own(row);
        let shared = shared.iter().filter(is_taken).map(|shared| shared.clone().global(false));
        // No option can be taken away from a command, so this is a new one.
        named(row).args(own.get_arguments().filter(is_taken)).args(shared)
    };
    command.mut_args(|shared| shared.global(false)).subcommands(ALL.iter().map(taken))
}

/// The command without its subcommands, and the options that all of them have.
fn above_all() -> (Command, Vec<Arg>) {
    let command = Command::new("numpre")
        // Not "numpre.exe", which is the name of the file on Windows.
        .bin_name("numpre")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        // An option that occurs several times has its last value, because an alias may contain
        // options.
        .args_override_self(true)
        .max_term_width(100);
    let command = without_about(Global::augment_args(command)).mut_args(with_negative);
    let shared = command.get_arguments().cloned().collect();
    (command, shared)
}

/// Returns a subcommand with its other names and its own options.
fn own(row: &Row) -> Command {
    without_about((row.options)(named(row))).mut_args(with_negative)
}

/// Returns a subcommand with its other names and no options.
fn named(row: &Row) -> Command {
    let aliases =
        ALIASES.into_iter().filter(|(name, _)| *name == row.name).flat_map(|(_, aliases)| aliases);
    Command::new(row.name).aliases(aliases.copied())
}

/// Leaves an option out of the help of a subcommand. It is still read, so that the message can name
/// the option. Only its other names are free: `--format` of `convert` is an option of its own.
fn without(subcommand: Command, id: &str, shared: &[Arg]) -> Command {
    if subcommand.get_arguments().any(|own| own.get_id() == id) {
        return subcommand.mut_arg(id, |own| own.hide(true));
    }
    // An option of its own is not replaced by that of all commands.
    let shared = shared.iter().find(|shared| shared.get_id() == id);
    subcommand.args(shared.map(|shared| shared.clone().alias(None).short_alias(None).hide(true)))
}

/// Removes the text that clap takes from doc comments, which are for programmers.
fn without_about(command: Command) -> Command {
    command.about(None::<&str>).long_about(None::<&str>)
}

/// Accepts values such as `-1`, so that the error names the value that was expected. But after an
/// option for a name, `--lang` is the next option.
fn with_negative(argument: Arg) -> Arg {
    let takes_any = argument.get_action().takes_values()
        && !argument.is_positional()
        && !takes_a_name(&argument);
    if takes_any { argument.allow_hyphen_values(true) } else { argument }
}
