//! The class `State`: a board in progress.

use super::{Grid, read};
use crate::draw::{Drawn, of_puzzle};
use crate::results::Step;
use crate::values::{Marks, plain};
use numpre::logic::SolvingState;
use numpre::{Candidates, Puzzle};
use numpre_api::{Board, CellSets};
use numpre_draw::Scene;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::{Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// A board in progress: givens, digits placed since, and candidates.
///
/// Parameters
/// ----------
/// givens : Board
///     The digits that the puzzle gives.
/// placed : Board, optional
///     The digits placed since. Digits in the cells of givens are ignored.
/// candidates : array (81, 9) of bool, optional
///     The candidates of each cell. Those of cells with a digit are ignored.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> state = numpre.State(p)
/// >>> step = numpre.hint(state).step
/// >>> step.notation, state.apply(step).placed["r1c6"]
/// ('r1c6=8', 8)
#[pyclass(frozen, eq, hash, from_py_object, module = "numpre")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State(pub(crate) Puzzle);

/// Converts the state of a solver to a board. The digits of `givens` are its givens; all others
/// count as placed.
pub(crate) fn state_of(givens: &numpre::Grid, state: &SolvingState) -> State {
    State(Board::of_state(givens, state).puzzle())
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.0.givens, self.0.placed, self.0.candidates.as_deref()).hash(hasher);
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Board::of(&self.0).serialize(serializer)
    }
}

impl Drawn for State {
    fn headline(&self) -> String {
        self.0.grid().to_string()
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.0))
    }

    fn text(&self) -> String {
        self.scene().as_ref().map(crate::draw::characters).unwrap_or_default()
    }

    fn html(&self) -> String {
        self.svg().unwrap_or_default()
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (givens, *, placed = None, candidates = None))]
    fn new(
        givens: &Bound<'_, PyAny>,
        placed: Option<&Bound<'_, PyAny>>,
        candidates: Option<Marks>,
    ) -> PyResult<State> {
        let given = read::puzzle(givens)?;
        if placed.is_none() && candidates.is_none() {
            return Ok(State(given));
        }
        let mut board = Board::of(&given);
        if let Some(placed) = placed {
            board.placed = Some(read::whole(placed)?);
        }
        if let Some(Marks(candidates)) = candidates {
            board.candidates = Some(CellSets(candidates));
        }
        Ok(State(board.puzzle()))
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    const MATCH_ARGS: (&'static str, &'static str) = ("givens", "placed");

    /// The digits that the puzzle gives.
    #[getter]
    fn givens(&self) -> Grid {
        Grid(self.0.givens)
    }

    /// The digits placed since, without the givens.
    #[getter]
    fn placed(&self) -> Grid {
        Grid(self.0.placed)
    }

    /// Return the board after a step.
    ///
    /// Parameters
    /// ----------
    /// step : Step
    ///     A step of any result.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> numpre.State(p).apply(numpre.explain(p)[0]).placed.clues
    /// 1
    fn apply(&self, step: &Step) -> State {
        let mut state = SolvingState::from(&self.0);
        state.apply(step.found());
        state_of(&self.0.givens, &state)
    }

    /// Return the candidates of each cell; a cell with a digit has none.
    ///
    /// Returns
    /// -------
    /// array (81, 9) of bool
    ///     True in row ``c`` and column ``d`` if digit ``d + 1`` is a candidate of cell ``c``.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.State("." * 81).candidates().sum()
    /// np.int64(729)
    fn candidates(&self) -> Marks {
        let marks = self.0.pencil_marks();
        let mut open = Candidates::NONE;
        for cell in self.0.grid().blanks().iter() {
            open[cell] = marks[cell];
        }
        Marks(open)
    }

    /// Return the state as dictionaries and lists, as in the JSON of requests.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, self)
    }

    fn __str__(&self) -> String {
        self.0.grid().to_string()
    }

    fn __repr__(&self) -> String {
        self.text()
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.svg()
    }

    fn _repr_html_(&self) -> String {
        self.html()
    }

    /// Return a state from its JSON, for pickling.
    #[staticmethod]
    fn _from_json(json: &str) -> PyResult<State> {
        let board: Board = serde_json::from_str(json)
            .map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))?;
        Ok(State(board.puzzle()))
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, State>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let json = json(slf.get());
        let class: Bound<'py, PyType> = slf.get_type();
        let rebuild = class.into_bound_py_any(slf.py())?.getattr("_from_json")?;
        Ok((rebuild, PyTuple::new(slf.py(), [json])?))
    }
}

/// Returns a value as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(json) => json,
        Err(_) => unreachable!("every value of a result has a form in JSON"),
    }
}
