//! A file of the page.

use bytes::Bytes;
use flate2::read::GzDecoder;
use std::io::Read;

/// A file of the page, as it is stored in the binary.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The path below the page's address: `assets/index.js`.
    pub path: &'static str,
    /// A tag that differs between versions of the file.
    pub tag: &'static str,
    /// The content.
    pub body: Body,
}

/// The content of a file.
#[derive(Clone, Copy, Debug)]
pub enum Body {
    /// Packed, because both encodings make it shorter.
    Packed {
        /// As gzip.
        gzip: &'static [u8],
        /// As Brotli.
        brotli: &'static [u8],
        /// The number of bytes when it is unpacked.
        plain_length: usize,
    },
    /// Stored as it is.
    Plain(&'static [u8]),
}

/// The encoding in which a file is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl File {
    /// Returns whether the name changes with the content, so that browsers can keep the file for
    /// ever.
    pub(crate) fn is_immutable(&self) -> bool {
        self.path.starts_with("assets/")
    }
}

impl Body {
    /// Returns the encodings in which this file can be sent, from the shortest to the plain one.
    pub(crate) const fn encodings(&self) -> &'static [Encoding] {
        match self {
            Body::Packed { .. } => &[Encoding::Brotli, Encoding::Gzip, Encoding::Identity],
            Body::Plain(_) => &[Encoding::Identity],
        }
    }

    /// Returns the bytes in this encoding.
    pub(crate) fn bytes(&self, encoding: Encoding) -> Bytes {
        match (self, encoding) {
            (Body::Plain(plain), _) => Bytes::from_static(plain),
            (Body::Packed { brotli, .. }, Encoding::Brotli) => Bytes::from_static(brotli),
            (Body::Packed { gzip, .. }, Encoding::Gzip) => Bytes::from_static(gzip),
            (Body::Packed { gzip, .. }, Encoding::Identity) => {
                let mut plain = Vec::new();
                // Unpacking cannot fail: the build packed the bytes, and a test unpacks every file.
                let _ = GzDecoder::new(*gzip).read_to_end(&mut plain);
                plain.into()
            }
        }
    }

    /// Returns the number of bytes in this encoding.
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
    /// Returns the name of the encoding in headers, or `None` for the plain one.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }
}
