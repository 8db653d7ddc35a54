//! Reads the modules of a crate: the names that each defines, imports and uses.

use proc_macro2::{Span, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::Visit;
use syn::{Attribute, Item, UseTree, Visibility};

/// The files of a crate: their paths below `src`, and their texts.
pub type Files = BTreeMap<String, String>;

/// A path in the code of a module.
#[derive(Debug)]
pub(super) struct Path {
    pub(super) segments: Vec<String>,
    pub(super) line: usize,
}

/// An import of a name, or of all names of a path.
#[derive(Debug)]
pub(super) struct Import {
    /// The name in this module. `None` for `*`.
    pub(super) name: Option<String>,
    pub(super) path: Vec<String>,
}

#[derive(Debug)]
pub(super) struct Module {
    pub(super) file: String,
    pub(super) parent: Option<usize>,
    /// Child modules. A name can occur twice, under different `#[cfg]`.
    pub(super) children: Vec<(String, usize)>,
    pub(super) items: BTreeSet<String>,
    pub(super) imports: Vec<Import>,
    pub(super) paths: Vec<Path>,
}

/// The modules of a crate. The first is its root.
#[derive(Debug)]
pub(super) struct Crate {
    pub(super) name: String,
    pub(super) modules: Vec<Module>,
    /// The modules that define a macro by `macro_rules!`. Using such a macro needs no path.
    pub(super) macros: BTreeMap<String, usize>,
}

impl Crate {
    pub(super) fn read(files: &Files, root: &str, name: &str) -> Crate {
        let mut read =
            Crate { name: name.to_owned(), modules: Vec::new(), macros: BTreeMap::new() };
        read.file(files, root.to_owned(), "", None);
        read
    }

    /// Reads a file as a module. `folder` has the files of its children; it ends with `/`.
    fn file(&mut self, files: &Files, file: String, folder: &str, parent: Option<usize>) -> usize {
        let text = files.get(&file).unwrap_or_else(|| panic!("{file} is missing"));
        let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let index = self.module(file, parent);
        self.items(files, index, folder, parsed.items);
        index
    }

    fn module(&mut self, file: String, parent: Option<usize>) -> usize {
        self.modules.push(Module {
            file,
            parent,
            children: Vec::new(),
            items: BTreeSet::new(),
            imports: Vec::new(),
            paths: Vec::new(),
        });
        self.modules.len() - 1
    }

    fn items(&mut self, files: &Files, index: usize, folder: &str, items: Vec<Item>) {
        for item in items.into_iter().filter(|item| !is_of_tests(attributes(item))) {
            match item {
                Item::Mod(child) => self.child(files, index, folder, child),
                Item::Use(item) => {
                    let mut leaves = Vec::new();
                    leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
                    let is_private = matches!(item.vis, Visibility::Inherited);
                    let module = &mut self.modules[index];
                    for (path, name, line) in leaves {
                        if is_private {
                            module.paths.push(Path { segments: path.clone(), line });
                        }
                        module.imports.push(Import { name, path });
                    }
                }
                item => self.item(index, &item),
            }
        }
    }

    fn child(&mut self, files: &Files, index: usize, folder: &str, child: syn::ItemMod) {
        let name = child.ident.to_string();
        let below = format!("{folder}{name}/");
        let child = if let Some((_, items)) = child.content {
            let module = self.module(self.modules[index].file.clone(), Some(index));
            self.items(files, module, &below, items);
            module
        } else {
            let of_folder = format!("{below}mod.rs");
            let is_folder = files.contains_key(&of_folder);
            let file = if is_folder { of_folder } else { format!("{folder}{name}.rs") };
            self.file(files, file, &below, Some(index))
        };
        self.modules[index].children.push((name, child));
    }

    /// Records the names that an item defines and the paths in it.
    fn item(&mut self, index: usize, item: &Item) {
        if let Item::Macro(syn::ItemMacro { ident: Some(name), .. }) = item {
            self.macros.insert(name.to_string(), index);
        }
        let module = &mut self.modules[index];
        module.items.extend(name_of(item));
        let mut reader = Reader { paths: &mut module.paths, items: &mut module.items };
        reader.visit_item(item);
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Returns whether an attribute is `#[cfg(…)]` with `test`, but not `not(test)`.
fn is_of_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().filter(|each| each.path().is_ident("cfg")).any(|each| {
        let tokens = match &each.meta {
            syn::Meta::List(list) => list.tokens.to_string().replace(' ', ""),
            _ => String::new(),
        };
        tokens.replace("not(test)", "").split(['(', ')', ',']).any(|word| word == "test")
    })
}

fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

/// An imported path, its name in this module (`None` for `*`), and the line.
type Leaf = (Vec<String>, Option<String>, usize);

/// Splits a `use` into its paths.
fn leaves_of(tree: &UseTree, before: &mut Vec<String>, found: &mut Vec<Leaf>) {
    let leaf = |name: &syn::Ident, as_name: &syn::Ident| {
        let mut path = before.clone();
        // `use a::{self}` imports `a`.
        let is_self = name == "self" && !path.is_empty();
        path.extend((!is_self).then(|| name.to_string()));
        let name = if is_self && as_name == "self" { path.last().cloned() } else { None };
        let name = name.unwrap_or_else(|| as_name.to_string());
        (path, Some(name), line_of(as_name.span()))
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            leaves_of(&path.tree, before, found);
            before.pop();
        }
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| leaves_of(tree, before, found));
        }
        UseTree::Name(name) => found.push(leaf(&name.ident, &name.ident)),
        UseTree::Rename(name) => found.push(leaf(&name.ident, &name.rename)),
        UseTree::Glob(star) => {
            found.push((before.clone(), None, line_of(star.star_token.spans[0])));
        }
    }
}

