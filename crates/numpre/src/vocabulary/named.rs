//! Printing and parsing of types whose values have names.

/// Implements `Display` and `FromStr` by name, for a type with `ALL` and `name`. For text that is
/// not a name, `$refuse` makes the error.
macro_rules! named {
    ($type:ident, $error:ty, $refuse:expr) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $error;

            fn from_str(name: &str) -> Result<$type, $error> {
                let refuse: fn(&str) -> $error = $refuse;
                $type::ALL
                    .iter()
                    .copied()
                    .find(|known| known.name() == name)
                    .ok_or_else(|| refuse(name))
            }
        }
    };
}

pub(crate) use named;
