//! Logic: solving as a person does, one named step at a time (S4.3).
//!
//! | module | what it holds |
//! |---|---|
//! | `technique` | the [catalogue](Technique), as data |
//! | `solving_state` | the board that steps work on |
//! | `step` | a [`Step`] as data: [`Evidence`], effect, what it rests on, [`Roles`] in drawings |
//! | `find` | the rules, a file for each family of techniques |
//! | `refutation` | techniques that assume something; the assumption refuted in fewest steps |
//! | `finder` | runs the rule or the refutation of a technique |
//! | `cache` | what one explanation keeps from step to step |
//! | [`ladder`] | the techniques to try, and their order |
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
//! | X-wing, swordfish, jellyfish | – |
//! | negation, 背理法 | Negation |
//! | trial and error, 試行錯誤 | A2-6 |
//!
//! A [`Reasoner`] tries the techniques of its ladder in order on a [`SolvingState`]. Each finding
//! is a [`Step`], plain data. [`proof`](crate::proof) replays steps and checks them without any
//! code of this module.
//!
//! To add a technique, see CONTRIBUTING.md. A technique of a known family needs a row in the
//! catalogue, a place on the ladders that should use it, names, a fixture and a page. A new family
//! has a form of evidence of its own; the compiler then asks for its condition and effect, its
//! roles, its finder, its sentence and the checker's rule.

mod cache;
mod find;
mod finder;
pub mod ladder;
mod reasoner;
mod refutation;
mod solving_state;
mod step;
mod technique;

pub use crate::closure::Assumption;
pub use finder::{Found, find};
pub use reasoner::{
    End, Explanation, Next, Reasoner, explain, first_steps_of, next_step, steps_of,
};
pub use refutation::refute;
pub use solving_state::SolvingState;
pub use step::{
    Contradiction, Evidence, Link, Marks, Node, Premises, Reach, Refutation, Role, Roles, Step,
    Strength, notation,
};
pub use technique::{Shape, Technique, UnknownTechnique};
