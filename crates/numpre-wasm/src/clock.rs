//! The time, which the page gives: the core has no clock.

use numpre::CancelToken;

/// Milliseconds since some moment.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> f64 {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn performance_now() -> f64;
    }
    performance_now()
}

/// Milliseconds since some moment.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed().as_secs_f64() * 1000.0
}

/// When an answer has to be there; never, where nobody said.
#[derive(Clone, Copy)]
pub(crate) struct Deadline(Option<f64>);

impl Deadline {
    /// So many milliseconds from now.
    pub(crate) fn after(milliseconds: Option<f64>) -> Deadline {
        Deadline(milliseconds.map(|milliseconds| now() + milliseconds))
    }

    /// Whether it is past.
    pub(crate) fn is_past(self) -> bool {
        self.0.is_some_and(|end| now() >= end)
    }

    /// Cancels calls from then on.
    pub(crate) fn token(self) -> CancelToken {
        match self.0 {
            Some(_) => CancelToken::when(move || self.is_past()),
            None => CancelToken::NEVER,
        }
    }
}
