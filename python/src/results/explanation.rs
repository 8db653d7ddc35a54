//! The class `Explanation`: the steps from a board to its solution, and a check of these steps.

use super::Step;
use crate::board::{State, state_of};
use crate::draw::{Drawn, of_puzzle};
use crate::engine;
use crate::errors;
use crate::values::{Items, count_of, index_of, plain};
use numpre::logic::SolvingState;
use numpre::proof::check;
use numpre_draw::Scene;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyTuple, PyType};
use serde::Serialize;

/// The largest number of steps that are shown.
const SHOWN: usize = 5;

result! {
    /// A step that `Explanation.judge` rejects as unsound.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> e = numpre.explain(p)
    /// >>> numpre.Explanation(e.puzzle, e[1:], e.end, e.rank).judge().path
    /// (0,)
    Fault {
        /// The index of the step. If the fault is inside its line of reasoning, the index of the
        /// step in that line follows.
        path: Items<usize>,
        /// A stable name, such as ``"does-not-follow"``.
        reason: String,
        /// A sentence.
        text: String,
    }
}

impl Drawn for Fault {
    fn headline(&self) -> String {
        format!("Fault: {}", self.text)
    }
}

/// The steps from a board to its solution; a sequence of Step.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> e = numpre.explain(p)
/// >>> len(e), e.end, e.rank
/// (51, 'solved', 1)
/// >>> e.state(51).placed.clues
/// 51
/// >>> e.judge() is None
/// True
#[pyclass(frozen, eq, hash, from_py_object, sequence, module = "numpre")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Explanation {
    puzzle: State,
    rank: u8,
    end: String,
    steps: Items<Step>,
}

impl Explanation {
    pub(crate) fn of(puzzle: State, walk: numpre_api::Walk, language: &str) -> Explanation {
        let end = if walk.is_solved { "solved" } else { "stuck" }.to_owned();
        let steps = Step::all(&puzzle, walk.steps, language);
        Explanation { puzzle, rank: walk.rank.get(), end, steps }
    }
}

impl Drawn for Explanation {
    fn headline(&self) -> String {
        let count = self.steps.0.len();
        format!("Explanation: rank {}, {count} steps, {}", self.rank, self.end)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.puzzle.0))
    }

    fn remarks(&self) -> Vec<String> {
        let steps = &self.steps.0;
        let line = |(place, step): (usize, &Step)| format!("{}. {}", place + 1, step.found());
        let mut lines: Vec<String> = steps.iter().enumerate().take(SHOWN).map(line).collect();
        if steps.len() > SHOWN {
            lines.push("…".to_owned());
        }
        lines
    }
}

#[pymethods]
impl Explanation {
    #[new]
    fn new(puzzle: State, steps: Items<Step>, end: String, rank: u8) -> Explanation {
        Explanation { puzzle, rank, end, steps }
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    const MATCH_ARGS: (&'static str, &'static str, &'static str, &'static str) =
        ("puzzle", "steps", "end", "rank");

    /// The board before the first step.
    #[getter]
    fn puzzle(&self) -> State {
        self.puzzle.clone()
    }

    /// The steps.
    #[getter]
    fn steps(&self) -> Items<Step> {
        self.steps.clone()
    }

    /// ``"solved"``, or ``"stuck"`` if the techniques find no further step.
    #[getter]
    fn end(&self) -> &str {
        &self.end
    }

    /// The rank of the puzzle, 1 to 8.
    #[getter]
    fn rank(&self) -> u8 {
        self.rank
    }

    fn __len__(&self) -> usize {
        self.steps.0.len()
    }

    fn __getitem__<'py>(&self, at: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let (py, steps) = (at.py(), &self.steps.0);
        if let Ok(slice) = at.cast::<PySlice>() {
            let range = slice.indices(steps.len() as isize)?;
            let place = |number: usize| (range.start + number as isize * range.step) as usize;
            let picked: Items<Step> =
                (0..range.slicelength).map(|number| steps[place(number)].clone()).collect();
            return picked.into_bound_py_any(py);
        }
        let accepted = "the index of a step, or a slice";
        let index: isize = at.extract().map_err(|_| errors::wrong_type(at, accepted))?;
        let place = if index < 0 { index + steps.len() as isize } else { index };
        let step = usize::try_from(place).ok().and_then(|place| steps.get(place));
        let step = step.ok_or_else(|| {
            PyIndexError::new_err(format!("step {index}; expected less than {}", steps.len()))
        })?;
        step.clone().into_bound_py_any(py)
    }

    /// Return the index of the first step that equals a value.
    ///
    /// Raises
    /// ------
    /// ValueError
    ///     No step from `start` up to, but not including, `stop` equals it.
    #[pyo3(signature = (value, start = 0, stop = None))]
    fn index(
        slf: &Bound<'_, Explanation>,
        value: &Bound<'_, PyAny>,
        start: isize,
        stop: Option<isize>,
    ) -> PyResult<usize> {
        index_of(slf, value, (start, stop))
    }

    /// Return the number of steps that equal a value.
    fn count(slf: &Bound<'_, Explanation>, value: &Bound<'_, PyAny>) -> PyResult<usize> {
        count_of(slf, value)
    }

    /// Return the board after some steps.
    ///
    /// Parameters
    /// ----------
    /// steps : int
    ///     The number of steps to apply; 0 returns the board before the first.
    ///
    /// Raises
    /// ------
    /// IndexError
    ///     The explanation has fewer steps.
    fn state(&self, steps: usize) -> PyResult<State> {
        let all = &self.steps.0;
        if steps > all.len() {
            let text = format!("{steps} steps; expected at most {}", all.len());
            return Err(PyIndexError::new_err(text));
        }
        let mut state = SolvingState::from(&self.puzzle.0);
        all[..steps].iter().for_each(|step| state.apply(step.found()));
        Ok(state_of(&self.puzzle.0.givens, &state))
    }

    /// Replay all steps, and check each by the rules of the puzzle only.
    ///
    /// Returns
    /// -------
    /// Fault or None
    ///     The first unsound step; None if all steps are sound.
    fn judge(&self) -> Option<Fault> {
        let start = SolvingState::from(&self.puzzle.0);
        let steps: Vec<_> = self.steps.0.iter().map(|step| step.found().clone()).collect();
        let unsound = check(&start.puzzle(), &steps).err()?;
        Some(Fault {
            text: engine::texts(engine::ENGLISH).unsound(&unsound),
            reason: unsound.fault.name().to_owned(),
            path: Items(unsound.path),
        })
    }

    /// Return the result as dictionaries and lists, with the names of the command's JSON.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, self)
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

    fn __reduce__<'py>(
        slf: &Bound<'py, Explanation>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        let names = ["puzzle", "steps", "end", "rank"];
        let fields: PyResult<Vec<_>> = names.iter().map(|name| slf.getattr(*name)).collect();
        Ok((slf.get_type(), PyTuple::new(slf.py(), fields?)?))
    }
}
