//! Finds the module that defines the item of a path.

use super::collect::Crate;
use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(usize),
    /// An item, by the module that defines it and its name.
    Item(usize, String),
}

/// The names that are being looked up, so that circular imports end.
type Open = BTreeSet<(usize, String)>;

impl Crate {
    /// Returns the modules that define the item of a path in a module, each with the item's name. A
    /// path into another crate has none. Under `#[cfg]` there can be several.
    pub(super) fn definitions(&self, module: usize, path: &[String]) -> Vec<(usize, String)> {
        let found = self.resolve(module, path, &mut Open::new());
        let items = found.into_iter().filter_map(|target| match target {
            Target::Item(module, name) => Some((module, name)),
            Target::Module(_) => None,
        });
        let items: Vec<_> = items.collect();
        match (path, &*items) {
            ([name], []) => self.macros.get(name).map(|module| (*module, name.clone())),
            _ => return items,
        }
        .into_iter()
        .collect()
    }

    fn resolve(&self, module: usize, path: &[String], open: &mut Open) -> Vec<Target> {
        let Some((first, rest)) = path.split_first() else { return Vec::new() };
        let mut targets = self.first(module, first, open);
        for name in rest {
            let mut next = Vec::new();
            for target in &targets {
                if let Target::Module(module) = target {
                    next.extend(if name == "super" {
                        self.modules[*module].parent.map(Target::Module).into_iter().collect()
                    } else {
                        self.lookup(*module, name, open)
                    });
                }
            }
            // Names after an item belong to the item: variants, constants, functions.
            targets.retain(|target| next.is_empty() && matches!(target, Target::Item(..)));
            targets.extend(next);
        }
        targets
    }

    fn first(&self, module: usize, name: &str, open: &mut Open) -> Vec<Target> {
        match name {
            "crate" => vec![Target::Module(0)],
            "self" => vec![Target::Module(module)],
            "super" => self.modules[module].parent.map(Target::Module).into_iter().collect(),
            _ => {
                let found = self.lookup(module, name, open);
                let is_own = found.is_empty() && name == self.name;
                if is_own { vec![Target::Module(0)] } else { found }
            }
        }
    }

    /// Returns the targets of a name in a module.
    fn lookup(&self, module: usize, name: &str, open: &mut Open) -> Vec<Target> {
        if !open.insert((module, name.to_owned())) {
            return Vec::new();
        }
        let here = &self.modules[module];
        let children = here.children.iter().filter(|(child, _)| child == name);
        let mut found: Vec<Target> = children.map(|(_, child)| Target::Module(*child)).collect();
        if here.items.contains(name) {
            found.push(Target::Item(module, name.to_owned()));
        }
        for import in here.imports.iter().filter(|each| each.name.as_deref() == Some(name)) {
            found.extend(self.resolve(module, &import.path, open));
        }
        if found.is_empty() {
            for import in here.imports.iter().filter(|each| each.name.is_none()) {
                for target in self.resolve(module, &import.path, open) {
                    if let Target::Module(all) = target {
                        found.extend(self.lookup(all, name, open));
                    }
                }
            }
        }
        open.remove(&(module, name.to_owned()));
        found.sort();
        found.dedup();
        found
    }
}
