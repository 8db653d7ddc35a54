//! `--encoding`: how the bytes of the input become text.

use clap::builder::PossibleValue;

/// How the bytes of the input become text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EncodingChoice {
    /// UTF-8, unless the bytes show another encoding.
    #[default]
    Auto,
    Utf8,
    ShiftJis,
    EucJp,
    Iso2022Jp,
    Utf16Le,
    Utf16Be,
    Windows1252,
}

impl clap::ValueEnum for EncodingChoice {
    fn value_variants<'a>() -> &'a [EncodingChoice] {
        use EncodingChoice::{
            Auto, EucJp, Iso2022Jp, ShiftJis, Utf8, Utf16Be, Utf16Le, Windows1252,
        };
        &[Auto, Utf8, ShiftJis, EucJp, Iso2022Jp, Utf16Le, Utf16Be, Windows1252]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            EncodingChoice::Auto => PossibleValue::new("auto"),
            EncodingChoice::Utf8 => PossibleValue::new("utf-8").alias("utf8"),
            EncodingChoice::ShiftJis => PossibleValue::new("shift_jis").aliases([
                "shift-jis",
                "sjis",
                "cp932",
                "windows-31j",
                "ms932",
            ]),
            EncodingChoice::EucJp => {
                PossibleValue::new("euc-jp").aliases(["euc", "eucjp", "euc_jp"])
            }
            EncodingChoice::Iso2022Jp => PossibleValue::new("iso-2022-jp").alias("jis"),
            EncodingChoice::Utf16Le => {
                PossibleValue::new("utf-16le").aliases(["utf-16", "utf16", "utf16le"])
            }
            EncodingChoice::Utf16Be => PossibleValue::new("utf-16be").alias("utf16be"),
            EncodingChoice::Windows1252 => PossibleValue::new("windows-1252").aliases([
                "cp1252",
                "latin1",
                "latin-1",
                "iso-8859-1",
            ]),
        })
    }
}
