//! Answers single requests.

use crate::clock;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers requests in the order in which they come.
///
/// ```
/// use numpre_wasm::Engine;
///
/// let reply = Engine::new().ask(r#"{"v":1,"id":7,"ask":"techniques","with":{},"lang":"en"}"#);
/// assert!(reply.starts_with(r#"{"id":7,"ok":true,"value":{"techniques":[{"technique":"#));
/// ```
#[wasm_bindgen(js_name = Desk)]
pub struct Engine {
    engine: numpre_api::Engine,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

#[wasm_bindgen(js_class = Desk)]
impl Engine {
    /// Creates an engine with the page's clock.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        Engine { engine: numpre_api::Engine::with_clock(clock::now) }
    }

    /// Answers a request in JSON. Any text has a reply.
    pub fn ask(&mut self, json: &str) -> String {
        self.engine.ask(json)
    }
}
