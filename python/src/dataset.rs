//! Data sets: the native half of `numpre/dataset.py`. The work is in numpre-dataset.
//!
//! Results are dictionaries with the keys of the command's JSON. The Python half makes them
//! documents with attributes.

use crate::single::threads_of;
use crate::values::plain;
use crate::{call, errors};
use numpre::CancelToken;
use numpre_dataset::audit::AuditFile;
use numpre_dataset::score::Protocol;
use numpre_dataset::{
    Config, DatasetError, Made, MakeOptions, Manifest, Plan, Portion, Progress, Stage,
};
use pyo3::exceptions::{PyFileExistsError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// `ENOENT`, and on Windows `ERROR_FILE_NOT_FOUND`.
const NO_SUCH_FILE: i32 = 2;

/// Returns the exception for an error. `about` is the file of the configuration, or the folder.
fn raised(py: Python<'_>, about: &Path, error: DatasetError) -> PyErr {
    let shown = |path: &Path| path.to_string_lossy().into_owned();
    match error {
        DatasetError::Config(error) => {
            let place = format!("line {}, column {}", error.line, error.column);
            errors::format(py, &shown(about), &place, &error.kind.to_string())
        }
        DatasetError::File { path, source, .. } => {
            // A file that numpre-dataset misses itself has no code of the system.
            let is_missing = source.kind() == ErrorKind::NotFound;
            let source = match source.raw_os_error() {
                None if is_missing => io::Error::from_raw_os_error(NO_SUCH_FILE),
                _ => source,
            };
            errors::of_system(source, shown(&path))
        }
        DatasetError::Unreadable { path, source } => {
            let place = format!("line {}, column {}", source.line, source.column);
            errors::format(py, &shown(&path), &place, &source.kind.to_string())
        }
        DatasetError::BadTable { path, reason } => errors::format(py, &shown(&path), "", &reason),
        DatasetError::Damaged { path, line, expected } => {
            let place = if line == 0 { String::new() } else { format!("line {line}") };
            errors::format(py, &shown(&path), &place, &format!("damaged; expected {expected}"))
        }
        DatasetError::OtherBytes { ref path, .. } => {
            errors::format(py, &shown(path), "", &error.to_string())
        }
        DatasetError::OtherPlan { ref folder } => {
            errors::format(py, &shown(folder), "", &error.to_string())
        }
        DatasetError::Refused { refusal, .. } => errors::refused(py, &refusal),
        DatasetError::Exhausted(exhausted) => errors::exhausted(py, &exhausted),
        DatasetError::Occupied { .. } => PyFileExistsError::new_err(error.to_string()),
        DatasetError::NoShards { .. } | DatasetError::NoFiles { .. } => {
            PyValueError::new_err(error.to_string())
        }
        _ => PyRuntimeError::new_err(error.to_string()),
    }
}

/// Reads a configuration and its input files.
fn plan(toml: &str, base: &Path) -> numpre_dataset::Result<Plan> {
    Plan::new(Config::from_toml(toml)?, base)
}

/// Calls a Python function with the progress, and cancels the work if it raises an exception.
struct Watching {
    progress: Option<Py<PyAny>>,
    is_over: Arc<AtomicBool>,
    raised: Mutex<Option<PyErr>>,
}

impl Watching {
    fn new(progress: Option<Py<PyAny>>) -> Watching {
        Watching { progress, is_over: Arc::default(), raised: Mutex::new(None) }
    }

    /// Returns a token that is also cancelled after an exception of the function.
    fn token(&self, cancel: &CancelToken) -> CancelToken {
        let (is_over, cancel) = (Arc::clone(&self.is_over), cancel.clone());
        CancelToken::when(move || is_over.load(Ordering::Relaxed) || cancel.is_cancelled())
    }

    fn call(&self, progress: Progress) {
        let Some(function) = &self.progress else { return };
        let stage = match progress.stage {
            Stage::Make => "make",
            Stage::Select => "select",
            Stage::Write => "write",
        };
        let called =
            Python::attach(|py| function.call1(py, (stage, progress.done, progress.all)).map(drop));
        if let Err(raised) = called {
            *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(raised);
            self.is_over.store(true, Ordering::Relaxed);
        }
    }

    fn into_raised(self) -> Option<PyErr> {
        self.raised.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Make the data set of a configuration; see ``numpre.dataset.make``.
#[pyfunction]
#[pyo3(name = "_dataset_make")]
#[allow(clippy::too_many_arguments, reason = "the Python half passes them by position")]
pub(crate) fn dataset_make<'py>(
    py: Python<'py>,
    toml: &str,
    name: PathBuf,
    base: PathBuf,
    out: PathBuf,
    resume: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let threads = threads_of(threads)?;
    let watching = Watching::new(progress);
    let made = call::long(py, |cancel| {
        let plan = plan(toml, &base)?;
        let cancel = watching.token(cancel);
        let options = MakeOptions { resume, threads, portion: Portion::All, cancel };
        numpre_dataset::make(&plan, &out, &options, &mut |progress| watching.call(progress))
    })?;
    if let Some(raised) = watching.into_raised() {
        return Err(raised);
    }
    match made.map_err(|error| raised(py, &name, error))? {
        Made::Complete(manifest) => plain(py, &manifest),
        _ => unreachable!("no portion was asked for"),
    }
}

/// The plan of a data set, whose portions several processes make; see ``numpre.ray``.
#[pyclass(frozen, module = "numpre._native", name = "_DatasetPlan")]
pub(crate) struct DatasetPlan {
    plan: Plan,
    /// The file of the configuration, for messages.
    name: PathBuf,
}

#[pymethods]
impl DatasetPlan {
    #[new]
    fn new(py: Python<'_>, toml: &str, name: PathBuf, base: PathBuf) -> PyResult<DatasetPlan> {
        let plan = call::long(py, |_| plan(toml, &base))?;
        Ok(DatasetPlan { plan: plan.map_err(|error| raised(py, &name, error))?, name })
    }

    /// The names of the shards.
    #[getter]
    fn shards(&self) -> Vec<String> {
        self.plan.shards().into_iter().map(|shard| self.plan.shard_name(shard)).collect()
    }

    /// The names of the files.
    #[getter]
    fn files(&self) -> Vec<String> {
        self.plan.files().iter().map(|file| self.plan.file_name(file)).collect()
    }

    /// Begin the data set in a folder; return its manifest if it is already complete.
    fn begin<'py>(
        &self,
        py: Python<'py>,
        out: PathBuf,
        resume: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let begun = call::long(py, |_| numpre_dataset::begin(&self.plan, &out, resume))?;
        let begun = begun.map_err(|error| raised(py, &self.name, error))?;
        begun.map(|manifest| plain(py, &manifest)).transpose()
    }

    /// Make a shard with one thread.
    fn shard(&self, py: Python<'_>, out: PathBuf, number: u64) -> PyResult<()> {
        self.portion(py, &out, Portion::Shards(number..number.saturating_add(1)), 1)
    }

    /// Make the selection.
    fn select(&self, py: Python<'_>, out: PathBuf, threads: Option<i64>) -> PyResult<()> {
        self.portion(py, &out, Portion::Selection, threads_of(threads)?)
    }

    /// Write a file with one thread.
    fn file(&self, py: Python<'_>, out: PathBuf, number: u64) -> PyResult<()> {
        self.portion(py, &out, Portion::Files(number..number.saturating_add(1)), 1)
    }
}

impl DatasetPlan {
    fn portion(
        &self,
        py: Python<'_>,
        out: &Path,
        portion: Portion,
        threads: usize,
    ) -> PyResult<()> {
        let made = call::long(py, |cancel| {
            let cancel = cancel.clone();
            let options = MakeOptions { resume: true, threads, portion, cancel };
            numpre_dataset::make(&self.plan, out, &options, &mut |_| {})
        })?;
        made.map(drop).map_err(|error| raised(py, &self.name, error))
    }
}

/// Check a data set; see ``numpre.dataset.verify``.
#[pyfunction]
#[pyo3(name = "_dataset_verify")]
pub(crate) fn dataset_verify(
    py: Python<'_>,
    folder: PathBuf,
    threads: Option<i64>,
) -> PyResult<Bound<'_, PyAny>> {
    let threads = threads_of(threads)?;
    let report = call::long(py, |cancel| numpre_dataset::verify::verify(&folder, threads, cancel))?;
    plain(py, &report.map_err(|error| raised(py, &folder, error))?)
}

