//! Every error of the crate works with `?` in a function that returns `Box<dyn Error>`.

/// Compiles only for errors.
fn is_error<T: std::error::Error + Send + Sync + 'static>() {}

#[test]
fn every_error_type_implements_error() {
    is_error::<numpre_formats::LinkError>();
    is_error::<numpre_formats::ReadError>();
    is_error::<numpre_formats::UnknownFormat>();
    #[cfg(feature = "xlsx")]
    {
        is_error::<numpre_formats::xlsx::SheetError>();
        is_error::<numpre_formats::xlsx::WorkbookError>();
    }
}
