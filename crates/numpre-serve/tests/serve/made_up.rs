//! A small page.

use numpre_serve::{Body, File, Site};

pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self'";

pub(crate) const HTML: &str = "<!doctype html><p>numpre";

/// "numpre " ten times, and its form by `gzip -9n`. The bytes for Brotli are not real; the tests
/// only compare them.
pub(crate) const SCRIPT: &str =
    "numpre numpre numpre numpre numpre numpre numpre numpre numpre numpre ";
pub(crate) const GZIP: &[u8] = include_bytes!("script.gz");
pub(crate) const BROTLI: &[u8] = b"Brotli";

pub(crate) static FILES: &[File] = &[
    File {
        path: "assets/app-1a2b.js",
        tag: "11",
        body: Body::Packed { gzip: GZIP, brotli: BROTLI, plain_length: SCRIPT.len() },
    },
    File { path: "assets/engine.wasm", tag: "22", body: Body::Plain(b"\0asm") },
    File { path: "index.html", tag: "33", body: Body::Plain(HTML.as_bytes()) },
    File { path: "manifest.webmanifest", tag: "44", body: Body::Plain(b"{}") },
    File { path: "mark.svg", tag: "55", body: Body::Plain(b"<svg/>") },
    File { path: "sw.js", tag: "66", body: Body::Plain(b"0") },
];

pub(crate) fn site(base: &str) -> Site {
    Site::new(FILES, POLICY, base)
}
