//! Reads the parts of a configuration. A part with `each` becomes one part per combination of
//! values.

use super::error::{ConfigError, Expected};
use super::files::files;
use super::keys;
use super::model::{FilesRule, Origin, Part, RequestRule};
use super::source::{Section, Value, is_name};
use crate::split::Shares;
use numpre::Symmetry;

const SYMMETRIES: [&str; 8] = [
    Symmetry::ALL[0].name(),
    Symmetry::ALL[1].name(),
    Symmetry::ALL[2].name(),
    Symmetry::ALL[3].name(),
    Symmetry::ALL[4].name(),
    Symmetry::ALL[5].name(),
    Symmetry::ALL[6].name(),
    Symmetry::ALL[7].name(),
];

/// Reads the list of parts. A part with `each` becomes several parts.
pub(super) fn read(value: &Value<'_, '_>, shares: &Shares) -> Result<Vec<Part>, ConfigError> {
    let mut parts: Vec<Part> = Vec::new();
    for part in value.list()? {
        let section = part.section(&keys::PART)?;
        for made in family(&section, shares)? {
            if parts.iter().any(|other| other.name == made.name) {
                return Err(section.need("name")?.error(Expected::OtherName));
            }
            parts.push(made);
        }
    }
    if parts.is_empty() { Err(value.error(Expected::List)) } else { Ok(parts) }
}

/// Reads a part. With `each`, returns one part per combination of values.
fn family(section: &Section<'_, '_>, shares: &Shares) -> Result<Vec<Part>, ConfigError> {
    let count = section.or("count", None, |value| counts(&value, shares).map(Some))?;
    let isomorphs = section.or("isomorphs", vec![0; shares.count()], |value| {
        let of = by_split(&value, shares, u64::from(u16::MAX))?;
        Ok(of.into_iter().map(|number| u16::try_from(number).unwrap_or(u16::MAX)).collect())
    })?;
    let (each, request, read) = (section.get("each"), section.get("request"), section.get("files"));
    if let Some(read) = read {
        if let Some(other) = request.or(each) {
            return Err(other.error(Expected::RequestOrFiles));
        }
        let origin = Origin::Files(files_rule(&read, section.get("keep"))?);
        return Ok(vec![Part { name: section.need("name")?.name()?, origin, count, isomorphs }]);
    }
    if let Some(keep) = section.get("keep") {
        return Err(keep.error(Expected::RequestOrFiles));
    }
    section.need("count")?;
    let base = match (&request, &each) {
        (Some(request), _) => request_rule(request)?,
        (None, Some(_)) => default_request(),
        (None, None) => request_rule(&section.need("request")?)?,
    };
    let named = section.need("name")?;
    let axes = each.map_or(Ok(Vec::new()), |each| axes(&each, request.as_ref()))?;
    let mut family = Vec::new();
    for choice in combinations(&axes) {
        let mut request = base.clone();
        for (_, value) in &choice {
            value.put(&mut request);
        }
        let name = filled(&named, &choice)?;
        let (count, isomorphs) = (count.clone(), isomorphs.clone());
        family.push(Part { name, origin: Origin::Request(request), count, isomorphs });
    }
    Ok(family)
}

/// Reads the number of puzzles for each split: a table by split, or one number that is divided by
/// the shares.
fn counts(value: &Value<'_, '_>, shares: &Shares) -> Result<Vec<u64>, ConfigError> {
    const MOST: u64 = 1_000_000_000_000;
    if value.is_table() {
        by_split(value, shares, MOST)
    } else {
        Ok(shares.divide(value.whole(0, MOST)?))
    }
}

/// Reads a table with a number for each split. Splits that are not in the table get 0.
fn by_split(value: &Value<'_, '_>, shares: &Shares, most: u64) -> Result<Vec<u64>, ConfigError> {
    let mut numbers = vec![0; shares.count()];
    for entry in value.entries()? {
        let Some(place) = shares.find(entry.key()) else {
            return Err(entry.unknown_split(shares.names()));
        };
        numbers[place] = entry.whole(0, most)?;
        if numbers[place] > 0 && shares.iter().nth(place).is_some_and(|(_, share)| share <= 0.0) {
            return Err(entry.error(Expected::ShareForCount));
        }
    }
    Ok(numbers)
}

fn files_rule(read: &Value<'_, '_>, keep: Option<Value<'_, '_>>) -> Result<FilesRule, ConfigError> {
    let mut rule = FilesRule { files: files(read)?, rank: [1, 8], clues: [0, 81] };
    if let Some(keep) = keep {
        let keep = keep.section(&keys::KEEP)?;
        rule.rank = keep.or("rank", rule.rank, |value| ranks(&value))?;
        rule.clues = keep.or("clues", rule.clues, |value| clues(&value))?;
    }
    Ok(rule)
}

const fn default_request() -> RequestRule {
    RequestRule {
        rank: [1, 3],
        clues: [0, 81],
        symmetry: None,
        pattern: None,
        minimal: false,
        max_tries: 1_000_000,
    }
}