fn line_of(span: Span) -> usize {
    span.start().line
}

/// Reads the paths of an item.
struct Reader<'a> {
    paths: &'a mut Vec<Path>,
    items: &'a mut BTreeSet<String>,
}

/// Attributes without paths of the crate.
const WITHOUT_PATHS: [&str; 6] = ["doc", "derive", "cfg", "allow", "expect", "must_use"];

/// Keywords before a name that a macro defines.
const DEFINING: [&str; 8] =
    ["struct", "enum", "trait", "fn", "type", "const", "static", "macro_rules"];

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_of_tests(attributes(item)) {
            syn::visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut leaves = Vec::new();
        leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
        let paths = leaves.into_iter().map(|(segments, _, line)| Path { segments, line });
        self.paths.extend(paths);
    }

    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(last) = path.segments.last() {
            let segments = path.segments.iter().map(|each| each.ident.to_string()).collect();
            self.paths.push(Path { segments, line: line_of(last.ident.span()) });
        }
        syn::visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        self.visit_path(&item.path);
        self.tokens(item.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if WITHOUT_PATHS.iter().all(|name| !attribute.path().is_ident(name)) {
            match &attribute.meta {
                syn::Meta::List(list) => self.tokens(list.tokens.clone()),
                syn::Meta::NameValue(value) => self.visit_expr(&value.value),
                syn::Meta::Path(_) => {}
            }
        }
    }
}

impl Reader<'_> {
    /// Reads the paths in the tokens of a macro or an attribute.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut begun: Vec<String> = Vec::new();
        let mut colons = 0;
        let mut is_definition = false;
        for token in tokens {
            if let TokenTree::Punct(sign) = &token
                && sign.as_char() == ':'
            {
                colons += 1;
                continue;
            }
            if let TokenTree::Ident(name) = &token {
                let text = name.to_string();
                if is_definition {
                    self.items.insert(text.clone());
                }
                is_definition = DEFINING.contains(&&*text);
                if colons != 2 {
                    begun.clear();
                }
                begun.push(text);
                let segments = begun.clone();
                self.paths.push(Path { segments, line: line_of(name.span()) });
            } else {
                begun.clear();
                is_definition &= matches!(&token, TokenTree::Punct(_));
                match token {
                    TokenTree::Group(group) => self.tokens(group.stream()),
                    TokenTree::Literal(text) => self.text(&text.to_string(), text.span()),
                    _ => {}
                }
            }
            colons = 0;
        }
    }

    /// Reads the path in a text such as that of `#[serde(with = "crate::serial")]`.
    fn text(&mut self, text: &str, span: Span) {
        let text = text.trim_matches('"');
        let is_name = |part: &str| {
            !part.is_empty() && part.chars().all(|each| each.is_alphanumeric() || each == '_')
        };
        let segments: Vec<String> = text.split("::").map(str::to_owned).collect();
        if segments.len() > 1 && segments.iter().all(|part| is_name(part)) {
            self.paths.push(Path { segments, line: line_of(span) });
        }
    }
}
