//! The structures of the messages as TypeScript: written, and compared with what is committed.

use crate::ask::each_question;
use crate::fault::Fault;
use crate::mill::MillFault;
use crate::reading::Portion;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Whoever is told the types of each question.
pub(crate) trait Tell {
    /// What comes with a question of this name, and what is answered.
    fn question<With: TS + 'static, Value: TS + 'static>(&mut self, name: &str, module: &str);
}

/// All declarations by name, and the questions.
#[derive(Default)]
struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
    questions: String,
    modules: String,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no place of its own is a part of another, or a type of the language.
        if T::output_path().is_none() || self.types.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.types
            .insert(T::ident(&self.config), format!("{docs}export {}", T::decl(&self.config)));
        T::visit_dependencies(self);
    }
}

impl Tell for Declared {
    fn question<With: TS + 'static, Value: TS + 'static>(&mut self, name: &str, module: &str) {
        self.visit::<With>();
        self.visit::<Value>();
        let (with, value) = (With::name(&self.config), Value::name(&self.config));
        self.questions += &format!("  {name:?}: {{ with: {with}; value: {value} }};\n");
        self.modules += &format!("  {name:?}: {module:?},\n");
    }
}

fn messages() -> String {
    let mut declared = Declared::default();
    each_question(&mut declared);
    declared.visit::<Fault>();
    declared.visit::<MillFault>();
    declared.visit::<Portion>();
    declared.visit::<numpre_draw::OverlayMark>();
    let types: Vec<&str> = declared.types.values().map(String::as_str).collect();
    let (questions, modules) = (declared.questions, declared.modules);
    format!("{HEAD}{questions}}}\n\n{MODULES}{modules}}};\n\n{}\n", types.join("\n\n"))
}

const HEAD: &str = include_str!("types/head.ts");
const MODULES: &str = include_str!("types/modules.ts");

/// `TYPES=overwrite cargo test -p numpre-wasm` writes the file anew.
#[test]
fn the_committed_types_are_those_of_the_engine() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/engine/types/messages.ts");
    let messages = messages();
    if std::env::var("TYPES").is_ok_and(|how| how == "overwrite") {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &messages).expect("it is written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        committed,
        messages,
        "TYPES=overwrite cargo test -p numpre-wasm writes {} anew",
        path.display()
    );
}
