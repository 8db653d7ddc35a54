//! Reads any text as the configuration of a data set: nothing panics, and an error has a place in
//! the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre_dataset::Config;

fuzz_target!(|text: &str| {
    match Config::from_toml(text) {
        Ok(config) => assert!(!config.to_json().is_empty()),
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1, "{error}");
            let lines = text.split('\n').count();
            assert!(error.line <= lines + 1, "line {} of {lines}", error.line);
        }
    }
});
