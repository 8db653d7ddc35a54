//! The solver.

use crate::{DEFAULT_FUNCTION, FUNCTION, Input, LIBRARY, LoadError};
use libloading::Library;
use std::env;
use std::ffi::{OsString, c_char};
use std::path::PathBuf;

type Function = unsafe extern "C" fn(*const c_char, usize, u32, *mut c_char, *mut usize) -> usize;

/// The library's own choice.
const CONFIGURATION: u32 = 0;

/// A solver out of a shared library.
///
/// It is neither `Send` nor `Sync`: nothing is known about how it keeps its memory.
#[derive(Debug)]
pub struct Solver {
    name: String,
    function: Function,
    /// The function lives as long as its library.
    _library: Library,
    /// Room for a solution; some libraries write the NUL, too.
    solution: [u8; 96],
    _alone: std::marker::PhantomData<*mut ()>,
}

impl Solver {
    /// The solver that the environment names.
    ///
    /// Whoever sets the variable answers for the library: that it can be loaded without harm, and
    /// that the function has the interface of this crate.
    ///
    /// # Errors
    /// [`LoadError`] where no library is named, or it is none, or it lacks the function.
    #[allow(unsafe_code)]
    pub fn of_environment() -> Result<Solver, LoadError> {
        let file = env::var_os(LIBRARY)
            .filter(|name| !name.is_empty())
            .map(PathBuf::from)
            .ok_or(LoadError::NotNamed)?;
        let name = env::var_os(FUNCTION).unwrap_or_else(|| OsString::from(DEFAULT_FUNCTION));
        // SAFETY: the user names the library and its function, and answers for both.
        unsafe { Solver::load(file, name.to_string_lossy().into_owned()) }
    }

    /// The solver of this library and this name.
    ///
    /// # Errors
    /// [`LoadError`] where the file is no library, or lacks the function.
    ///
    /// # Safety
    /// The library can be loaded without harm, and the function has the interface of this crate.
    #[allow(unsafe_code)]
    pub unsafe fn load(file: PathBuf, name: String) -> Result<Solver, LoadError> {
        // SAFETY: the caller answers for what the library does while it is loaded.
        let library =
            unsafe { Library::new(&file) }.map_err(|error| LoadError::Library(file, error))?;
        // SAFETY: the caller answers for the function's interface. The pointer is kept no longer
        // than the library.
        let function =
            unsafe { library.get::<Function>(name.as_bytes()) }.map(|function| *function);
        let function = function.map_err(|error| LoadError::Function(name.clone(), error))?;
        Ok(Solver {
            name,
            function,
            _library: library,
            solution: [0; 96],
            _alone: std::marker::PhantomData,
        })
    }

    /// The name of its function.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many solutions the puzzle has, up to the limit.
    #[allow(unsafe_code)]
    pub fn count(&mut self, puzzle: &Input, limit: usize) -> usize {
        let mut guesses = 0;
        let (puzzle, solution) = (puzzle.as_bytes().as_ptr(), self.solution.as_mut_ptr());
        // SAFETY: the puzzle is 81 characters and a NUL, the solution has room for as many and
        // more, and all outlive the call.
        unsafe {
            (self.function)(puzzle.cast(), limit, CONFIGURATION, solution.cast(), &mut guesses)
        }
    }
}
