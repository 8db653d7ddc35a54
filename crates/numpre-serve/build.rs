//! Packs the built page: each file of `web/dist` as gzip and Brotli, and a table of them.
//!
//! `NUMPRE_WEB_DIST` names another folder; then a build without the app fails. Without the variable
//! and before `web/build` has run, the placeholder page `stand-in` is packed. It says that the app
//! is missing, and so does `numpre serve`.

#[path = "build/page.rs"]
mod page;

use page::Page;
use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::Hasher;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The page of this repository, once `web/build` has run.
const BUILT: &str = "../../web/dist";

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let (page, is_placeholder) = folder()?;
    println!("cargo::rerun-if-changed={}", page.display());
    let mut paths = Vec::new();
    gather(&page, &mut paths)?;
    paths.sort();
    let mut table = "&[\n".to_owned();
    for (number, path) in paths.iter().enumerate() {
        let content = fs::read(path)?;
        let name = name(path.strip_prefix(&page).unwrap_or(path));
        let body = body(&content, &out, number)?;
        let _ =
            writeln!(table, "File {{ path: {name:?}, tag: {:?}, body: {body} }},", tag(&content));
    }
    table += "]\n";
    fs::write(out.join("files.rs"), table)?;
    fs::write(out.join("policy.rs"), format!("{:?}\n", policy(&page)?))?;
    fs::write(out.join("is_placeholder.rs"), format!("{is_placeholder}\n"))
}

/// Returns the folder of the page to pack, and `true` if it is the placeholder.
fn folder() -> io::Result<(PathBuf, bool)> {
    println!("cargo::rerun-if-env-changed=NUMPRE_WEB_DIST");
    println!("cargo::rerun-if-changed=build");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built = here.join(BUILT);
    let named = env::var_os("NUMPRE_WEB_DIST").filter(|name| !name.is_empty()).map(PathBuf::from);
    match page::choose(named.as_deref(), &built).map_err(io::Error::other)? {
        Page::App(folder) => Ok((folder, false)),
        Page::Placeholder => {
            // Run this script again when the app has been built.
            println!("cargo::rerun-if-changed={}", built.join("index.html").display());
            println!(
                "cargo::warning=the web app is not in this build: `numpre serve` will show a page \
                 that says so; \
                 run web/build first, or name the folder of a built app: NUMPRE_WEB_DIST"
            );
            Ok((here.join("stand-in"), true))
        }
    }
}

/// Collects all files below a folder.
fn gather(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, into)?;
        } else {
            into.push(path);
        }
    }
    Ok(())
}

/// Returns the path in the form that an address has.
fn name(path: &Path) -> String {
    let parts = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    parts.collect::<Vec<_>>().join("/")
}

/// Packs a file with gzip and Brotli. If either is not shorter than the file, the file is kept
/// unpacked. Returns the expression for the table.
fn body(content: &[u8], out: &Path, number: usize) -> io::Result<String> {
    let gzip = gzip(content)?;
    let brotli = brotli(content)?;
    let save = |kind: &str, bytes: &[u8]| {
        let path = out.join(format!("{number}.{kind}"));
        fs::write(&path, bytes)?;
        Ok::<String, io::Error>(format!("include_bytes!({path:?})"))
    };
    if gzip.len().max(brotli.len()) < content.len() {
        let (gzip, brotli) = (save("gz", &gzip)?, save("br", &brotli)?);
        Ok(format!(
            "Body::Packed {{ gzip: {gzip}, brotli: {brotli}, plain_length: {} }}",
            content.len()
        ))
    } else {
        Ok(format!("Body::Plain({})", save("plain", content)?))
    }
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(content)?;
    packer.finish()
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::BrotliCompress(
        &mut &content[..],
        &mut packed,
        &brotli::enc::BrotliEncoderParams::default(),
    )?;
    Ok(packed)
}

/// Returns a tag that differs between versions of a file.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    format!("{:016x}", hasher.finish())
}

/// Returns the content policy from a meta element of the page. The server sends the same policy, so
/// it is written in one place only.
fn policy(page: &Path) -> io::Result<String> {
    let html = fs::read_to_string(page.join("index.html"))?;
    let content = html
        .split_once("\"Content-Security-Policy\" content=\"")
        .and_then(|(_, rest)| rest.split_once('"'));
    let (policy, _) = content.ok_or_else(|| {
        io::Error::other("index.html has no content policy: build it with web/build")
    })?;
    // A header has no line breaks.
    let policy = policy.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(policy.replace("&#39;", "'"))
}
