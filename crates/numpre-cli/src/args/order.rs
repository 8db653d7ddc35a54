//! Which techniques are tried before which.

use numpre::assess::Assessor;
use numpre::logic::{Reasoner, ladder};

/// Whose order of techniques explains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Order {
    // A player's: last cell of a house, hidden single, naked single, …
    #[default]
    Player,
    // That of the ranks' source of 1999.
    S4,
}

impl Order {
    /// Who explains in this order.
    pub fn assessor(self) -> Assessor {
        Assessor::new(Reasoner::new(match self {
            Order::Player => ladder::PLAYER,
            Order::S4 => ladder::S4,
        }))
    }
}
