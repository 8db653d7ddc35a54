//! The class `Rating`: the rank of a puzzle.

use crate::board::State;
use crate::draw::{Drawn, of_puzzle};
use crate::values::{Entries, plain};
use crate::{call, engine, errors};
use numpre_api::{Board, Ladder, RateReply};
use numpre_draw::Scene;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;
use std::sync::OnceLock;

/// The rank of a puzzle, and how often each technique is used.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> rating = numpre.rate(p)
/// >>> rating.rank, rating.name, rating.techniques
/// (1, 'very easy', {'naked-single': 51})
#[pyclass(frozen, eq, hash, from_py_object, module = "numpre")]
#[derive(Clone, Debug)]
pub(crate) struct Rating {
    puzzle: State,
    rank: u8,
    stars: String,
    name: String,
    /// The number of uses of each technique. They are counted when they are first read, because
    /// that takes a hundred times as long as the rank.
    techniques: OnceLock<Vec<(String, usize)>>,
}

impl PartialEq for Rating {
    fn eq(&self, other: &Rating) -> bool {
        (&self.puzzle, self.rank) == (&other.puzzle, other.rank)
    }
}

impl Eq for Rating {}

impl std::hash::Hash for Rating {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        (&self.puzzle, self.rank).hash(hasher);
    }
}

#[derive(Serialize)]
struct Shown<'a> {
    puzzle: numpre::Grid,
    status: &'static str,
    rank: u8,
    techniques: &'a Entries<usize>,
}

impl Rating {
    pub(crate) fn of(puzzle: State, found: RateReply) -> Rating {
        let RateReply { rank, name, stars, .. } = found;
        Rating { puzzle, rank, name, stars: stars.to_owned(), techniques: OnceLock::new() }
    }
}

impl Drawn for Rating {
    fn headline(&self) -> String {
        format!("Rating: {} {} ({})", self.rank, self.stars, self.name)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.puzzle.0))
    }
}

#[pymethods]
impl Rating {
    #[new]
    fn new(puzzle: State, rank: u8, stars: String, name: String) -> Rating {
        Rating { puzzle, rank, stars, name, techniques: OnceLock::new() }
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    const MATCH_ARGS: (&'static str, &'static str, &'static str, &'static str) =
        ("puzzle", "rank", "stars", "name");

    /// The board that was rated.
    #[getter]
    fn puzzle(&self) -> State {
        self.puzzle.clone()
    }

    /// The rank, 1 to 8.
    #[getter]
    fn rank(&self) -> u8 {
        self.rank
    }

    /// The rank in stars.
    #[getter]
    fn stars(&self) -> &str {
        &self.stars
    }

    /// The name of the rank, such as ``"very easy"``.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The number of uses of each technique of the 1999 page. They are counted at the first access.
    #[getter]
    fn techniques(&self, py: Python<'_>) -> PyResult<Entries<usize>> {
        if let Some(counted) = self.techniques.get() {
            return Ok(Entries(counted.clone()));
        }
        let board = Board::of(&self.puzzle.0);
        let walked = call::long(py, |cancel| {
            let highest = numpre::Rank::EXTREME;
            engine::with(|engine| {
                engine.walk(&board, Ladder::S4.up_to(highest), engine::ENGLISH, cancel.clone())
            })
        })?;
        let walked = walked.map_err(|fault| errors::fault(py, &fault))?;
        let count = |technique: &numpre::logic::Technique| {
            let is_same = |step: &&numpre::logic::Step| step.technique == *technique;
            let count = walked.steps.iter().filter(is_same).count();
            (count > 0).then(|| (technique.slug().to_owned(), count))
        };
        let counted = Ladder::S4.up_to(numpre::Rank::EXTREME).iter().filter_map(count).collect();
        Ok(Entries(self.techniques.get_or_init(|| counted).clone()))
    }

    /// Return the result as dictionaries and lists, with the names of the command's JSON.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let techniques = &self.techniques(py)?;
        let (puzzle, rank) = (self.puzzle.0.grid(), self.rank);
        plain(py, &Shown { puzzle, status: "unique", rank, techniques })
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
        slf: &Bound<'py, Rating>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        let names = ["puzzle", "rank", "stars", "name"];
        let fields: PyResult<Vec<_>> = names.iter().map(|name| slf.getattr(*name)).collect();
        Ok((slf.get_type(), PyTuple::new(slf.py(), fields?)?))
    }
}