fn request_rule(value: &Value<'_, '_>) -> Result<RequestRule, ConfigError> {
    let section = value.section(&keys::REQUEST)?;
    let default = default_request();
    Ok(RequestRule {
        rank: section.or("rank", default.rank, |value| ranks(&value))?,
        clues: section.or("clues", default.clues, |value| clues(&value))?,
        symmetry: section.or("symmetry", None, |value| symmetry(&value).map(Some))?,
        pattern: section.or("pattern", None, |value| pattern(&value).map(Some))?,
        minimal: section.or("minimal", false, |value| value.flag())?,
        max_tries: section.or("max_tries", default.max_tries, |value| value.whole(1, u64::MAX))?,
    })
}

fn ranks(value: &Value<'_, '_>) -> Result<[u8; 2], ConfigError> {
    Ok(value.range(1, 8)?.map(|rank| rank as u8))
}

fn clues(value: &Value<'_, '_>) -> Result<[usize; 2], ConfigError> {
    Ok(value.range(0, 81)?.map(|clues| clues as usize))
}

fn symmetry(value: &Value<'_, '_>) -> Result<Symmetry, ConfigError> {
    value.one_of(&Symmetry::ALL, &SYMMETRIES)
}

/// Reads a pattern. Returns it as 81 characters: `1` for a given, `.` for a blank.
fn pattern(value: &Value<'_, '_>) -> Result<String, ConfigError> {
    let cells = numpre_formats::read_pattern(&value.text()?);
    let cells = cells.map_err(|_| value.error(Expected::Pattern))?;
    Ok(numpre::Cell::all().map(|cell| if cells.contains(cell) { '1' } else { '.' }).collect())
}

/// A value of a key of `each`.
#[derive(Clone, Copy)]
enum Choice {
    Rank(u8),
    Clues(usize),
    Symmetry(Symmetry),
}

impl Choice {
    fn put(self, request: &mut RequestRule) {
        match self {
            Choice::Rank(rank) => request.rank = [rank, rank],
            Choice::Clues(clues) => request.clues = [clues, clues],
            Choice::Symmetry(symmetry) => request.symmetry = Some(symmetry),
        }
    }

    fn text(self) -> String {
        match self {
            Choice::Rank(rank) => rank.to_string(),
            Choice::Clues(clues) => clues.to_string(),
            Choice::Symmetry(symmetry) => symmetry.name().to_owned(),
        }
    }
}

/// A key of `each`, with its values.
type Axis = (&'static str, Vec<Choice>);

/// Reads `each`. Its keys are in the order of the text, which decides the order of the parts.
/// Returns an error for a key that `request` has, too.
fn axes(each: &Value<'_, '_>, request: Option<&Value<'_, '_>>) -> Result<Vec<Axis>, ConfigError> {
    let section = each.section(&keys::EACH)?;
    let fixed = request.map(|request| request.section(&keys::REQUEST)).transpose()?;
    let mut axes = Vec::new();
    for entry in each.entries()? {
        let Some(key) = keys::EACH.into_iter().find(|key| *key == entry.key()) else { continue };
        let value = section.need(key)?;
        if let Some(twice) = fixed.and_then(|fixed| fixed.get(key)) {
            return Err(twice.error(Expected::InEachOnly));
        }
        let choices = match key {
            "rank" => {
                numbers(ranks(&value)?.map(u64::from)).map(|n| Choice::Rank(n as u8)).collect()
            }
            "clues" => {
                let ends = clues(&value)?.map(|clues| clues as u64);
                numbers(ends).map(|clues| Choice::Clues(clues as usize)).collect()
            }
            _ => value
                .names(&Symmetry::ALL, &SYMMETRIES)?
                .into_iter()
                .map(Choice::Symmetry)
                .collect(),
        };
        axes.push((key, choices));
    }
    Ok(axes)
}

fn numbers([from, to]: [u64; 2]) -> impl Iterator<Item = u64> {
    from..=to
}

/// Returns every combination of the values of all axes. The last axis changes fastest: rank 1 with
/// 24, 25, … clues, then rank 2 with 24, 25, … clues. Without axes there is one empty combination.
fn combinations(axes: &[Axis]) -> Vec<Vec<(&'static str, Choice)>> {
    axes.iter().fold(vec![Vec::new()], |all, (key, values)| {
        let longer = |begun: &Vec<_>| {
            let begun = begun.clone();
            values.iter().map(move |value| [begun.as_slice(), &[(*key, *value)]].concat())
        };
        all.iter().flat_map(longer).collect()
    })
}

/// Returns the name of a part: the template with each key in braces replaced by its value. Returns
/// an error if a key is missing in the template, or if other braces are left.
fn filled(named: &Value<'_, '_>, choice: &[(&'static str, Choice)]) -> Result<String, ConfigError> {
    let mut name = named.text()?;
    let keys: Vec<String> = choice.iter().map(|(key, _)| format!("{{{key}}}")).collect();
    for ((_, value), key) in choice.iter().zip(&keys) {
        if !name.contains(key) {
            return Err(named.error(Expected::Template { keys: keys.join(", ") }));
        }
        name = name.replace(key, &value.text());
    }
    if name.contains(['{', '}']) && !keys.is_empty() {
        return Err(named.error(Expected::Template { keys: keys.join(", ") }));
    }
    if is_name(&name) { Ok(name) } else { Err(named.error(Expected::Name)) }
}
