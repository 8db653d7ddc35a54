//! Requests and their answers.

use crate::made_up::{BROTLI, GZIP, HTML, SCRIPT, site};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::header::{HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Response, StatusCode};
use numpre_serve::answer;

fn ask(method: &str, path: &str, headers: &[(&'static str, &str)]) -> Response<Full<Bytes>> {
    ask_below("/", method, path, headers)
}

fn ask_below(
    base: &str,
    method: &str,
    path: &str,
    headers: &[(&'static str, &str)],
) -> Response<Full<Bytes>> {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.append(HeaderName::from_static(name), HeaderValue::from_str(value).unwrap());
    }
    answer(&Method::from_bytes(method.as_bytes()).unwrap(), path, &map, &site(base))
}

fn said<'a>(response: &'a Response<Full<Bytes>>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

fn body(response: Response<Full<Bytes>>) -> Bytes {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(response.into_body().collect()).unwrap().to_bytes()
}

#[test]
fn files_have_their_types_and_how_long_they_are_kept() {
    let forever = "public, max-age=31536000, immutable";
    for (path, kind, kept) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/mark.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", forever),
        ("/assets/engine.wasm", "application/wasm", forever),
    ] {
        let response = ask("GET", path, &[]);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(
            (said(&response, "content-type"), said(&response, "cache-control")),
            (kind, kept),
            "{path}"
        );
        let length = said(&response, "content-length").to_owned();
        assert_eq!(body(response).len().to_string(), length, "{path}");
    }
}

#[test]
fn a_file_is_sent_in_the_shortest_accepted_encoding() {
    for (accepted, expected) in [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, *", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("br;q=x", ""),
        ("identity", ""),
        ("", ""),
    ] {
        let response = ask("GET", "/assets/app-1a2b.js", &[("accept-encoding", accepted)]);
        assert_eq!(said(&response, "content-encoding"), expected, "{accepted}");
        assert_eq!(said(&response, "vary"), "accept-encoding");
        let (bytes, length) = match expected {
            "br" => (BROTLI, BROTLI.len()),
            "gzip" => (GZIP, GZIP.len()),
            _ => (SCRIPT.as_bytes(), SCRIPT.len()),
        };
        assert_eq!(said(&response, "content-length"), length.to_string());
        assert_eq!(body(response), bytes, "{accepted}");
    }
    // The header may come in several lines. A file that is not packed is sent as it is.
    let two = [("accept-encoding", "deflate"), ("accept-encoding", "br")];
    assert_eq!(said(&ask("GET", "/assets/app-1a2b.js", &two), "content-encoding"), "br");
    assert_eq!(said(&ask("GET", "/mark.svg", &two), "content-encoding"), "");
}

#[test]
fn what_the_client_has_is_not_sent_again() {
    let path = "/assets/app-1a2b.js";
    let packed = ("accept-encoding", "br");
    let tag = said(&ask("GET", path, &[packed]), "etag").to_owned();
    assert_eq!(tag, "\"11-br\"");
    for known in [&tag, &format!("W/{tag}"), &format!("\"0\", {tag}"), "*"] {
        let response = ask("GET", path, &[packed, ("if-none-match", known)]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!((said(&response, "etag"), said(&response, "content-type")), (tag.as_str(), ""));
        assert!(said(&response, "cache-control").contains("immutable"));
        assert_eq!(body(response), "");
    }
    // Tags of another version, or of the same version in another encoding.
    for known in ["\"12-br\"", "11-br", "\"11\"", "\"11-gzip\""] {
        assert_eq!(
            ask("GET", path, &[packed, ("if-none-match", known)]).status(),
            StatusCode::OK,
            "{known}"
        );
    }
}

#[test]
fn head_says_what_get_says() {
    for path in ["/", "/assets/app-1a2b.js", "/nothing"] {
        let headers = [("accept-encoding", "gzip")];
        let (get, head) = (ask("GET", path, &headers), ask("HEAD", path, &headers));
        assert_eq!((get.status(), get.headers()), (head.status(), head.headers()), "{path}");
        assert_eq!(body(head), "");
    }
}

#[test]
fn other_methods_are_not_allowed() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "BREW"] {
        for path in ["/", "/nothing", "*"] {
            let response = ask(method, path, &[]);
            assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(said(&response, "allow"), "GET, HEAD");
            assert_eq!(body(response), "");
        }
    }
}

#[test]
fn no_path_leads_out_of_the_page() {
    for path in [
        "",
        "*",
        "//",
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/INDEX.HTML",
        "/index.html/",
        "//index.html",
        "/./index.html",
        "/assets/../index.html",
        "/../index.html",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/..\\..\\etc\\passwd",
        "/etc/passwd",
        "/index.html%00.js",
        "/index.html?x",
    ] {
        let response = ask("GET", path, &[]);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(body(response), "", "{path}");
    }
}

#[test]
fn the_page_can_be_served_below_a_path() {
    let below = |path| ask_below("/sudoku/", "GET", path, &[]);
    assert_eq!(body(below("/sudoku/")), HTML);
    assert_eq!(below("/sudoku/assets/app-1a2b.js").status(), StatusCode::OK);
    let moved = below("/sudoku");
    assert_eq!(
        (moved.status(), said(&moved, "location")),
        (StatusCode::PERMANENT_REDIRECT, "/sudoku/")
    );
    for path in [
        "/",
        "/index.html",
        "/sudokuindex.html",
        "/sudoku//index.html",
        "/sudoku/sudoku/",
        "/Sudoku/",
    ] {
        assert_eq!(below(path).status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[test]
fn every_answer_has_the_security_headers() {
    let answers = [
        ask("GET", "/", &[]),
        ask("GET", "/", &[("if-none-match", "*")]),
        ask("HEAD", "/sw.js", &[]),
        ask("GET", "/nothing", &[]),
        ask("POST", "/", &[]),
        ask_below("/sudoku/", "GET", "/sudoku", &[]),
    ];
    for response in answers {
        let policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
        assert_eq!(said(&response, "content-security-policy"), policy);
        assert_eq!(said(&response, "x-content-type-options"), "nosniff");
        assert_eq!(said(&response, "referrer-policy"), "no-referrer");
        assert_eq!(said(&response, "cross-origin-opener-policy"), "same-origin");
        assert_eq!(said(&response, "cross-origin-resource-policy"), "same-origin");
    }
}
