//! Other words for commands, since a misspelling is not the only way to miss a name.

/// Commands with other names that mean exactly the same. These names work.
pub const ALIASES: [(&str, &[&str]); 2] =
    [("generate", &["create", "new", "make"]), ("rate", &["rank", "grade"])];

/// Words for what a command does, with an option or only nearly. They are suggested and do not work
/// by themselves.
const SUGGESTIONS: [(&str, &[&str]); 13] = [
    ("solve", &["answer", "solution", "run"]),
    ("check", &["test", "unique", "validate"]),
    ("check --limit N", &["count"]),
    ("rate", &["difficulty", "level"]),
    ("explain", &["step", "steps", "why"]),
    ("hint", &["next", "tip"]),
    ("draw", &["print", "paint", "picture", "image", "svg"]),
    ("generate", &["random"]),
    ("convert --to", &["export", "format", "transform", "translate"]),
    ("convert --shuffle", &["shuffle", "scramble"]),
    ("convert --canonical", &["canonical", "normalise", "normalize"]),
    ("bench", &["benchmark", "speed", "time"]),
    ("serve", &["play", "web", "server", "gui"]),
];

/// The command, perhaps with an option, that somebody who typed this word may mean.
pub fn suggestion(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    SUGGESTIONS
        .into_iter()
        .find(|(_, words)| words.contains(&word.as_str()))
        .map(|(command, _)| command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_word_leads_to_one_command_that_exists() {
        let command = crate::commands::command();
        let names: HashSet<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        let mut seen = HashSet::new();
        for (suggested, words) in ALIASES.into_iter().chain(SUGGESTIONS) {
            let (name, option) = suggested.split_once(" --").unwrap_or((suggested, ""));
            let found = command.find_subcommand(name).unwrap_or_else(|| panic!("{name}"));
            let option = option.split(' ').next().filter(|option| !option.is_empty());
            let has_option = option
                .is_none_or(|it| found.get_arguments().any(|known| known.get_long() == Some(it)));
            assert!(has_option, "{suggested}");
            for word in words {
                assert!(!names.contains(word) && seen.insert(word), "{word}");
            }
        }
    }
}
