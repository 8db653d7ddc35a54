//! The class `Step`: a step of reasoning.

use super::answers::cells;
use crate::board::{Cell, State, json, state_of};
use crate::draw::Drawn;
use crate::engine;
use crate::values::{HouseNumber, Items, plain};
use numpre::logic::{self, SolvingState};
use numpre_api::{Board, StepData};
use numpre_draw::Scene;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde::{Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// A step of reasoning: the cells, houses and digits it is based on, and its conclusions.
///
/// Every step of a result has passed the check that `Explanation.judge` makes.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> step = numpre.explain(p)[0]
/// >>> step.technique, step.placements, step.notation
/// ('hidden-single', ((Cell('r1c6'), 8),), 'r1c6=8')
/// >>> step.eliminations, step.line
/// ((), None)
#[pyclass(frozen, eq, hash, from_py_object, module = "numpre")]
#[derive(Clone, Debug)]
pub(crate) struct Step {
    found: logic::Step,
    text: String,
    language: String,
    /// The board before the step; `None` for a step inside a line of reasoning.
    board: Option<State>,
}

impl PartialEq for Step {
    fn eq(&self, other: &Step) -> bool {
        self.found == other.found && self.text == other.text
    }
}

impl Eq for Step {}

impl Hash for Step {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.found.technique, &self.found.placements, &self.text).hash(hasher);
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.data().serialize(serializer)
    }
}

impl Step {
    /// Makes a step on a board, with its text in a language.
    pub(crate) fn new(found: logic::Step, board: Option<State>, language: &str) -> Step {
        let text = engine::texts(language).text_of(&found);
        Step { found, text, language: language.to_owned(), board }
    }

    /// Converts the step of a reply. The request must have asked for proofs.
    pub(crate) fn of_reply(step: numpre_api::Step, board: State, language: &str) -> Step {
        let text = step.data.text.clone();
        match logic::Step::try_from(step.data) {
            Ok(found) => Step { found, text, language: language.to_owned(), board: Some(board) },
            Err(field) => unreachable!("the request asked for proofs, and {field} is missing"),
        }
    }

    /// Makes a step on a board, with a text that says more than the text of the step itself.
    pub(crate) fn with_text(found: logic::Step, board: State, text: String, lang: &str) -> Step {
        Step { found, text, language: lang.to_owned(), board: Some(board) }
    }

    /// Makes steps that follow each other. Each is on the board that results from the earlier ones.
    pub(crate) fn all(start: &State, steps: Vec<logic::Step>, language: &str) -> Items<Step> {
        let mut state = SolvingState::from(&start.0);
        let step = |found: logic::Step| {
            let before = state_of(&start.0.givens, &state);
            state.apply(&found);
            Step::new(found, Some(before), language)
        };
        steps.into_iter().map(step).collect()
    }

    pub(crate) fn found(&self) -> &logic::Step {
        &self.found
    }

    pub(crate) fn said(&self) -> &str {
        &self.text
    }

    fn data(&self) -> StepData {
        let mut data = StepData::new(&self.found, &engine::texts(&self.language));
        data.text.clone_from(&self.text);
        data
    }
}

impl Drawn for Step {
    fn headline(&self) -> String {
        format!("Step: {} {}", self.found.technique.slug(), self.found)
    }

    fn scene(&self) -> Option<Scene> {
        let State(puzzle) = self.board.as_ref()?;
        Some(numpre_draw::step(&puzzle.givens, &SolvingState::from(puzzle), &self.found))
    }

    fn remarks(&self) -> Vec<String> {
        vec![self.text.clone()]
    }
}

#[pymethods]
impl Step {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    const MATCH_ARGS: (&'static str, &'static str, &'static str) =
        ("technique", "placements", "eliminations");

    /// The name of the technique, such as ``"naked-pair"``.
    #[getter]
    fn technique(&self) -> &'static str {
        self.found.technique.slug()
    }

    /// The digits it places, each with its cell.
    #[getter]
    fn placements(&self) -> Items<(Cell, u8)> {
        self.found.placements.iter().map(|&(cell, digit)| (Cell(cell), digit.get())).collect()
    }

    /// The candidates it removes, without those that its placements rule out.
    #[getter]
    fn eliminations(&self) -> Items<(Cell, u8)> {
        self.found.eliminations.pairs().map(|(cell, digit)| (Cell(cell), digit.get())).collect()
    }

    /// The cells that it is based on.
    #[getter]
    fn cells(&self) -> Items<Cell> {
        cells(self.found.evidence.cells())
    }

    /// The houses that it is based on: rows 0 to 8, columns 9 to 17, blocks 18 to 26.
    #[getter]
    fn houses(&self) -> Items<HouseNumber> {
        self.found.evidence.houses().into_iter().map(HouseNumber).collect()
    }

    /// The digits that it is based on.
    #[getter]
    fn digits(&self) -> Items<u8> {
        self.found.evidence.digits().iter().map(numpre::Digit::get).collect()
    }

    /// The step in words.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// Its placements and eliminations in shorthand: ``"r9c79<>2"``.
    #[getter]
    fn notation(&self) -> String {
        self.found.to_string()
    }

    /// The steps from its assumption to a contradiction; None for a step without an assumption.
    #[getter]
    fn line(&self) -> Option<Items<Step>> {
        let refutation = self.found.evidence.refutation()?;
        let step = |step: &logic::Step| Step::new(step.clone(), None, &self.language);
        Some(refutation.steps.iter().map(step).collect())
    }

    /// Return the step with its proof as dictionaries and lists, named as in the command's JSON.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, self)
    }

    fn __str__(&self) -> String {
        self.text.clone()
    }

    fn __repr__(&self) -> String {
        Drawn::text(self)
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.svg()
    }

    fn _repr_html_(&self) -> String {
        self.html()
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Step>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, step) = (slf.py(), slf.get());
        let rebuild = py.import("numpre._native")?.getattr("_rebuild_step")?;
        let board = step.board.as_ref().map(json);
        let fields = (json(step), board, step.language.as_str());
        Ok((rebuild, fields.into_pyobject(py)?))
    }
}

/// Return a step from its JSON, for pickling.
#[pyfunction]
#[pyo3(name = "_rebuild_step")]
pub(crate) fn rebuild_step(data: &str, board: Option<&str>, language: &str) -> PyResult<Step> {
    let bad = |error: serde_json::Error| PyValueError::new_err(error.to_string());
    let data: StepData = serde_json::from_str(data).map_err(bad)?;
    let board: Option<Board> = board.map(serde_json::from_str).transpose().map_err(bad)?;
    let text = data.text.clone();
    let found = logic::Step::try_from(data)
        .map_err(|field| PyValueError::new_err(format!("no field {field} in the step")))?;
    let board = board.map(|board| State(board.puzzle()));
    Ok(Step { found, text, language: language.to_owned(), board })
}
