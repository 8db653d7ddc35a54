//! Canonical forms, class ids and random isomorphs.

use crate::board::{Grid, whole};
use crate::call;
use numpre::canonical as core;
use numpre::random::random_isomorph;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Return the canonical form (minlex) of a board: the least of all its isomorphs.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle or a full grid.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.canonical(numpre.isomorph(p, seed=1)) == numpre.canonical(p)
/// True
#[pyfunction]
pub(crate) fn canonical(py: Python<'_>, board: &Bound<'_, PyAny>) -> PyResult<Grid> {
    let board = whole(board)?;
    call::long(py, |_| Grid(core::canonical(&board)))
}

/// Return the id of a board's class: 16 bytes that are the same for all its isomorphs.
///
/// The id is the beginning of the SHA-256 hash of the canonical form as 81 characters.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle or a full grid.
///
/// Examples
/// --------
/// >>> import hashlib, numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> line = str(numpre.canonical(p)).encode()
/// >>> numpre.class_id(p) == hashlib.sha256(line).digest()[:16]
/// True
#[pyfunction]
pub(crate) fn class_id<'py>(board: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    let (py, board) = (board.py(), whole(board)?);
    let id = call::long(py, |_| numpre_table::class_id(&board).0)?;
    Ok(PyBytes::new(py, &id))
}

/// Return a random isomorph of a board.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle or a full grid.
/// seed, index : int
///     Another seed or index gives another isomorph.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.isomorph(p, seed=1).clues
/// 30
#[pyfunction]
#[pyo3(signature = (board, *, seed, index = 0))]
pub(crate) fn isomorph(board: &Bound<'_, PyAny>, seed: u64, index: u64) -> PyResult<Grid> {
    let board = whole(board)?;
    call::short(|| Grid(random_isomorph(seed, index).apply(&board)))
}
