//! Patterns of cases: what their sentences say of nodes and reasons, and whether it holds on a
//! board.

use crate::board::{Board, Effect, cells_of};
use crate::chain::{Because, Link, Node, conflict};

/// A node that is true or false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Statement {
    pub(crate) node: Node,
    pub(crate) is_true: bool,
}

impl Statement {
    /// Returns what a board loses by the statement; `None` if it is about several cells.
    pub(crate) fn effect(&self) -> Option<Effect> {
        let &[cell] = &*self.node.cells else { return None };
        Some(match self.is_true {
            true => Effect::Place(cell, self.node.digit),
            false => Effect::Remove(vec![cell], vec![self.node.digit]),
        })
    }
}

/// The consequences of a true node: each statement follows from the one before it.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) start: Node,
    pub(crate) statements: Vec<(Statement, Because)>,
}

impl Case {
    /// Returns the last statement.
    pub(crate) fn end(&self) -> &Statement {
        let (end, _) = self.statements.last().unwrap();
        end
    }

    /// Returns whether each statement follows from the one before it, for the reason that the
    /// sentence says.
    pub(crate) fn holds(&self, board: &Board) -> bool {
        let start = Statement { node: self.start.clone(), is_true: true };
        let statements = self.statements.iter().map(|(statement, _)| statement);
        let before = std::iter::once(&start).chain(statements);
        before.zip(&self.statements).all(|(before, (next, because))| {
            let (from, to) = (before.node.clone(), next.node.clone());
            let is_in = |cell: &usize, house: usize| cells_of(house).contains(cell);
            match (before.is_true, next.is_true) {
                (true, false) => {
                    let is_reason = match because {
                        Because::House(house) => {
                            from.digit == to.digit
                                && from
                                    .cells
                                    .iter()
                                    .chain(&to.cells)
                                    .all(|cell| is_in(cell, *house))
                        }
                        Because::SameCell => from.digit != to.digit,
                        Because::Digits(_) | Because::Pair(_) => false,
                    };
                    is_reason && conflict(&from, &to)
                }
                (false, true) => Link { from, to, because: because.clone() }.holds(board),
                _ => false,
            }
        })
    }
}
