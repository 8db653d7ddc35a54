//! The boards of a picture file.

use super::decode::decode;
use super::picture_board::PictureBoards;
use super::picture_fault::PictureFault;
use super::reply::PhotoReader;
use image::DynamicImage;
use numpre::CancelToken;
use numpre_photo::{Picture, Pixels};

/// The largest file of a picture, in bytes.
pub const MOST_PICTURE_BYTES: u64 = 64_000_000;

impl PhotoReader {
    /// Reads all boards of a JPEG, PNG or WebP file. Places are in the pixels of the file. Of an
    /// animation, it reads the first frame.
    ///
    /// # Errors
    /// Returns a [`PictureFault`] if the file is damaged, incomplete or outside of the limits, if
    /// there is no board, or if the token was cancelled.
    ///
    /// ```
    /// use numpre::CancelToken;
    /// use numpre_api::{PhotoReader, PictureFault};
    ///
    /// let found = PhotoReader::new().read_file(b"\xff\xd8\xff", &CancelToken::NEVER);
    /// assert!(matches!(found, Err(PictureFault::CutShort)));
    /// ```
    pub fn read_file(
        &self,
        bytes: &[u8],
        stop: &CancelToken,
    ) -> Result<PictureBoards, PictureFault> {
        if bytes.len() as u64 > MOST_PICTURE_BYTES {
            return Err(PictureFault::FileTooLarge { most: MOST_PICTURE_BYTES });
        }
        let decoded = decode(bytes)?;
        let (width, height) = (decoded.pixels.width(), decoded.pixels.height());
        let pixels = match decoded.pixels {
            grey @ DynamicImage::ImageLuma8(_) => grey,
            clear if clear.color().has_alpha() => DynamicImage::ImageRgba8(clear.into_rgba8()),
            opaque => DynamicImage::ImageRgb8(opaque.into_rgb8()),
        };
        let bytes = pixels.as_bytes();
        let pixels = match &pixels {
            DynamicImage::ImageLuma8(_) => Pixels::Grey8(bytes),
            DynamicImage::ImageRgba8(_) => Pixels::Rgba8(bytes),
            _ => Pixels::Rgb8(bytes),
        };
        let mut found = self.read_pixels(&Picture { width, height, pixels }, stop)?;
        let corners = found.boards.iter_mut().flat_map(|board| &mut board.reading.corners);
        for place in corners.chain([&mut found.size]) {
            *place = place.map(|at| at * decoded.scale);
        }
        Ok(found)
    }
}
