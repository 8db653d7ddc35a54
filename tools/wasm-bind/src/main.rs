//! `numpre-wasm-bind MODULE FOLDER`: writes the JavaScript side of a WebAssembly module, its types,
//! and the module without what only this tool needs.
//!
//! It is what the command `wasm-bindgen` does, as a part of the workspace: of the version that the
//! lock file names, and with nothing to install.

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

/// For the module system of browsers, which node knows, too.
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
