//! Logic: solving as a person does, one named step at a time (S4.3).
//!
//! | module | what it holds |
//! |---|---|
//! | `technique` | the [catalogue](Technique), as data |
//! | `class`, `choice` | classes of techniques, and the choice of those that a player knows |
//! | `hodoku` | levels and scores of techniques in the program HoDoKu |
//! | `solving_state` | the board that steps work on |
//! | `step` | a [`Step`] as data: [`Evidence`], effect, what it rests on, [`Roles`] in drawings |
//! | `facts` | facts about a board that several rules need |
//! | `find` | the rules, a file for each family of techniques |
//! | `name` | the name of a fish or a chain |
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
//! | X-wing, swordfish, jellyfish; finned and sashimi ones | – |
//! | Franken fish, mutant fish | – |
//! | skyscraper, two-string kite, turbot fish, empty rectangle, XY-wing, W-wing | – |
//! | locked pair and triple | – |
//! | XYZ-wing, WXYZ-wing, ALS-XZ, ALS-XY-wing, ALS chain | – |
//! | sue de coq, death blossom, SK loop | – |
//! | remote pair, simple and multi-colouring, 3D Medusa | – |
//! | X-chain, XY-chain, AIC; grouped X-chain and AIC | – |
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
mod choice;
mod class;
mod facts;
mod find;
mod finder;
mod hodoku;
pub mod ladder;
mod name;
mod reasoner;
mod refutation;
mod solving_state;
mod step;
mod technique;

pub use crate::closure::Assumption;
pub use choice::Choice;
pub use class::Class;
pub use finder::{Found, find};
pub use hodoku::{HodokuLevel, HodokuScore, UnknownHodokuLevel};
pub use name::name_of;
pub use reasoner::{
    End, Explanation, Next, Reasoner, explain, first_steps_of, next_step, steps_of,
};
pub(crate) use refutation::Draft;
pub use refutation::refute;
pub use solving_state::SolvingState;
pub(crate) use step::premises;
pub use step::{
    Because, Branch, CasesPattern, Cluster, Colour, ColourRule, Confined, Contradiction, Cover,
    DeadlyPattern, DeadlyScope, Evidence, Link, Marks, Node, Premises, Reach, Refutation, Role,
    Roles, SetsPattern, Split, Step, Strength, notation,
};
pub use technique::{
    CasesKind, ChainKind, ColouringKind, DeadlyKind, SetsKind, Shape, Technique, UnknownTechnique,
};
