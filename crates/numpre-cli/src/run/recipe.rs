//! The command and its options, as they are recorded in the files that it writes.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// The command and those options that determine its results. Options such as `--out` and
/// `--threads` are left out, so that equal results have equal bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recipe {
    command: &'static str,
    options: Vec<(String, String)>,
}

impl Recipe {
    /// Creates the recipe of a command with these options. Each has its name without the hyphens
    /// and its value, which is `true` for an option without a value.
    pub const fn new(command: &'static str, options: Vec<(String, String)>) -> Recipe {
        Recipe { command, options }
    }

    /// Sets an option, and replaces its value if it is already set.
    pub fn set(&mut self, name: &str, value: String) {
        match self.options.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value,
            None => self.options.push((name.to_owned(), value)),
        }
    }

    /// Returns the value of an option, or `None` if it is not set.
    #[cfg(any(test, feature = "table"))]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// Serializes the recipe as one object: `{"command":"generate","rank":"4","seed":"7"}`.
impl Serialize for Recipe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.options.len()))?;
        map.serialize_entry("command", self.command)?;
        for (name, value) in &self.options {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_one_object_in_order() {
        let mut recipe = Recipe::new("generate", vec![("rank".into(), "4".into())]);
        recipe.set("seed", "7".into());
        recipe.set("rank", "5".into());
        let json = serde_json::to_string(&recipe).unwrap();
        assert_eq!(json, r#"{"command":"generate","rank":"5","seed":"7"}"#);
        assert_eq!((recipe.get("seed"), recipe.get("count")), (Some("7"), None));
    }
}
