//! The results of searches and checks.

use crate::board::{Cell, Grid, State};
use crate::draw::{Drawn, of_puzzle};
use crate::values::{HouseNumber, Items, Marks};
use numpre::CellSet;
use numpre_api::{AssessReply, PossibleReply, ReasonKind, VerifyReply};
use numpre_draw::{Scene, View, board, comparison, two_solutions};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;

/// Returns the cells of a set, in reading order.
pub(crate) fn cells(cells: CellSet) -> Items<Cell> {
    cells.iter().map(Cell).collect()
}

result! {
    /// The result of a search: the only solution, or two if there are multiple.
    ///
    /// As a condition, it is true if there is exactly one solution.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> match numpre.solve(p):
    /// ...     case numpre.Solved(status="unique", solution=solution):
    /// ...         print(solution[4, 4])
    /// 5
    Solved {
        /// The givens.
        puzzle: Grid,
        /// ``"unique"``, ``"multiple"`` or ``"none"``.
        status: String,
        /// A solution, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        solution: Option<Grid>,
        /// Another solution, if there are multiple.
        #[serde(skip_serializing_if = "Option::is_none")]
        second: Option<Grid>,
        /// The number of calls of the search, if `stats` was true.
        #[serde(skip_serializing_if = "Option::is_none")]
        calls: Option<u64>,
        /// The time of the search in microseconds, if `stats` was true.
        #[serde(skip_serializing_if = "Option::is_none")]
        micros: Option<u64>,
    }
}

#[pymethods]
impl Solved {
    fn __bool__(&self) -> bool {
        self.status == "unique"
    }
}

impl Drawn for Solved {
    fn headline(&self) -> String {
        format!("Solved: {}", self.status)
    }

    fn scene(&self) -> Option<Scene> {
        Some(match (&self.solution, &self.second) {
            (Some(first), Some(second)) => two_solutions(&self.puzzle.0, &first.0, &second.0),
            (Some(only), None) => board(&View::answer(&self.puzzle.0, &only.0)),
            _ => board(&View::puzzle(&self.puzzle.0)),
        })
    }
}

result! {
    /// A digit that occurs twice in a house.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> clash = numpre.check("11" + "." * 79).clashes[0]
    /// >>> clash.house, clash.digit, [str(cell) for cell in clash.cells]
    /// (0, 1, ['r1c1', 'r1c2'])
    Clash {
        /// The house: rows 0 to 8, columns 9 to 17, blocks 18 to 26.
        house: HouseNumber,
        /// The digit.
        digit: u8,
        /// The cells that hold it.
        cells: Items<Cell>,
        /// A sentence.
        text: String,
    }
}

impl Drawn for Clash {
    fn headline(&self) -> String {
        format!("Clash: {}", self.text)
    }
}

result! {
    /// The result of a check: how many solutions a board has, and its mistakes.
    ///
    /// As a condition, it is true if there is exactly one solution.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.check("." * 81).status
    /// 'multiple'
    Assessment {
        /// The board.
        puzzle: State,
        /// ``"unique"``, ``"multiple"`` or ``"none"``.
        status: String,
        /// The status in detail: ``"solved"``, ``"proper"``, ``"multiple"``, ``"none"``,
        /// ``"clash"``, ``"wrong-digits"`` or ``"wrong-removals"``.
        condition: String,
        /// The only solution of the givens, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        solution: Option<Grid>,
        /// The digits that occur twice in a house.
        clashes: Items<Clash>,
        /// The cells that clash, hold a wrong digit, or have lost the right candidate.
        wrong: Items<Cell>,
    }
}

#[pymethods]
impl Assessment {
    fn __bool__(&self) -> bool {
        self.status == "unique"
    }
}

impl Assessment {
    pub(crate) fn of(puzzle: State, found: AssessReply) -> Assessment {
        let clash = |clash: numpre_api::Clash| Clash {
            house: HouseNumber(clash.house),
            digit: clash.digit.get(),
            cells: cells(clash.cells),
            text: clash.text.unwrap_or_default(),
        };
        let condition = numpre_api::row::Value::of(&found.condition);
        let condition = match condition {
            numpre_api::row::Value::Text(name) => name.into_owned(),
            _ => unreachable!("a condition is written as its name"),
        };
        Assessment {
            puzzle,
            status: found.status.name().to_owned(),
            condition,
            solution: found.solution.map(Grid),
            clashes: found.clashes.into_iter().map(clash).collect(),
            wrong: cells(found.wrong),
        }
    }
}

