//! The names of fields that many records have.

use super::extra::{Extra, Names, names_of};

/// The names of the other columns of a table, shared by all its records.
///
/// ```
/// use numpre_formats::ExtraNames;
///
/// let names = ExtraNames::of(["id", "note"]);
/// let extra = names.extra(["7", ""]).expect("two fields");
/// assert_eq!(extra.get("id"), Some("7"));
/// ```
#[derive(Clone, Debug)]
pub struct ExtraNames(Names);

impl ExtraNames {
    /// These names. An empty one gets a name, and later ones that occurred before are renamed.
    pub fn of<'n>(names: impl IntoIterator<Item = &'n str>) -> ExtraNames {
        ExtraNames(names_of(names.into_iter()))
    }

    /// Returns fields with these names, or `None` if the list of names is empty. A missing value is
    /// empty, and values after the last name are left out.
    pub fn extra<V: Into<Box<str>>>(
        &self,
        values: impl IntoIterator<Item = V>,
    ) -> Option<Box<Extra>> {
        let mut values: Vec<Box<str>> =
            values.into_iter().map(Into::into).take(self.0.len()).collect();
        values.resize(self.0.len(), Box::default());
        Extra::under(&self.0, values)
    }
}
