//! Fish: a digit's places in *n* base houses all lie in *n* cover houses, except for fins.
//!
//! *Picture.* Every house contains the digit in one cell. Suppose no fin is the digit. Then this
//! cell of each base house is also in a cover house. So *n* base houses use up *n* cover houses,
//! and no other cell of the cover houses can be the digit. If a fin is the digit, the cells that it
//! sees are not. So the digit is removed from other cells of the cover houses that see every fin.
//!
//! | fish | base houses | cover houses | fins |
//! |---|---|---|---|
//! | X-wing, swordfish, jellyfish | rows (columns) | columns (rows) | none |
//! | finned | rows (columns) | columns (rows) | a few |
//! | sashimi | rows (columns) | columns (rows) | a base line has fewer than 2 places without them |
//! | Franken | rows (columns) and blocks | columns (rows) and blocks | possible |
//! | mutant | any | any | possible |
//!
//! If houses overlap, count: a cell cannot be the digit if it lies in more cover houses than base
//! houses. A place in two base houses is a fin, because the digit there would serve both.
//!
//! | file | contents |
//! |---|---|
//! | `lines` | fish without fins |
//! | `general` | all others |
//!
//! *Source.* Not in S4.

pub(in crate::logic) mod general;
pub(in crate::logic) mod lines;
