//! `rate --wide`: a column for each technique instead of all in one cell.

use super::worked::Worked;
use crate::output::{Report, View, Wrapper};
use crate::run::chosen::Ranked;
use numpre::Rank;
use numpre::logic::Technique;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// The field that the columns replace.
const TECHNIQUES: &str = "techniques";

/// What was rated, with a field for each technique. Techniques that are not used have 0.
pub(super) struct Wide(pub(super) Worked);

const COUNT: usize = Worked::COLUMNS.len() - 1 + Technique::ALL.len();

/// The columns of [`Worked`], with one for each technique in the place of `techniques`.
const COLUMNS: [&str; COUNT] = {
    let mut columns = [""; COUNT];
    let (mut from, mut to) = (0, 0);
    while from < Worked::COLUMNS.len() {
        if is_techniques(Worked::COLUMNS[from]) {
            let mut technique = 0;
            while technique < Technique::ALL.len() {
                columns[to] = Technique::ALL[technique].slug();
                technique += 1;
                to += 1;
            }
        } else {
            columns[to] = Worked::COLUMNS[from];
            to += 1;
        }
        from += 1;
    }
    columns
};

/// Constants cannot compare texts.
const fn is_techniques(name: &str) -> bool {
    let (name, sought) = (name.as_bytes(), TECHNIQUES.as_bytes());
    let mut place = 0;
    while place < name.len() && place < sought.len() && name[place] == sought[place] {
        place += 1;
    }
    place == name.len() && place == sought.len()
}

impl Serialize for Wide {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serde_json::to_value(&self.0).map_err(serde::ser::Error::custom)?;
        if let Some(Value::Object(counts)) =
            fields.as_object_mut().and_then(|fields| fields.remove(TECHNIQUES))
        {
            for technique in Technique::ALL {
                let count = counts.get(technique.slug()).cloned();
                fields[technique.slug()] = count.unwrap_or_else(|| 0.into());
            }
        }
        fields.serialize(serializer)
    }
}

impl Ranked for Wide {
    fn rank(&self) -> Option<Rank> {
        self.0.rank()
    }
}

impl Wrapper for Wide {
    type Inner = Worked;

    fn inner(&self) -> &Worked {
        &self.0
    }
}

impl Report for Wide {
    const COLUMNS: &'static [&'static str] = &COLUMNS;

    fn line(&self, line: &mut Vec<u8>) {
        self.0.line(line);
    }

    fn view(&self, view: &mut View<'_>) {
        self.0.view(view);
    }
}
