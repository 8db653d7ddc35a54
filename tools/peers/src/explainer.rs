//! Compares `rate --rater se121` with the program whose ratings it computes, or with another rater
//! that prints the same numbers.
//!
//! Sudoku Explainer's command-line program is called like this:
//!
//! ```text
//! cargo run --release -p numpre-peers -- explainer top1465.txt \
//!     java -cp classes diuf.sudoku.test.serate --format=%r/%p/%d --input={}
//! ```

use crate::clock;
use crate::puzzles::read;
use numpre::Grid;
use numpre::rating::SeRater;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The puzzles, and the other program.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A file of puzzles, one on a line. Lines that begin with `#` are comments.
    file: PathBuf,
    /// The other program and its arguments. `{}` becomes the name of a file of the puzzles. For
    /// each of them the program prints a line that begins with ER/EP/ED.
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    program: Vec<String>,
}

/// Rates all puzzles with both, compares the ratings, and prints the speeds and their ratio.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let puzzles = read(&args.file)?;
    let mut rater = SeRater::default();
    let begun = clock::now();
    let ours: Vec<String> = puzzles
        .iter()
        .map(|puzzle| match rater.rate(puzzle) {
            Ok(score) => score.to_string(),
            Err(reason) => reason.to_string(),
        })
        .collect();
    let our_time = clock::now() - begun;
    let (theirs, their_time) = other(args, &puzzles)?;
    if theirs.len() != ours.len() {
        return Err(format!("{} ratings for {} puzzles", theirs.len(), ours.len()));
    }
    let differing = ours.iter().zip(&theirs).filter(|(ours, theirs)| ours != theirs).count();
    let a_second = |time: Duration| puzzles.len() as f64 / time.as_secs_f64();
    println!("{} puzzles, {differing} with other ratings", puzzles.len());
    println!("{:>12.1} per second: numpre, processor time", a_second(our_time));
    println!("{:>12.1} per second: the other program, processor time", a_second(their_time));
    println!("{:>12.1} times as fast", their_time.as_secs_f64() / our_time.as_secs_f64());
    Ok(())
}

/// Returns the ratings by the other program, and the processor time of the process. That includes
/// its start.
fn other(args: &Args, puzzles: &[Grid]) -> Result<(Vec<String>, Duration), String> {
    let name = std::env::temp_dir().join(format!("numpre-peers-{}.txt", std::process::id()));
    let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    std::fs::write(&name, lines).map_err(|error| format!("{}: {error}", name.display()))?;
    let arguments =
        args.program[1..].iter().map(|argument| argument.replace("{}", &name.to_string_lossy()));
    let (begun, before) = (Instant::now(), of_children());
    let output = Command::new(&args.program[0]).args(arguments).stderr(Stdio::inherit()).output();
    let time = match (before, of_children()) {
        (Some(before), Some(after)) => after - before,
        _ => begun.elapsed(),
    };
    std::fs::remove_file(&name).map_err(|error| format!("{}: {error}", name.display()))?;
    let output = output.map_err(|error| format!("{}: {error}", args.program[0]))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let ratings = text.lines().filter(|line| line.contains('/'));
    let first_word = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
    Ok((ratings.map(first_word).collect(), time))
}

/// Returns the processor time of the child processes that have ended: the fields `cutime` and
/// `cstime` of Linux, in hundredths of a second. Returns `None` on other systems.
fn of_children() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The second field, the name, is in brackets and may contain blanks.
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(10 * ticks))
}
