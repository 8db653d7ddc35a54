//! The rating of Sudoku Explainer 1.2.1: ER, EP and ED.
//!
//! Sudoku Explainer solves a puzzle with the easiest hint that it finds, again and again. ER is the
//! rating of its hardest hint, EP the highest rating up to the first digit that is placed, ED the
//! rating of the first hint. Forums and data sets quote these numbers, so this rater finds the same
//! hint as the program at every step, its quirks included.
//!
//! | file | contents |
//! |---|---|
//! | `score` | ER, EP and ED |
//! | `technique` | the names of the techniques |
//! | `variant` | ratings of isomorphs and of the canonical form |
//! | `rater` | the techniques in order, and the loop over the steps |
//! | `geometry`, `sheet`, `boards` | the board and its candidates |
//! | `literal`, `links` | literals, and the links between them |
//! | `effect` | what a hint changes |
//! | `singles`, `locked`, `sets`, `fish`, `wings`, `loops`, `bug`, `aligned` | techniques |
//! | `reach` | which candidates lead to which |
//! | `chains`, `length` | cycles and forcing chains; what their length adds |
//! | `closure` | all that follows from a literal |
//! | `cases` | Nishio, multiple and dynamic forcing chains |
//! | `advanced`, `nested` | techniques inside closures |
//! | `hints` | the hints one by one, with what each was found by |

mod advanced;
mod aligned;
mod boards;
mod bug;
mod cases;
mod chains;
mod closure;
mod effect;
mod fish;
mod geometry;
mod hints;
mod length;
mod links;
mod literal;
mod locked;
mod loops;
mod nested;
mod rater;
mod reach;
mod score;
mod sets;
mod sheet;
mod singles;
mod technique;
mod variant;
mod wings;

pub(crate) use hints::{SeArgument, SeHint, SeHints, Statement, nested_hint};
pub use rater::SeRater;
pub use score::{NoSeScore, ParseSeRatingError, SeRating, SeScore};
pub use technique::SeTechnique;
pub use variant::{SeSpread, SeVariant};
