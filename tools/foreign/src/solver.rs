//! A solver from a shared library.

use crate::{DEFAULT_FUNCTION, FUNCTION, Input, LIBRARY, LoadError};
use libloading::Library;
use std::env;
use std::ffi::{OsString, c_char};
use std::path::PathBuf;

type Function = unsafe extern "C" fn(*const c_char, usize, u32, *mut c_char, *mut usize) -> usize;

/// The configuration that leaves the choice to the library.
const CONFIGURATION: u32 = 0;

/// A solver from a shared library.
///
/// It is neither `Send` nor `Sync`, because the library may use memory that threads must not share.
#[derive(Debug)]
pub struct Solver {
    name: String,
    function: Function,
    /// Keeps the library loaded as long as `function` is used.
    _library: Library,
    /// Room for a solution. Some libraries write a NUL after it.
    solution: [u8; 96],
    _not_send: std::marker::PhantomData<*mut ()>,
}

impl Solver {
    /// Loads the solver that the environment names.
    ///
    /// The user who sets the variable is responsible for the library: loading it must do no harm,
    /// and the function must have the interface of this crate.
    ///
    /// # Errors
    /// [`LoadError`] if no library is named, the file is not a library, or it lacks the function.
    #[allow(unsafe_code)]
    pub fn of_environment() -> Result<Solver, LoadError> {
        let file = env::var_os(LIBRARY)
            .filter(|name| !name.is_empty())
            .map(PathBuf::from)
            .ok_or(LoadError::NotNamed)?;
        let name = env::var_os(FUNCTION).unwrap_or_else(|| OsString::from(DEFAULT_FUNCTION));
        // SAFETY: the user names the library and its function, and is responsible for both.
        unsafe { Solver::load(file, name.to_string_lossy().into_owned()) }
    }

    /// Loads a solver from this library, with the function of this name.
    ///
    /// # Errors
    /// [`LoadError`] if the file is not a library or lacks the function.
    ///
    /// # Safety
    /// Loading the library must do no harm, and the function must have the interface of this crate.
    #[allow(unsafe_code)]
    pub unsafe fn load(file: PathBuf, name: String) -> Result<Solver, LoadError> {
        // SAFETY: the caller is responsible for what the library does while it is loaded.
        let library =
            unsafe { Library::new(&file) }.map_err(|error| LoadError::Library(file, error))?;
        // SAFETY: the caller is responsible for the function's interface. The pointer is not used
        // longer than the library is loaded.
        let function =
            unsafe { library.get::<Function>(name.as_bytes()) }.map(|function| *function);
        let function = function.map_err(|error| LoadError::Function(name.clone(), error))?;
        Ok(Solver {
            name,
            function,
            _library: library,
            solution: [0; 96],
            _not_send: std::marker::PhantomData,
        })
    }

    /// Returns the name of the function.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of solutions of the puzzle, up to the limit.
    #[allow(unsafe_code)]
    pub fn count(&mut self, puzzle: &Input, limit: usize) -> usize {
        let mut guesses = 0;
        let (puzzle, solution) = (puzzle.as_bytes().as_ptr(), self.solution.as_mut_ptr());
        // SAFETY: the puzzle is 81 characters and a NUL, the solution has room for more than that,
        // and all of them outlive the call.
        unsafe {
            (self.function)(puzzle.cast(), limit, CONFIGURATION, solution.cast(), &mut guesses)
        }
    }
}
