//! The subcommands: one file and one row of [`ALL`] for each.

mod bench;
mod check;
mod convert;
mod dataset;
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
    row::<dataset::Dataset>(),
    row::<hypothesis::Hypothesis>(),
    row::<bench::Bench>(),
    row::<serve::Serve>(),
    row::<manual::Completions>(),
    row::<manual::Man>(),
    row::<manual::Help>(),
];

/// Returns the whole command line, without help.
pub fn command() -> Command {
    let (command, shared) = without_subcommands();
    command.subcommands(
        ALL.iter().map(|row| row.unused.iter().fold(own(row), |own, id| without(own, id, &shared))),
    )
}

/// Returns the command line for the completions of shells. Completions would also offer hidden
/// options, so here each subcommand has only the options that it uses.
pub fn completed() -> Command {
    let (command, shared) = without_subcommands();
    let taken = |row: &Row| {
        let is_taken = |option: &&Arg| !row.unused.contains(&option.get_id().as_str());
        let own = own(row);
        let shared = shared.iter().filter(is_taken).map(|shared| shared.clone().global(false));
        // An option cannot be removed from a command, so this builds a new one.
        named(row).args(own.get_arguments().filter(is_taken)).args(shared)
    };
    command.mut_args(|shared| shared.global(false)).subcommands(ALL.iter().map(taken))
}

/// Returns the command without its subcommands, and the options that all subcommands share.
fn without_subcommands() -> (Command, Vec<Arg>) {
    let command = Command::new("numpre")
        // Without this, Windows would show the name of the file, "numpre.exe".
        .bin_name("numpre")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        // If an option occurs several times, its last value counts. This lets a user override the
        // options in a shell alias.
        .args_override_self(true)
        .max_term_width(100);
    let command = without_about(Global::augment_args(command)).mut_args(with_negative);
    let shared = command.get_arguments().cloned().collect();
    (command, shared)
}

/// Returns a subcommand with its aliases and its own options.
fn own(row: &Row) -> Command {
    without_about((row.options)(named(row))).mut_args(with_negative)
}

/// Returns a subcommand with its aliases and no options.
fn named(row: &Row) -> Command {
    let aliases =
        ALIASES.into_iter().filter(|(name, _)| *name == row.name).flat_map(|(_, aliases)| aliases);
    Command::new(row.name).aliases(aliases.copied())
}

/// Hides an option that a subcommand does not use. It is still accepted, so that the message about
/// it can name it. But its aliases become free: `convert` has its own `--format`.
fn without(subcommand: Command, id: &str, shared: &[Arg]) -> Command {
    if subcommand.get_arguments().any(|own| own.get_id() == id) {
        return subcommand.mut_arg(id, |own| own.hide(true));
    }
    // If the subcommand has its own option of this name, that option stays as it is.
    let shared = shared.iter().find(|shared| shared.get_id() == id);
    subcommand.args(shared.map(|shared| shared.clone().alias(None).short_alias(None).hide(true)))
}

/// Removes the help that clap takes from doc comments, because these are for programmers.
fn without_about(command: Command) -> Command {
    command.about(None::<&str>).long_about(None::<&str>)
}

/// Accepts values such as `-1`, so that the error can name the value that was expected. An option
/// for a file name does not: there `--lang` is the next option.
fn with_negative(argument: Arg) -> Arg {
    let takes_any = argument.get_action().takes_values()
        && !argument.is_positional()
        && !takes_a_name(&argument);
    if takes_any { argument.allow_hyphen_values(true) } else { argument }
}
