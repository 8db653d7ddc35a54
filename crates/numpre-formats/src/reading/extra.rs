//! The other texts that come with a puzzle: the other columns of its table, a comment, a rating,
//! the step of a library.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The names of fields, shared by many records.
pub(crate) type Names = Arc<[Box<str>]>;

/// The name of the field that has the comment.
pub(crate) const COMMENT: &str = "comment";
/// The names of the fields of a rating by Sudoku Explainer, `ED=er/ep/ed`.
pub(crate) const RATING: [&str; 3] = ["er", "ep", "ed"];

/// The other texts that came with a puzzle: at least one named field, in the order of the text.
///
/// | source | names |
/// |---|---|
/// | the other columns of a table | those of its header; `column_7` if the seventh has none |
/// | the text after a puzzle on one line | `comment`; for `ED=7.1/1.2/1.2` in it `er`, `ep`, `ed` |
/// | a line of HoDoKu's library | `type`, `digits`, `eliminations`, `placements`, `extra` |
///
/// No two fields have the same name.
///
/// ```
/// use numpre_formats::read_one;
///
/// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... # ED=4.0/1.2/1.2 easy";
/// let extra = read_one(line)?.extra.expect("a comment");
/// let fields: Vec<_> = extra.fields().collect();
/// assert_eq!(fields, [("er", "4.0"), ("ep", "1.2"), ("ed", "1.2"), ("comment", "easy")]);
/// # Ok::<(), numpre_formats::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// The names of the fields, shared by all records of a table.
    names: Names,
    /// The values of the fields; one per name.
    values: Vec<Box<str>>,
}

impl Extra {
    /// Returns the other texts with these fields, or `None` if there are no fields. If several
    /// fields have the same name, the later ones are renamed.
    ///
    /// ```
    /// use numpre_formats::Extra;
    ///
    /// let extra = Extra::of([("id", "7"), ("note", "")]).expect("two fields");
    /// assert_eq!((extra.get("id"), extra.get("note")), (Some("7"), Some("")));
    /// assert_eq!(extra.get("rating"), None);
    /// assert_eq!(Extra::of([("", ""); 0]), None);
    /// ```
    pub fn of<N: AsRef<str>, V: AsRef<str>>(
        fields: impl IntoIterator<Item = (N, V)>,
    ) -> Option<Box<Extra>> {
        let (names, values): (Vec<_>, Vec<Box<str>>) =
            fields.into_iter().map(|(name, value)| (name, value.as_ref().into())).unzip();
        Extra::under(&names_of(names.iter().map(|name| name.as_ref())), values)
    }

    /// Returns the other texts with these values under shared names, of which there must be as
    /// many.
    pub(crate) fn under(names: &Names, values: Vec<Box<str>>) -> Option<Box<Extra>> {
        debug_assert_eq!(names.len(), values.len());
        (!values.is_empty()).then(|| Box::new(Extra { names: Arc::clone(names), values }))
    }

    /// Returns the fields in order, as name and value.
    pub fn fields(&self) -> impl ExactSizeIterator<Item = (&str, &str)> + Clone {
        self.names.iter().zip(&self.values).map(|(name, value)| (&**name, &**value))
    }

    /// Returns the value of the field with this name, or `None` if no field has it.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.fields().find_map(|(found, value)| (found == name).then_some(value))
    }
}

/// Prints the fields on one line, as a comment: `ED=er/ep/ed`, the comment, and the others as
/// `name=value`. Line breaks become spaces, and empty fields are left out.
impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rating = RATING.map(|name| self.get(name).filter(|value| is_number(value)));
        let (rating, is_rating): (_, fn(&str) -> bool) = match rating {
            [Some(er), Some(ep), Some(ed)] => {
                (Some(format!("ED={er}/{ep}/{ed}")), |name| RATING.contains(&name))
            }
            _ => (None, |_| false),
        };
        let comment = self.get(COMMENT).filter(|value| !value.is_empty()).map(str::to_owned);
        let is_other = |(name, value): &(&str, &str)| {
            *name != COMMENT && !is_rating(name) && !value.is_empty()
        };
        let others = self.fields().filter(is_other).map(|(name, value)| format!("{name}={value}"));
        for (place, part) in rating.into_iter().chain(comment).chain(others).enumerate() {
            let separator = if place == 0 { "" } else { "; " };
            write!(f, "{separator}{}", part.replace(['\r', '\n', '\0'], " "))?;
        }
        Ok(())
    }
}

fn is_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit()) && text.parse::<f32>().is_ok()
}

/// Returns the fields of both, those of `first` first.
pub(crate) fn joined(first: Option<Box<Extra>>, second: Option<Box<Extra>>) -> Option<Box<Extra>> {
    match (first, second) {
        (Some(first), Some(second)) => Extra::of(first.fields().chain(second.fields())),
        (first, second) => first.or(second),
    }
}

/// Returns names to be shared. Empty and repeated names are replaced, so that no two are the same.
pub(crate) fn names_of<'n>(names: impl Iterator<Item = &'n str>) -> Names {
    let mut unique: Vec<Box<str>> = Vec::new();
    let mut taken: HashSet<String> = HashSet::new();
    // The number that the next repetition of a name gets. With it, a thousand columns of one name
    // do not take time that grows with the square of their number.
    let mut next: HashMap<String, usize> = HashMap::new();
    for (place, name) in names.enumerate() {
        let name = if name.is_empty() { format!("column_{}", place + 1) } else { name.to_owned() };
        let mut free = name.clone();
        while taken.contains(&free) {
            let number = next.entry(name.clone()).or_insert(2);
            free = format!("{name}_{number}");
            *number += 1;
        }
        taken.insert(free.clone());
        unique.push(free.into());
    }
    unique.into()
}

static OF_COMMENT: LazyLock<Names> = LazyLock::new(|| names_of([COMMENT].into_iter()));
static OF_RATING: LazyLock<Names> = LazyLock::new(|| names_of(RATING.into_iter()));
static OF_BOTH: LazyLock<Names> = LazyLock::new(|| names_of(RATING.into_iter().chain([COMMENT])));

/// Returns the fields of a comment. The text may begin with the separators between cells and
/// comment.
pub(crate) fn of_comment(text: &[u8]) -> Option<Box<Extra>> {
    let text = String::from_utf8_lossy(text);
    let text = text.trim_start_matches([' ', '\t', ',', ';', '\r', '#']).trim_end();
    if text.is_empty() {
        return None;
    }
    let Some((rating, rest)) = rating(text) else {
        return Extra::under(&OF_COMMENT, vec![text.into()]);
    };
    let mut values: Vec<Box<str>> = rating.into_iter().map(Box::from).collect();
    if rest.is_empty() {
        return Extra::under(&OF_RATING, values);
    }
    values.push(rest.into());
    Extra::under(&OF_BOTH, values)
}

/// Returns the three numbers of `ED=er/ep/ed` at the beginning of a comment, and the text after
/// them.
fn rating(text: &str) -> Option<([&str; 3], &str)> {
    let after = text.strip_prefix("ED=")?;
    let length = after
        .find(|found: char| found.is_whitespace() || matches!(found, ',' | ';'))
        .unwrap_or(after.len());
    let (numbers, rest) = after.split_at(length);
    let mut parts = numbers.split('/');
    let rating = [parts.next()?, parts.next()?, parts.next()?];
    (parts.next().is_none() && rating.iter().all(|part| is_number(part)))
        .then(|| (rating, rest.trim_start_matches([' ', '\t', ',', ';'])))
}
