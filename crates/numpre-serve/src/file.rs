//! A file of the page.

use bytes::Bytes;
use flate2::read::GzDecoder;
use std::io::Read;

/// A file of the page, as it lies in the binary.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it is, below the page's address: `assets/index.js`.
    pub path: &'static str,
    /// Tells versions of the file apart.
    pub tag: &'static str,
    /// What is in it.
    pub body: Body,
}

/// What is in a file.
#[derive(Clone, Copy, Debug)]
pub enum Body {
    /// Both ways to pack it make it shorter.
    Packed {
        /// As gzip.
        gzip: &'static [u8],
        /// As Brotli.
        brotli: &'static [u8],
        /// How many bytes it has unpacked.
        plain_length: usize,
    },
    /// As it is.
    Plain(&'static [u8]),
}

/// How a file is packed on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl File {
    /// Whether its name changes with what is in it, so that it can be kept for ever.
    pub(crate) fn is_immutable(&self) -> bool {
        self.path.starts_with("assets/")
    }
}

impl Body {
    /// What this file may be asked for as.
    pub(crate) const fn encodings(&self) -> &'static [Encoding] {
        match self {
            Body::Packed { .. } => &[Encoding::Brotli, Encoding::Gzip, Encoding::Identity],
            Body::Plain(_) => &[Encoding::Identity],
        }
    }

    /// Its bytes, packed so.
    pub(crate) fn bytes(&self, encoding: Encoding) -> Bytes {
        match (self, encoding) {
            (Body::Plain(plain), _) => Bytes::from_static(plain),
            (Body::Packed { brotli, .. }, Encoding::Brotli) => Bytes::from_static(brotli),
            (Body::Packed { gzip, .. }, Encoding::Gzip) => Bytes::from_static(gzip),
            (Body::Packed { gzip, .. }, Encoding::Identity) => {
                let mut plain = Vec::new();
                // What the build has packed can be unpacked; a test does so with every file.
                let _ = GzDecoder::new(*gzip).read_to_end(&mut plain);
                plain.into()
            }
        }
    }

    /// How many bytes it has, packed so.
    pub(crate) const fn length(&self, encoding: Encoding) -> usize {
        match (self, encoding) {
            (Body::Plain(plain), _) => plain.len(),
            (Body::Packed { brotli, .. }, Encoding::Brotli) => brotli.len(),
            (Body::Packed { gzip, .. }, Encoding::Gzip) => gzip.len(),
            (Body::Packed { plain_length, .. }, Encoding::Identity) => *plain_length,
        }
    }
}

impl Encoding {
    /// What the header calls it, if it says anything.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }
}