impl Drawn for Assessment {
    fn headline(&self) -> String {
        format!("Assessment: {} ({})", self.status, self.condition)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.puzzle.0))
    }

    fn remarks(&self) -> Vec<String> {
        self.clashes.0.iter().map(|clash| clash.text.clone()).collect()
    }
}

result! {
    /// A reason why an answer is wrong.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.verify("." * 81, "." * 81).reasons[0].reason
    /// 'blank'
    Reason {
        /// ``"blank"``, ``"given-changed"`` or ``"duplicate"``.
        reason: String,
        /// The cells that are blank, changed, or hold the duplicate.
        cells: Items<Cell>,
        /// The house of a duplicate: rows 0 to 8, columns 9 to 17, blocks 18 to 26.
        #[serde(skip_serializing_if = "Option::is_none")]
        house: Option<HouseNumber>,
        /// The digit of a duplicate.
        #[serde(skip_serializing_if = "Option::is_none")]
        digit: Option<u8>,
        /// A sentence about a duplicate.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    }
}

impl Drawn for Reason {
    fn headline(&self) -> String {
        let names: Vec<String> = self.cells.0.iter().map(|cell| cell.0.to_string()).collect();
        format!("Reason: {} {}", self.reason, names.join(" "))
    }
}

result! {
    /// The verdict on an answer.
    ///
    /// As a condition, it is true if the answer is right.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = numpre.generate(seed=1)
    /// >>> bool(numpre.verify(p.puzzle, p.solution))
    /// True
    Verification {
        /// The puzzle.
        puzzle: Grid,
        /// The answer.
        answer: Grid,
        /// True if the answer is right.
        correct: bool,
        /// The reasons why the answer is wrong; empty if it is right.
        reasons: Items<Reason>,
    }
}

#[pymethods]
impl Verification {
    fn __bool__(&self) -> bool {
        self.correct
    }
}

impl Verification {
    pub(crate) fn of(puzzle: Grid, answer: Grid, found: VerifyReply) -> Verification {
        let reason = |reason: numpre_api::Reason| Reason {
            reason: match reason.reason {
                ReasonKind::Blank => "blank".to_owned(),
                ReasonKind::GivenChanged => "given-changed".to_owned(),
                ReasonKind::Duplicate => "duplicate".to_owned(),
            },
            cells: cells(reason.cells),
            house: reason.house.map(HouseNumber),
            digit: reason.digit.map(numpre::Digit::get),
            text: reason.text,
        };
        let reasons = found.reasons.into_iter().map(reason).collect();
        Verification { puzzle, answer, correct: found.correct, reasons }
    }
}

impl Drawn for Verification {
    fn headline(&self) -> String {
        format!("Verification: {}", if self.correct { "correct" } else { "incorrect" })
    }

    fn scene(&self) -> Option<Scene> {
        Some(comparison(&self.puzzle.0, &self.answer.0, None))
    }

    fn remarks(&self) -> Vec<String> {
        self.reasons.0.iter().map(Drawn::headline).collect()
    }
}

result! {
    /// The digits that each cell can have, by the number of solutions that they lead to.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> found = numpre.possible(p)
    /// >>> found.one.sum(), str(found.redundant[0])
    /// (np.int64(81), 'r1c1')
    Possible {
        /// The board.
        puzzle: State,
        /// The digits that lead to exactly one solution; an array (81, 9).
        one: Marks,
        /// The digits that lead to multiple solutions; an array (81, 9).
        multiple: Marks,
        /// The givens without which there is still exactly one solution. Each is tested separately:
        /// without two of them, there may be multiple solutions.
        redundant: Items<Cell>,
    }
}

impl Possible {
    pub(crate) fn of(puzzle: State, found: PossibleReply) -> Possible {
        Possible {
            puzzle,
            one: Marks(found.one.0),
            multiple: Marks(found.multiple.0),
            redundant: cells(found.not_needed),
        }
    }
}

impl Drawn for Possible {
    fn headline(&self) -> String {
        format!("Possible: {} redundant givens", self.redundant.0.len())
    }

    fn scene(&self) -> Option<Scene> {
        let mut possible = self.one.0;
        for (cell, digits) in self.multiple.0.iter() {
            possible[cell] |= digits;
        }
        Some(board(&View::with_candidates(&self.puzzle.0.grid(), &possible)))
    }
}
