//! What stood beside a puzzle: the other columns of its table, a comment, a rating, the step of a
//! library.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The names of the fields of many records.
pub(crate) type Names = Arc<[Box<str>]>;

/// The name of the field of a comment.
pub(crate) const COMMENT: &str = "comment";
/// The names of the fields of a rating by Sudoku Explainer, `ED=er/ep/ed`.
pub(crate) const RATING: [&str; 3] = ["er", "ep", "ed"];

/// What stood beside a puzzle, as named texts in their order. There is at least one.
///
/// | where it stood | names |
/// |---|---|
/// | the other columns of a table | those of its header; `column_7` where the seventh has none |
/// | behind a puzzle on one line | `comment`; of `ED=7.1/1.2/1.2` in it `er`, `ep`, `ed` |
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
    /// Shared by all records of a table.
    names: Names,
    /// As many.
    values: Vec<Box<str>>,
}

impl Extra {
    /// These fields; `None` where there are none. Of fields with the same name the later ones are
    /// renamed.
    ///
    /// ```
    /// use numpre_formats::Extra;
    ///
    /// let extra = Extra::of([("id", "7"), ("note", "")]).expect("two fields");
    /// assert_eq!((extra.get("id"), extra.get("note"), extra.get("rating")), (Some("7"), Some(""), None));
    /// assert_eq!(Extra::of([("", ""); 0]), None);
    /// ```
    pub fn of<N: AsRef<str>, V: AsRef<str>>(
        fields: impl IntoIterator<Item = (N, V)>,
    ) -> Option<Box<Extra>> {
        let (names, values): (Vec<_>, Vec<Box<str>>) =
            fields.into_iter().map(|(name, value)| (name, value.as_ref().into())).unzip();
        Extra::under(&names_of(names.iter().map(|name| name.as_ref())), values)
    }

    /// These values under shared names, of which there are as many.
    pub(crate) fn under(names: &Names, values: Vec<Box<str>>) -> Option<Box<Extra>> {
        debug_assert_eq!(names.len(), values.len());
        (!values.is_empty()).then(|| Box::new(Extra { names: Arc::clone(names), values }))
    }

    /// The fields, name and value, in their order.
    pub fn fields(&self) -> impl ExactSizeIterator<Item = (&str, &str)> + Clone {
        self.names.iter().zip(&self.values).map(|(name, value)| (&**name, &**value))
    }

    /// The value of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.fields().find_map(|(found, value)| (found == name).then_some(value))
    }
}

/// On one line, as a comment: `ED=er/ep/ed`, the comment, and the others as `name=value`. Line
/// breaks become spaces, empty fields are left out.
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

/// The fields of both, those of the first before those of the second.
pub(crate) fn joined(first: Option<Box<Extra>>, second: Option<Box<Extra>>) -> Option<Box<Extra>> {
    match (first, second) {
        (Some(first), Some(second)) => Extra::of(first.fields().chain(second.fields())),
        (first, second) => first.or(second),
    }
}

/// Names to be shared: none empty, none twice.
pub(crate) fn names_of<'n>(names: impl Iterator<Item = &'n str>) -> Names {
    let mut unique: Vec<Box<str>> = Vec::new();
    let mut taken: HashSet<String> = HashSet::new();
    // The number that the next column of a name gets, so that a thousand columns of one name are no
    // work.
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

/// The fields of a comment, with what parts it from the cells before it or without.
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

/// The three numbers of `ED=er/ep/ed` at the head of a comment, and what follows them.
fn rating(text: &str) -> Option<([&str; 3], &str)> {
    let behind = text.strip_prefix("ED=")?;
    let length = behind
        .find(|found: char| found.is_whitespace() || matches!(found, ',' | ';'))
        .unwrap_or(behind.len());
    let (numbers, rest) = behind.split_at(length);
    let mut parts = numbers.split('/');
    let rating = [parts.next()?, parts.next()?, parts.next()?];
    (parts.next().is_none() && rating.iter().all(|part| is_number(part)))
        .then(|| (rating, rest.trim_start_matches([' ', '\t', ',', ';'])))
}
