//! Reads the boards of a photo.

use numpre_api::PhotoReader;
use wasm_bindgen::prelude::wasm_bindgen;

/// A picture with the reader for it.
#[wasm_bindgen]
pub struct Photo {
    reader: PhotoReader,
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

#[wasm_bindgen]
impl Photo {
    /// Takes the pixels of a picture: the field `data` of `ImageData`.
    #[wasm_bindgen(constructor)]
    pub fn new(width: u32, height: u32, rgba: Vec<u8>) -> Photo {
        Photo { reader: PhotoReader::new(), width, height, rgba }
    }

    /// Reads all boards: a `PhotoReply` as JSON.
    pub fn read(&self) -> String {
        self.reader.read_json(self.width, self.height, &self.rgba)
    }

    /// Reads the board within a frame: a `PhotoReply` as JSON. The corners are x and y of the top
    /// left one and of the others, clockwise: eight numbers.
    ///
    /// # Errors
    /// A sentence for programmers, if there are not eight numbers.
    #[wasm_bindgen(js_name = readFrame)]
    pub fn read_frame(&self, corners: &[f32]) -> Result<String, String> {
        let &[a, b, c, d, e, f, g, h] = corners else {
            return Err(format!("{} numbers; expected 8", corners.len()));
        };
        let corners = [[a, b], [c, d], [e, f], [g, h]];
        Ok(self.reader.read_frame_json(self.width, self.height, &self.rgba, corners))
    }
}
