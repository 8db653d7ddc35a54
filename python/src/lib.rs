//! The Python package `numpre`: conversions, the interpreter lock, signals and docstrings. What a
//! puzzle is, and every sentence about it, comes from the crates below.
//!
//! | module | what it holds |
//! |---|---|
//! | `call` | long calls: without the interpreter lock, with signals, panics as errors |
//! | `errors` | the exceptions of the package |
//! | `engine` | engines and texts, kept per thread |
//! | `values` | tuples, dictionaries and arrays of results |
//! | `board` | boards in arguments; [`Grid`](board::Grid), [`Cell`](board::Cell), `State` |
//! | `draw` | results as text, SVG and HTML |
//! | `results` | frozen results |
//! | `single` | functions about one puzzle |
//! | `many` | functions about many puzzles |
//! | `table` | tables in Arrow's memory |
//! | `command` | runs the command |

mod board;
mod call;
mod command;
mod draw;
mod engine;
mod errors;
mod many;
mod results;
mod single;
mod table;
mod values;

#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::board::{Cell, Grid, State};
    #[pymodule_export]
    use crate::command::run_command;
    #[pymodule_export]
    use crate::many::{
        canonical_many, check_many, generate_many, isomorph_many, rate_many, solve_many,
        verify_many,
    };
    #[pymodule_export]
    use crate::results::{
        Assessment, Clash, Exercise, Explanation, Fault, Generated, Hint, Possible, Rating, Reason,
        Record, Solved, Step, Verification, Warning, Why, rebuild_step,
    };
    #[pymodule_export]
    use crate::single::{
        Puzzles, PuzzlesIterator, Records, ask, canonical, check, class_id, count, exercise,
        explain, generate, grid, hint, hints, isomorph, possible, puzzles, rate, read, solve,
        verify, why,
    };
    #[pymodule_export]
    use crate::table::{Column, ColumnIterator, Stream, Table, TableIterator, stream};

    #[pymodule_init]
    fn init(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
        use pyo3::types::PyModuleMethods;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
