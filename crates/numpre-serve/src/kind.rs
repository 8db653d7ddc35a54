//! What kind of file it is, by the end of its name.

/// The ends of names, and their types on the web.
const TYPES: [(&str, &str); 13] = [
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("map", "application/json"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
];

/// The type of the file of this name; bytes, where the name says nothing.
pub(crate) fn of_name(name: &str) -> &'static str {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end);
    TYPES
        .iter()
        .find(|(known, _)| *known == end)
        .map_or("application/octet-stream", |(_, kind)| kind)
}
