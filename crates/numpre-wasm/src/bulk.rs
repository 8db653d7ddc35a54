//! Many puzzles at once, 81 bytes each.

use wasm_bindgen::prelude::wasm_bindgen;

/// Rates, makes and verifies many puzzles at once. The page cuts the work into portions and may
/// stop between them.
#[wasm_bindgen(js_name = Mill)]
#[derive(Default)]
pub struct BulkEngine {
    engine: numpre_api::BulkEngine,
}

#[wasm_bindgen(js_class = Mill)]
impl BulkEngine {
    /// Creates an engine.
    #[wasm_bindgen(constructor)]
    pub fn new() -> BulkEngine {
        BulkEngine::default()
    }

    /// See [`numpre_api::BulkEngine::rate_many`].
    pub fn rate_many(&mut self, puzzles: &[u8]) -> Vec<u8> {
        self.engine.rate_many(puzzles)
    }

    /// See [`numpre_api::BulkEngine::canonical_many`].
    pub fn canonical_many(&self, puzzles: &[u8]) -> Vec<u8> {
        self.engine.canonical_many(puzzles)
    }

    /// Generates the puzzles of these indices of an order, which is JSON. Returns a JSON list with
    /// a `Generated` for each index, or `null` if no puzzle was found within the tries.
    ///
    /// # Errors
    /// A `Fault` as JSON, if the order cannot be read or met.
    pub fn make(&mut self, order: &str, first: f64, count: u32) -> Result<String, String> {
        self.engine.make_json(order, first.clamp(0.0, u64::MAX as f64) as u64, count)
    }

    /// See [`numpre_api::BulkEngine::verify_many`].
    pub fn verify_many(&self, puzzles: &[u8], answers: &[u8]) -> Vec<u8> {
        self.engine.verify_many(puzzles, answers)
    }
}
