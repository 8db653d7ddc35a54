//! `numpre-wasm-bind MODULE FOLDER` writes the JavaScript side of a WebAssembly module, its types,
//! and the module itself without the data that only this tool needs.
//!
//! It does the same as the command `wasm-bindgen`, but as a part of the workspace: in the version
//! of the lock file, and with nothing to install.

use std::error::Error;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = &*arguments else {
        eprintln!("numpre-wasm-bind: expected MODULE.wasm FOLDER");
        return ExitCode::from(2);
    };
    match bind(module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("numpre-wasm-bind: {module}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the files for the module system of browsers, which node understands too.
fn bind(module: &str, folder: &str) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    Ok(bindgen.generate(folder)?)
}
