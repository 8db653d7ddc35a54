//! Tests that every error of the crate works with `?` in a function that returns `Box<dyn Error>`.

/// Compiles only if `T` is an error.
fn is_error<T: std::error::Error + Send + Sync + 'static>() {}

#[test]
fn every_error_type_implements_error() {
    is_error::<numpre_text::MessagesError>();
}
