//! The answer to a request.

use crate::accept;
use crate::file::File;
use crate::kind;
use crate::site::{Found, Site};
use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{self, HeaderValue};
use hyper::{HeaderMap, Method, Response, StatusCode};

/// The headers of every answer. The browser must not guess types, sends no referrer, and lets no
/// other site open the page or load its files.
const ALWAYS: [(&str, &str); 4] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Answers a request with this method, path (as in the address) and headers.
///
/// Only GET and HEAD get a file. The answer to HEAD is the answer to GET without the body.
pub fn answer(
    method: &Method,
    path: &str,
    headers: &HeaderMap,
    site: &Site,
) -> Response<Full<Bytes>> {
    let mut response = match (method, site.find(path)) {
        (&Method::GET | &Method::HEAD, Found::File(file)) => of_file(method, file, headers),
        (&Method::GET | &Method::HEAD, Found::Moved(to)) => moved(&to),
        (&Method::GET | &Method::HEAD, Found::Nothing) => bare(StatusCode::NOT_FOUND),
        _ => not_allowed(),
    };
    let said = response.headers_mut();
    for (name, value) in ALWAYS {
        said.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(policy) = HeaderValue::from_str(&site.policy) {
        said.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

fn of_file(method: &Method, file: &File, headers: &HeaderMap) -> Response<Full<Bytes>> {
    let encoding = accept::encoding(headers, file.body.encodings());
    // A version depends on the file and on its encoding.
    let tag = format!(
        "\"{}{}\"",
        file.tag,
        encoding.name().map(|name| format!("-{name}")).unwrap_or_default()
    );
    let mut response = bare(StatusCode::OK);
    let said = response.headers_mut();
    let kept = if file.is_immutable() { "public, max-age=31536000, immutable" } else { "no-cache" };
    said.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    said.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(value) = HeaderValue::from_str(&tag) {
        said.insert(header::ETAG, value);
    }
    if accept::has(headers, &tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    said.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind::of_name(file.path)));
    said.insert(header::CONTENT_LENGTH, file.body.length(encoding).into());
    if let Some(name) = encoding.name() {
        said.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    if method == Method::GET {
        *response.body_mut() = file.body.bytes(encoding).into();
    }
    response
}

fn moved(to: &str) -> Response<Full<Bytes>> {
    let mut response = bare(StatusCode::PERMANENT_REDIRECT);
    if let Ok(to) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

fn not_allowed() -> Response<Full<Bytes>> {
    let mut response = bare(StatusCode::METHOD_NOT_ALLOWED);
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

fn bare(status: StatusCode) -> Response<Full<Bytes>> {
    let mut response = Response::default();
    *response.status_mut() = status;
    response
}
