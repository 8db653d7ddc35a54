//! The Python package `numpre`. This crate converts values, releases the interpreter lock, handles
//! signals and holds the docstrings. Everything about puzzles, and the sentences that explain them,
//! come from the other numpre crates.
//!
//! | module | contents |
//! |---|---|
//! | `call` | calls that release the interpreter lock, end on signals and turn panics into errors |
//! | `errors` | the exceptions of the package |
//! | `engine` | an engine and the texts of each language, kept per thread |
//! | `values` | conversions to and from tuples, dictionaries and arrays |
//! | `board` | reads boards in arguments; [`Grid`](board::Grid), [`Cell`](board::Cell), `State` |
//! | `draw` | shows results as text, SVG and HTML |
//! | `results` | the classes of results, which are frozen |
//! | `single` | functions about one puzzle |
//! | `many` | functions about many puzzles |
//! | `table` | tables in Arrow's memory format |
//! | `dataset` | data sets |
//! | `command` | runs the command `numpre` |

mod board;
mod call;
mod command;
mod dataset;
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
    use crate::dataset::{
        DatasetPlan, dataset_audit, dataset_card, dataset_make, dataset_manifest, dataset_score,
        dataset_toml, dataset_verify,
    };
    #[pymodule_export]
    use crate::many::{
        canonical_many, check_many, explain_many, generate_many, isomorph_many, rate_many,
        solve_many, table_of, verify_many,
    };
    #[pymodule_export]
    use crate::results::{
        Assessment, Clash, Exercise, Explanation, Fault, Generated, Hint, HodokuRating, PhotoBoard,
        PhotoCell, Possible, Rating, Reason, Record, SeRating, Solved, Step, Verification, Warning,
        Why, rebuild_step,
    };
    #[pymodule_export]
    use crate::single::{
        Puzzles, PuzzlesIterator, Records, ask, canonical, check, class_id, count, daily, exercise,
        explain, generate, grid, hint, hints, isomorph, possible, puzzles, rate, read, read_photo,
        solve, verify, why,
    };
    #[pymodule_export]
    use crate::table::{Column, ColumnIterator, Stream, Table, TableIterator, read_table, stream};

    #[pymodule_init]
    fn init(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
        use pyo3::types::PyModuleMethods;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
