//! Snapshots by scene. A scene is everything that the command writes for one purpose: both
//! languages, all outputs and all widths, one below the other. So a change of wording is one
//! difference per scene.

use std::fmt::Display;

/// Both languages.
pub const LANGUAGES: [&str; 2] = ["en", "ja"];

/// A snapshot with a title above each part.
#[derive(Default)]
pub struct Scene {
    text: String,
    masks_times: bool,
}

impl Scene {
    /// Creates a scene in which times are masked.
    pub fn without_times() -> Scene {
        Scene { masks_times: true, ..Scene::default() }
    }

    /// Adds a part.
    pub fn add(&mut self, title: impl Display, text: &str) {
        let end = if text.ends_with('\n') { "" } else { "\n" };
        self.text += &format!("=== {title}\n{text}{end}");
    }

    /// Compares the scene with the file `snapshots/NAME.snap`.
    #[track_caller]
    pub fn check(self, name: &str) {
        assert!(!self.text.is_empty());
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        if self.masks_times {
            settings.add_filter(r"\b\d+(\.\d+)? (ns|µs|ms|s)\b", "[time]");
            settings.add_filter(r#""micros":\d+"#, r#""micros":0"#);
            // The columns of the table: count, first_calls, calls and micros.
            settings.add_filter(r",(\d{1,9}),(\d{1,9}),(\d{1,9}),\d{1,9},", ",$1,$2,$3,[micros],");
        }
        settings.bind(|| insta::assert_snapshot!(name, self.text));
    }
}
