//! Mistakes in a configuration, with their places.

use std::fmt;

/// A mistake in a configuration, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfigError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The kind of mistake.
    pub kind: ConfigErrorKind,
}

/// The kind of mistake in a configuration.
#[derive(Clone, Debug, PartialEq)]
pub enum ConfigErrorKind {
    /// The text is not TOML.
    Syntax {
        /// The message of the parser.
        message: String,
    },
    /// A key that its table does not have.
    UnknownKey {
        /// The key.
        key: String,
        /// The known key that differs from it by the fewest typing mistakes.
        nearest: &'static str,
    },
    /// A key that should be the name of a split, but is not.
    UnknownSplit {
        /// The key.
        key: String,
        /// The split whose name differs from it by the fewest typing mistakes.
        nearest: String,
    },
    /// A required key that is missing. The place is where its table begins.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A value that the key does not accept.
    Value {
        /// The key.
        key: String,
        /// The value as written, shortened.
        found: String,
        /// The expected value.
        expected: Expected,
    },
}

/// A description of the value that was expected.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// Text in quotes.
    Text,
    /// Letters, digits, `-`, `_` and `.`, at most 80.
    Name,
    /// A whole number.
    Whole {
        /// The minimum.
        least: u64,
        /// The maximum.
        most: u64,
    },
    /// `true` or `false`.
    Flag,
    /// A number from 0 to 1.
    Share,
    /// Shares with the sum 1.
    SumOfOne,
    /// A number, or a range: two numbers with `..` between them.
    Range {
        /// The minimum.
        least: u64,
        /// The maximum.
        most: u64,
    },
    /// One of these names.
    OneOf(&'static [&'static str]),
    /// A list of these names, each at most once.
    ListOf(&'static [&'static str]),
    /// A list in square brackets.
    List,
    /// A table in braces or under a heading.
    Table,
    /// A list of file names, or of tables with `path` and `sha256`.
    Files,
    /// A SHA-256: 64 hexadecimal digits.
    Sha256,
    /// A pattern of 81 cells.
    Pattern,
    /// A name that contains each key of `each` in braces, such as `r{rank}`.
    Template {
        /// The keys in braces: `{rank}, {clues}`.
        keys: String,
    },
    /// The key in `each` only: it must be removed from `request`.
    InEachOnly,
    /// A name that no other part has.
    OtherName,
    /// The number 0, because the share of the split is 0, so that no puzzle falls into it.
    ShareForCount,
    /// Either `request` or `files`: a part cannot have keys of both.
    RequestOrFiles,
    /// `zstd:` and a level from 1 to 22.
    Compression,
    /// The layout `parquet`, because only Parquet files have the columns of `steps`.
    ParquetForSteps,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Text => f.write_str("text in quotes"),
            Expected::Name => f.write_str("1 to 80 letters, digits, `-`, `_` or `.`"),
            Expected::Whole { least, most } => write!(f, "a whole number from {least} to {most}"),
            Expected::Flag => f.write_str("true or false"),
            Expected::Share => f.write_str("a number from 0 to 1"),
            Expected::SumOfOne => f.write_str("shares with the sum 1"),
            Expected::Range { least, most } => {
                write!(f, "a number from {least} to {most}, or a range such as \"{least}..{most}\"")
            }
            Expected::OneOf(names) => write!(f, "one of {}", names.join(", ")),
            Expected::ListOf(names) => write!(f, "a list of names among {}", names.join(", ")),
            Expected::List => f.write_str("a list in square brackets"),
            Expected::Table => f.write_str("a table"),
            Expected::Files => {
                f.write_str("a list of file names, or of { path = \"…\", sha256 = \"…\" }")
            }
            Expected::Sha256 => f.write_str("64 hexadecimal digits"),
            Expected::Pattern => f.write_str("a pattern of 81 cells"),
            Expected::Template { keys } => write!(f, "a name that contains {keys}"),
            Expected::InEachOnly => f.write_str("this key in `each` only"),
            Expected::OtherName => f.write_str("a name that no other part has"),
            Expected::ShareForCount => f.write_str("0 for a split whose share is 0"),
            Expected::RequestOrFiles => f.write_str("either `request` or `files`"),
            Expected::Compression => f.write_str("zstd:1 to zstd:22"),
            Expected::ParquetForSteps => {
                f.write_str("the layout parquet, which alone has the columns of `steps`")
            }
        }
    }
}

impl fmt::Display for ConfigErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigErrorKind::Syntax { message } => f.write_str(message),
            ConfigErrorKind::UnknownKey { key, nearest } => {
                write!(f, "unknown key `{key}`; the nearest known key is `{nearest}`")
            }
            ConfigErrorKind::UnknownSplit { key, nearest } => {
                write!(f, "unknown split `{key}`; the nearest split is `{nearest}`")
            }
            ConfigErrorKind::MissingKey { key } => write!(f, "the key `{key}` is missing"),
            ConfigErrorKind::Value { key, found, expected } => {
                write!(f, "`{key}` is {found}; expected {expected}")
            }
        }
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for ConfigError {}