/// Audit files, each with the name of its split; see ``numpre.dataset.audit``.
#[pyfunction]
#[pyo3(name = "_dataset_audit")]
pub(crate) fn dataset_audit<'py>(
    py: Python<'py>,
    files: Vec<(PathBuf, Option<String>)>,
    split: Option<&str>,
    threads: Option<i64>,
) -> PyResult<Bound<'py, PyAny>> {
    let threads = threads_of(threads)?;
    let files: Vec<AuditFile> =
        files.into_iter().map(|(path, split)| AuditFile { path, split }).collect();
    let audit =
        call::long(py, |cancel| numpre_dataset::audit::audit(&files, split, threads, cancel))?;
    let audit = audit.map_err(|error| raised(py, Path::new(""), error))?;
    let is_clean = audit.is_clean();
    let found = plain(py, &audit)?;
    found.set_item("clean", is_clean)?;
    Ok(found)
}

/// Score answers; see ``numpre.dataset.score``.
#[pyfunction]
#[pyo3(name = "_dataset_score")]
pub(crate) fn dataset_score<'py>(
    py: Python<'py>,
    folder: PathBuf,
    predictions: PathBuf,
    protocol: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let known = Protocol::ALL.into_iter().find(|known| known.name() == protocol);
    let known = known
        .ok_or_else(|| errors::none_of("protocol", protocol, Protocol::ALL.map(Protocol::name)))?;
    let scores = call::long(py, |_| numpre_dataset::score::score(&folder, &predictions, known))?;
    plain(py, &scores.map_err(|error| raised(py, &folder, error))?)
}

/// Write the card of a data set again; see ``numpre.dataset.card``.
#[pyfunction]
#[pyo3(name = "_dataset_card")]
pub(crate) fn dataset_card(py: Python<'_>, folder: PathBuf) -> PyResult<String> {
    let card = call::long(py, |_| numpre_dataset::card::write(&folder))?;
    card.map_err(|error| raised(py, &folder, error))
}

/// Read the manifest of a data set; see ``numpre.dataset.manifest``.
#[pyfunction]
#[pyo3(name = "_dataset_manifest")]
pub(crate) fn dataset_manifest(py: Python<'_>, folder: PathBuf) -> PyResult<Bound<'_, PyAny>> {
    plain(py, &Manifest::read(&folder).map_err(|error| raised(py, &folder, error))?)
}

/// Write a configuration that is a dictionary, given as JSON, as TOML.
#[pyfunction]
#[pyo3(name = "_dataset_toml")]
pub(crate) fn dataset_toml(json: &str) -> PyResult<String> {
    let wrong = |error: &dyn std::fmt::Display| PyValueError::new_err(error.to_string());
    let value: toml::Value = serde_json::from_str(json).map_err(|error| wrong(&error))?;
    toml::to_string(&value).map_err(|error| wrong(&error))
}
