//! Reads a configuration. Its parts are read by the module [`parts`].

use super::error::{ConfigError, ConfigErrorKind, Expected};
use super::files::files;
use super::model::{
    Cells, Columns, Config, Extra, FORMAT, Layout, Output, SplitRule, StepColumn, Unique,
};
use super::source::{Section, Source, Value, is_name};
use super::{keys, parts};
use crate::split::{Shares, SplitBy};
use toml::de::DeTable;

/// Reads a configuration.
pub(super) fn config(text: &str) -> Result<Config, ConfigError> {
    let source = Source(text);
    let document = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        source.error(at, ConfigErrorKind::Syntax { message })
    })?;
    let root = Section::new(source, document.get_ref(), 0, &keys::ROOT)?;
    root.need("format")?.whole(FORMAT, FORMAT)?;
    let name = root.need("name")?.name()?;
    let split = root.or("split", default_split(), |value| split(&value))?;
    let columns = root.or("columns", default_columns(), |value| columns(&value))?;
    let output = root.or("output", default_output(), |value| output(&value))?;
    if !columns.steps.is_empty() && !output.layout.contains(&Layout::Parquet) {
        // The default layout is Parquet, so the file has another one, and the error can point at
        // it.
        let written = root.need("output")?.section(&keys::OUTPUT)?.need("layout")?;
        return Err(written.error(Expected::ParquetForSteps));
    }
    Ok(Config {
        format: FORMAT,
        title: root.or("title", name.clone(), |value| value.text())?,
        name,
        licence: root.or("licence", String::new(), |value| value.text())?,
        seed: root.or("seed", 0, |value| value.whole(0, u64::MAX))?,
        unique: root.or("unique", Unique::Class, |value| value.one_of(&Unique::ALL, &UNIQUE))?,
        part: parts::read(&root.need("part")?, &split.shares)?,
        split,
        exclude: match root.get("exclude") {
            Some(value) => files(&value.section(&keys::EXCLUDE)?.need("files")?)?,
            None => Vec::new(),
        },
        columns,
        output,
    })
}

const UNIQUE: [&str; 3] = [Unique::ALL[0].name(), Unique::ALL[1].name(), Unique::ALL[2].name()];

fn default_split() -> SplitRule {
    let shares = [("train", 0.9), ("validation", 0.05), ("test", 0.05)];
    let shares = Shares::new(shares).expect("the default shares have the sum 1");
    SplitRule { by: SplitBy::GridClass, salt: String::new(), shares }
}

fn split(value: &Value<'_, '_>) -> Result<SplitRule, ConfigError> {
    const NAMES: [&str; 3] =
        [SplitBy::ALL[0].name(), SplitBy::ALL[1].name(), SplitBy::ALL[2].name()];
    let section = value.section(&keys::SPLIT)?;
    let SplitRule { by, salt, shares } = default_split();
    Ok(SplitRule {
        by: section.or("by", by, |value| value.one_of(&SplitBy::ALL, &NAMES))?,
        salt: section.or("salt", salt, |value| salt_of(&value))?,
        shares: section.or("shares", shares, |value| shares_of(&value))?,
    })
}

/// Reads the salt. Refuses a zero byte, because that byte separates the salt from the class in the
/// hash.
fn salt_of(value: &Value<'_, '_>) -> Result<String, ConfigError> {
    value.text().and_then(|salt| {
        if salt.contains('\0') { Err(value.error(Expected::Text)) } else { Ok(salt) }
    })
}

fn shares_of(value: &Value<'_, '_>) -> Result<Shares, ConfigError> {
    let entries = value.entries()?;
    let mut shares = Vec::with_capacity(entries.len());
    for entry in &entries {
        if !is_split_name(entry.key()) {
            return Err(entry.error(Expected::Name));
        }
        shares.push((entry.key(), entry.share()?));
    }
    Shares::new(shares).map_err(|_| value.error(Expected::SumOfOne))
}

/// Returns whether a name consists of letters, digits and `_`, so that other libraries accept it as
/// the name of a split.
fn is_split_name(name: &str) -> bool {
    is_name(name) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

fn default_columns() -> Columns {
    Columns { extra: vec![Extra::Rank, Extra::Clues], steps: Vec::new(), cells: Cells::Text }
}

fn columns(value: &Value<'_, '_>) -> Result<Columns, ConfigError> {
    const EXTRA: [&str; 7] =
        ["rank", "clues", "redundant", "techniques", "class", "grid_class", "calls"];
    const STEPS: [&str; 2] = ["moves", "steps"];
    const CELLS: [&str; 2] = ["text", "uint8"];
    let section = value.section(&keys::COLUMNS)?;
    let Columns { extra, steps, cells } = default_columns();
    let all_steps = [StepColumn::Moves, StepColumn::Steps];
    Ok(Columns {
        extra: section.or("extra", extra, |value| value.names(&Extra::ALL, &EXTRA))?,
        steps: section.or("steps", steps, |value| value.names(&all_steps, &STEPS))?,
        cells: section
            .or("cells", cells, |value| value.one_of(&[Cells::Text, Cells::Uint8], &CELLS))?,
    })
}

fn default_output() -> Output {
    Output { layout: vec![Layout::Parquet], rows: 1_000_000, zstd: 3 }
}

fn output(value: &Value<'_, '_>) -> Result<Output, ConfigError> {
    const LAYOUTS: [&str; 4] = ["parquet", "csv", "npy", "trm"];
    let section = value.section(&keys::OUTPUT)?;
    let Output { layout, rows, zstd } = default_output();
    Ok(Output {
        layout: section.or("layout", layout, |value| {
            let layouts = value.names(&Layout::ALL, &LAYOUTS)?;
            if layouts.is_empty() {
                Err(value.error(Expected::ListOf(&LAYOUTS)))
            } else {
                Ok(layouts)
            }
        })?,
        rows: section.or("rows", rows, |value| value.whole(1, u64::from(u32::MAX)))?,
        zstd: section.or("compression", zstd, |value| compression(&value))?,
    })
}

fn compression(value: &Value<'_, '_>) -> Result<i32, ConfigError> {
    let level = value.as_text().and_then(|text| text.strip_prefix("zstd:"));
    let level = level.and_then(|level| level.parse().ok()).filter(|level| (1..=22).contains(level));
    level.ok_or_else(|| value.error(Expected::Compression))
}
