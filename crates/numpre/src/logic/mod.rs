//! Logic: solving as a person does, one named step at a time (S4.3).
//!
//! | module | what it holds |
//! |---|---|
//! | `solving_state` | the board that steps work on |
//! | `step` | a [`Step`] as data: its [`Evidence`], what it does, what it rests on, the [`Roles`] of what is to be drawn |
//! | `technique` | the [catalogue](Technique) |
//! | `find` | a file a technique: who finds it, and how it works |
//! | `shortest` | which assumption is refuted in the fewest steps |
//! | [`ladder`] | which techniques are tried, in which order |
//! | `reasoner` | the next step, all next steps, the whole explanation |
//!
//! | technique | S4 |
//! |---|---|
//! | full house | – |
//! | naked single | Sbit |
//! | hidden single | Ubit |
//! | locked candidates | InterSection |
//! | naked pair, triple, quad | E(2), E(3), E(4) |
//! | hidden pair, triple, quad | X(2), X(3), X(4) |
//! | X-wing | – |
//! | contradiction, 背理法 | Negation |
//! | trial and error | A2-6 |
//!
//! A [`Reasoner`] tries the techniques of its ladder in order on a [`SolvingState`]; what one finds
//! is a [`Step`], plain data. [`proof`](crate::proof) replays steps and judges them without any of
//! this.
//!
//! To add a technique: write its finder (or give a family here another size), add its row to the
//! catalogue, put it on the ladders that want it; its drawn boards go to `tests/techniques`. A
//! technique of a new family has evidence of its own, which the judge has to know before anything
//! compiles.

mod find;
pub mod ladder;
mod reasoner;
mod refute;
mod shortest;
mod solving_state;
mod step;
mod technique;

pub use crate::closure::Assumption;
pub use find::{Finder, Found, Visit};
pub use reasoner::{
    End, Explanation, Next, Reasoner, explain, first_steps_of, next_step, steps_of,
};
pub use refute::refute;
pub use shortest::Remembered;
pub use solving_state::SolvingState;
pub use step::{
    Contradiction, Evidence, Link, Marks, Node, Premises, Reach, Refutation, Role, Roles, Step,
    Strength, notation,
};
pub use technique::{Shape, Technique, UnknownTechnique};
