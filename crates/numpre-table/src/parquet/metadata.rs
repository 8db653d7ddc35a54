//! What a file says about itself.

use crate::class_id::CLASS_VERSION;
use ::parquet::file::metadata::KeyValue;

/// The version of the columns, which files carry as `numpre.format`. It changes when a column gets
/// another meaning or type.
pub const FORMAT_VERSION: &str = "1";

/// What a file says about itself, as named texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The version of numpre that writes the file.
    pub version: String,
    /// The techniques of explanations and counts: `s4`, `player`.
    pub ladder: String,
    /// The command and its options as a JSON object, the seed included.
    pub command: String,
}

impl Metadata {
    /// Returns the names and texts, in the order in which they are written.
    pub fn entries(&self) -> [(&'static str, &str); 6] {
        [
            ("numpre.format", FORMAT_VERSION),
            ("numpre.ranks", "s4"),
            ("numpre.class", CLASS_VERSION),
            ("numpre.version", &self.version),
            ("numpre.ladder", &self.ladder),
            ("numpre.command", &self.command),
        ]
    }

    /// Returns them as the library writes them.
    pub(super) fn key_values(&self) -> Vec<KeyValue> {
        let entry = |(name, text): (&str, &str)| KeyValue::new(name.to_owned(), text.to_owned());
        self.entries().into_iter().map(entry).collect()
    }
}
