//! Keeps an engine and the texts of each language per thread. They only save work: no answer
//! depends on what earlier calls left in them.

use numpre_api::Engine;
use numpre_text::{Language, Texts};
use pyo3::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// The code of the language that exceptions are written in.
pub(crate) const ENGLISH: &str = "en";

thread_local! {
    static ENGINE: Cell<Option<Box<Engine>>> = const { Cell::new(None) };
    static TEXTS: RefCell<HashMap<String, Rc<Texts>>> = RefCell::default();
}

/// Calls `work` with the engine of this thread. The engine is taken out meanwhile, so a signal
/// handler that calls this function during the work gets a new one.
pub(crate) fn with<T>(work: impl FnOnce(&mut Engine) -> T) -> T {
    let mut engine = ENGINE.take().unwrap_or_default();
    let done = work(&mut engine);
    ENGINE.set(Some(engine));
    done
}

/// Returns the texts of the language with this code, or the English ones if there is no such
/// language.
pub(crate) fn texts(code: &str) -> Rc<Texts> {
    if let Some(texts) = TEXTS.with_borrow(|all| all.get(code).cloned()) {
        return texts;
    }
    let language = Language::find(code).unwrap_or_else(Language::english);
    let texts = Rc::new(Texts::new(&language));
    TEXTS.with_borrow_mut(|all| all.insert(code.to_owned(), Rc::clone(&texts)));
    texts
}

/// Checks the code of a language in an argument, such as `ja`, and returns it.
///
/// # Errors
/// Returns `ValueError`, which lists the known codes, if this one is unknown.
pub(crate) fn language(code: &str) -> PyResult<&str> {
    match Language::find(code) {
        Some(_) => Ok(code),
        None => {
            let known = Language::built_in();
            Err(crate::errors::none_of("lang", code, known.iter().map(Language::code)))
        }
    }
}
