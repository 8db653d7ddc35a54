//! `numpre dataset score`: compares answers with the solutions of a data set.

use super::fault;
use super::written::write;
use crate::exit::{Exit, Failure};
use crate::run::Session;
use numpre_dataset::score::{Protocol, Score, Scores};
use numpre_text::Texts;
use std::path::Path;

/// Scores answers. Prints a line for all puzzles, and one for each rank and each number of clues.
pub(super) fn score(
    folder: &Path,
    predictions: &Path,
    protocol: Protocol,
    session: &Session,
) -> Result<Exit, Failure> {
    let scores = numpre_dataset::score::score(folder, predictions, protocol)
        .map_err(|error| fault::failure(&error, folder, session))?;
    write(session, &scores, || lines(&scores, &session.texts))?;
    Ok(Exit::Holds)
}

fn lines(scores: &Scores, texts: &Texts) -> String {
    let heads = [
        "score-head",
        "score-head-puzzles",
        "score-head-exact",
        "score-head-margin",
        "score-head-blanks",
        "score-head-changed",
        "score-head-missing",
    ];
    let mut text = heads.map(|head| texts.word(head)).join("\t") + "\n";
    let mut line = |name: String, score: &Score| {
        text += &format!(
            "{name}\t{}\t{:.2}%\t±{:.2}\t{:.2}%\t{}\t{}\n",
            score.puzzles,
            100.0 * score.exact_share(),
            100.0 * score.margin(),
            100.0 * score.blank_share(),
            score.givens_changed,
            score.missing
        );
    };
    line(texts.word("dataset-head-all"), &scores.all);
    for (rank, score) in &scores.by_rank {
        line(texts.say("score-rank", &[("rank", u64::from(*rank).into())]), score);
    }
    for (clues, score) in &scores.by_clues {
        line(texts.say("score-clues", &[("clues", (*clues as u64).into())]), score);
    }
    if scores.unused > 0 {
        text += &texts.say("score-unused", &[("count", scores.unused.into())]);
        text.push('\n');
    }
    text
}
