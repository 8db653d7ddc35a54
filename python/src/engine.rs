//! Engines and texts, kept per thread: they are working memory, so answers do not depend on them.

use numpre_api::Engine;
use numpre_text::{Language, Texts};
use pyo3::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// The language of exceptions.
pub(crate) const ENGLISH: &str = "en";

thread_local! {
    static ENGINE: Cell<Option<Box<Engine>>> = const { Cell::new(None) };
    static TEXTS: RefCell<HashMap<String, Rc<Texts>>> = RefCell::default();
}

/// Works with the engine of this thread. A signal handler that asks during the work has another
/// engine.
pub(crate) fn with<T>(work: impl FnOnce(&mut Engine) -> T) -> T {
    let mut engine = ENGINE.take().unwrap_or_default();
    let done = work(&mut engine);
    ENGINE.set(Some(engine));
    done
}

/// The texts of a language by its code; English if there is no such language.
pub(crate) fn texts(code: &str) -> Rc<Texts> {
    if let Some(texts) = TEXTS.with_borrow(|all| all.get(code).cloned()) {
        return texts;
    }
    let language = Language::find(code).unwrap_or_else(Language::english);
    let texts = Rc::new(Texts::new(&language));
    TEXTS.with_borrow_mut(|all| all.insert(code.to_owned(), Rc::clone(&texts)));
    texts
}

/// The code of a language in an argument, such as `ja`.
///
/// # Errors
/// `ValueError` if it is unknown, with those that are known.
pub(crate) fn language(code: &str) -> PyResult<&str> {
    match Language::find(code) {
        Some(_) => Ok(code),
        None => {
            let known = Language::built_in();
            Err(crate::errors::none_of("lang", code, known.iter().map(Language::code)))
        }
    }
}
