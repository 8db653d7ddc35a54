//! The configuration of a data set: the contents of its TOML file, with all defaults filled in.
//!
//! ```toml
//! format = 1
//! name = "small"
//! seed = 7
//! [[part]]
//! name = "r{rank}"
//! each = { rank = "1..3" }
//! request = { symmetry = "none" }
//! count = { train = 90, validation = 5, test = 5 }
//! ```

mod error;
mod files;
mod keys;
mod model;
mod parts;
mod read;
mod source;

pub use error::{ConfigError, ConfigErrorKind, Expected};
pub use model::{
    Cells, Columns, Config, Extra, FileRef, FilesRule, Layout, Origin, Output, Part, RequestRule,
    SplitRule, StepColumn, Unique,
};

impl Config {
    /// Reads a configuration from TOML.
    ///
    /// ```
    /// use numpre_dataset::Config;
    ///
    /// let wrong = "format = 1\nname = \"x\"\nsed = 1\n";
    /// let error = Config::from_toml(wrong).expect_err("there is no key `sed`");
    /// let expected = "line 3, column 1: unknown key `sed`; the nearest known key is `seed`";
    /// assert_eq!(error.to_string(), expected);
    /// ```
    ///
    /// # Errors
    /// [`ConfigError`] for a mistake, with its line and column. Only one mistake is reported.
    pub fn from_toml(text: &str) -> Result<Config, ConfigError> {
        read::config(text)
    }
}
