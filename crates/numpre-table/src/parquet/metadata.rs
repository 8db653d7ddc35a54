//! The metadata that numpre writes into a Parquet file.

use crate::class_id::CLASS_VERSION;
use ::parquet::file::metadata::KeyValue;

/// The version of the columns. Its key in files is `numpre.format`. It changes when the
/// meaning or the type of a column changes.
pub const FORMAT_VERSION: &str = "1";

/// The metadata of a file. Readers see it as the names and texts of [`Metadata::entries`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The version of the numpre that writes the file.
    pub version: String,
    /// The ladder of techniques that explanations and technique counts use: `s4` or `player`.
    pub ladder: String,
    /// The command and its options, with the seed, as a JSON object.
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

    /// Returns the entries as values of the crate `parquet`.
    pub(super) fn key_values(&self) -> Vec<KeyValue> {
        let entry = |(name, text): (&str, &str)| KeyValue::new(name.to_owned(), text.to_owned());
        self.entries().into_iter().map(entry).collect()
    }
}
