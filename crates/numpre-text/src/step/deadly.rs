//! Texts of deadly patterns.

use super::effect::by_digits;
use crate::{Texts, Value};
use numpre::logic::{DeadlyPattern, DeadlyScope, Marks};
use numpre::{CellSet, DigitSet};

/// Returns the last part of the name of the message: why something follows from the guards.
pub(super) fn name(pattern: &DeadlyPattern) -> &'static str {
    if !pattern.confined.is_empty() {
        "deadly-confined"
    } else if !pattern.with.is_empty() {
        "deadly-subset"
    } else if pattern.guard_digits().len() == 1 {
        "deadly-digit"
    } else {
        "deadly-cell"
    }
}

impl Texts {
    /// Returns the values of the message of a deadly pattern.
    pub(super) fn deadly_values(
        &self,
        pattern: &DeadlyPattern,
        eliminations: &Marks,
    ) -> Vec<(&'static str, Value<'static>)> {
        let (roof, guards) = (pattern.roof(), pattern.guard_digits());
        let confined = pattern.confined.iter();
        let confined = confined.fold(DigitSet::EMPTY, |all, one| all | DigitSet::of(one.digit));
        vec![
            ("pattern", self.deadly_pattern(pattern).into()),
            ("roof", self.listed_cells(roof).into()),
            ("anyroof", self.any_of_cells(roof).into()),
            ("anyguard", self.one_of_digits(guards).into()),
            ("with", self.listed_cells(pattern.with.cells()).into()),
            ("subset", self.listed_digits(guards | pattern.with.digits()).into()),
            ("confined", self.listed_digits(confined).into()),
            ("wrong", self.wrong(eliminations).into()),
        ]
    }

    /// Returns the candidates that would lead to the pattern: `6 in r1c3 or 5 in r2c3`.
    fn wrong(&self, eliminations: &Marks) -> String {
        let of_digits = |(digits, cells)| {
            let values = [
                ("digits", self.one_of_digits(digits).into()),
                ("cells", self.any_of_cells(cells).into()),
            ];
            self.say("deadly-wrong", &values)
        };
        let items: Vec<String> = by_digits(eliminations).into_iter().map(of_digits).collect();
        self.joined("deadly-wrong-separator", &items)
    }

    /// Returns why the pattern needs a guard.
    fn deadly_pattern(&self, pattern: &DeadlyPattern) -> String {
        match pattern.scope {
            DeadlyScope::Cells => {
                let values = [
                    ("cells", self.listed_cells(pattern.cells()).into()),
                    ("digits", self.listed_digits(pattern.digits()).into()),
                ];
                self.say("deadly-cells", &values)
            }
            DeadlyScope::Board => {
                let guards: Vec<String> = pattern
                    .guards
                    .iter()
                    .map(|(cell, digits)| {
                        let values = [
                            ("cells", self.listed_cells(CellSet::of(cell)).into()),
                            ("digits", self.listed_digits(digits).into()),
                        ];
                        self.say("deadly-guard", &values)
                    })
                    .collect();
                let guards = self.listed("list", guards);
                self.say("deadly-board", &[("guards", guards.into())])
            }
        }
    }
}
