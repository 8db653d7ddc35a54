//! Checks the page in the binary: that of `web/dist`, or the placeholder `stand-in`.

use hyper::{HeaderMap, Method, StatusCode};
use numpre_serve::{Body, Site, answer};
use std::io::Read;

#[test]
fn both_packed_forms_hold_the_same() {
    let site = Site::built_in("/");
    assert!(site.files().iter().any(|file| file.path == "index.html"));
    assert!(site.files().is_sorted_by_key(|file| file.path));
    let mut packed = 0;
    for file in site.files() {
        let Body::Packed { gzip, brotli, plain_length } = file.body else { continue };
        let (mut first, mut second) = (Vec::new(), Vec::new());
        flate2::read::GzDecoder::new(gzip).read_to_end(&mut first).unwrap();
        brotli_decompressor::BrotliDecompress(&mut &brotli[..], &mut second).unwrap();
        assert!(first == second && first.len() == plain_length, "{}", file.path);
        assert!(gzip.len() < plain_length && brotli.len() < plain_length, "{}", file.path);
        packed += 1;
    }
    assert!(packed > 0);
}

#[test]
fn every_file_is_answered_with_its_type_and_the_policy_of_the_page() {
    let site = Site::built_in("/");
    for file in site.files() {
        let response = answer(&Method::GET, &format!("/{}", file.path), &HeaderMap::new(), &site);
        assert_eq!(response.status(), StatusCode::OK, "{}", file.path);
        assert_ne!(response.headers()["content-type"], "application/octet-stream", "{}", file.path);
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{policy}");
        assert!(policy.ends_with("; frame-ancestors 'none'") && !policy.contains('&'), "{policy}");
    }
}
