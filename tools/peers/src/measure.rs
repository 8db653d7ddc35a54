//! The options of every comparison.

/// The options for measuring and printing.
#[derive(clap::Args, Debug)]
pub(crate) struct Measure {
    /// The number of rounds. The median counts.
    #[arg(long, default_value_t = 21, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Print the table as Markdown.
    #[arg(long)]
    pub(crate) markdown: bool,
}
